import { InputError } from '@holdout/kernel';
import { expect, test } from 'vitest';
import { zombicide } from '../../src/game.ts';
import type { ZombicideState } from '../../src/state/state.ts';
import { deal, seen } from '../deal.ts';
import { OUTING } from '../outing.ts';

const begun = () => deal({ mission: OUTING, preset: 'rueMorgue' }, 'saved');
const copyOf = (state: ZombicideState): ZombicideState => JSON.parse(JSON.stringify(state));

test('a table with a helicopter, tents and triggers is read back as it was saved', () => {
  const { state } = begun();
  expect(state.cars.map(({ flying }) => flying)).toEqual([undefined, 0]);
  expect(zombicide.readState(copyOf(state))).toEqual(copyOf(state));
});

test.each([
  ['tents.face', (state: ZombicideState) => state.tents?.face.pop()],
  ['tents.open', (state: ZombicideState) => state.tents?.open.push(0)],
  ['triggers', (state: ZombicideState) => delete state.triggers],
])('a save with too few or too many %s is refused', (path, spoil) => {
  const state = copyOf(begun().state);
  spoil(state);
  const read = () => zombicide.readState(state);
  expect(read).toThrow(InputError);
  expect(read).toThrow(expect.objectContaining({ code: 'save.state', path }));
});

test('RM-TENT-01 RM-EVENT-01 RM-HELI-08 RM-SPAWN-02: at the beginning the table shows where all of it lies, and no more', () => {
  const table = begun();
  const { cars, tents, triggers, spawns, lands, tokens, laidOut, carrier } = seen(table);
  expect(cars.map(({ kind, flying }) => [kind, flying])).toEqual([
    ['police-car', false],
    ['helicopter', false],
  ]);
  expect(tents).toHaveLength(4);
  expect(tents.every(({ open, beds, is }) => !open && beds.length === 0 && is === null)).toBe(true);
  expect(triggers.map(({ used }) => used)).toEqual([false, false]);
  expect(spawns.map(({ markers }) => markers)).toEqual([[1, 2], [3, 4], [5], [6]]);
  expect(lands).toHaveLength(5);
  expect(tokens.map(({ colour }) => colour)).toEqual([null, null, 'pink', null]);
  expect(laidOut.map(({ card, zone }) => [card, zone === null])).toEqual([
    ['nailbat', false],
    ['la-guillotine', true],
  ]);
  expect(carrier).toBeNull();
});
