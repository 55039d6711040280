import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CREDITS_FILE, creditsText } from './make-credits.ts';
import { GLYPHS_FILE, glyphsText } from './make-glyphs.ts';
import { outOfDate } from './make-index.ts';

test('the indexes of the content are up to date', () => {
  expect(outOfDate(), 'run: node scripts/make-index.ts').toEqual([]);
});

test('the signs of Zombicide are up to date', () => {
  expect(readFileSync(GLYPHS_FILE, 'utf8'), 'run: node scripts/make-glyphs.ts').toBe(glyphsText());
});

test('the credits are up to date', () => {
  expect(readFileSync(CREDITS_FILE, 'utf8'), 'run: node scripts/make-credits.ts').toBe(creditsText());
});

/** Something of the state is assigned, changed in place, or counted up. */
const WRITES = [
  /\bstate(?:\.\w+|\[[^\]]+\])+\s*(?:[-+*|&^]|\|\||\?\?)?=(?![=>])/,
  /\bstate\.\w+(?:\[[^\]]+\])?\.(?:push|pop|shift|unshift|splice|sort|reverse|fill)\(/,
  /(?:\+\+|--)\s*(?:g\.)?state\.|\bstate(?:\.\w+)+\s*(?:\+\+|--)/,
];

/** Making, copying and re-dealing a state is not changing a game. */
const ALLOWED = /^(ops\/|state\/|view\/sample\.ts$|migrations\/)/;

describe.each(['pandemic', 'zombicide'])('the state of %s is changed by its ops only', (game) => {
  const source = fileURLToPath(new URL(`../packages/${game}/src/`, import.meta.url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );

  test.each(files.filter((file) => !ALLOWED.test(file)))('%s', (file) => {
    const lines = readFileSync(source + file, 'utf8').split('\n');
    const writes = lines.filter((line) => WRITES.some((pattern) => pattern.test(line)));
    expect(writes).toEqual([]);
  });
});

describe('the scan for writes', () => {
  test('the scan sees a write', () => {
    const bad = [
      'g.state.actions = 3;',
      'state.cubes[3] += 1;',
      'g.state.hands[seat].push(card);',
      'state.rate++;',
    ];
    for (const line of bad)
      expect(
        WRITES.some((pattern) => pattern.test(line)),
        line,
      ).toBe(true);
    for (const line of ['if (state.rate === 3) x();', 'const { state } = g;', 'state.hands.map((x) => x)']) {
      expect(
        WRITES.some((pattern) => pattern.test(line)),
        line,
      ).toBe(false);
    }
  });
});
