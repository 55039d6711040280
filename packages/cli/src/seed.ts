import { randomBytes } from 'node:crypto';

/** Letters and digits without look-alikes. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';

/** A seed for a game that nobody has chosen one for; it can be dictated. */
export const newSeed = (): string =>
  Array.from(randomBytes(10), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
