import type { Seat, Viewer } from '@holdout/kernel';
import { CITY_IDS } from '../content/base/map.ts';
import { roleWord } from '../content/registry.ts';
import { topInfections } from '../ops/peek.ts';
import { infectionRate } from '../ops/turn.ts';
import { handLimit } from '../rules/hands.ts';
import type { G } from '../rules/hooks.ts';
import { diseasesInPlay } from '../state/brink.ts';
import { CITIES, DISEASE_IDS, DISEASES, type InfectionCard, isEpidemic, NONE } from '../state/ids.ts';
import {
  CURED,
  ERADICATED,
  MAX_STATIONS,
  type PandemicState,
  PHASE_ACTIONS,
  PHASE_DRAW,
  PHASE_INFECT,
  PHASE_TERROR,
  RATES,
} from '../state/state.ts';
import { cardWord, cardWords, infectionWords } from '../state/words.ts';
import { type BrinkView, brinkView } from './brink.ts';

/** What one viewer may see of a game. Words only; it shares nothing with the state. */
export interface PandemicView {
  readonly game: 'pandemic';
  readonly viewer: Viewer;
  readonly players: number;
  readonly epidemics: number;
  readonly openHands: boolean;
  readonly entered: boolean;
  readonly seats: readonly SeatView[];
  /** By city id: cubes of each disease in the order of `diseases`. */
  readonly cubes: Readonly<Record<string, readonly number[]>>;
  readonly stations: readonly string[];
  readonly stationsLeft: number;
  readonly diseases: readonly DiseaseView[];
  /** Infection cards to flip now, the space of the marker (from 1), and the whole track. */
  readonly rate: { readonly value: number; readonly space: number; readonly track: readonly number[] };
  readonly outbreaks: number;
  readonly playerDeck: {
    readonly count: number;
    readonly discard: readonly string[];
    readonly removed: readonly string[];
  };
  readonly infectionDeck: {
    readonly count: number;
    readonly discard: readonly string[];
    readonly removed: readonly string[];
    /** What everybody can know of the order: layers from the top, each a set of cities. */
    readonly layers: readonly (readonly string[])[];
    /** The top cards, next first, for the seat that has looked at them. */
    readonly known: readonly string[];
  };
  readonly turn: {
    readonly number: number;
    readonly active: Seat;
    readonly phase: 'setup' | 'actions' | 'draw' | 'infect' | 'terror';
    readonly actions: number;
    readonly quietNight: boolean;
  };
  /** Epidemics not drawn yet; who counts the piles knows it. */
  readonly epidemicsLeft: number;
  readonly over: {
    readonly result: string;
    readonly cause: string;
    readonly winners: readonly Seat[];
  } | null;
  /** What On the Brink adds, or null in a game of the base box. */
  readonly brink: BrinkView | null;
}

export interface SeatView {
  readonly seat: Seat;
  /** Empty until the roles are dealt; `bio-terrorist` for that one, whose pawn is none of the team's. */
  readonly role: string;
  /** Empty for the bio-terrorist. */
  readonly city: string;
  /** The cards, or null where they are hidden from the viewer. */
  readonly hand: readonly string[] | null;
  readonly handCount: number;
  readonly handLimit: number;
  readonly stored: string | null;
  readonly autoConsent: boolean;
  readonly holdForEvents: boolean;
}

export interface DiseaseView {
  readonly id: string;
  readonly status: 'uncured' | 'cured' | 'eradicated';
  readonly supply: number;
}

const PHASES: Readonly<Record<number, PandemicView['turn']['phase']>> = {
  [PHASE_ACTIONS]: 'actions',
  [PHASE_DRAW]: 'draw',
  [PHASE_INFECT]: 'infect',
  [PHASE_TERROR]: 'terror',
};

