import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { MODULES } from '@holdout/pandemic';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { holdout } from '../testing.ts';
import { Checksum, digestOf } from './digest.ts';
import { wilson } from './wilson.ts';

const BIN = fileURLToPath(new URL('../../bin/holdout.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'holdout-simulate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('Wilson’s interval', () => {
  it('agrees with published values', () => {
    const [low, high] = wilson(81, 263);
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
  });

  it('stays inside 0 to 1 and says something about 0 and all of n', () => {
    expect(wilson(0, 20)[0]).toBe(0);
    expect(wilson(0, 20)[1]).toBeCloseTo(0.1611, 4);
    expect(wilson(20, 20)[0]).toBeCloseTo(0.8389, 4);
    expect(wilson(20, 20)[1]).toBe(1);
  });

  it('knows nothing without a game', () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});

describe('digests and checksums', () => {
  const won = { result: 'won', cause: 'cures', winners: [] } as const;
  const digest = digestOf(12, won, { a: [1, 2], b: { c: 3 } });

  it('see every number of the state, the outcome and the length', () => {
    expect(digestOf(12, won, { a: [1, 2], b: { c: 3 } })).toBe(digest);
    expect(digestOf(12, won, { a: [1, 2], b: { c: 4 } })).not.toBe(digest);
    expect(digestOf(12, won, { a: [2, 1], b: { c: 3 } })).not.toBe(digest);
    expect(digestOf(13, won, { a: [1, 2], b: { c: 3 } })).not.toBe(digest);
    expect(digestOf(12, null, { a: [1, 2], b: { c: 3 } })).not.toBe(digest);
  });

  it('depend on the order of the games', () => {
    const [one, other] = [new Checksum(), new Checksum()];
    for (const n of [1, 2, 3]) one.add(n);
    for (const n of [1, 3, 2]) other.add(n);
    expect(one.hex).toMatch(/^[0-9a-f]{16}$/);
    expect(one.hex).not.toBe(other.hex);
  });
});

describe('holdout simulate', () => {
  const simulate = (...args: string[]) =>
    holdout(['simulate', 'pandemic', '--seed', 'S', '--games', '350', ...args]);
  /** What may differ from run to run. */
  const timeless = (out: string) => {
    const { workers: _w, seconds: _s, gamesPerSecond: _g, ...rest } = JSON.parse(out);
    return rest;
  };

  it('gives the same result with one worker and with two', async () => {
    const options = ['--json', '--players', '4', '--epidemics', '4'];
    const [one, two] = [
      await simulate(...options, '--workers', '1'),
      await simulate(...options, '--workers', '2'),
    ];
    expect(one.code).toBe(0);
    expect(timeless(two.out)).toEqual(timeless(one.out));
  });

  it('prints exactly one JSON object with all its keys', async () => {
    const { out, err } = await simulate('--json', '--roles', 'medic,scientist', '--workers', '2');
    expect(out.trim().split('\n')).toHaveLength(1);
    expect(err).toBe('');
    const report = JSON.parse(out);
    expect(report).toMatchObject({
      game: 'pandemic',
      games: 350,
      players: 2,
      epidemics: 5,
      roles: ['medic', 'scientist'],
      bot: 'random',
      seed: 'S',
      workers: 2,
    });
    const { wins, losses, intervals, decisions, turns, gamesPerSecond, checksum } = report;
    expect(wins + losses.outbreaks + losses.cubes + losses.cards).toBe(350);
    expect(Object.keys(intervals.losses)).toEqual(Object.keys(losses));
    expect(intervals.wins).toEqual(wilson(wins, 350));
    expect(decisions).toBeGreaterThan(turns);
    expect(gamesPerSecond).toBeGreaterThan(0);
    expect(checksum).toMatch(/^[0-9a-f]{16}$/);
  });

  it('writes a header and one line for each game, whoever played it', async () => {
    const files = ['1', '2'].map((workers) => join(folder, `games-${workers}.jsonl`));
    await simulate('--workers', '1', '--out', files[0]);
    await simulate('--workers', '2', '--out', files[1]);
    const [one, two] = files.map((file) => readFileSync(file, 'utf8'));
    expect(two).toBe(one);
    const [header, first, ...rest] = one
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(header).toMatchObject({
      format: 'holdout.simulation',
      v: 1,
      game: 'pandemic',
      bot: 'random',
      seed: 'S',
    });
    expect(first).toMatchObject({ n: 0, seed: 'S/0', result: 'lost' });
    expect(rest).toHaveLength(349);
  });

  it('is stopped by Ctrl+C between two games, and tells what it has', async () => {
    const path = join(folder, 'stopped.jsonl');
    const args = [BIN, 'simulate', 'pandemic', '--games', '50000000', '--seed', 'S', '--json', '--out', path];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const out = text(child.stdout);
    await vi.waitUntil(() => existsSync(path) && statSync(path).size > 50_000, {
      timeout: 60_000,
      interval: 50,
    });
    child.kill('SIGINT');
    const [code] = await once(child, 'exit');
    expect(code).toBe(130);
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(lines[lines.length - 1]).n).toBe(lines.length - 2);
    expect(JSON.parse(await out).games).toBe(lines.length - 1);
  });

  it('plays Zombicide, and tells the losses by their cause', async () => {
    const simulation = (...args: string[]) =>
      holdout(['simulate', 'zombicide', '--mission', 's1-00', '--seed', 'S', '--games', '12', ...args]);
    const options = ['--survivors', '6', '--bot', 'greedy', '--json'];
    const [one, two] = [
      await simulation(...options, '--workers', '1'),
      await simulation(...options, '--workers', '2'),
    ];
    expect(timeless(two.out)).toEqual(timeless(one.out));
    const report = JSON.parse(one.out);
    expect(report).toMatchObject({ game: 'zombicide', mission: 's1-00', bot: 'greedy', games: 12 });
    expect(report.survivors).toHaveLength(6);
    const { wins, losses, decisions, turns } = report;
    expect(wins + losses.dead + losses.escaped + losses['too-few'] + losses['out-of-reach']).toBe(12);
    expect(decisions).toBeGreaterThan(turns);
    const { out } = await simulation('--bot', 'random', '--workers', '1');
    expect(out).toMatch(/lost: nobody left alive +\d+/);
    expect(out).toMatch(/decisions and [\d.]+ rounds/);
  });

  it.each(MODULES)('plays On the Brink with the module %s', async (module) => {
    const args = ['--on-the-brink', '--module', module, '--players', '5', '--epidemics', '7'];
    const { out, code } = await holdout([
      ...['simulate', 'pandemic', '--seed', 'S', '--games', '6', '--workers', '1', '--json'],
      ...args,
    ]);
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ onTheBrink: true, module, players: 5, epidemics: 7, games: 6 });
    expect(report.btPlayer).toBe(module.includes('bioterrorist') ? 'random' : undefined);
    const { wins, losses } = report;
    expect(wins + losses.outbreaks + losses.cubes + losses.cards).toBe(6);
  });

  it('takes a module alone, and the number of the Bio-Terrorist', async () => {
    const args = ['--games', '2', '--workers', '1', '--module', 'bioterrorist', '--bt-player', '3'];
    const { out } = await simulate(...args, '--json');
    expect(JSON.parse(out)).toMatchObject({ onTheBrink: true, players: 3, epidemics: 5, btPlayer: 3 });
  });

  it('refuses what makes no sense, with the place', async () => {
    const wrong: [string[], RegExp][] = [
      [['--games', '0'], /--games/],
      [['--workers', 'x'], /--workers.*“x”/],
      [['--bot', 'genius'], /--bot.*“genius”.*random/],
      [['--players', '7'], /players.*7/],
      [['--epidemics', 'many'], /epidemics.*many/],
      [['--roles', 'medic,medic'], /roles\[1\].*medic/],
      [['--out', join(folder, 'nowhere', 'games.jsonl')], /nowhere/],
      [['--seed', ''], /--seed/],
      [['--players', '5'], /players.*2 to 4.*5/],
      [['--on-the-brink', '--epidemics', '8'], /epidemics.*4 to 7.*8/],
      [['--module', 'plague'], /module.*plague.*none, virulent/],
      [['--module', 'mutation+bioterrorist'], /module.*purple/],
      [['--bt-player', '2'], /btPlayer.*On the Brink/],
      [['--module', 'bioterrorist', '--bt-player', '4'], /btPlayer.*1 to 3.*4/],
      [['--module', 'bioterrorist', '--players', '2'], /players.*3 to 5.*2/],
    ];
    for (const [args, message] of wrong) {
      const { code, out, err } = await holdout(['simulate', 'pandemic', ...args]);
      expect({ args, code, out }).toEqual({ args, code: 2, out: '' });
      expect(err).toMatch(message);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
  });
});
