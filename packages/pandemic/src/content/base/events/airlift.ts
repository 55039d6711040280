import { argA, encode, kindOf, optionKind, pass, type Seat, steps } from '@holdout/kernel';
import { putAwayEvent } from '../../../ops/cards.ts';
import { movePawn } from '../../../ops/pawns.ts';
import { consentAsk } from '../../../rules/consent.ts';
import type { G } from '../../../rules/hooks.ts';
import { cannotLeave, mayLeave } from '../../../rules/movement.ts';
import { cityAsk, pickAsk } from '../../../rules/pick.ts';
import { type Card, type City, NONE } from '../../../state/ids.ts';
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
      explain: (g, _, code) => (kindOf(code) === PAWN.id ? cannotLeave(g, argA(code)) : null),
      take: (vars, pawn) => {
        vars.pawn = pawn;
      },
    }),
  ),
  ask(
    'to',
    cityAsk({
      ask: 'airliftCity',
      rule: 'PD-EVT-04',
      about: (_, vars) => `p${vars.pawn + 1}`,
      possible: (g, vars, city) => city !== g.state.pawns[vars.pawn],
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
  // With all pawns held where they are there is nothing to move. OB-VS-12
  cannot: (g) => (g.state.pawns.some((_, pawn) => mayLeave(g, pawn)) ? pass : cannotLeave(g, g.state.active)),
  play: (g, seat, card) => g.call('airlift', { seat, card, pawn: NONE, city: NONE }),
});
