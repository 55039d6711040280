import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, serve } from '@holdout/server';
import { type BrowserContextOptions, chromium } from 'playwright-core';
import { ensureChromium, launchArguments } from './lib/chromium.mjs';
import { openSaved, withSettings } from './lib/open-saved.ts';

/**
 * The pictures of the README, out of the built client and recorded games. Run by `node scripts/make-screenshots.ts`
 * after `npm run build`.
 */
const root = fileURLToPath(new URL('../', import.meta.url));
const PANDEMIC = 'pandemic/win-2-players';
const ZOMBICIDE = 'zombicide/win-s1-03-alone';
const RUE_MORGUE = 'zombicide/win-rm-03-2-players';
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
    name: 'rue-morgue-desktop-dark',
    game: RUE_MORGUE,
    moves: 118,
    context: DESKTOP,
    settings: { language: 'de', theme: 'dark' },
  },
  {
    name: 'text-board',
    game: PANDEMIC,
    moves: 22,
    context: DESKTOP,
    settings: { language: 'hu', theme: 'light', textBoard: true },
  },
];

/** The recorded game, cut to its first moves. */
function cutGame(game: string, moves: number): string {
  const save = JSON.parse(readFileSync(`${root}fixtures/${game}.game.json`, 'utf8'));
  const seats = NAMES.slice(0, save.seats.length).map((name) => ({ name }));
  return JSON.stringify({ ...save, seats, log: save.log.slice(0, moves), snapshots: [] });
}

const served = await serve({
  config: readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'holdout-')),
    LOG_LEVEL: 'silent',
  }),
  client: `${root}packages/web/dist`,
  engine: 'screenshots',
  env: {},
});
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: launchArguments });
for (const { name, game, moves, context: options, settings } of PICTURES) {
  const context = await browser.newContext({
    ...options,
    locale: settings.language,
    reducedMotion: 'reduce',
  });
  await withSettings(context, { speed: 'instant', shortcuts: true, textBoard: false, ...settings });
  const page = await context.newPage();
  await page.goto(served.url);
  await openSaved(page, cutGame(game, moves));
  await page.screenshot({ path: `${root}docs/images/${name}.png` });
  await context.close();
}
await browser.close();
await served.close();
