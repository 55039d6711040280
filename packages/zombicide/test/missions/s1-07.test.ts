import { describe, expect, test } from 'vitest';
import { type Scene, sceneOf } from '../scene.ts';
import {
  beside,
  doorsOf,
  faultOf,
  headOf,
  quietCards,
  quietRound,
  reveals,
  room,
  roomsOf,
  street,
  takes,
} from './moments.ts';

const TEAM = ['amy', 'doug', 'josh', 'ned', 'phil', 'wanda'];
const spawnsOf = (s: Scene): string[] => s.mission.spawns.map(({ zone }) => zone);

/** The two zones that lure zombies and let them out. */
const holesOf = (s: Scene): readonly string[] => s.setting.rule('zombies-escape')?.zones ?? [];

/** A street zone next to just one of them. */
function edgeOf(s: Scene): string {
  const [first, second] = holesOf(s).map((zone) => beside(s, zone));
  return first.concat(second).find((zone) => first.includes(zone) !== second.includes(zone)) ?? '';
}

/** A door of the house in which they did not start. */
function strangeDoor(s: Scene): number {
  const own = doorsOf(s, s.mission.start[0]);
  return s.mission.doors.findIndex((_, door) => !own.includes(door));
}

/** Nobody else is there, and Amy stands in front of a door with a Crowbar. */
const atDoor = (door: (s: Scene) => number): Scene => {
  const s = sceneOf('s1-07', ...TEAM)
    .noZombies()
    .carries('amy', 'crowbar');
  return s.at('amy', street(s, door(s))).next();
};

describe('the heading', () => {
  test('S1-M07-HEAD: easy, 45 minutes, six survivors with any number of players', () => {
    expect(headOf('s1-07')).toEqual({ difficulty: 'easy', minutes: 45, survivors: [6, 6, 6, 6, 6, 6] });
  });

  test('S1-M07-HEAD S1-SETUP-05: five players with one survivor each take one more', () => {
    expect(faultOf({ mission: 's1-07', players: 5, survivors: TEAM.slice(0, 5) })).toMatchObject({
      code: 'option.survivors',
      found: 5,
      min: 6,
    });
  });
});

describe('closing the spawn zones', () => {
  test('S1-M07-SP4: offered only where there is no zombie, and it costs an action', () => {
    const s = sceneOf('s1-07', ...TEAM);
    const [zone] = spawnsOf(s);
    s.at('amy', zone).carries('amy', 'machete').next();
    expect(s.zombiesAt(zone)).toEqual({ walker: 1 });
    expect(s.options('close-spawn')).toEqual([]);
    expect(s.refusal('close-spawn:s1')).toBe('S1-M07-SP4');
    s.rolls(6).do('melee:left');
    expect(s.zombiesAt(zone)).toEqual({});
    expect(s.options('close-spawn')).toEqual(['close-spawn:s1']);
    s.do('close-spawn:s1');
    expect(s.state.actions).toBe(1);
    expect(s.view.spawns.map(({ status }) => status)).toEqual(['closed', 'active']);
    expect(s.options('close-spawn')).toEqual([]);
    expect(s.refusal('close-spawn:s1')).toBe('S1-M07-SP4');
  });

  test('S1-M07-SP4: not from the next zone, and not without an action', () => {
    const s = sceneOf('s1-07', ...TEAM).noZombies();
    const [zone] = spawnsOf(s);
    s.at('amy', beside(s, zone)[0]).next();
    expect(s.options('close-spawn')).toEqual([]);
    expect(s.refusal('close-spawn:s1')).toBe('S1-M07-SP4');
    s.at('amy', zone).actions(0).next();
    expect(s.refusal('close-spawn:s1')).toBe('S1-ROUND-04');
  });

  test('S1-M07-SP4: it is for good: no card is drawn for it any more', () => {
    const s = sceneOf('s1-07', ...TEAM).noZombies();
    const [first, second] = spawnsOf(s);
    s.at('amy', first).next().do('close-spawn:s1');
    for (let round = 0; round < 3; round++) quietRound(s);
    expect(s.told('zombie-card').map(({ zone }) => zone)).toEqual(new Array(3).fill(s.z(second)));
    expect(s.view.spawns[0].status).toBe('closed');
  });

  test('S1-M07-OBJ S1-M07-WIN: with the last one closed all have won, in whatever order', () => {
    const s = sceneOf('s1-07', ...TEAM).noZombies();
    const [first, second] = spawnsOf(s);
    s.at('amy', second).next().do('close-spawn:s2');
    expect(s.over).toBeNull();
    quietRound(s);
    s.at('doug', first).do('activate:doug', 'close-spawn:s1');
    expect(
      s.view.tokens.some(({ taken }) => taken),
      'objectives are not needed',
    ).toBe(false);
    expect(s.over).toBe('won: mission');
  });
});

