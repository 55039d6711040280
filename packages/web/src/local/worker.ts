import {
  type Fault,
  InputError,
  type Reason,
  readSave,
  replay,
  type SaveFile,
  type Seat,
  saveTable,
  scrubSave,
  unknownFields,
} from '@holdout/kernel';
import {
  type Command,
  type SetupRequest,
  type Step,
  setupSchema,
  TableHost,
  type TableUpdate,
} from '@holdout/protocol';
import { expose } from 'comlink';
import { config } from 'zod/mini';
import type { Result } from '../app/result.ts';
import type { Place } from '../table/link.ts';
import type { LocalHost, SavedTable } from './api.ts';
import { isGame, type LocalGame, loadGame, progressOf } from './games.ts';
import { allRecords, deleteRecord, readRecord, type TableRecord, writeRecord } from './store.ts';

// The content security policy forbids code made out of text.
config({ jitless: true });

declare const __VERSION__: string;

/** A table that is open in this tab, and the record it came from. */
interface OpenTable {
  readonly host: TableHost;
  readonly createdAt: number;
  /** Fields of the save that other programs put there. */
  readonly kept: Readonly<Record<string, unknown>>;
  rev: number;
}
const open = new Map<string, OpenTable>();
/** Games that are only looked at in this tab. */
const replays = new Map<number, TableHost>();
let opened = 0;

/** Turns a fault of the input into a result; a defect of ours goes on as an exception. */
async function attempt<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof InputError) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** @throws InputError if this client does not know the game. */
function knownGame(id: string): string {
  if (!isGame(id)) throw new InputError('save.otherGame', 'game', { found: id });
  return id;
}

async function gameOf(id: string): Promise<LocalGame> {
  const game = await loadGame(id);
  if (!game) throw new InputError('save.otherGame', 'game', { found: id });
  return game;
}

async function fromSave(file: SaveFile): Promise<TableHost> {
  const { game, bots } = await gameOf(file.game);
  const { table, mismatch } = replay(game, file);
  if (!mismatch) return new TableHost(table, { bots });
  throw new InputError('save.mismatch', mismatch.path, { move: mismatch.n, found: mismatch.found });
}

async function load(id: string): Promise<OpenTable> {
  const known = open.get(id);
  if (known) return known;
  const record = await readRecord(id);
  if (!record) throw new InputError('table.unknown', '', { id });
  const file = readSave(record.save);
  const table = {
    host: await fromSave(file),
    createdAt: record.createdAt,
    kept: unknownFields(file),
    rev: record.rev,
  };
  open.set(id, table);
  return table;
}

async function store(id: string, entry: OpenTable): Promise<void> {
  const { table } = entry.host;
  const { over } = table.state;
  const record: TableRecord = {
    id,
    rev: entry.rev + 1,
    createdAt: entry.createdAt,
    updatedAt: Date.now(),
    moves: table.moves.length,
    turn: progressOf(table.game.id, table.state),
    over: over && { result: over.result, cause: over.cause },
    save: saveTable(table, __VERSION__, entry.kept),
  };
  if (await writeRecord(record)) {
    entry.rev += 1;
    return;
  }
  // Another tab has gone on with this table: what is here is out of date and must be read again.
  open.delete(id);
  throw new InputError('table.changedElsewhere', '', { id });
}

async function keep(host: TableHost, kept: OpenTable['kept'] = {}): Promise<string> {
  const id = newWord(12);
  const entry = { host, createdAt: Date.now(), kept, rev: 0 };
  await store(id, entry);
  open.set(id, entry);
  return id;
}

/** @throws InputError if it was closed. */
function replayOf(handle: number): TableHost {
  const host = replays.get(handle);
  if (host) return host;
  throw new InputError('table.unknown', '', { id: String(handle) });
}

