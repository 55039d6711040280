import { expect, test } from 'vitest';
import { missionCalled } from '../../src/missions/index.ts';
import { lintMission } from '../../src/missions/lint/index.ts';
import { mixed } from '../rue-morgue/mixed.ts';

const mission = {
  objectives: [
    { zone: 'A1.N', colour: 'blue' as const, mixed: 1 },
    { zone: 'A1.N', mixed: 1 },
  ],
  win: [{ use: 'colour-taken' as const, colour: 'blue' as const }],
};

test('an objective of a colour is asked for: whatever lies face down, only that one wins', () => {
  const plain = mixed({ mission }, 'amy').faces(1, 0).at('amy', 'A1.N').do('take:t1');
  expect(plain.over).toBeNull();
  plain.do('take:t2');
  expect(plain.over).toBe('won: mission');
});

test('where no objective has that colour the linter says so', () => {
  const lab = missionCalled('rm-05');
  const found = lintMission({
    ...lab,
    objectives: lab?.objectives.map(({ zone }) => ({ zone })),
    rules: [{ use: 'objective-xp', xp: 5 }],
  });
  expect(found).toContainEqual({
    code: 'needsColour',
    level: 'error',
    path: 'win[0]',
    args: { colour: 'blue' },
  });
});
