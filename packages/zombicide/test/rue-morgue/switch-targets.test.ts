import { describe, expect, test } from 'vitest';
import { KINDS } from '../../src/content/kinds/index.ts';
import type { PresetId, Ruleset } from '../../src/rules/ruleset.ts';
import type { Scene, Zombies } from '../scene.ts';
import { mixed } from './mixed.ts';

/** Amy shoots at a zone and hits once, with damage 3. */
const shot = (zombies: Zombies, options: { preset?: PresetId; rules?: Partial<Ruleset> }): Scene => {
  const s = mixed(options, 'amy').carries('amy', 'shotgun').skills('amy', 'damage-ranged');
  s.zombies('A1.N', zombies)
    .rolls(6, 1)
    .do(`shoot:left:${s.z('A1.N')}`);
  return s;
};

/** Kinds that the first hit can go to: the game does not ask where there is but one. */
const first = (s: Scene, zombies: Zombies): string[] => {
  if (s.asking === 'target') return s.options().map((key) => key.replace('hit:', ''));
  return Object.keys(zombies).filter((kind) => s.zombiesAt('A1.N')[kind as keyof Zombies] === undefined);
};

const ORDERS = {
  s1: [
    ['walker', 'skinner-walker'],
    ['fatty', 'abomination', 'skinner-fatty', 'a-bomb'],
    ['runner', 'skinner-runner'],
    ['crawler'],
  ],
  hu: [
    ['walker', 'skinner-walker'],
    ['fatty', 'skinner-fatty'],
    ['abomination', 'a-bomb'],
    ['runner', 'skinner-runner'],
    ['crawler'],
  ],
};

describe('targetTable', () => {
  test.each([
    ['s1', ORDERS.s1],
    ['rm', ORDERS.s1],
    ['rmExtended', ORDERS.s1],
    ['hu', ORDERS.hu],
  ] as const)(
    'CF-40 CF-42 RM-TP-08: in the table %s zombies come one rank after the other',
    (table, order) => {
      const ranks = [...new Set(KINDS.map(({ rank }) => rank[table]))].sort((a, b) => a - b);
      const ids = ranks.map((rank) => KINDS.filter((kind) => kind.rank[table] === rank).map(({ id }) => id));
      expect(ids).toEqual(order);
    },
  );

  test('RM-VET-01 CF-45: in the extended table there is room for the kinds of other boxes', () => {
    const rank = Object.fromEntries(KINDS.map((kind) => [kind.id, kind.rank.rmExtended]));
    expect(rank).toEqual({
      walker: 3,
      'skinner-walker': 3,
      fatty: 6,
      abomination: 6,
      'skinner-fatty': 6,
      'a-bomb': 6,
      runner: 9,
      'skinner-runner': 9,
      crawler: 11,
    });
  });

  const GIANTS: Zombies = { fatty: 1, 'skinner-fatty': 1, abomination: 1, runner: 1 };

  test.each([
    ['season1', ['fatty', 'abomination', 'skinner-fatty']],
    ['rueMorgue', ['fatty', 'abomination', 'skinner-fatty']],
    ['hungarianAid', ['fatty', 'skinner-fatty']],
  ] as const)('CF-41 RM-TP-08: by %s a hit of damage 3 on Fatties and an Abomination', (preset, choice) => {
    expect(first(shot(GIANTS, { preset }), GIANTS)).toEqual(choice);
  });

  test.each(['s1', 'rm', 'rmExtended', 'hu'] as const)(
    'RM-CRAWL-08 RM-TP-08: in the table %s a Runner is hit before a Crawler',
    (targetTable) => {
      const both: Zombies = { crawler: 1, 'skinner-runner': 1 };
      expect(first(shot(both, { rules: { targetTable } }), both)).toEqual(['skinner-runner']);
    },
  );

  test.each(['rm', 'hu'] as const)(
    'RM-TP-06: in the table %s what is left of the hits ends at an A-Bomb',
    (targetTable) => {
      const s = mixed({ rules: { targetTable } }, 'amy')
        .carries('amy', 'shotgun')
        .skills('amy', 'die-ranged');
      s.zombies('A1.N', { 'a-bomb': 1, 'skinner-fatty': 1, 'skinner-runner': 1 });
      s.rolls(6, 6, 6).do(`shoot:left:${s.z('A1.N')}`);
      // Of one rank with the A-Bomb, the Fatty has to be chosen (ruling OQ-16).
      if (s.asking === 'target') s.do('hit:skinner-fatty');
      expect(s.zombiesAt('A1.N')).toEqual({ 'a-bomb': 1, 'skinner-runner': 1 });
    },
  );
});

describe('abominationLimit', () => {
  const A_BOMB = 180;
  test.each([
    ['season1', { 'skinner-fatty': 1, 'skinner-walker': 2 }],
    ['rueMorgue', { 'a-bomb': 1 }],
    ['hungarianAid', { 'a-bomb': 1 }],
  ] as const)('CF-71: by %s an Abomination is on the board and an A-Bomb is drawn', (preset, come) => {
    const s = mixed({ preset }, 'amy').zombies('B2.r4', { abomination: 1 });
    expect(s.zombieCards(A_BOMB).spawns('A2.SE').zombiesAt('A2.SE')).toEqual(come);
  });

  test.each([
    ['onePerKind', { 'skinner-fatty': 1, 'skinner-walker': 2 }],
    ['figures', { 'a-bomb': 1 }],
  ] as const)('CF-71: with %s an A-Bomb is there, and a figure of another one', (abominationLimit, come) => {
    const s = mixed({ rules: { abominationLimit } }, 'amy').zombies('B2.r4', { 'a-bomb': 1 });
    expect(s.supply({ 'a-bomb': 1 }).zombieCards(A_BOMB).spawns('A2.SE').zombiesAt('A2.SE')).toEqual(come);
  });
});
