import { argA, encode, kindOf, no, optionKind, type Seat, seatOf, steps } from '@holdout/kernel';
import { enterInfectionAt } from '../../../ops/cards.ts';
import { markPeeked } from '../../../ops/peek.ts';
import { infectionRate } from '../../../ops/turn.ts';
import { possibleInfections } from '../../../rules/entered.ts';
import type { G } from '../../../rules/hooks.ts';
import { ENTER_INFECTION } from '../../../rules/options.ts';
import { infectionWords } from '../../../state/words.ts';
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
  repeat('told', (g, vars) => g.state.entered && vars.told < vars.count, [
    ask('tell', {
      ask: 'enterForecast',
      secret: true,
      owner: (_, vars) => vars.seat,
      list: (g, vars, out) => {
        for (const card of possibleInfections(g, vars.told))
          out.push(encode(ENTER_INFECTION, vars.seat, card));
      },
      take: (g, vars, code) => {
        enterInfectionAt(g, vars.told, argA(code));
        vars.told += 1;
      },
    }),
  ]),
  when('any', (_, vars) => vars.count > 0, [
    act('look', (g, vars) => {
      const { infectionDeck } = g.state;
      g.reveal();
      markPeeked(g, vars.seat, vars.count);
      if (!g.loud) return;
      const cities = infectionWords(infectionDeck.slice(infectionDeck.length - vars.count).reverse());
      g.emit({ t: 'peek', seat: vars.seat, n: vars.count, only: { seats: [vars.seat], cities } });
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
