import { encode, kindOf, optionKind, steps, TABLE } from '@holdout/kernel';
import { gainXp, whoWord } from '../../ops/survivors.ts';
import type { G } from '../../rules/hooks.ts';
import { KEEP } from '../../rules/options.ts';
import { survivor } from '../../rules/query.ts';
import { LEVELS, type LevelId, NONE, THRESHOLDS, type Who } from '../../state/ids.ts';
import { type SkillDef, skill } from '../define.ts';

const HEAD_START = optionKind('head-start');

type StartVars = { who: Who; xp: number };
const { ask, call, program, when } = steps<G, StartVars>();

/** If all players agree he has the experience of that level, and learns what belongs to it. RM-SKILL-27 */
const headStart = program('head start', [
  ask('agreed', {
    ask: 'headStart',
    owner: () => TABLE,
    about: (g, vars) => whoWord(g, vars.who),
    list: (_, __, out) => {
      out.push(encode(HEAD_START, TABLE));
      out.push(encode(KEEP, TABLE));
    },
    take: (g, vars, code) => {
      if (kindOf(code) === HEAD_START.id) gainXp(g, vars.who, vars.xp);
    },
  }),
  when('higher', (g, vars) => survivor(g, vars.who).xp > 0, [
    call('levels', () => ['settle', { who: NONE }]),
  ]),
]);

/** He may begin with the least experience of a level. RM-SKILL-27 */
const canStartAt = (level: LevelId, number: number): SkillDef =>
  skill({
    id: `can-start-at-${level}`,
    number,
    hooks: {
      'setup.board': (g, me) => g.call('head start', { who: me.seat, xp: THRESHOLDS[LEVELS.indexOf(level)] }),
    },
  });

export const skills = [
  { ...canStartAt('yellow', 110), programs: [headStart], kinds: [HEAD_START] },
  canStartAt('orange', 111),
  canStartAt('red', 112),
];
