import { describe, expect, test } from 'vitest';
import type { Scene, Zombies } from '../scene.ts';
import { house, town, townWith, walks } from './town.ts';

/** Zombies in the first room of the house, Amy in the last one: two ways lead to her. */
const parting = (zombies: Zombies): Scene => house('amy').zombies('A1.r1', zombies);

/** A crossing with somebody in sight on three sides. */
const threeWays = (zombies: Zombies): Scene =>
  town('amy', 'doug', 'josh')
    .at('amy', 'A1.E')
    .at('doug', 'A2.N')
    .at('josh', 'B2.N')
    .zombies('A1.SE', zombies);

describe('splits', () => {
  test('EX-SPLIT-01 RM-SPLIT-01 RM-SPLIT-02 RM-SPLIT-03 RM-SPLIT-05: each kind is made equal for itself, and an added Fatty comes alone', () => {
    const s = parting({ 'skinner-walker': 4, 'skinner-fatty': 1, 'skinner-runner': 3 });
    const { supply } = s.view;
    s.zombiesAct();
    expect(walks(s).slice(0, 6)).toEqual([
      '2 skinner-walker: A1.r1 > A1.r2',
      '2 skinner-walker: A1.r1 > A1.r4',
      '2 skinner-runner: A1.r1 > A1.r2',
      '2 skinner-runner: A1.r1 > A1.r4',
      '1 skinner-fatty: A1.r1 > A1.r2',
      '1 skinner-fatty: A1.r1 > A1.r4',
    ]);
    expect(s.zombiesAt('A1.r2')).toEqual({ 'skinner-walker': 2, 'skinner-fatty': 1 });
    expect(s.told('appear')).toMatchObject([
      { kind: 'skinner-runner', n: 1, cause: 'split' },
      { kind: 'skinner-fatty', n: 1, cause: 'split' },
    ]);
    expect(s.view.supply['skinner-walker']).toBe(supply['skinner-walker']);
    expect(s.told('extra')).toEqual([]);
  });

  test('RM-SPLIT-01 RM-SPLIT-02: four over three ways are two for each', () => {
    const s = threeWays({ 'skinner-walker': 4 }).zombiesAct();
    for (const zone of ['A1.E', 'A2.N', 'B2.N']) expect(s.zombiesAt(zone)).toEqual({ 'skinner-walker': 2 });
  });

  test('RM-SPLIT-04: the A-Bomb goes one way, as the players choose, and none is added', () => {
    const s = parting({ 'a-bomb': 1 }).zombiesAct();
    expect(s.asking).toBe('leaderWay');
    s.do(`way:${s.z('A1.r4')}`);
    expect([s.zombiesAt('A1.r2'), s.zombiesAt('A1.r4')]).toEqual([{}, { 'a-bomb': 1 }]);
    expect(s.told('lack')).toEqual([]);
  });
});

