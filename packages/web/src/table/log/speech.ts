import type { GameEvent } from '@holdout/kernel';
import type { MoveView } from '@holdout/protocol';

export interface News {
  /** Moves that are no longer in force. */
  readonly undone: number;
  readonly events: readonly GameEvent[];
}

/** What is new in a history that was read as far as `before`. */
export function newsOf(before: readonly MoveView[], now: readonly MoveView[]): News {
  let same = 0;
  while (same < before.length && same < now.length && isSame(before[same], now[same])) same += 1;
  return {
    undone: before.length - same,
    events: now.slice(same).flatMap(({ events }) => events),
  };
}

/** A table that is opened anew, perhaps for another seat, brings the same moves as other objects. */
function isSame(a: MoveView, b: MoveView): boolean {
  if (a === b) return true;
  return (
    a.by === b.by &&
    a.events.length === b.events.length &&
    a.events.every((event, i) => JSON.stringify(event) === JSON.stringify(b.events[i]))
  );
}
