import { expect, it } from 'vitest';
import { learnedBy } from './learned.ts';

const LEVELS = [['free-move'], ['action'], ['free-combat', 'free-move']];

const known = (skills: readonly string[]): string[][] =>
  learnedBy(skills, LEVELS).map((level) => level.filter((skill) => skill.known).map(({ name }) => name));

it('a skill that stands at two levels is not learned at the higher one by being learned at the lower one', () => {
  expect(known(['free-move', 'action'])).toEqual([['free-move'], ['action'], []]);
});

it('who has it twice has it at both', () => {
  expect(known(['free-move', 'action', 'free-move'])).toEqual([['free-move'], ['action'], ['free-move']]);
});
