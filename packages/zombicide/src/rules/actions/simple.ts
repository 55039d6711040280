import { encode, no, optionKind, steps, type Verdict } from '@holdout/kernel';
import { type ActionDef, action } from '../../content/define.ts';
import { putNoise, takeToken } from '../../ops/board.ts';
import { setting } from '../../setting.ts';
import { ON_BOARD, type Who } from '../../state/ids.ts';
import { tokenWord } from '../../state/words.ts';
import { type G, happened } from '../hooks.ts';
import { cannotPay, pay } from '../pay.ts';
import { survivor } from '../query.ts';

const TAKE = optionKind('take', 'token');
const NOISE = optionKind('noise');

/** S1-ACT-03 */
function cannotTake(g: G, who: Who, token: number): Verdict {
  const there = setting(g).tokens[token];
  if (!there || g.state.tokens[token] !== ON_BOARD) return no('S1-ACT-03');
  if (there.zone !== survivor(g, who).zone) return no('S1-ACT-03', { token: tokenWord(token) });
  return cannotPay(g, 'other');
}

function take(g: G, who: Who, token: number): void {
  takeToken(g, token, who);
  happened['token.taken'](g, who, token);
}

type TakeVars = { who: Who; token: number };
const { act, program } = steps<G, TakeVars>();

/** At a real table he turns it over first, and tells what it shows. */
export const takeProgram = program('take', [
  act('turned', (g, vars) => happened['token.turned'](g, vars.token)),
  act('taken', (g, vars) => take(g, vars.who, vars.token)),
]);

export const takeObjective: ActionDef = action({
  kind: TAKE,
  list: (g, who, out) => {
    const { tokens } = setting(g);
    for (let token = 0; token < tokens.length; token++) {
      if (!cannotTake(g, who, token)) out.push(encode(TAKE, survivor(g, who).seat, token));
    }
  },
  cannot: cannotTake,
  perform: (g, who, token) => {
    pay(g, 'other');
    if (g.state.entered) g.call('take', { who, token });
    else take(g, who, token);
  },
});

/** S1-ACT-04 */
export const makeNoiseAction: ActionDef = action({
  kind: NOISE,
  list: (g, who, out) => {
    if (!cannotPay(g, 'other')) out.push(encode(NOISE, survivor(g, who).seat));
  },
  cannot: (g) => cannotPay(g, 'other'),
  perform: (g, who) => {
    pay(g, 'other');
    putNoise(g, who, survivor(g, who).zone);
  },
});
