import { Api } from '@holdout/client';
import type { Seat } from '@holdout/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { secretsOn, TERROR } from './bioterrorist.ts';
import { around, loseConnection, NAMES, reload, type Table } from './gathering.ts';
import { address, choose, withBrowser } from './harness.ts';

withBrowser();

const LINES = TERROR.log.map((line) => {
  const [by, key] = line.split(' ');
  return { seat: Number(by.slice(1)) - 1, key };
});
const HIDING = 2;

/** What the log says of a drive that nobody saw, in the languages of the team. */
const SECRET_DRIVE = /nobody is told|ohne dass es jemand erfährt/;

/** Waits until a screen knows that this seat is asked. What the others do in secret counts on no screen but their own. */
const isAsked = (page: Page, seat: Seat) =>
  page.waitForFunction(
    (owner) =>
      document.querySelector('[data-testid=decision]')?.getAttribute('data-owner') === owner &&
      document.querySelector('[data-testid=connection]')?.getAttribute('data-state') === 'live',
    `${seat}`,
  );

async function seesNothing({ pages }: Table, where: string): Promise<void> {
  for (const page of pages.filter((_, seat) => seat !== HIDING)) {
    expect(await secretsOn(page), where).toBe(0);
    expect(await page.locator('body').textContent(), where).not.toMatch(SECRET_DRIVE);
  }
}

test('OB-BT-27: three browsers, one of them the bio-terrorist’s, play to the end; the team sees nothing of hers', async () => {
  const created = await new Api(address()).importSave({ ...TERROR, log: [], snapshots: [] });
  const table = await around(created, LINES);
  const { pages } = table;
  let hidden = 0;
  for (const [n, { seat, key }] of LINES.entries()) {
    if (n === 40) await loseConnection(0)(table);
    if (n === 60) await reload(HIDING)(table);
    await isAsked(pages[seat], seat);
    if (seat === HIDING) {
      await seesNothing(table, `before ${n}`);
      hidden += Math.min(1, await secretsOn(pages[HIDING]));
    }
    await choose(pages[seat], key);
  }
  expect(hidden, 'turns in which she hides').toBeGreaterThan(10);
  for (const page of pages) {
    const end = page.getByRole('dialog');
    await end.waitFor();
    // Now that it is over everybody may look into the notebook.
    expect(await end.textContent()).toContain(NAMES[HIDING]);
    await end.locator('summary').first().click();
    expect(await end.locator('details tbody').first().textContent()).not.toBe('');
  }
});
