import type { ZombicideView } from '@holdout/zombicide';
import { expect, it } from 'vitest';
import { TestTable } from '../testTable.ts';
import { cardsOf, firstDecides, teamShown, winningTeams } from './teams.ts';

const { view } = new TestTable({ mission: 's1-08' });
const [one, other, ...rest] = view.survivors;
const team = (xp: number) => ({ cards: [], played: [], xp });
const rivals: ZombicideView = {
  ...view,
  teams: [team(4), team(9)],
  survivors: [one, { ...other, team: 1, seat: 1 }, ...rest],
};

it('a survivor’s team is told where there are several', () => {
  expect(teamShown(rivals, other.id)).toBe(1);
  expect(teamShown({ ...rivals, teams: [team(4)] }, other.id)).toBeNull();
  expect(teamShown(rivals, 'nobody')).toBeNull();
});

it('of two equal cards one is used up when one was played', () => {
  const cards = ['move', 'move'];
  expect(cardsOf({ cards, played: [], xp: 0 }).map(({ played }) => played)).toEqual([false, false]);
  expect(cardsOf({ cards, played: ['move'], xp: 0 }).map(({ played }) => played)).toEqual([true, false]);
});

it('the winning teams are those of the seats that won', () => {
  const over = (winners: number[]) => ({ ...rivals, over: { result: 'won', cause: 'experience', winners } });
  expect(winningTeams(over([1]))).toEqual([1]);
  expect(winningTeams(over([1, 0]))).toEqual([0, 1]);
  expect(winningTeams(over([]))).toEqual([]);
});

it('the first player decides only among rivals, and only what all would have to agree on', () => {
  expect(firstDecides('victim', { rivals: { teams: 2 } })).toBe(true);
  expect(firstDecides('victim', {})).toBe(false);
  expect(firstDecides('action', { rivals: { teams: 2 } })).toBe(false);
});
