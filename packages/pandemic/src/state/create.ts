import type { CoreState } from '@holdout/kernel';
import { ATLANTA } from '../content/base/map.ts';
import { EVENTS } from '../content/registry.ts';
import { CITIES, DISEASES, NONE, STANDARD_DISEASES } from './ids.ts';
import { CUBES_EACH, type Options, type PandemicState, PHASE_SETUP, UNCURED } from './state.ts';

const CITY_CARDS: readonly number[] = Array.from({ length: CITIES }, (_, i) => i);
const PLAYER_CARDS: readonly number[] = [...CITY_CARDS, ...EVENTS.map((def) => def.card)];
const NO_CUBES: readonly number[] = new Array(CITIES * DISEASES).fill(0);

/** A table before the first card: everything in its place, nothing drawn. PD-SETUP-02, PD-SETUP-03, PD-SETUP-09 */
export function createState(options: Options, rng: CoreState['rng']): PandemicState {
  const { players } = options;
  const each = <T>(value: T): T[] => new Array<T>(players).fill(value);
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
    supply: Array.from({ length: DISEASES }, (_, disease) => (disease < STANDARD_DISEASES ? CUBES_EACH : 0)),
    diseases: new Array(DISEASES).fill(UNCURED),
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
