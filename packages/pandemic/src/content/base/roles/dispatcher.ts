import { encode, no, optionKind, pass, type Seat, type Verdict } from '@holdout/kernel';
import { movePawn } from '../../../ops/pawns.ts';
import { spendAction } from '../../../ops/turn.ts';
import { askOwner, LEAD_ACTIONS } from '../../../rules/actions/lead.ts';
import { isSeat } from '../../../rules/hands.ts';
import type { G } from '../../../rules/hooks.ts';
import { cannotMove, mayLeave } from '../../../rules/movement.ts';
import { NONE } from '../../../state/ids.ts';
import { CITY_IDS } from '../../base/map.ts';
import { action, role } from '../../define.ts';

const NUMBER = 1;
const SUMMON = optionKind('summon', 'seat', 'city');

function cannotDispatch(g: G, seat: Seat, pawn: Seat): Verdict {
  if (g.state.roles[seat] !== NUMBER) return no('PD-ROLE-03', { role: 'dispatcher' });
  return isSeat(g, pawn) ? pass : no('PD-ROLE-03');
}

/** Any pawn, to a city with another pawn. PD-ROLE-03 */
const summon = action({
  kind: SUMMON,
  special: true,
  list: (g, seat, out) => {
    const { pawns } = g.state;
    for (let pawn = 0; pawn < pawns.length; pawn++) {
      if (!mayLeave(g, pawn)) continue;
      for (let host = 0; host < pawns.length; host++) {
        const to = pawns[host];
        if (to !== NONE && to !== pawns[pawn] && pawns.indexOf(to) === host)
          out.push(encode(SUMMON, seat, pawn, to));
      }
    }
  },
  cannot: (g, seat, pawn, to) => {
    const refused = cannotDispatch(g, seat, pawn);
    if (refused) return refused;
    if (to === g.state.pawns[pawn]) return no('PD-ACT-05', { city: CITY_IDS[to] });
    if (!g.state.pawns.includes(to)) return no('PD-ROLE-03', { city: CITY_IDS[to] });
    return cannotMove(g, pawn, to);
  },
  consent: askOwner,
  perform: (g, seat, pawn, to) => {
    spendAction(g);
    movePawn(g, pawn, to, 'summon', seat);
  },
});

const actions = [summon, ...LEAD_ACTIONS];

export const dispatcher = role({
  id: 'dispatcher',
  number: NUMBER,
  kinds: [SUMMON],
  actions,
  hooks: {
    // PD-ROLE-03, PD-ROLE-04, PD-ROLE-05
    'pawn.led': (_, me, led, seat) => led || seat === me.seat,
    'actions.more': (g, me, out, seat) => {
      if (seat === me.seat) for (const def of actions) def.list(g, seat, out);
    },
  },
});
