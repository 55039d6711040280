import { argA, argB, encode, kindOf, no, optionKind, pass, type Seat, seatOf, steps } from '@holdout/kernel';
import { putAwayEvent } from '../../../ops/cards.ts';
import { cubesAt, treatByEvent } from '../../../ops/cubes.ts';
import type { G } from '../../../rules/hooks.ts';
import { BACK } from '../../../rules/options.ts';
import { type Card, CITIES, type City, DISEASE_IDS, DISEASES } from '../../../state/ids.ts';
import { CITY_IDS } from '../../base/map.ts';
import { event } from '../../define.ts';

const CUBE = optionKind('cube', 'city', 'disease');
const CUBES = 2;

/** The cubes that have been named so far, by their place on the board. */
type RemoteVars = { seat: Seat; card: Card; places: number[] };
const { act, ask, program, repeat } = steps<G, RemoteVars>();

const placeOf = (city: City, disease: number): number => city * DISEASES + disease;

function isThere(g: G, { places }: RemoteVars, city: City, disease: number): boolean {
  const named = places.filter((place) => place === placeOf(city, disease)).length;
  return cubesAt(g, city, disease) > named;
}

const onBoard = (g: G): number => g.state.cubes.reduce((sum, n) => sum + n, 0);

const remoteProgram = program('remote treatment', [
  // Ruling OQ-22: fewer only if there are no more.
  repeat('pick', (g, vars) => vars.places.length < Math.min(CUBES, onBoard(g)), [
    ask('cube', {
      ask: 'remoteCube',
      owner: (_, vars) => vars.seat,
      about: (_, vars) => String(vars.places.length + 1),
      list: (g, vars, out) => {
        for (let city = 0; city < CITIES; city++) {
          for (let disease = 0; disease < DISEASES; disease++)
            if (isThere(g, vars, city, disease)) out.push(encode(CUBE, vars.seat, city, disease));
        }
        out.push(encode(BACK, vars.seat));
      },
      explain: (_, vars, code) => {
        const own = kindOf(code) === CUBE.id && seatOf(code) === vars.seat;
        return own ? no('OB-EV-10', { city: CITY_IDS[argA(code)], disease: DISEASE_IDS[argB(code)] }) : null;
      },
      take: (g, vars, code) => {
        if (kindOf(code) === BACK.id) g.leave();
        else vars.places.push(placeOf(argA(code), argB(code)));
      },
    }),
  ]),
  act('treat', (g, { seat, card, places }) => {
    putAwayEvent(g, seat, card);
    for (const place of places) {
      // The first of them may have won the game. OB-MUT-21
      if (g.state.over) return;
      treatByEvent(g, 'remote-treatment', seat, Math.floor(place / DISEASES), place % DISEASES, 1);
    }
  }),
]);

/** Any two cubes. OB-EV-10 */
export const remoteTreatment = event({
  id: 'remote-treatment',
  card: 59,
  kinds: [CUBE],
  programs: [remoteProgram],
  cannot: (g) => (onBoard(g) > 0 ? pass : no('OB-EV-10')),
  play: (g, seat, card) => g.call('remote treatment', { seat, card, places: [] }),
});
