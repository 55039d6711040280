import type { Fault, Reason, Seat, Viewer } from '@holdout/kernel';
import * as z from 'zod/mini';
import { countSchema, seatSchema, setupSchema, textSchema } from './commands.ts';
import { isCode, isKey } from './keys.ts';
import { anyCommandSchema, CONSENTS, type Grants, type Pointer, type RoomView, type Talk } from './room.ts';
import type { Step } from './update.ts';
import type { WireChange, WireSnap } from './wire.ts';

/** Version of what a client and a server say to each other. Part of addresses and of the name of the socket's protocol. */
export const PROTOCOL_VERSION = 1;
export const SUBPROTOCOL = `holdout.v${PROTOCOL_VERSION}`;
/** Bytes that a message may have. */
export const LONGEST_MESSAGE = 65_536;
/** Characters from which a frame of the server is packed, if the client can unpack it. */
export const PACKED_FROM = 1024;

export const keySchema = z.string().check(z.refine(isKey));
const code = z.string().check(z.refine(isCode));
const viewer = z.union([seatSchema, z.enum(['spectator', 'everyone'])]);
/** Tells one wish from another; the same one sent twice is done once. */
export const commandIdSchema = textSchema(40).check(z.regex(/^[\w-]{8,40}$/));

export const questionSchema = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('explain'), seat: seatSchema, key: textSchema(200) }),
  z.strictObject({ t: z.literal('look'), n: countSchema }),
  /** How it would be after these answers, as far as that can be said without knowing what nobody knows. */
  z.strictObject({
    t: z.literal('try'),
    steps: z.array(z.strictObject({ seat: seatSchema, key: textSchema(200) })).check(z.maxLength(40)),
  }),
]);
export type Question = z.infer<typeof questionSchema>;

/** What a client says over a socket. */
export const clientFrameSchema = z.discriminatedUnion('t', [
  /** The first word: which table, by which keys, and with whose eyes. */
  z.strictObject({
    t: z.literal('hello'),
    table: code,
    keys: z.array(keySchema).check(z.minLength(1), z.maxLength(16)),
    viewer: z.optional(viewer),
    engine: z.optional(textSchema(40)),
    /** Long frames may come packed: as bytes, which are the text in raw deflate (RFC 1951). */
    deflate: z.optional(z.literal(true)),
  }),
  /** With whose eyes to look from now on. */
  z.strictObject({ t: z.literal('sit'), viewer }),
  z.strictObject({ t: z.literal('do'), id: commandIdSchema, command: anyCommandSchema }),
  z.strictObject({ t: z.literal('ask'), id: commandIdSchema, question: questionSchema }),
  /** Something is missing: all of it once more. */
  z.strictObject({ t: z.literal('resync') }),
  z.strictObject({ t: z.literal('pong') }),
]);
export type ClientFrame = z.infer<typeof clientFrameSchema>;

/** An answer to a question. */
export type Told =
  | { readonly t: 'explain'; readonly reason: Reason | null }
  | { readonly t: 'look'; readonly steps: readonly Step[] }
  | {
      readonly t: 'try';
      readonly taken: number;
      readonly snap: WireSnap;
      readonly why: Reason | null;
      readonly end: boolean;
    };

/** Why a server ends a connection; the code of the closed socket says the same. */
export const BYE = {
  /** The keys open nothing, or not any more. */
  keys: 4001,
  /** Not as agreed: not JSON, too large, no such message. */
  message: 4002,
  /** Too much at once. */
  flood: 4003,
  /** The server goes down; another one, or the same one, is there soon. */
  restart: 4004,
  /** The table is gone. */
  gone: 4005,
  /** Client and server don't speak the same: the page has to be loaded anew. */
  version: 4006,
  /** The client does not take what is sent to it. */
  slow: 4007,
  /** Too many connections. */
  full: 4008,
} as const;
export type Bye = keyof typeof BYE;

/** What a server says. */
export type ServerFrame =
  | {
      readonly t: 'welcome';
      readonly engine: string;
      readonly grants: Grants;
      readonly viewer: Viewer;
      /** Milliseconds since 1970, by the server's clock. */
      readonly now: number;
    }
  | ({ readonly t: 'snap' } & WireSnap)
  | ({ readonly t: 'change' } & WireChange)
  | { readonly t: 'room'; readonly room: RoomView }
  /** All keys are looked at anew when somebody takes or leaves a seat. */
  | { readonly t: 'grants'; readonly grants: Grants }
  | { readonly t: 'talk'; readonly talk: readonly Talk[] }
  | { readonly t: 'point'; readonly pointer: Pointer }
  /** It is done, and it will not be lost. */
  | { readonly t: 'ack'; readonly id: string }
  /** It is not done. With a fault that says `unavailable` it may be sent again. */
  | { readonly t: 'nack'; readonly id: string; readonly reason?: Reason; readonly fault?: Fault }
  | { readonly t: 'told'; readonly id: string; readonly told?: Told; readonly fault?: Fault }
  | { readonly t: 'ping' }
  | { readonly t: 'bye'; readonly why: Bye; readonly fault?: Fault };

/** A new table. Keys that are not given are made by the server and told once. */
export const createSchema = z.strictObject({
  ...setupSchema.shape,
  consent: z.optional(z.enum(CONSENTS)),
  keys: z.optional(
    z.strictObject({
      host: keySchema,
      watch: keySchema,
      /** What invites to each seat; null for one that a bot plays. */
      seats: z.array(z.nullable(keySchema)).check(z.maxLength(14)),
    }),
  ),
});
export type CreateRequest = z.infer<typeof createSchema>;

export interface Created {
  readonly code: string;
  readonly host: string;
  readonly watch: string;
  readonly seats: readonly (string | null)[];
}

const name = textSchema(40).check(z.regex(/\S/));

/** A seat is taken: `key` is the one that opens it from now on. */
export const claimSchema = z.strictObject({ invite: keySchema, key: keySchema, name });
/** A lost key is replaced by another, with the words that were written down. */
export const recoverSchema = z.strictObject({ words: textSchema(60), key: keySchema });
/** A new invitation to a seat, or to look on. What was given out before and not taken is void. */
export const inviteSchema = z.strictObject({ key: keySchema });
export const seatChangeSchema = z.union([
  /** A bot plays it, or a person again. */
  z.strictObject({ bot: z.nullable(textSchema(40)) }),
  z.strictObject({ name }),
]);
export type SeatChange = z.infer<typeof seatChangeSchema>;
/** A command over HTTP. */
export const postedSchema = z.strictObject({ id: commandIdSchema, command: anyCommandSchema });
/** A save that becomes a table. */
export const importSchema = z.strictObject({
  save: z.unknown(),
  consent: createSchema.shape.consent,
  keys: createSchema.shape.keys,
});

/** What may be known of a table before one is at it. */
export interface Header extends RoomView {
  readonly grants: Grants;
  readonly over: { readonly result: string; readonly cause: string } | null;
  readonly turn: number;
  /** Number of moves that everybody has seen. */
  readonly moves: number;
  /** Seats that are asked now. */
  readonly asked: readonly Seat[];
  readonly updatedAt: number;
}
