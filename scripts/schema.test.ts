import { readFileSync } from 'node:fs';
import { missions, readMission } from '@holdout/zombicide';
import { OUR_MISSIONS } from '@holdout/zombicide/missions';
import { describe, expect, test } from 'vitest';
import { fromJSONSchema } from 'zod';
import { BLOCK_FILES } from '../packages/zombicide/src/missions/blocks/index.generated.ts';
import { SCHEMAS } from './make-schema.ts';
import { blocksOf, missionJsonSchema, useOf } from './schema/mission.ts';

test.each(SCHEMAS)('the published schema of $of is up to date', ({ file, make }) => {
  const published = JSON.parse(readFileSync(file, 'utf8'));
  expect(published, 'run: node scripts/make-schema.ts').toEqual(JSON.parse(JSON.stringify(make())));
});

describe('the schema of missions', () => {
  const schema = fromJSONSchema(missionJsonSchema() as never);
  const [first] = OUR_MISSIONS;
  const passes = (change: object): boolean => schema.safeParse({ ...first, ...change }).success;

  test.each(OUR_MISSIONS)('$id passes', (mission) => {
    expect(schema.safeParse(mission).error?.issues).toBeUndefined();
  });

  test('what is not so in a mission does not pass', () => {
    expect(passes({})).toBe(true);
    expect(passes({ colour: 'blue' })).toBe(false);
    expect(passes({ start: ['r1'] })).toBe(false);
    expect(passes({ minutes: '20' })).toBe(false);
    expect(passes({ rules: [{ use: 'objective-xp' }] })).toBe(false);
    expect(passes({ rules: [{ use: 'objective-xp', xp: 5, zone: 'A1.r1' }] })).toBe(false);
    expect(passes({ rules: [{ use: 'rain' }] })).toBe(false);
    expect(passes({ title: { de: 'Nur Deutsch' } })).toBe(false);
    expect(passes({ doors: [{ between: ['A1.r1', 'A1.r2', 'A1.r3'] }] })).toBe(false);
  });

  test('it has the building blocks that the code has', () => {
    const published = blocksOf('rules').map(useOf).sort();
    expect(published).toEqual(
      BLOCK_FILES.flat()
        .map(({ use }) => use)
        .sort(),
    );
  });

  test('every field and every building block is described', () => {
    expect(undescribed(missionJsonSchema())).toEqual([]);
  });

  test('our missions are read as they stand', () => {
    expect(missions()).toEqual(OUR_MISSIONS.map((mission) => readMission(mission)));
  });
});

type Node = ReturnType<typeof missionJsonSchema>;

/** Fields and building blocks without words; `use` and what a text consists of need none. */
function undescribed({ properties = {}, items, oneOf = [] }: Node, path = ''): string[] {
  const fields = Object.entries(properties).filter(([name]) => name !== 'use');
  const blocks = oneOf.map((block) => [useOf(block), block] as const);
  const inside = [...fields, ...blocks].flatMap(([name, child]) => {
    const own = child.description ? [] : [`${path}${name}`];
    return [...own, ...undescribed(child, `${path}${name}.`)];
  });
  return items ? [...inside, ...undescribed(items, path)] : inside;
}
