import type { CoreState } from '@holdout/kernel';
import { figuresOf } from '../content/kinds/index.ts';
import { talliesOf } from '../missions/block.ts';
import { settingOf } from '../setting.ts';
import { FREE_KINDS, NONE, ON_BOARD, PHASE_SETUP, SPAWN_ACTIVE, SPAWN_CLOSED, SPAWN_WAITING } from './ids.ts';
import type { Options } from './options.ts';
import type { ZombicideState } from './state.ts';

/** Grown entry by entry, so that the engine keeps it as a list without holes: those are read faster. */
function filled<T>(length: number, value: T): T[] {
  const list: T[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}

/** A table before anything is laid out. */
export function createState(options: Options, rng: CoreState['rng']): ZombicideState {
  const { board, kinds, mission, tokens, spawns, tents, triggers, mixed } = settingOf(options);
  const state: ZombicideState = {
    seq: 0,
    frames: [{ program: 'game', at: 'setup', vars: {} }],
    rng,
    entered: options.entered,
    switches: { askRerolls: filled(options.players, true) },
    over: null,
    options,
    survivors: [],
    cars: [],
    zombies: filled(board.zones.length * kinds.length, 0),
    supply: kinds.map((kind) => figuresOf(kind, mission.boxes)),
    noise: filled(board.zones.length, 0),
    loudZone: NONE,
    loudBy: NONE,
    doors: mission.doors.map((door) => (door.open ? 1 : 0)),
    revealed: filled(board.zones.length, 0),
    tokens: filled(tokens.length, ON_BOARD),
    faces: mixed ? tokens.map((_, token) => token) : [],
    spawns: spawns.map(({ zone, waits }) => {
      if (board.barren.has(zone)) return SPAWN_CLOSED;
      return waits ? SPAWN_WAITING : SPAWN_ACTIVE;
    }),
    tally: filled(talliesOf(mission), 0),
    equipment: [],
    equipmentDiscard: [],
    specials: [],
    aside: [],
    found: [],
    under: [],
    empty: [],
    zombieDeck: [],
    zombieDiscard: [],
    waiting: [],
    round: 0,
    phase: PHASE_SETUP,
    first: 0,
    turn: 0,
    active: NONE,
    actions: 0,
    free: filled(FREE_KINDS, 0),
    kills: [],
    queue: [],
  };
  if (tents.length > 0) state.tents = { face: tents.map((_, i) => i), open: filled(tents.length, 0) };
  if (triggers.length > 0) state.triggers = filled(triggers.length, 0);
  if (options.teams) {
    const numbers = [...new Set(options.teams)];
    state.teams = { cards: numbers.map(() => []), played: numbers.map(() => []), worn: [] };
  }
  return state;
}
