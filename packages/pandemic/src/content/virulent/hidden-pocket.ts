import { checkEradicated, infectEach } from '../../ops/cubes.ts';
import { reviveDisease } from '../../ops/diseases.ts';
import { brinkOf } from '../../state/brink.ts';
import { type City, namesCity } from '../../state/ids.ts';
import { ERADICATED } from '../../state/state.ts';
import { DISEASE_OF } from '../base/map.ts';
import { epidemic } from '../define.ts';

/** Cities of the strain whose card lies in a pile. */
const citiesIn = (pile: readonly number[], strain: number): City[] =>
  pile.filter((card) => namesCity(card) && DISEASE_OF[card] === strain).sort((a, b) => a - b);

/** An eradicated strain comes back in the cities that have been turned over (rulings OQ-01, OQ-29). OB-VS-14 */
export const hiddenPocket = epidemic({
  id: 'hidden-pocket',
  card: 75,
  matters: (g) => {
    const { strain } = brinkOf(g);
    return g.state.diseases[strain] === ERADICATED && citiesIn(g.state.infectionDiscard, strain).length > 0;
  },
  once: (g) => {
    const { strain } = brinkOf(g);
    const { infectionDiscard, infectionDeck, options } = g.state;
    reviveDisease(g, strain);
    const pile = options.brink?.pocketFromDeck ? infectionDeck : infectionDiscard;
    infectEach(g, citiesIn(pile, strain), strain, 'effect');
    if (!g.state.over) checkEradicated(g, strain);
  },
});
