import type { GameEvent, Seat } from '@holdout/kernel';
import type { MoveView } from '@holdout/protocol';
import { BASE_BOX, type Box } from './box.ts';
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
  'sample',
  'archive',
  'capture',
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
  box: Box = BASE_BOX,
): GameStatistics {
  const turns: Open<TurnStatistics>[] = [];
  const players = Array.from({ length: seats }, (_, seat) => emptySeat(seat));
  const infections = new InfectionTracker(box);
  const epidemics = new EpidemicTracker(box);
  const context = new EventContext();

  for (const event of allEvents(opening, history)) {
    infections.take(event);
    if (event.t === 'turn') turns.push(emptyTurn(event, turns.at(-1)));
    const turn = turns.at(-1);
    epidemics.take(event, turn?.turn ?? 0);
    if (turn) countInTurn(turn, event);
    countForSeats(players, event, context, turn?.seat ?? 0);
    context.pass(event);
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
  actions: Object.fromEntries(ACTION_KINDS.map((kind) => [kind, 0])) as Record<ActionKind, number>,
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
  context: EventContext,
  active: Seat,
): void {
  // What is drawn and happens at once goes to no hand. OB-MUT-12
  if (event.t === 'incident') players[active].cards -= 1;
  const player: SeatCount | undefined = players[count(event.seat)];
  if (!player) return;
  const action = actionOf(event, context);
  // A card is shared in the turn of the seat that is active, whoever gives it.
  if (action === 'share') players[active].actions.share += 1;
  else if (action) player.actions[action] += 1;
  else if (event.t === 'role' || event.t === 'assigned') player.role = word(event.role);
  else if (event.t === 'event') player.events += 1;
  else if (event.t === 'deal') player.cards += count(event.n);
  else if (event.t === 'draw') player.cards += count(event.n) - count(event.epidemics);
}

const PLAIN: Readonly<Record<string, ActionKind>> = {
  share: 'share',
  cure: 'cure',
  fetch: 'store',
  sample: 'sample',
  captured: 'capture',
};

/** What came before tells an action from the same thing done by an event, which costs none. */
class EventContext {
  /** A station is being granted. PD-EVT-06 */
  granted = false;
  /** Somebody may take a card out of the discard pile by an event. OB-EV-09 */
  researching = false;

  pass({ t, card }: GameEvent): void {
    this.granted = t === 'event' && card === 'government-grant';
    if (t === 'event' && card === 're-examined-research') this.researching = true;
    else if (t === 'recover' || t === 'turn') this.researching = false;
  }
}

/** The kind of action that an event tells of; null if it tells of none. */
function actionOf(event: GameEvent, { granted, researching }: EventContext): ActionKind | null {
  switch (event.t) {
    case 'move':
      return moveKind(event);
    case 'build':
      return granted ? null : 'build';
    case 'treat':
      return event.by ? null : 'treat';
    case 'recover':
      return researching ? null : 'archive';
    default:
      return PLAIN[event.t] ?? null;
  }
}

function moveKind(event: GameEvent): ActionKind | null {
  if (event.how === 'airlift') return null;
  if (event.how === 'summon' || event.pawn !== event.seat) return 'direct';
  return event.how === 'drive' ? 'drive' : 'flight';
}

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
