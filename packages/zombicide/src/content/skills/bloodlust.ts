import { argA, argB, encode, kindOf, no, optionKind, steps, type Verdict } from '@holdout/kernel';
import { whoWord } from '../../ops/survivors.ts';
import { attackFreely, freeAttacks } from '../../rules/actions/attack.ts';
import { cannotLeave, costOfMove } from '../../rules/actions/move.ts';
import type { G, Style } from '../../rules/hooks.ts';
import { STAY } from '../../rules/options.ts';
import { pay } from '../../rules/pay.ts';
import { survivor } from '../../rules/query.ts';
import { canRush, rushVars, rushZones } from '../../rules/rush.ts';
import type { Skill, Who } from '../../state/ids.ts';
import { action, type SkillDef, skill } from '../define.ts';

/** What he attacks with at the end: the styles are numbers in the variables of a program. */
const ENDS: readonly (readonly Style[])[] = [['melee', 'ranged'], ['melee'], ['ranged']];

function cannotRage(g: G, who: Who, number: Skill, rule: string, zone: number): Verdict {
  if (!survivor(g, who).skills.includes(number) || !canRush(g, who, zone)) return no(rule);
  return cannotLeave(g, who, 'other', costOfMove(g, who));
}

type RageVars = { who: Who; end: number };
const { ask, program } = steps<G, RageVars>();

/** The attack at the end of the rush. Nobody is made to attack, and the dead do not. RM-EVENT-09 */
const attack = program('bloodlust', [
  ask('attack', {
    ask: 'freeAttack',
    when: (g, vars) => g.state.active === vars.who,
    owner: (g, vars) => survivor(g, vars.who).seat,
    about: (g, vars) => whoWord(g, vars.who),
    list: (g, vars, out) => {
      for (const style of ENDS[vars.end]) freeAttacks[style].list(g, vars.who, out);
      out.push(encode(STAY, survivor(g, vars.who).seat));
    },
    explain: (g, vars, code) => {
      const style = ENDS[vars.end].find((one) => freeAttacks[one].kind.id === kindOf(code));
      return style ? freeAttacks[style].cannot(g, vars.who, argA(code), argB(code)) : null;
    },
    take: (g, vars, code) => {
      if (kindOf(code) !== STAY.id) attackFreely(g, vars.who, code);
    },
  }),
]);

/** For one action he goes where zombies are, up to two zones away, and attacks at once. RM-SKILL-24 to RM-SKILL-26 */
function bloodlust(id: string, number: Skill, end: number, rule: string): SkillDef {
  const kind = optionKind(id, 'zone');
  const rage = action({
    kind,
    list: (g, who, out) => {
      for (const zone of rushZones(g, who)) {
        if (!cannotRage(g, who, number, rule, zone)) out.push(encode(kind, survivor(g, who).seat, zone));
      }
    },
    cannot: (g, who, zone) => cannotRage(g, who, number, rule, zone),
    perform: (g, who, zone) => {
      pay(g, 'other', costOfMove(g, who));
      g.call('bloodlust', { who, end });
      g.call('rush', rushVars(who, zone));
    },
  });
  return skill({
    id,
    number,
    kinds: [kind],
    actions: [rage],
  });
}

export const skills = [
  { ...bloodlust('bloodlust-combat', 85, 0, 'RM-SKILL-25'), programs: [attack] },
  bloodlust('bloodlust-melee', 86, 1, 'RM-SKILL-26'),
  bloodlust('bloodlust-ranged', 87, 2, 'RM-SKILL-24'),
];
