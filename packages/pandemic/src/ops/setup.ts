import type { Seat } from '@holdout/kernel';
import type { G } from '../rules/hooks.ts';
import { brinkOf } from '../state/brink.ts';
import { type Card, CITIES, type City, FIRST_EPIDEMIC, isEventCard } from '../state/ids.ts';
import { MUTATIONS } from '../state/state.ts';

const EVENTS_EACH = 2;

export function putFirstStation(g: G, city: City): void {
  g.state.stations.push(city);
}

/** Two events for each at the table; which ones are left over nobody knows. OB-EVSEL-01, OB-EVSEL-03 */
export function chooseEvents(g: G): void {
  const { state } = g;
  const events = state.playerDeck.filter(isEventCard);
  g.shuffle('players', events);
  const unused = events.slice(EVENTS_EACH * state.options.players);
  brinkOf(g).unused.push(...unused);
  state.playerDeck = state.playerDeck.filter((card) => !unused.includes(card));
}

/** PD-SETUP-04, PD-SETUP-08: City and event cards together, without epidemics. */
export function shuffleDecks(g: G): void {
  g.shuffle('infections', g.state.infectionDeck);
  g.shuffle('players', g.state.playerDeck);
}

/** Epidemics of this game, one for each pile: the usual ones, or virulent ones out of eight. PD-SETUP-11, OB-VS-01 */
export function chooseEpidemics(g: G, virulent: readonly Card[]): Card[] {
  const { epidemics, brink } = g.state.options;
  if (!brink?.virulent) return Array.from({ length: epidemics }, (_, i) => FIRST_EPIDEMIC + i);
  const cards = virulent.slice();
  g.shuffle('players', cards);
  brinkOf(g).unused.push(...cards.splice(epidemics));
  return cards;
}

/** OB-MUT-02 */
export function layMutations(g: G): void {
  for (let i = 0; i < MUTATIONS; i++) g.state.infectionDiscard.push(CITIES + i);
}

/** Cards that happen when they are drawn come among the others once the hands are dealt. OB-MUT-03 */
export function addIncidents(g: G, cards: readonly Card[]): void {
  g.state.playerDeck.push(...cards);
  g.shuffle('players', g.state.playerDeck);
}

/**
 * Splits the rest of the player deck into as many piles as there are epidemics, puts one at a random place in each
 * and stacks them, larger piles on top. PD-SETUP-10, PD-SETUP-12
 */
export function buildPiles(g: G, epidemics: readonly Card[]): void {
  const { state } = g;
  const count = epidemics.length;
  const rest = state.playerDeck;
  const deck: number[] = [];
  let taken = 0;
  for (let pile = 0; pile < count; pile++) {
    // From the bottom up: the smaller piles first.
    const size = Math.floor((rest.length + pile) / count);
    const place = g.roll('players', size + 1) - 1;
    for (let i = 0; i <= size; i++) {
      if (i === place) deck.push(epidemics[pile]);
      if (i < size) deck.push(rest[taken + i]);
    }
    taken += size;
    state.piles.push(size + 1);
  }
  state.playerDeck = deck;
}

/** PD-SETUP-13; among equals by lot (ruling OQ-08). */
export function chooseFirst(g: G, seats: readonly Seat[]): Seat {
  g.state.active = seats.length === 1 ? seats[0] : seats[g.roll('roles', seats.length) - 1];
  return g.state.active;
}
