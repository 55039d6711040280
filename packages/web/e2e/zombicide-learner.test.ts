import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { TestTable } from '../src/zombicide/testTable.ts';
import { violations } from './axe.ts';
import { type Look, movesOf, openSaved, take, visit, withBrowser } from './harness.ts';

withBrowser();

/** A new game of the tutorial, with survivors that are known. */
function fresh(): string {
  return new TestTable({ mission: 's1-00', survivors: ['phil', 'amy', 'ned', 'doug'] }, 'learner').save;
}

/** Phil, who has a Pistol, acts in the street: he sees far. */
function inTheStreet(): string {
  for (let seed = 0; seed < 60; seed++) {
    let save = '';
    const survivors = ['phil', 'amy', 'ned', 'doug'];
    const table = new TestTable({ mission: 's1-04', survivors }, `street ${seed}`);
    table.play(seed, 60, ({ ask }, { survivors: all, turn, zones }) => {
      const me = all.find(({ id }) => id === turn.active);
      const calm = zones.every(({ zombies }) => Object.keys(zombies).length === 0);
      if (save === '' && ask === 'action' && calm && me?.id === 'phil' && me.ranges[0]?.max === 1)
        save = table.save;
    });
    if (save !== '') return save;
  }
  throw new Error('nobody with a Pistol in hand acts in the street');
}

/** A game before the end of a turn, after which zombies split up. */
function beforeTheZombies(): string {
  for (let seed = 0; seed < 60; seed++) {
    const table = new TestTable({ mission: 's1-07' }, `split ${seed}`).play(seed, 150);
    const at = table.history.findIndex(
      ({ key, events }) =>
        key === 'end' &&
        events.some(({ t, ways }) => t === 'shamble' && Number(ways) > 1) &&
        events.some(({ t, phase }) => t === 'phase' && phase === 'end'),
    );
    if (at < 0) continue;
    const save = JSON.parse(table.save);
    return JSON.stringify({ ...save, log: save.log.slice(0, at), snapshots: [] });
  }
  throw new Error('no group has split up');
}

let start = '';
let street = '';
let zombies = '';
beforeAll(() => {
  start = fresh();
  street = inTheStreet();
  zombies = beforeTheZombies();
});

async function open(save: string, look: Look = {}): Promise<Page> {
  const page = await visit(look);
  await openSaved(page, save);
  return page;
}

/** The lesson on the screen, by its id; null if there is none. */
const lessonOf = async (page: Page): Promise<string | null> => {
  const card = page.getByTestId('lesson');
  return (await card.count()) > 0 ? card.getAttribute('data-lesson') : null;
};

/** Puts away every lesson that is waiting. */
async function readAll(page: Page): Promise<string[]> {
  const read: string[] = [];
  for (let lesson = await lessonOf(page); lesson !== null; lesson = await lessonOf(page)) {
    read.push(lesson);
    await page.getByTestId('lesson-next').click();
    await page.locator(`[data-testid="lesson"][data-lesson="${lesson}"]`).waitFor({ state: 'detached' });
  }
  return read;
}

