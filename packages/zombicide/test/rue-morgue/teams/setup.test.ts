import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../src/state/options.ts';
import { deal, plan, says, seen } from '../../deal.ts';

const mission = plan({ boxes: ['rueMorgue'], survivors: { min: 6 } });

describe('teams', () => {
  test('RM-SETUP-02: without a word all seats are one team; seats can form up to four', () => {
    expect(readOptions({ mission, players: 3 }).teams).toEqual([0, 0, 0]);
    const many = { mission, players: 4, survivors: new Array(8).fill('random') };
    expect(readOptions({ ...many, teams: [0, 1, 2, 3] }).teams).toEqual([0, 1, 2, 3]);
    expect(() => readOptions({ ...many, teams: [0, 1, 2] })).toThrow(/option.teams/);
    expect(() => readOptions({ ...many, teams: [0, 1, 3, 3] })).toThrow(/option.teams/);
  });

  test('RM-SETUP-02: teams have as many survivors each', () => {
    const teams = [0, 0, 1];
    const three = { mission, players: 3, survivors: new Array(6).fill('random'), teams };
    expect(readOptions(three).owners).toEqual([0, 2, 1, 2, 0, 2]);
    expect(() => readOptions({ ...three, owners: [0, 1, 2, 0, 1, 2] })).toThrow(/option.teamSizes/);
    expect(readOptions({ ...three, owners: [0, 1, 2, 2, 2, 0] }).teams).toEqual(teams);
    const seven = { ...three, survivors: new Array(7).fill('random') };
    expect(() => readOptions(seven)).toThrow(/option.teamSizes/);
  });

  test('RM-SETUP-02: in a game of Season 1 there are no teams', () => {
    expect(() => readOptions({ players: 2, teams: [0, 1] })).toThrow(/option.noTeams/);
    expect(readOptions({ players: 2 }).teams).toBeUndefined();
  });

  test('RM-COMPET-01: rivals are as many teams as the mission says, and at least that many seats', () => {
    const rivals = { ...mission, rivals: { teams: 2 } };
    expect(readOptions({ mission: rivals }).players).toBe(2);
    expect(readOptions({ mission: rivals, players: 4 }).teams).toEqual([0, 1, 0, 1]);
    expect(() => readOptions({ mission: rivals, players: 2, teams: [0, 0] })).toThrow(/option.teams/);
  });

  test('RM-SETUP-05: each team arms its own members first', () => {
    const survivors = ['jane', 'bear', 'joe', 'dan', 'terry', 'laurie'];
    const table = deal({ mission, players: 2, survivors, teams: [0, 1] });
    for (const seat of [0, 1]) {
      const weapons = seen(table)
        .survivors.filter((s) => s.seat === seat)
        .flatMap((s) => s.cards.flatMap((card) => (card ? [card.id] : [])));
      for (const weapon of ['bow', 'crowbar', 'fire-axe']) expect(weapons, `seat ${seat}`).toContain(weapon);
    }
  });

  test('RM-SETUP-10 RM-COMP-05: each team picks its cards; of each there are three', () => {
    const many = { mission, players: 4, survivors: new Array(8).fill('random'), teams: [0, 1, 2, 3] };
    const table = deal({ ...many, teamCards: 2 });
    says(table, 0, 'team-card:charge');
    says(table, 1, 'team-card:charge');
    says(table, 2, 'team-card:charge');
    expect(table.run.asking).toBe('teamCard');
    expect(table.run.decision([3])?.options.map(({ key }) => key)).toEqual([
      'team-card:move',
      'team-card:shoot',
    ]);
    says(table, 3, 'team-card:move');
    says(table, 0, 'team-card:move');
    // Only Shoot! is left for the other two.
    says(table, 1, 'team-card:move');
    expect(table.run.asking).toBe('first');
    expect(table.state.teams?.cards).toEqual([
      [0, 1],
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
  });
});
