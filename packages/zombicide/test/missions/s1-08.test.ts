import { describe, expect, test } from 'vitest';
import { type Scene, sceneOf } from '../scene.ts';
import { faultOf, headOf, quietCards, quietRound, reveals, room, roomsOf, street, takes } from './moments.ts';

const TEAM = ['amy', 'doug', 'josh', 'ned', 'phil', 'wanda'];
type Colour = 'blue' | 'green';

const tokenOf = (s: Scene, colour: Colour): number =>
  s.mission.objectives.findIndex((token) => token.colour === colour);
const doorOf = (s: Scene, colour: Colour): number =>
  s.mission.doors.findIndex((door) => door.colour === colour);
const blueSpawn = (s: Scene): number => s.mission.spawns.findIndex((spawn) => spawn.colour === 'blue');

/** The building behind the green door. */
const depotOf = (s: Scene): string => room(s, doorOf(s, 'green'));

/** Amy stands in front of a coloured door with a tool. */
function atDoor(colour: Colour): Scene {
  const s = sceneOf('s1-08', ...TEAM)
    .carries('amy', 'crowbar', 'machete')
    .actions(9);
  return s.at('amy', street(s, doorOf(s, colour))).next();
}

const opens = (s: Scene, colour: Colour): string => `open:d${doorOf(s, colour) + 1}:left`;

/** A card for the room behind the green door, and for any other room of the depot one that brings nobody. */
const depotCards = (s: Scene, card: number): number[] => [
  card,
  ...quietCards(roomsOf(s, depotOf(s)).length - 1),
];

/** The depot lies open, with what a card put there, and Amy in front of it. */
function atDepot(card: number): Scene {
  const s = sceneOf('s1-08', ...TEAM);
  takes(s, 'ned', tokenOf(s, 'green'));
  s.active('amy')
    .carries('amy', 'crowbar', 'machete')
    .actions(9)
    .at('amy', street(s, doorOf(s, 'green')));
  s.next()
    .zombieCards(...depotCards(s, card))
    .do(opens(s, 'green'));
  return reveals(s, depotOf(s));
}

describe('the heading', () => {
  test('S1-M08-HEAD: hard, 180 minutes, six survivors with any number of players', () => {
    expect(headOf('s1-08')).toEqual({ difficulty: 'hard', minutes: 180, survivors: [6, 6, 6, 6, 6, 6] });
  });

  test('S1-M08-HEAD S1-SETUP-05: four players with one survivor each take two more', () => {
    expect(faultOf({ mission: 's1-08', players: 4, survivors: TEAM.slice(0, 4) })).toMatchObject({
      code: 'option.survivors',
      found: 4,
      min: 6,
    });
  });
});

describe('the coloured doors', () => {
  test.each(['blue', 'green'] as const)(
    'S1-M08-SP1: the %s door waits for the token of its colour',
    (colour) => {
      const s = atDoor(colour);
      expect(s.options('open')).not.toContain(opens(s, colour));
      expect(s.refusal(opens(s, colour))).toBe('S1-M08-SP1');
      takes(s, 'ned', tokenOf(s, colour));
      s.active('amy').next();
      expect(s.options('open')).toContain(opens(s, colour));
    },
  );

  test.each([
    ['blue', 'green'],
    ['green', 'blue'],
  ] as const)('S1-M08-SP1: for the %s door the %s token is no key', (colour, other) => {
    const s = atDoor(colour);
    takes(s, 'ned', tokenOf(s, other));
    s.active('amy').next();
    expect(s.refusal(opens(s, colour))).toBe('S1-M08-SP1');
  });

  test('S1-M08-SP1: the other doors open without any', () => {
    const s = sceneOf('s1-08', ...TEAM).carries('amy', 'crowbar');
    const plain = s.mission.doors.findIndex((door) => door.colour === undefined);
    s.at('amy', street(s, plain)).next();
    expect(s.options('open')).toContain(`open:d${plain + 1}:left`);
  });

  test('S1-M08-SP1: with the key it still takes a tool', () => {
    const s = atDoor('green');
    takes(s, 'ned', tokenOf(s, 'green'));
    s.active('amy').carries('amy', 'pan', 'machete').next();
    expect(s.refusal(opens(s, 'green'))).toBe('S1-DOOR-01');
  });
});

describe('the blue spawn zone', () => {
  test('S1-M08-SP2: it sleeps until the blue token is taken, and draws its first card in that round', () => {
    const s = sceneOf('s1-08', ...TEAM);
    const blue = blueSpawn(s);
    const zonesOf = (): unknown[] => s.told('zombie-card').map(({ zone }) => zone);
    const all = s.mission.spawns.map(({ zone }) => s.z(zone));
    const others = all.filter((_, spawn) => spawn !== blue);
    expect(s.view.spawns[blue].status).toBe('waiting');
    quietRound(s);
    expect(zonesOf()).toEqual(others);
    s.events.length = 0;
    s.do('activate:amy');
    takes(s, 'amy', tokenOf(s, 'blue'));
    expect(s.view.spawns[blue].status).toBe('active');
    quietRound(s);
    expect(zonesOf()).toEqual(all);
  });

  test('S1-M08-SP2: the green token does not wake it', () => {
    const s = sceneOf('s1-08', ...TEAM);
    takes(s, 'amy', tokenOf(s, 'green'));
    expect(s.view.spawns[blueSpawn(s)].status).toBe('waiting');
    quietRound(s);
    expect(s.told('zombie-card')).toHaveLength(s.mission.spawns.length - 1);
  });
});