describe('the doors', () => {
  test('S1-M07-SP1: every house has two doors, and with one the other one opens', () => {
    const s = atDoor(strangeDoor);
    const door = strangeDoor(s);
    const twins = doorsOf(s, room(s, door));
    expect(twins).toHaveLength(2);
    s.do(`open:d${door + 1}:left`);
    expect(s.state.actions).toBe(2);
    expect(s.view.doors.map(({ open }, i) => [i, open])).toEqual(
      s.mission.doors.map((_, i) => [i, twins.includes(i)]),
    );
    expect(s.told('door')).toHaveLength(2);
  });

  test('S1-M07-SP1: the house they start in as well, and from inside', () => {
    const s = sceneOf('s1-07', ...TEAM)
      .noZombies()
      .carries('amy', 'crowbar');
    const own = doorsOf(s, s.mission.start[0]);
    s.at('amy', room(s, own[1]))
      .next()
      .do(`open:d${own[1] + 1}:left`);
    expect(own.map((door) => s.view.doors[door].open)).toEqual([true, true]);
    expect(s.view.doors.filter(({ open }) => open)).toHaveLength(2);
    expect(s.told('zombie-card'), 'nobody comes in the house they start in').toEqual([]);
  });

  test('S1-M07-SP1 S1-MOD-XP5: an objective is worth 5 experience', () => {
    const s = sceneOf('s1-07', ...TEAM).noZombies();
    takes(s, 'amy', 0);
    expect(s.survivor('amy').xp).toBe(5);
  });
});

describe('the tenants', () => {
  test('S1-M07-SP2: at the start there is one Walker in every room of both houses, also where they start', () => {
    const s = sceneOf('s1-07', ...TEAM);
    const [start] = s.mission.start;
    const rooms = [...roomsOf(s, start), ...roomsOf(s, room(s, strangeDoor(s)))];
    expect(rooms).toContain(start);
    s.setting.board.zones.forEach((_, zone) => {
      const name = s.nameOf(zone);
      expect(s.zombiesAt(name), name).toEqual(rooms.includes(name) ? { walker: 1 } : {});
    });
    expect(s.view.supply.walker).toBe(40 - rooms.length);
  });

  test('S1-M07-SP2: a door that is opened still brings a card for every room, on top of them', () => {
    const s = sceneOf('s1-07', ...TEAM).carries('amy', 'crowbar');
    const door = strangeDoor(s);
    const rooms = roomsOf(s, room(s, door));
    s.at('amy', street(s, door)).next();
    s.zombieCards(4, ...quietCards(rooms.length - 1)).do(`open:d${door + 1}:left`);
    reveals(s, rooms[0]);
    expect(
      s
        .told('reveal')
        .map(({ zone }) => zone)
        .toSorted(),
    ).toEqual(rooms.map((name) => s.z(name)).toSorted());
    expect(rooms.map((name) => s.zombiesAt(name).walker)).toEqual(rooms.map((_, i) => (i === 0 ? 3 : 1)));
  });
});

