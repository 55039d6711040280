import { describe, expect, test } from 'vitest';
import { type Scene, scene, sceneWith } from './scene.ts';

const BUILDING = ['A1.r1', 'A1.r2', 'A1.r3', 'A2.r1', 'A2.r2', 'A2.r3', 'A2.r4'];
const DOOR: { between: [string, string] } = { between: ['A1.r2', 'A1.NE'] };

describe('what makes noise', () => {
  test('S1-NOISE-01: a shot is heard in the zone of the shooter, not where it hits', () => {
    const s = scene('phil').carries('phil', 'pistol').zombies('A1.N', { walker: 1 }).rolls(4);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(tokens(s)).toEqual({ 'A1.NE': 1 });
  });

  test('S1-NOISE-01: a shot that misses is heard too', () => {
    const s = scene('phil').carries('phil', 'rifle').zombies('A1.N', { walker: 1 }).rolls(1);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
    expect(tokens(s)).toEqual({ 'A1.NE': 1 });
  });

  test.each([
    ['pistol', [1]],
    ['sawed-off', [1, 1]],
    ['shotgun', [1, 1]],
    ['sub-mg', [1, 1, 1]],
    ['evil-twins', [1, 1]],
    ['mas-shotgun', [1, 1]],
  ])('S1-NOISE-01: every ranged weapon is heard, also at the own zone: %s', (weapon, dice) => {
    const s = scene('phil')
      .carries('phil', weapon)
      .zombies('A1.NE', { walker: 1 })
      .rolls(...dice);
    s.do(`shoot:left:${s.z('A1.NE')}`);
    expect(tokens(s)).toEqual({ 'A1.NE': 1 });
  });

  test('S1-NOISE-01: a Molotov is a ranged weapon and heard where it is thrown from', () => {
    const s = scene('phil').carries('phil', 'molotov').zombies('A1.N', { walker: 2 });
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(tokens(s)).toEqual({ 'A1.NE': 1 });
  });

  test.each([
    ['baseball-bat', [1], {}],
    ['crowbar', [1], {}],
    ['fire-axe', [1], {}],
    ['katana', [1, 1], {}],
    ['machete', [1], {}],
    ['pan', [1], {}],
    ['mas-shotgun', [1], {}],
    ['chainsaw', [1, 1, 1, 1, 1], { 'A1.NE': 1 }],
  ])('S1-NOISE-01: in melee only a weapon marked as noisy is heard: %s', (weapon, dice, heard) => {
    const s = scene('phil')
      .carries('phil', weapon)
      .zombies('A1.NE', { walker: 1 })
      .rolls(...dice);
    s.do('melee:left');
    expect(tokens(s)).toEqual(heard);
  });

  test.each([
    ['crowbar', {}],
    ['fire-axe', { 'A1.NE': 1 }],
    ['chainsaw', { 'A1.NE': 1 }],
  ])('S1-NOISE-01: a door is heard if the tool is marked as noisy for that: %s', (tool, heard) => {
    const s = sceneWith({ doors: [DOOR] }, 'phil')
      .carries('phil', tool)
      .revealed(...BUILDING);
    s.do('open:d1:left');
    expect(tokens(s)).toEqual(heard);
  });

  test('S1-NOISE-01: walking and searching make no noise', () => {
    const s = scene('phil').at('phil', 'A1.r2').finds('water');
    s.do('search', 'put:found1:back1', 'done');
    expect(s.cardsOf('phil')).toContain('water');
    s.do(`move:${s.z('A1.r1')}`);
    expect(tokens(s)).toEqual({});
  });
});

