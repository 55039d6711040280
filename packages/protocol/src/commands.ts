import { UNDO_MODES } from '@holdout/kernel';
import * as z from 'zod/mini';

/** What a client may ask of a table. The server and the worker in the browser check it with the same schema. */

export const seatSchema = z.int().check(z.gte(0), z.lte(14));
export const textSchema = (max: number) => z.string().check(z.maxLength(max));
/** A number of moves. */
export const countSchema = z.int().check(z.gte(0), z.lte(100_000));
const seat = seatSchema;
const text = textSchema;
const count = countSchema;
/** Tells one decision from another; a server seals the number of answers. */
const seq = z.int().check(z.gte(0));

export const commandSchema = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('answer'), seq, seat, key: text(200) }),
  z.strictObject({ t: z.literal('set'), seat, name: text(60), to: z.boolean() }),
  z.strictObject({ t: z.literal('undo'), seat, to: z.optional(count) }),
  z.strictObject({ t: z.literal('redo'), seat, to: z.optional(count) }),
  /** A bot waits in case somebody wants to do something first: it may go on. */
  z.strictObject({ t: z.literal('go'), seat }),
]);

/** A change that a seat wants. `seq` of an answer says for which decision it was made. */
export type Command = z.infer<typeof commandSchema>;

export const setupSchema = z.strictObject({
  game: text(40),
  options: z.record(text(40), z.unknown()),
  seats: z
    .array(z.strictObject({ name: text(40), bot: z.optional(text(40)) }))
    .check(z.minLength(1), z.maxLength(14)),
  undo: z.enum(UNDO_MODES),
  /** Left out, the host makes one. */
  seed: z.optional(text(100)),
});

/** A new table as a client asks for it. */
export type SetupRequest = z.infer<typeof setupSchema>;
