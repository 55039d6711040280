import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MISSION_IDS } from '@holdout/zombicide';
import { afterAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../language.ts';
import { holdout } from '../testing.ts';
import { writeMission } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'holdout-mission-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, change: Readonly<Record<string, unknown>>): string =>
  writeMission(join(folder, name), change);

describe('holdout mission list', () => {
  it('names every mission with its box', async () => {
    const { code, out } = await holdout(['mission', 'list']);
    const lines = out.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines).toHaveLength(MISSION_IDS.length);
    expect(lines[0]).toMatch(/^s1-00 +Tutorial +Tutorial +\d+ min +Season 1$/);
  });

  it('says the same as data', async () => {
    const { out } = await holdout(['mission', 'list', '--json']);
    const all = JSON.parse(out);
    expect(all.map(({ id }: { id: string }) => id)).toEqual(MISSION_IDS);
    expect(all[0]).toMatchObject({
      title: 'Tutorial',
      boxes: ['season1'],
      difficulty: 'tutorial',
    });
  });
});

describe('holdout mission switches', () => {
  const both = () => file('both.json', { boxes: ['season1', 'rueMorgue'] });

  it('shows what concerns the mission, with the usual value marked', async () => {
    const { code, out } = await holdout(['mission', 'switches', 's1-01']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Cards in a trade\n\* tradeScope=anyNumber +Any number.*\n {2}tradeScope=single +One card/m,
    );
    expect(out).not.toContain('crawlers=');
    const mixed = (await holdout(['mission', 'switches', both()])).out;
    expect(mixed).toMatch(/^\* crawlers=true +There are$/m);
    expect(mixed).toMatch(/^\* targetTable=rmExtended /m);
  });

  it('says the same as data, in any language without a gap', async () => {
    const all = JSON.parse((await holdout(['mission', 'switches', both(), '--json'])).out);
    expect(all).toContainEqual({ name: 'crawlers', usual: true, values: [true, false] });
    for (const lang of ['en', 'de', 'ja', 'hu'])
      expect((await holdout(['mission', 'switches', both(), '--lang', lang])).out).not.toContain('ruleset.');
  });

  it('of a mission that there is not are refused', async () => {
    const { code, err } = await holdout(['mission', 'switches', 's9-99']);
    expect([code, err]).toEqual([2, expect.stringMatching(/s9-99/)]);
  });
});

describe('holdout mission check', () => {
  it('finds nothing wrong with a good one', async () => {
    const { code, out } = await holdout(['mission', 'check', file('good.json', {})]);
    expect(code).toBe(0);
    expect(out).toContain('Nothing is wrong');
  });

  it('tells errors with their place, and the exit code says so', async () => {
    const path = file('broken.json', {
      map: { tiles: [['7B', '7B']] },
      doors: [{ between: ['A1.r1', 'A1.S'] }],
      spawns: [{ zone: 'B1.E' }],
      objectives: [],
    });
    const { code, out } = await holdout(['mission', 'check', path]);
    expect(code).toBe(1);
    expect(out).toMatch(/broken\.json: \d+ errors?, \d+ warnings?/);
    expect(out).toMatch(/error in map\.tiles\[0\]\[1\]: The tile 7B/);
    expect(out).toMatch(/error in win\[0\]: .*objective tokens/);
    const json = JSON.parse((await holdout(['mission', 'check', path, '--json'])).out);
    expect(json).toMatchObject({ file: path, playable: false });
    expect(json.findings).toContainEqual(
      expect.objectContaining({ code: 'needsObjectives', path: 'win[0]', message: expect.any(String) }),
    );
  });

  it('tells a field that is wrong in any language', async () => {
    const path = file('field.json', { minutes: 'long' });
    for (const lang of ['en', 'de', 'ja', 'hu']) {
      const { code, out } = await holdout(['mission', 'check', path, '--lang', lang]);
      expect(code).toBe(1);
      expect(out).toContain('minutes');
      expect(out).not.toContain('mission.field');
    }
  });

  it('lets warnings pass', async () => {
    const { code, out } = await holdout(['mission', 'check', file('warned.json', { rules: [] })]);
    expect(code).toBe(0);
    expect(out).toMatch(/0|no errors/);
    expect(out).toContain('warning for rules: The mission has no special rules.');
  });

  it('refuses what is no mission file', async () => {
    const text = join(folder, 'text.json');
    writeFileSync(text, '{"format":');
    const wrong: [string[], RegExp][] = [
      [['check', text], /text\.json.*JSON/],
      [['check', join(folder, 'nothing.json')], /no such file/],
      [['check'], /file/],
      [['chekc'], /chekc/],
    ];
    for (const [args, message] of wrong) {
      const { code, err } = await holdout(['mission', ...args]);
      expect({ args, code }).toEqual({ args, code: 2 });
      expect(err).toMatch(message);
    }
  });

  it('has a sentence for every finding', () => {
    const folder = new URL('../../../zombicide/src/missions/lint/', import.meta.url);
    const source = readdirSync(folder)
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join();
    const codes = [...source.matchAll(/\b(?:error|warning)\('(\w+)'/g)].map(([, code]) => code);
    const told = Object.keys(loadMessages('en')).filter((id) => id.startsWith('lint.'));
    expect(codes.length).toBeGreaterThan(15);
    expect(told.sort()).toEqual([...new Set(codes)].map((code) => `lint.${code}`).sort());
  });

  it('plays a mission out of a file', async () => {
    const path = file('own.json', { id: 'own', title: { en: 'My block' }, brief: { en: 'Take it.' } });
    const { code, out } = await holdout(['play', 'zombicide', '--mission', path], ['mission']);
    expect(code).toBe(0);
    expect(out).toContain('My block\nTake it.');
  });
});
