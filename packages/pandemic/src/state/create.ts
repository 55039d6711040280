import type { CoreState } from '@holdout/kernel';
import { ATLANTA } from '../content/base/map.ts';
import { EVENTS } from '../content/registry.ts';
import { CITIES, DISEASES, NONE, STANDARD_DISEASES } from './ids.ts';
import { CUBES_EACH, type Options, type PandemicState, PHASE_SETUP, UNCURED } from './state.ts';

const CITY_CARDS: readonly number[] = [...Array(CITIES).keys()];
const PLAYER_CARDS: readonly number[] = [...CITY_CARDS, ...EVENTS.map((def) => def.card)];
const NO_CUBES: readonly number[] = filled(CITIES * DISEASES, 0);
const FULL_SUPPLY: readonly number[] = filled(STANDARD_DISEASES, CUBES_EACH).concat(
  filled(DISEASES - STANDARD_DISEASES, 0),
);

/** Grown entry by entry, so that the engine keeps it as a list without holes: those are read faster. */
function filled<T>(length: number, value: T): T[] {
  const list: T[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}

/** A table before the first card: everything in its place, nothing drawn. PD-SETUP-02, PD-SETUP-03, PD-SETUP-09 */
export function createState(options: Options, rng: CoreState['rng']): PandemicState {
  const { players } = options;
  const each = <T>(value: T): T[] => filled(players, value);
  const hands: number[][] = [];
  for (let seat = 0; seat < players; seat++) hands.push([]);
  return {
    seq: 0,
    frames: [{ program: 'game', at: 'setup', vars: {} }],
    rng,
    entered: options.entered,
    switches: { autoConsent: each(options.autoConsent), holdForEvents: each(true) },
    over: null,
    options,
    roles: each(NONE),
    pawns: each(ATLANTA),
    hands,
    stored: each(NONE),
    playerDeck: PLAYER_CARDS.slice(),
    playerDiscard: [],
    piles: [],
    infectionDeck: CITY_CARDS.slice(),
    infectionDiscard: [],
    layers: [CITIES],
    knownBy: NONE,
    known: [],
    removed: [],
    removedInfections: [],
    cubes: NO_CUBES.slice(),
    supply: FULL_SUPPLY.slice(),
    diseases: filled(DISEASES, UNCURED),
    stations: [],
    rate: 0,
    outbreaks: 0,
    active: 0,
    turn: 0,
    phase: PHASE_SETUP,
    actions: 0,
    used: 0,
    quietNight: false,
  };
}
