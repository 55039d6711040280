import { parseLine, type Seat } from '@holdout/kernel';
import type { Consent, Plan, Talk } from '@holdout/protocol';
import type { RecordBody } from './record.ts';

/** What was said is remembered as far back as somebody may want to read. */
const MOST_TALK = 300;

export interface SeatState {
  readonly name: string;
  readonly bot: string | null;
  readonly taken: boolean;
}

export interface Vote {
  readonly id: string;
  readonly by: Seat;
  readonly voices: Readonly<Record<Seat, boolean>>;
  /** Number of moves in force to go back to. */
  readonly to: number;
}

/** What a table is beside its game: it follows from the records. */
export interface RoomState {
  readonly seats: readonly SeatState[];
  readonly consent: Consent;
  readonly paused: { readonly by: Seat | null } | null;
  readonly plan: Plan | null;
  readonly vote: Vote | null;
  readonly talk: readonly Talk[];
  /** How much has been said, what is not remembered any more included. */
  readonly said: number;
}

export interface Beginning {
  readonly seats: readonly { readonly name: string; readonly bot?: string | undefined }[];
  readonly consent: Consent;
}

export const beginningOf = ({ seats, consent }: Beginning): RoomState => ({
  seats: seats.map(({ name, bot }) => ({ name, bot: bot ?? null, taken: false })),
  consent,
  paused: null,
  plan: null,
  vote: null,
  talk: [],
  said: 0,
});

/** The state after a record. */
export function fold(state: RoomState, body: RecordBody, at: number): RoomState {
  switch (body.t) {
    case 'play':
      return afterLines({ ...state, vote: null }, body.lines);
    case 'seat': {
      const { seat, name, bot, taken, lines } = body;
      const seats = state.seats.map((before, n) => (n === seat ? { name, bot, taken } : before));
      return afterLines({ ...state, seats }, lines);
    }
    case 'keys':
    case 'point':
      return state;
    case 'say':
      return withTalk(state, body, at);
    case 'plan':
      return {
        ...state,
        plan: { id: body.id, by: body.seat, steps: body.steps, done: 0, voices: { [body.seat]: true } },
      };
    case 'vote':
      return { ...state, vote: { id: body.id, by: body.seat, to: body.to, voices: { [body.seat]: true } } };
    case 'voice':
      if (body.end) return { ...state, vote: null };
      return body.lines.length > 0
        ? afterLines({ ...state, vote: null }, body.lines)
        : { ...state, plan: withVoice(state.plan, body), vote: withVoice(state.vote, body) };
    case 'withdraw':
      return {
        ...state,
        plan: state.plan?.id === body.about ? null : state.plan,
        vote: state.vote?.id === body.about ? null : state.vote,
      };
    case 'pause':
      return { ...state, paused: body.to ? { by: body.seat } : null };
    case 'consent':
      return { ...state, consent: body.consent };
  }
}

function withTalk(
  state: RoomState,
  { seat, name, text, phrase }: RecordBody & { readonly t: 'say' },
  at: number,
): RoomState {
  const words = text === undefined ? { phrase } : { text };
  const talk: Talk = { n: state.said, seat, name, at, ...(words as Pick<Talk, 'text' | 'phrase'>) };
  return { ...state, talk: [...state.talk, talk].slice(-MOST_TALK), said: state.said + 1 };
}

function withVoice<P extends { readonly id: string; readonly voices: Readonly<Record<Seat, boolean>> }>(
  proposal: P | null,
  { about, seat, yes }: RecordBody & { readonly t: 'voice' },
): P | null {
  if (proposal?.id !== about || seat === null) return proposal;
  return { ...proposal, voices: { ...proposal.voices, [seat]: yes } };
}

/** A plan goes on as long as it is followed. */
function afterLines(state: RoomState, lines: readonly string[]): RoomState {
  const { plan } = state;
  if (!plan || lines.length === 0) return state;
  let { done } = plan;
  for (const [i, line] of lines.entries()) {
    const entry = parseLine(line, `lines[${i}]`);
    if ('set' in entry || state.seats[entry.by]?.bot) continue;
    const next = plan.steps[done];
    if (!('key' in entry) || !next || next.seat !== entry.by || next.key !== entry.key) {
      return { ...state, plan: null };
    }
    done += 1;
  }
  return { ...state, plan: done < plan.steps.length ? { ...plan, done } : null };
}
