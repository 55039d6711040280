import { describe, expect, test } from 'vitest';
import { deal, dealtTo, plan } from '../../deal.ts';
import type { Scene } from '../../scene.ts';
import { rueMorgue } from '../table.ts';

describe('Hold your nose', () => {
  test('RM-SKILL-33: where he has killed Joe searches for nothing, be it in the street', () => {
    const s = nosy().zombies('A1.NE', { crawler: 1 }).rolls(4).do('melee:left').actions(0).next();
    s.finds('knife').do('search', 'put:found1:right', 'done');
    expect(s.cardsOf('joe').slice(0, 2)).toEqual(['crowbar', 'knife']);
  });

  test('RM-SKILL-33: a room where he has not killed costs him an action, like everybody', () => {
    const s = nosy().at('joe', 'A1.r2').zombies('A1.r1', { crawler: 1 }).carries('joe', 'crowbar', 'pistol');
    s.rolls(4)
      .do(`shoot:right:${s.z('A1.r1')}`)
      .actions(0);
    expect(s.next().refusal('search')).toBe('S1-ROUND-04');
    s.actions(1).next().finds('knife').do('search', 'drop:found1', 'done');
    expect(s.state.actions).toBe(0);
  });

  test('RM-SKILL-33: it is good for nothing but a search', () => {
    const s = nosy().zombies('A1.NE', { crawler: 1 }).rolls(4).do('melee:left').actions(0).next();
    expect(s.options()).toEqual(['search', 'discard:left', 'end']);
  });

  test('RM-SKILL-33 RM-ACT-09: one search a turn stays, and so does the rule that no zombie may be there', () => {
    const s = nosy().zombies('A1.NE', { crawler: 2 }).rolls(4).do('melee:left');
    expect(s.refusal('search')).toBe('S1-SEARCH-01');
    s.rolls(4).finds('knife').do('melee:left', 'search', 'drop:found1', 'done');
    expect(s.state.actions).toBe(1);
    expect(s.refusal('search')).toBe('S1-SEARCH-02');
  });

  test('RM-SKILL-33: in the turn after the kill the street is no place to search', () => {
    const s = nosy().zombies('A1.NE', { crawler: 1 }).rolls(4).do('melee:left');
    expect(s.refusal('search')).toBeNull();
    expect(s.do('end').refusal('search')).toBe('S1-SEARCH-01');
  });

  test('RM-SKILL-33: without a kill there is nothing to be had', () => {
    expect(nosy().refusal('search')).toBe('S1-SEARCH-01');
  });
});

describe('finding things', () => {
  test('RM-SKILL-54: Joe discards what he found for another card, once in a turn', () => {
    const s = rueMorgue('joe').skills('joe', 'destiny', 'search-plus-1').at('joe', 'A1.r2');
    s.finds('knife', 'saber', 'sword').do('search', 'redraw:destiny');
    expect(s.asking).toBe('organise');
    expect([s.view.found, s.view.equipment.discard]).toEqual([['saber', 'sword'], ['knife']]);
  });

  test('RM-SKILL-45: a Mac-10 that is found brings its twin out of the deck, which is shuffled', () => {
    const s = rueMorgue('joe').skills('joe', 'matching-set').at('joe', 'A1.r2').finds('mac-10');
    const others = (): number[] => s.state.equipment.filter((card) => s.setting.cards[card].id !== 'mac-10');
    const before = others();
    s.do('search');
    expect(s.view.found).toEqual(['mac-10', 'mac-10']);
    expect(others()).not.toEqual(before);
    expect(others().toSorted()).toEqual(before.toSorted());
  });

  test('RM-SKILL-45: an MP5 has no such symbol and comes alone', () => {
    const s = rueMorgue('joe').skills('joe', 'matching-set').at('joe', 'A1.r2').finds('mp5').do('search');
    expect(s.view.found).toEqual(['mp5']);
  });

  test('RM-SKILL-34: Joe keeps four cards in reserve beside those in his hands', () => {
    const s = rueMorgue('joe').at('joe', 'A1.r2').skills('joe', 'hoard').finds('ak-47');
    s.carries('joe', 'pistol', 'sword', 'saber', 'knife', 'mp5').do('search', 'put:found1:back4', 'done');
    expect(s.cardsOf('joe')).toEqual(['pistol', 'sword', 'saber', 'knife', 'mp5', 'ak-47']);
    s.do('end').finds('shotgun').do('search');
    expect(s.options()).not.toContain('done');
    s.do('drop:found1');
  });

  test('RM-SKILL-17: Gasoline and Glass Bottles make two Molotovs for Joe and one for Dan', () => {
    const made = (...skills: string[]): string[] => {
      const s = rueMorgue('joe')
        .skills('joe', ...skills)
        .carries('joe', 'gasoline', 'glass-bottles');
      return s
        .do('combine:left:right', 'done')
        .cardsOf('joe')
        .filter((card) => card !== '-');
    };
    expect([made('two-cocktails'), made()]).toEqual([['molotov', 'molotov'], ['molotov']]);
  });

  test('RM-SKILL-21: Phil comes to the morgue with his Pistol, beside the weapon that he is dealt', () => {
    const mission = plan({ boxes: ['season1', 'rueMorgue'], survivors: { min: 2, each: 2 } });
    const table = deal({ mission, preset: 'rueMorgue', survivors: ['phil', 'bear'], players: 1 });
    expect([dealtTo(table, 'phil').slice(1), dealtTo(table, 'bear').slice(1)]).toEqual([['pistol'], []]);
    expect(dealtTo(table, 'phil')[0]).not.toBe('pistol');
  });
});

/** Joe with the skill and a Crowbar. */
const nosy = (): Scene => rueMorgue('joe').skills('joe', 'hold-your-nose').carries('joe', 'crowbar');
