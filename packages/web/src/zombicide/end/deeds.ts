import type { GameEvent } from '@holdout/kernel';
import type { MoveView } from '@holdout/protocol';

/** What a survivor has done in a game, and how lucky he was. */
export interface Deeds {
  readonly kills: number;
  /** Hits of his dice, and those that were to be expected. */
  readonly hits: number;
  readonly expected: number;
}

const NONE: Deeds = { kills: 0, hits: 0, expected: 0 };

/** Counted from the events, by survivor. */
export function deedsOf(
  opening: readonly GameEvent[],
  history: readonly MoveView[],
): ReadonlyMap<string, Deeds> {
  const deeds = new Map<string, Deeds>();
  const add = (who: string, more: Partial<Deeds>): void => {
    const so = deeds.get(who) ?? NONE;
    deeds.set(who, {
      kills: so.kills + (more.kills ?? 0),
      hits: so.hits + (more.hits ?? 0),
      expected: so.expected + (more.expected ?? 0),
    });
  };
  for (const event of [...opening, ...history.flatMap((move) => move.events)]) {
    if (event.t === 'kill') add(String(event.by), { kills: 1 });
    if ((event.t === 'dice' || event.t === 'sixes') && Array.isArray(event.rolled)) {
      const chance = (7 - Number(event.need)) / 6;
      add(String(event.who), { hits: Number(event.hits), expected: event.rolled.length * chance });
    }
  }
  return deeds;
}
