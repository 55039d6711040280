import { encode, no, optionKind, pass, type Seat, steps, type Verdict } from '@holdout/kernel';
import { CITY_IDS } from '../../content/base/map.ts';
import { action } from '../../content/define.ts';
import { discardFromHand } from '../../ops/cards.ts';
import { hasStation, placeStation, stationsLeft } from '../../ops/stations.ts';
import { spendAction } from '../../ops/turn.ts';
import { type City, NONE } from '../../state/ids.ts';
import { holds } from '../hands.ts';
import { type G, modified } from '../hooks.ts';
import { moveStationAsk } from '../pick.ts';

const BUILD = optionKind('build');
const { act, ask, program } = steps<G, { seat: Seat; from: City }>();

/** The card of the city, or a role that needs none. PD-ACT-06, PD-ROLE-09 */
const canPay = (g: G, seat: Seat): boolean =>
  holds(g, seat, g.state.pawns[seat]) || modified['build.free'](g, false, seat);

function cannotBuild(g: G, seat: Seat): Verdict {
  const city = g.state.pawns[seat];
  if (hasStation(g, city)) return no('PD-ACT-06', { city: CITY_IDS[city] });
  return canPay(g, seat) ? pass : no('PD-ACT-06', { card: CITY_IDS[city] });
}

function build(g: G, seat: Seat, from: City): void {
  const city = g.state.pawns[seat];
  spendAction(g);
  if (!modified['build.free'](g, false, seat)) discardFromHand(g, seat, city);
  placeStation(g, seat, city, from);
}

/** Build a Research Station. PD-ACT-06 */
export const buildStation = action({
  kind: BUILD,
  list: (g, seat, out) => {
    if (!hasStation(g, g.state.pawns[seat]) && canPay(g, seat)) out.push(encode(BUILD, seat));
  },
  cannot: cannotBuild,
  perform: (g, seat) => {
    if (stationsLeft(g) > 0) build(g, seat, NONE);
    else g.call('build', { seat, from: NONE });
  },
});

/** All six stations stand on the board: one of them moves. PD-ACT-07 */
export const buildProgram = program('build', [
  ask(
    'from',
    moveStationAsk((g, vars) => CITY_IDS[g.state.pawns[vars.seat]]),
  ),
  act('build', (g, vars) => build(g, vars.seat, vars.from)),
]);
