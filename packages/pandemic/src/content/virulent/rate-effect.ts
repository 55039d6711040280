import { brinkOf } from '../../state/brink.ts';
import { namesCity } from '../../state/ids.ts';
import { ERADICATED } from '../../state/state.ts';
import { DISEASE_OF } from '../base/map.ts';
import { epidemic } from '../define.ts';

/** One card more is flipped if one of the strain was (ruling OQ-37). OB-VS-15, OB-VS-16 */
export const rateEffect = epidemic({
  id: 'rate-effect',
  card: 76,
  continuing: {
    'flips.more': (g, _, more, flipped) => {
      const { strain } = brinkOf(g);
      const came = flipped.some((card) => namesCity(card) && DISEASE_OF[card] === strain);
      return came && g.state.diseases[strain] !== ERADICATED ? more + 1 : more;
    },
  },
});
