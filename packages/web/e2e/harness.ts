import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, type Served, serve } from '@holdout/server';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchArguments } from '../../../scripts/lib/chromium.mjs';
import { withSettings } from '../../../scripts/lib/open-saved.ts';

export { openSaved } from '../../../scripts/lib/open-saved.ts';

/** The built client in the browser of this machine, as a person would use it. */

const client = fileURLToPath(new URL('../dist/', import.meta.url));

const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 360, height: 740 },
} as const;

export interface Look {
  readonly size?: keyof typeof SIZES;
  readonly language?: 'en' | 'de' | 'ja' | 'hu';
  readonly theme?: 'light' | 'dark' | 'contrast';
  readonly speed?: 'instant' | 'step' | 'fast' | 'slow';
  readonly textBoard?: boolean;
  readonly learner?: boolean;
  readonly sight?: boolean;
  /** The client may put itself into the browser, to be there without a connection. */
  readonly installs?: boolean;
}

/** A server on this machine only, with tables of its own. */
const settings = () => ({
  ...readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'holdout-e2e-')),
    LOG_LEVEL: 'silent',
  }),
  requestsPerMinute: 100_000,
  quota: [],
});

let browser: Browser;
let served: Served;
const contexts: BrowserContext[] = [];
const problems: string[] = [];
const expected: RegExp[] = [];

/** What this test brings about on purpose, and the browser tells in its console. */
export const expectProblem = (problem: RegExp): void => void expected.push(problem);

/** Call at the top of a test file. */
export function withBrowser(): void {
  beforeAll(async () => {
    served = await serve({ config: settings(), client, engine: 'test', env: {} });
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    browser = await chromium.launch({ executablePath, args: launchArguments });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    // A missing text, a policy that was broken and an exception all show up in the console.
    const unexpected = problems.splice(0).filter((problem) => !expected.some((known) => known.test(problem)));
    expected.length = 0;
    expect(unexpected).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });
}

/** The address of the server, without a slash at its end. */
export const address = (): string => served.url.replace(/\/$/, '');

/** A person who comes to the start page for the first time, with settings as given. */
export async function visit(look: Look = {}, path = ''): Promise<Page> {
  const { size = 'desktop', language = 'en', theme = 'light', speed = 'instant', textBoard = false } = look;
  const { learner = false, sight = false, installs = false } = look;
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale: language,
    // What fades or moves would be measured half way.
    reducedMotion: 'reduce',
    hasTouch: size === 'phone',
    acceptDownloads: true,
    // It would fetch all of the client beside every test.
    serviceWorkers: installs ? 'allow' : 'block',
  });
  contexts.push(context);
  await withSettings(context, { language, theme, speed, shortcuts: true, textBoard, learner, sight });
  // Being offline does not end a socket that is open: a test cuts it.
  await context.addInitScript(() => {
    const sockets: WebSocket[] = [];
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given);
        sockets.push(this);
      }
    };
    const cut = () => {
      for (const socket of sockets.splice(0)) socket.close();
    };
    Object.assign(window, { cut });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(served.url + path);
  return page;
}

/** What a table was set up with, as the start page asks for it. */
export interface NewGame {
  readonly players: number;
  readonly level: string;
  readonly roles: readonly string[];
  readonly seed: string;
  /** Friends at one screen are asked for consent; whoever plays alone is not. */
  readonly friends?: boolean;
}

