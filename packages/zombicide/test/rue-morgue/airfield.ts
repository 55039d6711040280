import type { Scene, SceneOptions } from '../scene.ts';
import { mixed } from './mixed.ts';

/**
 * The map of the tests of the helicopter: the helipad (`A1.hp`) and a house beside it, the wasteland and the hospital
 * below.
 */
const FIELD = [
  ['9R', '3R'],
  ['7V', '1V'],
];

/** A mission with a helicopter that flies; the first survivor named is its pilot by skill. */
export function airfield({ mission, ...options }: SceneOptions, ...survivors: string[]): Scene {
  const helicopter = { zone: 'A1.hp', flies: true };
  const s = mixed(
    { tiles: FIELD, ...options, mission: { start: ['A1.hp'], helicopter, ...mission } },
    ...survivors,
  );
  return s.skills(survivors[0], 'helicopter-pilot');
}

/** It is in the air over a zone, and the first survivor named sits in the seat of the pilot. */
export const aloft = (zone: string, ...survivors: string[]): Scene =>
  airfield({}, ...survivors)
    .helicopter(zone, 1)
    .sits(survivors[0], 0, 0);
