import type { ZombicideView } from '@holdout/zombicide';
import type { Scene } from '../useBoard.ts';
import { zoneWord } from './pieces.ts';
import type { Decal } from './Tokens.tsx';

/** Objectives that lie face down among others. RM-MIS-05 */
export const isHidden = (
  { mission }: Pick<Scene, 'mission'>,
  { tokens }: ZombicideView,
  token: number,
): boolean => mission.objectives[token]?.mixed !== undefined && tokens[token]?.colour === null;

/** Whether something is in the air, which will want to come down. */
export const isAloft = ({ cars }: ZombicideView): boolean => cars.some(({ flying }) => flying);

/** What lies on the floor of a zone. */
export function decalsOf(
  view: ZombicideView,
  scene: Scene,
  zone: number,
  dice: readonly number[],
): readonly Decal[] {
  const word = zoneWord(zone);
  const plain = (t: Decal['t']): Decal => ({ t, colour: null, off: false, key: t });
  return [
    ...(scene.start.has(zone) ? [plain('start')] : []),
    ...(view.exit.includes(word) ? [plain('exit')] : []),
    ...(isAloft(view) && view.lands.includes(word) ? [plain('landing')] : []),
    ...view.spawns.flatMap(({ zone: at, colour, status, markers }, i): Decal[] => {
      if (at !== word) return [];
      const spawn: Decal = { t: 'spawn', colour, off: status !== 'active', key: `s${i}` };
      return [markers.length > 0 ? { ...spawn, markers, rolled: dice } : spawn];
    }),
    ...view.triggers.flatMap(({ zone: at, used }, i): Decal[] =>
      at === word ? [{ t: 'trigger', colour: null, off: used, key: `e${i}` }] : [],
    ),
    ...view.tokens.flatMap(({ zone: at, colour, taken }, i): Decal[] =>
      at === word && !taken
        ? [{ t: 'objective', colour, off: false, hidden: isHidden(scene, view, i), key: `t${i}` }]
        : [],
    ),
    ...view.laidOut.flatMap(({ card, zone: at }, i): Decal[] =>
      at === word ? [{ t: 'card', colour: null, off: false, sign: card, key: `l${i}` }] : [],
    ),
  ];
}
