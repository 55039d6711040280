import { encode, no, optionKind, pass, type Seat, type Verdict } from '@holdout/kernel';
import { takeFromDiscard } from '../../../ops/cards.ts';
import { isUsed, markUsed, spendAction } from '../../../ops/turn.ts';
import type { G } from '../../../rules/hooks.ts';
import { USED_ARCHIVE } from '../../../state/state.ts';
import { CITY_IDS } from '../../base/map.ts';
import { action, role } from '../../define.ts';

const ARCHIVE = optionKind('archive');
const NUMBER = 7;

function cannotArchive(g: G, seat: Seat): Verdict {
  const city = g.state.pawns[seat];
  if (g.state.roles[seat] !== NUMBER) return no('OB-ROLE-03', { role: 'archivist' });
  if (isUsed(g, USED_ARCHIVE)) return no('PD-TURN-04', { role: 'archivist' });
  return g.state.playerDiscard.includes(city) ? pass : no('OB-ROLE-03', { missing: CITY_IDS[city] });
}

/** Once a turn, the discarded card of the city he is in. OB-ROLE-03 */
const archive = action({
  kind: ARCHIVE,
  special: true,
  list: (g, seat, out) => {
    if (cannotArchive(g, seat) === pass) out.push(encode(ARCHIVE, seat));
  },
  cannot: cannotArchive,
  perform: (g, seat) => {
    spendAction(g);
    markUsed(g, USED_ARCHIVE);
    takeFromDiscard(g, seat, g.state.pawns[seat]);
  },
});

export const archivist = role({
  id: 'archivist',
  number: NUMBER,
  kinds: [ARCHIVE],
  actions: [archive],
  hooks: {
    // OB-ROLE-02
    'hand.limit': (_, me, limit, seat) => (seat === me.seat ? limit + 1 : limit),
    'actions.more': (g, me, out, seat) => {
      if (seat === me.seat) archive.list(g, seat, out);
    },
  },
});
