import type { Seat } from '@holdout/kernel';
import type { G } from '../rules/hooks.ts';
import { type City, FIRST_EPIDEMIC } from '../state/ids.ts';

export function putFirstStation(g: G, city: City): void {
  g.state.stations.push(city);
}

/** PD-SETUP-04, PD-SETUP-08: City and event cards together, without epidemics. */
export function shuffleDecks(g: G): void {
  g.shuffle('infections', g.state.infectionDeck);
  g.shuffle('players', g.state.playerDeck);
}

/**
 * Splits the rest of the player deck into as many piles as there are epidemics, puts one at a random place in each
 * and stacks them, larger piles on top. PD-SETUP-10, PD-SETUP-12
 */
export function buildPiles(g: G): void {
  const { state } = g;
  const count = state.options.epidemics;
  const rest = state.playerDeck;
  const deck: number[] = [];
  let taken = 0;
  for (let pile = 0; pile < count; pile++) {
    // From the bottom up: the smaller piles first.
    const size = Math.floor((rest.length + pile) / count);
    const place = g.roll('players', size + 1) - 1;
    for (let i = 0; i <= size; i++) {
      if (i === place) deck.push(FIRST_EPIDEMIC + pile);
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
