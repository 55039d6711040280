import type { Seat } from '@holdout/kernel';
import * as z from 'zod/mini';
import { commandSchema, seatSchema, textSchema } from './commands.ts';

/** Whose consent it takes to take back what others have done. Own answers that nobody has followed are one's own. */
export const CONSENTS = ['free', 'host', 'all', 'vote'] as const;
export type Consent = (typeof CONSENTS)[number];

/** What can be said with one click, and is read by each in his own language. */
export const PHRASES = [
  'hello',
  'ready',
  'yes',
  'no',
  'wait',
  'go-on',
  'your-turn',
  'help-me',
  'i-help',
  'look-here',
  'careful',
  'good-idea',
  'well-done',
  'thanks',
  'sorry',
  'back-soon',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Steps that a plan may have. */
export const MOST_PLANNED = 40;
/** Characters that one may say at once. */
export const LONGEST_TALK = 500;

const place = textSchema(80).check(z.minLength(1));
const planned = z.strictObject({ seat: seatSchema, key: textSchema(200) });
const id = textSchema(40).check(z.regex(/^[\w-]{8,40}$/));

/** What somebody at a table of a server may do beside playing. `seat` is the seat he does it for; null is the host. */
export const roomCommandSchema = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('say'),
    seat: z.nullable(seatSchema),
    text: textSchema(LONGEST_TALK).check(z.minLength(1)),
  }),
  z.strictObject({ t: z.literal('phrase'), seat: z.nullable(seatSchema), phrase: z.enum(PHRASES) }),
  /** Points at a place of the board (a city, a zone), or draws an arrow from it to another. */
  z.strictObject({ t: z.literal('point'), seat: seatSchema, at: place, to: z.optional(place) }),
  /** Proposes answers, one after the other; the others say what they think of them. */
  z.strictObject({
    t: z.literal('plan'),
    seat: seatSchema,
    steps: z.array(planned).check(z.minLength(1), z.maxLength(MOST_PLANNED)),
  }),
  /** Says yes or no to what is proposed: a plan, or to take something back. */
  z.strictObject({ t: z.literal('voice'), seat: z.nullable(seatSchema), about: id, yes: z.boolean() }),
  /** Takes an own proposal away, or as host anybody's. */
  z.strictObject({ t: z.literal('withdraw'), seat: z.nullable(seatSchema), about: id }),
  z.strictObject({ t: z.literal('pause'), seat: z.nullable(seatSchema), to: z.boolean() }),
  /** How the table agrees to take something back: for the host to say. */
  z.strictObject({ t: z.literal('consent'), consent: z.enum(CONSENTS) }),
]);
export type RoomCommand = z.infer<typeof roomCommandSchema>;

export const anyCommandSchema = z.union([commandSchema, roomCommandSchema]);
export type AnyCommand = z.infer<typeof anyCommandSchema>;

/** What a key opens. */
export interface Grants {
  readonly host: boolean;
  readonly seats: readonly Seat[];
  /** May look on. Whoever has a seat or is the host may, too. */
  readonly watch: boolean;
}

/** Who has a seat of a table, as all who come to it may know. */
export interface RoomSeat {
  readonly name: string;
  /** A bot plays it. */
  readonly bot: string | null;
  /** A person has taken it. */
  readonly taken: boolean;
  /** That person is connected now. */
  readonly here: boolean;
}

export interface PlannedStep {
  readonly seat: Seat;
  readonly key: string;
}

/** A proposal that waits for the others. */
export interface Proposal {
  readonly id: string;
  readonly by: Seat;
  /** What the seats have said to it; who has not said anything is not in it. */
  readonly voices: Readonly<Record<Seat, boolean>>;
}

export interface Plan extends Proposal {
  readonly steps: readonly PlannedStep[];
  /** How many of them have been taken. */
  readonly done: number;
}

/** What a table is beside its game, as all who come to it may know. */
export interface RoomView {
  readonly code: string;
  readonly game: string;
  readonly seats: readonly RoomSeat[];
  readonly hostHere: boolean;
  /** How many look on. */
  readonly watchers: number;
  readonly consent: Consent;
  /** Who has stopped the game: a seat, or null for the host; undefined while it goes on. */
  readonly paused?: Seat | null;
  readonly plan: Plan | null;
  /** Somebody asks to take something back. Only for those whom it concerns. */
  readonly vote: Proposal | null;
  /** Milliseconds since 1970, by the server's clock. */
  readonly createdAt: number;
}

/** Something that was said. */
export interface Talk {
  /** Its place in what was said at this table, from 0. */
  readonly n: number;
  /** Who said it; null is the host. */
  readonly seat: Seat | null;
  /** How he was called then. */
  readonly name: string;
  readonly text?: string;
  readonly phrase?: Phrase;
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
}

/** Where somebody points. */
export interface Pointer {
  readonly seat: Seat;
  readonly at: string;
  readonly to?: string;
}
