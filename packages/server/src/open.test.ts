import { describe, expect, it } from 'vitest';
import { hasBrowser, openBrowser } from './open.ts';

const atDesk = { platform: 'linux', env: { DISPLAY: ':0' }, terminal: true };

describe('opening a browser', () => {
  it('is done at a desk with a screen', () => {
    expect(hasBrowser(atDesk)).toBe(true);
    expect(hasBrowser({ ...atDesk, env: { WAYLAND_DISPLAY: 'wayland-0' } })).toBe(true);
    expect(hasBrowser({ ...atDesk, platform: 'darwin', env: {} })).toBe(true);
    expect(hasBrowser({ ...atDesk, platform: 'win32', env: {} })).toBe(true);
  });

  it('is left out without a screen, without a terminal, and in a build machine', () => {
    expect(hasBrowser({ ...atDesk, env: {} })).toBe(false);
    expect(hasBrowser({ ...atDesk, terminal: false })).toBe(false);
    expect(hasBrowser({ ...atDesk, env: { DISPLAY: ':0', CI: 'true' } })).toBe(false);
  });

  it('does nothing where there is nobody to look', async () => {
    const { isTTY } = process.stdout;
    process.stdout.isTTY = false;
    try {
      expect(await openBrowser('http://127.0.0.1:1/')).toBe(false);
    } finally {
      process.stdout.isTTY = isTTY;
    }
  });
});