/** Sets up a game on the start page (in English) and waits for the table. */
export async function startGame(page: Page, game: NewGame): Promise<void> {
  const radio = (group: string, name: RegExp) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name });
  await radio('Players', new RegExp(`^${game.players}$`)).check({ force: true });
  await radio('Difficulty', new RegExp(`^${game.level}`)).check({ force: true });
  if (game.friends) await radio('Who is playing', /friends/i).check({ force: true });
  for (const [seat, role] of game.roles.entries()) {
    await page.getByRole('button', { name: new RegExp(`^Role at seat ${seat + 1}`) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${role}`) })
      .click();
  }
  await page.getByRole('button', { name: /^Deal/ }).click();
  await page.getByLabel('Seed', { exact: true }).fill(game.seed);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByTestId('table').waitFor();
}

/** Changes the language as a person would, and makes sure that nothing is wider than the screen then, for each of them. */
export async function fitsInEveryLanguage(page: Page): Promise<void> {
  for (const language of ['en', 'de', 'ja', 'hu']) {
    await page.locator('select').first().selectOption(language);
    await page.locator(`html[lang=${language}]`).waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, language).toBeLessThanOrEqual(0);
  }
}

/** Changes language and theme in the bar of the page, without loading it anew. A dialog that is open stays open. */
export async function changeLook(page: Page, { language = 'en', theme = 'light' }: Look): Promise<void> {
  const pickers = page.locator('header select');
  // Nobody could click there while a dialog is open.
  const force = { force: true };
  await pickers.nth(0).selectOption(language, force);
  await page.locator(`html[lang=${language}]`).waitFor();
  await pickers.nth(1).selectOption(theme, force);
  await settle(page);
}

/** No control has the focus or the pointer on it, no hint is open, and no colour is on its way to another. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    const dialog = document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]');
    (document.activeElement as HTMLElement | null)?.blur();
    // Without the focus in it, it would not hear the keyboard.
    dialog?.focus();
  });
  await page.getByRole('tooltip').first().waitFor({ state: 'hidden' });
  // One that begins only when another has ended is there the next time.
  await page.waitForFunction(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    for (const animation of running) animation.finish();
    return running.length === 0;
  });
}

/** Hands a save file to the import dialog, which must be in English. */
export async function importSave(page: Page, text: string, name = 'saved.game.json'): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Scrolls to where the button that starts a game has its place, and no longer lies on the form. */
export async function toEndOfForm(page: Page): Promise<void> {
  await page.locator('form').evaluate((form) => form.scrollIntoView({ block: 'end', behavior: 'instant' }));
}

export const movesOf = async (page: Page): Promise<number> =>
  Number(await page.getByTestId('table').getAttribute('data-moves'));

/**
 * Takes an option as a person would: the button that shows it, else the city it is about, else the list of all.
 */
export async function choose(page: Page, key: string): Promise<void> {
  const button = page.locator(`[data-option="${key}"]:visible`).first();
  const [kind, from, to] = key.split(':');
  if (kind === 'put' && !(await button.isVisible())) {
    await placeOf(page, from).click();
    await move(page, placeOf(page, to));
    return;
  }
  if (!(await button.isVisible())) await lookFor(page, key);
  await move(page, button);
}

/** Where a card lies, or may go to, while cards are moved. */
const placeOf = (page: Page, place: string): Locator =>
  page.locator(`[data-testid="decision"] [data-place="${place}"]`).first();

/** Takes the first option of a kind that has a button of its own. */
export const take = (page: Page, kind: string): Promise<void> =>
  move(page, page.locator(`[data-option^="${kind}"]:visible`).first());

/** Clicks what makes a move, and waits until it has been made. */
async function move(page: Page, button: Locator): Promise<void> {
  const before = await movesOf(page);
  await button.click();
  await page.waitForFunction(
    (moves) => Number(document.querySelector('[data-testid=table]')?.getAttribute('data-moves')) !== moves,
    before,
  );
}

async function lookFor(page: Page, key: string): Promise<void> {
  if (key === 'end') {
    // With actions left it first shows what will come.
    await page.locator('[data-action="end"]:visible').first().click();
    return;
  }
  const option = page.locator(`[data-option="${key}"]:visible`).first();
  const city = page.locator(`[data-city="${key.split(':').at(-1)}"]:visible`).first();
  if (await isOnScreen(page, city)) {
    await openCity(city);
    if (await appears(option)) return;
    await page.keyboard.press('Escape');
  }
  await page.locator('[data-action="all"]').click();
  await option.waitFor();
}

/**
 * If the screen has to be passed on, makes sure that no hand is shown and passes it.
 *
 * @returns whether it had to be.
 */
export async function passTheScreen(page: Page): Promise<boolean> {
  const curtain = page.getByTestId('curtain');
  await curtain.or(page.getByTestId('table')).first().waitFor();
  if (!(await curtain.isVisible())) return false;
  expect(await page.getByTestId('seats').count()).toBe(0);
  await curtain.getByRole('button').click();
  await page.getByTestId('table').waitFor();
  return true;
}

/** On a small screen most of the map is outside of what is shown of it. */
async function isOnScreen(page: Page, city: Locator): Promise<boolean> {
  if ((await city.count()) === 0) return false;
  if ((await city.locator('path').count()) === 0) return true;
  const piece = await city.locator('path').first().boundingBox();
  const board = await page.getByTestId('board').boundingBox();
  if (!piece || !board) return false;
  const [x, y] = [piece.x + piece.width / 2, piece.y + piece.height / 2];
  return (
    x > board.x + 60 && x < board.x + board.width - 20 && y > board.y + 20 && y < board.y + board.height - 20
  );
}

/** On the map a city is clicked on its piece; the middle of its box may be open sea. */
export async function openCity(city: Locator): Promise<void> {
  const piece = city.locator('path').first();
  await ((await piece.count()) > 0 ? piece : city).click();
}

async function appears(locator: Locator): Promise<boolean> {
  return locator.waitFor({ timeout: 1500 }).then(
    () => true,
    () => false,
  );
}
