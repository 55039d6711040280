import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Api } from '@holdout/client';
import type { SetupRequest } from '@holdout/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsInEveryLook } from './axe.ts';
import { address, choose, expectProblem, type Look, movesOf, visit, withBrowser } from './harness.ts';

withBrowser();

const SETUP: SetupRequest = {
  game: 'pandemic',
  options: { players: 2, epidemics: 4, roles: ['scientist', 'medic'] },
  seats: [{ name: 'Ann' }, { name: 'Ben' }],
  undo: 'keepFate',
  seed: 'together',
};

const api = () => new Api(address());
const table = (page: Page) => page.getByTestId('table');

/** Makes a table on the start page, as somebody would, and gives the links that are to be passed on. */
async function host(
  look: Look = {},
): Promise<{ readonly page: Page; readonly links: string[]; readonly code: string }> {
  const page = await visit(look);
  await page.getByTestId('start-online').click();
  await page.getByTestId('seat-list').waitFor();
  const links = await page
    .getByTestId('copy-link')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-url') ?? ''));
  const code = /\/g\/(\w+)/.exec(page.url())?.[1] ?? '';
  await close(page);
  return { page, links, code };
}

/** Closes the sheet that is open. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function join(link: string, name: string, look: Look = {}): Promise<Page> {
  const page = await visit(look, link.replace(`${address()}/`, ''));
  await page.locator('form input').fill(name);
  await page.locator('form button[type=submit]').click();
  await table(page).waitFor();
  return page;
}

/** Two people at a table whose deal is known; Ann is at a desk, Ben at a phone. */
async function pair() {
  const { code, seats, watch } = await api().create(SETUP);
  const ann = await join(`${address()}/g/${code}#t=${seats[0]}`, 'Ann');
  const ben = await join(`${address()}/g/${code}#t=${seats[1]}`, 'Ben', {
    size: 'phone',
    language: 'de',
    theme: 'dark',
  });
  // Each has heard that the other is there: nothing is on its way any more.
  for (const page of [ann, ben])
    await page.locator('[data-testid=room] li[data-state="here"]').nth(1).waitFor();
  const first = Number(await ann.getByTestId('decision').getAttribute('data-owner'));
  return { code, watch, ann, ben, acts: [ann, ben][first], waits: [ann, ben][1 - first] };
}

const hasMoves = (page: Page, n: number) =>
  page.waitForFunction(
    (moves) => Number(document.querySelector('[data-testid=table]')?.getAttribute('data-moves')) === moves,
    n,
  );

test('a table is made, and a friend joins by the link: each sees that the other is there', async () => {
  const { page, links, code } = await host();
  expect(links).toHaveLength(2);
  const friend = await join(links[0], 'Ben', { size: 'phone', language: 'hu' });
  const chips = page.getByTestId('room').locator('li');
  await chips.filter({ hasText: 'Ben' }).locator('[data-state="here"]').waitFor();
  expect(await chips.count()).toBe(2);
  await page.getByTestId('people').click();
  expect(await page.getByRole('dialog').textContent()).toContain(code);
  await friend.close();
  await chips.filter({ hasText: 'Ben' }).locator('[data-state="away"]').waitFor();
});

test('a link is used up: the next who opens it is told so, and can’t sit down', async () => {
  expectProblem(/409/);
  const { links } = await host();
  await join(links[0], 'Ben');
  const stranger = await visit({}, links[0].replace(`${address()}/`, ''));
  await stranger.locator('form input').fill('Eve');
  await stranger.locator('form button[type=submit]').click();
  await stranger.getByRole('alert').waitFor();
  expect(await table(stranger).count()).toBe(0);
});

test('the four words bring a seat back on another device, and the old one is told', async () => {
  const { page, code } = await host();
  await page.getByTestId('people').click();
  await page.getByRole('button', { name: /lose this device/i }).click();
  const words = await page.getByTestId('recovery-words').first().textContent();
  await close(page);
  const other = await visit({ language: 'ja' }, `g/${code}`);
  await other.locator('form input').fill(`  ${words?.toUpperCase()} `);
  await other.locator('form button[type=submit]').click();
  await table(other).waitFor();
  await page.locator('[data-testid=room] li:not([data-own])').nth(1).waitFor();
});

