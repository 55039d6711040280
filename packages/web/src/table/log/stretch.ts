import type { GameEvent } from '@holdout/kernel';
import type { MoveView } from '@holdout/protocol';

/** An event by the number of its move and its place in it. */
interface Spot {
  readonly n: number;
  readonly at: number;
}

/** A part of the history: from one event up to another, which is not of it. */
export interface Stretch {
  readonly from: Spot;
  readonly to: Spot;
}

/** From an event (the very object in the history) to the next one that ends the stretch; null if none has come yet. */
export function stretchFrom(
  history: readonly MoveView[],
  first: GameEvent,
  ends: (event: GameEvent) => boolean,
): Stretch | null {
  let from: Spot | null = null;
  for (const { n, events } of history) {
    for (const [at, event] of events.entries()) {
      if (event === first) from = { n, at };
      else if (from && ends(event)) return { from, to: { n, at } };
    }
  }
  return null;
}

/** Of what move `n` brought, what belongs to the stretch. */
export const within = <T>({ from, to }: Stretch, n: number, steps: readonly T[]): readonly T[] =>
  steps.slice(n === from.n ? from.at : 0, n === to.n ? to.at : steps.length);
