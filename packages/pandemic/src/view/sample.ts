import type { Seat, Viewer } from '@holdout/kernel';
import type { G } from '../rules/hooks.ts';
import { isEpidemic, isEventCard, isIncident, NONE } from '../state/ids.ts';
import { cloneState, type PandemicState } from '../state/state.ts';
import type { Terrorist } from '../state/terrorist.ts';

/** A whole number from 0 to below `n`. */
type Random = (n: number) => number;

/**
 * A deal that the viewer can't tell from the true one: orders within the layers of the infection deck, the player
 * deck, hidden hands and the luck to come are dealt anew. Bots and tests get this, never the true state.
 */
export function sampleState(g: G, viewer: Viewer, random: Random): PandemicState {
  const state = cloneState(g.state);
  dealInfections(state, viewer, random);
  dealEvents(state, viewer, random);
  dealEpidemics(state, random);
  dealPlayerCards(state, viewer, random);
  for (const stream of Object.values(state.rng))
    for (let i = 0; i < 4; i++) stream[i] = random(0x7fffffff) + 1;
  return state;
}

/** Renames cards within each layer, in the deck and where a Forecast holds them. */
function dealInfections(state: PandemicState, viewer: Viewer, random: Random): void {
  const { infectionDeck, layers } = state;
  const forecast = state.frames.find((frame) => frame.program === 'forecast');
  const looking = forecast !== undefined && isOrIncludes(viewer, forecast.vars.seat);
  const fixed = new Set(looking ? [...list(forecast.vars.left), ...list(forecast.vars.order)] : []);
  const told = looking ? (forecast.vars.told as number) : 0;
  for (let i = 1; i <= told; i++) fixed.add(infectionDeck[infectionDeck.length - i]);
  if (isOrIncludes(viewer, state.knownBy)) for (const card of state.known) fixed.add(card);
  const peeked = state.brink && isOrIncludes(viewer, state.brink.peekedBy) ? state.brink.peeked : 0;
  for (let i = 1; i <= peeked; i++) fixed.add(infectionDeck[infectionDeck.length - i]);
  const renamed = new Map<number, number>();
  let start = 0;
  for (const [layer, size] of layers.entries()) {
    const here = infectionDeck.slice(start, start + size).concat(secretsOf(state, viewer, layer));
    const free = here.filter((card) => !fixed.has(card));
    const shuffled = shuffleCopy(free, random);
    free.forEach((card, i) => {
      renamed.set(card, shuffled[i]);
    });
    start += size;
  }
  const rename = (card: number): number => renamed.get(card) ?? card;
  state.infectionDeck = infectionDeck.map(rename);
  state.known = state.known.map(rename);
  const terrorist = state.brink?.terrorist;
  if (terrorist && !state.over && !isOrIncludes(viewer, terrorist.seat)) hide(terrorist, rename, random);
  if (!forecast) return;
  forecast.vars.left = list(forecast.vars.left).map(rename);
  forecast.vars.order = list(forecast.vars.order).map(rename);
}

/** Cards of a layer that are in the bio-terrorist's hand, for those who don't see it. */
function secretsOf({ brink, over }: PandemicState, viewer: Viewer, layer: number): number[] {
  const terrorist = brink?.terrorist;
  if (!terrorist || over || isOrIncludes(viewer, terrorist.seat)) return [];
  return terrorist.hand.filter((_, i) => terrorist.layers[i] === layer);
}

/** The bio-terrorist holds other cards, and is in any city where he may be. */
function hide(terrorist: Terrorist, rename: (card: number) => number, random: Random): void {
  terrorist.hand = terrorist.hand.map(rename);
  if (terrorist.visible || terrorist.city === NONE) return;
  const cities = terrorist.suspects.flatMap((there, city) => (there ? [city] : []));
  terrorist.city = cities[random(cities.length)];
}

/** Nobody knows which events were left over: each of them may be where an unseen one is. OB-EVSEL-03 */
function dealEvents(state: PandemicState, viewer: Viewer, random: Random): void {
  const { brink } = state;
  if (!brink) return;
  const piles = [state.playerDeck, ...hiddenHands(state, viewer), brink.unused];
  const places = piles.flatMap((pile) =>
    pile.flatMap((card, at) => (isEventCard(card) ? [{ pile, at, card }] : [])),
  );
  exchangeAll(places, random);
}

/** Nor which virulent epidemics. OB-VS-01 */
function dealEpidemics(state: PandemicState, random: Random): void {
  const { brink } = state;
  if (!brink) return;
  const piles = [state.playerDeck, brink.unused];
  const places = piles.flatMap((pile) =>
    pile.flatMap((card, at) => (isEpidemic(card) ? [{ pile, at, card }] : [])),
  );
  exchangeAll(places, random);
}

interface Place {
  readonly pile: number[];
  readonly at: number;
  readonly card: number;
}

function exchangeAll(places: readonly Place[], random: Random): void {
  const cards = shuffleCopy(
    places.map(({ card }) => card),
    random,
  );
  places.forEach(({ pile, at }, i) => {
    pile[at] = cards[i];
  });
}

/** Hands that the viewer does not see. */
const hiddenHands = (state: PandemicState, viewer: Viewer): number[][] =>
  state.options.openHands || state.over
    ? []
    : state.hands.filter((_, seat) => !isOrIncludes(viewer, seat) && !isBusy(state, seat));

/** Unseen city and event cards change places; each pile's epidemic takes any place in its pile. */
function dealPlayerCards(state: PandemicState, viewer: Viewer, random: Random): void {
  const hidden = hiddenHands(state, viewer);
  const unseen = [...state.playerDeck.filter((card) => !isEpidemic(card)), ...hidden.flat()];
  // What happens when it is drawn is in no hand.
  const holdable = shuffleCopy(
    unseen.filter((card) => !isIncident(card)),
    random,
  );
  for (const hand of hidden) for (let i = 0; i < hand.length; i++) hand[i] = holdable.pop() as number;
  const dealt = shuffleCopy([...holdable, ...unseen.filter(isIncident)], random);
  const deck: number[] = [];
  let start = 0;
  for (const size of state.piles) {
    const pile = state.playerDeck.slice(start, start + size);
    const epidemic = pile.find(isEpidemic);
    const place = epidemic === undefined ? -1 : random(size);
    for (let i = 0; i < size; i++)
      deck.push(i === place && epidemic !== undefined ? epidemic : (dealt.pop() as number));
    start += size;
  }
  // During set-up there are no piles yet.
  state.playerDeck = state.piles.length > 0 ? deck : dealt;
}

const isOrIncludes = (viewer: Viewer, seat: number | number[]): boolean =>
  viewer === 'everyone' || viewer === seat;

/** A seat in the middle of an action or event has shown that its hand has what that takes: the hand stays. */
function isBusy(state: PandemicState, seat: Seat): boolean {
  return state.frames.some((frame) => frame.program !== 'setup' && frame.vars.seat === seat);
}

function shuffleCopy(cards: readonly number[], random: Random): number[] {
  const copy = cards.slice();
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}

const list = (value: number | number[]): number[] => (typeof value === 'number' ? [] : value);
