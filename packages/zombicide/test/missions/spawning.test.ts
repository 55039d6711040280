import { describe, expect, test } from 'vitest';
import { spawnDice } from '../../src/rules/spawnDice.ts';
import { deal, plan, seen } from '../deal.ts';
import { mixed } from '../rue-morgue/mixed.ts';
import type { Scene, SceneOptions } from '../scene.ts';

const OBJECTIVES = [{ zone: 'A1.r2' }, { zone: 'A1.r3' }];
const blocks = (mission: SceneOptions['mission'] = {}, ...survivors: string[]): Scene =>
  mixed({ mission: { objectives: OBJECTIVES, ...mission } }, ...survivors);

describe('more spawn dice', () => {
  test('OQ-26: two more, and one less for each objective that is taken', () => {
    const dice = (lessByObjectives: boolean, ...taken: number[]) =>
      spawnDice(
        blocks({ rules: [{ use: 'spawn-dice', more: 2, lessByObjectives }] }, 'amy').taken(...taken).run,
      );
    expect([dice(true), dice(true, 0), dice(true, 0, 1)]).toEqual([6, 5, 4]);
    expect([dice(false), dice(false, 0), dice(false, 0, 1)]).toEqual([6, 6, 6]);
  });

  test('OQ-26: they are rolled, each with its card', () => {
    const spawns = [{ zone: 'A1.NW', markers: [1] }];
    const s = blocks({ spawns, rules: [{ use: 'spawn-dice', more: 1 }] }, 'amy').at('amy', 'B2.r4');
    s.rolls(1, 6, 6, 6, 1).zombieCards(146, 150).do('end');
    expect(s.zombiesAt('A1.NW')).toEqual({ 'skinner-walker': 2 });
  });
});

describe('the level of zombie cards', () => {
  const rules = [{ use: 'spawn-level' as const, level: 'yellow' as const }];

  test('OQ-22: read as at Yellow while all are Blue, and higher as soon as somebody is', () => {
    const s = blocks({ rules }, 'amy').zombieCards(148).spawns('A2.SE');
    expect(s.zombiesAt('A2.SE')).toEqual({ 'skinner-walker': 3 });
    expect(s.view.turn.level).toBe('blue');
    const orange = blocks({ rules }, 'amy').xp('amy', 19).zombieCards(148).spawns('A2.SE');
    expect(orange.zombiesAt('A2.SE')).toEqual({ 'skinner-walker': 4 });
  });
});

test('zombies that are placed stand there from the beginning', () => {
  const table = deal({
    mission: plan({
      boxes: ['season1', 'rueMorgue'],
      rules: [{ use: 'placed', kind: 'skinner-walker', count: 2, zones: ['B2.r1', 'B2.r3'] }],
    }),
  });
  const { zones } = seen(table);
  const held = zones.flatMap(({ zombies }) => (Object.keys(zombies).length > 0 ? [zombies] : []));
  expect(held).toEqual([{ 'skinner-walker': 2 }, { 'skinner-walker': 2 }]);
});

describe('a zombie deck that ends', () => {
  const mission = {
    rules: [{ use: 'deck-ends' as const }],
    spawns: [{ zone: 'A1.NW' }, { zone: 'A2.SE' }],
    win: [{ use: 'objectives-taken' as const }, { use: 'deck-run-out' as const }],
  };
  /** One card is left in it: a Skinner Walker, as long as all are Blue. */
  const short = (s: Scene): Scene => {
    s.state.zombieDiscard = s.state.zombieDeck.filter((card) => card !== 146);
    s.state.zombieDeck = [146];
    return s;
  };

  test('OQ-25: it is made anew as long as an objective lies there', () => {
    const s = short(blocks(mission, 'amy').at('amy', 'B2.r4').taken(0)).do('end');
    expect(s.told('zombie-card')).toHaveLength(2);
    expect(s.told('reshuffle')).toHaveLength(1);
  });

  test('OQ-25: after the last objective nothing more comes once it has run out, round after round', () => {
    const s = short(blocks(mission, 'amy').at('amy', 'B2.r4').taken(0, 1)).do('end');
    expect(s.told('zombie-card')).toHaveLength(1);
    expect(s.view.zombieDeck.count).toBe(0);
    s.do('end');
    expect(s.told('zombie-card')).toHaveLength(1);
    expect(s.told('reshuffle')).toEqual([]);
    expect(s.view.turn.round).toBe(3);
  });

  test('OQ-25: with cards of a real table nobody is asked for one then', () => {
    const s = mixed({ entered: true, mission: { objectives: OBJECTIVES, ...mission } }, 'amy').at(
      'amy',
      'B2.r4',
    );
    short(s.taken(0, 1)).do('end');
    while (s.asking === 'enterZombies') s.do(s.options()[0]);
    expect(s.told('zombie-card')).toHaveLength(1);
    expect(s.view.turn.round).toBe(2);
  });

  test('it is won when the last zombie on the board is dead, not before', () => {
    const s = short(blocks(mission, 'amy').taken(0, 1))
      .carries('amy', 'chainsaw')
      .zombies('A1.NE', { walker: 2 });
    s.rolls(5, 1, 1, 1, 1).do('melee:left');
    expect(s.over).toBeNull();
    s.state.zombieDiscard.push(...s.state.zombieDeck.splice(0));
    s.rolls(5, 1, 1, 1, 1).do('melee:left');
    expect(s.over).toMatch(/^won/);
  });

  test('with cards left in the deck an empty board does not win', () => {
    const s = short(blocks(mission, 'amy').taken(0, 1))
      .carries('amy', 'chainsaw')
      .zombies('A1.NE', { walker: 1 });
    s.rolls(5, 1, 1, 1, 1).do('melee:left');
    expect(s.over).toBeNull();
  });
});
