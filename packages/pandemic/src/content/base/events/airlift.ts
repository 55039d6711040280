import { argA, encode, kindOf, no, optionKind, pass, type Seat, seatOf, steps } from '@holdout/kernel';
import { putAwayEvent } from '../../../ops/cards.ts';
import { movePawn } from '../../../ops/pawns.ts';
import { consentAsk } from '../../../rules/consent.ts';
import type { G } from '../../../rules/hooks.ts';
import { mayLeave } from '../../../rules/movement.ts';
import { TO_CITY } from '../../../rules/options.ts';
import { pickAsk } from '../../../rules/pick.ts';
import { type Card, CITIES, type City, NONE } from '../../../state/ids.ts';
import { CITY_IDS } from '../../base/map.ts';
import { event } from '../../define.ts';

const PAWN = optionKind('pawn', 'seat');
const { act, ask, program } = steps<G, { seat: Seat; card: Card; pawn: Seat; city: City }>();

const airliftProgram = program('airlift', [
  ask(
    'pawn',
    pickAsk({
      ask: 'airliftPawn',
      list: (g, vars, out) => {
        for (let pawn = 0; pawn < g.state.pawns.length; pawn++) {
          if (mayLeave(g, pawn)) out.push(encode(PAWN, vars.seat, pawn));
        }
      },
      take: (vars, pawn) => {
        vars.pawn = pawn;
      },
    }),
  ),
  ask(
    'to',
    pickAsk({
      ask: 'airliftCity',
      about: (_, vars) => `p${vars.pawn + 1}`,
      list: (g, vars, out) => {
        for (let city = 0; city < CITIES; city++) {
          if (city !== g.state.pawns[vars.pawn]) out.push(encode(TO_CITY, vars.seat, city));
        }
      },
      explain: (_, vars, code) => {
        const own = kindOf(code) === TO_CITY.id && seatOf(code) === vars.seat;
        return own ? no('PD-EVT-04', { city: CITY_IDS[argA(code)] }) : null;
      },
      take: (vars, city) => {
        vars.city = city;
      },
    }),
  ),
  // PD-EVT-04: another player's pawn only with its owner's consent; refused, the card stays in the hand.
  ask(
    'consent',
    consentAsk({
      asked: (vars) => vars.pawn,
      by: (vars) => vars.seat,
      about: (_, vars) => `p${vars.seat + 1}:airlift:p${vars.pawn + 1}:${CITY_IDS[vars.city]}`,
    }),
  ),
  act('fly', (g, vars) => {
    putAwayEvent(g, vars.seat, vars.card);
    movePawn(g, vars.pawn, vars.city, 'airlift', vars.seat);
  }),
]);

/** Moves any pawn to any other city. PD-EVT-04 */
export const airlift = event({
  id: 'airlift',
  card: 48,
  kinds: [PAWN],
  programs: [airliftProgram],
  cannot: () => pass,
  play: (g, seat, card) => g.call('airlift', { seat, card, pawn: NONE, city: NONE }),
});
