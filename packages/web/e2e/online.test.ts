import type { SetupRequest } from '@holdout/protocol';
import { expect, test } from 'vitest';
import { gather, type Incident, loseConnection, NAMES, playOut, reload, secondTab } from './gathering.ts';
import { address, withBrowser } from './harness.ts';

withBrowser();

/** Somebody sends an answer to a question that is not asked any more, and the same answer twice. */
const staleAndTwice: Incident = async ({ api, code, pages, watch }) => {
  const moves = Number(await pages[0].getByTestId('table').getAttribute('data-moves'));
  const held = await pages[0].evaluate(() => localStorage.getItem('holdout.online') ?? '{}');
  const [key] = Object.values<string>(JSON.parse(held).state.tables[code].seats);
  const stale = await api.do(code, [key], 'stale-answer', { t: 'answer', seq: 1, seat: 0, key: 'end' });
  expect(stale).toMatchObject({ ok: false, reason: { rule: 'HO-STALE' } });
  const once = { t: 'phrase', seat: 0, phrase: 'hello' } as const;
  const both = await Promise.all([
    api.do(code, [key], 'said-only-once', once),
    api.do(code, [key], 'said-only-once', once),
  ]);
  expect(both).toEqual([{ ok: true }, { ok: true }]);
  const header = await api.header(code, [watch]);
  expect(header.moves).toBe(moves);
  await pages[0].getByTestId('talk').click();
  await pages[0].getByTestId('talk-lines').locator('li[class]').first().waitFor();
  expect(await pages[0].getByTestId('talk-lines').locator('li[class]').count()).toBe(1);
  await pages[0].keyboard.press('Escape');
  await pages[0].getByRole('dialog').waitFor({ state: 'hidden' });
};

const pandemicOf = (players: number, seed: string): SetupRequest => ({
  game: 'pandemic',
  options: { players, epidemics: 6, autoConsent: true },
  seats: NAMES.slice(0, players).map((name) => ({ name })),
  undo: 'keepFate',
  seed,
});

const zombicideOf = (players: number, seed: string): SetupRequest => ({
  game: 'zombicide',
  options: { mission: 's1-01', players },
  seats: NAMES.slice(0, players).map((name) => ({ name })),
  undo: 'keepFate',
  seed,
});

/** Games of two, three and four that are over soon, but not too soon. */
const DEALS = {
  pandemic: ['deal 49', 'deal 11', 'deal 36'],
  zombicide: ['deal 58', 'deal 58', 'deal 58'],
} as const;

test.each([
  ['pandemic', pandemicOf],
  ['zombicide', zombicideOf],
] as const)('two browsers play a whole game of %s: a reload, a second tab', async (name, setup) => {
  const table = await gather(setup(2, DEALS[name][0]));
  await playOut(table, { 6: reload(0), 10: staleAndTwice, 12: secondTab(1) });
});

test.each([
  ['pandemic', pandemicOf],
  ['zombicide', zombicideOf],
] as const)('three browsers play a whole game of %s: a connection is lost', async (name, setup) => {
  const table = await gather(setup(3, DEALS[name][1]));
  await playOut(table, { 8: loseConnection(2), 14: loseConnection(0) });
});

test.each([
  ['pandemic', pandemicOf],
  ['zombicide', zombicideOf],
] as const)('four browsers play a whole game of %s: one laptop is closed for hours', async (name, setup) => {
  const table = await gather(setup(4, DEALS[name][2]));
  const closed = (seat: number): Incident => {
    return async ({ pages, code }) => {
      const before = pages[seat];
      const context = before.context();
      await before.close();
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      await page.clock.install({ time: Date.now() + 5 * 3_600_000 });
      await page.goto(`${address()}/g/${code}`);
      await page.getByTestId('table').waitFor();
      pages[seat] = page;
    };
  };
  await playOut(table, { 9: closed(3), 15: closed(1) });
});
