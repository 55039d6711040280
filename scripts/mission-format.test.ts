import { readFileSync } from 'node:fs';
import { EQUIPMENT, lintMission, zombicide } from '@holdout/zombicide';
import { TILES } from '@holdout/zombicide/map';
import { expect, test } from 'vitest';
import { blockRows, fieldRows } from './schema/mission-rows.ts';

/** What docs/mission-format.md says is so. */
const text = readFileSync(new URL('../docs/mission-format.md', import.meta.url), 'utf8');
const example = (): unknown => JSON.parse(/```json\n([\s\S]+?)```/.exec(text)?.[1] ?? '');

/** The rows of the table below a heading. */
function tableAfter(heading: string): string[] {
  const [, section] = text.split(`\n## ${heading}\n`);
  const [part] = (section ?? '').split('\n## ');
  return part
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1);
}

test('nothing is wrong with the example, and it can be played', () => {
  expect(lintMission(example())).toEqual([]);
  expect(zombicide.readOptions({ mission: example() })).toMatchObject({ mission: example() });
});

test.each([
  ['Fields', fieldRows()],
  ['Special rules', blockRows('rules')],
  ['To win', blockRows('win')],
  ['To lose', blockRows('lose')],
])('the table “%s” is that of the schema', (heading, rows) => {
  expect(tableAfter(heading)).toEqual(rows);
});

test('the tiles of Season 1 and of Rue Morgue have the zones that the table says', () => {
  const said = tableAfter('Tiles and zones').flatMap((row) => {
    const [sides, streets, rooms] = row.split('|').slice(1, 4);
    const names = (cell: string): string[] => cell.match(/\w+/g) ?? [];
    return sides.split(',').map((side) => {
      const [id, back] = side.trim().split('/');
      return { id, back, streets: names(streets), rooms: names(rooms) };
    });
  });
  const known = TILES.filter(({ box }) => box === 'season1' || box === 'rueMorgue');
  const sides = known.map(({ id, back, zones }) => {
    const named = (isStreet: boolean): string[] =>
      zones.filter(({ type }) => (type === 'street') === isStreet).map((zone) => zone.id);
    return { id, back, streets: named(true), rooms: named(false) };
  });
  const byId = (a: { id: string }, b: { id: string }): number => a.id.localeCompare(b.id);
  expect(said.sort(byId)).toEqual(sides.sort(byId));
});

test('all equipment is named', () => {
  const [, season1, season3] =
    /Equipment cards of Season 1:([^.]+)\. Season 3 adds:([^.]+)\./.exec(text) ?? [];
  const named = (list: string): string[] => list.match(/[\w-]+/g) ?? [];
  const ofSeason1 = EQUIPMENT.filter(({ copies }) => (copies.season1 ?? 0) > 0);
  expect(named(season1)).toEqual(ofSeason1.map(({ id }) => id));
  expect([...named(season1), ...named(season3)]).toEqual(EQUIPMENT.map(({ id }) => id));
});
