import { describe, expect, test } from 'vitest';
import { readReplayHash, replayHash } from './address.ts';

const KEY = 'abcdefghijklmnopqrstuA';

describe('the address of a replay', () => {
  test('says which key and which step, or neither', () => {
    expect(readReplayHash(`#t=${KEY}&s=12`)).toEqual({ key: KEY, step: 12 });
    expect(readReplayHash('#s=0')).toEqual({ key: null, step: 0 });
    expect(readReplayHash('')).toEqual({ key: null, step: null });
  });

  test('is read back as it was written', () => {
    for (const [step, key] of [
      [0, null],
      [7, KEY],
      [1234, null],
    ] as const) {
      expect(readReplayHash(replayHash(step, key))).toEqual({ step, key });
    }
  });

  test('may have been mistyped: what can be none is none', () => {
    for (const hash of ['#t=short&s=-1', '#s=1.5', '#s=', '#s=1e3', '#s=99999999', '#nothing']) {
      expect(readReplayHash(hash), hash).toEqual({ key: null, step: null });
    }
  });
});
