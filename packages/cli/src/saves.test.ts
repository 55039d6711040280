import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdout } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'holdout-saves-'));
const good = join(folder, 'good.json');
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
/** The good save with something else in it. */
const changed = (name: string, change: (save: ReturnType<typeof JSON.parse>) => void): string => {
  const save = JSON.parse(readFileSync(good, 'utf8'));
  change(save);
  return file(name, JSON.stringify(save));
};

beforeAll(async () => {
  const args = ['play', 'pandemic', '--seed', 'abc', '--players', '3', '--save', good];
  await holdout(args, ['drive chicago', 'treat blue', 'undo', 'redo', 'end', 'hold off']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('holdout replay', () => {
  it('verifies a good save and sums it up', async () => {
    const { code, out } = await holdout(['replay', good]);
    expect(code).toBe(0);
    expect(out).toContain('Player 2 (Medic)');
    expect(out).toContain('not over yet');
    expect(out).toMatch(/^verified/m);
  });

  it('says the same as data', async () => {
    const { code, out } = await holdout(['replay', good, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      game: 'pandemic',
      verified: true,
      mismatch: null,
      outcome: null,
    });
  });

  it('names the first difference of a state that was tampered with', async () => {
    const path = changed('state.json', (save) => {
      save.snapshots[0].state.outbreaks = 5;
    });
    const { code, out } = await holdout(['replay', path]);
    expect(code).toBe(1);
    expect(out).toMatch(/^differs: at move \d+, \.outbreaks\. Expected \w+, found \w+/m);
    const json = JSON.parse((await holdout(['replay', path, '--json'])).out);
    expect(json).toMatchObject({ verified: false, mismatch: { path: '.outbreaks' } });
  });

  it('names the first entry that the rules refuse', async () => {
    const path = changed('log.json', (save) => {
      save.log[1] = 'p1 treat:red';
    });
    const { code, out } = await holdout(['replay', path]);
    expect(code).toBe(1);
    expect(out).toContain('log[1]. Expected p1 treat:red, found PD-ACT-08');
  });

  it('refuses foreign, damaged and missing files', async () => {
    const wrong: [string, RegExp][] = [
      [file('foreign.json', '{"format":"other"}'), /format.*other/],
      [file('cut.json', readFileSync(good, 'utf8').slice(0, 300)), /JSON.*300/],
      [changed('field.json', (save) => Object.assign(save, { seats: 3 })), /seats.*3/],
      [changed('newer.json', (save) => Object.assign(save, { v: 99 })), /99/],
      [changed('options.json', (save) => Object.assign(save.options, { players: 9 })), /players.*9/],
      [join(folder, 'nothing.json'), /nothing\.json.*no such file/],
      [folder, /folder/],
    ];
    for (const [path, message] of wrong) {
      const { code, err } = await holdout(['replay', path]);
      expect({ path, code }).toEqual({ path, code: 2 });
      expect(err).toMatch(message);
    }
  });
});

describe('holdout export', () => {
  it('writes the save as readable JSON', async () => {
    const { out } = await holdout(['export', good]);
    expect(JSON.parse(out)).toEqual(JSON.parse(readFileSync(good, 'utf8')));
    expect(out.split('\n').length).toBeGreaterThan(20);
  });

  it('writes a header and one event a line', async () => {
    const { out } = await holdout(['export', good, '--format', 'jsonl']);
    const [header, ...events] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(header).toMatchObject({ format: 'holdout.game.events', game: 'pandemic', seed: 'abc' });
    expect(events[0]).toEqual({ move: 0, t: 'setup', players: 3, epidemics: 5 });
    expect(events).toContainEqual(expect.objectContaining({ move: 1, t: 'move', city: 'chicago' }));
  });

  it('writes a table of the moves in force', async () => {
    const { out } = await holdout(['export', good, '--format', 'csv', '--lang', 'de']);
    const [columns, first, second] = out.split('\n');
    expect(columns).toBe('move,turn,seat,name,role,key,text');
    expect(first).toMatch(/^1,1,1,Player 1,contingency-planner,drive:chicago,/);
    expect(second).toContain('treat:blue');
    expect(out).toContain('set:holdForEvents:off');
  });

  it('writes a log in the reader’s language, to a file', async () => {
    const path = join(folder, 'log.txt');
    const { code, out } = await holdout(['export', good, '--format', 'log', '--lang', 'hu', '--out', path]);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(readFileSync(path, 'utf8')).toContain('Chicago');
  });

  it('does not overwrite the save, and tells nothing of a game that does not replay', async () => {
    expect((await holdout(['export', good, '--out', good])).code).toBe(2);
    const path = changed('tampered.json', (save) => {
      save.snapshots[0].state.turn = 7;
    });
    const { code, out, err } = await holdout(['export', path, '--format', 'csv']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('.turn');
  });
});

describe('holdout play --resume', () => {
  it('goes on where the save ends, and keeps fields it does not know', async () => {
    const path = changed('resumed.json', (save) => Object.assign(save, { note: 'of another program' }));
    const { code, out } = await holdout(
      ['play', 'pandemic', '--resume', path, '--save', path],
      ['log 1', 'undo'],
    );
    expect(code).toBe(0);
    expect(out).toContain('Taken back');
    const saved = JSON.parse(readFileSync(path, 'utf8'));
    expect(saved.note).toBe('of another program');
    expect(saved.log.at(-1)).toMatch(/undo/);
    expect((await holdout(['replay', path])).code).toBe(0);
  });

  it('refuses to change what the save has fixed, and a save that does not replay', async () => {
    const seed = await holdout(['play', 'pandemic', '--resume', good, '--seed', 'x']);
    expect(seed).toMatchObject({ code: 2, out: '' });
    expect(seed.err).toContain('--seed');
    const path = changed('wrong.json', (save) => {
      save.snapshots[0].state.turn = 7;
    });
    expect((await holdout(['play', 'pandemic', '--resume', path])).code).toBe(2);
  });

  it('keeps an older file of the name of a new game', async () => {
    const path = file('older.json', 'precious');
    const { out } = await holdout(['play', 'pandemic', '--save', path], ['quit']);
    expect(out).toContain(`${path}.bak`);
    expect(readFileSync(`${path}.bak`, 'utf8')).toBe('precious');
    expect((await holdout(['replay', path])).code).toBe(0);
  });
});
