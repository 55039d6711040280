import { InputError } from '@holdout/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FillRandom,
  hashOfKey,
  hashOfWords,
  isCode,
  isKey,
  newCode,
  newKey,
  readCode,
  readWords,
  recoveryWords,
} from '../src/index.ts';

const of =
  (bytes: readonly number[]): FillRandom =>
  (into) =>
    into.set(bytes.slice(0, into.length));
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const sixteen = fc.array(fc.nat(255), { minLength: 16, maxLength: 16 });

describe('keys', () => {
  test('carry all 128 bits: as base64 writes them', () => {
    fc.assert(
      fc.property(sixteen, (bytes) => {
        const key = newKey(of(bytes));
        expect(isKey(key)).toBe(true);
        const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
        const sixes = bits.padEnd(132, '0').match(/.{6}/g) ?? [];
        expect(key).toBe(sixes.map((six) => LETTERS[Number.parseInt(six, 2)]).join(''));
      }),
    );
  });

  test('of another shape are none: too short, too long, or with bits that no key has', () => {
    const key = newKey(of(new Array(16).fill(7)));
    const others = [
      '',
      key.slice(1),
      `${key}A`,
      `${key.slice(0, -1)}B`,
      ` ${key}`,
      `${key}\n`,
      key.replace(/./, '+'),
    ];
    for (const other of others) expect(isKey(other), JSON.stringify(other)).toBe(false);
  });

  test('their hash does not tell them, and is another one than that of the words', () => {
    const key = newKey(of(new Array(16).fill(9)));
    expect(hashOfKey(key)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOfKey(key)).not.toContain(key);
    expect(hashOfKey(key)).not.toBe(hashOfWords(key));
  });
});

describe('numbers of tables', () => {
  const seven = fc.array(fc.nat(255), { minLength: 7, maxLength: 7 });

  test('are read as they were written', () => {
    fc.assert(
      fc.property(seven, (bytes) => {
        const code = newCode(of(bytes));
        expect(isCode(code)).toBe(true);
        expect(readCode(code)).toBe(code);
      }),
    );
  });

  test('are read as they are typed: small, in groups, with look-alikes', () => {
    fc.assert(
      fc.property(seven, fc.array(fc.nat(4), { minLength: 7, maxLength: 7 }), (bytes, hands) => {
        const code = newCode(of(bytes));
        const looks: Readonly<Record<string, string>> = { 0: 'oO', 1: 'iIlL' };
        const typed = [...code].map((letter, i) => {
          const like = looks[letter] ?? letter.toLowerCase() + letter;
          return like[hands[i] % like.length] + (hands[i] === 3 ? ' ' : hands[i] === 4 ? '-' : '');
        });
        expect(readCode(typed.join(''))).toBe(code);
      }),
    );
  });

  test.each(['', 'ABC', 'ABCDEFGH', 'ABCDEFU', 'ABC.EFG', '../../e', 'ÄBCDEFG', '\u0000ABCDEF'])(
    'are not %j',
    (typed) => {
      expect(isCode(typed)).toBe(false);
      expect(() => readCode(typed)).toThrow(InputError);
    },
  );

  test('no letter comes more often than another', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte++) {
      const [letter] = newCode(of([byte, 0, 0, 0, 0, 0, 0]));
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(new Set(counts.values())).toEqual(new Set([8]));
  });
});

describe('words for a lost key', () => {
  test('are four that can be spoken, always the same for a key and others for another', () => {
    fc.assert(
      fc.property(sixteen, sixteen, (one, other) => {
        const words = recoveryWords(newKey(of(one)));
        expect(words).toMatch(
          /^(?:[bdfghjklmnprstvz][aiou][bdfghjklmnprstvz][aiou][bdfghjklmnprstvz] ?){4}$/,
        );
        expect(recoveryWords(newKey(of(one)))).toBe(words);
        if (String(one) !== String(other)) expect(recoveryWords(newKey(of(other)))).not.toBe(words);
      }),
    );
  });

  test('are read however they were typed', () => {
    const words = recoveryWords(newKey(of(new Array(16).fill(3))));
    const [a, b, c, d] = words.split(' ');
    for (const typed of [
      words,
      ` ${a.toUpperCase()}  ${b}\t${c}\n${d} `,
      `${a}, ${b}, ${c}, ${d}`,
      `${a}-${b}-${c}-${d}`,
      `${a}.${b}.${c}.${d}.`,
      `${a},${b},${c},${d},`,
    ]) {
      expect(readWords(typed), JSON.stringify(typed)).toBe(words);
    }
  });
});
