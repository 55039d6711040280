import { pass } from '@holdout/kernel';
import { putAwayEvent } from '../../../ops/cards.ts';
import { setQuietNight } from '../../../ops/turn.ts';
import { event } from '../../define.ts';

/** The next infect phase is skipped. PD-EVT-07 */
export const oneQuietNight = event({
  id: 'one-quiet-night',
  card: 51,
  cannot: () => pass,
  play: (g, seat, card) => {
    putAwayEvent(g, seat, card);
    setQuietNight(g, true);
  },
});