describe('splits without figures enough', () => {
  test('RM-SPLIT-06 RM-SPLIT-07 RM-VET-10: the players say which way goes short, and nobody acts again', () => {
    const s = parting({ 'skinner-walker': 3 }).supply({ 'skinner-walker': 0 }).zombiesAct();
    expect(s.asking).toBe('shortWay');
    expect(s.options()).toEqual([`on:${s.z('A1.r2')}`, `on:${s.z('A1.r4')}`]);
    expect(s.refusal(`on:${s.z('A1.r1')}`)).toBe('RM-SPLIT-06');
    s.do(`on:${s.z('A1.r2')}`);
    expect([s.zombiesAt('A1.r2'), s.zombiesAt('A1.r4')]).toEqual([
      { 'skinner-walker': 1 },
      { 'skinner-walker': 2 },
    ]);
    expect(s.told('lack')).toEqual([{ t: 'lack', kind: 'skinner-walker', n: 1 }]);
    expect(s.told('extra')).toEqual([]);
  });

  test('RM-SPLIT-06: the only one there is goes where they like', () => {
    const s = parting({ 'skinner-fatty': 1 }).supply({ 'skinner-fatty': 0 }).zombiesAct();
    s.do(`on:${s.z('A1.r4')}`);
    expect([s.zombiesAt('A1.r2'), s.zombiesAt('A1.r4')]).toEqual([{ 'skinner-fatty': 1 }, {}]);
  });

  test('RM-SPLIT-06: with one of two figures they say which of three ways goes without', () => {
    const s = threeWays({ 'skinner-walker': 4 }).supply({ 'skinner-walker': 1 }).zombiesAct();
    s.do(`on:${s.z('A2.N')}`);
    const there = ['A1.E', 'A2.N', 'B2.N'].map((zone) => s.zombiesAt(zone)['skinner-walker']);
    expect(there).toEqual([2, 1, 2]);
    expect(s.view.supply['skinner-walker']).toBe(0);
  });

  test('RM-SPLIT-06: with none of two they name two different ways', () => {
    const s = threeWays({ 'skinner-walker': 4 }).supply({ 'skinner-walker': 0 }).zombiesAct();
    s.do(`on:${s.z('A2.N')}`);
    expect(s.options()).toEqual([`on:${s.z('A1.E')}`, `on:${s.z('B2.N')}`]);
    s.do(`on:${s.z('B2.N')}`);
    const there = ['A1.E', 'A2.N', 'B2.N'].map((zone) => s.zombiesAt(zone)['skinner-walker']);
    expect(there).toEqual([2, 1, 1]);
  });

  test('RM-SPLIT-06 OQ-33: of two groups that lack one figure each, one gets the last', () => {
    // The crossing sees Amy and Doug; the corner sees Amy and Josh.
    const s = town('amy', 'doug', 'josh').at('amy', 'A1.E').at('doug', 'B2.N').at('josh', 'B1.N');
    s.zombies('A1.SE', { 'skinner-walker': 1 }).zombies('A1.NE', { 'skinner-walker': 1 });
    s.supply({ 'skinner-walker': 1 }).zombiesAct();
    expect(s.asking).toBe('shortGroup');
    expect(s.options()).toEqual([`on:${s.z('A1.NE')}`, `on:${s.z('A1.SE')}`]);
    s.do(`on:${s.z('A1.NE')}`);
    expect(s.options()).toEqual([`on:${s.z('A1.E')}`, `on:${s.z('B1.N')}`]);
    s.do(`on:${s.z('A1.E')}`);
    const there = ['B1.N', 'A1.E', 'B2.N'].map((zone) => s.zombiesAt(zone)['skinner-walker']);
    expect(there).toEqual([1, 1, 1]);
    expect(s.told('extra')).toEqual([]);
  });

  test('RM-SPLIT-06: Runners may come to a fork with their second action', () => {
    const s = town('amy', 'doug')
      .at('amy', 'A2.N')
      .at('doug', 'B2.N')
      .zombies('A1.E', { 'skinner-runner': 1 });
    s.supply({ 'skinner-runner': 0 }).zombiesAct();
    expect(walks(s)).toEqual(['1 skinner-runner: A1.E > A1.SE']);
    s.do(`on:${s.z('A2.N')}`);
    expect(walks(s).slice(1)).toEqual(['1 skinner-runner: A1.SE > B2.N']);
  });

  test('RM-SPLIT-06: with figures enough nobody is asked', () => {
    const s = parting({ 'skinner-walker': 3 }).supply({ 'skinner-walker': 1 }).zombiesAct();
    expect(s.asking).toBe('action');
    expect([s.zombiesAt('A1.r2'), s.zombiesAt('A1.r4')]).toEqual([
      { 'skinner-walker': 2 },
      { 'skinner-walker': 2 },
    ]);
  });

  test('RM-SPLIT-06 RM-SKILL-70: the same where somebody has taunted them', () => {
    const s = townWith({ tiles: [['9V']], mission: { start: ['A1.d'] } }, 'doug').skills('doug', 'taunt');
    s.zombies('A1.f', { 'skinner-walker': 1, 'skinner-fatty': 2 }).supply({ 'skinner-walker': 0 });
    s.do(`taunt:${s.z('A1.f')}`);
    expect(s.asking).toBe('shortWay');
    s.do(`on:${s.z('A1.e')}`);
    expect([s.zombiesAt('A1.e'), s.zombiesAt('A1.g')]).toEqual([
      { 'skinner-fatty': 1 },
      { 'skinner-walker': 1, 'skinner-fatty': 1 },
    ]);
  });
});
