import { describe, expect, test } from 'vitest';
import { TENTS } from '../../src/content/tents.ts';
import { deal, plan } from '../deal.ts';
import type { Scene, SceneOptions } from '../scene.ts';
import { mixed } from './mixed.ts';

/** Cards that bring nobody and two Skinner Walkers at Blue, and those of the beds. */
const NOBODY = 145;
const TWO_WALKERS = 148;
const BLUE_BEDS = 187;
/** Tents by their numbers. */
const TWO_BLUE = 3;
const ADMINISTRATION = 4;
const MEDICAL = 5;
const ONE_GREEN = 6;
const ONE_BLUE = 9;

const ZONES = ['A1.e', 'A1.b', 'B1.e'];

/** The camp, with tents in three of its zones. */
function camp(options: SceneOptions, ...survivors: string[]): Scene {
  const { mission, ...more } = options;
  const tents = { zones: ZONES };
  return mixed(
    { tiles: [['9V', '8V']], ...more, mission: { start: ['A1.d'], tents, ...mission } },
    ...survivors,
  );
}

describe('who opens a tent', () => {
  test('RM-TENT-02: the first survivor who comes in turns it over and draws a card for it', () => {
    const s = camp({}, 'amy').tents(ONE_BLUE, TWO_BLUE, MEDICAL).zombieCards(TWO_WALKERS);
    expect(s.view.tents.map(({ open }) => open)).toEqual([false, false, false]);
    s.do(`move:${s.z('A1.e')}`);
    expect(s.told('tent')).toMatchObject([{ zone: s.z('A1.e'), is: 'beds', blue: 1, green: 0 }]);
    expect(s.zombiesAt('A1.e')).toEqual({ 'skinner-walker': 2 });
    expect(s.view.tents[0]).toEqual({ zone: s.z('A1.e'), open: true, beds: ['blue'], is: null });
    expect(s.view.tents[1]).toMatchObject({ open: false, beds: [], is: null });
  });

  test('RM-TENT-02: in the middle of a longer Move, before he goes on', () => {
    const s = camp({}, 'wanda').tents(ONE_BLUE, TWO_BLUE, MEDICAL).zombieCards(TWO_WALKERS);
    s.do(`move:${s.z('A1.e')}`);
    // Zombies in his zone end it.
    expect(s.asking).toBe('action');
    expect(s.isAt('wanda', 'A1.e')).toBe(true);
  });

  test('RM-TENT-02 RM-HELI-04: who comes down on a rope opens it as well', () => {
    const helicopter = { zone: 'A1.e', flies: true };
    const s = camp({ mission: { helicopter } }, 'amy')
      .tents(ONE_BLUE, TWO_BLUE, MEDICAL)
      .helicopter('A1.e', 1);
    s.sits('amy', 0, 1).skills('amy', 'fast-roping').zombieCards(TWO_WALKERS).do('get-out');
    expect(s.view.tents[0].open).toBe(true);
    expect(s.zombiesAt('A1.e')).toEqual({ 'skinner-walker': 2 });
  });

  test('RM-TENT-07: who comes in later draws none', () => {
    const s = camp({}, 'amy').tents(ONE_BLUE, TWO_BLUE, MEDICAL).zombieCards(NOBODY);
    s.do(`move:${s.z('A1.e')}`, `move:${s.z('A1.d')}`, `move:${s.z('A1.e')}`);
    expect(s.told('zombie-card')).toHaveLength(1);
  });

  test('RM-TENT-03 RM-ZMOVE-08: a zombie that goes in does not', () => {
    const s = camp({}, 'amy')
      .tents(ONE_BLUE, TWO_BLUE, MEDICAL)
      .at('amy', 'A1.g')
      .zombies('A1.b', { walker: 1 });
    s.zombiesAct();
    expect(s.zombiesAt('A1.e')).toEqual({ walker: 1 });
    expect(s.told('tent')).toEqual([]);
    expect(s.view.tents[0].open).toBe(false);
  });
});

describe('beds in tents', () => {
  test('OQ-13 RM-SCARD-16: nothing crawls out of a tent that is closed; once it is open it does', () => {
    const s = camp({}, 'amy').tents(TWO_BLUE, ONE_BLUE, MEDICAL).zombieCards(BLUE_BEDS, NOBODY, 188);
    s.spawns('A1.S');
    expect(s.told('appear')).toEqual([]);
    s.active('amy')
      .next()
      .do(`move:${s.z('A1.e')}`, `move:${s.z('A1.d')}`);
    s.spawns('A1.S');
    expect(s.zombiesAt('A1.e')).toEqual({ crawler: 2 });
    expect(s.zombiesAt('A1.b')).toEqual({});
  });

  test('RM-TENT-02 OQ-13: a bed card that is drawn for the tent itself counts its beds', () => {
    const s = camp({}, 'amy').tents(TWO_BLUE, ONE_BLUE, MEDICAL).zombieCards(BLUE_BEDS);
    s.do(`move:${s.z('A1.e')}`);
    expect(s.zombiesAt('A1.e')).toEqual({ crawler: 2 });
    const green = camp({}, 'amy').tents(ONE_GREEN, ONE_BLUE, MEDICAL).zombieCards(BLUE_BEDS);
    green.do(`move:${green.z('A1.e')}`);
    expect(green.zombiesAt('A1.e')).toEqual({});
  });
});