/** Letters and digits without look-alikes. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';
function newWord(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

const summary = (record: TableRecord): SavedTable => ({
  id: record.id,
  game: String(record.save?.game ?? ''),
  seats: (record.save?.seats ?? []).map((seat) => seat.name),
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
  moves: record.moves,
  turn: record.turn,
  over: record.over,
  broken: brokenOf(record),
});

function brokenOf(record: TableRecord): Fault | null {
  try {
    knownGame(readSave(record.save).game);
    return null;
  } catch (error) {
    return error instanceof InputError ? error.fault : { code: 'save.foreign', path: '', args: {} };
  }
}

const host: LocalHost = {
  async list(): Promise<SavedTable[]> {
    return (await allRecords()).map(summary).sort((a, b) => b.updatedAt - a.updatedAt);
  },

  create: (request: SetupRequest) =>
    attempt(async () => {
      const parsed = setupSchema.safeParse(request);
      if (!parsed.success) throw new InputError('option.shape', parsed.error.issues[0]?.path.join('.'));
      const { game, options, seats, undo, seed } = parsed.data;
      const setup = { options: options as never, seats, undo, seed: seed || newWord(10) };
      const local = await gameOf(game);
      return keep(TableHost.create(local.game, setup, { bots: local.bots }));
    }),

  importSave: (text: string) =>
    attempt(async () => {
      const file = readSave(text);
      return keep(await fromSave(file), unknownFields(file));
    }),

  playAgain: (id: string) =>
    attempt(async () => {
      const { game, setup } = (await load(id)).host.table;
      const { bots } = await gameOf(game.id);
      return keep(TableHost.create(game, setup, { bots }));
    }),

  exportSave: (id: string) =>
    attempt(async () => {
      const record = await readRecord(id);
      if (!record) throw new InputError('table.unknown', '', { id });
      const day = new Date(record.updatedAt).toISOString().slice(0, 10);
      return {
        name: `holdout-${record.save.game}-${day}-${id}.game.json`,
        text: JSON.stringify(record.save),
      };
    }),

  scrub: (text: string) =>
    attempt(async () => {
      const save = scrubSave(readSave(text));
      const moves = (save.past?.length ?? 0) + (save.snapshots.at(-1)?.n ?? 0);
      return { game: save.game, moves, text: JSON.stringify(save) };
    }),

  gameOf: (id: string) =>
    attempt(async () => {
      const record = await readRecord(id);
      if (!record) throw new InputError('table.unknown', '', { id });
      return knownGame(readSave(record.save).game);
    }),

  async remove(id: string): Promise<void> {
    open.delete(id);
    await deleteRecord(id);
  },

  open: (id: string, place: Place) =>
    attempt(async (): Promise<TableUpdate> => (await load(id)).host.update(place.viewer, place.seats)),

  send: (id: string, command: Command, place: Place, from: number) =>
    attempt(async () => {
      const entry = await load(id);
      const reply = entry.host.do(command, [place.viewer], Date.now());
      if (reply.ok) await store(id, entry);
      return { reply, update: entry.host.update(place.viewer, place.seats, from) };
    }),

  async explain(id: string, seat: Seat, key: string): Promise<Reason | null> {
    return (await load(id)).host.explain(seat, key);
  },

  look: (id: string, n: number, place: Place) =>
    attempt(async (): Promise<Step[]> => (await load(id)).host.look(n, place.viewer)),

  openReplay: (text: string) =>
    attempt(async () => {
      const host = await fromSave(readSave(text));
      opened += 1;
      replays.set(opened, host);
      return { handle: opened, game: host.table.game.id, moves: host.movesFor('everyone') };
    }),

  replayAt: (handle: number, n: number) =>
    attempt(async (): Promise<TableUpdate> => replayOf(handle).at(n, 'everyone')),

  replayLook: (handle: number, n: number) =>
    attempt(async (): Promise<Step[]> => replayOf(handle).look(n, 'everyone')),

  playFrom: (handle: number, n: number) =>
    attempt(async () => {
      const table = replayOf(handle).cut(n, 'everyone');
      const { bots } = await gameOf(table.game.id);
      const host = new TableHost(table, { bots });
      host.begin();
      return keep(host);
    }),

  async closeReplay(handle: number): Promise<void> {
    replays.delete(handle);
  },
};

expose(host);
