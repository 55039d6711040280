import { describe, expect, test } from 'vitest';
import { spawnDice } from '../../src/rules/spawnDice.ts';
import type { Scene } from '../scene.ts';
import { headOf, takes } from './moments.ts';
import { allAt, begun, calm, legendOf, markersOf, placesOf, quietRound, tilesOf, tokenOf } from './morgue.ts';

const HALL = 'B2.c1';
const YARD = 'B2.N';
const EXIT = 'B3.a';
const DOOR = 'hand-close:d1';

/** All objectives are taken, and everybody stands in one zone; it is Bear's turn. */
const done = (zone: string): Scene =>
  allAt(calm(begun('rm-09')).taken(0, 1, 2, 3, 4), zone)
    .active('bear')
    .next();

describe('the heading', () => {
  test('RM-MIS-M09-10: hard, three hours, six survivors, on these tiles', () => {
    expect(headOf('rm-09')).toEqual({ difficulty: 'hard', minutes: 180, survivors: [6, 6, 6, 6, 6, 6] });
    expect(tilesOf(begun('rm-09'))).toEqual(['3V 1V 5V', '6V 4V 2V', '9V 7V 8R']);
  });

  test('RM-MIS-M09-09: what its legend names lies on the map', () => {
    const s = begun('rm-09');
    expect(legendOf(s)).toEqual([
      'exit',
      'helicopter',
      'la-guillotine',
      'nailbat',
      'objective',
      'open door',
      'spawn zone',
    ]);
    expect(s.view.doors).toHaveLength(1);
    expect(markersOf(s)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('objectives', () => {
  test('RM-MIS-M09-05 RM-MIS-05: the blue and the pink one can be any of them, but never the same', () => {
    expect(placesOf('rm-09', 'blue')).toEqual([0, 1, 2, 3, 4]);
    expect(placesOf('rm-09', 'pink')).toEqual([0, 1, 2, 3, 4]);
    const s = begun('rm-09');
    expect(tokenOf(s, 'blue')).not.toBe(tokenOf(s, 'pink'));
    expect(s.view.tokens.map(({ colour }) => colour)).toEqual(new Array(5).fill(null));
  });

  test('RM-MIS-M09-04: two dice more at first, one less for each objective that is taken; 5 experience each', () => {
    const s = begun('rm-09');
    const dice = [spawnDice(s.run)];
    for (const token of s.mission.objectives.keys()) {
      takes(calm(s), 'joe', token);
      expect(s.survivor('joe').xp).toBe(5);
      dice.push(spawnDice(s.run));
    }
    expect(dice).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('RM-MIS-M09-05 RM-MIS-03: each of them is worth 5 experience to whoever takes it', () => {
    const s = begun('rm-09');
    takes(s, 'jane', 3);
    expect(s.view.survivors.map(({ xp }) => xp)).toEqual([0, 0, 0, 0, 5, 0]);
  });
});

describe('the door of the hospital', () => {
  test('RM-MIS-M09-06: with both coloured objectives it is closed and opened by hand, from either side', () => {
    const s = calm(begun('rm-09'));
    const [blue, pink] = [tokenOf(s, 'blue'), tokenOf(s, 'pink')];
    s.active('bear').at('bear', HALL).taken(blue).next();
    expect(s.refusal(DOOR)).toBe('RM-MIS-M09-06');
    s.taken(pink).next().do(DOOR);
    expect(s.view.doors[0].open).toBe(false);
    expect(s.view.turn.actions).toBe(2);
    s.active('joe').at('joe', YARD).next().do('hand-open:d1');
    expect(s.view.doors[0].open).toBe(true);
    // The team began inside: every room has been seen.
    expect(s.told('reveal')).toEqual([]);
  });

  test('RM-MIS-M09-06: not from the next zone', () => {
    const s = done('B2.c2');
    expect(s.refusal(DOOR)).toBe('RM-MIS-M09-06');
  });
});

describe('locked in', () => {
  test('RM-MIS-M09-01 RM-MIS-M09-02: all inside, no zombie inside, and the door falls shut', () => {
    const s = done(HALL).zombies(YARD, { 'skinner-walker': 5 }).do(DOOR);
    expect(s.over).toBe('won: mission');
  });

  test('RM-MIS-M09-02: with one left in the farthest room it is won when that one dies', () => {
    const s = done(HALL).zombies('A1.h3', { 'skinner-walker': 1 }).do(DOOR);
    expect(s.over).toBeNull();
    s.active('joe').at('joe', 'A1.h3').carries('joe', 'chainsaw');
    s.rolls(5, 2, 2, 2, 2).next().do('melee:left');
    expect(s.over).toBe('won: mission');
  });

  test('RM-MIS-M09-02: somebody is still out there: nothing is won', () => {
    const s = done(HALL).at('joe', EXIT).do(DOOR);
    expect(s.over).toBeNull();
  });

  test('RM-MIS-M09-01: nothing is won while an objective lies there', () => {
    const s = calm(begun('rm-09'));
    const [blue, pink] = [tokenOf(s, 'blue'), tokenOf(s, 'pink')];
    allAt(s.taken(blue, pink), HALL).active('bear').next().do(DOOR);
    expect(s.over).toBeNull();
  });
});

describe('away', () => {
  test('RM-MIS-M09-03 RM-MIS-07: the door is shut, and all are at the exit when the round ends', () => {
    const s = allAt(done(YARD).do(DOOR), EXIT);
    s.zombies(HALL, { 'skinner-walker': 5 }).next();
    expect(s.over).toBeNull();
    expect(quietRound(s).over).toBe('won: mission');
  });

  test('RM-MIS-M09-03: not with the door open behind them', () => {
    const s = quietRound(done(EXIT));
    expect(s.over).toBeNull();
  });

  test('RM-MIS-M09-03 RM-MIS-10: when somebody has died, the others can still lock themselves in', () => {
    const s = done(EXIT).at('joe', HALL).zombies(HALL, { 'skinner-walker': 3 }).zombiesAct();
    expect(s.survivor('joe').dead).toBe(true);
    expect(s.over).toBeNull();
    calm(allAt(s, HALL)).active('bear').next().do(DOOR);
    expect(s.over).toBe('won: mission');
  });
});

describe('what else is there', () => {
  test.each([
    ['la-guillotine', 'A2.h4'],
    ['nailbat', 'C1.h1'],
  ])('RM-MIS-M09-07: %s is found by a search where it lies, once', (card, zone) => {
    const s = calm(begun('rm-09')).active('bear').at('bear', zone).next();
    s.do(`pick-up:${card}`);
    expect(s.view.found).toEqual([card]);
    s.do('put:found1:back1', 'done');
    s.active('joe').at('joe', zone).next();
    expect(s.refusal(`pick-up:${card}`)).toBe('RM-ACT-14');
  });

  test('RM-MIS-M09-08 RM-MIS-11: nobody flies the helicopter in the wasteland', () => {
    const s = begun('rm-09').at('parker', 'B3.b').next();
    s.do('get-in:c1:driver');
    expect(s.refusal('take-off')).toBe('RM-HELI-06');
  });
});