describe('explaining what is new', () => {
  test('is switched on in the form for a new game, and begins with the mission', async () => {
    const page = await visit();
    await page.locator('input[type=radio][value=zombicide]').check({ force: true });
    await page.getByText('Explain what is new').click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByTestId('lesson').waitFor();
    expect(await lessonOf(page)).toBe('mission');
    const spoken = page.getByTestId('lesson-spoken');
    expect(await spoken.getAttribute('role')).toBe('status');
    expect(await spoken.textContent()).toContain('Your mission: Tutorial');
    expect(await page.getByTestId('lesson').getByRole('link').first().getAttribute('href')).toBe(
      '/rules#S1-M00-OBJ',
    );
  });

  test('is off unless it is switched on', async () => {
    const page = await open(start);
    await page.getByTestId('decision').waitFor();
    expect(await lessonOf(page)).toBeNull();
  });

  test.each(['desktop', 'tablet', 'phone'] as const)(
    'leaves the question free, takes no focus, and tells each thing once: %s',
    async (size) => {
      const page = await open(start, { size, learner: true, theme: size === 'phone' ? 'dark' : 'light' });
      await page.getByTestId('lesson').waitFor();
      expect(await violations(page)).toEqual([]);
      const card = await page.getByTestId('lesson').boundingBox();
      const question = await page.getByTestId('decision').boundingBox();
      expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
      const focused = await page.evaluate(
        () => document.activeElement?.closest('[data-testid=lesson]') !== null,
      );
      expect(focused).toBe(false);
      expect(await readAll(page)).toEqual(['mission', 'special', 'turn']);
      await take(page, 'activate:');
      await page.getByTestId('lesson').waitFor();
      expect(await readAll(page)).toContain('objective');
      await page.reload();
      await page.getByTestId('decision').waitFor();
      expect(await lessonOf(page)).toBeNull();
    },
  );

  test('is read by keyboard: H goes to the card, Esc puts it away, the focus goes back', async () => {
    const page = await open(start, { learner: true });
    await page.getByTestId('lesson').waitFor();
    const zone = page.locator('[data-zone][tabindex="0"]');
    await zone.focus();
    await page.keyboard.press('h');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe(
      'lesson-next',
    );
    await page.keyboard.press('Escape');
    await page.locator('[data-lesson="special"]').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-lesson="turn"]').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('lesson').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-zone'))).toBe(true);
  });

  test('begins again, or stops, as the settings say', async () => {
    const page = await open(start, { learner: true });
    await page.getByTestId('lesson').waitFor();
    await readAll(page);
    await page.getByTestId('settings').click();
    await page.getByRole('dialog').getByText('3 things have been explained.').waitFor();
    await page.getByTestId('lessons-again').click();
    await page.keyboard.press('Escape');
    await page.getByTestId('lesson').waitFor();
    expect(await lessonOf(page)).toBe('mission');
    await page.getByTestId('lesson-off').click();
    await page.getByTestId('lesson').waitFor({ state: 'detached' });
    await page.getByTestId('settings').click();
    expect(await page.getByRole('switch', { name: 'Explain what is new' }).isChecked()).toBe(false);
  });

  test('follows the zombies: their phase, what draws them, why they split', async () => {
    const page = await open(zombies, { learner: true });
    await page.getByTestId('lesson').waitFor();
    await readAll(page);
    await take(page, 'end');
    await page.getByTestId('lesson').waitFor();
    expect(await readAll(page)).toEqual(
      expect.arrayContaining(['zombies', 'sight', 'split', 'spawn', 'end']),
    );
  });
});

describe('sight lines and ranges', () => {
  const from = (page: Page): Promise<string | null> =>
    page.getByTestId('sight-lines').getAttribute('data-from');

  test('are shown by W and by the button, and say the same in words', async () => {
    const page = await open(street);
    expect(await page.getByTestId('sight-lines').count()).toBe(0);
    await page.keyboard.press('w');
    await page.getByTestId('sight-lines').waitFor();
    expect(await page.getByTestId('sight').getAttribute('aria-pressed')).toBe('true');
    const ranges = await page
      .locator('[data-seen]')
      .evaluateAll((all) =>
        all.map((one) => [one.getAttribute('data-seen'), one.getAttribute('data-range')]),
      );
    expect(ranges.length).toBeGreaterThan(2);
    for (const [zone, range] of ranges) {
      const name = await page.locator(`[data-zone="${zone}"]`).getAttribute('aria-label');
      expect(name).toContain(`In sight, range ${range}`);
      expect(name?.includes('in reach of Pistol')).toBe(Number(range) <= 1);
    }
    const named = await page
      .locator('[data-zone]')
      .evaluateAll((all) => all.filter((one) => one.getAttribute('aria-label')?.includes('In sight')).length);
    expect(named).toBe(ranges.length);
    expect(await page.getByTestId('sight-legend').textContent()).toContain('Pistol: range 0 to 1');
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('sight').click();
    expect(await page.getByTestId('sight-lines').count()).toBe(0);
  });

  test('look from the zone below the mouse, or with the focus, and back', async () => {
    const page = await open(street, { sight: true });
    await page.getByTestId('sight-lines').waitFor();
    const home = await from(page);
    const other = page.locator(`[data-zone]:not([data-zone="${home}"])`).last();
    const zone = await other.getAttribute('data-zone');
    await other.hover();
    await page.locator(`[data-testid="sight-lines"][data-from="${zone}"]`).waitFor();
    expect(await page.getByTestId('sight-legend').textContent()).toContain('What is seen from');
    await page.getByTestId('decision').hover();
    await page.locator(`[data-testid="sight-lines"][data-from="${home}"]`).waitFor();
    await page.locator('[data-zone][tabindex="0"]').focus();
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-zone'));
    await page.locator(`[data-testid="sight-lines"][data-from="${focused}"]`).waitFor();
    const described = await page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-describedby') ?? '';
      return document.getElementById(id)?.textContent;
    });
    expect(described).toMatch(/In sight: .+ \(range \d\)|No other zone/);
  });

  test('look from a zone that a finger is held on, which opens nothing', async () => {
    const page = await open(street, { size: 'phone', sight: true });
    await page.getByTestId('sight-lines').waitFor();
    const home = await from(page);
    const other = page.locator(`[data-zone]:not([data-zone="${home}"])`).first();
    const zone = await other.getAttribute('data-zone');
    const hold = async () => {
      await other.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
      await page.waitForTimeout(600);
      await other.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
      await other.dispatchEvent('click', { bubbles: true });
    };
    await hold();
    await page.locator(`[data-testid="sight-lines"][data-from="${zone}"]`).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await hold();
    await page.locator(`[data-testid="sight-lines"][data-from="${home}"]`).waitFor();
    await other.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await other.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
    await other.dispatchEvent('click', { bubbles: true });
    await page.getByRole('dialog').waitFor();
  });

  test('stand in the text of the table, too', async () => {
    const page = await open(street, { textBoard: true });
    expect(await page.getByTestId('text-board').getByText('In sight').count()).toBe(0);
    await page.getByTestId('sight').click();
    expect(await page.getByTestId('text-board').getByText('In sight').count()).toBeGreaterThan(2);
  });
});

