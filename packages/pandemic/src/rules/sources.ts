import { compileHooks, type HookTable, type InPlay, TABLE } from '@holdout/kernel';
import { purpleDisease } from '../content/purple.ts';
import { EVENTS, epidemicOf, roleByNumber } from '../content/registry.ts';
import { terrorist } from '../content/terrorist/rules.ts';
import { hasPurple } from '../state/brink.ts';
import { FIRST_VIRULENT, NONE } from '../state/ids.ts';
import type { PandemicState } from '../state/state.ts';
import { type G, POINTS, type Points } from './hooks.ts';

/** Tables by what is in play: the same roles at the same seats, with the same modules, always make the same table. */
const tables = new Map<number, HookTable>();
const ROLE_NUMBERS = 32;
const EFFECT_SETS = 256;
const MODULE_SETS = 8;

/** Events that change the rules while they are in force. They look themselves whether they are. */
const eventSources = EVENTS.flatMap(({ id, hooks }) =>
  hooks ? [{ source: { id, band: 'scenario' as const, hooks }, seat: TABLE }] : [],
);

/** Everything that changes the rules now: the role of each seat, and what events and modules bring. */
export function hooksOf(state: PandemicState): HookTable {
  const key = keyOf(state);
  const known = tables.get(key);
  if (known) return known;
  const table = compileHooks(POINTS, [...roleSources(state), ...brinkSources(state)]);
  tables.set(key, table);
  return table;
}

function keyOf(state: PandemicState): number {
  let key = 1;
  for (const role of state.roles) key = key * ROLE_NUMBERS + (role + 1);
  if (!state.brink) return key;
  let effects = 0;
  for (const card of state.brink.effects) effects |= 1 << (card - FIRST_VIRULENT);
  const { brink } = state.options;
  const purple = hasPurple(state) ? (brink?.mutation ? 2 : 4) : 0;
  const modules = (brink?.contents ? 1 : 0) + purple;
  return -((key * EFFECT_SETS + effects) * MODULE_SETS + modules);
}

type Sources = readonly InPlay<G, Points>[];

const roleSources = (state: PandemicState): Sources =>
  state.roles.flatMap((role, seat) => {
    if (role === NONE) return [];
    const { id, hooks } = roleByNumber(role);
    return [{ source: { id, band: 'role' as const, hooks }, seat }];
  });

function brinkSources(state: PandemicState): Sources {
  if (!state.brink) return [];
  const effects = state.brink.effects.flatMap((card) => {
    const def = epidemicOf(card);
    return def?.continuing
      ? [{ source: { id: def.id, band: 'scenario' as const, hooks: def.continuing }, seat: TABLE }]
      : [];
  });
  return [
    ...(state.options.brink?.contents ? eventSources : []),
    ...effects,
    ...(hasPurple(state) ? [{ source: purpleDisease, seat: TABLE }] : []),
    ...(state.options.brink?.terrorist == null ? [] : [{ source: terrorist, seat: TABLE }]),
  ];
}
