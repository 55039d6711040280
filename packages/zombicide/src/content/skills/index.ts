import { type Domain, type OptionKind, type Program, wordDomain } from '@holdout/kernel';
import type { Skill } from '../../state/ids.ts';
import type { ActionDef, SkillDef } from '../define.ts';
import { SKILL_FILES } from './index.generated.ts';

/** All skills, by number and by id. */
export const SKILLS: readonly SkillDef[] = SKILL_FILES.flat().sort((a, b) => a.number - b.number);

const byNumber: SkillDef[] = [];
for (const def of SKILLS) byNumber[def.number] = def;
const numbers = new Map(SKILLS.map((def) => [def.id, def.number]));

export const skillByNumber = (number: Skill): SkillDef => byNumber[number];

/** @throws RangeError if no skill has this id. */
export function skillNumber(id: string): Skill {
  const number = numbers.get(id);
  if (number === undefined) throw new RangeError(`no skill is called ${id}`);
  return number;
}

export const skillDomain: Domain = wordDomain(Array.from(byNumber, (def) => def?.id ?? ''));

export const skillActions: readonly ActionDef[] = SKILLS.flatMap((def) => def.actions ?? []);
export const skillKinds: readonly OptionKind[] = SKILLS.flatMap((def) => def.kinds ?? []);
export const skillPrograms: readonly Program[] = SKILLS.flatMap((def) => def.programs ?? []);
