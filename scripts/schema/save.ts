import { SAVE_VERSION, saveSchema } from '@holdout/kernel';
import { toJSONSchema } from 'zod';
import type { JsonSchema } from './schema.ts';

export const saveName = `game-${SAVE_VERSION}`;

/** What a save looks like: docs/save-format.md. */
export function saveJsonSchema(): JsonSchema {
  return {
    $id: `urn:holdout:game:${SAVE_VERSION}`,
    title: 'Holdout game file',
    description: 'A game that was played or is being played, with all its moves. See docs/save-format.md.',
    ...(toJSONSchema(saveSchema as never, { target: 'draft-2020-12' }) as JsonSchema),
  };
}
