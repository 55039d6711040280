import { pass } from '@holdout/kernel';
import { endTravelBan, layTravelBan } from '../../../ops/laid.ts';
import { NONE } from '../../../state/ids.ts';
import { event } from '../../define.ts';

const RATE = 1;

/** The infection rate counts as 1 until the active player's next turn. OB-EV-03, OB-EV-04 */
export const commercialTravelBan = event({
  id: 'commercial-travel-ban',
  card: 54,
  cannot: () => pass,
  play: (g, seat, card) => layTravelBan(g, seat, card),
  hooks: {
    'infection.rate': (g, _, rate) => (g.state.brink?.travelBan === NONE ? rate : RATE),
    // Ruling OQ-27: before anything else happens in that turn.
    'turn.began': (g, _, seat) => {
      if (g.state.brink?.travelBan === seat) endTravelBan(g);
    },
  },
});
