import {
  checkHash,
  readSave,
  replay,
  saveTable,
  Table,
  type TableSetup,
  type UndoMode,
} from '@holdout/kernel';
import { randomNumbers } from '@holdout/testkit';
import { describe, expect, test } from 'vitest';
import { pandemic } from '../src/game.ts';
import type { OptionInput } from '../src/state/options.ts';
import type { PandemicState } from '../src/state/state.ts';

function setup(seed: string, options: OptionInput = {}, undo: UndoMode = 'keepFate'): TableSetup {
  const players = options.players ?? 3;
  const seats = Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}` }));
  return { options: { ...options, players } as TableSetup['options'], seed, undo, seats };
}

const hashOf = (table: Table<PandemicState>): string => checkHash(JSON.parse(JSON.stringify(table.state)));

/** Answers at random until the game is over or the limit is reached. */
function playOn(table: Table<PandemicState>, random: (below: number) => number, answers = 10_000): void {
  for (let i = 0; i < answers && !table.over; i++) {
    const decision = table.decision([...table.state.pawns.keys()]);
    if (!decision) return;
    const option = decision.options[random(decision.options.length)];
    const seat = option.seat === 15 ? 0 : option.seat;
    expect(table.answer({ seq: decision.seq, seat, key: option.key })).toBeNull();
  }
}

describe('undo and redo', () => {
  test('from any point they lead to the same states', () => {
    for (let i = 0; i < 25; i++) {
      const random = randomNumbers(i);
      const table = new Table(
        pandemic,
        setup(`undo/${i}`, { players: 2 + (i % 3), hands: i % 2 ? 'closed' : 'open' }),
      );
      const hashes = [hashOf(table)];
      while (!table.over) {
        playOn(table, random, 1);
        hashes[table.moves.length] = hashOf(table);
        if (random(12) > 0) continue;
        const end = table.moves.length;
        const to = random(end);
        expect(table.undo(0, to)).toBeNull();
        expect(hashOf(table), `game ${i} back to ${to}`).toBe(hashes[to]);
        expect(table.redo(0, end)).toBeNull();
        expect(hashOf(table), `game ${i} on to ${end}`).toBe(hashes[end]);
      }
      expect(table.undo(0, 0)).toBeNull();
      expect(hashOf(table)).toBe(hashes[0]);
    }
  });

  test('keepFate: the same answers after an undo bring the same cards', () => {
    const table = new Table(pandemic, setup('fate'));
    playOn(table, randomNumbers(4), 30);
    const keys = table.moves.map((move) => ('key' in move.entry ? move.entry.key : ''));
    const end = hashOf(table);
    table.undo(0, 5);
    for (const move of keys.slice(5)) {
      const decision = table.decision([0, 1, 2]);
      const option = decision?.options.find((entry) => entry.key === move);
      table.answer({ seq: decision?.seq ?? -1, seat: option?.seat ?? 0, key: move });
    }
    expect(hashOf(table)).toBe(end);
  });

  test('strict: back to the last card that became known, and no further', () => {
    const table = new Table(pandemic, setup('strict', {}, 'strict'));
    const move = () => table.decision([0, 1, 2])?.options.find((option) => option.kind === 'drive');
    const drive = move();
    table.answer({ seq: table.state.seq, seat: drive?.seat ?? table.state.active, key: drive?.key ?? '' });
    expect(table.undoState()).toEqual({ can: true, to: 0, why: null });
    const seat = table.state.active;
    table.answer({ seq: table.state.seq, seat, key: 'end' });
    expect(table.undoState()).toMatchObject({ can: false, why: 'barrier' });
    expect(table.undo(0)).toEqual({ rule: 'HO-UNDO', args: { why: 'barrier' } });
  });

  test('off: nothing is taken back', () => {
    const table = new Table(pandemic, setup('off', {}, 'off'));
    playOn(table, randomNumbers(1), 3);
    expect(table.undo(0)).toEqual({ rule: 'HO-UNDO', args: { why: 'off' } });
  });
});

describe('save and load', () => {
  test('B56 PB071: at any decision a loaded game is the same and goes on the same way', () => {
    for (let i = 0; i < 12; i++) {
      const random = randomNumbers(100 + i);
      const table = new Table(pandemic, setup(`save/${i}`, { players: 2 + (i % 3), entered: i % 6 === 5 }));
      while (!table.over) {
        playOn(table, random, 1 + random(9));
        if (random(4) === 0) table.undo(0, Math.max(0, table.moves.length - random(6)));
        const text = JSON.stringify(saveTable(table, 'test'));
        const { table: loaded, mismatch } = replay(pandemic, readSave(text));
        expect(mismatch).toBeNull();
        expect(hashOf(loaded)).toBe(hashOf(table));
        expect(loaded.decision([0, 1, 2, 3])).toEqual(table.decision([0, 1, 2, 3]));
        const luck = 1000 + table.moves.length;
        const goesOn = new Table(pandemic, loaded.setup);
        for (const entry of loaded.log) goesOn.apply(entry);
        playOn(goesOn, randomNumbers(luck), 5);
        playOn(loaded, randomNumbers(luck), 5);
        expect(hashOf(loaded)).toBe(hashOf(goesOn));
      }
    }
  });

  test('a whole game fits in 50 kB', () => {
    let largest = 0;
    for (let i = 0; i < 40; i++) {
      const table = new Table(pandemic, setup(`size/${i}`, { players: 4, epidemics: 4 }));
      playOn(table, randomNumbers(i));
      largest = Math.max(largest, JSON.stringify(saveTable(table, 'test')).length);
    }
    expect(largest).toBeLessThan(50_000);
  });

  test('a tampered answer is found, with its place', () => {
    const table = new Table(pandemic, setup('tamper'));
    playOn(table, randomNumbers(3), 60);
    const file = JSON.parse(JSON.stringify(saveTable(table, 'test')));
    file.snapshots[0].state.outbreaks += 1;
    expect(replay(pandemic, readSave(file)).mismatch).toMatchObject({ n: 50, path: '.outbreaks' });
  });
});
