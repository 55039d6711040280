import {
  type CoreState,
  type GameEvent,
  type Move,
  type SaveFile,
  type Seat,
  seenBy,
  type Table,
} from '@holdout/kernel';
import { eventText, optionText, type Speaker } from '@holdout/lang';
import type { Context } from '../context.ts';
import { gameOf } from '../saves.ts';
import type { Chronicle, TextGame } from '../textGame.ts';
import { csvLine } from './csv.ts';

export const EXPORT_FORMATS = ['json', 'jsonl', 'csv', 'log'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
type Writer = (context: Context, file: SaveFile, table: Table<CoreState>) => string[];

const WRITERS: Readonly<Record<ExportFormat, Writer>> = {
  json: (_, file) => [JSON.stringify(file, null, 2)],
  jsonl: jsonLines,
  csv: csvOfMoves,
  log: readableLog,
};

/** A save in another form, with all that was secret while it was played. */
export function exportText(
  context: Context,
  format: ExportFormat,
  file: SaveFile,
  table: Table<CoreState>,
): string {
  return `${WRITERS[format](context, file, table).join('\n')}\n`;
}

/** An event and the move it belongs to, counted from 1; 0 is the set-up. */
interface Told {
  readonly move: number;
  readonly event: GameEvent;
}

function eventsOf({ opening, moves }: Table<CoreState>): Told[] {
  const all = (events: readonly GameEvent[], move: number): Told[] =>
    events.flatMap((event) => seenBy(event, 'everyone') ?? []).map((event) => ({ move, event }));
  return [...all(opening, 0), ...moves.flatMap(({ events }, i) => all(events, i + 1))];
}

/** A header, then every event. */
function jsonLines(_: Context, file: SaveFile, table: Table<CoreState>): string[] {
  const { log, snapshots, format, ...header } = file;
  const lines = eventsOf(table).map(({ move, event }) => ({ move, ...event }));
  return [{ format: `${format}.events`, ...header, moves: table.moves.length }, ...lines].map((line) =>
    JSON.stringify(line),
  );
}

/** Sentences about a table that nobody plays at any more. */
function speakerOf(
  { intl }: Context,
  { speakerFor }: TextGame,
  { game, run, setup }: Table<CoreState>,
): Speaker {
  const view = game.view(run, 'everyone');
  const names = setup.seats.map((seat) => seat.name);
  return speakerFor(intl, names, { view: () => view, decision: () => null });
}

/** The moves in force, one a line; `text` is in the reader's language, all else is the same everywhere. */
function csvOfMoves(context: Context, file: SaveFile, table: Table<CoreState>): string[] {
  const textGame = gameOf(file);
  const { chronicle } = textGame;
  const speaker = speakerOf(context, textGame, table);
  const actors = chronicle.actors(table);
  let turn = turnIn(chronicle, table.opening, table.base ? chronicle.turnOf(table.base.state) : 0);
  const lines = table.moves.map((move, i) => {
    const { by } = move.entry;
    const key = keyOf(move);
    const line = [i + 1, turn, by + 1, speaker.names[by], actors[i], key, moveText(speaker, move)];
    turn = turnIn(chronicle, move.events, turn);
    return csvLine(line);
  });
  const columns = ['move', 'turn', 'seat', 'name', chronicle.actorColumn, 'key', 'text'];
  return [csvLine(columns), ...lines];
}

/** The turn that these events begin, or the one that was. */
function turnIn({ begins }: Chronicle, events: readonly GameEvent[], before: number): number {
  const begun = events.map(begins).filter((turn) => turn !== null);
  return begun.at(-1) ?? before;
}

function keyOf({ entry }: Move): string {
  if ('key' in entry) return entry.key;
  return 'set' in entry ? `set:${entry.set}:${entry.to ? 'on' : 'off'}` : '';
}

function moveText(speaker: Speaker, move: Move): string {
  const { entry } = move;
  if ('key' in entry) return choiceText(speaker, entry.by, entry.key);
  return move.events.map((event) => eventText(speaker, event) ?? '').join(' ');
}

function choiceText(speaker: Speaker, seat: Seat, key: string): string {
  const [kind, ...args] = key.split(':');
  return optionText(speaker, { key, kind, args, seat });
}

/** What happened, in sentences; a blank line before each turn. */
function readableLog(context: Context, file: SaveFile, table: Table<CoreState>): string[] {
  const textGame = gameOf(file);
  const speaker = speakerOf(context, textGame, table);
  const lines = [context.text('cli.export.head', { game: file.game, seed: file.seed, engine: file.engine })];
  for (const { event } of eventsOf(table)) {
    const sentence = eventText(speaker, event);
    if (sentence === null) continue;
    if (textGame.chronicle.begins(event) !== null || event.t === 'over') lines.push('');
    lines.push(sentence);
  }
  return lines;
}
