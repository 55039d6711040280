import { writeFileSync } from 'node:fs';
import type { Mission } from '@holdout/zombicide';

/** Two tiles for tests: 7B with a house at A1, 5D with a house at B1. */
const BLOCK: Mission = {
  format: 'holdout.mission',
  v: 1,
  id: 'block',
  boxes: ['season1'],
  title: { en: 'The block' },
  brief: { en: 'Take the token.' },
  difficulty: 'easy',
  minutes: 20,
  survivors: { min: 4 },
  map: { tiles: [['7B', '5D']] },
  start: ['A1.SW'],
  spawns: [{ zone: 'B1.E' }],
  doors: [{ between: ['A1.r1', 'A1.S'] }, { between: ['B1.r1', 'B1.N'] }],
  objectives: [{ zone: 'B1.r2' }],
  rules: [{ use: 'objective-xp', xp: 0 }],
  win: [{ use: 'objectives-taken' }],
};

/**
 * Writes it as a mission file, with some fields changed.
 *
 * @returns the path.
 */
export function writeMission(path: string, change: Readonly<Record<string, unknown>> = {}): string {
  writeFileSync(path, JSON.stringify({ ...BLOCK, ...change }));
  return path;
}
