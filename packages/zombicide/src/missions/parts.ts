import type { OptionKind, Program } from '@holdout/kernel';
import type { ActionDef } from '../content/define.ts';
import type { Block } from './block.ts';
import type { PartDef } from './part.ts';
import { helicopterPart } from './parts/helicopter.ts';
import { mixedPart } from './parts/mixed.ts';
import { rivalsPart } from './parts/rivals.ts';
import { teamsPart } from './parts/teams.ts';
import { tentsPart } from './parts/tents.ts';
import { triggersPart } from './parts/triggers.ts';
import type { Places } from './places.ts';
import type { Mission } from './schema.ts';

const PARTS: readonly PartDef[] = [mixedPart, tentsPart, triggersPart, helicopterPart, rivalsPart, teamsPart];

/** The parts that a mission has. */
export const buildParts = (mission: Mission, at: Places): { readonly id: string; readonly block: Block }[] =>
  PARTS.flatMap(({ id, build }) => {
    const block = build(mission, at);
    return block ? [{ id, block }] : [];
  });

export const partPrograms: readonly Program[] = PARTS.flatMap((part) => part.programs ?? []);
export const partActions: readonly ActionDef[] = PARTS.flatMap((part) => part.actions ?? []);
export const partKinds: readonly OptionKind[] = PARTS.flatMap((part) => part.kinds ?? []);
