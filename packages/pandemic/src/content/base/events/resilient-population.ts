import { encode, no, optionKind, pass, type Seat, steps } from '@holdout/kernel';
import { putAwayEvent, removeInfectionCard } from '../../../ops/cards.ts';
import type { G } from '../../../rules/hooks.ts';
import { pickAsk } from '../../../rules/pick.ts';
import { type Card, type InfectionCard, NONE, namesCity } from '../../../state/ids.ts';
import { event } from '../../define.ts';

const REMOVE = optionKind('remove', 'city');
const { act, ask, program } = steps<G, { seat: Seat; card: Card; infection: InfectionCard }>();

const resilientProgram = program('resilient population', [
  ask(
    'card',
    pickAsk({
      ask: 'removeInfection',
      list: (g, vars, out) => {
        // OB-MUT-20: a mutation can't be taken out.
        for (const card of g.state.infectionDiscard)
          if (namesCity(card)) out.push(encode(REMOVE, vars.seat, card));
      },
      take: (vars, card) => {
        vars.infection = card;
      },
    }),
  ),
  act('remove', (g, vars) => {
    putAwayEvent(g, vars.seat, vars.card);
    removeInfectionCard(g, vars.infection);
  }),
]);

/** Takes a card of the infection discard out of the game. PD-EVT-08 */
export const resilientPopulation = event({
  id: 'resilient-population',
  card: 52,
  insideEpidemic: true,
  kinds: [REMOVE],
  programs: [resilientProgram],
  cannot: (g) => (g.state.infectionDiscard.some(namesCity) ? pass : no('PD-EVT-08')),
  play: (g, seat, card) => g.call('resilient population', { seat, card, infection: NONE }),
});
