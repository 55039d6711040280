import { describe, expect, test } from 'vitest';
import type { Scene } from '../../scene.ts';
import { drawnFor, hospital } from '../tables.ts';

/** Cards with one Skinner Walker each at Blue. */
const ONE_EACH = [146, 150, 151, 154, 158];
const ROOMS = ['A2.h1', 'A2.h2', 'A2.h3', 'A2.h4', 'A2.h5'];

/** A trigger lies in a corridor of the back of the hospital; Amy is in a room of its front. */
const back = (...others: string[]): Scene =>
  hospital({ mission: { triggers: ['A2.c2'] } }, 'amy', ...others).at('amy', 'A1.h4');

const reveal = (s: Scene): Scene => {
  while (s.asking === 'revealNext') s.do(s.options('room')[0]);
  return s;
};
const walkers = (s: Scene): number[] => ROOMS.map((room) => s.zombiesAt(room)['skinner-walker'] ?? 0);

describe('a trigger and a side room', () => {
  test('ZR125 RM-EVENT-02: who steps from a room of the next tile into one of this sets it off; the corridor needs nobody', () => {
    const s = back().zombieCards(...ONE_EACH);
    s.do(`move:${s.z('A2.h4')}`);
    expect(s.told('trigger')).toHaveLength(1);
    expect(drawnFor(reveal(s)).toSorted()).toEqual(ROOMS);
  });

  test('ZR125 RM-EVENT-03: rooms in which survivors stand get their card as all others', () => {
    // Doug has been set down in another room of the tile just now.
    const s = back('doug').at('doug', 'A2.h1');
    s.zombieCards(...ONE_EACH).do(`move:${s.z('A2.h4')}`);
    expect(walkers(reveal(s))).toEqual([1, 1, 1, 1, 1]);
  });

  test('ZR125 OQ-07: only a room that is known already gets none, whoever stands in it', () => {
    const s = back('doug').at('doug', 'A2.h1').revealed('A2.h1');
    s.zombieCards(...ONE_EACH.slice(1)).do(`move:${s.z('A2.h4')}`);
    expect(walkers(reveal(s))).toEqual([0, 1, 1, 1, 1]);
  });
});
