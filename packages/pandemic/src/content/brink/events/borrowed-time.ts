import { no, pass } from '@holdout/kernel';
import { putAwayEvent } from '../../../ops/cards.ts';
import { giveActions } from '../../../ops/turn.ts';
import { PHASE_ACTIONS } from '../../../state/state.ts';
import { event } from '../../define.ts';

const MORE_ACTIONS = 2;

/** Two more actions for the active player, in his action phase (ruling OQ-07). OB-EV-01, OB-EV-02 */
export const borrowedTime = event({
  id: 'borrowed-time',
  card: 53,
  cannot: (g, seat) => {
    if (seat !== g.state.active) return no('OB-EV-01', { seat: g.state.active });
    return g.state.phase === PHASE_ACTIONS ? pass : no('OB-EV-02');
  },
  play: (g, seat, card) => {
    putAwayEvent(g, seat, card);
    giveActions(g, MORE_ACTIONS);
  },
});
