import { type CoreState, cloneFrames, type Seat } from '@holdout/kernel';
import type { Card, City, Disease, InfectionCard, Role } from './ids.ts';
import { cloneTerrorist, type Terrorist } from './terrorist.ts';

/** What On the Brink adds to the options of a table. */
export interface BrinkOptions {
  /** New roles and events. OB-GEN-01 */
  readonly contents: boolean;
  readonly virulent: boolean;
  readonly mutation: boolean;
  /** Seat of the bio-terrorist, -1 where it is drawn by lot, or null without this module. OB-BT-03 */
  readonly terrorist: Seat | null;
  /** Opening hands by the number of all players instead of the team's (ruling OQ-03). */
  readonly handsByAll: boolean;
  /** Hidden Pocket looks at the infection deck instead of the discard (ruling OQ-01). */
  readonly pocketFromDeck: boolean;
}

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
  /** Absent in a game of the base box. */
  readonly brink?: BrinkOptions;
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
/** The turn of the bio-terrorist, after that of a team player. OB-BT-10 */
export const PHASE_TERROR = 4;

/** Powers that may be used once a turn, as bits of `used`. PD-TURN-04 */
export const USED_EXPERT_FLIGHT = 1;
export const USED_ARCHIVE = 2;
export const USED_REQUEST = 4;
export const USED_SAMPLE = 8;
/** The fifth action of this turn has been given. OB-EV-14 */
export const USED_FIFTH_ACTION = 16;

export const RATES: readonly number[] = [2, 2, 2, 3, 3, 4, 4];
export const MAX_OUTBREAKS = 8;
export const MAX_STATIONS = 6;
export const CUBES_EACH = 24;
/** OB-MUT-01, OB-BT-04 */
export const PURPLE_CUBES = 12;
/** OB-MUT-02 */
export const MUTATIONS = 2;
/** Events that happen when they are drawn. OB-MUT-03 */
export const INCIDENTS = 3;
/** OB-VS-01 */
export const VIRULENT = 8;
export const HAND_LIMIT = 7;
export const MAX_CUBES = 3;

/** What games with On the Brink keep beside. */
export interface Brink {
  /** Cards that left the game unseen: nobody knows which they are. OB-EVSEL-03, OB-VS-01 */
  unused: Card[];
  /** In front of whom the travel ban lies, or -1, and whether it came off a role card. OB-EV-03 */
  travelBan: Seat;
  travelBanStored: boolean;
  /** The card itself while it lies there, or -1. */
  laid: Card;
  /** Until the end of the turn. OB-EV-05 */
  hospital: boolean;
  /** Special Orders are in force until the end of the turn, and the pawn they are for once it is known. OB-EV-11 */
  orders: boolean;
  ordered: Seat;
  /** The disease that was cured by the last action, or -1. OB-EV-07 */
  justCured: Disease;
  /** Cubes on the Field Operative's card, by disease. OB-ROLE-09 */
  samples: number[];
  /** Disease that is the virulent strain, or -1, and the continuing effects in force. OB-VS-03, OB-VS-05 */
  strain: Disease;
  effects: Card[];
  /** Who has looked at the top of the infection deck, or -1, and how many cards of it. OB-ROLE-13 */
  peekedBy: Seat;
  peeked: number;
  /** Drawn cards that happen at once and have not yet. OB-MUT-12 */
  incidents: Card[];
  /** Cards flipped in the infect phase, and whether what comes beyond the rate has been counted. OB-VS-15 */
  flipped: InfectionCard[];
  flipsCounted: boolean;
  /** Cities that may be left in this turn in spite of a virulent strain. OB-VS-12 */
  permits: City[];
  /** Cubes that have left the game, by disease. OB-VS-18 */
  lost: number[];
  /** Null where nobody is one. OB-BT-01 */
  terrorist: Terrorist | null;
}

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
  /** Absent in a game of the base box. */
  brink?: Brink;
}

function cloneBrink(b: Brink): Brink {
  return {
    unused: b.unused.slice(),
    travelBan: b.travelBan,
    travelBanStored: b.travelBanStored,
    laid: b.laid,
    hospital: b.hospital,
    orders: b.orders,
    ordered: b.ordered,
    justCured: b.justCured,
    samples: b.samples.slice(),
    strain: b.strain,
    effects: b.effects.slice(),
    peekedBy: b.peekedBy,
    peeked: b.peeked,
    incidents: b.incidents.slice(),
    flipped: b.flipped.slice(),
    flipsCounted: b.flipsCounted,
    permits: b.permits.slice(),
    lost: b.lost.slice(),
    terrorist: b.terrorist ? cloneTerrorist(b.terrorist) : null,
  };
}

/** Copied by hand: the simulator and the search make millions. A test compares it field by field. */
export function cloneState(s: PandemicState): PandemicState {
  const hands: Card[][] = [];
  for (let i = 0; i < s.hands.length; i++) hands.push(s.hands[i].slice());
  const copy: PandemicState = {
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
  if (s.brink) copy.brink = cloneBrink(s.brink);
  return copy;
}
