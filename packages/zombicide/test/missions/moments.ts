import { InputError } from '@holdout/kernel';
import { zombicide } from '../../src/game.ts';
import { waysOf } from '../../src/map/ways.ts';
import { missionCalled } from '../../src/missions/index.ts';
import { mostPlayers } from '../../src/state/counts.ts';
import type { OptionInput } from '../../src/state/options.ts';
import { deal, seen } from '../deal.ts';
import type { Scene } from '../scene.ts';

/** Zombie cards that bring nobody while no zombie is on the board; the last only as long as all are Blue. */
const QUIET = [37, 38, 39, 40, 1];

interface Head {
  readonly difficulty: string;
  readonly minutes: number;
  /** Survivors that are dealt to one player, to two and so on, for as many as the mission takes. */
  readonly survivors: readonly number[];
}

/** What stands at the head of a mission, and how many survivors come to the table because of it. */
export function headOf(id: string): Head {
  const mission = missionCalled(id);
  if (!mission) throw new RangeError(`no mission is called ${id}`);
  const survivors = Array.from({ length: mostPlayers(mission) }, (_, i) => {
    return seen(deal({ mission: id, players: i + 1 })).survivors.length;
  });
  return { difficulty: mission.difficulty, minutes: mission.minutes, survivors };
}

/** Why a table can't be set up so: the field, and what is wrong with it. */
export function faultOf(options: OptionInput): object | null {
  try {
    zombicide.readOptions(options);
    return null;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { field: error.path, code: error.code, ...error.args };
  }
}

/** Names of the zones that one can step into from a zone as the doors are now. */
export const beside = (s: Scene, zone: string): string[] =>
  waysOf(s.setting.board, s.state.doors).next[s.zone(zone)].map((next) => s.nameOf(next));

const isIndoors = (s: Scene, zone: string): boolean => s.setting.board.zones[s.zone(zone)].indoors;

/** The street in front of a door, and the room behind it. */
export const street = (s: Scene, door: number): string =>
  s.mission.doors[door].between.find((zone) => !isIndoors(s, zone)) ?? '';
export const room = (s: Scene, door: number): string =>
  s.mission.doors[door].between.find((zone) => isIndoors(s, zone)) ?? '';

/** Numbers of the doors of the building that a room belongs to. */
export function doorsOf(s: Scene, name: string): number[] {
  const { zones, doors } = s.setting.board;
  const { building } = zones[s.zone(name)];
  return doors.flatMap(({ a, b }, door) =>
    [a, b].some((zone) => zones[zone].building === building) ? [door] : [],
  );
}

/** Rooms of the building that a room belongs to. */
export function roomsOf(s: Scene, name: string): string[] {
  const { zones } = s.setting.board;
  const { building } = zones[s.zone(name)];
  return zones.flatMap((zone, i) => (zone.building === building ? [s.nameOf(i)] : []));
}

/** It is his turn, he stands on an objective and takes it; of new skills he learns the first. */
export function takes(s: Scene, id: string, token: number): Scene {
  const { zone } = s.mission.objectives[token];
  s.active(id).at(id, zone).next();
  s.do(`take:t${token + 1}`);
  return s.asking === 'skill' ? s.do(s.options('learn')[0]) : s;
}

/** It is his turn, and his last step leads him into a zone. */
export const stepsInto = (s: Scene, id: string, zone: string): Scene =>
  s
    .active(id)
    .at(id, beside(s, zone)[0])
    .next()
    .do(`move:${s.z(zone)}`);

/** He who sits at the wheel drives by the shortest road, two zones with every action. */
export function drivesTo(s: Scene, id: string, zone: string): Scene {
  const road = roadTo(s, s.survivor(id).zone, s.zone(zone)).map((next) => s.z(s.nameOf(next)));
  for (let i = 0; i < road.length; i += 2) {
    s.do(`drive:${road[i]}`, road[i + 1] === undefined ? 'stay' : `on:${road[i + 1]}`);
  }
  return s;
}

/** Zones from one street zone to another, without the first. */
function roadTo(s: Scene, from: number, to: number): number[] {
  const { next } = waysOf(s.setting.board, s.state.doors);
  const roads = [[from]];
  for (const road of roads) {
    const end = road[road.length - 1];
    if (end === to) return road.slice(1);
    for (const zone of next[end]) {
      const known = roads.some((other) => other.includes(zone));
      if (s.setting.board.zones[zone].drivable && !known) roads.push([...road, zone]);
    }
  }
  throw new RangeError(`no road leads to ${s.nameOf(to)}`);
}

/** The rest of the round goes by, and no spawn zone brings anybody. */
export const quietRound = (s: Scene): Scene =>
  s
    .zombieCards(...QUIET.slice(0, s.view.spawns.filter(({ status }) => status === 'active').length))
    .roundEnds();

/** Zombie cards that bring nobody into a room while all are Blue. */
export const quietCards = (count: number): number[] => [1, 5, 9, 13, 17, 21].slice(0, count);

/** Behind a door that has just been opened the rooms are gone through as they come, or one before all others. */
export function reveals(s: Scene, first = ''): Scene {
  while (s.asking === 'revealNext') {
    const rooms = s.options('room');
    s.do(rooms.find((key) => first !== '' && key === `room:${s.z(first)}`) ?? rooms[0]);
  }
  return s;
}
