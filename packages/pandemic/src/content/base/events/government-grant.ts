import { argA, encode, kindOf, no, pass, type Seat, seatOf, steps } from '@holdout/kernel';
import { putAwayEvent } from '../../../ops/cards.ts';
import { hasStation, placeStation, stationsLeft } from '../../../ops/stations.ts';
import type { G } from '../../../rules/hooks.ts';
import { TO_CITY } from '../../../rules/options.ts';
import { moveStationAsk, pickAsk } from '../../../rules/pick.ts';
import { type Card, CITIES, type City, NONE } from '../../../state/ids.ts';
import { CITY_IDS } from '../../base/map.ts';
import { event } from '../../define.ts';

const { act, ask, program } = steps<G, { seat: Seat; card: Card; city: City; from: City }>();

const grantProgram = program('government grant', [
  ask(
    'city',
    pickAsk({
      ask: 'grantCity',
      list: (g, vars, out) => {
        for (let city = 0; city < CITIES; city++) {
          if (!hasStation(g, city)) out.push(encode(TO_CITY, vars.seat, city));
        }
      },
      explain: (_, vars, code) => {
        const own = kindOf(code) === TO_CITY.id && seatOf(code) === vars.seat;
        return own ? no('PD-EVT-06', { city: CITY_IDS[argA(code)] }) : null;
      },
      take: (vars, city) => {
        vars.city = city;
      },
    }),
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
