import { describe, expect, test } from 'vitest';
import { kindsOf } from '../../src/content/kinds/index.ts';
import { zombieCardsOf } from '../../src/content/zombie-cards/index.ts';
import { mixed } from './mixed.ts';

describe('the zombies of Rue Morgue', () => {
  test('RM-ZOM-01 RM-COMP-09: what each of them can do, takes and is worth', () => {
    const kinds = kindsOf(['rueMorgue']);
    expect(kinds.map(({ id, actions, toughness, xp }) => [id, actions, toughness, xp])).toEqual([
      ['skinner-walker', 1, 1, 1],
      ['skinner-runner', 2, 1, 1],
      ['skinner-fatty', 1, 2, 1],
      ['crawler', 1, 1, 1],
      ['a-bomb', 1, 99, 5],
    ]);
    expect(kinds.map(({ figures }) => figures.rueMorgue)).toEqual([40, 16, 8, 15, 1]);
  });

  test('RM-COMP-04 RM-ZC-10: 48 zombie cards, from 145 to 192', () => {
    const cards = zombieCardsOf(['rueMorgue'], kindsOf(['rueMorgue'])).filter(Boolean);
    expect(cards.map(({ number }) => number)).toEqual(Array.from({ length: 48 }, (_, i) => 145 + i));
    const count = (does: string) => cards.filter((card) => card.does === does).length;
    expect(['spawn', 'extra', 'manhole', 'bed-blue', 'bed-green'].map(count)).toEqual([36, 4, 2, 3, 3]);
  });

  test('RM-ZC-01: card 155 brings one zombie below red, and four there', () => {
    const counts = (xp: number) => {
      const s = mixed({}, 'amy').xp('amy', xp).zombieCards(155).spawns('A2.SE');
      return Object.values(s.zombiesAt('A2.SE')).reduce((sum, n) => sum + n, 0);
    };
    // The one at orange is a Runner; at red four Fatties come, with eight Walkers.
    expect([0, 7, 19].map(counts)).toEqual([1, 1, 1]);
    const red = mixed({}, 'amy').xp('amy', 43).zombieCards(155).spawns('A2.SE');
    expect(red.zombiesAt('A2.SE')).toEqual({ 'skinner-fatty': 4, 'skinner-walker': 8 });
  });

  test('RM-ZOM-02 RM-VET-02: each Skinner Fatty brings two Skinner Walkers, of its own kind', () => {
    const s = mixed({}, 'amy').zombieCards(156).spawns('A2.SE');
    expect(s.zombiesAt('A2.SE')).toEqual({ 'skinner-fatty': 1, 'skinner-walker': 2 });
  });

  test('RM-ZC-06 RM-SCARD-02 RM-SCARD-03: an extra activation of Skinner Walkers, at blue none', () => {
    const s = mixed({}, 'amy').at('amy', 'A2.SE').zombies('A1.NE', { 'skinner-walker': 2, walker: 1 });
    s.xp('amy', 7).zombieCards(181).spawns('B2.r4');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
    const blue = mixed({}, 'amy').at('amy', 'A2.SE').zombies('A1.NE', { 'skinner-walker': 2 });
    blue.zombieCards(181).spawns('B2.r4');
    expect(blue.zombiesAt('A1.NE')).toEqual({ 'skinner-walker': 2 });
  });

  test('RM-ZC-07 RM-SCARD-06 RM-SCARD-11: a manhole card brings two Skinner Walkers at yellow, and something at blue', () => {
    const yellow = mixed({}, 'amy').xp('amy', 7).zombieCards(185).spawns('B2.r4');
    expect(yellow.zombiesAt('A1.N')).toEqual({ 'skinner-walker': 2 });
    const blue = mixed({}, 'amy').zombieCards(185).spawns('B2.r4');
    expect(blue.zombiesAt('A1.N')).toEqual({ 'skinner-walker': 1 });
  });
});
