import type { GameEvent, Seat } from '@holdout/kernel';
import type { MoveView } from '@holdout/protocol';
import { type DrawnEpidemic, EpidemicTracker } from './epidemics.ts';
import { count, word } from './fields.ts';
import { type InfectionLuck, InfectionTracker } from './luck.ts';

/** What actions are counted as, in the order in which they are shown. */
export const ACTION_KINDS = [
  'drive',
  'flight',
  'direct',
  'build',
  'treat',
  'share',
  'cure',
  'store',
] as const;
type ActionKind = (typeof ACTION_KINDS)[number];

export interface TurnStatistics {
  readonly turn: number;
  readonly seat: Seat;
  readonly epidemics: number;
  /** Diseases that were cured in this turn. */
  readonly cures: readonly string[];
  readonly eradicated: readonly string[];
  /** Outbreaks of this turn, and the marker at its end. */
  readonly outbreaks: number;
  readonly outbreaksSoFar: number;
}

export interface SeatStatistics {
  readonly seat: Seat;
  readonly role: string;
  readonly actions: Readonly<Record<ActionKind, number>>;
  /** Events played. */
  readonly events: number;
  /** Cards taken into the hand, the opening hand counted in. */
  readonly cards: number;
}

export interface GameStatistics {
  readonly turns: readonly TurnStatistics[];
  readonly seats: readonly SeatStatistics[];
  readonly infections: InfectionLuck;
  readonly epidemics: readonly DrawnEpidemic[];
}

type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? I[] : T[K] };
type SeatCount = Omit<Open<SeatStatistics>, 'actions'> & { actions: Record<ActionKind, number> };

/** Everything the end screen counts, out of nothing but what happened. */
export function statisticsOf(
  opening: readonly GameEvent[],
  history: readonly MoveView[],
  seats: number,
): GameStatistics {
  const turns: Open<TurnStatistics>[] = [];
  const players = Array.from({ length: seats }, (_, seat) => emptySeat(seat));
  const infections = new InfectionTracker();
  const epidemics = new EpidemicTracker();
  let before: GameEvent | null = null;

  for (const event of allEvents(opening, history)) {
    infections.take(event);
    if (event.t === 'turn') turns.push(emptyTurn(event, turns.at(-1)));
    const turn = turns.at(-1);
    epidemics.take(event, turn?.turn ?? 0);
    if (turn) countInTurn(turn, event);
    countForSeats(players, event, before, turn?.seat ?? 0);
    before = event;
  }
  return { turns, seats: players, infections: infections.result(), epidemics: epidemics.drawn };
}

function* allEvents(opening: readonly GameEvent[], history: readonly MoveView[]): Generator<GameEvent> {
  yield* opening;
  for (const move of history) yield* move.events;
}

const emptySeat = (seat: Seat): SeatCount => ({
  seat,
  role: '',
  actions: { drive: 0, flight: 0, direct: 0, build: 0, treat: 0, share: 0, cure: 0, store: 0 },
  events: 0,
  cards: 0,
});

const emptyTurn = (event: GameEvent, last: TurnStatistics | undefined): Open<TurnStatistics> => ({
  turn: count(event.turn),
  seat: count(event.seat),
  epidemics: 0,
  cures: [],
  eradicated: [],
  outbreaks: 0,
  outbreaksSoFar: last?.outbreaksSoFar ?? 0,
});

function countInTurn(turn: Open<TurnStatistics>, event: GameEvent): void {
  switch (event.t) {
    case 'epidemic':
      turn.epidemics += 1;
      break;
    case 'cure':
      turn.cures.push(word(event.disease));
      break;
    case 'eradicated':
      turn.eradicated.push(word(event.disease));
      break;
    case 'outbreak':
      turn.outbreaks += 1;
      turn.outbreaksSoFar = count(event.outbreaks);
      break;
  }
}

function countForSeats(
  players: readonly SeatCount[],
  event: GameEvent,
  before: GameEvent | null,
  active: Seat,
): void {
  const player: SeatCount | undefined = players[count(event.seat)];
  if (!player) return;
  const action = actionOf(event, before);
  // A card is shared in the turn of the seat that is active, whoever gives it.
  if (action === 'share') players[active].actions.share += 1;
  else if (action) player.actions[action] += 1;
  else if (event.t === 'role') player.role = word(event.role);
  else if (event.t === 'event') player.events += 1;
  else if (event.t === 'deal') player.cards += count(event.n);
  else if (event.t === 'draw') player.cards += count(event.n) - count(event.epidemics);
}

const PLAIN: Readonly<Record<string, ActionKind>> = {
  treat: 'treat',
  share: 'share',
  cure: 'cure',
  fetch: 'store',
};

/** The kind of action that an event tells of; null if it tells of none. */
function actionOf(event: GameEvent, before: GameEvent | null): ActionKind | null {
  if (event.t === 'move') return moveKind(event);
  if (event.t === 'build') return isGrant(before) ? null : 'build';
  return PLAIN[event.t] ?? null;
}

function moveKind(event: GameEvent): ActionKind | null {
  if (event.how === 'airlift') return null;
  if (event.how === 'summon' || event.pawn !== event.seat) return 'direct';
  return event.how === 'drive' ? 'drive' : 'flight';
}

/** A station of a Government Grant is told right after the event itself; it costs no action. PD-EVT-06 */
const isGrant = (before: GameEvent | null): boolean =>
  before?.t === 'event' && before.card === 'government-grant';

/** The mean place of the epidemics in their piles, from 0 (all on top) to 1; null if none was drawn. */
export function meanPlace(epidemics: readonly DrawnEpidemic[]): number | null {
  if (epidemics.length === 0) return null;
  return epidemics.reduce((sum, { place }) => sum + place, 0) / epidemics.length;
}

/** In words: `early` and `late` are the outer thirds. */
export function placeWord(place: number): 'early' | 'middle' | 'late' {
  if (place < 1 / 3) return 'early';
  return place > 2 / 3 ? 'late' : 'middle';
}
