import type { Mission } from '@holdout/zombicide';
import { zombicide } from '@holdout/zombicide';
import { OUR_MISSIONS } from '@holdout/zombicide/missions';
import { describe, expect, it } from 'vitest';
import { hasTeams, teamProblem, teamsOf } from './teams.ts';

const [, first] = OUR_MISSIONS;
/** A mission of ours with the boxes of Rue Morgue. */
const mission: Mission = { ...first, boxes: ['rueMorgue'], survivors: { min: 6 } };
const rivals: Mission = { ...mission, rivals: { teams: 2 } };
const EQUAL = { teams: 'equal' } as const;
const problem = (
  of: Mission,
  teams: number[],
  survivors: number,
  rules: { teams: 'equal' | 'free' } = EQUAL,
) => teamProblem(of, { players: teams.length, teams }, survivors, rules);

it('there are teams only with Rue Morgue', () => {
  expect([hasTeams(first), hasTeams(mission)]).toEqual([false, true]);
});

it('nothing said, all are one team, and rivals take turns', () => {
  expect(teamsOf(mission, { players: 3, teams: [] })).toEqual([0, 0, 0]);
  expect(teamsOf(rivals, { players: 4, teams: [] })).toEqual([0, 1, 0, 1]);
});

it('what was chosen counts, as far as there are such teams', () => {
  expect(teamsOf(mission, { players: 3, teams: [1, 0, 2, 3] })).toEqual([1, 0, 2]);
  expect(teamsOf(rivals, { players: 3, teams: [1, 3, 0] })).toEqual([1, 1, 0]);
});

describe('survivors are shared out', () => {
  it('as the game takes it, whenever nothing is wrong', () => {
    for (const teams of [
      [0, 0, 1],
      [0, 1, 2],
      [0, 1, 1, 0],
      [0, 1, 2, 3],
      [0, 0],
    ]) {
      for (const count of [6, 8, 9, 12]) {
        const input = {
          mission,
          players: teams.length,
          survivors: new Array<string>(count).fill('random'),
          teams,
        };
        const read = () => zombicide.readOptions(JSON.parse(JSON.stringify(input)));
        if (problem(mission, teams, count) === null)
          expect(read(), `${teams} ${count}`).toMatchObject({ teams });
        else expect(read, `${teams} ${count}`).toThrow(/option\.(teamSizes|idle)/);
      }
    }
  });
});

describe('what is wrong is told', () => {
  it('rivals all in one team', () => {
    expect(problem(rivals, [0, 0], 6)).toEqual({ t: 'count', n: 2 });
    expect(problem(rivals, [0, 1], 6)).toBeNull();
  });

  it('survivors that can’t be shared out equally, unless sizes are free', () => {
    expect(problem(mission, [0, 1], 7)).toEqual({ t: 'uneven', sizes: [4, 3] });
    expect(problem(mission, [0, 1], 7, { teams: 'free' })).toBeNull();
    expect(problem(mission, [0, 1, 2], 9)).toBeNull();
  });

  it('a seat that would have nobody to play', () => {
    expect(problem(mission, [0, 0, 0, 0, 1], 6)).toEqual({ t: 'uneven', sizes: [3, 3] });
  });
});
