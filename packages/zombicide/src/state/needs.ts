import type { SurvivorDef } from '../content/define.ts';
import { SURVIVORS } from '../content/survivors/index.ts';
import type { Mission } from '../missions/schema.ts';

/** Whether a survivor has a skill from the beginning. */
export const beginsWith = ({ skills }: SurvivorDef, skill: string): boolean => skills.blue.includes(skill);

/** Skills that a mission asks for and that none of these survivors begins with. RM-MIS-M00B-01, RM-MIS-M03-01 */
export function missingSkills({ needs = [] }: Mission, numbers: readonly number[]): string[] {
  const there = SURVIVORS.filter(({ number }) => numbers.includes(number));
  return needs.filter((skill) => !there.some((def) => beginsWith(def, skill)));
}
