import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '@holdout/server';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { ensureChromium, launchArguments } from './lib/chromium.mjs';

/**
 * The pictures of the README, out of the built client and recorded games. Run by `node scripts/make-screenshots.ts`
 * after `npm run build`.
 */
const root = fileURLToPath(new URL('../', import.meta.url));
const PANDEMIC = 'pandemic/win-2-players';
const ZOMBICIDE = 'zombicide/win-s1-03-alone';
const NAMES = ['Ann', 'Béla'];

interface Picture {
  readonly name: string;
  /** A recorded game, and how many of its moves have been made. */
  readonly game: string;
  readonly moves: number;
  readonly context: BrowserContextOptions;
  readonly settings: { readonly language: string; readonly theme: string; readonly textBoard?: boolean };
}

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, deviceScaleFactor: 2 };

const PICTURES: readonly Picture[] = [
  {
    name: 'table-desktop-light',
    game: PANDEMIC,
    moves: 22,
    context: DESKTOP,
    settings: { language: 'en', theme: 'light' },
  },
  {
    name: 'table-desktop-dark',
    game: PANDEMIC,
    moves: 22,
    context: DESKTOP,
    settings: { language: 'ja', theme: 'dark' },
  },
  {
    name: 'table-phone-dark',
    game: PANDEMIC,
    moves: 22,
    context: PHONE,
    settings: { language: 'de', theme: 'dark' },
  },
  {
    name: 'zombicide-desktop-light',
    game: ZOMBICIDE,
    moves: 210,
    context: DESKTOP,
    settings: { language: 'en', theme: 'light' },
  },
  {
    name: 'zombicide-phone-dark',
    game: ZOMBICIDE,
    moves: 210,
    context: PHONE,
    settings: { language: 'hu', theme: 'dark' },
  },
  {
    name: 'text-board',
    game: PANDEMIC,
    moves: 22,
    context: DESKTOP,
    settings: { language: 'hu', theme: 'light', textBoard: true },
  },
];

/** Drops the recorded game, cut to its first moves, on the start page. */
async function openGame(page: Page, game: string, moves: number): Promise<void> {
  const save = JSON.parse(readFileSync(`${root}fixtures/${game}.game.json`, 'utf8'));
  const seats = NAMES.slice(0, save.seats.length).map((name) => ({ name }));
  const text = JSON.stringify({ ...save, seats, log: save.log.slice(0, moves), snapshots: [] });
  await page.locator('form').waitFor();
  await page.evaluate((json) => {
    const data = new DataTransfer();
    data.setData('text/plain', json);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, text);
  await page.getByTestId('saved-game').first().getByRole('link').click();
  await page.getByTestId('table').waitFor();
}

const served = await serve({ port: 0, host: '127.0.0.1', client: `${root}packages/web/dist` });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: launchArguments });
for (const { name, game, moves, context: options, settings } of PICTURES) {
  const context = await browser.newContext({
    ...options,
    locale: settings.language,
    reducedMotion: 'reduce',
  });
  const stored = { speed: 'instant', shortcuts: true, textBoard: false, ...settings };
  await context.addInitScript((state) => {
    localStorage.setItem('holdout.settings', JSON.stringify({ state, version: 1 }));
  }, stored);
  const page = await context.newPage();
  await page.goto(served.url);
  await openGame(page, game, moves);
  await page.screenshot({ path: `${root}docs/images/${name}.png` });
  await context.close();
}
await browser.close();
await served.close();
