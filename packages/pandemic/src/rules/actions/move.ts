import { encode, optionKind } from '@holdout/kernel';
import { NEIGHBOURS } from '../../content/base/map.ts';
import { action } from '../../content/define.ts';
import { discardFromHand } from '../../ops/cards.ts';
import { movePawn } from '../../ops/pawns.ts';
import { hasStation } from '../../ops/stations.ts';
import { spendAction } from '../../ops/turn.ts';
import { CITIES, isCityCard } from '../../state/ids.ts';
import { holds } from '../hands.ts';
import { happened } from '../hooks.ts';
import { cannotCharter, cannotDrive, cannotFly, cannotShuttle, mayLeave, payFlight } from '../movement.ts';

const DRIVE = optionKind('drive', 'city');
const FLY = optionKind('fly', 'city');
const CHARTER = optionKind('charter', 'city');
const SHUTTLE = optionKind('shuttle', 'city');

/** Drive/Ferry. PD-ACT-01 */
export const drive = action({
  kind: DRIVE,
  list: (g, seat, out) => {
    if (!mayLeave(g, seat)) return;
    for (const to of NEIGHBOURS[g.state.pawns[seat]]) out.push(encode(DRIVE, seat, to));
  },
  cannot: (g, seat, to) => cannotDrive(g, seat, to),
  perform: (g, seat, to) => {
    spendAction(g);
    movePawn(g, seat, to, 'drive');
    happened['pawn.drove'](g, seat, to);
  },
});

/** Direct Flight. PD-ACT-02 */
export const fly = action({
  kind: FLY,
  list: (g, seat, out) => {
    if (!mayLeave(g, seat)) return;
    for (const card of g.state.hands[seat]) {
      if (isCityCard(card) && card !== g.state.pawns[seat]) out.push(encode(FLY, seat, card));
    }
  },
  cannot: (g, seat, to) => cannotFly(g, seat, seat, to),
  perform: (g, seat, to) => {
    spendAction(g);
    movePawn(g, seat, to, 'fly', seat, payFlight(g, seat, seat, to));
  },
});

/** Charter Flight. PD-ACT-03 */
export const charter = action({
  kind: CHARTER,
  list: (g, seat, out) => {
    const from = g.state.pawns[seat];
    if (!holds(g, seat, from) || !mayLeave(g, seat)) return;
    for (let to = 0; to < CITIES; to++) if (to !== from) out.push(encode(CHARTER, seat, to));
  },
  cannot: (g, seat, to) => cannotCharter(g, seat, seat, to),
  perform: (g, seat, to) => {
    const from = g.state.pawns[seat];
    spendAction(g);
    discardFromHand(g, seat, from);
    movePawn(g, seat, to, 'charter', seat, from);
  },
});

/** Shuttle Flight. PD-ACT-04 */
export const shuttle = action({
  kind: SHUTTLE,
  list: (g, seat, out) => {
    const from = g.state.pawns[seat];
    if (!hasStation(g, from) || !mayLeave(g, seat)) return;
    for (const to of g.state.stations) if (to !== from) out.push(encode(SHUTTLE, seat, to));
  },
  cannot: (g, seat, to) => cannotShuttle(g, seat, to),
  perform: (g, seat, to) => {
    spendAction(g);
    movePawn(g, seat, to, 'shuttle');
  },
});
