import type { OptionKind, Program } from '@holdout/kernel';
import type { ActionDef } from '../content/define.ts';
import type { Block, BlockDef } from './block.ts';
import { BLOCK_FILES } from './blocks/index.generated.ts';
import type { Places } from './places.ts';
import type { MissionRule } from './schema.ts';

const byUse = new Map<string, BlockDef>(
  BLOCK_FILES.flat().map((def) => [def.use, def as unknown as BlockDef]),
);

/** @throws RangeError if a rule of the schema has no block: a fault of ours. */
export function buildBlock(rule: MissionRule, at: Places, path: string): Block {
  const def = byUse.get(rule.use);
  if (!def) throw new RangeError(`no block is called ${rule.use}`);
  return def.build(rule, at, path);
}

const defs = [...byUse.values()];
export const blockActions: readonly ActionDef[] = defs.flatMap((def) => def.actions ?? []);
export const blockPrograms: readonly Program[] = defs.flatMap((def) => def.programs ?? []);
export const blockKinds: readonly OptionKind[] = [
  ...blockActions.map((def) => def.kind),
  ...defs.flatMap((def) => def.kinds ?? []),
];
