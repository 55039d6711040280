import { roleName } from '@holdout/lang';
import type { PandemicView } from '@holdout/pandemic';
import type { Chronicle } from '../textGame.ts';

const roleOf = (view: object, seat: number): string | null =>
  (view as PandemicView).seats[seat]?.role ?? null;

export const chronicle: Chronicle = {
  unit: 'turns',
  turnOf: (state) => ('turn' in state && typeof state.turn === 'number' ? state.turn : 0),
  begins: ({ t, turn }) => (t === 'turn' ? Number(turn) : null),
  seatFacts: (view, seat) => ({ role: roleOf(view, seat) }),
  seatText: (intl, view, seat) => {
    const role = roleOf(view, seat);
    return role === null ? '' : roleName(intl, role);
  },
  actorColumn: 'role',
  actors: ({ game, run, moves }) => {
    const view = game.view(run, 'spectator');
    return moves.map(({ entry }) => roleOf(view, entry.by) ?? '');
  },
};
