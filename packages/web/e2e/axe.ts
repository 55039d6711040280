import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { Look } from './harness.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is, each with the first element it is about. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // @ts-expect-error axe was put into the page a moment ago
    const { violations } = await globalThis.axe.run(document, { runOnly: { type: 'tag', values: tags } });
    return violations.map(
      (found: { id: string; nodes: { html: string }[] }) =>
        `${found.id}: ${found.nodes[0]?.html.slice(0, 160)}`,
    );
  });
}

const LANGUAGES = ['en', 'de', 'ja', 'hu'] as const;
const THEMES = ['light', 'dark', 'contrast'] as const;

/**
 * Every theme, and every language: what axe looks at depends on the colours or on the words, not on both. With
 * HOLDOUT_ALL_LOOKS set it is every language in every theme.
 */
export const LOOKS: readonly Look[] = LANGUAGES.flatMap((language) =>
  THEMES.map((theme) => ({ language, theme })),
).filter(({ language, theme }) => process.env.HOLDOUT_ALL_LOOKS || language === 'en' || theme === 'light');
