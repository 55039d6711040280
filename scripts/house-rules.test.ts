import { readFileSync } from 'node:fs';
import { PRESETS, RULES } from '@holdout/zombicide';
import { expect, test } from 'vitest';
import words from '../locales/en/zombicide.rulesets.json' with { type: 'json' };

/** What docs/house-rules.md says of the switches is so. */
const text = readFileSync(new URL('../docs/house-rules.md', import.meta.url), 'utf8');
const titles: Readonly<Record<string, string>> = words;

/** The rows of the table below a heading. */
function tableAfter(heading: string): string[] {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  return section
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| `'));
}

/** What the switches of some boxes, or of every game, are in each preset, and what else they can be. */
const rowsOf = (boxes: string): string[] =>
  Object.entries(RULES).flatMap(([name, rule]) => {
    if ((rule.boxes ?? []).join(', ') !== boxes) return [];
    const usual = PRESETS.map((_, i) => {
      const [alone, mixed] = [rule.presets[i], (rule.mixed ?? rule.presets)[i]];
      return alone === mixed ? `\`${alone}\`` : `\`${alone}\`, in a mix \`${mixed}\``;
    });
    const values = rule.values.map((value) => `\`${value}\``).join(', ');
    return [`| ${[`\`${name}\``, titles[`ruleset.${name}.title`], values, ...usual].join(' | ')} |`];
  });

test.each([
  ['In every game', ''],
  ['In games with Rue Morgue', 'rueMorgue'],
])('the table “%s” is that of the rules', (heading, boxes) => {
  expect(tableAfter(heading)).toEqual(rowsOf(boxes));
  expect(tableAfter(heading).length).toBeGreaterThan(0);
});

test('no switch is left out', () => {
  const told = ['In every game', 'In games with Rue Morgue'].flatMap(tableAfter);
  expect(told).toHaveLength(Object.keys(RULES).length);
});
