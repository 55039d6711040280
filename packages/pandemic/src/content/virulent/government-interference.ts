import { no, pass } from '@holdout/kernel';
import { cubesAt } from '../../ops/cubes.ts';
import { brinkOf } from '../../state/brink.ts';
import { DISEASE_IDS } from '../../state/ids.ts';
import { CITY_IDS } from '../base/map.ts';
import { epidemic } from '../define.ts';

/** No pawn leaves a city with the strain before it has been treated there in this turn. OB-VS-12, OB-VS-13 */
export const governmentInterference = epidemic({
  id: 'government-interference',
  card: 74,
  continuing: {
    'pawn.leaves': (g, _, __, city) => {
      const { strain, permits } = brinkOf(g);
      if (cubesAt(g, city, strain) === 0 || permits.includes(city)) return pass;
      return no('OB-VS-12', { city: CITY_IDS[city], disease: DISEASE_IDS[strain] });
    },
  },
});