describe('noise and escape', () => {
  test('S1-M07-SP3: two zones hold seven noise tokens that nothing takes away', () => {
    const s = sceneOf('s1-07', ...TEAM).noZombies();
    const holes = holesOf(s);
    expect(holes).toHaveLength(2);
    const noises = (): number[] => holes.map((zone) => s.view.zones[s.zone(zone)].tokens);
    expect(noises()).toEqual([7, 7]);
    s.at('amy', holes[0]).next().do('noise');
    expect(noises()).toEqual([8, 7]);
    quietRound(s);
    expect(noises()).toEqual([7, 7]);
    expect(s.view.zones.filter(({ tokens }) => tokens > 0)).toHaveLength(2);
  });

  test('S1-M07-SP3: a Walker that sees nobody goes there and is off the board', () => {
    const s = sceneOf('s1-07', ...TEAM).noZombies();
    const edge = edgeOf(s);
    s.zombies(edge, { walker: 1 }).zombiesAct();
    expect(s.zombiesAt(edge)).toEqual({});
    for (const hole of holesOf(s)) expect(s.zombiesAt(hole)).toEqual({});
    expect(s.view.tally.escaped).toBe(1);
    expect(s.view.supply.walker).toBe(40);
    expect(s.told('zombies-out')).toMatchObject([{ kind: 'walker', n: 1 }]);
  });

  test('S1-M07-SP3: between the two the group splits, and both halves are away', () => {
    const s = sceneOf('s1-07', ...TEAM).noZombies();
    const [first, second] = holesOf(s);
    const middle = beside(s, first).find((zone) => beside(s, second).includes(zone)) ?? '';
    s.zombies(middle, { walker: 2 }).zombiesAct();
    expect(s.told('zombies-out').map(({ zone, n }) => [zone, n])).toEqual(
      [first, second].toSorted((a, b) => s.zone(a) - s.zone(b)).map((zone) => [s.z(zone), 1]),
    );
    expect(s.view.tally.escaped).toBe(2);
  });

  test('S1-M07-SP3: survivors in sight are more tempting than the noise', () => {
    const s = sceneOf('s1-07', ...TEAM).noZombies();
    const edge = edgeOf(s);
    const away = beside(s, edge).find((zone) => !holesOf(s).includes(zone)) ?? '';
    s.at('amy', away).zombies(edge, { walker: 1 }).zombiesAct();
    expect(s.zombiesAt(away)).toEqual({ walker: 1 });
    expect(s.view.tally.escaped).toBe(0);
  });

  test('S1-M07-SP3: survivors go through these zones and stay in the game', () => {
    const s = sceneOf('s1-07', ...TEAM).noZombies();
    const [hole] = holesOf(s);
    s.at('amy', beside(s, hole)[0])
      .next()
      .do(`move:${s.z(hole)}`, 'end');
    expect(s.isAt('amy', hole)).toBe(true);
    expect(s.view.tally.escaped).toBe(0);
  });
});

describe('defeat', () => {
  test('S1-M07-LOSS S1-M07-SP3: three may escape, with the fourth all have lost', () => {
    const s = sceneOf('s1-07', ...TEAM).noZombies();
    const edge = edgeOf(s);
    s.zombies(edge, { walker: 3 }).zombiesAct();
    expect(s.view.tally.escaped).toBe(3);
    expect(s.over).toBeNull();
    s.zombies(edge, { fatty: 1 }).zombiesAct();
    expect(s.view.tally.escaped).toBe(4);
    expect(s.over).toBe('lost: escaped');
    expect(s.state.over?.winners).toEqual([]);
    expect(s.view.survivors.some(({ dead }) => dead)).toBe(false);
  });

  test('S1-M07-LOSS: at once: no zombie appears any more, and no round follows', () => {
    const s = sceneOf('s1-07', ...TEAM).noZombies();
    const edge = edgeOf(s);
    s.zombies(edge, { walker: 4 }).roundEnds();
    expect(s.over).toBe('lost: escaped');
    expect(s.told('zombie-card')).toEqual([]);
    expect(s.state.round).toBe(1);
  });

  test('S1-M07-LOSS: more than four at once are a defeat as well', () => {
    const s = sceneOf('s1-07', ...TEAM).noZombies();
    s.zombies(edgeOf(s), { walker: 6 }).zombiesAct();
    expect(s.over).toBe('lost: escaped');
  });
});

describe('spawning behind closed doors', () => {
  test('S1-M07-SP5: the spawn zones are rooms, and zombies appear there while every door is shut', () => {
    const s = sceneOf('s1-07', ...TEAM).noZombies();
    for (const zone of spawnsOf(s)) expect(s.setting.board.zones[s.zone(zone)].indoors, zone).toBe(true);
    expect(s.view.doors.some(({ open }) => open)).toBe(false);
    s.zombieCards(4, 8).roundEnds();
    expect(spawnsOf(s).map((zone) => s.zombiesAt(zone))).toEqual([{ walker: 2 }, { walker: 2 }]);
    expect(s.view.doors.some(({ open }) => open)).toBe(false);
  });
});
