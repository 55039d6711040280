import { loseCubes } from '../../ops/cubes.ts';
import { brinkOf } from '../../state/brink.ts';
import { epidemic } from '../define.ts';

const CUBES = 4;

/** Four cubes of the strain leave the game, out of its supply. OB-VS-18 */
export const unacceptableLoss = epidemic({
  id: 'unacceptable-loss',
  card: 78,
  matters: (g) => g.state.supply[brinkOf(g).strain] > 0,
  once: (g) => {
    const { strain } = brinkOf(g);
    loseCubes(g, strain, Math.min(CUBES, g.state.supply[strain]));
  },
});
