import { steps } from '@holdout/kernel';
import { DISEASE_OF } from '../content/base/map.ts';
import { epidemicOf } from '../content/registry.ts';
import { drawBottom, intensify, removeCard, renewInfectionDeck } from '../ops/cards.ts';
import { infect } from '../ops/cubes.ts';
import { beginEffect, determineStrain } from '../ops/strain.ts';
import { raiseRate } from '../ops/turn.ts';
import { type Card, namesCity } from '../state/ids.ts';
import { MAX_CUBES } from '../state/state.ts';
import { cardWord, infectionWord } from '../state/words.ts';
import { enterBottomAsk } from './entered.ts';
import type { G } from './hooks.ts';
import { pauseStep } from './pause.ts';

const { act, ask, program, when } = steps<G, { card: Card }>();

const isVirulent = (card: Card): boolean => epidemicOf(card) !== undefined;

/** OB-VS-05 */
function happen(g: G, card: Card): void {
  const def = epidemicOf(card);
  if (!def) return;
  const none = def.matters?.(g) === false;
  if (g.loud) g.emit({ t: 'effect', card: def.id, continuing: def.continuing !== undefined, none });
  if (!none) def.once?.(g);
}

/** Increase, infect, intensify. PD-EPI-01 to PD-EPI-07 */
export const epidemicProgram = program('epidemic', [
  act('increase', (g, vars) => {
    if (g.loud)
      g.emit(isVirulent(vars.card) ? { t: 'epidemic', card: cardWord(vars.card) } : { t: 'epidemic' });
    raiseRate(g);
  }),
  act('renew', renewInfectionDeck),
  when('some left', (g) => g.state.infectionDeck.length > 0, [
    ask('entered', enterBottomAsk()),
    act('infect', (g) => {
      const city = drawBottom(g);
      if (g.loud) g.emit({ t: 'bottom', city: infectionWord(city) });
      if (!namesCity(city)) {
        g.call('bottom', { left: 1, cubes: MAX_CUBES, purple: 0, epidemic: 1 });
        return;
      }
      infect(g, city, DISEASE_OF[city], MAX_CUBES, 'epidemic');
      determineStrain(g);
    }),
  ]),
  pauseStep('before intensifying', 'inside epidemic'),
  // OB-VS-07: what happens once happens here, with another chance for events after it (ruling OQ-13).
  when('virulent', (_, vars) => isVirulent(vars.card), [
    act('effect', (g, vars) => happen(g, vars.card)),
    pauseStep('after the effect', 'inside epidemic'),
  ]),
  act('intensify', (g, vars) => {
    intensify(g);
    removeCard(g, vars.card);
    if (epidemicOf(vars.card)?.continuing) beginEffect(g, vars.card);
  }),
]);
