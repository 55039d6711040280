import { argA, encode, kindOf, no, optionKind, type Seat, seatOf, steps } from '@holdout/kernel';
import { markPeeked, peek } from '../../../ops/peek.ts';
import { infectionRate } from '../../../ops/turn.ts';
import { enterTopAsk } from '../../../rules/entered.ts';
import type { G } from '../../../rules/hooks.ts';
import { role } from '../../define.ts';

const LOOK = optionKind('look', 'count');

type LookVars = { seat: Seat; count: number; told: number };
const { act, ask, program, repeat, when } = steps<G, LookVars>();

const mostToSee = (g: G): number => Math.min(infectionRate(g), g.state.infectionDeck.length);

/** Looks at the top infection cards, as many as the infection rate says or fewer. OB-ROLE-13, OB-ROLE-14 */
const lookProgram = program('look', [
  ask('how many', {
    ask: 'look',
    owner: (_, vars) => vars.seat,
    list: (g, vars, out) => {
      for (let n = mostToSee(g); n >= 0; n--) out.push(encode(LOOK, vars.seat, n));
    },
    explain: (g, vars, code) => {
      const own = kindOf(code) === LOOK.id && seatOf(code) === vars.seat;
      return own ? no('OB-ROLE-13', { most: mostToSee(g) }) : null;
    },
    take: (_, vars, code) => {
      vars.count = argA(code);
    },
  }),
  repeat('told', (g, vars) => g.state.entered && vars.told < vars.count, [ask('tell', enterTopAsk())]),
  when('any', (_, vars) => vars.count > 0, [
    act('look', (g, vars) => {
      markPeeked(g, vars.seat, vars.count);
      peek(g, vars.seat, vars.count);
    }),
  ]),
]);

export const troubleshooter = role({
  id: 'troubleshooter',
  number: 12,
  kinds: [LOOK],
  programs: [lookProgram],
  hooks: {
    'turn.began': (g, me, seat) => {
      if (seat === me.seat && mostToSee(g) > 0) g.call('look', { seat, count: 0, told: 0 });
    },
    // OB-ROLE-15, OB-ROLE-16: her own cards are only shown, whichever pawn flies.
    'fly.keeps card': (_, me, keeps, payer) => keeps || payer === me.seat,
  },
});
