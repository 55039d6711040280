import { type Mission, missionCalled, type ZombicideView } from '@holdout/zombicide';
import { type Board, compileBoard, mapPlan, type Zone } from '@holdout/zombicide/map';

/** The map of the mission that is played, and what the mission lays on it. */
export interface Scene {
  readonly mission: Mission;
  readonly board: Board;
  readonly start: ReadonlySet<Zone>;
  /** What a crashed helicopter covers. */
  readonly wreck: ReadonlySet<Zone>;
}

const scenes = new Map<unknown, Scene>();

/** Worked out once for each mission. */
export function sceneOf({ mission: asked }: Pick<ZombicideView, 'mission'>): Scene {
  const key = typeof asked === 'string' ? asked : JSON.stringify(asked);
  const known = scenes.get(key);
  if (known) return known;
  const mission = typeof asked === 'string' ? missionCalled(asked) : asked;
  if (!mission) throw new RangeError(`no mission ${String(asked)}`);
  const board = compileBoard(mapPlan(mission));
  const numbers = (names: readonly string[] = []): Set<Zone> =>
    new Set(names.flatMap((name) => board.named.get(name) ?? []));
  const scene = { mission, board, start: numbers(mission.start), wreck: numbers(mission.wreck) };
  scenes.set(key, scene);
  return scene;
}

export const zoneWord = (zone: Zone): string => `z${zone + 1}`;
export const zoneNumber = (word: string): Zone => Number(word.slice(1)) - 1;
