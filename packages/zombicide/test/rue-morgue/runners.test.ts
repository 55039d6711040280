import { describe, expect, test } from 'vitest';
import { order, town, walks, woundsOf } from './town.ts';

describe('Skinner Runners', () => {
  test('EX-RUN-01 RM-RUN-01: three Runners and a Fatty come in, then the Runners attack', () => {
    const s = town('amy', 'doug').at('doug', 'B1.r1');
    s.zombies('A1.E', { 'skinner-runner': 3, 'skinner-fatty': 1 }).zombiesAct();
    expect(walks(s)).toEqual(['3 skinner-runner: A1.E > A1.SE', '1 skinner-fatty: A1.E > A1.SE']);
    expect(s.told('attack')).toMatchObject([{ n: 3 }]);
    expect(s.told('wound')).toHaveLength(2);
    expect(s.survivor('amy').dead).toBe(true);
  });

  test('EX-RUN-02 RM-ZATK-01 RM-RUN-01: the Runner attacks twice, the Walker only comes in', () => {
    const s = town('amy', 'doug').at('doug', 'B1.r1').zombies('A1.SE', { 'skinner-runner': 1 });
    s.zombies('A1.E', { 'skinner-walker': 1 }).zombiesAct();
    expect(s.told('attack')).toMatchObject([{ n: 1 }, { n: 1 }]);
    expect(s.survivor('amy').dead).toBe(true);
    expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-runner': 1, 'skinner-walker': 1 });
  });

  test('EX-RUN-03 RM-ZATK-07 RM-RUN-01 RM-ZMOVE-04: all seven use up their first action, and the Runners go on to the noise', () => {
    const s = town('amy', 'doug').at('doug', 'B1.NE').noise('B1.NE', 1);
    s.zombies('A1.SE', { 'skinner-walker': 3, 'skinner-fatty': 2, 'skinner-runner': 2 }).zombiesAct();
    expect(s.told('attack')).toMatchObject([{ n: 7 }]);
    expect(s.told('wound')).toHaveLength(2);
    expect(walks(s)).toEqual(['2 skinner-runner: A1.SE > A1.E']);
    expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-walker': 3, 'skinner-fatty': 2 });
  });

  test('RM-RUN-02: two moves, or a move and an attack', () => {
    const far = town('amy').at('amy', 'A1.NW').zombies('A1.SE', { 'skinner-runner': 1 }).zombiesAct();
    expect(far.zombiesAt('A1.NE')).toEqual({ 'skinner-runner': 1 });
    const near = town('amy').at('amy', 'A1.E').zombies('A1.SE', { 'skinner-runner': 1 }).zombiesAct();
    expect([near.zombiesAt('A1.E'), woundsOf(near, 'amy')]).toEqual([{ 'skinner-runner': 1 }, 1]);
  });

  test('RM-RUN-02: two attacks, or an attack and a move', () => {
    const twice = town('amy', 'doug').at('doug', 'A1.E').zombies('A1.SE', { 'skinner-runner': 1 });
    expect(twice.zombiesAct().survivor('amy').dead).toBe(true);
    expect(twice.zombiesAt('A1.SE')).toEqual({ 'skinner-runner': 1 });
    const once = town('amy', 'doug').at('doug', 'A1.E').wounds('amy', 1);
    once.zombies('A1.SE', { 'skinner-runner': 1 }).zombiesAct();
    expect([once.survivor('amy').dead, once.zombiesAt('A1.E')]).toEqual([true, { 'skinner-runner': 1 }]);
  });

  test('RM-RUN-03: in their second action too, all attack before any of them moves', () => {
    const s = town('amy', 'doug').at('doug', 'B1.NE').zombies('A1.SE', { 'skinner-runner': 1 });
    s.carries('amy', 'pan').zombies('A1.NW', { 'skinner-runner': 1 }).zombiesAct();
    expect(order(s, 'attack', 'shamble')).toEqual(['attack', 'shamble', 'attack', 'shamble']);
    expect(walks(s)).toEqual(['1 skinner-runner: A1.NW > A1.N', '1 skinner-runner: A1.N > A1.NE']);
  });
});
