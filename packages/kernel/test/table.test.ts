import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkHash,
  entryLine,
  InputError,
  type Json,
  parseLine,
  readSave,
  replay,
  saveTable,
  seenBy,
  Table,
  type TableSetup,
  type UndoMode,
} from '../src/index.ts';
import { type ToyState, toy } from './toy.ts';

function table(options: object = {}, undo: UndoMode = 'keepFate'): Table<ToyState> {
  const setup: TableSetup = {
    options: options as Json & object,
    seed: 'toy',
    undo,
    seats: [{ name: 'A' }, { name: 'B' }],
  };
  return new Table(toy, setup);
}

const say = (t: Table<ToyState>, seat: number, key: string) => t.answer({ seq: t.state.seq, seat, key });
const hash = (t: Table<ToyState>) => checkHash(JSON.parse(JSON.stringify(t.state)));

describe('undo', () => {
  test('PB017: keepFate goes back any number of answers and brings the same luck again', () => {
    const t = table();
    say(t, 0, 'dig');
    const gold = t.state.gold[0];
    say(t, 1, 'rest');
    expect(t.undo(0, 0)).toBeNull();
    expect(t.state.gold[0]).toBe(0);
    say(t, 0, 'dig');
    expect(t.state.gold[0]).toBe(gold);
  });

  test('PB019: strict stops at a roll, off does nothing', () => {
    const t = table({}, 'strict');
    say(t, 0, 'dig');
    expect(t.undoState()).toEqual({ can: false, to: 1, why: 'barrier' });
    say(t, 1, 'rest');
    expect(t.undoState()).toEqual({ can: true, to: 1, why: null });
    const off = table({}, 'off');
    say(off, 0, 'rest');
    expect(off.undo(0)).toEqual({ rule: 'HO-UNDO', args: { why: 'off' } });
  });

  test('to where the table is, or ahead of it, there is nothing to undo', () => {
    const t = table();
    say(t, 0, 'rest');
    for (const to of [1, 2, 999])
      expect(t.undo(0, to)).toEqual({ rule: 'HO-UNDO', args: { why: 'nothing' } });
    expect(t.log).toHaveLength(1);
  });

  test('the log keeps what was taken back; a new answer ends the redo', () => {
    const t = table();
    say(t, 0, 'rest');
    say(t, 1, 'rest');
    t.undo(1);
    expect(t.redoable()).toBe(1);
    say(t, 1, 'dig');
    expect(t.redoable()).toBe(0);
    expect(t.redo(1)).toEqual({ rule: 'HO-REDO' });
    expect(t.log).toEqual([
      { by: 0, key: 'rest' },
      { by: 1, key: 'rest' },
      { by: 1, undo: 1 },
      { by: 1, key: 'dig' },
    ]);
  });

  test('any mix of answers, undo, redo and switches is the same when it is replayed from its save', () => {
    const command = fc.oneof(
      fc.record({ t: fc.constant('answer' as const), pick: fc.nat(5) }),
      fc.record({ t: fc.constant('undo' as const), back: fc.nat(6) }),
      fc.record({ t: fc.constant('redo' as const), back: fc.nat(3) }),
      fc.record({ t: fc.constant('set' as const), to: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        const t = table({
          charms: [
            ['wolf', 1],
            ['howler', 1],
            ['doubler', 0],
          ],
        });
        for (const entry of commands) {
          if (entry.t === 'undo') t.undo(0, Math.max(0, t.moves.length - entry.back));
          else if (entry.t === 'redo') t.redo(0);
          else if (entry.t === 'set') t.set(1, 'quiet', entry.to);
          else {
            const options = t.decision([0, 1])?.options ?? [];
            const option = options[entry.pick % Math.max(1, options.length)];
            if (option) expect(say(t, option.seat, option.key)).toBeNull();
          }
        }
        const { table: again, mismatch } = replay(toy, readSave(JSON.stringify(saveTable(t, 'test'))));
        expect(mismatch).toBeNull();
        expect(hash(again)).toBe(hash(t));
        expect(again.moves.length).toBe(t.moves.length);
      }),
      { numRuns: 150 },
    );
  });
});

describe('switches', () => {
  test('a seat sets its own; an unknown name is refused', () => {
    const t = table();
    expect(t.set(1, 'quiet', true)).toBeNull();
    expect(t.state.switches.quiet).toEqual([false, true]);
    expect(t.set(1, 'loud', true)?.rule).toBe('HO-KEY');
    expect(t.set(7, 'quiet', true)?.rule).toBe('HO-KEY');
  });

  test('they are not what undo takes back', () => {
    const t = table();
    say(t, 0, 'rest');
    t.set(1, 'quiet', true);
    expect(t.undoState()).toMatchObject({ can: true, to: 0 });
  });
});

