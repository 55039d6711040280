import type { SurvivorDef } from '../content/define.ts';

/** Skills that a team must have at the beginning, each at least one of it. RM-MIS-M00B-01 */

/** Those of the skills that nobody of a team begins with. */
export const unmetNeeds = (needs: readonly string[], team: readonly SurvivorDef[]): string[] =>
  needs.filter((skill) => !team.some(({ skills }) => skills.blue.includes(skill)));

/** Whether so many of these survivors, well chosen, have all the skills. */
export function canMeet(needs: readonly string[], free: readonly SurvivorDef[], places: number): boolean {
  const [skill] = needs;
  if (skill === undefined) return true;
  if (places === 0) return false;
  return free.some(
    (one) => one.skills.blue.includes(skill) && canMeet(unmetNeeds(needs, [one]), free, places - 1),
  );
}
