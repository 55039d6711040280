import { createHash } from 'node:crypto';

/** Checksum of what a run came to: fed with each game's outcome, in order. */
export class Digest {
  private readonly hash = createHash('sha256');

  add(...facts: readonly (string | number | boolean | null)[]): void {
    this.hash.update(`${facts.join(' ')}\n`);
  }

  /** The first 16 hex digits. Nothing can be added afterwards. */
  end(): string {
    return this.hash.digest('hex').slice(0, 16);
  }
}