/** Builds the view field by field: what is not named here is seen by nobody. */
export function viewOf(g: G, viewer: Viewer): PandemicView {
  const { state } = g;
  return {
    game: 'pandemic',
    viewer,
    players: state.options.players,
    epidemics: state.options.epidemics,
    openHands: state.options.openHands,
    entered: state.entered,
    seats: state.pawns.map((_, seat) => seatView(state, seat, viewer, handLimit(g, seat))),
    cubes: cubesView(state),
    stations: state.stations.map((city) => CITY_IDS[city]),
    stationsLeft: MAX_STATIONS - state.stations.length,
    diseases: diseasesView(state),
    rate: { value: infectionRate(g), space: state.rate + 1, track: RATES.slice() },
    outbreaks: state.outbreaks,
    playerDeck: {
      count: state.playerDeck.length,
      discard: cardWords(state.playerDiscard),
      removed: cardWords(state.removed),
    },
    infectionDeck: {
      count: state.infectionDeck.length,
      discard: infectionWords(state.infectionDiscard),
      removed: infectionWords(state.removedInfections),
      layers: layersView(state),
      known: infectionWords(knownTo(state, viewer)),
    },
    turn: {
      number: state.turn,
      active: state.active,
      phase: PHASES[state.phase] ?? 'setup',
      actions: state.actions,
      quietNight: state.quietNight,
    },
    epidemicsLeft: epidemicsLeft(state),
    over: state.over
      ? { result: state.over.result, cause: state.over.cause, winners: state.over.winners.slice() }
      : null,
    brink: brinkView(g, viewer),
  };
}

function seatView(state: PandemicState, seat: Seat, viewer: Viewer, limit: number): SeatView {
  const { pawns, hands, stored, switches, options } = state;
  const visible = options.openHands || viewer === seat || viewer === 'everyone' || state.over !== null;
  return {
    seat,
    role: roleOf(state, seat),
    city: CITY_IDS[pawns[seat]] ?? '',
    hand: visible ? cardWords(hands[seat]) : null,
    handCount: hands[seat].length,
    handLimit: limit,
    stored: stored[seat] === NONE ? null : cardWord(stored[seat]),
    autoConsent: switches.autoConsent[seat],
    holdForEvents: switches.holdForEvents[seat],
  };
}

function roleOf({ roles, brink }: PandemicState, seat: Seat): string {
  if (brink?.terrorist?.seat === seat) return 'bio-terrorist';
  return roles[seat] === NONE ? '' : roleWord(roles[seat]);
}

/** What a viewer knows of the top of the infection deck, the next card first. */
function knownTo(state: PandemicState, viewer: Viewer): InfectionCard[] {
  const { brink } = state;
  const sees = (seat: Seat): boolean => viewer === 'everyone' || seat === viewer;
  const arranged = sees(state.knownBy) ? state.known : [];
  const peeked = brink && sees(brink.peekedBy) ? brink.peeked : 0;
  return arranged.length >= peeked ? arranged : topInfections(state, peeked);
}

function cubesView(state: PandemicState): Record<string, number[]> {
  const diseases = diseasesInPlay(state);
  const cubes: Record<string, number[]> = {};
  for (let city = 0; city < CITIES; city++) {
    const there = state.cubes.slice(city * DISEASES, city * DISEASES + diseases);
    if (there.some((n) => n > 0)) cubes[CITY_IDS[city]] = there;
  }
  return cubes;
}

function diseasesView(state: PandemicState): DiseaseView[] {
  return DISEASE_IDS.slice(0, diseasesInPlay(state)).map((id, disease) => ({
    id,
    status: statusOf(state.diseases[disease]),
    supply: state.supply[disease],
  }));
}

function statusOf(status: number): DiseaseView['status'] {
  if (status === ERADICATED) return 'eradicated';
  return status === CURED ? 'cured' : 'uncured';
}

/** Cards that the bio-terrorist has taken out of a layer: nobody else knows which, so they are still named there. */
function secretsOf({ brink }: PandemicState, layer: number): InfectionCard[] {
  const terrorist = brink?.terrorist;
  return terrorist ? terrorist.hand.filter((_, i) => terrorist.layers[i] === layer) : [];
}

/** Which cards are in a layer follows from the discards everybody saw; their order within it does not. */
function layersView(state: PandemicState): string[][] {
  const layers: string[][] = [];
  let end = state.infectionDeck.length;
  const { length } = state.layers;
  for (const [i, size] of [...state.layers].reverse().entries()) {
    const cards = [...state.infectionDeck.slice(end - size, end), ...secretsOf(state, length - 1 - i)].sort(
      (a, b) => a - b,
    );
    layers.push(infectionWords(cards));
    end -= size;
  }
  return layers;
}

function epidemicsLeft(state: PandemicState): number {
  const drawn = state.removed.filter(isEpidemic).length;
  return state.options.epidemics - drawn;
}
