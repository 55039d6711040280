import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SAVE_VERSION, saveSchema } from '@holdout/kernel';
import { toJSONSchema } from 'zod';

/** The JSON Schema of save files, published in the docs. Run by `node scripts/make-schema.ts`. */
export const SCHEMA_FILE = fileURLToPath(
  new URL(`../docs/schema/game-${SAVE_VERSION}.schema.json`, import.meta.url),
);

export function schemaText(): string {
  const schema = toJSONSchema(saveSchema as never, { target: 'draft-2020-12' });
  return `${JSON.stringify({ title: 'Holdout game file', ...schema }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(SCHEMA_FILE, schemaText());
