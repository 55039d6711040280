import { describe, expect, test } from 'vitest';
import { type Scene, sceneOf } from '../scene.ts';
import { faultOf, headOf, quietRound, stepsInto, takes } from './moments.ts';

const TEAM = ['amy', 'doug', 'josh', 'ned'];
const SUPPLIES = ['canned-food', 'water', 'rice'];
const exitOf = (s: Scene): string => s.mission.exit?.[0] ?? '';

/** All objectives are taken, by three of them. */
function cleared(): Scene {
  const s = sceneOf('s1-01', ...TEAM);
  for (const token of s.mission.objectives.keys()) takes(s, TEAM[token + 1], token);
  return s;
}

describe('the heading', () => {
  test('S1-M01-HEAD: hard, 150 minutes, four survivors and more', () => {
    expect(headOf('s1-01')).toEqual({ difficulty: 'hard', minutes: 150, survivors: [4, 6, 6, 4, 5, 6] });
  });

  test('S1-M01-HEAD S1-SETUP-05: three survivors are too few', () => {
    expect(faultOf({ mission: 's1-01', survivors: TEAM.slice(1) })).toMatchObject({
      code: 'option.survivors',
      found: 3,
      min: 4,
    });
  });
});

describe('the objectives', () => {
  test('S1-M01-SP S1-MOD-XP5: each is worth 5 experience to whoever takes it', () => {
    const s = cleared();
    expect(s.view.survivors.map(({ id, xp }) => [id, xp])).toEqual([
      ['amy', 0],
      ['doug', 5],
      ['josh', 5],
      ['ned', 5],
    ]);
  });

  test('S1-M01-OBJ: when all are taken, nothing is won yet', () => {
    const s = cleared();
    expect(s.view.tokens.every((token) => token.taken)).toBe(true);
    expect(s.over).toBeNull();
  });
});

describe('the way home', () => {
  test('S1-M01-OBJ S1-M01-WIN: first the objectives, then three supplies out of the deck, then the exit', () => {
    const s = cleared();
    for (const [turn, supply] of SUPPLIES.entries()) {
      s.active('amy').at('amy', s.mission.start[0]).next();
      s.finds(supply).do('search', `put:found1:back${turn + 1}`, 'done');
      quietRound(s).do('activate:amy');
    }
    expect(s.cardsOf('amy').slice(2)).toEqual(SUPPLIES);
    expect(s.over).toBeNull();
    stepsInto(s, 'amy', exitOf(s));
    expect(s.over).toBe('won: mission');
  });

  test('S1-M01-WIN: with an objective left nobody wins at the exit; the last one taken then does it', () => {
    const s = sceneOf('s1-01', ...TEAM).carries('amy', '-', '-', ...SUPPLIES);
    takes(s, 'doug', 0);
    takes(s, 'josh', 1);
    stepsInto(s, 'amy', exitOf(s));
    expect(s.over).toBeNull();
    takes(s, 'ned', 2);
    expect(s.over).toBe('won: mission');
  });

  test.each(SUPPLIES)('S1-M01-WIN: without %s it is not enough', (missing) => {
    const two = SUPPLIES.filter((supply) => supply !== missing);
    const s = cleared().carries('amy', '-', '-', two[0], two[1], two[0]);
    stepsInto(s, 'amy', exitOf(s));
    expect(s.over).toBeNull();
  });

  test('S1-M01-WIN: one survivor has to carry all three; who is handed the last one there has won', () => {
    const s = cleared().carries('amy', '-', '-', 'canned-food', 'water').carries('doug', '-', '-', 'rice');
    s.at('doug', exitOf(s));
    stepsInto(s, 'amy', exitOf(s));
    expect(s.over).toBeNull();
    s.do('trade:doug', 'put:their-back1:back3', 'done');
    expect(s.over).toBe('won: mission');
  });

  test('S1-M01-WIN: whoever carries them elsewhere has not won', () => {
    const s = cleared().carries('amy', '-', '-', ...SUPPLIES);
    stepsInto(s, 'amy', s.mission.spawns[0].zone);
    expect(s.over).toBeNull();
  });

  test('S1-M01-WIN: the others need not be there, nor be alive', () => {
    const s = cleared()
      .carries('amy', '-', '-', ...SUPPLIES)
      .dead('doug', 'josh', 'ned');
    stepsInto(s, 'amy', exitOf(s));
    expect(s.over).toBe('won: mission');
  });
});
