import { describe, expect, test } from 'vitest';
import type { SceneOptions } from '../scene.ts';
import { mixed } from './mixed.ts';

describe('aaahhKind', () => {
  test.each([
    ['season1', 'skinner-walker'],
    ['rueMorgue', 'skinner-walker'],
    ['hungarianAid', 'walker'],
  ] as const)('CF-23 RM-ACT-13: by %s the Aaahh! of Rue Morgue brings a %s', (preset, kind) => {
    const s = mixed({ preset }, 'amy').at('amy', 'A1.r2').finds('aaahh-skinner').do('search');
    expect(s.zombiesAt('A1.r2')).toEqual({ [kind]: 1 });
  });

  test.each(['byCard', 'standard'] as const)(
    'CF-23: with %s that of Season 1 brings a Walker',
    (aaahhKind) => {
      const s = mixed({ rules: { aaahhKind } }, 'amy').at('amy', 'A1.r2').finds('aaahh').do('search');
      expect(s.zombiesAt('A1.r2')).toEqual({ walker: 1 });
    },
  );
});

describe('carDiceSpawnCrawlers', () => {
  const runOver = (options: SceneOptions, ...dice: number[]) => {
    const s = mixed({ ...options, mission: { rules: [{ use: 'cars-drive' }] } }, 'amy');
    s.car('police-car', 'A1.NW').sits('amy', 0, 0).zombies('A1.N', { 'skinner-walker': 2, walker: 1 });
    s.rolls(...dice).do(`drive:${s.z('A1.N')}`);
    while (s.asking === 'target') s.do('hit:skinner-walker');
    return s.zombiesAt('A1.N');
  };

  test.each(['season1', 'rueMorgue', 'hungarianAid'] as const)(
    'CF-39 RM-CRAWL-02: by %s a car kills a Skinner with a 6 and rolls two 1s',
    (preset) => {
      expect(runOver({ preset }, 6, 1, 1)).toEqual({ crawler: 1, 'skinner-walker': 1, walker: 1 });
    },
  );

  test('CF-39: with the other reading the dice of a car leave none', () => {
    const rules = { carDiceSpawnCrawlers: false };
    expect(runOver({ rules }, 6, 1, 1)).toEqual({ 'skinner-walker': 1, walker: 1 });
  });

  test('CF-39 RM-CRAWL-02: where no Skinner dies under the wheels, no 1 counts', () => {
    expect(runOver({}, 1, 1, 2)).toEqual({ 'skinner-walker': 2, walker: 1 });
  });

  test('RM-SETUP-17: nor where there are no Crawlers at all', () => {
    expect(runOver({ rules: { crawlers: false } }, 6, 1, 1)).toEqual({ 'skinner-walker': 1, walker: 1 });
  });
});

describe('grabTiming', () => {
  /** An A-Bomb beside Amy, and Doug next to them. */
  const reach = (options: SceneOptions) =>
    mixed(options, 'amy', 'doug')
      .at('amy', 'A1.NE')
      .at('doug', 'A1.N')
      .carries('amy', 'pan')
      .zombies('A1.NE', { 'a-bomb': 1 });

  test.each([
    ['season1', 'A1.NE'],
    ['rueMorgue', 'A1.NE'],
    ['hungarianAid', 'A1.N'],
  ] as const)('CF-74 RM-ABOMB-09: by %s after an extra activation Doug stands in %s', (preset, zone) => {
    const s = reach({ preset }).zombiesAct('a-bomb');
    while (s.asking === 'victim' || s.asking === 'wound') s.do(s.options()[0]);
    expect(s.isAt('doug', zone)).toBe(true);
  });

  test.each([
    ['season1', 1],
    ['rueMorgue', 1],
    ['hungarianAid', 1],
  ] as const)(
    'CF-74 RM-ABOMB-05: by %s the Zombies’ Phase brings %i grab, before anything spawns',
    (preset, grabs) => {
      const s = reach({ preset, mission: { spawns: [{ zone: 'B2.r4' }] } })
        .zombieCards(146)
        .roundEnds();
      expect(s.told('grab')).toHaveLength(grabs);
      const order = s.events.map(({ t }) => t).filter((t) => ['grab', 'zombie-card', 'attack'].includes(t));
      expect(order).toEqual(['attack', 'grab', 'zombie-card']);
    },
  );

  test('CF-74: before the spawn an A-Bomb grabs once, however often it has acted', () => {
    const s = reach({ rules: { grabTiming: 'beforeSpawn' } }).zombiesAct('a-bomb');
    while (s.asking === 'wound' || s.asking === 'victim') s.do(s.options()[0]);
    expect(s.told('grab')).toEqual([]);
    s.roundEnds();
    expect(s.told('grab')).toHaveLength(1);
  });
});

describe('bedCards', () => {
  /** Crawlers of the tile that Amy stands on, by zone, when a blue or a green bed is drawn. */
  const drawn = (options: SceneOptions, card: number) => {
    const s = mixed({ ...options, tiles: [['1V', '2V']], mission: { start: ['A1.c2'] } }, 'amy');
    s.zombieCards(card).spawns('B1.h5');
    return [...s.setting.board.named.keys()].flatMap((zone) => {
      const { crawler = 0 } = s.zombiesAt(zone);
      return crawler > 0 ? [`${zone} ${crawler}`] : [];
    });
  };
  const BLUE = ['A1.h1 1', 'A1.h2 2', 'A1.h3 1'];
  const ROOMS = ['A1.h1 1', 'A1.h2 1', 'A1.h3 1', 'A1.h4 1'];

  test.each([
    ['season1', BLUE],
    ['rueMorgue', BLUE],
    ['hungarianAid', ROOMS],
  ] as const)('CF-76 RM-SCARD-13: by %s a blue bed is drawn: %j', (preset, beds) => {
    expect(drawn({ preset }, 187)).toEqual(beds);
  });

  test('CF-76: with one kind of card the colour makes no difference, and beds in corridors stay empty', () => {
    const tile2 = (card: number) => {
      const s = mixed(
        { rules: { bedCards: 'single' }, tiles: [['2V']], mission: { start: ['A1.h1'] } },
        'amy',
      );
      s.zombieCards(card).spawns('A1.h1');
      return ['h1', 'h4', 'c1', 'c3'].map((zone) => s.zombiesAt(`A1.${zone}`).crawler ?? 0);
    };
    expect([tile2(187), tile2(190)]).toEqual([
      [1, 1, 0, 0],
      [1, 1, 0, 0],
    ]);
  });
});
