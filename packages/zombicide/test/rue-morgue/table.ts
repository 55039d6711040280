import { type Scene, type SceneOptions, sceneWith } from '../scene.ts';

/** A moment with the zombies, the cards and the survivors of Rue Morgue alone. */
export const rueMorgueWith = ({ mission, ...options }: SceneOptions, ...survivors: string[]): Scene =>
  sceneWith({ preset: 'rueMorgue', ...options, mission: { boxes: ['rueMorgue'], ...mission } }, ...survivors);

export const rueMorgue = (...survivors: string[]): Scene => rueMorgueWith({}, ...survivors);
