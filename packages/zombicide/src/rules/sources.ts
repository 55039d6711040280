import { compileHooks, type HookTable, type InPlay } from '@holdout/kernel';
import { skillByNumber } from '../content/skills/index.ts';
import { type Setting, settingOf } from '../setting.ts';
import type { ZombicideState } from '../state/state.ts';
import { type G, POINTS, type Points } from './hooks.ts';

/** Tables by what is in play: the same skills at the same places always make the same table. */
const tables = new WeakMap<Setting, Map<string, HookTable>>();
const MOST_TABLES = 4096;

/** Everything that changes the rules now: the mission, and the skills of each survivor on the board. */
export function hooksOf(state: ZombicideState): HookTable {
  const setting = settingOf(state.options);
  let known = tables.get(setting);
  if (!known) {
    known = new Map();
    tables.set(setting, known);
  }
  const key = keyOf(state);
  let table = known.get(key);
  if (!table) {
    if (known.size >= MOST_TABLES) known.clear();
    table = compileHooks(POINTS, inPlay(setting, state));
    known.set(key, table);
  }
  return table;
}

function keyOf({ survivors }: ZombicideState): string {
  let key = '';
  for (const s of survivors) key += s.dead ? '|' : `${s.skills.join(',')}|`;
  return key;
}

function inPlay(setting: Setting, { survivors }: ZombicideState): InPlay<G, Points>[] {
  const scenario = setting.sources.map((source) => ({ source, seat: 0 }));
  const skills = survivors.flatMap((s, who) => {
    if (s.dead) return [];
    return s.skills.map((number) => {
      const { id, hooks } = skillByNumber(number);
      return { source: { id, band: 'role' as const, hooks }, seat: who };
    });
  });
  return [...scenario, ...skills];
}
