import { mix, type Outcome } from '@holdout/kernel';

/**
 * What a game came to, in 32 bits: its length, its outcome and every number of its final state in order. Two runs of
 * the same seed that part anywhere end in different states and so, nearly always, in different digests.
 */
export function digestOf(decisions: number, outcome: Outcome | null, state: object): number {
  let digest = mix(decisions + 1);
  digest = addText(digest, outcome ? `${outcome.result}:${outcome.cause}` : '');
  return addNumbers(digest, state);
}

/** Lists and objects each have a loop of their own, and none makes a list of values: it runs once for every game. */
function addNumbers(start: number, value: unknown): number {
  if (typeof value === 'number') return addNumber(start, value);
  if (typeof value !== 'object' || value === null) return start;
  let digest = start;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) digest = addNumbers(digest, value[i]);
    return digest;
  }
  for (const name in value) digest = addNumbers(digest, (value as Record<string, unknown>)[name]);
  return digest;
}

const addNumber = (start: number, value: number): number => mix(start ^ Math.imul(value + 1, 0x9e3779b9));

function addText(start: number, text: string): number {
  let digest = start;
  for (let i = 0; i < text.length; i++) digest = mix(digest ^ (text.charCodeAt(i) + i));
  return digest;
}

/** One check value for many games: their digests taken in, in the order of the games. */
export class Checksum {
  private low = 0x243f6a88;
  private high = 0x85a308d3;

  add(digest: number): void {
    this.low = mix(this.low ^ digest);
    this.high = mix((this.high + Math.imul(digest, 0x9e3779b9)) | 0);
  }

  /** 16 hex digits. */
  get hex(): string {
    return [this.high, this.low].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  }
}
