import type { GameEvent, Seat } from '@holdout/kernel';
import type { MoveView } from '@holdout/protocol';

/** What one move brought about within one turn. */
export interface LogMove {
  /** Its place among the moves; null for what happened before the first one. */
  readonly n: number | null;
  readonly events: readonly GameEvent[];
}

/** One turn in the log; turn 0 is the set-up. */
export interface LogTurn {
  readonly turn: number;
  readonly seat: Seat | null;
  readonly moves: readonly LogMove[];
}

type OpenTurn = { turn: number; seat: Seat | null; moves: LogMove[] };

/**
 * Sorts everything that happened into turns. Turns that are as in `before` stay the same objects, so that what is
 * drawn from them needn't be drawn again.
 */
export function turnsOf(
  opening: readonly GameEvent[],
  history: readonly MoveView[],
  before: readonly LogTurn[] = [],
): LogTurn[] {
  const turns: OpenTurn[] = [];
  add(turns, { n: null, events: opening });
  for (const move of history) add(turns, move);
  return turns.map((turn, i) => (before[i] && isSame(turn, before[i]) ? before[i] : turn));
}

/** A move that ends one turn and begins the next is in both, each with its own events. */
function add(turns: OpenTurn[], { n, events }: LogMove): void {
  let from = 0;
  for (let i = 0; i <= events.length; i++) {
    if (i < events.length && events[i].t !== 'turn') continue;
    const part = events.slice(from, i);
    if (part.length > 0) last(turns).moves.push({ n, events: part });
    if (i < events.length)
      turns.push({ turn: Number(events[i].turn), seat: Number(events[i].seat), moves: [] });
    // The heading says whose turn it is; the event itself has no line.
    from = i + 1;
  }
}

function last(turns: OpenTurn[]): OpenTurn {
  const turn = turns.at(-1);
  if (turn) return turn;
  const setUp: OpenTurn = { turn: 0, seat: null, moves: [] };
  turns.push(setUp);
  return setUp;
}

function isSame(a: LogTurn, b: LogTurn): boolean {
  if (a.turn !== b.turn || a.seat !== b.seat || a.moves.length !== b.moves.length) return false;
  return a.moves.every((move, i) => {
    const other = b.moves[i];
    return (
      move.n === other.n &&
      move.events.length === other.events.length &&
      move.events.every((event, j) => event === other.events[j])
    );
  });
}

export const FILTERS = ['all', 'infections', 'actions'] as const;
export type Filter = (typeof FILTERS)[number];

const INFECTIONS: ReadonlySet<string> = new Set([
  'infect',
  'spared',
  'outbreak',
  'eradicated',
  'epidemic',
  'rate',
  'bottom',
  'intensify',
  'quiet',
  'lost',
  'over',
]);
const ACTIONS: ReadonlySet<string> = new Set([
  'move',
  'build',
  'treat',
  'clear',
  'share',
  'spent',
  'cure',
  'eradicated',
  'fetch',
  'event',
  'removed',
  'peek',
  'arrange',
  'refused',
  'discard',
  'over',
]);

/** Whether an event belongs to what somebody wants to read. */
export function passes(filter: Filter, { t }: GameEvent): boolean {
  if (filter === 'all') return true;
  return (filter === 'infections' ? INFECTIONS : ACTIONS).has(t);
}

const countOf = (turn: LogTurn, t: string): number =>
  turn.moves.reduce((sum, { events }) => sum + events.filter((event) => event.t === t).length, 0);

/** What a turn is remembered for, so that it can be found again while it is folded. */
export interface Highlights {
  readonly cures: readonly string[];
  readonly epidemics: number;
  readonly outbreaks: number;
}

export function highlightsOf(turn: LogTurn): Highlights {
  const cures = turn.moves.flatMap(({ events }) => events.filter(({ t }) => t === 'cure'));
  return {
    cures: cures.map(({ disease }) => String(disease)),
    epidemics: countOf(turn, 'epidemic'),
    outbreaks: countOf(turn, 'outbreak'),
  };
}
