import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsInEveryLook } from './axe.ts';
import { secretsOn, TERROR } from './bioterrorist.ts';
import {
  choose,
  fitsInEveryLanguage,
  openSaved,
  passTheScreen,
  take,
  visit,
  withBrowser,
} from './harness.ts';

withBrowser();

const HIDING = 'p3';

/** What the log says of a drive, to her alone. */
const SECRET_DRIVE = 'nobody is told';

/** The table with its first `moves` answers. */
const after = (moves: number, bots: readonly number[] = []): string =>
  JSON.stringify({
    ...TERROR,
    seats: TERROR.seats.map((seat, n) => (bots.includes(n) ? { ...seat, bot: 'greedy' } : seat)),
    log: TERROR.log.slice(0, moves),
    snapshots: [],
  });

/** Opens a saved table on the start page; the first thing to be seen may be the curtain. */
async function openAt(page: Page, save: string): Promise<void> {
  await page.locator('form').waitFor();
  await openSaved(page, save);
}

describe('a whole game against the bio-terrorist', () => {
  test('OB-BT-27 OB-BT-47: at one screen, with the curtain between the sides, to the end', async () => {
    const page = await visit();
    await openAt(page, after(0));
    let handovers = 0;
    let discovered = 0;
    for (const line of TERROR.log) {
      const [seat, key] = line.split(' ');
      if (await passTheScreen(page)) handovers += 1;
      if (seat === HIDING) expect(await page.getByTestId('curtain').count()).toBe(0);
      else expect(await secretsOn(page), line).toBe(0);
      if (seat !== HIDING) {
        expect(await page.locator('body').textContent(), line).not.toContain(SECRET_DRIVE);
        if ((await page.locator('[data-pawn="2"]').count()) > 0) discovered += 1;
      }
      await choose(page, key);
    }
    expect(handovers).toBeGreaterThan(15);
    expect(discovered).toBeGreaterThan(0);
    const end = page.getByRole('dialog');
    await end.waitFor();
    expect(await end.textContent()).toContain('Cleo');
    expect(await end.textContent()).toContain('Hong Kong');
    // Now that it is over everybody may look into the notebook.
    await end.getByText('turn by turn').click();
    expect(await end.locator('details tbody').last().textContent()).toContain('captured');
  });
});

/** Moves that lead to the first turn of the bio-terrorist in which she is free. */
const FREE_TURN = TERROR.log.findIndex((line, n) => n > 20 && line.startsWith('p3 bt-'));

describe('the screen of the bio-terrorist', () => {
  test('curtain, table and notebook please axe, in any language and theme', async () => {
    const page = await visit();
    await openAt(page, after(FREE_TURN));
    await page.getByTestId('curtain').waitFor();
    expect(await violationsInEveryLook(page), 'curtain').toEqual([]);
    await passTheScreen(page);
    await page.getByTestId('deeds-left').waitFor();
    expect(await violationsInEveryLook(page), 'table').toEqual([]);
    await page.locator('[data-action=notebook]').click();
    await page.getByTestId('notebook').waitFor();
    expect(await violationsInEveryLook(page), 'notebook').toEqual([]);
  });

  test('is no wider than a phone, in any language', async () => {
    const page = await visit({ size: 'phone' });
    await openAt(page, after(FREE_TURN));
    await passTheScreen(page);
    await page.getByTestId('deeds-left').waitFor();
    await fitsInEveryLanguage(page);
  });

  test('OB-BT-18 OB-BT-27: a step that nobody saw is taken back, and the team never hears of it', async () => {
    const page = await visit();
    await openAt(page, after(FREE_TURN));
    await passTheScreen(page);
    const before = await page.getByTestId('deeds-left').textContent();
    await page.locator('[data-action=drive]').click();
    await take(page, 'bt-drive');
    expect(await page.getByTestId('deeds-left').textContent()).not.toBe(before);
    // The log has it, and a moment later a screen reader has been told.
    await page.getByRole('log').getByText(SECRET_DRIVE).first().waitFor({ state: 'attached' });
    await page.getByTestId('undo').click();
    await page.getByText(before ?? '').waitFor();
    await choose(page, 'bt-end');
    expect(await page.locator('body').textContent()).not.toContain(SECRET_DRIVE);
    await passTheScreen(page);
    expect(await page.locator('body').textContent()).not.toContain(SECRET_DRIVE);
    expect(await page.getByTestId('undo').getAttribute('data-off')).toBe('true');
  });

  test('OB-BT-21: the map shows where she may be, when that is wished for', async () => {
    const page = await visit();
    await openAt(page, after(FREE_TURN));
    await passTheScreen(page);
    expect(await page.locator('[data-suspect]').count()).toBe(0);
    await page.getByTestId('trail').getByRole('switch').check({ force: true });
    expect(await page.locator('[data-suspect]').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-sighting]').count()).toBeGreaterThan(0);
  });
});

describe('one person against bots', () => {
  test('the team needs no curtain, and lets the bot go on when it holds an event', async () => {
    const page = await visit();
    await openAt(page, after(2, [2]));
    await page.getByTestId('table').waitFor();
    for (let turn = 0; turn < 3; turn++) {
      await choose(page, 'end');
      for (let n = 0; n < 12; n++) {
        const ask = await page.getByTestId('decision').getAttribute('data-ask');
        if (ask === 'action') break;
        if (ask === 'btAction') await page.getByTestId('let-go').click();
        else if (ask === 'pause') await take(page, 'continue');
        else await take(page, 'discard');
      }
      expect(await page.getByTestId('decision').getAttribute('data-ask')).toBe('action');
      expect(await secretsOn(page)).toBe(0);
    }
    expect(await page.getByTestId('log').textContent()).toContain('Turn of the Bio-Terrorist');
  });

  test('the bio-terrorist sees what the bots of the team do, step by step', async () => {
    const page = await visit({ speed: 'step' });
    await openAt(page, after(1, [0, 1]));
    await page.getByTestId('table').waitFor();
    await choose(page, 'bt-start:tokyo');
    await page.getByTestId('showing').waitFor();
    await page.getByTestId('skip-steps').click();
    await page.getByTestId('deeds-left').waitFor();
    expect(await page.getByTestId('decision').textContent()).toContain('Tokyo');
  });
});
