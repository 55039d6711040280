import { describe, expect, test } from 'vitest';
import { mixed } from './mixed.ts';

/** At blue it brings the A-Bomb. */
const A_BOMB = 180;

describe('the A-Bomb', () => {
  test('RM-ABOMB-01: where its figure is on the board, a Skinner Fatty with its Walkers comes instead', () => {
    const s = mixed({}, 'amy').zombieCards(A_BOMB).spawns('A2.SE');
    expect(s.zombiesAt('A2.SE')).toEqual({ 'a-bomb': 1 });
    const second = mixed({}, 'amy').zombies('B2.r4', { 'a-bomb': 1 }).zombieCards(A_BOMB).spawns('A2.SE');
    expect(second.zombiesAt('A2.SE')).toEqual({ 'skinner-fatty': 1, 'skinner-walker': 2 });
  });

  test('RM-ABOMB-02 RM-ABOMB-04: no hit kills it; a Molotov does, for five points', () => {
    const s = mixed({}, 'amy').carries('amy', 'chainsaw').skills('amy', 'damage-melee');
    s.zombies('A1.NE', { 'a-bomb': 1 }).rolls(6, 6, 6, 6, 6).do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({ 'a-bomb': 1 });
    expect(s.survivor('amy').xp).toBe(0);
    const fire = mixed({}, 'amy').carries('amy', 'molotov').zombies('A1.N', { 'a-bomb': 1 });
    fire.do(`shoot:left:${fire.z('A1.N')}`);
    expect(fire.zombiesAt('A1.N')).toEqual({});
    expect(fire.survivor('amy').xp).toBe(5);
  });

  test('RM-TP-04 RM-TP-06 RM-ABOMB-10 OQ-16: hits that are left after the Fatties end at it', () => {
    const s = mixed({}, 'amy').carries('amy', 'shotgun').skills('amy', 'die-ranged');
    s.zombies('A1.N', { 'a-bomb': 1, 'skinner-fatty': 1, 'skinner-runner': 1 });
    s.rolls(6, 6, 6).do(`shoot:left:${s.z('A1.N')}`, 'hit:skinner-fatty');
    expect(s.zombiesAt('A1.N')).toEqual({ 'a-bomb': 1, 'skinner-runner': 1 });
    expect(s.told('wasted')).toMatchObject([{ n: 2 }]);
  });

  test('RM-TP-03 RM-ABOMB-10 OQ-16: a hit may go to it before the Fatty of its rank, and is lost', () => {
    const s = mixed({}, 'amy').carries('amy', 'shotgun').skills('amy');
    s.zombies('A1.N', { 'a-bomb': 1, 'skinner-fatty': 1 }).rolls(6, 1);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.options()).toEqual(['hit:skinner-fatty', 'hit:a-bomb']);
    s.do('hit:a-bomb');
    expect(s.zombiesAt('A1.N')).toEqual({ 'a-bomb': 1, 'skinner-fatty': 1 });
  });

  test('RM-ABOMB-03: neither Point-Blank nor Super Strength helps against it', () => {
    const near = mixed({}, 'amy').carries('amy', 'shotgun').skills('amy', 'point-blank');
    near
      .zombies('A1.NE', { 'a-bomb': 1 })
      .rolls(6, 6)
      .do(`shoot:left:${near.z('A1.NE')}`);
    const strong = mixed({}, 'amy').carries('amy', 'crowbar').skills('amy', 'super-strength');
    strong.zombies('A1.NE', { 'a-bomb': 1 }).rolls(6).do('melee:left');
    expect([near, strong].map((s) => s.zombiesAt('A1.NE'))).toEqual([{ 'a-bomb': 1 }, { 'a-bomb': 1 }]);
    expect(strong.told('dice')).toMatchObject([{ damage: 3, hits: 1 }]);
    // A standard Abomination falls to the same blow.
    const other = mixed({}, 'amy').carries('amy', 'crowbar').skills('amy', 'super-strength');
    other.zombies('A1.NE', { abomination: 1 }).rolls(6).do('melee:left');
    expect(other.zombiesAt('A1.NE')).toEqual({});
  });

  test('RM-ABOMB-05 RM-ABOMB-06: at the end of its activation everybody around stands with it, and nobody has moved', () => {
    const s = mixed({}, 'amy', 'doug').at('amy', 'A1.N').at('doug', 'A2.N').zombies('A1.NE', { 'a-bomb': 1 });
    s.at('doug', 'B2.r1').zombiesAct('a-bomb');
    // It has gone to Amy, whom it saw; Doug is too far away.
    expect(s.zombiesAt('A1.N')).toEqual({ 'a-bomb': 1 });
    expect(s.told('grab')).toEqual([]);
    const beside = mixed({}, 'amy', 'doug').at('amy', 'A1.NE').at('doug', 'A1.N');
    beside.zombies('A1.NE', { 'a-bomb': 1 }).carries('amy', 'pan').zombiesAct('a-bomb');
    if (beside.asking === 'wound') beside.do(beside.options()[0]);
    expect(beside.isAt('doug', 'A1.NE')).toBe(true);
    expect(beside.told('grab')).toMatchObject([
      { who: 'doug', from: beside.z('A1.N'), to: beside.z('A1.NE') },
    ]);
    expect(beside.told('move')).toEqual([]);
  });

  test('RM-ABOMB-07 OQ-12: walls and closed doors protect, open ones do not', () => {
    const at = (open: boolean) => {
      const doors = [{ between: ['A1.r2', 'A1.NE'] as [string, string], open }];
      const s = mixed({ doors }, 'amy', 'doug').at('amy', 'A1.NE').at('doug', 'A1.r2');
      if (open) s.open(0);
      s.zombies('A1.NE', { 'a-bomb': 1 }).zombiesAct('a-bomb');
      return s.placeOf('doug');
    };
    expect(at(false)).toBe('A1.r2');
    expect(at(true)).toBe('A1.NE');
  });

  test('RM-PAD-02 RM-ABOMB-07: it grabs through the fence of the helipad', () => {
    const s = mixed({ tiles: [['9R']], mission: { start: ['A1.hp'] } }, 'amy', 'doug').at('amy', 'A1.NE');
    s.zombies('A1.NE', { 'a-bomb': 1 }).zombiesAct('a-bomb');
    expect(s.isAt('doug', 'A1.NE')).toBe(true);
  });

  test('RM-ABOMB-08: between two of them one chooses', () => {
    const s = mixed({}, 'amy', 'ned', 'doug').at('amy', 'A1.NE').at('ned', 'A1.NW').at('doug', 'A1.N');
    s.zombies('A1.NW', { 'a-bomb': 1 }).zombies('A1.NE', { 'a-bomb': 1 }).zombiesAct('a-bomb');
    for (let n = 0; n < 4 && s.asking !== 'grab'; n += 1) s.do(s.options()[0]);
    expect(s.options()).toHaveLength(2);
    s.do(s.options().find((option) => option.endsWith(`:${s.z('A1.NW')}`)) ?? '');
    expect(s.isAt('doug', 'A1.NW')).toBe(true);
    expect(s.isAt('amy', 'A1.NE')).toBe(true);
    expect(s.told('grab')).toHaveLength(1);
  });

  test('RM-ABOMB-09: also at the end of an extra activation, not at that of others', () => {
    const s = mixed({}, 'amy', 'doug')
      .at('amy', 'A1.NE')
      .at('doug', 'A1.N')
      .zombies('A1.NE', { 'a-bomb': 1 });
    s.zombiesAct('skinner-walker');
    expect(s.isAt('doug', 'A1.N')).toBe(true);
    s.zombiesAct('a-bomb');
    expect(s.isAt('doug', 'A1.NE')).toBe(true);
  });
});
