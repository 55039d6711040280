import { describe, expect, test } from 'vitest';
import { kindsOf } from '../../src/content/kinds/index.ts';
import { zombieCardsOf } from '../../src/content/zombie-cards/index.ts';
import type { Scene } from '../scene.ts';
import { order, town, townWith, walks } from './town.ts';

/** Two spawn zones without markers, in the north-west and the south. */
const SPAWNS = [{ zone: 'A1.NW' }, { zone: 'A2.SE' }];
const two = (...survivors: string[]): Scene => townWith({ mission: { spawns: SPAWNS } }, ...survivors);

describe('spawning', () => {
  test('RM-SPAWN-01: in every zombie phase, after the zombies have acted, in the zones of the mission', () => {
    const s = two('amy').at('amy', 'B1.r4').noise('B1.NE', 1).zombies('B1.N', { 'skinner-walker': 1 });
    s.zombieCards(148, 150, 153, 157).do('end');
    expect(order(s, 'shamble', 'zombie-card')).toEqual(['shamble', 'zombie-card', 'zombie-card']);
    expect([s.zombiesAt('A1.NW'), s.zombiesAt('A2.SE')]).toEqual([
      { 'skinner-walker': 2 },
      { 'skinner-walker': 1 },
    ]);
    s.do('end');
    const zones = s.told('zombie-card').map(({ zone }) => zone);
    expect(zones).toEqual(['A1.NW', 'A2.SE', 'A1.NW', 'A2.SE'].map((zone) => s.z(zone)));
  });

  test('RM-SPAWN-07: a card is read at the highest level of anybody in play, not at that of the dead', () => {
    const read = (xp: number) => {
      const s = town('amy', 'doug', 'josh').xp('doug', xp).xp('josh', 43).dead('josh');
      return s.zombieCards(151).spawns('A1.NW').zombiesAt('A1.NW');
    };
    expect([6, 7, 19, 43].map(read)).toEqual([
      { 'skinner-walker': 1 },
      { 'skinner-walker': 2 },
      { 'skinner-walker': 2 },
      { 'skinner-runner': 4 },
    ]);
  });

  test('RM-SPAWN-08: the level is read anew for each card: who was the best may die in between', () => {
    const s = two('amy', 'doug').at('amy', 'A1.SE').at('doug', 'B1.r4').xp('amy', 7).wounds('amy', 1);
    // The Walker stops beside her; the card that follows makes it act once more.
    s.zombies('B2.N', { 'skinner-walker': 1 }).zombieCards(181, 147);
    s.do('end', 'end');
    expect(s.survivor('amy').dead).toBe(true);
    expect(s.told('zombie-card').map(({ card, level }) => [card, level])).toEqual([
      [181, 'yellow'],
      [147, 'blue'],
    ]);
    expect(s.zombiesAt('A2.SE')).toEqual({ 'skinner-walker': 1 });
  });

  test('RM-SPAWN-09: an empty deck is made anew of what was discarded', () => {
    const s = town('amy');
    Object.assign(s.state, { zombieDeck: [], zombieDiscard: [148] });
    s.spawns('A1.NW');
    expect(s.told('zombie-card')).toMatchObject([{ card: 148 }]);
    expect(s.zombiesAt('A1.NW')).toEqual({ 'skinner-walker': 2 });
  });

  test('RM-SPAWN-10: a Fatty of a spawn step has its two Walkers with it', () => {
    const s = two('amy').at('amy', 'B1.r4').zombieCards(156, 145).do('end');
    expect(s.zombiesAt('A1.NW')).toEqual({ 'skinner-fatty': 1, 'skinner-walker': 2 });
    expect(s.zombiesAt('A2.SE')).toEqual({});
  });

  test('RM-SPAWN-16: who has just come does nothing in this phase', () => {
    const s = two('amy').at('amy', 'A1.NE').zombieCards(175, 148).do('end');
    expect(s.zombiesAt('A1.NW')).toEqual({ 'skinner-runner': 1 });
    expect(walks(s)).toEqual([]);
    expect(s.told('attack')).toEqual([]);
  });
});

