import { steps } from '@holdout/kernel';
import type { Zone } from '../../map/board.ts';
import type { G } from '../../rules/hooks.ts';
import { zombiesIn } from '../../rules/query.ts';
import { NONE, type Who } from '../../state/ids.ts';
import { skill } from '../define.ts';

type AfterVars = { who: Who; zones: Zone[]; zone: Zone };
const { call, each, program, when } = steps<G, AfterVars>();

const afterAttack = program('blitz', [
  each('zones', 'zones', 'zone', [
    when('empty', (g, vars) => zombiesIn(g, vars.zone) === 0, [
      call('on', (_, vars) => ['free move', { who: vars.who, toll: 1 }]),
    ]),
  ]),
]);

/**
 * For each zone that his attack leaves without a zombie he may move. The second shot of two that go to two zones comes
 * first: an attack is one action. RM-SKILL-23
 */
export const skills = [
  skill({
    id: 'blitz',
    number: 84,
    programs: [afterAttack],
    hooks: {
      'attack.begins': (g, me, who, zone, other) => {
        if (who !== me.seat) return;
        const zones = [zone, other].filter((target) => target !== NONE && zombiesIn(g, target) > 0);
        g.call('blitz', { who, zones, zone: NONE });
      },
    },
  }),
];
