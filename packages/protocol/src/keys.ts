import { InputError, sha256Hex, shortly } from '@holdout/kernel';

/**
 * Who may do what at a table of a server: whoever holds a key. A key is 128 bits, written with 22 characters; the server
 * keeps only its hash. Keys are made where they are used, so that asking twice is harmless.
 */
export type Key = string;

const KEY = /^[A-Za-z0-9_-]{21}[AQgw]$/;
const KEY_BYTES = 16;
const KEY_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Letters and digits that can't be taken for one another (Crockford), as they are written. */
const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 7;

/** What fills bytes with chance: `crypto.getRandomValues`. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => void;

export const isKey = (value: string): boolean => KEY.test(value);

/** A new key. */
export function newKey(fill: FillRandom): Key {
  const bytes = new Uint8Array(KEY_BYTES);
  fill(bytes);
  let key = '';
  // Six bits a letter: 21 whole ones, and two bits that are left.
  for (let bit = 0; bit < KEY_BYTES * 8; bit += 6) {
    const pair = (bytes[bit >> 3] << 8) | (bytes[(bit >> 3) + 1] ?? 0);
    key += KEY_LETTERS[(pair >> (10 - (bit & 7))) & 63];
  }
  return key;
}

/** What the server keeps of a key: 64 hex digits. */
export const hashOfKey = (key: Key): string => sha256Hex(`holdout:key:${key}`);

/** The number of a table: seven letters and digits that can be read out. */
export function newCode(fill: FillRandom): string {
  const bytes = new Uint8Array(CODE_LENGTH);
  fill(bytes);
  return Array.from(bytes, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
}

/**
 * A number as somebody has typed it: small letters, blanks and look-alikes are put right.
 *
 * @throws InputError if it can't be one.
 */
export function readCode(typed: string): string {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (isCode(code)) return code;
  throw new InputError('table.code', '', { found: shortly(typed) });
}

export const isCode = (value: string): boolean =>
  value.length === CODE_LENGTH && [...value].every((letter) => CODE_LETTERS.includes(letter));

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';

/**
 * Four words that stand for a key where it was lost with its device: to be written down and read out. They follow from
 * the key, but the key does not from them.
 */
export function recoveryWords(key: Key): string {
  const digits = sha256Hex(`holdout:words:${key}`);
  return [0, 4, 8, 12].map((at) => wordOf(Number.parseInt(digits.slice(at, at + 4), 16))).join(' ');
}

/** 16 bits as five letters that can be spoken in any of our languages. */
function wordOf(bits: number): string {
  const consonant = (shift: number) => CONSONANTS[(bits >> shift) & 15];
  const vowel = (shift: number) => VOWELS[(bits >> shift) & 3];
  return consonant(12) + vowel(10) + consonant(6) + vowel(4) + consonant(0);
}

/** Words as somebody has typed them. */
export const readWords = (typed: string): string =>
  typed
    .toLowerCase()
    .split(/[\s,.-]+/)
    .filter((word) => word !== '')
    .join(' ');

/** What the server keeps of the words: 64 hex digits. */
export const hashOfWords = (words: string): string => sha256Hex(`holdout:recovery:${words}`);
