import { eventsOf } from '../content/registry.ts';
import { handLimit } from '../rules/hands.ts';
import type { G } from '../rules/hooks.ts';
import { hasPurple } from './brink.ts';
import { CITIES, DISEASE_IDS, DISEASES, type Disease, isEpidemic, NONE, PURPLE } from './ids.ts';
import {
  CUBES_EACH,
  ERADICATED,
  INCIDENTS,
  MAX_CUBES,
  MAX_OUTBREAKS,
  MAX_STATIONS,
  MUTATIONS,
  type PandemicState,
  PHASE_SETUP,
  PURPLE_CUBES,
  VIRULENT,
} from './state.ts';

/** What must hold after every step: I-01 to I-06 of the rules' list of invariants. Empty if all does. */
export function faultsOf(g: G): string[] {
  const { state } = g;
  return [
    ...cubeFaults(state),
    ...cardFaults(state),
    ...handFaults(g),
    ...terroristFaults(state),
    ...(new Set(state.stations).size === state.stations.length && state.stations.length <= MAX_STATIONS
      ? []
      : [`stations: ${state.stations}`]),
    ...(state.outbreaks <= MAX_OUTBREAKS ? [] : [`outbreaks: ${state.outbreaks}`]),
    ...(sum(state.layers) === state.infectionDeck.length
      ? []
      : ['layers do not add up to the infection deck']),
    ...(state.piles.length === 0 || sum(state.piles) === state.playerDeck.length
      ? []
      : ['piles do not add up']),
  ];
}

function cubeFaults(state: PandemicState): string[] {
  const faults: string[] = [];
  for (let disease = 0; disease < DISEASES; disease++) {
    let onBoard = 0;
    for (let city = 0; city < CITIES; city++) {
      const cubes = state.cubes[city * DISEASES + disease];
      onBoard += cubes;
      if (cubes < 0 || cubes > MAX_CUBES)
        faults.push(`${cubes} ${DISEASE_IDS[disease]} cubes in city ${city}`);
    }
    const away = (state.brink?.samples[disease] ?? 0) + (state.brink?.lost[disease] ?? 0);
    if (onBoard + state.supply[disease] + away !== cubesOf(state, disease))
      faults.push(`${DISEASE_IDS[disease]} cubes got lost`);
    if (state.diseases[disease] === ERADICATED && onBoard > 0)
      faults.push(`${DISEASE_IDS[disease]} is eradicated`);
  }
  return faults;
}

function cardFaults(state: PandemicState): string[] {
  const { brink, options, frames } = state;
  const faults: string[] = [];
  const infections = new Count();
  infections.add(state.infectionDeck, state.infectionDiscard, state.removedInfections);
  if (brink?.terrorist) infections.add(brink.terrorist.hand);
  const infectionCount = CITIES + (options.brink?.mutation ? MUTATIONS : 0);
  if (infections.distinct !== infectionCount || infections.all !== infectionCount)
    faults.push('infection cards got lost');

  const cards = new Count();
  cards.add(state.playerDeck, state.playerDiscard, state.removed, ...state.hands);
  cards.addPlaces(state.stored);
  if (brink) {
    cards.add(brink.unused);
    cards.addPlaces(brink.incidents);
    cards.addPlaces([brink.laid]);
  }
  // Cards just drawn lie in the frame of the turn until the draw is resolved.
  for (const { program, vars } of frames) cards.add(heldBy(program, vars));
  if (cards.all !== expectedCards(state) || cards.distinct !== cards.all)
    faults.push(`player cards got lost: ${cards.all}`);
  return faults;
}

/** More than there are cards of any kind. */
const CARD_NUMBERS = 256;
/** At each card the number of the last count in which it was seen: so that nothing has to be cleared. */
const seenIn = new Uint32Array(CARD_NUMBERS);
let counts = 0;

/** How many cards there are, and how many different ones. Only one count goes on at a time. */
class Count {
  all = 0;
  distinct = 0;
  private readonly number: number;

  constructor() {
    counts += 1;
    this.number = counts;
  }

  add(...lists: readonly (readonly number[])[]): void {
    for (const list of lists) for (const card of list) this.addOne(card);
  }

  /** Places that may be empty. */
  addPlaces(places: readonly number[]): void {
    for (const card of places) if (card !== NONE) this.addOne(card);
  }

  private addOne(card: number): void {
    this.all += 1;
    if (!(card >= 0 && card < CARD_NUMBERS) || seenIn[card] === this.number) return;
    seenIn[card] = this.number;
    this.distinct += 1;
  }
}

function cubesOf(state: PandemicState, disease: Disease): number {
  if (disease !== PURPLE) return CUBES_EACH;
  return hasPurple(state) ? PURPLE_CUBES : 0;
}

/** City cards, events, epidemics, and what is resolved when drawn; the last two come in when the piles are made. */
function expectedCards(state: PandemicState): number {
  const { brink, epidemics } = state.options;
  const events = CITIES + eventsOf(brink?.contents === true).length;
  const virulent = brink?.virulent ? VIRULENT : 0;
  const made =
    state.phase !== PHASE_SETUP ||
    [state.playerDeck, state.removed, state.brink?.unused ?? []].some((cards) => cards.some(isEpidemic));
  return made ? events + (virulent || epidemics) + (brink?.mutation ? INCIDENTS : 0) : events;
}

/** Cards drawn and not yet in a hand, epidemics that wait to be resolved, and the one that is. */
function heldBy(program: string, vars: Readonly<Record<string, number | number[]>>): number[] {
  if (program === 'epidemic') return [vars.card as number];
  return program === 'turn' ? [...(vars.drawn as number[]), ...(vars.epidemics as number[])] : [];
}

/** I-08, and that the public list of where he may be has the city where he is. */
function terroristFaults(state: PandemicState): string[] {
  const t = state.brink?.terrorist;
  if (!t) return [];
  const met = t.city !== NONE && state.pawns.includes(t.city);
  return [
    ...(met === t.visible
      ? []
      : ['the black pawn is on the board when it should not be, or the other way round']),
    ...(t.city === NONE || t.suspects[t.city] === 1
      ? []
      : ['nobody suspects the city where the bio-terrorist is']),
    ...(t.hand.length === t.layers.length ? [] : ['layers of the bio-terrorist’s cards']),
    ...(t.actions >= 0 && t.drives >= 0 ? [] : ['actions of the bio-terrorist']),
  ];
}

function handFaults(g: G): string[] {
  const { state } = g;
  const reducing = state.frames.some((frame) => frame.program === 'hands' || frame.program === 'epidemic');
  if (reducing || state.over) return [];
  const between =
    state.frames.some((frame) => frame.program === 'pause') && state.frames.some(hasEpidemicsLeft);
  if (between) return [];
  return state.hands.flatMap((hand, seat) =>
    hand.length > handLimit(g, seat) ? [`hand of seat ${seat}`] : [],
  );
}

const hasEpidemicsLeft = (frame: PandemicState['frames'][number]): boolean =>
  frame.program === 'turn' && (frame.vars.epidemics as number[]).length > 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
