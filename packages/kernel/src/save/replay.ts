import { InputError } from '../errors.ts';
import type { Game } from '../game.ts';
import { checkHash } from '../hash.ts';
import { firstDifference, type Json } from '../json.ts';
import type { CoreState } from '../state.ts';
import { Table, type TableSetup } from '../table.ts';
import type { SaveFile, Snapshot } from './file.ts';
import { parseLine } from './lines.ts';

/** The first place at which a replay and its file part. */
export interface Mismatch {
  /** Moves in force there. */
  readonly n: number;
  /** Path of the first field that differs, or the entry that is refused. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

export interface Replayed<S extends CoreState> {
  /** The table at the end of the file, or where it went wrong. */
  readonly table: Table<S>;
  readonly mismatch: Mismatch | null;
  /** Rules version the state was carried over from, or null if the file was replayed as it is. */
  readonly carriedFrom: number | null;
}

/**
 * Opens a file. With the rules it was played by it is replayed from its seed and every snapshot is compared; a file of
 * older rules goes on from its last snapshot, and what was answered before can only be read.
 *
 * @throws InputError if the file is for another game or newer rules, or a state in it is damaged.
 */
export function replay<S extends CoreState>(game: Game<S>, file: SaveFile): Replayed<S> {
  if (file.game !== game.id) throw new InputError('save.otherGame', 'game', { found: file.game });
  if (file.rules === game.rules) return { ...replayLog(game, file), carriedFrom: null };
  if (file.rules > game.rules) {
    throw new InputError('save.newerRules', 'rules', { found: file.rules, known: game.rules });
  }
  return { table: carryOver(game, file), mismatch: null, carriedFrom: file.rules };
}

function replayLog<S extends CoreState>(game: Game<S>, file: SaveFile) {
  const base = file.base && { state: stateOf(game, file.base, 'base'), past: file.past ?? [] };
  const table = new Table(game, setupOf(file), base);
  for (const [i, line] of file.log.entries()) {
    const reason = table.apply(parseLine(line, `log[${i}]`));
    if (reason) {
      const mismatch = { n: table.moves.length, path: `log[${i}]`, expected: line, found: reason.rule };
      return { table, mismatch };
    }
  }
  for (const snapshot of file.snapshots) {
    const mismatch = compare(table, snapshot);
    if (mismatch) return { table, mismatch };
  }
  return { table, mismatch: null };
}

/** The last snapshot, lifted to the rules of today. */
function carryOver<S extends CoreState>(game: Game<S>, file: SaveFile): Table<S> {
  const last = file.snapshots.at(-1);
  if (!last) throw new InputError('save.field', 'snapshots', { found: '[]' });
  let state: Json = last.state;
  for (let rules = file.rules; rules < game.rules; rules++) {
    const lift = game.migrations[rules];
    if (!lift) throw new InputError('save.oldRules', 'rules', { found: file.rules, known: game.rules });
    state = lift(state);
  }
  const past = [...(file.past ?? []), ...file.log];
  return new Table(game, setupOf(file), { state: game.readState(state), past });
}

function stateOf<S extends CoreState>(game: Game<S>, snapshot: Snapshot, path: string): S {
  if (checkHash(snapshot.state) !== snapshot.hash)
    throw new InputError('save.hash', path, { found: snapshot.hash });
  return game.readState(snapshot.state);
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

function setupOf(file: SaveFile): TableSetup {
  return { options: file.options, seed: file.seed, undo: file.undo, seats: file.seats };
}
