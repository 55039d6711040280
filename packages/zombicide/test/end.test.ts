import { describe, expect, test } from 'vitest';
import { type SceneOptions, scene, sceneWith } from './scene.ts';

const TWO_TOKENS = {
  objectives: [{ zone: 'A1.NE' }, { zone: 'A1.N' }],
  win: [{ use: 'objectives-taken' as const }],
};

describe('defeat', () => {
  test('S1-END-01: when the last survivor dies, all have lost', () => {
    const s = scene('amy').wounds('amy', 1).zombies('A1.NE', { walker: 1 }).zombiesAct();
    expect(s.over).toBe('lost: dead');
    expect(s.state.over?.winners).toEqual([]);
    expect(s.asking).toBeNull();
    expect(s.options()).toEqual([]);
  });

  test('S1-END-01: as long as one survivor lives the game goes on', () => {
    const s = sceneWith({ players: 2 }, 'amy', 'doug').wounds('amy', 1).at('doug', 'B1.N');
    s.zombies('A1.NE', { walker: 1 }).do('end');
    expect(s.survivor('amy').dead).toBe(true);
    expect(s.over).toBeNull();
    expect(s.view.turn).toMatchObject({ round: 2, seat: 1, active: 'doug' });
  });

  test('S1-END-01: the last death ends the game, and nobody is asked anything more', () => {
    // Two noises that are equally loud, one on each side: the players would choose the way of the Abomination.
    const s = scene('amy').at('amy', 'A1.N').wounds('amy', 1).zombies('A1.N', { walker: 1 });
    s.at('amy', 'A1.N').zombies('A2.N', { abomination: 1 }).noise('B1.NE', 2).noise('A2.SE', 2).zombiesAct();
    expect(s.asking).toBeNull();
    expect(s.over).toBe('lost: dead');
    expect(s.events.at(-1)?.t).toBe('over');
  });

  test('S1-END-01: survivors who kill themselves with fire have lost as well', () => {
    const s = scene('amy').carries('amy', 'molotov').zombies('A1.NE', { walker: 1 });
    s.do(`shoot:left:${s.z('A1.NE')}`);
    expect(s.over).toBe('lost: dead');
  });

  const ESCAPE: SceneOptions = {
    mission: {
      rules: [{ use: 'zombies-escape', zones: ['A2.NE'] }],
      lose: [{ use: 'zombies-escaped', count: 2 }],
    },
  };

  test('S1-END-03: a mission can be lost in a way of its own, with everybody alive', () => {
    const s = sceneWith(ESCAPE, 'amy').at('amy', 'A2.E').zombies('A2.N', { walker: 2 }).zombiesAct();
    expect(s.over).toBe('lost: escaped');
    expect(s.survivor('amy').dead).toBe(false);
  });

  test('S1-END-03: short of its limit it goes on', () => {
    const s = sceneWith(ESCAPE, 'amy').at('amy', 'A2.E').zombies('A2.N', { walker: 1 }).zombiesAct();
    expect(s.over).toBeNull();
    expect(s.view.tally.escaped).toBe(1);
    const other = scene('amy').at('amy', 'A2.E').zombies('A2.N', { walker: 2 }).zombiesAct();
    expect(other.over).toBeNull();
  });
});

describe('victory', () => {
  test('S1-END-02: the objectives win at once, in the middle of a turn and among zombies', () => {
    const s = sceneWith({ mission: TWO_TOKENS }, 'doug', 'ned').zombies('A1.N', { walker: 3 });
    s.do('take:t1');
    expect(s.over).toBeNull();
    s.do(`move:${s.z('A1.N')}`, 'take:t2');
    expect(s.over).toBe('won: mission');
    expect(s.asking).toBeNull();
    expect(s.told('phase')).toEqual([]);
    expect(s.events.at(-1)?.t).toBe('over');
  });

  test('S1-END-02: all players win together, also one whose survivors are dead', () => {
    const s = sceneWith({ mission: TWO_TOKENS, players: 3 }, 'doug', 'ned', 'josh').dead('ned');
    s.do('take:t1', `move:${s.z('A1.N')}`, 'take:t2');
    expect(s.over).toBe('won: mission');
    expect(s.state.over?.winners).toEqual([0, 1, 2]);
  });

  test('S1-END-02: a mission may ask for more than survivors who live', () => {
    const win: SceneOptions = {
      mission: { exit: ['A1.N'], win: [{ use: 'all-at-exit' }] },
      rules: { exitAll: 'starting' },
    };
    const strict = sceneWith(win, 'doug', 'ned').dead('ned');
    expect(strict.do(`move:${strict.z('A1.N')}`).over).toBe('lost: out-of-reach');
    const usual = sceneWith({ ...win, rules: {} }, 'doug', 'ned').dead('ned');
    expect(usual.do(`move:${usual.z('A1.N')}`).over).toBe('won: mission');
  });

  test('S1-END-02: all ways to win that a mission names have to hold at the same time', () => {
    const mission = {
      ...TWO_TOKENS,
      exit: ['A1.NE'],
      win: [
        { use: 'objectives-taken' as const },
        { use: 'carried-to-exit' as const, cards: ['water', 'rice'] },
      ],
    };
    const s = sceneWith({ mission }, 'doug').carries('doug', 'water', 'rice');
    s.do('take:t1', `move:${s.z('A1.N')}`, 'take:t2');
    expect(s.over).toBeNull();
    s.do('end', `move:${s.z('A1.NE')}`);
    expect(s.over).toBe('won: mission');
  });
});

describe('precedence', () => {
  test('S1-END-04: a special rule of the mission beats the basic rule', () => {
    const s = sceneWith({ mission: { rules: [{ use: 'no-search', zones: ['A1.r2'] }] } }, 'amy');
    s.at('amy', 'A1.r2');
    expect(s.options('search')).toEqual([]);
    expect(s.refusal('search')).toBe('S1-M06-SP1');
    s.at('amy', 'A1.r1').next();
    expect(s.options('search')).toEqual(['search']);
  });

  test('S1-END-04: a special rule of the mission beats a skill', () => {
    const s = sceneWith({ mission: { rules: [{ use: 'no-search', zones: ['A1.r2'] }] } }, 'ned');
    s.at('ned', 'A1.r2');
    expect(s.free('search')).toBe(1);
    expect(s.refusal('search')).toBe('S1-M06-SP1');
  });

  test('S1-END-04 S1-SKILL-30: a skill beats the basic rule', () => {
    const usual = scene('doug').zombies('A1.NE', { walker: 2 });
    usual.do(`move:${usual.z('A1.N')}`);
    expect(usual.state.actions).toBe(0);
    const slippery = scene('josh').zombies('A1.NE', { walker: 2 });
    slippery.do(`move:${slippery.z('A1.N')}`);
    expect(slippery.state.actions).toBe(2);
  });
});