describe('special zombie cards', () => {
  test('RM-SPAWN-07 RM-SCARD-04: a Fatty, nothing, then three cards of which the last makes all Walkers act', () => {
    const spawns = [
      { zone: 'A1.NW', markers: [1] },
      { zone: 'B1.NE', markers: [2] },
      { zone: 'B2.NE', markers: [3, 4] },
      { zone: 'A2.SE', markers: [5, 6] },
    ];
    const s = townWith({ mission: { spawns } }, 'amy').at('amy', 'A1.NE').xp('amy', 12);
    s.rolls(6, 2, 5, 5).zombieCards(179, 147, 148, 181).do('end');
    expect(s.told('zombie-card').map(({ card, zone }) => [card, zone])).toEqual([
      [179, s.z('B1.NE')],
      [147, s.z('A2.SE')],
      [148, s.z('A2.SE')],
      [181, s.z('A2.SE')],
    ]);
    // The escort and the three that have just come are one zone farther; Fatty and Runner are where they were put.
    expect(s.zombiesAt('B1.NE')).toEqual({ 'skinner-fatty': 1 });
    expect(s.zombiesAt('B1.N')).toEqual({ 'skinner-walker': 2 });
    expect(s.zombiesAt('A2.SE')).toEqual({ 'skinner-runner': 1 });
    expect(s.zombiesAt('B2.W')).toEqual({ 'skinner-walker': 3 });
    expect([s.zombiesAt('A1.NW'), s.zombiesAt('B2.NE')]).toEqual([{}, {}]);
  });

  test('RM-SCARD-01: there are extra activations, manholes and beds', () => {
    const cards = zombieCardsOf(['rueMorgue'], kindsOf(['rueMorgue'])).filter(Boolean);
    const special = new Set(cards.map(({ does }) => does).filter((does) => does !== 'spawn'));
    expect([...special]).toEqual(['extra', 'manhole', 'bed-blue', 'bed-green']);
  });

  test('RM-SCARD-04 RM-SPAWN-16: those who came earlier in the same step act with the others', () => {
    const s = townWith({ mission: { spawns: [...SPAWNS, { zone: 'B2.NE' }] } }, 'amy').at('amy', 'A1.NE');
    s.xp('amy', 7).zombies('B1.NE', { 'skinner-walker': 1 }).zombieCards(148, 147, 181).do('end');
    // The three that came first go on; the Runner is of another kind.
    expect(s.zombiesAt('A1.NW')).toEqual({});
    expect(s.zombiesAt('A2.SE')).toEqual({ 'skinner-runner': 1 });
    expect(walks(s)).toContain('3 skinner-walker: A1.NW > A1.N');
  });

  test('EX-SCARD-01: an extra activation counts at yellow, orange and red, not at blue', () => {
    const goes = (xp: number): number => {
      const s = town('amy').xp('amy', xp).zombies('A1.NE', { 'skinner-walker': 1 });
      return s.zombieCards(181).spawns('A2.SE').told('shamble').length;
    };
    expect([0, 7, 19, 43].map(goes)).toEqual([0, 1, 1, 1]);
  });

  test('RM-SCARD-05: it is a whole one: Runners have both actions, and attack before they move', () => {
    const s = town('amy', 'doug').xp('amy', 7).at('doug', 'A1.NW').wounds('doug', 1);
    s.zombies('A1.NW', { 'skinner-runner': 1 }).zombies('A1.NE', { 'skinner-runner': 1 });
    s.zombieCards(184).spawns('A2.SE');
    expect(order(s, 'attack', 'death', 'shamble')).toEqual([
      'attack',
      'death',
      'shamble',
      'shamble',
      'shamble',
    ]);
    expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-runner': 1 });
    expect(s.zombiesAt('A1.N')).toEqual({ 'skinner-runner': 1 });
  });
});

describe('rows of zombie cards', () => {
  const row = (card: number) =>
    [0, 7, 19, 43].map((xp) =>
      town('amy').xp('amy', xp).zombieCards(card).spawns('A1.NW').zombiesAt('A1.NW'),
    );

  test('RM-ZC-02: one Skinner Walker at blue and yellow, then six and seven', () => {
    expect(row(146).map((zombies) => zombies['skinner-walker'])).toEqual([1, 1, 6, 7]);
  });

  test('RM-ZC-03: at yellow one Skinner Fatty with its escort, between one, three and four others', () => {
    const [blue, yellow, orange, red] = row(179);
    expect(yellow).toEqual({ 'skinner-fatty': 1, 'skinner-walker': 2 });
    expect([blue, orange, red].map((zombies) => Object.values(zombies))).toEqual([[1], [3], [4]]);
  });

  test('RM-ZC-04: at yellow one Skinner Runner, and one, one and four others', () => {
    const [blue, yellow, , red] = row(147);
    expect(yellow).toEqual({ 'skinner-runner': 1 });
    expect([blue, red].map((zombies) => Object.values(zombies))).toEqual([[1], [4]]);
    expect(row(147)[2]['skinner-fatty']).toBe(1);
  });

  test('RM-ZC-05: at yellow three Skinner Walkers', () => {
    expect(row(148)[1]).toEqual({ 'skinner-walker': 3 });
  });
});
