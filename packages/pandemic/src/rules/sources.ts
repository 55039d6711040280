import { compileHooks, type HookTable } from '@holdout/kernel';
import { roleByNumber } from '../content/registry.ts';
import { NONE } from '../state/ids.ts';
import type { PandemicState } from '../state/state.ts';
import { POINTS } from './hooks.ts';

/** Tables by what is in play: the same roles at the same seats always make the same table. */
const tables = new Map<number, HookTable>();
const ROLE_BITS = 5;

/** Everything that changes the rules now: the role of each seat. */
export function hooksOf(state: PandemicState): HookTable {
  let key = 1;
  for (const role of state.roles) key = (key << ROLE_BITS) | (role + 1);
  const known = tables.get(key);
  if (known) return known;
  const inPlay = state.roles.flatMap((role, seat) => {
    if (role === NONE) return [];
    const { id, hooks } = roleByNumber(role);
    return [{ source: { id, band: 'role' as const, hooks }, seat }];
  });
  const table = compileHooks(POINTS, inPlay);
  tables.set(key, table);
  return table;
}
