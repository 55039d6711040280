import { describe, expect, test } from 'vitest';
import { zombicide } from '../../src/game.ts';
import { settingOf } from '../../src/setting.ts';
import { deal, plan } from '../deal.ts';
import { mixed } from '../rue-morgue/mixed.ts';
import type { Scene } from '../scene.ts';

const THINGS = [
  { card: 'nailbat', zone: 'A1.h1' },
  { card: 'la-guillotine', tent: 'administration' as const },
];
const mission = {
  start: ['A1.h1'],
  tents: { zones: ['B1.b', 'B1.e'] },
  rules: [{ use: 'laid-out' as const, things: THINGS }],
};

/** The hospital and the camp; a Nailbat lies in a ward, La Guillotine in a tent. */
const laid = (...survivors: string[]): Scene =>
  mixed({ tiles: [['1V', '9V']], mission }, ...survivors).tents(4, 9);

describe('a thing that the mission lays out', () => {
  test('RM-ACT-14 OQ-45: a search of the ward takes it instead of a card, once; the ward can not be searched else', () => {
    const s = laid('amy');
    expect(s.view.laidOut).toContainEqual({ card: 'nailbat', zone: s.z('A1.h1') });
    expect(s.options('search', 'pick-up')).toEqual(['pick-up:nailbat']);
    expect(s.refusal('search')).toBe('S1-SEARCH-01');
    const { count } = s.view.equipment;
    s.do('pick-up:nailbat');
    expect(s.view.found).toEqual(['nailbat']);
    expect(s.view.turn.actions).toBe(2);
    s.do('put:found1:back1', 'done');
    expect(s.cardsOf('amy')).toContain('nailbat');
    expect(s.view.equipment.count).toBe(count);
    expect(s.view.laidOut.map(({ card }) => card)).toEqual(['la-guillotine']);
    expect(s.options('pick-up')).toEqual([]);
    expect(s.refusal('pick-up:nailbat')).toBe('RM-ACT-14');
  });

  test('RM-ACT-14: it is a Search like any other: not beside zombies, once a turn', () => {
    const s = laid('amy').zombies('A1.h1', { walker: 1 });
    expect(s.options('pick-up')).toEqual([]);
    expect(s.refusal('pick-up:nailbat')).toBe('S1-SEARCH-01');
    const again = laid('amy');
    again.survivor('amy').searched = true;
    expect(again.refusal('pick-up:nailbat')).toBe('S1-SEARCH-02');
    const elsewhere = laid('amy').at('amy', 'A1.h2');
    expect(elsewhere.refusal('pick-up:nailbat')).toBe('RM-ACT-14');
  });

  test('RM-ACT-14 RM-TENT-04: in the tent it belongs to, once that lies open; one may search it all the same', () => {
    const s = laid('amy').at('amy', 'B1.a').zombieCards(145);
    expect(s.view.laidOut).toContainEqual({ card: 'la-guillotine', zone: null });
    s.do(`move:${s.z('B1.b')}`);
    expect(s.view.laidOut).toContainEqual({ card: 'la-guillotine', zone: s.z('B1.b') });
    expect(s.options('search', 'pick-up').toSorted()).toEqual(['pick-up:la-guillotine', 'search']);
    s.do('pick-up:la-guillotine');
    expect(s.view.found).toEqual(['la-guillotine']);
  });

  test('RM-ACT-14: it lies there from the set-up, so no car of Season 1 holds it', () => {
    const table = deal({
      mission: plan({ boxes: ['season1', 'rueMorgue'], map: { tiles: [['1V', '9V']] }, ...mission }),
    });
    const { state } = table;
    const ids = (list: readonly number[]) => list.map((card) => cardId(table.run, card));
    expect(ids(state.aside)).toEqual(expect.arrayContaining(['nailbat', 'la-guillotine']));
    expect(ids(state.specials)).not.toContain('la-guillotine');
    expect(zombicide.faults(table.run)).toEqual([]);
  });
});

const cardId = (run: Parameters<typeof zombicide.faults>[0], card: number): string =>
  settingOf(run.state.options).cards[card].id;
