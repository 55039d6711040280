import type { GameEvent } from '@holdout/kernel';
import type { MoveView } from '@holdout/protocol';
import { describe, expect, it } from 'vitest';
import { newsOf } from '../../table/log/speech.ts';
import { type LogTurn, turnsOf as sorted } from '../../table/log/turns.ts';
import { highlightsOf, passes } from './kind.tsx';

const event = (t: string, fields: object = {}): GameEvent => ({ t, ...fields });
const move = (n: number, ...events: GameEvent[]): MoveView => ({ n, by: 0, key: 'end', events });
const turn = (number: number, seat: number) => event('turn', { turn: number, seat });

const turnsOf = (opening: GameEvent[], history: MoveView[], before?: readonly LogTurn[]) =>
  sorted('turn', opening, history, before);

const OPENING = [event('setup'), event('flip'), turn(1, 1)];
const HISTORY = [
  move(0, event('move')),
  move(1, event('flip'), event('outbreak'), turn(2, 0)),
  move(2, event('cure', { disease: 'red' })),
];

describe('the log by turns', () => {
  const turns = turnsOf(OPENING, HISTORY);

  it('begins with the set-up', () => {
    expect(turns.map(({ turn, head }) => [turn, head?.seat ?? null])).toEqual([
      [0, null],
      [1, 1],
      [2, 0],
    ]);
    expect(turns[0].moves).toEqual([{ n: null, events: OPENING.slice(0, 2) }]);
  });

  it('gives each turn its own part of a move that ends it', () => {
    expect(turns[1].moves.map(({ n, events }) => [n, events.map(({ t }) => t)])).toEqual([
      [0, ['move']],
      [1, ['flip', 'outbreak']],
    ]);
    expect(turns[2].moves.map(({ n }) => n)).toEqual([2]);
  });

  it('keeps the turns that have not changed', () => {
    const later = turnsOf(OPENING, [...HISTORY, move(3, event('treat'))], turns);
    expect(later[0]).toBe(turns[0]);
    expect(later[1]).toBe(turns[1]);
    expect(later[2]).not.toBe(turns[2]);
  });

  it('forgets what was undone', () => {
    const shorter = turnsOf(OPENING, HISTORY.slice(0, 1), turns);
    expect(shorter).toHaveLength(2);
    expect(shorter[1].moves).toHaveLength(1);
  });

  it('knows what a turn is remembered for', () => {
    expect(highlightsOf(turns[1])).toEqual({ cures: [], epidemics: 0, outbreaks: 1, captured: false });
    expect(highlightsOf(turns[2])).toEqual({
      cures: ['red'],
      epidemics: 0,
      outbreaks: 0,
      captured: false,
    });
  });
});

describe('the filter', () => {
  it('tells infections from actions', () => {
    expect(['infect', 'outbreak', 'move', 'draw'].map((t) => passes('infections', event(t)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(['infect', 'move', 'cure', 'over'].map((t) => passes('actions', event(t)))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(passes('all', event('draw'))).toBe(true);
  });

  it('sorts what On the Brink brings: diseases, and what players do, the bio-terrorist among them', () => {
    for (const t of ['strain', 'effect', 'cubes-lost', 'revived', 'incident', 'flip'])
      expect([passes('infections', event(t)), passes('actions', event(t))], t).toEqual([true, false]);
    for (const t of [
      'sample',
      'recover',
      'assigned',
      'bt-turn',
      'bt-flight',
      'discovered',
      'captured',
      'sabotage',
    ])
      expect([passes('infections', event(t)), passes('actions', event(t))], t).toEqual([false, true]);
  });
});

describe('news', () => {
  it('are the events of moves that were not there before', () => {
    expect(newsOf(HISTORY.slice(0, 2), HISTORY)).toEqual({ undone: 0, events: HISTORY[2].events });
    expect(newsOf(HISTORY, HISTORY)).toEqual({ undone: 0, events: [] });
  });

  it('are none if the table was opened anew', () => {
    const again = HISTORY.map(({ n, events }) => ({ n, by: 0, key: null, events: [...events] }));
    expect(newsOf(HISTORY, again)).toEqual({ undone: 0, events: [] });
  });

  it('say how much was taken back', () => {
    expect(newsOf(HISTORY, HISTORY.slice(0, 1))).toEqual({ undone: 2, events: [] });
    const other = [...HISTORY.slice(0, 2), move(2, event('treat'))];
    expect(newsOf(HISTORY, other)).toEqual({ undone: 1, events: other[2].events });
  });
});
