import { InputError, Table } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { zombicide } from '../../src/game.ts';
import type { OptionInput } from '../../src/state/options.ts';
import { deal, plan, seen } from '../deal.ts';

/** Begin with Slippery: Josh alone; with a Move for nothing: Amy alone. */
const needs = ['slippery', 'free-move'];
const mission = plan({ survivors: { min: 1, each: 3 }, needs });
const SEEDS = Array.from({ length: 40 }, (_, i) => `needs ${i}`);

function complaint(options: OptionInput): object | null {
  try {
    zombicide.readOptions({ mission, ...options });
    return null;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { code: error.code, path: error.path, ...error.args };
  }
}

const team = (options: OptionInput, seed: string): string[] =>
  seen(deal({ mission, ...options }, seed)).survivors.map(({ id }) => id);

describe('skills that a mission needs', () => {
  test('a team that is named has to have each of them', () => {
    expect(complaint({ survivors: ['amy', 'josh', 'ned'] })).toBeNull();
    expect(complaint({ survivors: ['amy', 'doug', 'ned'] })).toEqual({
      code: 'option.needs',
      path: 'survivors',
      skills: 'slippery',
    });
    expect(complaint({ survivors: ['phil', 'doug', 'ned'] })).toMatchObject({
      skills: 'slippery, free-move',
    });
  });

  test('Doug, who learns Slippery later, is not enough', () => {
    expect(complaint({ survivors: ['amy', 'doug', 'phil'] })).toMatchObject({ code: 'option.needs' });
  });

  test('who is drawn may bring what is missing, if there are places enough', () => {
    expect(complaint({ survivors: ['amy', 'doug', 'random'] })).toBeNull();
    expect(complaint({ survivors: ['phil', 'doug', 'random'] })).toMatchObject({ code: 'option.needs' });
    expect(complaint({})).toBeNull();
  });

  test('a skill that nobody of the boxes begins with can not be met', () => {
    const lonely = plan({ survivors: { min: 1, each: 3 }, needs: ['helicopter-pilot'] });
    expect(complaint({ mission: lonely })).toMatchObject({
      code: 'option.needs',
      skills: 'helicopter-pilot',
    });
  });

  test('who is drawn fits, and the other places are chance', () => {
    const teams = SEEDS.map((seed) => team({}, seed));
    for (const ids of teams) expect(ids).toEqual(expect.arrayContaining(['amy', 'josh']));
    const others = new Set(teams.flatMap((ids) => ids.filter((id) => id !== 'amy' && id !== 'josh')));
    expect(others).toEqual(new Set(['doug', 'ned', 'phil', 'wanda']));
    expect(new Set(teams.map((ids) => ids.indexOf('amy')))).toEqual(new Set([0, 1, 2]));
  });

  test('the last place goes to the one who is missing', () => {
    for (const seed of SEEDS.slice(0, 10))
      expect(team({ survivors: ['amy', 'doug', 'random'] }, seed)).toEqual(['amy', 'doug', 'josh']);
  });

  test('of a real table only those are offered with whom it still fits', () => {
    const options = zombicide.readOptions({
      mission,
      entered: true,
      survivors: ['random', 'doug', 'random'],
    });
    const table = new Table(zombicide, {
      options,
      seed: 'entered',
      undo: 'keepFate',
      seats: [{ name: 'one' }],
    });
    const offered = () => table.run.decision([0])?.options.map(({ key }) => key) ?? [];
    expect(offered()).toEqual(['joins:amy', 'joins:josh']);
    table.answer({ seq: table.state.seq, seat: 0, key: 'joins:josh' });
    // Just one is left for the last place, so nobody is asked.
    expect(
      seen(table)
        .survivors.map(({ id }) => id)
        .slice(0, 3),
    ).toEqual(['josh', 'doug', 'amy']);
  });

  test('with places to spare everybody is offered', () => {
    const options = zombicide.readOptions({ mission, entered: true });
    const table = new Table(zombicide, {
      options,
      seed: 'entered',
      undo: 'keepFate',
      seats: [{ name: 'one' }],
    });
    expect(table.run.decision([0])?.options).toHaveLength(6);
  });
});
