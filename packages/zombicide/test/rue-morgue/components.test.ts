import { expect, test } from 'vitest';
import { kindsOf } from '../../src/content/kinds/index.ts';
import { zombieCardsOf } from '../../src/content/zombie-cards/index.ts';
import { town } from './tables.ts';

const BOTH = ['season1', 'rueMorgue'] as const;

test('RM-COMP-07: wounds are no cards of the deck; one is all that a living survivor has, and a second kills him', () => {
  const s = town({}, 'ned', 'amy').wounds('ned', 1).at('amy', 'A1.r1');
  expect(s.setting.cards.map(({ id }) => id)).not.toContain('wounded');
  expect(s.survivor('ned').dead).toBe(false);
  s.zombies('A1.SE', { 'skinner-walker': 1 }).zombiesAct();
  expect(s.survivor('ned').dead).toBe(true);
  expect(s.view.equipment.discard).toEqual([]);
});

test('RM-COMP-08: a die has the faces 1 to 6; a head that a real one shows is entered as a 1, and misses', () => {
  const s = town({ entered: true }, 'ned')
    .skills('ned')
    .carries('ned', 'crowbar')
    .zombies('A1.SE', { 'skinner-walker': 1 });
  s.do('melee:left');
  expect(s.options()).toEqual(['die:1', 'die:2', 'die:3', 'die:4', 'die:5', 'die:6']);
  s.do('die:1');
  expect(s.zombiesAt('A1.SE')).toEqual({ 'skinner-walker': 1 });
});

test('RM-ZOM-05: in a mixed deck one still tells the cards with the logo: they bring Skinners, Crawlers and the A-Bomb, the others none', () => {
  const kinds = kindsOf(BOTH);
  const broughtBy = (low: number, high: number): string[] => [
    ...new Set(
      zombieCardsOf(BOTH, kinds)
        .filter((card) => card && card.number >= low && card.number <= high)
        .flatMap(({ lines }) => lines.filter(({ kind }) => kind >= 0).map(({ kind }) => kinds[kind].id)),
    ),
  ];
  expect(broughtBy(145, 192).toSorted()).toEqual([
    'a-bomb',
    'crawler',
    'skinner-fatty',
    'skinner-runner',
    'skinner-walker',
  ]);
  expect(broughtBy(1, 144).toSorted()).toEqual(['abomination', 'fatty', 'runner', 'walker']);
});

test('RM-ZOM-04: the A-Bomb has its own rules: no hit kills it, and whoever is beside it is pulled to it', () => {
  const s = town({}, 'ned', 'amy')
    .skills('ned')
    .carries('ned', 'shotgun')
    .at('amy', 'A2.N')
    .zombies('A1.SE', { 'a-bomb': 1 });
  s.rolls(6, 6).do(`shoot:left:${s.z('A1.SE')}`);
  expect(s.zombiesAt('A1.SE')).toEqual({ 'a-bomb': 1 });
  s.zombiesAct('a-bomb');
  while (s.asking === 'wound' || s.asking === 'victim') s.do(s.options()[0]);
  expect(s.isAt('amy', 'A1.SE')).toBe(true);
});
