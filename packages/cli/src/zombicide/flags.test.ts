import { expect, test } from 'vitest';
import { optionsFrom } from './flags.ts';

test('teams are counted from 1 on the command line, and from 0 in the game', async () => {
  expect(await optionsFrom({ players: '3', teams: '1, 1,2', teamCards: '2' })).toMatchObject({
    players: 3,
    teams: [0, 0, 1],
    teamCards: 2,
  });
});

test('what is no number is left for the game to refuse, and nothing said asks for nothing', async () => {
  expect(await optionsFrom({ teams: '1,two', teamCards: 'all' })).toMatchObject({
    teams: [0, 'two'],
    teamCards: 'all',
  });
  const plain = await optionsFrom({});
  expect(plain).not.toHaveProperty('teams');
  expect(plain).not.toHaveProperty('teamCards');
});
