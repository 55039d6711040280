import { expect, test } from 'vitest';
import { calls, rivals, teamWith } from './teams.ts';

const CROSS = 'A1.NE';
const VEST = 'bulletproof-vest';

test('RM-TEAM-01 RM-TEAM-02: everybody sees which cards a team has, and which of them it has played in this round', () => {
  const s = teamWith(['move', 'shoot'], 'jane', 'bear');
  expect(s.view.teams).toEqual([{ cards: ['move', 'shoot'], played: [], xp: 0 }]);
  calls(s, 'move-to', 'A1.N', 'bear').do('join:jane');
  expect(s.view.teams[0]).toMatchObject({ cards: ['move', 'shoot'], played: ['move'] });
  s.do('end', 'end');
  expect(s.view.teams[0].played).toEqual([]);
});

test('RM-SETUP-02 RM-COMPET-02: who belongs to which team, and what each has learned, the dead included', () => {
  const s = rivals({}, 'jane', 'bear', 'joe', 'dan').xp('jane', 3).xp('joe', 4).xp('dan', 5).dead('joe');
  expect(s.view.survivors.map(({ team }) => team)).toEqual([0, 1, 0, 1]);
  expect(s.view.teams.map(({ xp }) => xp)).toEqual([7, 5]);
});

test('RM-COMPET-11: a Vest that has taken a wound shows its damaged side, the other one does not', () => {
  const s = rivals({}, 'jane', 'bear').carries('jane', 'pistol').carries('bear', VEST, VEST).rolls(6);
  const damaged = () => s.view.survivors[1].cards.slice(0, 2).map((card) => card?.damaged);
  expect(damaged()).toEqual([false, false]);
  s.do(`shoot:left:${s.z(CROSS)}`);
  expect(damaged().filter((one) => one === true)).toHaveLength(1);
});
