import { argA, encode, steps } from '@holdout/kernel';
import { beginExtraTurn, endExtraTurn, type Held, resumeTurn } from '../../ops/round.ts';
import { byId } from '../../rules/activation.ts';
import type { G } from '../../rules/hooks.ts';
import { ACTIVATE } from '../../rules/options.ts';
import { isLiving, nextAmong, survivor } from '../../rules/query.ts';
import type { Who } from '../../state/ids.ts';
import { skill } from '../define.ts';

/** Who still has an extra turn, who has it now and had acted before, and the turn that waits meanwhile. */
type ExtraVars = Held & { left: Who[]; who: Who; acted: number };
const { act, ask, call, program, repeat } = steps<G, ExtraVars>();

const waiting = (g: G, { left }: ExtraVars): Who[] => left.filter((who) => isLiving(survivor(g, who)));

/** One turn after the other, in the order that the players like, of rivals clockwise; then what was interrupted goes on. */
const extraTurns = program('extra turns', [
  repeat('turns', (g, vars) => waiting(g, vars).length > 0, [
    ask('activate', {
      ask: 'activate',
      owner: (g, vars) => nextAmong(g, waiting(g, vars)).owner,
      list: (g, vars, out) => {
        const { owner, whos } = nextAmong(g, waiting(g, vars));
        for (const who of whos) out.push(encode(ACTIVATE, owner, survivor(g, who).id));
      },
      take: (g, vars, code) => {
        vars.who = byId(g, argA(code));
        vars.left = vars.left.filter((who) => who !== vars.who);
        vars.acted = survivor(g, vars.who).acted ? 1 : 0;
        beginExtraTurn(g, vars.who);
      },
    }),
    call('turn', () => ['turn', {}]),
    act('over', (g, vars) => endExtraTurn(g, vars.who, vars.acted === 1)),
  ]),
  act('resume', (g, vars) => resumeTurn(g, vars)),
]);

/** When a card makes zombies act out of turn, he acts before them. RM-SKILL-82 */
export const skills = [
  skill({
    id: 'zombie-link',
    number: 93,
    programs: [extraTurns],
    hooks: {
      'turn.extra': (_, me, extra, who) => extra || who === me.seat,
    },
  }),
];
