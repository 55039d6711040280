import { giveFifthAction } from '../../../ops/turn.ts';
import { PHASE_ACTIONS } from '../../../state/state.ts';
import { role } from '../../define.ts';

/** Five actions instead of four. OB-ROLE-12 */
export const generalist = role({
  id: 'generalist',
  number: 11,
  hooks: {
    'actions.each turn': (_, me, actions, seat) => (seat === me.seat ? actions + 1 : actions),
    // OB-EV-14: whoever becomes one in the action phase has five in this turn, whoever was one keeps them.
    'role.taken': (g, me, seat) => {
      const acting = seat === g.state.active && g.state.phase === PHASE_ACTIONS;
      if (seat === me.seat && acting) giveFifthAction(g);
    },
  },
});
