import type { GameEvent } from '@holdout/kernel';
import type { MoveView } from '@holdout/protocol';

/** What one move brought about within one turn. */
export interface LogMove {
  /** Its place among the moves; null for what happened before the first one. */
  readonly n: number | null;
  readonly events: readonly GameEvent[];
}

/** One turn, or round, in the log; number 0 is the set-up. */
export interface LogTurn {
  readonly turn: number;
  /** The event it begins with; null for the set-up. */
  readonly head: GameEvent | null;
  readonly moves: readonly LogMove[];
}

type OpenTurn = { turn: number; head: GameEvent | null; moves: LogMove[] };

/**
 * Sorts everything that happened into turns, each of which begins with an event of the kind `begins`. Turns that are as
 * in `before` stay the same objects, so that what is drawn from them needn't be drawn again.
 */
export function turnsOf(
  begins: string,
  opening: readonly GameEvent[],
  history: readonly MoveView[],
  before: readonly LogTurn[] = [],
): LogTurn[] {
  const turns: OpenTurn[] = [];
  add(begins, turns, { n: null, events: opening });
  for (const move of history) add(begins, turns, move);
  return turns.map((turn, i) => (before[i] && isSame(turn, before[i]) ? before[i] : turn));
}

/** A move that ends one turn and begins the next is in both, each with its own events. */
function add(begins: string, turns: OpenTurn[], { n, events }: LogMove): void {
  let from = 0;
  for (let i = 0; i <= events.length; i++) {
    if (i < events.length && events[i].t !== begins) continue;
    const part = events.slice(from, i);
    if (part.length > 0) last(turns).moves.push({ n, events: part });
    if (i < events.length) turns.push({ turn: numberAfter(turns), head: events[i], moves: [] });
    // The heading says whose turn it is; the event itself has no line.
    from = i + 1;
  }
}

const numberAfter = (turns: readonly OpenTurn[]): number => (turns.at(-1)?.turn ?? 0) + 1;

function last(turns: OpenTurn[]): OpenTurn {
  const turn = turns.at(-1);
  if (turn) return turn;
  const setUp: OpenTurn = { turn: 0, head: null, moves: [] };
  turns.push(setUp);
  return setUp;
}

function isSame(a: LogTurn, b: LogTurn): boolean {
  if (a.turn !== b.turn || a.head !== b.head || a.moves.length !== b.moves.length) return false;
  return a.moves.every((move, i) => {
    const other = b.moves[i];
    return (
      move.n === other.n &&
      move.events.length === other.events.length &&
      move.events.every((event, j) => event === other.events[j])
    );
  });
}

/** Number of events of a kind in a turn. */
export const countOf = (turn: LogTurn, t: string): number =>
  turn.moves.reduce((sum, { events }) => sum + events.filter((event) => event.t === t).length, 0);
