import { cubesAt } from '../../ops/cubes.ts';
import { epidemic, isStrain } from '../define.ts';

const CUBES = 2;

/** A flipped card of the strain brings two cubes where there is none yet. OB-VS-10 */
export const chronicEffect = epidemic({
  id: 'chronic-effect',
  card: 72,
  continuing: {
    'infect.cubes': (g, _, cubes, city, disease, cause) =>
      cause === 'flip' && isStrain(g, disease) && cubesAt(g, city, disease) === 0 ? CUBES : cubes,
  },
});
