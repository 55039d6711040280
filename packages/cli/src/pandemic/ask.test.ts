import { isCancel, select } from '@clack/prompts';
import { pandemic } from '@holdout/pandemic';
import { describe, expect, it, vi } from 'vitest';
import { createContext } from '../context.ts';
import { askForSetup } from './ask.ts';
import { optionsFrom } from './flags.ts';

vi.mock('@clack/prompts', () => ({ select: vi.fn(), isCancel: vi.fn(() => false) }));

const { stdin, stdout, stderr } = process;
const context = createContext({ stdin, stdout, stderr, env: {} }, 'en');

/** What is asked when these answers are given, as `message: value, value`, and what comes of it. */
async function asked(...answers: string[]) {
  const questions: string[] = [];
  vi.mocked(select).mockReset();
  vi.mocked(select).mockImplementation(async ({ message, options }) => {
    questions.push(`${message} ${options.map(({ value }) => value).join(', ')}`);
    return answers[questions.length - 1];
  });
  const flags = await askForSetup(context);
  return { questions, options: flags && pandemic.readOptions(optionsFrom(flags)) };
}

describe('a new game is asked for', () => {
  it('of the base game', async () => {
    const { questions, options } = await asked('base', '4', '6');
    expect(questions).toEqual([
      'Which game? base, brink',
      'How many players? 2, 3, 4',
      'How difficult? 4, 5, 6',
    ]);
    expect(options).toMatchObject({ players: 4, epidemics: 6 });
    expect(options).not.toHaveProperty('module');
  });

  it('of On the Brink, with five players and seven Epidemics', async () => {
    const { questions, options } = await asked('brink', 'virulent+mutation', '5', '7');
    expect(questions.slice(1)).toEqual([
      'Which module? none, virulent, mutation, bioterrorist, virulent+mutation, virulent+bioterrorist',
      'How many players? 2, 3, 4, 5',
      'How difficult? 4, 5, 6, 7',
    ]);
    expect(options).toMatchObject({
      onTheBrink: true,
      module: 'virulent+mutation',
      players: 5,
      epidemics: 7,
    });
  });

  it('with a bio-terrorist, who is one of the players or drawn by lot', async () => {
    const { questions, options } = await asked('brink', 'bioterrorist', '3', '2', '4');
    expect(questions.slice(2, 4)).toEqual([
      'How many players? 3, 4, 5',
      'Who is the Bio-Terrorist? random, 1, 2, 3',
    ]);
    expect(options).toMatchObject({ module: 'bioterrorist', players: 3, btPlayer: 2, epidemics: 4 });
    expect((await asked('brink', 'bioterrorist', '3', 'random', '4')).options).toMatchObject({
      btPlayer: 'random',
    });
  });

  it('until the person changes their mind', async () => {
    for (const answered of [0, 1, 2, 3, 4]) {
      let calls = 0;
      vi.mocked(isCancel).mockImplementation(() => calls++ === answered);
      expect((await asked('brink', 'bioterrorist', '3', '1', '5')).options).toBeNull();
    }
    vi.mocked(isCancel).mockReturnValue(false);
  });
});

describe('flags of On the Brink', () => {
  it('are handed to the game as they stand', () => {
    expect(optionsFrom({ onTheBrink: true, module: 'mutation' })).toEqual({
      onTheBrink: true,
      module: 'mutation',
    });
    expect(optionsFrom({ module: 'bioterrorist', btPlayer: '2' })).toEqual({
      module: 'bioterrorist',
      btPlayer: 2,
    });
    expect(optionsFrom({ module: 'bioterrorist', btPlayer: 'random' })).toMatchObject({ btPlayer: 'random' });
    expect(optionsFrom({})).toEqual({});
  });
});