describe('searching', () => {
  test.each([
    ['Administration', ADMINISTRATION],
    ['Medical', MEDICAL],
  ])('EX-TENT-01 RM-TENT-04 RM-ACT-11: the %s tent can be searched', (_, number) => {
    const s = camp({}, 'amy')
      .tents(number, ONE_BLUE, TWO_BLUE)
      .zombieCards(NOBODY)
      .do(`move:${s0('A1.e')}`);
    expect(s.told('tent')).toMatchObject([{ is: number === MEDICAL ? 'medical' : 'administration' }]);
    s.finds('rice').do('search');
    expect(s.view.found).toEqual(['rice']);
  });

  test('RM-TENT-04 RM-ACT-11: no other tent, and no open ground of the camp', () => {
    const s = camp({}, 'amy').tents(ONE_BLUE, MEDICAL, TWO_BLUE).zombieCards(NOBODY);
    expect(s.options('search')).toEqual([]);
    s.do(`move:${s.z('A1.e')}`);
    expect(s.options('search')).toEqual([]);
    expect(s.refusal('search')).toBe('S1-SEARCH-01');
  });
});

describe('the ground of the camp', () => {
  test('RM-LOS-12 RM-TENT-05: no look through a tent, out of one or into one', () => {
    const at = (zone: string, tents: string[]) => {
      const s = camp({ mission: { tents: { zones: tents } } }, 'amy')
        .carries('amy', 'rifle')
        .at('amy', zone);
      s.zombies('A1.b', { walker: 1 }).zombies('A1.e', { walker: 1 }).zombies('A1.g', { walker: 1 });
      return ['A1.b', 'A1.e', 'A1.g'].filter((target) =>
        s.options('shoot').includes(`shoot:left:${s.z(target)}`),
      );
    };
    expect(at('A1.b', ['B1.e'])).toEqual(['A1.e', 'A1.g']);
    // Neither into it nor through it.
    expect(at('A1.b', ['A1.e'])).toEqual([]);
    // And not out of it.
    expect(at('A1.e', ['B1.e'])).toEqual(['A1.b', 'A1.g']);
    expect(at('A1.e', ['A1.e'])).toEqual([]);
  });

  test('RM-CAMP-02 RM-MOVE-08 RM-TENT-06: cars drive over the camp as in a street, but through no tent; on foot one may', () => {
    const rules = [{ use: 'cars-drive' as const }];
    const roads = (zones: string[]) => {
      const s = camp({ mission: { rules, tents: { zones } } }, 'amy')
        .car('police-car', 'A1.SW')
        .sits('amy', 0, 0);
      return { s, drives: s.options('drive') };
    };
    const free = roads(['B1.e']);
    expect(free.drives).toContain(`drive:${free.s.z('A1.d')}`);
    const { s, drives } = roads(['A1.d']);
    expect(drives).toEqual([`drive:${s.z('A1.S')}`]);
    expect(s.refusal(`drive:${s.z('A1.d')}`)).toBe('S1-CAR-06');
    s.zombieCards(NOBODY).do('get-out', `move:${s.z('A1.d')}`);
    expect(s.isAt('amy', 'A1.d')).toBe(true);
  });
});

describe('how they are laid out', () => {
  const SEEDS = Array.from({ length: 40 }, (_, i) => `camp ${i}`);
  const faces = (special: string[] | undefined, seed: string) => {
    const zones = ['A1.b', 'A1.d', 'A1.e', 'A1.f', 'B1.d', 'B1.e', 'B1.f'];
    const tents = special ? { zones, special } : { zones };
    const mission = plan({
      boxes: ['season1', 'rueMorgue'],
      map: { tiles: [['9V', '8V']] },
      start: ['A1.S'],
      tents,
    });
    return deal({ mission }, seed).state.tents?.face ?? [];
  };

  test('RM-SETUP-16 RM-TENT-01: by chance, each tent at most once', () => {
    for (const seed of SEEDS) expect(new Set(faces(undefined, seed)).size, seed).toBe(7);
    for (let place = 0; place < 7; place++) {
      const seen = new Set(SEEDS.map((seed) => faces(undefined, seed)[place]));
      expect(seen.size, `place ${place}`).toBeGreaterThan(5);
    }
    const all = new Set(SEEDS.flatMap((seed) => faces(undefined, seed)));
    expect(all.size).toBe(TENTS.length);
  });

  test('RM-TENT-01: a mission may say among which of them the two lie that can be searched', () => {
    const deals = SEEDS.map((seed) => faces(['A1.b', 'A1.e', 'A1.f'], seed));
    for (const laid of deals) {
      const special = [laid[0], laid[2], laid[3]];
      expect(special).toEqual(expect.arrayContaining([ADMINISTRATION, MEDICAL]));
    }
    expect(new Set(deals.map((laid) => laid.indexOf(MEDICAL)))).toEqual(new Set([0, 2, 3]));
  });
});

/** Word of a zone of the camp. */
const s0 = (zone: string): string => camp({}, 'amy').z(zone);
