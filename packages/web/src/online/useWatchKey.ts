import type { Key } from '@holdout/protocol';
import { useEffect } from 'react';
import { type HeldTable, useKeychain } from './keychain.ts';

/** Keeps the key to look on that came with a link, if one did. @returns what this browser has of the table. */
export function useWatchKey(code: string, key: Key | null): HeldTable | undefined {
  const held = useKeychain(({ tables }) => tables[code]);
  const keep = useKeychain((keychain) => keychain.keep);
  useEffect(() => {
    if (key !== null) keep(code, { watch: key });
  }, [key, code, keep]);
  return held;
}
