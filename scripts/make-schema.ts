import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { missionJsonSchema, missionName } from './schema/mission.ts';
import { saveJsonSchema, saveName } from './schema/save.ts';
import type { JsonSchema } from './schema/schema.ts';

/** A JSON Schema that is published in the docs. */
interface Published {
  readonly of: string;
  readonly file: string;
  readonly make: () => JsonSchema;
}

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../docs/schema/${name}.schema.json`, import.meta.url));

/** They are written by `node scripts/make-schema.ts`, and checked against the code by a test. */
export const SCHEMAS: readonly Published[] = [
  { of: 'saves', file: fileOf(saveName), make: saveJsonSchema },
  { of: 'missions', file: fileOf(missionName), make: missionJsonSchema },
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, make } of SCHEMAS) writeFileSync(file, `${JSON.stringify(make(), null, 2)}\n`);
}
