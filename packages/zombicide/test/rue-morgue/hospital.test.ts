import { describe, expect, test } from 'vitest';
import { TILES, tileCalled } from '../../src/map/index.ts';
import { mixed } from './mixed.ts';
import { hospital, movesOf, seenFrom } from './tables.ts';

const sides = TILES.filter(({ box }) => box === 'rueMorgue');
const having = (type: string): string[] =>
  sides.filter(({ zones }) => zones.some((zone) => zone.type === type)).map(({ id }) => id);

describe('the tiles', () => {
  test('RM-COMP-01: nine tiles, each with a side R and a side V of its own', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(sides.map(({ id }) => id)).toEqual([
      ...numbers.map((n) => `${n}R`),
      ...numbers.map((n) => `${n}V`),
    ]);
    for (const { id, back } of sides) {
      expect(back).toBe(id.endsWith('R') ? id.replace('R', 'V') : id.replace('V', 'R'));
      expect(tileCalled(back)?.back).toBe(id);
    }
  });

  test('RM-HOSP-01: six of them are hospital: one locker room, and rooms that nobody searches', () => {
    const hospitals = sides.filter(({ zones }) => zones.some(({ searchable }) => searchable === false));
    expect(hospitals.map(({ id }) => id)).toEqual(['1V', '2V', '3V', '4V', '5V', '6V']);
    for (const { id, zones } of hospitals)
      expect(
        zones
          .filter(({ type, searchable }) => type === 'room' && searchable !== false)
          .map(({ label }) => label),
        id,
      ).toEqual(['locker room']);
  });

  test('RM-CAMP-01: three are camp', () => {
    expect(having('camp')).toEqual(['7V', '8V', '9V']);
  });
});

describe('the corridor', () => {
  test('EX-HOSP-01 RM-HOSP-02 RM-HOSP-07: Bear sees all of the straight corridor; a room cannot be searched, a locker room can', () => {
    const s = hospital({}, 'ned').at('ned', 'A2.c3').carries('ned', 'rifle');
    s.zombies('A2.c1', { 'skinner-walker': 1 }).zombies('A2.c4', { 'skinner-walker': 1 });
    expect(s.options('shoot')).toEqual([`shoot:left:${s.z('A2.c1')}`]);
    expect(seenFrom(s, 'A2.c3')).toMatchObject({ 'A2.c2': 1, 'A2.c1': 2 });
    s.at('ned', 'A2.h3').next();
    expect(s.options('search')).toEqual([]);
    s.at('ned', 'A2.h5').next();
    expect(s.options('search')).toEqual(['search']);
  });

  test('RM-HOSP-09 RM-HOSP-04: the beds printed on a tile are where Crawlers come, in a corridor too', () => {
    const s = mixed({ tiles: [['2V']], mission: { start: ['A1.c2'] } }, 'ned')
      .zombieCards(190)
      .spawns('A1.NE');
    const crawlers = [...s.setting.board.named.keys()].flatMap((name) => {
      const n = s.zombiesAt(name).crawler ?? 0;
      return n > 0 ? [`${name} ${n}`] : [];
    });
    expect(crawlers).toEqual(['A1.h1 2', 'A1.c3 1']);
  });
});

describe('cars', () => {
  const mission = { rules: [{ use: 'cars-drive' as const }], start: ['A1.N'] };
  const drives = (name: string, open: boolean) => {
    const s = hospital({ mission }, 'ned').car('police-car', name).at('ned', name).sits('ned', 0, 0);
    if (open) s.open(0, 1, 2);
    return s;
  };

  test('RM-HOSP-10: a car drives into a corridor by its open double door and on along it, but into no room', () => {
    const closed = drives('A1.N', false);
    expect(closed.refusal(`drive:${closed.z('A1.c1')}`)).toBe('S1-CAR-06');
    const s = drives('A1.N', true);
    s.do(`drive:${s.z('A1.c1')}`);
    expect(s.options('on')).toEqual([`on:${s.z('A1.N')}`, `on:${s.z('A1.c2')}`]);
    s.do(`on:${s.z('A1.c2')}`, `drive:${s.z('A2.c4')}`, 'stay');
    expect(s.placeOf('ned')).toBe('A2.c4');
    expect(s.options('drive').toSorted()).toEqual(
      ['A1.c2', 'A2.c2'].map((zone) => `drive:${s.z(zone)}`).toSorted(),
    );
    // And out again the same way.
    s.at('ned', 'A1.c1').car('police-car', 'A1.c1').sits('ned', 1, 0).next();
    expect(s.options('drive')).toContain(`drive:${s.z('A1.N')}`);
  });

  test('RM-HOSP-10: where a corridor just ends at a street a car stops, and one on foot does not', () => {
    const s = mixed({ tiles: [['1V', '4R']], mission: { ...mission, start: ['B1.W'] } }, 'ned')
      .at('ned', 'B1.W')
      .car('police-car', 'B1.W');
    expect(movesOf(s)).toContain('A1.c3');
    s.sits('ned', 0, 0).next();
    expect(s.options('drive')).not.toContain(`drive:${s.z('A1.c3')}`);
    expect(s.options('drive')).toContain(`drive:${s.z('B1.NW')}`);
  });
});

describe('the camp', () => {
  test('RM-CAMP-02: all of it is street: seen along, walked over, not searched, driven over', () => {
    const mission = { rules: [{ use: 'cars-drive' as const }], start: ['A1.e'] };
    const s = mixed({ tiles: [['8V']], mission }, 'ned');
    expect(seenFrom(s, 'A1.d')).toMatchObject({ 'A1.e': 1, 'A1.f': 2, 'A1.a': 1, 'A1.SW': 1 });
    expect(movesOf(s)).toEqual(['A1.S', 'A1.b', 'A1.d', 'A1.f']);
    expect(s.options('search')).toEqual([]);
    s.car('police-car', 'A1.e').sits('ned', 0, 0).next();
    expect(s.options('drive')).toHaveLength(4);
    const { zones } = s.setting.board;
    expect(
      zones.filter(({ type }) => type === 'camp').every(({ building, indoors }) => building < 0 && !indoors),
    ).toBe(true);
  });

  test('RM-TENT-06 RM-MOVE-08: into a tent one goes on foot; a car goes round it', () => {
    const rules = [{ use: 'cars-drive' as const }];
    const s = mixed(
      { tiles: [['8V']], mission: { rules, start: ['A1.S'], tents: { zones: ['A1.e'] } } },
      'ned',
    );
    expect(movesOf(s)).toContain('A1.e');
    s.car('police-car', 'A1.S').sits('ned', 0, 0).next();
    expect(s.options('drive')).toEqual([`drive:${s.z('A1.SW')}`, `drive:${s.z('A1.SE')}`]);
    s.do(`drive:${s.z('A1.SW')}`, `on:${s.z('A1.d')}`);
    expect(s.options('drive')).not.toContain(`drive:${s.z('A1.e')}`);
  });

  test('RM-CAMP-02: most of its zones have room for a tent', () => {
    const zones = sides.flatMap((side) => side.zones).filter(({ type }) => type === 'camp');
    const roomy = zones.filter(({ tents }) => tents);
    expect([roomy.length, zones.length]).toEqual([9, 17]);
  });
});
