import { argA, encode, kindOf, no, steps } from '@holdout/kernel';
import { incidentOf } from '../content/registry.ts';
import { discardIncident } from '../ops/incidents.ts';
import { type Card, NONE } from '../state/ids.ts';
import { cardWord } from '../state/words.ts';
import type { G } from './hooks.ts';
import { RESOLVE } from './options.ts';

const { act, ask, program, repeat } = steps<G, { card: Card }>();

/** Drawn cards that happen at once and have not yet. */
export const waiting = (g: G): readonly Card[] => g.state.brink?.incidents ?? NOTHING;
const NOTHING: readonly Card[] = [];

/** Cards that happen when they are drawn; of two, the active player says which comes first (ruling OQ-05). OB-MUT-13 */
export const incidentsProgram = program('incidents', [
  repeat('cards', (g) => waiting(g).length > 0, [
    act('one', (g, vars) => {
      vars.card = waiting(g).length === 1 ? waiting(g)[0] : NONE;
    }),
    ask('which', {
      ask: 'resolveNext',
      when: (_, vars) => vars.card === NONE,
      owner: (g) => g.state.active,
      list: (g, _, out) => {
        for (const card of waiting(g)) out.push(encode(RESOLVE, g.state.active, card));
      },
      explain: (_, __, code) =>
        kindOf(code) === RESOLVE.id ? no('OB-MUT-13', { card: cardWord(argA(code)) }) : null,
      take: (_, vars, code) => {
        vars.card = argA(code);
      },
    }),
    act('happen', (g, { card }) => {
      discardIncident(g, card);
      incidentOf(card).happen(g);
    }),
  ]),
]);
