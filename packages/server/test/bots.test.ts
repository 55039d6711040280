import type { Json, Seat } from '@holdout/kernel';
import { greedy, type PandemicView, pandemic } from '@holdout/pandemic';
import { type BotPlayers, TableHost } from '@holdout/protocol';
import { describe, expect, test } from 'vitest';

const BOTS: BotPlayers = new Map([['greedy', { choose: greedy as never }]]);
const BT: Seat = 2;

/** Two of the team and the bio-terrorist; bots have the seats that are named. */
function host(bots: readonly Seat[], options: object = {}, seed = 'bots'): TableHost {
  return TableHost.create(
    pandemic as never,
    {
      options: { players: 3, module: 'bioterrorist', btPlayer: 3, autoConsent: true, ...options } as Json &
        object,
      seed,
      undo: 'keepFate',
      seats: ['Ann', 'Ben', 'Cleo'].map((name, seat) => ({
        name,
        ...(bots.includes(seat) ? { bot: 'greedy' } : {}),
      })),
    },
    { bots: BOTS },
  );
}

const decision = (table: TableHost, seats: readonly Seat[]) => table.update(seats[0], seats).decision;
const view = (table: TableHost, seat: Seat) => table.update(seat, [seat]).view as PandemicView;

/** A person takes the first option that is liked, or lets the bot go on. */
function act(table: TableHost, seats: readonly Seat[], likes: RegExp): void {
  const open = decision(table, seats);
  if (!open) throw new Error('the game is over');
  const bot = table.table.setup.seats[open.owner]?.bot !== undefined;
  const option = open.options.find(({ key }) => likes.test(key)) ?? open.options[0];
  const reply = bot
    ? table.do({ t: 'go', seat: seats[0] }, [seats[0]])
    : table.do({ t: 'answer', seq: open.seq, seat: option.seat, key: option.key }, [seats[0]]);
  expect(reply).toEqual({ ok: true });
}

describe('seats of bots', () => {
  test('OB-BT-08: a bot hides before the first turn, and nobody learns where', () => {
    const table = host([BT]);
    expect(decision(table, [0, 1])?.owner).not.toBe(BT);
    act(table, [0, 1], /^/);
    expect(decision(table, [0, 1])?.ask).toBe('action');
    expect(view(table, 0).brink?.terrorist).toMatchObject({ secret: null });
    expect(view(table, BT).brink?.terrorist?.secret?.city).toBeTruthy();
    expect(JSON.stringify(table.update(0, [0, 1]))).not.toContain('bt-start');
  });

  test.each([
    ['the team', [0, 1] as const, [BT] as const],
    ['the bio-terrorist', [BT] as const, [0, 1] as const],
  ])('a person plays %s against bots to the end', (_, people, bots) => {
    const table = host(bots);
    for (let n = 0; n < 800 && !table.table.over; n++) act(table, people, /^(end|bt-local|bt-draw|continue)/);
    expect(table.table.over).toBe(true);
    const byBots = table.table.moves.filter(({ entry }) => bots.some((seat) => seat === entry.by));
    expect(byBots.length).toBeGreaterThan(5);
  });

  test('the steps say which of them a bot has chosen', () => {
    const table = host([0, 1]);
    act(table, [BT], /^bt-start/);
    for (let n = 0; n < 3; n++) act(table, [BT], /^bt-end/);
    const { steps } = table.update(BT, [BT]);
    expect(steps.some(({ foreign }) => foreign)).toBe(true);
    const own = steps.filter(({ event }) => event.t === 'bt-over');
    expect(own.every(({ foreign }) => !foreign)).toBe(true);
  });

  test('OQ-15: whoever holds an event is asked before the bot goes on, unless he does not want to be', () => {
    const table = host([BT], {}, 'held 3');
    for (let n = 0; n < 400 && !table.table.over; n++) {
      const open = decision(table, [0, 1]);
      if (open?.owner === BT) break;
      act(table, [0, 1], /^(end|continue)/);
    }
    const waiting = decision(table, [0, 1]);
    expect(waiting).toMatchObject({ owner: BT, ask: 'btAction' });
    expect(waiting?.options.map(({ kind }) => kind)).toContain('event');
    for (const seat of [0, 1]) table.do({ t: 'set', seat, name: 'holdForEvents', to: false }, []);
    expect(decision(table, [0, 1])?.owner).not.toBe(BT);
  });

  test('only a bot that waits can be told to go on', () => {
    const table = host([BT]);
    expect(table.do({ t: 'go', seat: 0 }, [])).toEqual({ ok: false, reason: { rule: 'HO-ASK' } });
  });

  test('a bot that nobody knows is refused with its place', () => {
    const setup = { options: {}, seed: 's', undo: 'off', seats: [{ name: 'A' }, { name: 'B', bot: 'deep' }] };
    expect(() => TableHost.create(pandemic as never, setup as never, { bots: BOTS })).toThrow(
      expect.objectContaining({ code: 'seat.bot', path: 'seats[1].bot', args: { found: 'deep' } }),
    );
  });
});
