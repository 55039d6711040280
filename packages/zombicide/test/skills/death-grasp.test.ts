import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('Death grasp', () => {
  test('RM-SKILL-66 ZR065: a wound takes an empty place and no card', () => {
    const s = scene('amy').skills('amy', 'death-grasp').carries('amy', 'pistol', 'water');
    s.zombies('A1.NE', { walker: 1 }).zombiesAct();
    expect(s.cardsOf('amy')).toEqual(['pistol', 'water', 'wounded', '-', '-']);
  });

  test('RM-SKILL-66 ZR065: with all places full a card goes', () => {
    const s = scene('amy').skills('amy', 'death-grasp');
    s.carries('amy', 'pistol', 'water', 'rice', 'canned-food', 'crowbar');
    s.zombies('A1.NE', { walker: 1 }).zombiesAct().do('lose:back1');
    expect(s.cardsOf('amy')).toEqual(['pistol', 'water', 'wounded', 'canned-food', 'crowbar']);
  });

  test('RM-SKILL-66 S1-GK-05: a Goalie Mask can still be given for it, a card can not', () => {
    const s = scene('amy').skills('amy', 'death-grasp').carries('amy', 'pistol', 'goalie-mask');
    s.zombies('A1.NE', { walker: 1 }).zombiesAct();
    expect(s.options()).toEqual(['shield:right', 'bear']);
    expect(s.refusal('lose:left')).toBe('RM-SKILL-66');
    s.do('bear');
    expect(s.cardsOf('amy')).toEqual(['pistol', 'goalie-mask', 'wounded', '-', '-']);
  });

  test('RM-SKILL-66: the second wound kills as ever', () => {
    const s = scene('amy', 'doug').skills('amy', 'death-grasp').wounds('amy', 1).at('doug', 'A1.NW');
    s.zombies('A1.NE', { walker: 1 }).zombiesAct();
    expect(s.survivor('amy').dead).toBe(true);
  });

  test('RM-SKILL-66: others lose a card', () => {
    const s = scene('doug', 'amy').skills('amy', 'death-grasp').skills('doug').at('amy', 'A1.NW');
    s.carries('doug', 'pistol').zombies('A1.NE', { walker: 1 }).zombiesAct();
    expect(s.cardsOf('doug')[0]).toBe('wounded');
  });
});
