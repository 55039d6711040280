import { describe, expect, test } from 'vitest';
import { breaksOpen, NORTH_WEST, tokensAt, town } from './tables.ts';

describe('doors', () => {
  const atDoor = (tool: string) =>
    town({}, 'ned')
      .skills('ned')
      .at('ned', 'A1.E')
      .carries('ned', tool)
      .revealed(...NORTH_WEST);

  test.each([
    ['crowbar', 0],
    ['fire-axe', 1],
    ['chainsaw', 1],
    ['la-guillotine', 1],
  ])(
    'RM-ACT-15 RM-ACT-16: a %s in the hand opens one for an action, without a roll, and leaves %i noise where he stands',
    (tool, noise) => {
      const s = atDoor(tool).do('open:d1:left');
      expect([s.view.doors[0].open, s.state.actions, s.told('dice')]).toEqual([true, 2, []]);
      expect([tokensAt(s, 'A1.E'), tokensAt(s, 'A1.r2')]).toEqual([noise, 0]);
    },
  );

  test.each(['knife', 'saber', 'sword', 'urban-mace', 'nailbat', 'bow', 'pistol'])(
    'RM-ACT-15: a %s opens none',
    (tool) => {
      const s = atDoor(tool);
      expect([s.options('open'), s.refusal('open:d1:left')]).toEqual([[], 'S1-DOOR-01']);
    },
  );

  test('RM-ACT-15: nor does a Crowbar in reserve', () => {
    const s = atDoor('-').carries('ned', '-', '-', 'crowbar');
    expect(s.options('open')).toEqual([]);
  });

  test('RM-ACT-17: it lies at his own zone, on either side, and he stays where he is', () => {
    const s = atDoor('crowbar');
    expect(s.options('open')).toEqual(['open:d1:left', 'open:d2:left']);
    expect(s.refusal('open:d3:left')).toBe('S1-DOOR-01');
    s.do('open:d1:left');
    expect(s.placeOf('ned')).toBe('A1.E');
    s.at('ned', 'A2.r3').next();
    expect(s.options('open')).toEqual(['open:d3:left', 'open:d4:left']);
  });

  test('RM-ACT-19: it stays open, round after round; only with Lock it down it is closed', () => {
    const s = atDoor('crowbar').do('open:d1:left');
    expect(s.options().filter((key) => key.includes('d1'))).toEqual([]);
    s.do('end', 'end');
    expect([s.view.turn.round, s.view.doors[0].open]).toEqual([3, true]);
    s.skills('ned', 'lock-it-down').next().do('close:d1');
    expect(s.view.doors[0].open).toBe(false);
  });

  test('RM-ACT-25 RM-ACT-15: zombies beside him forbid neither an open door nor an objective', () => {
    const mission = { objectives: [{ zone: 'A1.E' }] };
    const s = town({ mission }, 'ned')
      .at('ned', 'A1.E')
      .carries('ned', 'crowbar')
      .zombies('A1.E', { 'skinner-walker': 3 });
    breaksOpen(s.revealed(...NORTH_WEST), 1).do('take:t1');
    expect([s.view.doors[0].open, s.view.tokens[0].taken]).toEqual([true, true]);
  });
});

