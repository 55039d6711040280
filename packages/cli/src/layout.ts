import { stripVTControlCharacters } from 'node:util';
import type { Output } from './context.ts';

const USUAL_COLUMNS = 100;

/** Columns of a terminal; a pipe has none and gets the usual ones. */
export const columnsOf = ({ columns }: Output): number => columns || USUAL_COLUMNS;

/** Scripts whose characters take two columns on a terminal. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu;

/** Columns that a text takes on a terminal. */
export function widthOf(text: string): number {
  const plain = stripVTControlCharacters(text);
  return [...plain].length + (plain.match(WIDE)?.length ?? 0);
}

export const padTo = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Items next to each other, as many as fit in a line; further lines are indented below the first item. */
export function flow(head: string, items: readonly string[], columns: number): string[] {
  const indent = ' '.repeat(widthOf(head));
  const lines: string[] = [];
  let line = head;
  for (const item of items) {
    const full = widthOf(line) + widthOf(item) > columns && line.trim() !== '' && line !== head;
    if (full) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${item}   `;
  }
  lines.push(line.trimEnd());
  return lines;
}
