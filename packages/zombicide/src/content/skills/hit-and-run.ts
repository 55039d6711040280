import { steps } from '@holdout/kernel';
import type { G } from '../../rules/hooks.ts';
import { isRival, survivor } from '../../rules/query.ts';
import type { Who } from '../../state/ids.ts';
import { skill } from '../define.ts';

type AfterVars = { who: Who; xp: number; fallen: number };
const { call, program, when } = steps<G, AfterVars>();

/** Rivals who are dead: killing them gives no experience. RM-COMPET-03 */
const fallenRivals = (g: G, who: Who): number =>
  g.state.survivors.filter((s, other) => s.dead && isRival(g, who, other)).length;

/** Every other kill gives experience, so he has killed if he has more of it now than before the attack. */
const afterAttack = program('hit and run', [
  when('killed', (g, { who, xp, fallen }) => survivor(g, who).xp > xp || fallenRivals(g, who) > fallen, [
    call('away', (_, vars) => ['free move', { who: vars.who, toll: 0 }]),
  ]),
]);

/** After an attack that killed he may move, for nothing and past all zombies of his zone. RM-SKILL-83 */
export const skills = [
  skill({
    id: 'hit-and-run',
    number: 83,
    programs: [afterAttack],
    hooks: {
      'attack.begins': (g, me, who) => {
        if (who === me.seat)
          g.call('hit and run', { who, xp: survivor(g, who).xp, fallen: fallenRivals(g, who) });
      },
    },
  }),
];