/** Goes on step by step, and returns what was shown. */
async function stepThrough(page: Page): Promise<string[]> {
  const shown: string[] = [];
  while ((await page.getByTestId('showing').count()) > 0) {
    shown.push((await page.getByTestId('showing').getAttribute('data-event')) ?? '');
    const step = await page.getByTestId('showing').textContent();
    await page.getByTestId('next-step').click();
    await page
      .waitForFunction(
        (text) => document.querySelector('[data-testid=showing]')?.textContent !== text,
        step,
        { timeout: 1000 },
      )
      .catch(() => undefined);
  }
  return shown;
}

describe('the Zombies’ Phase', () => {
  test('waits for a hand at each step, and says what draws a group and why it splits', async () => {
    const page = await open(zombies, { speed: 'step' });
    await take(page, 'end');
    const why = page.getByTestId('why-split');
    await page.getByTestId('showing').waitFor();
    for (let steps = 0; steps < 60 && (await why.count()) === 0; steps++) {
      await page.getByTestId('next-step').click();
    }
    expect(await why.textContent()).toMatch(/split up because/);
    const showing = page.getByTestId('showing');
    expect(await showing.getAttribute('data-event')).toBe('shamble');
    expect(await showing.textContent()).toMatch(/sees?|hears?|finds? no open way/);
    expect(await page.locator('path[data-why]').count()).toBeGreaterThan(0);
    const before = await showing.textContent();
    await page.waitForTimeout(1500);
    expect(await showing.textContent()).toBe(before);
    await page.getByTestId('skip-steps').click();
    expect(await showing.count()).toBe(0);
  });

  test('goes by itself at a slow speed, and at once if so wished', async () => {
    const slow = await open(zombies, { speed: 'slow' });
    await take(slow, 'end');
    const showing = slow.getByTestId('showing');
    await showing.waitFor();
    const first = await showing.getAttribute('data-event');
    await slow.waitForFunction(
      (event) => document.querySelector('[data-testid=showing]')?.getAttribute('data-event') !== event,
      first,
    );
    await slow.getByLabel('Speed').selectOption('instant');
    await showing.waitFor({ state: 'detached' });
    const instant = await open(zombies, { speed: 'instant' });
    await take(instant, 'end');
    expect(await instant.getByTestId('showing').count()).toBe(0);
  });

  test('is played again from the log, by its heading, without touching the game', async () => {
    const page = await open(zombies, { speed: 'step' });
    await take(page, 'end');
    await page.getByTestId('showing').waitFor();
    await page.getByTestId('skip-steps').click();
    const moves = await movesOf(page);
    const status = await page.getByTestId('status').textContent();
    const round = page.getByTestId('replay');
    expect(await round.count()).toBeGreaterThanOrEqual(2);
    await round.nth((await round.count()) - 2).click();
    await page.getByTestId('showing').getByText('Shown once more').waitFor();
    expect(await page.locator('[data-option]:visible').count()).toBe(0);
    const shown = await stepThrough(page);
    expect(shown[0]).toBe('phase');
    expect(shown).toEqual(expect.arrayContaining(['shamble', 'zombie-card']));
    expect(shown.filter((t) => t === 'phase')).toHaveLength(2);
    expect(await movesOf(page)).toBe(moves);
    expect(await page.getByTestId('status').textContent()).toBe(status);
    expect(await page.locator('[data-option]:visible').count()).toBeGreaterThan(0);
  });
});
