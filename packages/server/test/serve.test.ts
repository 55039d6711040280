import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import type { Served } from '../src/index.ts';
import { startServer } from './support/serving.ts';

const open: Served[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((served) => served.close()));
});

function client(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'holdout-')), 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Holdout</title>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
  return folder;
}

async function start(port: number): Promise<Served> {
  const served = await startServer({ port, exactPort: false }, { client: client() });
  open.push(served);
  return served;
}

describe('serving the client', () => {
  test('its pages, also those with an address of their own, with strict headers', async () => {
    const { url } = await start(0);
    for (const path of ['', 'table/abc', 'rules']) {
      const response = await fetch(url + path, { headers: { accept: 'text/html' } });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('Holdout');
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('files with a hash in their name stay with the browser; what is not there is not found', async () => {
    const { url } = await start(0);
    const asset = await fetch(`${url}assets/app-1a2b.js`);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${url}assets/none.js`)).status).toBe(404);
    expect((await fetch(`${url}../package.json`)).status).toBe(404);
  });

  test('a compressed file beside the plain one is sent to whoever can read it', async () => {
    const folder = client();
    writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync('export const small = 1;'));
    const served = await startServer({}, { client: folder });
    open.push(served);
    const response = await fetch(`${served.url}assets/app-1a2b.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe('export const small = 1;');
    const plain = await fetch(`${served.url}assets/app-1a2b.js`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(await plain.text()).toBe('export {};');
  });

  test('a taken port is passed over for the next', async () => {
    const first = await start(0);
    const port = Number(new URL(first.url).port);
    const second = await start(port);
    expect(Number(new URL(second.url).port)).toBeGreaterThan(port);
  });

  test('without a built client it says so', async () => {
    const missing = join(tmpdir(), 'holdout-none');
    await expect(startServer({}, { client: missing })).rejects.toThrow(/not built/);
  });
});
