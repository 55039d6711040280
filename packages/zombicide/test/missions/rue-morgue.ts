import { Run, seedStreams } from '@holdout/kernel';
import { randomNumbers } from '@holdout/testkit';
import { greedy } from '../../src/bot/greedy.ts';
import { zombicide } from '../../src/game.ts';
import { missionCalled } from '../../src/missions/index.ts';
import type { Mission } from '../../src/missions/schema.ts';
import type { ZombicideState } from '../../src/state/state.ts';
import type { Scene } from '../scene.ts';

/** Six of the box: Travis flies the helicopter, Louise ropes down from it. */
export const TEAM = ['travis', 'louise', 'bear', 'cathy', 'jane', 'joe'];

/** Zombie cards that bring nobody while all are Blue. */
const QUIET = [145, 149, 153, 157, 161, 165];
/** Zombie cards that bring nobody at Yellow while no zombie is on the board and nobody lies in a bed. */
const QUIET_AT_YELLOW = [181, 182, 183, 184, 187];

const missionOf = (id: string): Mission => {
  const mission = missionCalled(id);
  if (!mission) throw new RangeError(`no mission is called ${id}`);
  return mission;
};

/** The rest of the round goes by, and no card brings anybody. */
export const quietRound = (s: Scene): Scene =>
  s
    .rolls(1, 2, 3, 4)
    .zombieCards(...QUIET.slice(0, 4))
    .roundEnds();

/** The same with a die more, and cards that are read at Yellow. */
export const quietYellowRound = (s: Scene): Scene =>
  s
    .rolls(1, 2, 3, 4, 5)
    .zombieCards(...QUIET_AT_YELLOW)
    .roundEnds();

/** All are there, and nobody has had his turn. */
export function everybodyAt(s: Scene, zone: string): Scene {
  for (const id of TEAM) {
    s.at(id, zone);
    s.survivor(id).acted = false;
  }
  return s.active(TEAM[0]);
}

/** He turns over an objective, in his own turn; all rooms have been seen before. */
export function findsToken(s: Scene, id: string, token: number): Scene {
  s.revealed(...s.setting.board.named.keys());
  s.active(id)
    .at(id, s.mission.objectives[token].zone)
    .actions(3)
    .next()
    .do(`take:t${token + 1}`);
  return s.asking === 'skill' ? s.do(s.options('learn')[0]) : s;
}

/** What lies on the map: markers of the spawn zones, doors and objectives by colour, and how many of the other things. */
export function tokensOf(id: string): Record<string, unknown> {
  const mission = missionOf(id);
  const colours = (list: readonly { readonly colour?: string | undefined }[]): string[] =>
    list.map(({ colour }) => colour ?? 'plain').sort();
  return {
    markers: mission.spawns.flatMap(({ markers = [] }) => markers).sort((a, b) => a - b),
    spawnZones: mission.spawns.length,
    doors: colours(mission.doors),
    open: mission.doors.filter(({ open }) => open).length,
    objectives: colours(mission.objectives),
    start: mission.start.length,
    exit: mission.exit?.length ?? 0,
    triggers: mission.triggers?.length ?? 0,
    stairs: mission.stairs?.length ?? 0,
    tents: mission.tents?.zones.length ?? 0,
    helicopter: mission.helicopter !== undefined,
  };
}

/** Names of the tiles as they lie, without how they are turned. */
export const gridOf = (id: string): string[] =>
  missionOf(id).map.tiles.map((row) => row.map((tile) => (tile ?? '-').split('@')[0]).join(' '));

/** Markers row of tiles by row of tiles, each from west to east. */
export function markersOf(id: string): string[] {
  const { spawns, map } = missionOf(id);
  return map.tiles
    .map((_, row) =>
      spawns
        .filter(({ zone }) => zone.startsWith(`${zone[0]}${row + 1}.`))
        .sort((a, b) => a.zone.localeCompare(b.zone))
        .flatMap(({ markers = [] }) => markers)
        .join(' '),
    )
    .filter((line) => line !== '');
}

/** A game from a seed, without asking anybody. */
export function dealt(id: string, seed: number): Run<ZombicideState> {
  const options = zombicide.readOptions({ mission: id });
  const run = new Run(zombicide, zombicide.create(options, seedStreams(`${id} ${seed}`, zombicide.streams)));
  run.advance();
  return run;
}

/** How one of the first games ends that the bot wins, of so many. */
export function wonByBot(id: string, games: number): string {
  for (let seed = 0; seed < games; seed++) {
    const run = dealt(id, seed);
    const random = randomNumbers(seed);
    while (!run.state.over && run.state.round < 40) run.play(run.pick(greedy(run, random)));
    if (run.state.over?.result === 'won') return `won: ${run.state.over.cause}`;
  }
  return 'never';
}
