import type { Mission, ZombicideView } from '@holdout/zombicide';
import { type Board, compileBoard, mapPlan } from '@holdout/zombicide/map';
import { missionFile } from '@holdout/zombicide/missions';
import { useMemo } from 'react';
import { zoneWord } from './board/pieces.ts';
import { type Buildings, type Plan, planOf } from './board/plan.ts';
import { useTable } from './tableContext.ts';

/** The map of the mission that is played, and how it is drawn. */
export interface Scene {
  readonly mission: Mission;
  readonly board: Board;
  readonly plan: Plan;
  /** Zones on the two sides of a door. */
  readonly doorZones: (door: string) => readonly string[];
  readonly start: ReadonlySet<number>;
  /** As the mission begins; where it is later, the view tells. */
  readonly exit: ReadonlySet<number>;
  /** What a crashed helicopter covers. */
  readonly wreck: ReadonlySet<number>;
  /** Zones that stairs join. */
  readonly stairs: Buildings['stairs'];
}

const scenes = new WeakMap<object, Scene>();

/** @throws Error if a save names a mission that this program does not have: the host has refused it before. */
export function missionOfView(mission: ZombicideView['mission']): Mission {
  const found = typeof mission === 'string' ? missionFile(mission) : mission;
  if (!found) throw new Error(`no mission ${String(mission)}`);
  return found;
}

/** Worked out once for each mission. */
export function sceneOf(mission: Mission): Scene {
  const known = scenes.get(mission);
  if (known) return known;
  const board = compileBoard(mapPlan(mission));
  const numbers = (names: readonly string[] = []): Set<number> =>
    new Set(names.flatMap((name) => board.named.get(name) ?? []));
  const wreck = numbers(mission.wreck);
  const stairs = (mission.stairs ?? []).flatMap(([a, b]): (readonly [number, number])[] => {
    const [from, to] = [board.named.get(a), board.named.get(b)];
    return from === undefined || to === undefined ? [] : [[from, to]];
  });
  const scene: Scene = {
    mission,
    board,
    plan: planOf(board, { stairs, wreck: [...wreck] }),
    doorZones: (door) => {
      const found = board.doors[Number(door.slice(1)) - 1];
      return found ? [zoneWord(found.a), zoneWord(found.b)] : [];
    },
    start: numbers(mission.start),
    exit: numbers(mission.exit),
    wreck,
    stairs,
  };
  scenes.set(mission, scene);
  return scene;
}

/** The scene of the table above. */
export function useBoard(): Scene {
  const mission = useTable((state) => state.view?.mission);
  return useMemo(() => {
    if (mission === undefined) throw new Error('the table is not open');
    return sceneOf(missionOfView(mission));
  }, [mission]);
}
