import { rolesOf } from '../content/registry.ts';
import type { Role } from '../state/ids.ts';
import { PHASE_SETUP } from '../state/state.ts';
import type { G } from './hooks.ts';

/** Roles of the boxes that nobody has been given or has chosen. OB-ROLE-01, OB-EV-13 */
export function freeRoles(g: G): Role[] {
  const { options, roles, phase } = g.state;
  // Somebody who has chosen a role gets it in a moment.
  const chosen = phase === PHASE_SETUP ? options.roles : [];
  return rolesOf(options.brink?.contents === true)
    .map((def) => def.number)
    .filter((role) => !chosen.includes(role) && !roles.includes(role));
}
