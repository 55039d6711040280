import { argA, encode, kindOf, no, optionKind, pass, type Seat, seatOf, steps } from '@holdout/kernel';
import { putAwayEvent } from '../../../ops/cards.ts';
import { cubesAt, treatByEvent } from '../../../ops/cubes.ts';
import { permitLeaving, setHospital } from '../../../ops/turn.ts';
import type { G } from '../../../rules/hooks.ts';
import { type City, DISEASES, type Disease, NONE } from '../../../state/ids.ts';
import { PHASE_ACTIONS } from '../../../state/state.ts';
import { CITY_IDS } from '../../base/map.ts';
import { event } from '../../define.ts';

const HEAL = optionKind('heal', 'disease');
const { act, ask, program, when } = steps<G, { seat: Seat; city: City; disease: Disease }>();

const diseasesIn = (g: G, city: City): Disease[] =>
  Array.from({ length: DISEASES }, (_, disease) => disease).filter(
    (disease) => cubesAt(g, city, disease) > 0,
  );

/** One cube of the city that was entered; of which disease, the active player says (ruling OQ-21). OB-EV-05, OB-EV-06 */
const hospitalProgram = program('mobile hospital', [
  when('any', (g, vars) => diseasesIn(g, vars.city).length > 0, [
    ask('which', {
      ask: 'heal',
      owner: (_, vars) => vars.seat,
      about: (_, vars) => CITY_IDS[vars.city],
      list: (g, vars, out) => {
        for (const disease of diseasesIn(g, vars.city)) out.push(encode(HEAL, vars.seat, disease));
      },
      explain: (_, vars, code) => {
        const own = kindOf(code) === HEAL.id && seatOf(code) === vars.seat;
        return own ? no('OB-EV-05', { city: CITY_IDS[vars.city] }) : null;
      },
      take: (_, vars, code) => {
        vars.disease = argA(code);
      },
    }),
    act('heal', (g, { seat, city, disease }) => {
      permitLeaving(g, city, disease);
      treatByEvent(g, 'mobile-hospital', seat, city, disease, 1);
    }),
  ]),
]);

/** For the rest of the turn, every Drive/Ferry of the active player heals. OB-EV-05 */
export const mobileHospital = event({
  id: 'mobile-hospital',
  card: 55,
  kinds: [HEAL],
  programs: [hospitalProgram],
  cannot: (g) => (g.state.phase === PHASE_ACTIONS ? pass : no('OB-EV-05')),
  play: (g, seat, card) => {
    putAwayEvent(g, seat, card);
    setHospital(g, true);
  },
  hooks: {
    'pawn.drove': (g, _, seat, city) => {
      if (g.state.brink?.hospital && diseasesIn(g, city).length > 0)
        g.call('mobile hospital', { seat, city, disease: NONE });
    },
  },
});
