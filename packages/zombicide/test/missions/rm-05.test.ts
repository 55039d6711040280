import { describe, expect, test } from 'vitest';
import type { Scene } from '../scene.ts';
import { headOf, takes } from './moments.ts';
import {
  allAt,
  begun,
  calm,
  goesThrough,
  legendOf,
  markersOf,
  placesOf,
  quietRound,
  spent,
  tokenOf,
} from './morgue.ts';

const EXIT = 'A1.NW';
const PAD = 'C1.hp';

/** The blue objective has been found, no trigger is left, and everything is quiet. */
function found(): Scene {
  const s = spent(begun('rm-05'));
  takes(s, 'bear', tokenOf(s, 'blue'));
  return calm(s);
}

describe('the heading', () => {
  test('RM-MIS-M05-05: medium, an hour to an hour and a half, six survivors', () => {
    expect(headOf('rm-05')).toEqual({ difficulty: 'medium', minutes: 90, survivors: [6, 6, 6, 6, 6, 6] });
  });

  test('RM-MIS-M05-05: what its legend names lies on the map', () => {
    expect(legendOf(begun('rm-05'))).toEqual([
      'door',
      'event trigger',
      'exit',
      'helicopter',
      'objective',
      'spawn zone',
      'stairs',
    ]);
    expect(markersOf(begun('rm-05'))).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('the blue objective', () => {
  test('RM-MIS-M05-02 RM-MIS-05: nobody knows which it is, and it can be any', () => {
    const s = begun('rm-05');
    expect(s.view.tokens.map(({ colour }) => colour)).toEqual([null, null, null, null, null]);
    expect(placesOf('rm-05', 'blue')).toEqual([0, 1, 2, 3, 4]);
  });

  test('RM-MIS-M05-02 RM-MIS-03: each objective is worth 5 experience to whoever takes it', () => {
    const s = spent(begun('rm-05'));
    const taken = s.mission.objectives.map((_, token) => {
      takes(calm(s), 'joe', token);
      return s.survivor('joe').xp;
    });
    expect(taken).toEqual([5, 5, 5, 5, 5]);
  });

  test('RM-MIS-M05-01: taking it sets off all four triggers, another one none', () => {
    const s = spent(begun('rm-05'));
    const blue = tokenOf(s, 'blue');
    takes(s, 'cathy', (blue + 1) % 5);
    expect(s.told('trigger')).toEqual([]);
    s.state.triggers?.fill(0);
    takes(s, 'bear', blue);
    goesThrough(s);
    expect(s.told('trigger')).toHaveLength(4);
    expect(s.view.triggers.every(({ used }) => used)).toBe(true);
  });
});

describe('getting out', () => {
  test('RM-MIS-M05-01 RM-MIS-07: with the blue objective found, all at the exit win when the round ends', () => {
    const s = allAt(found(), EXIT);
    s.next();
    expect(s.over).toBeNull();
    quietRound(s);
    expect(s.over).toBe('won: mission');
  });

  test('RM-MIS-M05-01: without it nobody wins there', () => {
    const s = quietRound(allAt(begun('rm-05'), EXIT));
    expect(s.over).toBeNull();
    expect(s.view.turn.round).toBe(2);
  });

  test('RM-MIS-M05-01 RM-MIS-10: with the first who dies it is lost', () => {
    const s = allAt(found(), EXIT).at('joe', 'A2.NE').zombies('A2.NE', { 'skinner-walker': 3 });
    s.zombiesAct();
    expect(s.survivor('joe').dead).toBe(true);
    expect(s.over).toBe('lost: out-of-reach');
  });

  test('RM-MIS-M05-03: while an Abomination is about, the exit is the helicopter', () => {
    const away = allAt(found(), EXIT).zombies('C2.NW', { 'a-bomb': 1 });
    quietRound(away);
    expect(away.over).toBeNull();
    const there = allAt(found(), PAD).zombies('A2.NE', { 'a-bomb': 1 });
    quietRound(there);
    expect(there.over).toBe('won: mission');
  });

  test('RM-MIS-M05-03: without one the helicopter is no exit', () => {
    const s = quietRound(allAt(found(), PAD));
    expect(s.over).toBeNull();
  });

  test('RM-MIS-M05-04 RM-MIS-11: a helicopter stands on the helipad, but nobody flies it', () => {
    const s = begun('rm-05').at('parker', PAD).next();
    s.do('get-in:c1:driver');
    expect(s.options('take-off')).toEqual([]);
    expect(s.refusal('take-off')).toBe('RM-HELI-06');
  });
});
