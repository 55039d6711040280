import { type Json, type Seat, TABLE, type Viewer } from '@holdout/kernel';
import { pandemic } from '@holdout/pandemic';
import {
  packChange,
  packSnap,
  type ServerFrame,
  TableHost,
  type TableUpdate,
  unpackChange,
  unpackSnap,
} from '@holdout/protocol';
import { randomNumbers } from '@holdout/testkit';
import { zombicide } from '@holdout/zombicide';
import { describe, expect, test } from 'vitest';
import { Word } from '../../src/room/word.ts';

const GAMES = { pandemic, zombicide } as const;
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];

interface Told {
  readonly host: TableHost;
  readonly game: keyof typeof GAMES;
  readonly sizes: number[];
}

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Bytes on the line to somebody who can unpack. */
const sizeOf = (frame: ServerFrame): number => new Word(frame).packed.length;

/** What a server remembers of what it has told. */
const remembered = (update: TableUpdate): TableUpdate => ({
  ...update,
  steps: [],
  opening: [],
  history: { from: update.moves, moves: [] },
});

/**
 * Plays with choices at random, now and then taking back or doing again, and sends every change to everybody: what comes
 * out at the other end is what went in.
 */
function tell(game: keyof typeof GAMES, options: object, seed: number, answers: number): Told {
  const random = randomNumbers(seed);
  const players = (options as { players: number }).players;
  const host = TableHost.create(GAMES[game] as never, {
    options: options as Json & object,
    seed: `wire ${seed}`,
    undo: 'keepFate',
    seats: NAMES.slice(0, players).map((name) => ({ name })),
  });
  const seats: Seat[] = NAMES.slice(0, players).map((_, seat) => seat);
  const looking: { readonly viewer: Viewer; readonly seats: readonly Seat[]; told: TableUpdate }[] = [];
  for (const viewer of [...seats, 'spectator'] as const) {
    const own = viewer === 'spectator' ? [] : [viewer];
    looking.push({ viewer, seats: own, told: host.update(viewer, own) });
  }
  const sizes: number[] = [];
  for (let n = 0; n < answers && !host.table.over; n++) {
    const { decision, undo, redo } = host.update('spectator', seats);
    const dice = random(12);
    const back = dice === 0 && undo.can;
    const again = dice < 3 && redo > 0;
    const options = decision?.options ?? [];
    const option = options[random(options.length)];
    const seat = option.seat === TABLE ? 0 : option.seat;
    const command = back
      ? ({ t: 'undo', seat } as const)
      : again
        ? ({ t: 'redo', seat } as const)
        : ({
            t: 'answer',
            seq: host.update(seat, [seat]).decision?.seq ?? 0,
            seat,
            key: option.key,
          } as const);
    const viewers = looking.map(({ viewer }) => viewer);
    if (!host.do(command, viewers).ok) continue;
    for (const one of looking) {
      const next = host.update(one.viewer, one.seats, one.told.moves);
      const change = packChange(remembered(one.told), next);
      const frame: ServerFrame = { t: 'change', ...change };
      sizes.push(sizeOf(frame));
      const before = JSON.stringify(one.told);
      const unpacked = unpackChange(one.told, json(change));
      expect(json(unpacked)).toEqual(json(next));
      expect(JSON.stringify(one.told)).toBe(before);
      expect(json(unpackSnap(json(packSnap(next))))).toEqual(json({ ...next, steps: [] }));
      one.told = unpacked;
    }
  }
  return { host, game, sizes };
}

describe('what is told over the wire', () => {
  test.each([
    ['Pandemic with open hands', 'pandemic', { players: 3, epidemics: 5 }, 150],
    ['Pandemic with closed hands', 'pandemic', { players: 4, epidemics: 4, hands: 'closed' }, 150],
    ['Pandemic with a bio-terrorist', 'pandemic', { players: 4, module: 'bioterrorist', btPlayer: 4 }, 150],
    ['Pandemic with a virulent strain', 'pandemic', { players: 2, module: 'virulent' }, 100],
    ['Zombicide', 'zombicide', { mission: 's1-01', players: 2 }, 100],
    ['Zombicide with rivals', 'zombicide', { mission: 'rm-07', players: 2 }, 60],
  ] as const)('%s: every change leads to where the table is', (_, game, options, answers) => {
    tell(game, options, answers, answers);
  });

  test('a game to its end, where all becomes known', () => {
    const { host } = tell(
      'pandemic',
      { players: 4, module: 'bioterrorist', btPlayer: 4, epidemics: 6 },
      11,
      2000,
    );
    expect(host.table.over).toBe(true);
    const closed = tell('pandemic', { players: 2, hands: 'closed', epidemics: 6 }, 12, 2000);
    expect(closed.host.update('spectator', []).seed).toBe('wire 12');
  });

  test('nine of ten changes are small', () => {
    const sizes: Record<string, { median: number; p90: number; largest: number }> = {};
    for (const [game, options] of [
      ['pandemic', { players: 4, epidemics: 5 }],
      ['zombicide', { mission: 's1-01', players: 4 }],
    ] as const) {
      const all = tell(game, options, 5, 120).sizes.sort((a, b) => a - b);
      const at = (share: number) => all[Math.floor(all.length * share)];
      sizes[game] = { median: at(0.5), p90: at(0.9), largest: all.at(-1) ?? 0 };
    }
    console.info('bytes of a change', JSON.stringify(sizes));
    expect(sizes.pandemic.p90).toBeLessThan(1024);
    expect(sizes.zombicide.p90).toBeLessThan(1024);
  });

  test('PB053: a change for another update than the last one is refused', () => {
    const { host } = tell('pandemic', { players: 2 }, 3, 5);
    const now = host.update(0, [0]);
    const change = packChange({ ...now, version: 7 }, { ...now, version: 8 });
    expect(() => unpackChange({ ...now, version: 6 }, change)).toThrow('message.gap');
    expect(unpackChange({ ...now, version: 7 }, change).version).toBe(8);
  });
});
