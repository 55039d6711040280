import type { Seat } from '@holdout/kernel';
import { roleWord } from '../content/registry.ts';
import { type G, happened } from '../rules/hooks.ts';
import { NONE, type Role } from '../state/ids.ts';

/**
 * A seat swaps its role. What belonged to the old one is put away (ruling OQ-18), what the new one does by being there
 * happens (ruling OQ-33). OB-EV-13
 */
export function changeRole(g: G, seat: Seat, role: Role): void {
  const { roles, stored, playerDiscard } = g.state;
  happened['role.left'](g, seat);
  if (stored[seat] !== NONE) playerDiscard.push(stored[seat]);
  stored[seat] = NONE;
  roles[seat] = role;
  g.refreshHooks();
  if (g.loud) g.emit({ t: 'assigned', seat, role: roleWord(role) });
  happened['role.taken'](g, seat);
}
