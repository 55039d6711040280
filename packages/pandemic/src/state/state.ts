import { type CoreState, cloneFrames, type Seat } from '@holdout/kernel';
import type { Card, City, InfectionCard, Role } from './ids.ts';

/** What a table agreed on before the first card was drawn. Never changes during a game. */
export interface Options {
  readonly players: number;
  /** Epidemic cards in the deck. PD-SETUP-11 */
  readonly epidemics: number;
  /** Chosen role of each seat, or -1 where it is dealt at random. */
  readonly roles: readonly Role[];
  /** Everybody sees every hand. PD-COM-02 */
  readonly openHands: boolean;
  /** Cards are entered from a real table instead of drawn. */
  readonly entered: boolean;
  /** Initial value of each seat's switch to agree to everything it is asked. PD-COM-04 */
  readonly autoConsent: boolean;
}

/** PD-DEF-02 */
export const UNCURED = 0;
export const CURED = 1;
export const ERADICATED = 2;

/** Parts of a turn. PD-TURN-01 */
export const PHASE_SETUP = 0;
export const PHASE_ACTIONS = 1;
export const PHASE_DRAW = 2;
export const PHASE_INFECT = 3;

/** Powers that may be used once a turn, as bits of `used`. PD-TURN-04 */
export const USED_EXPERT_FLIGHT = 1;

export const RATES: readonly number[] = [2, 2, 2, 3, 3, 4, 4];
export const MAX_OUTBREAKS = 8;
export const MAX_STATIONS = 6;
export const CUBES_EACH = 24;
export const HAND_LIMIT = 7;
export const MAX_CUBES = 3;

/**
 * A game of Pandemic. Decks are lists whose top is the last entry.
 */
export interface PandemicState extends CoreState {
  options: Options;
  /** Role and city of each seat's pawn. */
  roles: Role[];
  pawns: City[];
  hands: Card[][];
  /** Event stored on the role card of each seat, or -1. PD-ROLE-01 */
  stored: Card[];

  playerDeck: Card[];
  playerDiscard: Card[];
  /** Sizes of the piles the player deck was stacked from, bottom first; each held one epidemic. */
  piles: number[];
  infectionDeck: InfectionCard[];
  infectionDiscard: InfectionCard[];
  /** Sizes of the layers of the infection deck, bottom first: within a layer nobody knows the order. */
  layers: number[];
  /** Who has looked at the top of the infection deck, or -1, and what lies there, top first. PD-EVT-05 */
  knownBy: Seat;
  known: InfectionCard[];
  /** Player and infection cards that left the game. */
  removed: Card[];
  removedInfections: InfectionCard[];

  /** Cubes of a disease in a city at `city * 5 + disease`. */
  cubes: number[];
  supply: number[];
  diseases: number[];
  stations: City[];
  rate: number;
  outbreaks: number;

  active: Seat;
  turn: number;
  phase: number;
  actions: number;
  used: number;
  /** The next infect phase is skipped. PD-EVT-07 */
  quietNight: boolean;
}

/** Copied by hand: the simulator and the search make millions. A test compares it field by field. */
export function cloneState(s: PandemicState): PandemicState {
  const hands: Card[][] = [];
  for (let i = 0; i < s.hands.length; i++) hands.push(s.hands[i].slice());
  return {
    seq: s.seq,
    frames: cloneFrames(s.frames),
    rng: {
      roles: s.rng.roles.slice(),
      infections: s.rng.infections.slice(),
      players: s.rng.players.slice(),
    },
    entered: s.entered,
    switches: {
      autoConsent: s.switches.autoConsent.slice(),
      holdForEvents: s.switches.holdForEvents.slice(),
    },
    over: s.over,
    options: s.options,
    roles: s.roles.slice(),
    pawns: s.pawns.slice(),
    hands,
    stored: s.stored.slice(),
    playerDeck: s.playerDeck.slice(),
    playerDiscard: s.playerDiscard.slice(),
    piles: s.piles.slice(),
    infectionDeck: s.infectionDeck.slice(),
    infectionDiscard: s.infectionDiscard.slice(),
    layers: s.layers.slice(),
    knownBy: s.knownBy,
    known: s.known.slice(),
    removed: s.removed.slice(),
    removedInfections: s.removedInfections.slice(),
    cubes: s.cubes.slice(),
    supply: s.supply.slice(),
    diseases: s.diseases.slice(),
    stations: s.stations.slice(),
    rate: s.rate,
    outbreaks: s.outbreaks,
    active: s.active,
    turn: s.turn,
    phase: s.phase,
    actions: s.actions,
    used: s.used,
    quietNight: s.quietNight,
  };
}
