import { isKey, type Key } from '@holdout/protocol';

/** What the address of a replay says behind the number sign. */
export interface ReplayHash {
  /** The key that opens the table. */
  readonly key: Key | null;
  /** After how many moves it begins; null if it does not say. */
  readonly step: number | null;
}

export function readReplayHash(hash: string): ReplayHash {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  const key = words.get('t');
  const step = words.get('s');
  return {
    key: key !== null && isKey(key) ? key : null,
    step: step !== null && /^\d{1,6}$/.test(step) ? Number(step) : null,
  };
}

/** `#s=12`, with the key before it if the link is for somebody else. */
export const replayHash = (step: number, key: Key | null = null): string =>
  key === null ? `#s=${step}` : `#t=${key}&s=${step}`;
