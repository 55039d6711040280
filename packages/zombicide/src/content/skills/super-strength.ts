import { skill } from '../define.ts';

const DAMAGE = 3;

/** Melee weapons themselves have this damage; what other skills add comes on top. RM-SKILL-29 */
export const skills = [
  skill({
    id: 'super-strength',
    number: 47,
    hooks: {
      'weapon.damage': (_, me, damage, who, style) =>
        who === me.seat && style === 'melee' ? DAMAGE : damage,
    },
  }),
];
