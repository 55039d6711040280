import { argA, encode, kindOf, type Step, steps, type Vars } from '@holdout/kernel';
import { discardToLimit } from '../ops/cards.ts';
import { NONE } from '../state/ids.ts';
import { offerEvents, playMoment } from './events.ts';
import { explainOther } from './explain.ts';
import { handLimit, seatOverLimit } from './hands.ts';
import type { G } from './hooks.ts';
import { DISCARD } from './options.ts';

const { ask, program, repeat } = steps<G>();

export const overLimit = (g: G): boolean => seatOverLimit(g) !== NONE;

/** A hand above its limit is reduced at once; nothing else goes on meanwhile but events. PD-HAND-02, PD-HAND-03 */
export const handsProgram = program('hands', [
  repeat('over', overLimit, [
    ask('discard', {
      ask: 'discard',
      owner: (g) => seatOverLimit(g),
      about: (g) => String(g.state.hands[seatOverLimit(g)].length - handLimit(g, seatOverLimit(g))),
      list: (g, _, out) => {
        const seat = seatOverLimit(g);
        for (const card of g.state.hands[seat]) out.push(encode(DISCARD, seat, card));
        offerEvents(g, out);
      },
      explain: (g, _, code) => explainOther(g, code, 'stable'),
      take: (g, _, code) => {
        if (kindOf(code) === DISCARD.id) discardToLimit(g, seatOverLimit(g), argA(code));
        else playMoment(g, code);
      },
    }),
  ]),
]);

/** The step that has hands reduced. */
export const reduceHands = <V extends Vars>(label: string): Step<G, V> =>
  steps<G, V>().call(label, () => ['hands', {}]);
