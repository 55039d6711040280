import { describe, expect, test } from 'vitest';
import type { PresetId } from '../src/rules/ruleset.ts';
import { type SceneOptions, sceneWith } from './scene.ts';

/** Moments that the rulebooks settle differently, by each of them. */

describe('slipperyPassThrough', () => {
  test.each([
    ['season1', true],
    ['rueMorgue', false],
    ['hungarianAid', false],
  ] as const)('CF-12: by %s two Zones and Slippery, a Walker in the middle zone', (preset, goesOn) => {
    const s = sceneWith({ preset }, 'wanda').skills('wanda', 'two-zones', 'slippery');
    s.zombies('A1.N', { walker: 1 }).do(`move:${s.z('A1.N')}`);
    expect(s.asking).toBe(goesOn ? 'walkOn' : 'action');
    expect(s.options('on').includes(`on:${s.z('A1.NW')}`)).toBe(goesOn);
  });
});

describe('reloadOnTrade', () => {
  test.each([
    ['season1', null],
    ['rueMorgue', 'S1-RELOAD-01'],
    ['hungarianAid', 'S1-RELOAD-01'],
  ] as const)(
    'CF-52: by %s an empty Sawed-off is traded, and its new owner wants to shoot',
    (preset, stands) => {
      const s = sceneWith({ preset }, 'amy', 'josh').carries('amy', 'sawed-off');
      const shot = `shoot:left:${s.z('A1.N')}`;
      s.zombies('A1.N', { walker: 2 })
        .rolls(1, 1)
        .do(shot, 'trade:josh', 'put:left:their-left', 'done', 'end');
      expect(s.refusal(shot)).toBe(stands);
    },
  );
});

describe('splitShortage', () => {
  /** Three Runners in a room; on both ways to the noise behind another one it is equally far. */
  const parted = (preset: PresetId) => {
    const s = sceneWith({ preset, doors: [{ between: ['B1.r2', 'B1.E'] }] }, 'amy').at('amy', 'B2.r4');
    return s.open(0).noise('B1.r2', 5).zombies('B1.r3', { runner: 3 }).supply({ runner: 0 });
  };

  test.each([
    ['season1', ['runner']],
    ['rueMorgue', []],
    ['hungarianAid', ['runner']],
  ] as const)('CF-67: by %s three Runners, two ways and no figure: who acts again', (preset, again) => {
    const s = parted(preset).zombiesAct();
    expect(s.told('extra').map(({ kind }) => kind)).toEqual(again);
  });
});

describe('shootThroughOccupied', () => {
  test.each([
    ['season1', null],
    ['rueMorgue', null],
    ['hungarianAid', 'S1-RANGED-02'],
  ] as const)('CF-49: by %s a Rifle is aimed past a Walker at the zone behind it', (preset, stands) => {
    const s = sceneWith({ preset }, 'amy').at('amy', 'A1.NW').carries('amy', 'rifle');
    s.zombies('A1.N', { walker: 1 }).zombies('A1.NE', { runner: 1 });
    expect(s.refusal(`shoot:left:${s.z('A1.NE')}`)).toBe(stands);
  });
});

describe('manholeScope', () => {
  const TWO_WALKERS = 41;
  const CORNER = [
    ['3C@90', '2C@90', '7B'],
    ['2B@90', null, null],
  ];

  test.each([
    ['season1', 2],
    ['rueMorgue', 2],
    ['hungarianAid', 0],
  ] as const)(
    'CF-75: by %s Walkers at the manhole of the survivor with less experience',
    (preset, walkers) => {
      const s = sceneWith({ preset, tiles: CORNER }, 'amy', 'doug').at('amy', 'A1.NW').at('doug', 'A2.SE');
      s.xp('amy', 7).xp('doug', 8).zombieCards(TWO_WALKERS).spawns('C1.NE');
      expect([s.zombiesAt('A1.N').walker ?? 0, s.zombiesAt('A2.N').walker]).toEqual([walkers, 2]);
    },
  );
});

describe('noiseTieBreak', () => {
  test.each([
    ['season1', [2, 2]],
    ['rueMorgue', [2, 2]],
    ['hungarianAid', [0, 4]],
  ] as const)(
    'CF-16: by %s one with two tokens and a group of three, four Walkers between them',
    (preset, went) => {
      const s = sceneWith({ preset }, 'amy', 'doug', 'ned', 'wanda').at('amy', 'A1.N').noise('A1.N', 2);
      for (const id of ['doug', 'ned', 'wanda']) s.at(id, 'A2.N');
      s.zombies('A1.NE', { walker: 4 }).zombiesAct();
      expect(['A1.N', 'A2.N'].map((zone) => s.zombiesAt(zone).walker ?? 0)).toEqual(went);
    },
  );
});

describe('visibleTarget', () => {
  test.each([
    ['season1', 'A1.N'],
    ['rueMorgue', 'A1.N'],
    ['hungarianAid', 'A2.N'],
  ] as const)('CF-15: by %s a louder survivor two zones away and a nearer one', (preset, goes) => {
    const s = sceneWith({ preset }, 'amy', 'doug').at('amy', 'A1.NW').noise('A1.NW', 3).at('doug', 'A2.N');
    s.zombies('A1.NE', { walker: 1 }).zombiesAct();
    expect(s.zombiesAt(goes)).toEqual({ walker: 1 });
  });
});

describe('abominationLimit', () => {
  const ABOMINATION_YELLOW = 28;
  const drawn = (options: SceneOptions) => {
    const s = sceneWith(options, 'amy').zombies('A1.NW', { abomination: 1 }).supply({ abomination: 1 });
    return s.xp('amy', 7).zombieCards(ABOMINATION_YELLOW).spawns('A2.SE').zombiesAt('A2.SE');
  };

  test.each([
    ['season1', { fatty: 1, walker: 2 }],
    ['rueMorgue', { abomination: 1 }],
    ['hungarianAid', { fatty: 1, walker: 2 }],
  ] as const)(
    'CF-71: by %s one is on the board, a figure is left, and the card of another is drawn',
    (preset, come) => {
      expect(drawn({ preset })).toEqual(come);
    },
  );
});
