import { steps } from '@holdout/kernel';
import { DISEASE_OF } from '../content/base/map.ts';
import { drawBottom, renewInfectionDeck } from '../ops/cards.ts';
import { infect } from '../ops/cubes.ts';
import { determineStrain } from '../ops/strain.ts';
import { type InfectionCard, namesCity, PURPLE } from '../state/ids.ts';
import { infectionWord } from '../state/words.ts';
import { enterBottomAsk } from './entered.ts';
import type { G } from './hooks.ts';

type BottomVars = {
  /** Cities that are still to be infected, and with how many cubes. */
  left: number;
  cubes: number;
  /** With the purple disease instead of the card's own. */
  purple: number;
  /** It belongs to an epidemic. */
  epidemic: number;
};
const { act, ask, program, repeat, when } = steps<G, BottomVars>();

/** Bottom infection cards, one by one; one that is a mutation is only discarded (rulings OQ-09, OQ-10). */
export const bottomProgram = program('bottom', [
  repeat('cards', (_, vars) => vars.left > 0, [
    act('renew', renewInfectionDeck),
    when(
      'some left',
      (g) => g.state.infectionDeck.length > 0,
      [
        ask('entered', enterBottomAsk()),
        act('infect', (g, vars) => {
          const card = drawBottom(g);
          if (g.loud) g.emit({ t: 'bottom', city: infectionWord(card) });
          if (!namesCity(card)) return;
          vars.left -= 1;
          infectBottom(g, vars, card);
        }),
      ],
      [
        act('nothing left', (_, vars) => {
          vars.left = 0;
        }),
      ],
    ),
  ]),
  when('of an epidemic', (_, vars) => vars.epidemic === 1, [act('strain', determineStrain)]),
]);

function infectBottom(g: G, { cubes, purple }: BottomVars, city: InfectionCard): void {
  if (purple) infect(g, city, PURPLE, cubes, 'mutation');
  else infect(g, city, DISEASE_OF[city], cubes, 'epidemic');
}
