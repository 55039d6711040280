import { steps } from '@holdout/kernel';
import { CITY_IDS, DISEASE_OF } from '../content/base/map.ts';
import { drawBottom, enterInfectionBottom, intensify, removeCard, renewInfectionDeck } from '../ops/cards.ts';
import { infect } from '../ops/cubes.ts';
import { raiseRate } from '../ops/turn.ts';
import type { Card } from '../state/ids.ts';
import { MAX_CUBES } from '../state/state.ts';
import { enterAsk, possibleBottoms } from './entered.ts';
import type { G } from './hooks.ts';
import { ENTER_INFECTION } from './options.ts';
import { pauseStep } from './pause.ts';

const { act, ask, program, when } = steps<G, { card: Card }>();

/** Increase, infect, intensify. PD-EPI-01 to PD-EPI-07 */
export const epidemicProgram = program('epidemic', [
  act('increase', (g) => {
    if (g.loud) g.emit({ t: 'epidemic' });
    raiseRate(g);
  }),
  act('renew', renewInfectionDeck),
  when('some left', (g) => g.state.infectionDeck.length > 0, [
    ask(
      'entered',
      enterAsk({
        ask: 'enterBottom',
        kind: ENTER_INFECTION,
        possible: possibleBottoms,
        take: enterInfectionBottom,
      }),
    ),
    act('infect', (g) => {
      const city = drawBottom(g);
      if (g.loud) g.emit({ t: 'bottom', city: CITY_IDS[city] });
      infect(g, city, DISEASE_OF[city], MAX_CUBES, 'epidemic');
    }),
  ]),
  pauseStep('before intensifying', 'inside epidemic'),
  act('intensify', (g, vars) => {
    intensify(g);
    removeCard(g, vars.card);
  }),
]);
