import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { sha256Words } from './hash.ts';

/** The four 32-bit words of a xoroshiro128+ generator, kept inside the game's state. */
export type StreamState = number[];

/**
 * Streams that don't touch each other, all out of one seed: a draw from one never shifts another, so undo keeps
 * fate and two plans can be compared under the same luck.
 */
export function seedStreams(seed: string, names: readonly string[]): Record<string, StreamState> {
  const words = sha256Words(seed);
  const streams: Record<string, StreamState> = {};
  for (let i = 0; i < names.length; i++) streams[names[i]] = streamFrom(words, i + 1);
  return streams;
}

function streamFrom(words: readonly number[], index: number): StreamState {
  const salt = Math.imul(index, 0x9e3779b9);
  return [0, 1, 2, 3].map((i) => mix(words[i] ^ mix(words[i + 4] + salt + i)));
}

/** A 32-bit finaliser (murmur3): every bit of the input moves every bit of the output. */
export function mix(x: number): number {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Fisher–Yates in place; moves the stream by one draw a card. */
export function shuffleWith(stream: StreamState, cards: number[]): void {
  const generator = xoroshiro128plusFromState(stream);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = uniformInt(generator, 0, i);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
  store(stream, generator.getState());
}

/** A whole number from 0 to `sides` - 1. */
export function drawBelow(stream: StreamState, sides: number): number {
  const generator = xoroshiro128plusFromState(stream);
  const result = uniformInt(generator, 0, sides - 1);
  store(stream, generator.getState());
  return result;
}

function store(stream: StreamState, words: readonly number[]): void {
  for (let i = 0; i < 4; i++) stream[i] = words[i];
}
