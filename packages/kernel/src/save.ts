import * as z from 'zod/mini';
import { InputError } from './errors.ts';
import type { Game } from './game.ts';
import { checkHash } from './hash.ts';
import { firstDifference, type Json } from './json.ts';
import type { CoreState } from './state.ts';
import { type Entry, Table, type TableSetup, UNDO_MODES } from './table.ts';

export const SAVE_FORMAT = 'holdout.game';
/** Version of the file's own shape; older ones are lifted by `SAVE_MIGRATIONS`. */
export const SAVE_VERSION = 1;
/** Moves between two snapshots in a file. */
const SNAPSHOT = 50;
const MAX_ENTRIES = 100_000;

const seat = z.int().check(z.gte(0), z.lte(14));
const at = z.optional(z.number());
const count = z.int().check(z.gte(0), z.lte(MAX_ENTRIES));
const text = (max: number) => z.string().check(z.maxLength(max));

const entrySchema = z.union([
  z.strictObject({ by: seat, key: text(200), at }),
  z.strictObject({ by: seat, set: text(60), to: z.boolean(), at }),
  z.strictObject({ by: seat, undo: count, at }),
  z.strictObject({ by: seat, redo: count, at }),
]);

/** The shape of a save file; the published JSON Schema is made from it. */
export const saveSchema = z.looseObject({
  format: z.literal(SAVE_FORMAT),
  v: z.int(),
  engine: text(40),
  game: text(40),
  rules: z.int(),
  content: text(80),
  options: z.record(z.string(), z.unknown()),
  undo: z.enum(UNDO_MODES),
  seats: z.array(z.looseObject({ name: text(80) })).check(z.minLength(1), z.maxLength(14)),
  seed: text(200),
  log: z.array(entrySchema).check(z.maxLength(MAX_ENTRIES)),
  snapshots: z.array(z.strictObject({ n: count, hash: text(64), state: z.record(z.string(), z.unknown()) })),
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
  readonly rules: number;
  readonly content: string;
  readonly options: Json & object;
  readonly undo: TableSetup['undo'];
  readonly seats: readonly { readonly name: string }[];
  readonly seed: string;
  readonly log: readonly Entry[];
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
  const { game, setup, moves } = table;
  const points: number[] = [];
  for (let n = SNAPSHOT; n < moves.length; n += SNAPSHOT) points.push(n);
  points.push(moves.length);
  const snapshots = points.map((n) => {
    const state = JSON.parse(JSON.stringify(n === moves.length ? table.state : table.stateAt(n))) as Json;
    return { n, hash: checkHash(state), state };
  });
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
    log: table.log,
    snapshots,
  };
}

type FileMigration = (file: Record<string, unknown>) => Record<string, unknown>;
/** `n` turns a file of version n into one of n + 1. */
export const SAVE_MIGRATIONS: Readonly<Record<number, FileMigration>> = {};

/**
 * Reads a save out of text or parsed JSON.
 *
 * @throws InputError with what is wrong and where: not JSON, not one of ours, damaged, or of a newer program.
 */
export function readSave(input: string | unknown): SaveFile {
  let file = asObject(typeof input === 'string' ? parseJson(input) : input);
  if (file.format !== SAVE_FORMAT)
    throw new InputError('save.foreign', 'format', { found: short(file.format) });
  if (typeof file.v !== 'number') throw new InputError('save.field', 'v', { found: short(file.v) });
  if (file.v > SAVE_VERSION) throw new InputError('save.newer', 'v', { found: file.v, known: SAVE_VERSION });
  for (let v = file.v; v < SAVE_VERSION; v++) {
    const lift = SAVE_MIGRATIONS[v];
    if (!lift) throw new InputError('save.tooOld', 'v', { found: v });
    file = { ...lift(file), v: v + 1 };
  }
  const result = saveSchema.safeParse(file);
  if (!result.success) {
    const issue = deepest(result.error.issues);
    throw new InputError('save.field', pathOf(issue.path), { found: short(valueAt(file, issue.path)) });
  }
  return file as unknown as SaveFile;
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
  throw new InputError('save.foreign', '', { found: short(value) });
}

type Issue = { path: PropertyKey[]; code: string; errors?: Issue[][] };

/** A union reports every branch that failed; the place of the fault is the deepest path among them. */
function deepest(issues: readonly unknown[]): Issue {
  const issue = issues[0] as Issue;
  if (!issue.errors) return issue;
  const inner = issue.errors.flat().map((nested) => deepest([nested]));
  inner.sort((a, b) => b.path.length - a.path.length);
  return inner.length > 0 ? { ...inner[0], path: [...issue.path, ...inner[0].path] } : issue;
}

function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .slice(1);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown> | undefined)?.[step], value);
}

function short(value: unknown): string {
  const json = value === undefined ? 'nothing' : JSON.stringify(value);
  return json.length > 40 ? `${json.slice(0, 40)}…` : json;
}

/** The first place at which a replay and its file part. */
export interface Mismatch {
  /** Moves in force there. */
  readonly n: number;
  /** Path of the first field that differs, or the entry that is refused. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

/**
 * Replays a file from its seed and compares every snapshot.
 *
 * @returns the table at the end of the file, and the first difference if there is one.
 * @throws InputError if the file is for another game or version of the rules.
 */
export function replay<S extends CoreState>(
  game: Game<S>,
  file: SaveFile,
): { table: Table<S>; mismatch: Mismatch | null } {
  requireGame(game, file);
  if (file.rules !== game.rules) {
    throw new InputError('save.otherRules', 'rules', { found: file.rules, known: game.rules });
  }
  const table = new Table(game, setupOf(file));
  for (const [i, entry] of file.log.entries()) {
    const reason = table.apply(entry);
    if (reason) {
      const mismatch = {
        n: table.moves.length,
        path: `log[${i}]`,
        expected: JSON.stringify(entry),
        found: reason.rule,
      };
      return { table, mismatch };
    }
  }
  for (const snapshot of file.snapshots) {
    const mismatch = compare(table, snapshot);
    if (mismatch) return { table, mismatch };
  }
  return { table, mismatch: null };
}

function compare<S extends CoreState>(table: Table<S>, snapshot: Snapshot): Mismatch | null {
  if (snapshot.n > table.moves.length) {
    return { n: snapshot.n, path: 'n', expected: String(snapshot.n), found: String(table.moves.length) };
  }
  const state = table.stateAt(snapshot.n);
  const found = checkHash(state);
  if (found === snapshot.hash && checkHash(snapshot.state) === snapshot.hash) return null;
  const path = firstDifference(snapshot.state, state) ?? 'hash';
  return { n: snapshot.n, path, expected: snapshot.hash, found };
}

function requireGame(game: { readonly id: string }, file: SaveFile): void {
  if (file.game !== game.id) throw new InputError('save.otherGame', 'game', { found: file.game });
}

function setupOf(file: SaveFile): TableSetup {
  return { options: file.options, seed: file.seed, undo: file.undo, seats: file.seats };
}
