import { pass, type Seat, steps } from '@holdout/kernel';
import { putAwayEvent } from '../../../ops/cards.ts';
import { hasStation, placeStation, stationsLeft } from '../../../ops/stations.ts';
import type { G } from '../../../rules/hooks.ts';
import { cityAsk, moveStationAsk } from '../../../rules/pick.ts';
import { type Card, type City, NONE } from '../../../state/ids.ts';
import { CITY_IDS } from '../../base/map.ts';
import { event } from '../../define.ts';

const { act, ask, program } = steps<G, { seat: Seat; card: Card; city: City; from: City }>();

const grantProgram = program('government grant', [
  ask(
    'city',
    cityAsk({ ask: 'grantCity', rule: 'PD-EVT-06', possible: (g, _, city) => !hasStation(g, city) }),
  ),
  ask(
    'from',
    moveStationAsk(
      (_, vars) => CITY_IDS[vars.city],
      (g) => stationsLeft(g) === 0,
    ),
  ),
  act('build', (g, vars) => {
    putAwayEvent(g, vars.seat, vars.card);
    placeStation(g, vars.seat, vars.city, vars.from);
  }),
]);

/** A research station anywhere, without a card. PD-EVT-06 */
export const governmentGrant = event({
  id: 'government-grant',
  card: 50,
  programs: [grantProgram],
  cannot: () => pass,
  play: (g, seat, card) => g.call('government grant', { seat, card, city: NONE, from: NONE }),
});
