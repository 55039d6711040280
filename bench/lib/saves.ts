import { readdirSync, readFileSync } from 'node:fs';
import { type CoreState, saveTable, type Table } from '@holdout/kernel';

/** A save as the program writes it to a file. */
export const saveText = <S extends CoreState>(table: Table<S>): string =>
  `${JSON.stringify(saveTable(table, 'bench'))}\n`;

const FIXTURES = new URL('../../fixtures/pandemic/', import.meta.url);

/** The recorded game with the longest log, of those that are kept with the tests. */
export function longestFixture(): { readonly name: string; readonly text: string } {
  const files = readdirSync(FIXTURES)
    .filter((name) => name.endsWith('.game.json'))
    .map((name) => {
      const text = readFileSync(new URL(name, FIXTURES), 'utf8');
      return { name, text, entries: (JSON.parse(text) as { log: unknown[] }).log.length };
    });
  return files.reduce((longest, file) => (file.entries > longest.entries ? file : longest));
}
