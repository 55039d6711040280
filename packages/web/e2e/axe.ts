import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { changeLook, type Look } from './harness.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What axe finds on the page as it is, each with the first element it is about. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const options = { runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] };
  return page.evaluate(async (how) => {
    // @ts-expect-error axe was put into the page a moment ago
    const { violations } = await globalThis.axe.run(document, how);
    return violations.map(
      (found: { id: string; nodes: { html: string }[] }) =>
        `${found.id}: ${found.nodes[0]?.html.slice(0, 160)}`,
    );
  }, options);
}

const LANGUAGES = ['en', 'de', 'ja', 'hu'] as const;
const THEMES = ['light', 'dark', 'contrast'] as const;

/**
 * Every theme, and every language: what axe looks at depends on the colours or on the words, not on both. With
 * HOLDOUT_ALL_LOOKS set it is every language in every theme.
 */
const LOOKS: readonly Look[] = LANGUAGES.flatMap((language) =>
  THEMES.map((theme) => ({ language, theme })),
).filter(({ language, theme }) => process.env.HOLDOUT_ALL_LOOKS || language === 'en' || theme === 'light');

/** What axe finds on the page as it is, in every language and theme; it is in English and light then. */
export async function violationsInEveryLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of LOOKS) {
    await changeLook(page, look);
    for (const one of await violations(page)) found.push(`${look.language}, ${look.theme}: ${one}`);
  }
  await changeLook(page, {});
  return found;
}