test('what is said as a phrase is read by each in his own language, and writing as it was written', async () => {
  const { ann, ben } = await pair();
  await ann.getByTestId('talk').click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Thanks!' }).click();
  await ann.getByRole('dialog').locator('form input').fill('<b>São Paulo</b>?');
  await ann.keyboard.press('Enter');
  await ben.getByTestId('talk').click();
  const lines = ben.getByTestId('talk-lines').locator('li[class]');
  await lines.nth(1).waitFor();
  expect(await lines.nth(0).textContent()).toContain('Danke');
  expect(await lines.nth(1).textContent()).toContain('<b>São Paulo</b>?');
});

test('PB045: what is said is nothing but text', async () => {
  const { ann, ben } = await pair();
  await ben.getByTestId('talk').click();
  await ben.getByRole('dialog').locator('form input').fill('<img src=x onerror="window.bad=1">');
  await ben.keyboard.press('Enter');
  await ann.getByTestId('talk').click();
  await ann.getByTestId('talk-lines').locator('li[class]').first().waitFor();
  expect(await ann.getByTestId('talk-lines').locator('img').count()).toBe(0);
  expect(await ann.evaluate(() => 'bad' in window)).toBe(false);
});

test('a place is pointed at, and an arrow drawn: the other sees both, and hears of them', async () => {
  const { ann, ben } = await pair();
  await ann.locator('[data-city="cairo"]').dispatchEvent('click');
  await ann.getByTestId('point').click();
  await ben.locator('[data-testid=pointers] [data-at="cairo"]').waitFor();
  expect(await ben.getByTestId('room').textContent()).toContain('Kairo');
  await ann.locator('[data-city="paris"]').dispatchEvent('click');
  await ann.getByTestId('arrow-from').click();
  await ann.locator('[data-city="madrid"]').dispatchEvent('click');
  await ann.getByTestId('arrow-to').click();
  await ben.locator('[data-testid=pointers] [data-at="paris"][data-to="madrid"]').waitFor();
});

test('a plan is thought of, proposed, looked at, agreed to and done', async () => {
  const { ann, ben, acts, waits } = await pair();
  await waits.getByTestId('think').click();
  await waits.getByTestId('thinking').waitFor();
  await waits.locator('[data-city="chicago"]').dispatchEvent('click');
  await waits.locator('[data-option="drive:chicago"]:visible').first().click();
  await waits.getByTestId('propose').click();
  await acts.getByTestId('plan').waitFor();
  for (const page of [ann, ben]) expect(await movesOf(page), 'nothing was done').toBe(0);
  await acts.getByTestId('plan-look').click();
  await acts.getByTestId('thinking').waitFor();
  await acts.getByTestId('stop-thinking').click();
  await acts.getByTestId('plan-yes').click();
  await acts.getByTestId('as-planned').click();
  await hasMoves(waits, 1);
  await waits.getByTestId('plan').waitFor({ state: 'hidden' });
});

test('what somebody else has done is taken back when he agrees', async () => {
  const { acts, waits } = await pair();
  await choose(acts, 'drive:chicago');
  await hasMoves(waits, 1);
  await waits.getByTestId('undo').click();
  await acts.getByTestId('vote').waitFor();
  expect(await movesOf(acts)).toBe(1);
  await acts.getByTestId('vote-yes').click();
  await hasMoves(waits, 0);
  await hasMoves(acts, 0);
});