describe('events', () => {
  test('the private part reaches only its seats', () => {
    const event = { t: 'guess', n: 1, only: { seats: [0], number: 4 } };
    expect(seenBy(event, 0)).toEqual({ t: 'guess', n: 1, number: 4 });
    expect(seenBy(event, 1)).toEqual({ t: 'guess', n: 1 });
    expect(seenBy(event, 'spectator')).toEqual({ t: 'guess', n: 1 });
    expect(seenBy(event, 'everyone')).toEqual({ t: 'guess', n: 1, number: 4 });
  });
});

describe('saves', () => {
  const saved = () => {
    const t = table();
    for (let i = 0; i < 4; i++) say(t, i % 2, 'dig');
    return JSON.parse(JSON.stringify(saveTable(t, 'test')));
  };
  const fault = (input: unknown) => {
    try {
      readSave(input);
    } catch (error) {
      if (error instanceof InputError) return { code: error.code, path: error.path };
      throw error;
    }
    return null;
  };

  test('what is not a save says so, and where', () => {
    expect(fault('{"format": "holdout.game", ')).toMatchObject({ code: 'save.notJson' });
    expect(fault('[]')).toEqual({ code: 'save.foreign', path: '' });
    expect(fault('{"format":"other"}')).toEqual({ code: 'save.foreign', path: 'format' });
    expect(fault({ ...saved(), v: 999 })).toEqual({ code: 'save.newer', path: 'v' });
    expect(fault({ ...saved(), seats: 'all' })).toEqual({ code: 'save.field', path: 'seats' });
    const file = saved();
    file.log[2] = 5;
    expect(fault(file)).toEqual({ code: 'save.field', path: 'log[2]' });
  });

  test('an entry that is refused is named', () => {
    const file = saved();
    file.log[1] = 'p2 fight';
    expect(replay(toy, readSave(file)).mismatch).toMatchObject({ path: 'log[1]', found: 'HO-ASK' });
  });

  test('a line that is none is named', () => {
    const file = saved();
    file.log[3] = 'p99 dig';
    expect(() => replay(toy, readSave(file))).toThrow(/save.line at log\[3\]/);
  });

  test('lines and entries are the same thing', () => {
    for (const line of [
      'p1 dig',
      'p14 undo 3',
      'p2 redo 7 @1790000000000',
      'p3 set quiet on',
      'p3 set quiet off @5',
    ]) {
      expect(entryLine(parseLine(line, ''))).toBe(line);
    }
  });

  test('a file of older rules goes on from its last state; what was before can be read', () => {
    const file = saved();
    const { secrets: _, ...older } = file.snapshots.at(-1).state;
    file.snapshots = [{ n: 4, hash: 'of older rules', state: older }];
    const { table: carried, carriedFrom } = replay(toy, readSave({ ...file, rules: 1 }));
    expect(carriedFrom).toBe(1);
    expect(carried.state.secrets).toEqual([1, 1]);
    expect(carried.base?.past).toEqual(['p1 dig', 'p2 dig', 'p1 dig', 'p2 dig']);
    say(carried, 0, 'rest');
    const again = replay(toy, readSave(JSON.stringify(saveTable(carried, 'test'))));
    expect(again.mismatch).toBeNull();
    expect(hash(again.table)).toBe(hash(carried));
    expect(again.table.base?.past).toHaveLength(4);
  });

  test('a file of newer rules is refused', () => {
    expect(() => replay(toy, readSave({ ...saved(), rules: 3 }))).toThrow(/save.newerRules/);
  });

  test('the first field that differs is named', () => {
    const file = saved();
    file.snapshots.at(-1).state.gold[1] = 99;
    expect(replay(toy, readSave(file)).mismatch).toMatchObject({ n: 4, path: '.gold[1]' });
  });

  test('fields of other programs are kept', () => {
    const file = readSave({ ...saved(), note: 'ours' });
    const { table: t } = replay(toy, file);
    expect(saveTable(t, 'test', { note: file.note }).note).toBe('ours');
  });

  test('a save of another game is refused', () => {
    expect(() => replay(toy, readSave({ ...saved(), game: 'chess' }))).toThrow(/save.otherGame/);
  });
});
