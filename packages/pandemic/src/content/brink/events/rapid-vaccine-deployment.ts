import {
  argA,
  encode,
  kindOf,
  no,
  optionKind,
  pass,
  type Seat,
  seatOf,
  steps,
  type Verdict,
} from '@holdout/kernel';
import { putAwayEvent } from '../../../ops/cards.ts';
import { cubesAt, cubesOnBoard, treatByEvent } from '../../../ops/cubes.ts';
import type { G } from '../../../rules/hooks.ts';
import { BACK, DONE } from '../../../rules/options.ts';
import { brinkOf } from '../../../state/brink.ts';
import {
  type Card,
  CITIES,
  type City,
  DISEASE_IDS,
  type Disease,
  EVERY_CITY,
  NONE,
} from '../../../state/ids.ts';
import { adjacent, CITY_IDS } from '../../base/map.ts';
import { event } from '../../define.ts';

const CLEAR = optionKind('clear', 'city');
const MOST = 5;

/** Cities out of which a cube goes, one entry for each cube. */
type RapidVars = { seat: Seat; card: Card; disease: Disease; cities: City[]; more: number };
const { act, ask, program, repeat } = steps<G, RapidVars>();

const taken = ({ cities }: RapidVars, city: City): number => cities.filter((other) => other === city).length;

/** The first anywhere, every other one where one has gone already or beside it. OB-EV-08 */
function cannotClear(g: G, vars: RapidVars, city: City): Verdict {
  const { cities, disease } = vars;
  if (cubesAt(g, city, disease) <= taken(vars, city)) return no('OB-EV-07', { city: CITY_IDS[city] });
  const joined = cities.length === 0 || cities.some((other) => other === city || adjacent(other, city));
  return joined ? pass : no('OB-EV-08', { city: CITY_IDS[city] });
}

const left = (g: G, vars: RapidVars): boolean =>
  vars.cities.length < MOST && EVERY_CITY.some((city) => cannotClear(g, vars, city) === pass);

const rapidProgram = program('rapid vaccine', [
  repeat('pick', (g, vars) => vars.more === 1 && left(g, vars), [
    ask('city', {
      ask: 'rapidCity',
      owner: (_, vars) => vars.seat,
      about: (_, vars) => [DISEASE_IDS[vars.disease], ...vars.cities.map((city) => CITY_IDS[city])].join(','),
      list: (g, vars, out) => {
        for (let city = 0; city < CITIES; city++)
          if (cannotClear(g, vars, city) === pass) out.push(encode(CLEAR, vars.seat, city));
        if (vars.cities.length > 0) out.push(encode(DONE, vars.seat));
        out.push(encode(BACK, vars.seat));
      },
      explain: (g, vars, code) => {
        const own = kindOf(code) === CLEAR.id && seatOf(code) === vars.seat;
        return own ? cannotClear(g, vars, argA(code)) : null;
      },
      take: (g, vars, code) => {
        if (kindOf(code) === BACK.id) g.leave();
        else if (kindOf(code) === DONE.id) vars.more = 0;
        else vars.cities.push(argA(code));
      },
    }),
  ]),
  act('deploy', (g, vars) => {
    const { seat, card, disease, cities } = vars;
    putAwayEvent(g, seat, card);
    for (const city of new Set(cities)) {
      if (g.state.over) return;
      treatByEvent(g, 'rapid-vaccine-deployment', seat, city, disease, taken(vars, city));
    }
  }),
]);

/** Right after a cure, up to five cubes of that disease out of cities that hang together. OB-EV-07, OB-EV-08 */
export const rapidVaccineDeployment = event({
  id: 'rapid-vaccine-deployment',
  card: 57,
  kinds: [CLEAR],
  programs: [rapidProgram],
  cannot: (g) => {
    const { justCured } = brinkOf(g);
    if (justCured === NONE) return no('OB-EV-07');
    return cubesOnBoard(g, justCured) > 0 ? pass : no('OB-EV-07', { disease: DISEASE_IDS[justCured] });
  },
  play: (g, seat, card) =>
    g.call('rapid vaccine', { seat, card, disease: brinkOf(g).justCured, cities: [], more: 1 }),
});
