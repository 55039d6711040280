import { createHash } from 'node:crypto';
import { InputError, readSave, replay, type SaveFile } from '@holdout/kernel';
import { CONSENTS, TableHost } from '@holdout/protocol';
import * as z from 'zod';
import { GAMES, type ServedGame } from '../games.ts';
import type { Store, StoredRecord } from '../store/index.ts';
import type { Context } from './context.ts';
import { linesOf, type RecordBody } from './record.ts';
import { beginningOf, fold, type RoomState } from './state.ts';

/** How a table began: the JSON that the store keeps of it. */
export interface Origin {
  readonly v: 1;
  readonly consent: (typeof CONSENTS)[number];
  /** The game up to the first choice of a person, or where it was when it was brought here. */
  readonly save: SaveFile;
}

const originSchema = z.object({ v: z.literal(1), consent: z.enum(CONSENTS), save: z.unknown() });

/** A table that has been read. */
export interface Awake {
  readonly host: TableHost;
  readonly served: ServedGame;
  readonly state: RoomState;
  /** Number of records that it knows. */
  readonly n: number;
  readonly ids: Set<string>;
  readonly createdAt: number;
}

/** What a client is told in place of the number of answers. */
function sealOf(seed: string): (seq: number) => number {
  return (seq) => {
    const hash = createHash('sha256').update(`holdout:seal:${seed}:${seq}`).digest();
    return hash.readUIntBE(0, 6);
  };
}

/** Answers that bots give before others are served. */
const BOT_ANSWERS = 60;

/** How a server keeps a game: numbers are sealed, and bots take breaths. */
export const hostOptions = (seed: string) => ({ seal: sealOf(seed), botAnswers: BOT_ANSWERS });

/** @throws InputError if this server does not have the game. */
export function servedGame(id: string): ServedGame {
  const game = GAMES.get(id);
  if (!game) throw new InputError('save.otherGame', 'game', { found: id });
  return game;
}

/**
 * Reads a table out of the store: where it began, and all that has happened since.
 *
 * @returns null if there is no such table.
 * @throws InputError if it does not fit these rules.
 */
export async function wake({ store, watch }: Context, code: string): Promise<Awake | null> {
  const [head, setup] = await Promise.all([store.head(code), store.setup(code)]);
  if (!head || setup === null) return null;
  const origin = originSchema.parse(JSON.parse(setup)) as Origin;
  const file = readSave(origin.save);
  const served = servedGame(file.game);
  const { save, from } = await startOf(store, code, served, file);
  const host = hostOf(served, save);
  const records = await store.records(code, 0);
  let state = beginningOf({ seats: file.seats, consent: origin.consent });
  for (const record of records) {
    const body = bodyOf(record);
    state = fold(state, body, record.at);
    if (body.t === 'seat') host.seat(body.seat, seatSetup(body));
    if (record.n < from) continue;
    try {
      host.follow(linesOf(body), []);
    } catch (error) {
      // Rules that have changed since may not know an answer any more. With the same rules it is a defect.
      if (save.rules === served.game.rules) throw error;
      watch.trouble(`table ${code}: record ${record.n} can't be carried over`, error);
    }
  }
  const ids = new Set(records.flatMap(({ id }) => id ?? []));
  return { host, served, state, n: records.length, ids, createdAt: head.createdAt };
}

/** With other rules than those it began with, a table goes on from its last snapshot. */
async function startOf(store: Store, code: string, { game }: ServedGame, file: SaveFile) {
  const snapshot = file.rules === game.rules ? null : await store.snapshot(code);
  return snapshot ? { save: readSave(snapshot.save), from: snapshot.n } : { save: file, from: 0 };
}

/** @throws InputError if the save does not fit itself. */
export function hostOf({ game, bots }: ServedGame, save: SaveFile): TableHost {
  const { table, mismatch } = replay(game, save);
  if (mismatch) {
    throw new InputError('save.mismatch', mismatch.path, { move: mismatch.n, found: mismatch.found });
  }
  return new TableHost(table, { bots, ...hostOptions(save.seed) });
}

export const bodyOf = ({ body }: StoredRecord): RecordBody => JSON.parse(body) as RecordBody;

export const seatSetup = ({ name, bot }: { readonly name: string; readonly bot: string | null }) =>
  bot === null ? { name } : { name, bot };
