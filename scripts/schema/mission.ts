import { missionSchema } from '@holdout/zombicide';
import { toJSONSchema } from 'zod';
import { MISSION_WORDS } from './mission-words.ts';
import type { JsonSchema } from './schema.ts';

export const missionName = 'mission';

/**
 * What a mission looks like: docs/mission-format.md.
 *
 * @throws RangeError if there are words for a field that no mission has.
 */
export function missionJsonSchema(): JsonSchema {
  const used = new Set<string>();
  const schema = toJSONSchema(missionSchema as never, { target: 'draft-2020-12' }) as JsonSchema;
  const described = describe(schema, '', used);
  const stray = Object.keys(MISSION_WORDS).find((path) => !used.has(path));
  if (stray !== undefined) throw new RangeError(`no mission has a field ${stray}`);
  return {
    $id: 'urn:holdout:mission:1',
    title: 'Holdout mission file',
    description: 'A mission of Zombicide: its map, what lies on it, its rules. See docs/mission-format.md.',
    ...described,
  };
}

/** The schema with the words for every field: `spawns`, `spawns.zone`, `rules.lures`, `rules.lures.noise`. */
function describe(schema: JsonSchema, path: string, used: Set<string>): JsonSchema {
  const { properties, items, oneOf } = schema;
  // The goals of a choice are those that stand alone.
  const description = MISSION_WORDS[path] ?? MISSION_WORDS[path.replace('win.any.of.', 'win.')];
  if (description !== undefined) used.add(path);
  const inside = (child: JsonSchema, name: string): JsonSchema =>
    describe(child, path === '' ? name : `${path}.${name}`, used);
  return {
    ...(description !== undefined && { description }),
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, child]) => [name, inside(child, name)]),
      ),
    }),
    ...(items && { items: withoutWords(describe(items, path, used)) }),
    ...(oneOf && { oneOf: oneOf.map((option) => inside(option, useOf(option))) }),
  };
}

/** What a list is, its entries are not. */
const withoutWords = ({ description: _, ...schema }: JsonSchema): JsonSchema => schema;

/** The name of a building block. */
export const useOf = ({ properties }: JsonSchema): string => String(properties?.use?.const);

/** The building blocks of which a mission can be made. */
export function blocksOf(list: 'rules' | 'win' | 'lose'): readonly JsonSchema[] {
  const items = missionJsonSchema().properties?.[list]?.items;
  return items ? (items.oneOf ?? []) : [];
}
