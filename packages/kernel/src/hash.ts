import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

/** SHA-256 of a text, 64 hex digits. Identity of content, and the promise that binds a seed. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The 8 signed 32-bit words of the SHA-256 of a text. */
export function sha256Words(text: string): number[] {
  const bytes = sha256(utf8ToBytes(text));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: 8 }, (_, i) => view.getInt32(i * 4));
}

/** Check value of a JSON value: the first 16 hex digits of the SHA-256 of its canonical text. */
export function checkHash(value: unknown): string {
  return sha256Hex(canonical(value)).slice(0, 16);
}
