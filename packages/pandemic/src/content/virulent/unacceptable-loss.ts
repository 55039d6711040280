import { loseCubes } from '../../ops/cubes.ts';
import { brinkOf } from '../../state/brink.ts';
import { epidemic } from '../define.ts';

const CUBES = 4;

/** Four cubes of the strain leave the game, out of its supply. OB-VS-18 */
export const unacceptableLoss = epidemic({
  id: 'unacceptable-loss',
  card: 78,
  once: (g) => {
    const { strain } = brinkOf(g);
    const cubes = Math.min(CUBES, g.state.supply[strain]);
    if (cubes > 0) loseCubes(g, strain, cubes);
    return cubes > 0;
  },
});