describe('the fuel depot', () => {
  test('S1-M08-OBJ S1-M08-WIN: key after key, door after door, in, and the last zombie dies', () => {
    const s = sceneOf('s1-08', ...TEAM)
      .carries('amy', 'crowbar', 'machete')
      .actions(9);
    takes(s, 'amy', tokenOf(s, 'blue'));
    s.at('amy', street(s, doorOf(s, 'blue'))).next();
    s.do(opens(s, 'blue'));
    reveals(s).noZombies();
    s.actions(9);
    takes(s, 'amy', tokenOf(s, 'green'));
    s.at('amy', street(s, doorOf(s, 'green')))
      .actions(9)
      .next();
    // The card says two Walkers while all are Blue, and nobody here is anything else.
    s.zombieCards(...depotCards(s, 4)).do(opens(s, 'green'));
    reveals(s, depotOf(s));
    expect(s.zombiesAt(depotOf(s))).toEqual({ walker: 2 });
    expect(s.over).toBeNull();
    s.do(`move:${s.z(depotOf(s))}`);
    expect(s.over).toBeNull();
    s.rolls(6).do('melee:right');
    expect(s.over).toBeNull();
    s.rolls(6).do('melee:right');
    expect(s.over).toBe('won: mission');
  });

  test('S1-M08-OBJ: an empty depot is not won before somebody is inside', () => {
    const s = atDepot(1);
    expect(s.zombiesAt(depotOf(s))).toEqual({});
    expect(s.over).toBeNull();
    s.do(`move:${s.z(depotOf(s))}`);
    expect(s.over).toBe('won: mission');
  });

  test('S1-M08-OBJ: who has been inside can finish it from outside', () => {
    const s = atDepot(4).carries('doug', 'shotgun');
    const front = street(s, doorOf(s, 'green'));
    s.do(`move:${s.z(depotOf(s))}`, `move:${s.z(front)}`, 'end');
    s.at('doug', front).do('activate:doug');
    expect(s.over).toBeNull();
    s.rolls(6, 6).do(`shoot:left:${s.z(depotOf(s))}`);
    expect(s.over).toBe('won: mission');
  });

  test('S1-M08-OBJ: shot empty from outside it still has to be entered', () => {
    const s = atDepot(4).carries('amy', 'shotgun', 'crowbar').next();
    s.rolls(6, 6).do(`shoot:left:${s.z(depotOf(s))}`);
    expect(s.zombiesAt(depotOf(s))).toEqual({});
    expect(s.over).toBeNull();
    s.do(`move:${s.z(depotOf(s))}`);
    expect(s.over).toBe('won: mission');
  });

  test('S1-M08-WIN: zombies elsewhere do not matter', () => {
    const s = atDepot(1);
    s.zombies(room(s, doorOf(s, 'blue')), { fatty: 3 });
    s.do(`move:${s.z(depotOf(s))}`);
    expect(s.over).toBe('won: mission');
  });
});

describe('special rules', () => {
  test('S1-M08-SP3: a token is worth nothing: no XP5 here', () => {
    const s = sceneOf('s1-08', ...TEAM);
    for (const token of s.mission.objectives.keys()) takes(s, 'amy', token);
    expect(s.survivor('amy').xp).toBe(0);
  });

  test('S1-M08-SP3 S1-MOD-CARS S1-MOD-POLICE: the police car is searched and driven', () => {
    const s = sceneOf('s1-08', ...TEAM).finds('rice', 'katana');
    const [car] = s.mission.cars ?? [];
    expect(car.kind).toBe('police-car');
    s.at('amy', car.zone).next().do('search-car:c1');
    expect(s.view.found).toEqual(['katana']);
    s.do('put:found1:back1', 'done', 'get-in:c1:driver');
    expect(s.options('drive').length).toBeGreaterThan(0);
  });

  test('S1-M08-SP3 S1-MOD-PIMP: the pimpmobile gives one of its two weapons, once', () => {
    const s = sceneOf('s1-08', ...TEAM);
    const [, car] = s.mission.cars ?? [];
    expect(car.kind).toBe('pimpmobile');
    s.at('amy', car.zone).at('doug', car.zone).next();
    s.rolls(1).do('search-car:c2', 'drop:found1', 'done', 'end', 'activate:doug');
    expect(['evil-twins', 'mas-shotgun']).toContain(s.told('find')[0].card);
    expect(s.refusal('search-car:c2')).toBe('S1-CAR-15');
  });
});
