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
import { rolesOf } from '../summary.ts';
import { turnOf } from '../turn.ts';
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
    events.map((event) => ({ move, event: seenBy(event, 'everyone') }));
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

const COLUMNS = ['move', 'turn', 'seat', 'name', 'role', 'key', 'text'];

/** The moves in force, one a line; `text` is in the reader's language, all else is the same everywhere. */
function csvOfMoves({ intl }: Context, _: SaveFile, table: Table<CoreState>): string[] {
  const names = table.setup.seats.map((seat) => seat.name);
  const roles = rolesOf(table);
  let turn = turnIn(table.opening, table.base ? turnOf(table.base.state) : 0);
  const lines = table.moves.map((move, i) => {
    const { by } = move.entry;
    const key = keyOf(move);
    const line = [i + 1, turn, by + 1, names[by], roles[by] ?? '', key, moveText({ intl, names }, move)];
    turn = turnIn(move.events, turn);
    return csvLine(line);
  });
  return [csvLine(COLUMNS), ...lines];
}

/** The turn that these events begin, or the one that was. */
function turnIn(events: readonly GameEvent[], before: number): number {
  const begun = events.filter((event) => event.t === 'turn').map((event) => Number(event.turn));
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
function readableLog({ intl, text }: Context, file: SaveFile, table: Table<CoreState>): string[] {
  const speaker = { intl, names: table.setup.seats.map((seat) => seat.name) };
  const lines = [text('cli.export.head', { game: file.game, seed: file.seed, engine: file.engine })];
  for (const { event } of eventsOf(table)) {
    const sentence = eventText(speaker, event);
    if (sentence === null) continue;
    if (event.t === 'turn' || event.t === 'over') lines.push('');
    lines.push(sentence);
  }
  return lines;
}
