import { deflateRawSync } from 'node:zlib';
import { PACKED_FROM, type ServerFrame } from '@holdout/protocol';

/** Little memory for a moment: what is said is short, and much alike. */
const HOW = { level: 5, windowBits: 14, memLevel: 7 } as const;

/** A frame as it goes over a line. What is said to many is written down once, and packed once. */
export class Word {
  readonly text: string;
  private bytes: Buffer | null = null;

  constructor(frame: ServerFrame) {
    this.text = JSON.stringify(frame);
  }

  /** For those who can unpack it: what is short stays text. */
  get packed(): Buffer | string {
    if (this.text.length < PACKED_FROM) return this.text;
    this.bytes ??= deflateRawSync(this.text, HOW);
    return this.bytes;
  }
}