describe('one action, one token', () => {
  test('S1-NOISE-02: two guns fired together make one token', () => {
    const s = scene('phil').carries('phil', 'pistol', 'pistol').zombies('A1.N', { walker: 3 }).rolls(4, 5);
    s.do(`shoot:both:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
    expect(tokens(s)).toEqual({ 'A1.NE': 1 });
  });

  test('S1-NOISE-02: two guns aimed at two zones with one action make one token', () => {
    const s = scene('phil').carries('phil', 'sub-mg', 'sub-mg').skills('phil', 'trick-shot');
    s.zombies('A1.N', { walker: 1 }).zombies('B1.E', { walker: 1 }).rolls(5, 1, 1, 5, 1, 1);
    s.do(`shoot:both:${s.z('A1.N')}`, `on:${s.z('B1.E')}`);
    expect([s.zombiesAt('A1.N'), s.zombiesAt('B1.E')]).toEqual([{}, {}]);
    expect(tokens(s)).toEqual({ 'A1.NE': 1 });
  });

  test('S1-NOISE-02: many dice and hits make one token, and so does rolling them again', () => {
    const s = scene('phil').carries('phil', 'sub-mg').skills('phil', 'lucky');
    s.zombies('A1.N', { walker: 3 }).rolls(1, 1, 1, 5, 6, 5);
    s.do(`shoot:left:${s.z('A1.N')}`, 'reroll:lucky');
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(tokens(s)).toEqual({ 'A1.NE': 1 });
  });

  test('S1-NOISE-02: two actions make two tokens', () => {
    const s = scene('phil').carries('phil', 'pistol', 'chainsaw').zombies('A1.NE', { walker: 3 });
    s.rolls(4, 5, 1, 1, 1, 1).do(`shoot:left:${s.z('A1.NE')}`, 'melee:right');
    expect(tokens(s)).toEqual({ 'A1.NE': 2 });
  });
});

describe('how loud a zone is', () => {
  test('S1-NOISE-03: each survivor is one noise where he is, and takes it along', () => {
    const s = scene('phil', 'doug', 'ned').at('ned', 'A1.r1');
    expect(noise(s)).toEqual({ 'A1.NE': 2, 'A1.r1': 1 });
    s.do(`move:${s.z('A1.N')}`);
    expect(noise(s)).toEqual({ 'A1.N': 1, 'A1.NE': 1, 'A1.r1': 1 });
    expect(tokens(s)).toEqual({});
  });

  test('S1-NOISE-03: who is a ninja is no noise and makes none', () => {
    const s = scene('phil', 'doug').skills('phil', 'ninja').carries('phil', 'pistol');
    s.zombies('A1.N', { walker: 1 }).rolls(4);
    expect(noise(s)).toEqual({ 'A1.NE': 1 });
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(noise(s)).toEqual({ 'A1.NE': 1 });
  });

  test('S1-NOISE-03: the dead make no noise', () => {
    const s = scene('phil', 'doug').at('doug', 'A1.N').wounds('doug', 1).zombies('A1.N', { walker: 1 });
    s.zombiesAct();
    expect(noise(s)).toEqual({ 'A1.NE': 1 });
  });

  test('S1-NOISE-04: tokens and survivors of a zone add up', () => {
    const s = scene('phil', 'doug').noise('A1.NE', 3).noise('B1.N', 2);
    expect(noise(s)).toEqual({ 'A1.NE': 5, 'B1.N': 2 });
  });

  test('S1-NOISE-04: one survivor and two tokens draw zombies away from two survivors', () => {
    const s = scene('phil', 'doug', 'ned').at('phil', 'A1.N').noise('A1.N', 2);
    s.at('doug', 'A2.NE').at('ned', 'A2.NE').zombies('A2.N', { walker: 1 }).zombiesAct();
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
    // With one token less both are as loud, and the group splits; without any, it goes to the two.
    const tie = scene('phil', 'doug', 'ned').at('phil', 'A1.N').noise('A1.N', 1);
    tie.at('doug', 'A2.NE').at('ned', 'A2.NE').zombies('A2.N', { walker: 2 }).zombiesAct();
    expect([tie.zombiesAt('A1.NE'), tie.zombiesAt('A2.NE')]).toEqual([{ walker: 1 }, { walker: 1 }]);
    const silent = scene('phil', 'doug', 'ned').at('phil', 'A1.N');
    silent.at('doug', 'A2.NE').at('ned', 'A2.NE').zombies('A2.N', { walker: 1 }).zombiesAct();
    expect(silent.zombiesAt('A2.NE')).toEqual({ walker: 1 });
  });

  test('S1-NOISE-03 S1-NOISE-04: unseen, two survivors are louder than one token', () => {
    const s = scene('phil', 'doug').at('phil', 'B1.NW').at('doug', 'B1.NW').noise('A2.SE', 1);
    s.zombies('A2.N', { walker: 1 }).zombiesAct();
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });
});

describe('how long it lasts', () => {
  test('S1-NOISE-05: a token stays where it was made when the survivor goes on', () => {
    const s = scene('phil').carries('phil', 'pistol').zombies('B1.E', { walker: 1 }).rolls(4);
    s.do(`shoot:left:${s.z('B1.E')}`, `move:${s.z('A1.N')}`, `move:${s.z('A1.NW')}`);
    expect(tokens(s)).toEqual({ 'A1.NE': 1 });
    expect(noise(s)).toEqual({ 'A1.NE': 1, 'A1.NW': 1 });
  });

  test('S1-NOISE-05: it still draws the zombies of the round; then it is gone, and survivors are what is heard', () => {
    const s = scene('phil').at('phil', 'A1.N').noise('A2.SE', 3).noise('A1.N', 1);
    // From A2.E nobody is seen.
    s.zombies('A2.E', { walker: 1 }).do('end');
    expect(s.zombiesAt('A2.SE')).toEqual({ walker: 1 });
    expect(s.state.round).toBe(2);
    expect(tokens(s)).toEqual({});
    expect(noise(s)).toEqual({ 'A1.N': 1 });
    // Nothing is left to be heard there: it turns to the survivor.
    s.do('end');
    expect(s.zombiesAt('A2.E')).toEqual({ walker: 1 });
  });

  test('S1-NOISE-05: tokens of one survivor outlast his turn', () => {
    const s = scene('phil', 'doug').at('doug', 'A1.r1').noise('A1.NE', 1);
    s.do('end');
    expect(s.state.active).toBe(s.who('doug'));
    expect(tokens(s)).toEqual({ 'A1.NE': 1 });
  });
});

/** Noise tokens by zone. */
const tokens = (s: Scene): Record<string, number> => byZone(s, (zone) => s.view.zones[zone].tokens);
/** Noise by zone: tokens and survivors. */
const noise = (s: Scene): Record<string, number> => byZone(s, (zone) => s.view.zones[zone].noise);

function byZone(s: Scene, count: (zone: number) => number): Record<string, number> {
  const { board } = s.setting;
  const first = (zone: number) => [...board.named].find(([, number]) => number === zone)?.[0] ?? '?';
  return Object.fromEntries(
    board.zones.flatMap((_, zone) => (count(zone) > 0 ? [[first(zone), count(zone)]] : [])),
  );
}
