import { type Json, type Seat, Table } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { pandemic } from '../../src/game.ts';
import type { PandemicState } from '../../src/state/state.ts';

const TEAM: readonly Seat[] = [0, 1];
const BT: Seat = 2;
const SEATS: readonly Seat[] = [0, 1, 2];

type Game = Table<PandemicState>;

/** A table whose last seat is the bio-terrorist; he hides in `start`. The hands are open. */
function tableOf(start: string, undo: 'keepFate' | 'strict' | 'off' = 'keepFate'): Game {
  const table = new Table(pandemic, {
    options: { players: 3, module: 'bioterrorist', btPlayer: 3, autoConsent: true } as Json & object,
    seed: 'taking back',
    undo,
    seats: ['Ann', 'Ben', 'Cleo'].map((name) => ({ name })),
  });
  for (const seat of TEAM) table.set(seat, 'holdForEvents', false);
  goOn(table, () => table.run.asking === 'btStart');
  choose(table, `bt-start:${start}`);
  return table;
}

/** Takes the first of these keys that is open, or else the first option there is. */
function choose(table: Game, ...keys: string[]): void {
  const options = table.decision(SEATS)?.options ?? [];
  const option = keys.flatMap((key) => options.find((one) => one.key === key) ?? [])[0] ?? options[0];
  if (keys.length > 0) expect(keys).toContain(option.key);
  expect(table.answer({ seq: table.state.seq, seat: option.seat, key: option.key })).toBeNull();
}

/** Ends actions and turns until something is reached. */
function goOn(table: Game, reached: () => boolean): void {
  for (let n = 0; n < 60 && !reached(); n++) {
    const options = table.decision(SEATS)?.options ?? [];
    const end = options.find(({ kind }) => ['end', 'bt-end', 'continue'].includes(kind));
    choose(table, (end ?? options[0]).key);
  }
  expect(reached()).toBe(true);
}

const hisTurn = (table: Game): boolean => table.run.asking === 'btAction';
const theirTurn = (table: Game): boolean => table.run.asking === 'action';

describe('taking back at a table with a bio-terrorist', () => {
  test('OB-BT-27: he takes back a step that nobody has seen, the team does not', () => {
    const table = tableOf('sydney');
    goOn(table, () => hisTurn(table));
    const before = table.moves.length;
    choose(table, 'bt-drive:manila');
    expect(table.undoState(0)).toMatchObject({ can: false, why: 'side' });
    expect(table.undo(1)).toEqual({ rule: 'HO-UNDO', args: { why: 'side' } });
    expect(table.undoState(BT)).toEqual({ can: true, to: before, why: null });
    expect(table.undo(BT)).toBeNull();
    expect(table.redoable(BT)).toBe(1);
    expect(table.redoable(0)).toBe(0);
    expect(table.redo(0)).toEqual({ rule: 'HO-REDO' });
    expect(table.redo(BT)).toBeNull();
  });

  test('OB-BT-15 OB-BT-27: what the team has seen of him stays done', () => {
    const table = tableOf('sydney');
    goOn(table, () => hisTurn(table));
    choose(table, 'bt-local:sydney');
    expect(table.undoState(BT)).toMatchObject({ can: false, why: 'barrier' });
  });

  test('OB-BT-16: a card he has drawn stays drawn, though the table takes back anything else', () => {
    const table = tableOf('sydney');
    goOn(table, () => hisTurn(table));
    choose(table, 'bt-draw');
    expect(table.undo(BT)).toEqual({ rule: 'HO-UNDO', args: { why: 'barrier' } });
  });

  test('OB-BT-28: a way of the team into a city where he could have been is not taken back', () => {
    const table = tableOf('sydney');
    goOn(table, () => theirTurn(table));
    expect(table.state.brink?.terrorist?.suspects.filter((there) => there)).toHaveLength(47);
    choose(table, 'drive:chicago');
    expect(table.undoState(table.state.active)).toMatchObject({ can: false, why: 'barrier' });
  });

  test('OB-BT-28: nor one on which they have met him', () => {
    const table = tableOf('chicago');
    goOn(table, () => theirTurn(table));
    choose(table, 'drive:chicago');
    expect(table.state.brink?.terrorist?.visible).toBe(true);
    expect(table.undoState(table.state.active)).toMatchObject({ can: false, why: 'barrier' });
  });

  test('the team takes back what tells nobody anything, but nothing behind the other side’s turn', () => {
    const table = tableOf('sydney');
    goOn(table, () => theirTurn(table));
    const before = table.moves.length;
    choose(table, 'drive:chicago');
    choose(table, 'drive:atlanta');
    // Both cities are known to be without him by now.
    const { length } = table.moves;
    choose(table, 'drive:chicago');
    expect(table.undoState(table.state.active)).toEqual({ can: true, to: length, why: null });
    expect(table.undo(table.state.active, before)).toEqual({ rule: 'HO-UNDO', args: { why: 'barrier' } });
    expect(table.undo(BT)).toEqual({ rule: 'HO-UNDO', args: { why: 'side' } });
    goOn(table, () => hisTurn(table));
    choose(table, 'bt-end');
    expect(table.undo(table.state.active)).toEqual({ rule: 'HO-UNDO', args: { why: 'side' } });
  });

  test('once the game is over everything is open, and nothing is taken back', () => {
    const table = tableOf('sydney');
    goOn(table, () => table.over);
    expect(SEATS.map((seat) => table.undoState(seat).can)).toEqual([false, false, false]);
  });
});
