import { describe, expect, test } from 'vitest';
import type { Scene } from '../../scene.ts';
import { rueMorgue } from '../table.ts';

describe('Is that all you’ve got?', () => {
  test('RM-SKILL-42: Terry discards a card for each wound of two Skinners, and takes none', () => {
    const s = boaster('pistol', 'knife', 'saber').zombies('A1.NE', { 'skinner-walker': 2 }).zombiesAct();
    s.do('shrug:right', 'shrug:left');
    expect(s.cardsOf('terry')).toEqual(['-', '-', 'saber', '-', '-']);
    expect(s.view.equipment.discard.toSorted()).toEqual(['knife', 'pistol']);
  });

  test('RM-SKILL-42: one card is for one wound: the second one hurts', () => {
    const s = boaster('pistol').zombies('A1.NE', { 'skinner-walker': 2 }).zombiesAct().do('shrug:left');
    expect([s.view.survivors[0].wounds, s.survivor('terry').dead]).toEqual([1, false]);
  });

  test('RM-SKILL-42: it holds for whatever wounds him: both damage of a Shotgun of a friend', () => {
    const s = rueMorgue('james', 'terry').skills('james').skills('terry', 'is-that-all').at('terry', 'A1.N');
    s.carries('james', 'shotgun').carries('terry', 'pistol', 'knife').rolls(4, 1);
    s.do(`shoot:left:${s.z('A1.N')}`, 'shrug:left', 'shrug:right');
    expect(s.cardsOf('terry')).toEqual(['-', '-', '-', '-', '-']);
    expect(s.view.survivors[1].wounds).toBe(0);
  });

  test('RM-SKILL-42: who likes takes the wound, and a Wounded card is nothing to discard', () => {
    const s = boaster('wounded', 'knife').zombies('A1.NE', { crawler: 1 }).zombiesAct();
    expect(s.options().toSorted()).toEqual(['bear', 'shrug:right']);
    s.do('bear');
    expect(s.survivor('terry').dead).toBe(true);
  });
});

describe('Medic', () => {
  test('RM-SKILL-52: once a turn, for nothing, Parker heals a wound of her own or of somebody in her zone', () => {
    const s = rueMorgue('parker', 'dan', 'joe').wounds('parker', 1).wounds('dan', 1).wounds('joe', 1);
    s.at('joe', 'A1.N').actions(0);
    expect(s.options('heal').toSorted()).toEqual(['heal:dan', 'heal:parker']);
    s.do('heal:dan');
    expect(s.view.survivors.map(({ wounds }) => wounds)).toEqual([1, 0, 1]);
    expect(s.refusal('heal:parker')).toBe('S1-SKILL-28');
    s.do('end', 'activate:dan', 'end', 'end', 'activate:parker', 'heal:parker');
    expect(s.view.survivors.map(({ wounds }) => wounds)).toEqual([0, 0, 1]);
  });
});

describe('Tough', () => {
  test('RM-SKILL-80: the first attack of a zombie comes to nothing, the second of the same Runner does not', () => {
    const s = rueMorgue('bear').skills('bear', 'tough').zombies('A1.NE', { 'skinner-runner': 1 });
    s.zombiesAct();
    expect([s.told('spared').length, s.view.survivors[0].wounds]).toEqual([1, 1]);
  });

  test('RM-SKILL-80: in every Zombies’ Phase anew', () => {
    const s = rueMorgue('bear').skills('bear', 'tough').zombies('A1.NE', { crawler: 1 }).do('end', 'end');
    expect([s.view.turn.round, s.view.survivors[0].wounds]).toEqual([3, 0]);
  });

  test('RM-SKILL-80: a shot of Jane is no zombie', () => {
    const s = rueMorgue('jane', 'bear').skills('jane').skills('bear', 'tough').carries('jane', 'pistol');
    s.at('bear', 'A1.N').zombies('A1.N', { crawler: 1 }).rolls(4);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.view.survivors[1].wounds).toBe(1);
  });
});

/** Terry with the skill and some cards. */
const boaster = (...cards: string[]): Scene =>
  rueMorgue('terry')
    .skills('terry', 'is-that-all')
    .carries('terry', ...cards);
