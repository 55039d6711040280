import { InputError } from '../errors.ts';
import type { Entry } from '../table.ts';

/**
 * An entry of the log as a line that people can read and type:
 *
 *     p1 drive:chicago
 *     p2 set autoConsent on
 *     p1 undo 12
 *     p1 redo 14 @1790000000000
 *
 * The seat, what it did, and if the host kept it the time in milliseconds since 1970.
 */
export function entryLine(entry: Entry): string {
  const time = entry.at === undefined ? '' : ` @${entry.at}`;
  return `p${entry.by + 1} ${deed(entry)}${time}`;
}

function deed(entry: Entry): string {
  if ('key' in entry) return entry.key;
  if ('set' in entry) return `set ${entry.set} ${entry.to ? 'on' : 'off'}`;
  return 'undo' in entry ? `undo ${entry.undo}` : `redo ${entry.redo}`;
}

const LINE =
  /^p([1-9]|1[0-4]) (?:undo (?<undo>\d{1,6})|redo (?<redo>\d{1,6})|set (?<set>\S{1,60}) (?<to>on|off)|(?<key>\S{1,200}))(?: @(?<at>\d{1,15}))?$/;

/** @throws InputError at `path` if the line is none. */
export function parseLine(line: string, path: string): Entry {
  const match = LINE.exec(line);
  if (!match?.groups) throw new InputError('save.line', path, { found: line.slice(0, 40) });
  const { undo, redo, set, to, key, at } = match.groups;
  const base = { by: Number(match[1]) - 1, ...(at === undefined ? {} : { at: Number(at) }) };
  if (undo !== undefined) return { ...base, undo: Number(undo) };
  if (redo !== undefined) return { ...base, redo: Number(redo) };
  if (set !== undefined) return { ...base, set, to: to === 'on' };
  return { ...base, key };
}
