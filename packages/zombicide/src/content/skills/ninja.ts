import { encode, no, optionKind, pass, type Verdict } from '@holdout/kernel';
import { switchSkill } from '../../ops/survivors.ts';
import { byId } from '../../rules/activation.ts';
import type { G } from '../../rules/hooks.ts';
import { isLiving, survivor } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import type { Who } from '../../state/ids.ts';
import { action, skill } from '../define.ts';

const NUMBER = 29;
const NINJA_OFF = optionKind('ninja-off', 'survivor');
const NINJA_ON = optionKind('ninja-on', 'survivor');

const isOn = (g: G, who: Who): boolean => !survivor(g, who).off?.includes(NUMBER);

function cannotSwitch(g: G, who: Who, on: boolean): Verdict {
  const s = survivor(g, who);
  const can = setting(g).rules.ninjaOptional && isLiving(s) && s.skills.includes(NUMBER);
  return can && isOn(g, who) !== on ? pass : no('RM-SKILL-43');
}

/** With the option he can be heard when he likes, at any time and for nothing. RM-SKILL-43, CF-20 */
const switching = (kind: typeof NINJA_ON, on: boolean) =>
  action({
    kind,
    anyTurn: true,
    list: (g, who, out) => {
      const { seat, id } = survivor(g, who);
      if (!cannotSwitch(g, who, on)) out.push(encode(kind, seat, id));
    },
    cannot: (g, _, id) => cannotSwitch(g, byId(g, id), on),
    perform: (g, _, id) => switchSkill(g, byId(g, id), NUMBER, on),
  });

/** S1-SKILL-29 */
export const skills = [
  skill({
    id: 'ninja',
    number: NUMBER,
    kinds: [NINJA_OFF, NINJA_ON],
    actions: [switching(NINJA_OFF, false), switching(NINJA_ON, true)],
    hooks: {
      'noise.of survivor': (g, me, noise, who) => (who === me.seat && isOn(g, who) ? 0 : noise),
      'noise.made': (g, me, made, who) => made && (who !== me.seat || !isOn(g, who)),
    },
  }),
];
