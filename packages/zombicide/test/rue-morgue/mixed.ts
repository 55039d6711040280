import { type Scene, type SceneOptions, sceneWith } from '../scene.ts';

/** A moment with the zombies of both boxes and survivors of the first, by the rules of Rue Morgue. */
export const mixed = ({ mission, ...options }: SceneOptions, ...survivors: string[]): Scene =>
  sceneWith(
    { preset: 'rueMorgue', ...options, mission: { boxes: ['season1', 'rueMorgue'], ...mission } },
    ...survivors,
  );