describe('fights', () => {
  test('RM-ACT-22: one shoots at a zone in range and in sight, and whoever is there is hit by the order of targets', () => {
    const s = town({}, 'ned').skills('ned').carries('ned', 'rifle');
    s.zombies('A1.E', { 'skinner-walker': 1, 'skinner-runner': 1 }).zombies('A1.SE', { 'skinner-walker': 1 });
    s.zombies('A1.N', { 'skinner-walker': 1 });
    expect(s.options('shoot')).toEqual([`shoot:left:${s.z('A1.E')}`]);
    expect(s.refusal(`shoot:left:${s.z('A1.SE')}`)).toBe('S1-RANGED-01');
    expect(s.refusal(`shoot:left:${s.z('A1.N')}`)).toBe('S1-SIGHT-01');
    s.rolls(6).do(`shoot:left:${s.z('A1.E')}`);
    expect([s.zombiesAt('A1.E'), s.state.actions]).toEqual([{ 'skinner-runner': 1 }, 2]);
  });

  test('RM-ACT-23: melee is for the own zone and a weapon in the hand', () => {
    const s = town({}, 'ned').skills('ned').carries('ned', 'saber').zombies('A1.E', { 'skinner-walker': 1 });
    expect(s.options('melee')).toEqual([]);
    s.zombies('A1.SE', { 'skinner-walker': 1 }).next();
    s.rolls(4, 1).do('melee:left');
    expect([s.zombiesAt('A1.SE'), s.state.actions]).toEqual([{ crawler: 1 }, 2]);
    const reserve = town({}, 'ned')
      .carries('ned', '-', '-', 'saber')
      .zombies('A1.SE', { 'skinner-walker': 1 });
    expect([reserve.options('melee'), reserve.refusal('melee:left')]).toEqual([[], 'S1-INV-02']);
  });

  test('RM-EQUIP-06: as many dice as the weapon has, each that shows its number is a hit, each hit does its damage', () => {
    // Shotgun: two dice, 4 and more, damage 2. Mp5: three dice, 4 and more, damage 1.
    const shot = (weapon: string, dice: number[]) => {
      const s = town({}, 'ned').skills('ned').carries('ned', weapon).zombies('A1.E', { 'skinner-fatty': 3 });
      return s
        .rolls(...dice)
        .do(`shoot:left:${s.z('A1.E')}`)
        .zombiesAt('A1.E')['skinner-fatty'];
    };
    expect([shot('shotgun', [4, 6]), shot('shotgun', [3, 4]), shot('shotgun', [3, 3])]).toEqual([1, 2, 3]);
    expect(shot('mp5', [6, 6, 6])).toBe(3);
  });

  test('RM-ZOM-03: hits of one point do not add up: the Fatty is not hurt by three of them', () => {
    const s = town({}, 'ned')
      .skills('ned')
      .carries('ned', 'mp5', 'shotgun')
      .zombies('A1.E', { 'skinner-fatty': 1 });
    s.rolls(4, 5, 6, 4, 5, 6).do(`shoot:left:${s.z('A1.E')}`, `shoot:left:${s.z('A1.E')}`);
    expect([s.zombiesAt('A1.E'), s.survivor('ned').xp]).toEqual([{ 'skinner-fatty': 1 }, 0]);
    s.rolls(4, 2).do(`shoot:right:${s.z('A1.E')}`);
    expect(s.zombiesAt('A1.E')).toEqual({});
  });

  test('RM-ACT-30: an action loads what is empty in his hands', () => {
    const s = town({}, 'ned')
      .skills('ned')
      .carries('ned', 'sawed-off', 'sawed-off')
      .zombies('A1.E', { 'skinner-walker': 3 });
    s.rolls(6, 6, 2, 2).do(`shoot:both:${s.z('A1.E')}`);
    expect(s.options('shoot')).toEqual([]);
    s.do('reload:both');
    expect([s.options('shoot').length > 0, s.state.actions]).toEqual([true, 1]);
  });
});

describe('other actions', () => {
  test('RM-ACT-24: an objective of his own zone is taken for an action, and does what the mission says', () => {
    const mission = {
      objectives: [{ zone: 'A1.SE' }, { zone: 'A1.E' }],
      rules: [{ use: 'objective-heals' as const }],
    };
    const s = town({ mission }, 'ned').wounds('ned', 1);
    expect(s.options('take')).toEqual(['take:t1']);
    expect(s.refusal('take:t2')).toBe('S1-ACT-03');
    s.do('take:t1');
    expect([s.state.actions, s.view.survivors[0].wounds, s.options('take')]).toEqual([2, 0, []]);
  });

  test('RM-ACT-29: who does nothing ends his turn, and what is left is lost', () => {
    const s = town({}, 'ned').skills('ned', 'free-move').do('noise', 'end');
    expect(s.view.turn).toMatchObject({ round: 2, active: 'ned', actions: 3 });
    expect(s.view.turn.free).toMatchObject({ move: 1 });
  });
});
