import * as z from 'zod/mini';
import { InputError } from '../errors.ts';
import { fieldError, shortly } from '../field.ts';
import { checkHash } from '../hash.ts';
import type { Json } from '../json.ts';
import type { CoreState } from '../state.ts';
import { type Table, type TableSetup, UNDO_MODES } from '../table.ts';
import { entryLine } from './lines.ts';
import { migrateFile, SAVE_VERSION } from './migrations.ts';

export const SAVE_FORMAT = 'holdout.game';
/** Moves between two snapshots in a file. */
const SNAPSHOT = 50;
const MAX_ENTRIES = 100_000;

const count = z.int().check(z.gte(0), z.lte(MAX_ENTRIES));
const text = (max: number) => z.string().check(z.maxLength(max));
const lines = z.array(text(300)).check(z.maxLength(MAX_ENTRIES));
const snapshot = z.strictObject({ n: count, hash: text(64), state: z.record(z.string(), z.unknown()) });

/** The shape of a save file; the published JSON Schema is made from it. */
export const saveSchema = z.looseObject({
  format: z.literal(SAVE_FORMAT),
  v: z.literal(SAVE_VERSION),
  engine: text(40),
  game: text(40),
  rules: z.int(),
  content: text(80),
  options: z.record(z.string(), z.unknown()),
  undo: z.enum(UNDO_MODES),
  seats: z
    .array(z.looseObject({ name: text(80), bot: z.optional(text(40)) }))
    .check(z.minLength(1), z.maxLength(14)),
  seed: text(200),
  base: z.optional(snapshot),
  past: z.optional(lines),
  log: lines,
  snapshots: z.array(snapshot),
});

export interface Snapshot {
  /** Moves in force when it was taken. */
  readonly n: number;
  readonly hash: string;
  readonly state: Json;
}

/** A whole game in one file: how it was set up, everything that was answered, and states to check against. */
export interface SaveFile {
  readonly format: typeof SAVE_FORMAT;
  readonly v: number;
  /** Version of the program that wrote it. */
  readonly engine: string;
  readonly game: string;
  /** Version of the game's rules it was played with. */
  readonly rules: number;
  /** Hash of the content it was played with. */
  readonly content: string;
  readonly options: Json & object;
  readonly undo: TableSetup['undo'];
  readonly seats: TableSetup['seats'];
  readonly seed: string;
  /** Where the log starts, if not at the seed: a state that was carried over from older rules. */
  readonly base?: Snapshot;
  /** What was answered before `base`: to be read, not to be replayed. */
  readonly past?: readonly string[];
  /** One line an entry, see `entryLine`. */
  readonly log: readonly string[];
  readonly snapshots: readonly Snapshot[];
  /** Fields of newer or other programs are kept when the file is written again. */
  readonly [unknown: string]: unknown;
}

/** Writes a table as a file. `engine` is the version of the program; `kept` are fields to carry over. */
export function saveTable<S extends CoreState>(
  table: Table<S>,
  engine: string,
  kept: Readonly<Record<string, unknown>> = {},
): SaveFile {
  const { game, setup, moves, base } = table;
  const points: number[] = [];
  for (let n = SNAPSHOT; n < moves.length; n += SNAPSHOT) points.push(n);
  points.push(moves.length);
  return {
    ...kept,
    format: SAVE_FORMAT,
    v: SAVE_VERSION,
    engine,
    game: game.id,
    rules: game.rules,
    content: game.contentHash(),
    options: setup.options,
    undo: setup.undo,
    seats: setup.seats,
    seed: setup.seed,
    ...(base ? { base: snapshotOf(0, base.state), past: base.past } : {}),
    log: table.log.map(entryLine),
    snapshots: points.map((n) => snapshotOf(n, n === moves.length ? table.state : table.stateAt(n))),
  };
}

function snapshotOf(n: number, live: CoreState): Snapshot {
  const state = JSON.parse(JSON.stringify(live)) as Json;
  return { n, hash: checkHash(state), state };
}

/**
 * Reads a save out of text or parsed JSON, lifting older ones.
 *
 * @throws InputError with what is wrong and where: not JSON, not one of ours, damaged, or of a newer program.
 */
export function readSave(input: string | unknown): SaveFile {
  const given = asObject(typeof input === 'string' ? parseJson(input) : input);
  if (given.format !== SAVE_FORMAT)
    throw new InputError('save.foreign', 'format', { found: shortly(given.format) });
  const file = migrateFile(given);
  const result = saveSchema.safeParse(file);
  if (result.success) return file as unknown as SaveFile;
  throw fieldError('save.field', file, result.error.issues[0].path);
}

/** Fields that this program does not know, to be carried over when the file is written again. */
export function unknownFields(file: SaveFile): Record<string, unknown> {
  return Object.fromEntries(Object.entries(file).filter(([name]) => !(name in saveSchema.shape)));
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    throw new InputError('save.notJson', position ? `character ${position}` : '', { length: source.length });
  }
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new InputError('save.foreign', '', { found: shortly(value) });
}
