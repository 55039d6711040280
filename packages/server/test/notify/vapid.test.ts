import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platform } from 'node:process';
import { describe, expect, test } from 'vitest';
import { loadVapid } from '../../src/notify/index.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'holdout-vapid-'));

describe('the keys of the server', () => {
  test('are made once and kept for this user alone', async () => {
    const folder = join(newFolder(), 'data');
    const made = await loadVapid(folder, {});
    expect(Buffer.from(made.publicKey, 'base64url')).toHaveLength(65);
    expect(Buffer.from(made.privateKey, 'base64url')).toHaveLength(32);
    expect(made.subject).toMatch(/^mailto:/);
    expect(readdirSync(folder)).toEqual(['vapid.json']);
    if (platform !== 'win32') expect(statSync(join(folder, 'vapid.json')).mode & 0o777).toBe(0o600);
    expect(await loadVapid(folder, {})).toEqual(made);
    const subject = 'https://holdout.example/';
    expect(await loadVapid(folder, { VAPID_SUBJECT: subject })).toEqual({ ...made, subject });
  });

  test('may be given; then nothing is written', async () => {
    const { publicKey, privateKey } = await loadVapid(newFolder(), {});
    const folder = newFolder();
    const env = {
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'mailto:ann@holdout.example',
    };
    const subject = env.VAPID_SUBJECT;
    expect(await loadVapid(folder, env)).toEqual({ publicKey, privateKey, subject });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('must belong together', async () => {
    const one = await loadVapid(newFolder(), {});
    const other = await loadVapid(newFolder(), {});
    const given = (VAPID_PUBLIC_KEY?: string, VAPID_PRIVATE_KEY?: string) =>
      loadVapid(newFolder(), { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY });
    await expect(given(one.publicKey, other.privateKey)).rejects.toThrow(/not a pair/);
    await expect(given(one.publicKey)).rejects.toThrow(/VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY/);
    await expect(given(undefined, one.privateKey)).rejects.toThrow(/not a pair/);
    await expect(given('abc', 'AAAA')).rejects.toThrow(/not a pair/);
  });

  test.each(['nobody', 'http://holdout.example/', 'ann@holdout.example'])(
    'the subject can’t be %s',
    async (subject) => {
      await expect(loadVapid(newFolder(), { VAPID_SUBJECT: subject })).rejects.toThrow(/VAPID_SUBJECT/);
    },
  );

  test('a damaged file is told of and left as it is', async () => {
    const folder = newFolder();
    const path = join(folder, 'vapid.json');
    for (const text of ['{"privateKey":"secret', 'null', '{"publicKey":"a","privateKey":"secret"}']) {
      writeFileSync(path, text);
      const error: unknown = await loadVapid(folder, {}).catch((reason: unknown) => reason);
      expect(String(error)).toContain(path);
      expect(String(error)).not.toContain('secret');
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
  });
});
