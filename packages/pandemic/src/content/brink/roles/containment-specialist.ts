import { cubesAt, removeCubes } from '../../../ops/cubes.ts';
import { DISEASE_IDS, DISEASES } from '../../../state/ids.ts';
import { CITY_IDS } from '../../base/map.ts';
import { role } from '../../define.ts';

const FROM = 2;

/** Whenever he enters a city, one cube of each disease goes that has two or three there. OB-ROLE-05, OB-ROLE-06 */
export const containmentSpecialist = role({
  id: 'containment-specialist',
  number: 8,
  hooks: {
    'pawn.arrived': (g, me, seat, city) => {
      if (seat !== me.seat) return;
      for (let disease = 0; disease < DISEASES; disease++) {
        if (cubesAt(g, city, disease) < FROM) continue;
        if (g.loud) {
          const where = { city: CITY_IDS[city], disease: DISEASE_IDS[disease], n: 1 };
          g.emit({ t: 'clear', role: 'containment-specialist', ...where });
        }
        removeCubes(g, city, disease, 1);
      }
    },
  },
});
