import type { Viewer } from '@holdout/kernel';
import type { G } from '../rules/hooks.ts';
import { TAKEN } from '../state/ids.ts';
import { cloneState, type ZombicideState } from '../state/state.ts';

/** A whole number from 0 to below `n`. */
type Random = (n: number) => number;

/**
 * A deal that nobody at the table can tell from the true one: the order of the decks, the special cards, the hidden
 * sides of tokens, who waits, and the luck to come are dealt anew.
 */
export function sampleState(g: G, _viewer: Viewer, random: Random): ZombicideState {
  const state = cloneState(g.state);
  for (const list of [state.equipment, state.zombieDeck, state.specials, state.waiting])
    shuffle(list, random);
  const hidden = state.faces.flatMap((_, token) => (state.tokens[token] === TAKEN ? [] : [token]));
  const faces = hidden.map((token) => state.faces[token]);
  shuffle(faces, random);
  hidden.forEach((token, i) => {
    state.faces[token] = faces[i];
  });
  for (const stream of Object.values(state.rng)) {
    for (let i = 0; i < 4; i++) stream[i] = random(0x7fffffff) + 1;
  }
  return state;
}

function shuffle(list: number[], random: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}
