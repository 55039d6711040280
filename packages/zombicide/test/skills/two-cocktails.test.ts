import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('2 cocktails are better than 1', () => {
  test('S1-SKILL-15 S1-FAQ-13: Gasoline and Glass Bottles make two Molotovs', () => {
    const s = scene('amy').skills('amy', 'two-cocktails').carries('amy', 'gasoline', 'glass-bottles');
    s.do('combine:left:right', 'done');
    expect(s.cardsOf('amy').toSorted()).toEqual(['-', '-', '-', 'molotov', 'molotov']);
    expect(s.view.equipment.discard.toSorted()).toEqual(['gasoline', 'glass-bottles']);
    expect(s.state.actions).toBe(3);
  });

  test('S1-SKILL-15 S1-FAQ-13: the places of the two parts are enough for them', () => {
    const s = scene('amy').skills('amy', 'two-cocktails');
    s.carries('amy', 'crowbar', 'gasoline', 'water', 'glass-bottles', 'rice').do('combine:right:back2');
    if (s.asking === 'organise') s.do('done');
    expect(s.cardsOf('amy')).toEqual(['crowbar', 'molotov', 'water', 'molotov', 'rice']);
  });

  test('S1-SKILL-15: both are Molotovs to throw', () => {
    const s = scene('amy').skills('amy', 'two-cocktails').carries('amy', 'gasoline', 'glass-bottles');
    s.zombies('A1.N', { fatty: 1 }).zombies('A2.N', { abomination: 1 });
    s.do('combine:left:right', 'done', `shoot:left:${s.z('A1.N')}`, 'organise', 'put:back1:left', 'done');
    s.do(`shoot:left:${s.z('A2.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(s.zombiesAt('A2.N')).toEqual({});
  });

  test('S1-SKILL-15: one if no more is left', () => {
    const s = scene('amy', 'doug').skills('amy', 'two-cocktails').carries('doug', 'molotov');
    s.carries('amy', 'gasoline', 'glass-bottles').do('combine:left:right', 'done');
    expect(s.cardsOf('amy').toSorted()).toEqual(['-', '-', '-', '-', 'molotov']);
  });

  test('S1-SKILL-15 S1-SPECIAL-03: a Rifle and a Scope still make one Sniper Rifle', () => {
    const s = scene('amy').skills('amy', 'two-cocktails').carries('amy', 'rifle', 'scope');
    s.do('combine:left:right', 'done');
    expect(s.cardsOf('amy')).toEqual(['rifle', '-', '-', '-', '-']);
  });

  test('S1-SKILL-15 S1-SPECIAL-04: who does not have it makes one', () => {
    const s = scene('doug', 'amy')
      .skills('amy', 'two-cocktails')
      .carries('doug', 'gasoline', 'glass-bottles');
    s.do('combine:left:right', 'done');
    expect(s.cardsOf('doug').toSorted()).toEqual(['-', '-', '-', '-', 'molotov']);
    expect(s.cardsOf('amy')).toEqual(['-', '-', '-', '-', '-']);
  });
});
