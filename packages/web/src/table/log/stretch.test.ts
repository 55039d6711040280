import type { GameEvent } from '@holdout/kernel';
import type { MoveView } from '@holdout/protocol';
import { describe, expect, it } from 'vitest';
import { stretchFrom, within } from './stretch.ts';

const phase = (name: string): GameEvent => ({ t: 'phase', phase: name });
const other = (n: number): GameEvent => ({ t: 'walk', n });
const [night, day, second] = [phase('night'), phase('day'), phase('night')];
const moves = [[other(1), night, other(2)], [other(3)], [other(4), day, other(5), second, other(6)]];
const history: readonly MoveView[] = moves.map((events, n) => ({ n, by: 0, key: 'k', events }));
const ends = (event: GameEvent) => event === day;

describe('a stretch of the history', () => {
  it('goes from an event over several moves to the next one that ends it', () => {
    expect(stretchFrom(history, night, ends)).toEqual({ from: { n: 0, at: 1 }, to: { n: 2, at: 1 } });
  });

  it('is none before it is over, or if the event is not there', () => {
    expect(stretchFrom(history, second, ends)).toBeNull();
    expect(stretchFrom(history, phase('night'), ends)).toBeNull();
  });

  it('takes of its moves what is in it', () => {
    const stretch = stretchFrom(history, night, ends);
    const taken = stretch && moves.map((events, n) => within(stretch, n, events));
    expect(taken).toEqual([[night, other(2)], [other(3)], [other(4)]]);
  });

  it('may lie within one move', () => {
    const stretch = stretchFrom(history, day, (event) => event === second);
    expect(stretch && within(stretch, 2, moves[2])).toEqual([day, other(5)]);
  });
});
