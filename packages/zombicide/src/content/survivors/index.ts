import type { SurvivorDef } from '../define.ts';
import { RUE_MORGUE_SURVIVORS } from './rue-morgue.ts';
import { SEASON1_SURVIVORS } from './season1.ts';

export const SURVIVORS: readonly SurvivorDef[] = [...SEASON1_SURVIVORS, ...RUE_MORGUE_SURVIVORS];

const byNumber = new Map(SURVIVORS.map((def) => [def.number, def]));
const byId = new Map(SURVIVORS.map((def) => [def.id, def]));

/** @throws RangeError if no survivor has this number. */
export function survivorByNumber(number: number): SurvivorDef {
  const def = byNumber.get(number);
  if (!def) throw new RangeError(`no survivor has number ${number}`);
  return def;
}

export const survivorCalled = (id: string): SurvivorDef | undefined => byId.get(id);