test('the game is paused: nothing can be done until somebody lets it go on', async () => {
  const { acts, waits } = await pair();
  await acts.getByTestId('people').click();
  await acts.getByRole('dialog').getByTestId('pause').click();
  await acts.getByRole('dialog').getByTestId('go-on').waitFor();
  const focus = () => acts.evaluate(() => document.activeElement?.getAttribute('data-testid'));
  expect(await focus(), 'the focus stays in the sheet').toBe('go-on');
  await close(acts);
  await waits.getByTestId('paused').waitFor();
  await acts.locator('[data-city="chicago"]').dispatchEvent('click');
  await acts.locator('[data-option="drive:chicago"]:visible').first().click();
  await acts.getByRole('alert').waitFor();
  expect(await movesOf(acts)).toBe(0);
  await waits.getByTestId('resume').click();
  await waits.getByTestId('paused').waitFor({ state: 'hidden' });
});

test('somebody who looks on sees it all, follows a seat, and has no button to choose with', async () => {
  const { code, watch, acts } = await pair();
  const page = await visit({ size: 'tablet', language: 'ja' }, `w/${code}#t=${watch}`);
  await table(page).waitFor();
  expect(await page.locator('[data-testid=decision] [data-option]').count()).toBe(0);
  await page.getByTestId('room').getByRole('button', { name: 'Ben', exact: true }).click();
  await page.locator('[data-testid=room] li[data-followed]').waitFor();
  await choose(acts, 'drive:chicago');
  await hasMoves(page, 1);
});

test('after some days what has happened meanwhile is shown when one wants to see it', async () => {
  const { ann, ben, acts, waits, code } = await pair();
  await choose(acts, 'drive:chicago');
  await hasMoves(waits, 1);
  const away = waits.context();
  await waits.close();
  await choose(acts, 'drive:atlanta');
  const again = await away.newPage();
  again.setDefaultTimeout(20_000);
  await again.goto(`${address()}/g/${code}`);
  await again.getByTestId('missed').waitFor();
  await again.getByTestId('missed-show').click();
  await again.getByTestId('missed').waitFor({ state: 'hidden' });
  await again.locator('[data-testid=board][data-event]').waitFor();
  expect([ann, ben]).toContain(acts);
});

test('one person has two seats, passes one on, and a bot takes the other', async () => {
  const { page, links } = await host();
  await page.getByTestId('people').click();
  await page.getByTestId('seat-1').getByTestId('sit-here').click();
  await page.getByTestId('seat-1').getByTestId('pass-on').waitFor();
  expect(links.length).toBeGreaterThan(0);
  await page.getByTestId('seat-1').getByTestId('pass-on').click();
  const link = await page.getByTestId('seat-1').getByTestId('copy-link').getAttribute('data-url');
  const friend = await join(link ?? '', 'Ben');
  await page.getByTestId('seat-1').filter({ hasText: 'Ben' }).waitFor();
  await page.getByTestId('seat-0').getByTestId('bot').click();
  await page.locator('[data-testid=seat-0][data-state=bot]').waitFor();
  await friend.locator('[data-testid=room] [data-state=bot]').first().waitFor();
});

test('a webhook into the house of the server is not taken by a server for everybody', async () => {
  expectProblem(/400/);
  const heard: string[] = [];
  const hook = createServer((request, response) => {
    request.on('data', (data) => heard.push(String(data)));
    request.on('end', () => response.end());
  });
  await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done));
  const { page } = await host();
  await page.getByTestId('people').click();
  const seat = page.getByTestId('seat-0');
  await seat.getByRole('button', { name: /my turn/i }).click();
  await seat.locator('input[type=url]').fill(`http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`);
  await seat.locator('form button[type=submit]').click();
  // A server that everybody can reach calls no addresses of the house.
  await page.getByRole('alert').waitFor();
  expect(heard).toEqual([]);
  await new Promise((done) => hook.close(done));
});

test('axe finds nothing at the door, at the table, among the people, in the talk, in any language and theme', async () => {
  const { page, links } = await host();
  const guest = await visit({}, links[0].replace(`${address()}/`, ''));
  await guest.locator('form input').waitFor();
  expect(await violationsInEveryLook(guest), 'door').toEqual([]);
  expect(await violationsInEveryLook(page), 'table').toEqual([]);
  for (const sheet of ['people', 'talk']) {
    await page.getByTestId(sheet).click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsInEveryLook(page), sheet).toEqual([]);
    await close(page);
  }
});
