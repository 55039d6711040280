import type { Viewer } from '@holdout/kernel';
import { dealTents, knownTents } from '../missions/parts/tents.ts';
import type { G } from '../rules/hooks.ts';
import { setting } from '../setting.ts';
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
  const { groups, mixed } = setting(g);
  for (const group of new Set(groups)) {
    // Among mixed objectives those of no group lie open.
    if (!mixed || group > 0) turnAround(state, groups, group, random);
  }
  if (state.tents) {
    state.tents.face = dealTents(setting(g), knownTents(state.tents), (numbers) => shuffle(numbers, random));
  }
  for (const stream of Object.values(state.rng)) {
    for (let i = 0; i < 4; i++) stream[i] = random(0x7fffffff) + 1;
  }
  return state;
}

/** Hidden sides of the tokens of one group change their places. */
function turnAround(state: ZombicideState, groups: readonly number[], group: number, random: Random): void {
  const hidden = state.faces.flatMap((_, token) =>
    state.tokens[token] !== TAKEN && groups[token] === group ? [token] : [],
  );
  const faces = hidden.map((token) => state.faces[token]);
  shuffle(faces, random);
  hidden.forEach((token, i) => {
    state.faces[token] = faces[i];
  });
}

function shuffle(list: number[], random: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}
