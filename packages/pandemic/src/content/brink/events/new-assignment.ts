import { argA, encode, kindOf, no, optionKind, pass, type Seat, seatOf, steps } from '@holdout/kernel';
import { putAwayEvent } from '../../../ops/cards.ts';
import { changeRole } from '../../../ops/roles.ts';
import { teamSeats } from '../../../rules/hands.ts';
import type { G } from '../../../rules/hooks.ts';
import { DECLINE } from '../../../rules/options.ts';
import { pickAsk } from '../../../rules/pick.ts';
import { freeRoles } from '../../../rules/roles.ts';
import { type Card, NONE, type Role } from '../../../state/ids.ts';
import { event } from '../../define.ts';

const ASSIGN = optionKind('assign', 'seat');
const TAKE_ROLE = optionKind('take-role', 'role');
const { act, ask, program, when } = steps<G, { seat: Seat; card: Card; other: Seat; role: Role }>();

const assignmentProgram = program('new assignment', [
  ask(
    'who',
    pickAsk({
      ask: 'assignPlayer',
      list: (g, vars, out) => {
        for (const other of teamSeats(g)) out.push(encode(ASSIGN, vars.seat, other));
      },
      take: (vars, other) => {
        vars.other = other;
      },
    }),
  ),
  act('play', (g, vars) => putAwayEvent(g, vars.seat, vars.card)),
  // OB-EV-13: the chosen player chooses, and may keep the role.
  ask('role', {
    ask: 'assignRole',
    owner: (_, vars) => vars.other,
    about: (_, vars) => `p${vars.seat + 1}`,
    list: (g, vars, out) => {
      for (const role of freeRoles(g)) out.push(encode(TAKE_ROLE, vars.other, role));
      out.push(encode(DECLINE, vars.other));
    },
    explain: (_, vars, code) => {
      const own = kindOf(code) === TAKE_ROLE.id && seatOf(code) === vars.other;
      return own ? no('OB-EV-13') : null;
    },
    take: (_, vars, code) => {
      vars.role = kindOf(code) === DECLINE.id ? NONE : argA(code);
    },
  }),
  when('swaps', (_, vars) => vars.role !== NONE, [
    act('swap', (g, vars) => changeRole(g, vars.other, vars.role)),
  ]),
]);

/** A player may swap the role for one that nobody plays. OB-EV-13, OB-EV-14 */
export const newAssignment = event({
  id: 'new-assignment',
  card: 56,
  kinds: [ASSIGN, TAKE_ROLE],
  programs: [assignmentProgram],
  cannot: () => pass,
  play: (g, seat, card) => g.call('new assignment', { seat, card, other: NONE, role: NONE }),
});
