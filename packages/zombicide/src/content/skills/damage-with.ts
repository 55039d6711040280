import { type SkillDef, skill } from '../define.ts';

/** One more damage with one kind of weapon, whichever way it is used. RM-SKILL-11 */
const damageWith = (weapon: string, number: number): SkillDef =>
  skill({
    id: `damage-with-${weapon}`,
    number,
    hooks: {
      'attack.damage': (_, me, amount, who, __, used) =>
        who === me.seat && used === weapon ? amount + 1 : amount,
    },
  });

export const skills = [
  damageWith('fire-axe', 99),
  damageWith('crowbar', 100),
  damageWith('bow', 101),
  damageWith('machete', 102),
  damageWith('pistol', 103),
];
