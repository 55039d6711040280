import { timingSafeEqual } from 'node:crypto';
import type { Seat } from '@holdout/kernel';
import type { Grants } from '@holdout/protocol';
import type { StoredKey } from '../store/index.ts';

/** The keys of one table. Only hashes are known. */
export class Keyring {
  private readonly keys: readonly { readonly key: StoredKey; readonly bytes: Buffer }[];

  constructor(keys: readonly StoredKey[]) {
    this.keys = keys.map((key) => ({ key, bytes: Buffer.from(key.hash, 'hex') }));
  }

  /** Compares with every key of the table, in a time that does not depend on how much of one is right. */
  find(hash: string): StoredKey | null {
    const wanted = Buffer.from(hash, 'hex');
    let found: StoredKey | null = null;
    for (const { key, bytes } of this.keys) {
      if (bytes.length === wanted.length && timingSafeEqual(bytes, wanted)) found = key;
    }
    return found;
  }

  /** What these keys open together. */
  grants(hashes: readonly string[]): Grants {
    const found = hashes.flatMap((hash) => this.find(hash) ?? []);
    const host = found.some(({ kind }) => kind === 'host');
    const seats = found.flatMap(({ kind, seat }) => (kind === 'seat' && seat !== null ? [seat] : []));
    const watch = host || seats.length > 0 || found.some(({ kind }) => kind === 'watch');
    return { host, seats: [...new Set<Seat>(seats)].sort((a, b) => a - b), watch };
  }

  /** Whether somebody has been invited to a seat and has not come yet. */
  isInvited(seat: Seat): boolean {
    return this.keys.some(({ key }) => key.kind === 'invite' && key.seat === seat);
  }
}
