import type { CoreState } from '@holdout/kernel';
import { ATLANTA } from '../content/base/map.ts';
import { eventsOf } from '../content/registry.ts';
import { hasPurple } from './brink.ts';
import { CITIES, DISEASES, NONE, PURPLE, STANDARD_DISEASES } from './ids.ts';
import {
  type Brink,
  CUBES_EACH,
  type Options,
  type PandemicState,
  PHASE_SETUP,
  PURPLE_CUBES,
  UNCURED,
} from './state.ts';

const CITY_CARDS: readonly number[] = [...Array(CITIES).keys()];
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
  const state: PandemicState = {
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
    playerDeck: playerCards(options),
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
  if (options.brink) state.brink = createBrink();
  if (hasPurple(state)) state.supply[PURPLE] = PURPLE_CUBES;
  return state;
}

const playerCards = (options: Options): number[] =>
  CITY_CARDS.concat(eventsOf(options.brink?.contents === true).map((def) => def.card));

function createBrink(): Brink {
  return {
    unused: [],
    travelBan: NONE,
    travelBanStored: false,
    laid: NONE,
    hospital: false,
    orders: false,
    ordered: NONE,
    justCured: NONE,
    samples: filled(DISEASES, 0),
    strain: NONE,
    effects: [],
    peekedBy: NONE,
    peeked: 0,
    incidents: [],
    flipped: [],
    flipsCounted: false,
    permits: [],
    lost: filled(DISEASES, 0),
    terrorist: null,
  };
}
