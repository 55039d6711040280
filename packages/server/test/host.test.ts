import { type Json, type Seat, TABLE, type Viewer } from '@holdout/kernel';
import { pandemic } from '@holdout/pandemic';
import { commandSchema, setupSchema, TableHost, type TableUpdate } from '@holdout/protocol';
import { describe, expect, test } from 'vitest';

function host(options: object, seed = 'host') {
  const players = 3;
  const seats = ['Ann', 'Ben', 'Chie'].map((name) => ({ name }));
  return TableHost.create(pandemic, {
    options: { players, ...options } as Json & object,
    seed,
    undo: 'keepFate',
    seats,
  });
}

const ALL: readonly Seat[] = [0, 1, 2];
const EVERYONE: readonly Viewer[] = [...ALL, 'spectator'];

/** Chooses the first option that the test likes, else the first there is. */
function choose(table: TableHost, likes: RegExp, viewers: readonly Viewer[] = []): string {
  const decision = table.update('spectator', ALL).decision;
  const options = decision?.options ?? [];
  const option = options.find((entry) => likes.test(entry.key)) ?? options[0];
  const seat = option.seat === TABLE ? 0 : option.seat;
  expect(table.do({ t: 'answer', seq: decision?.seq ?? -1, seat, key: option.key }, viewers)).toEqual({
    ok: true,
  });
  return option.key;
}

describe('updates', () => {
  test('a client that has some moves gets the others; after an undo it drops what is gone', () => {
    const table = host({});
    for (let i = 0; i < 4; i++) choose(table, /^(drive|treat)/);
    const full = table.update(0, [0]);
    expect(full.history).toMatchObject({ from: 0 });
    expect(full.history.moves).toHaveLength(4);
    expect(full.opening.length).toBeGreaterThan(10);
    const rest = table.update(0, [0], 3);
    expect(rest.history.from).toBe(3);
    expect(rest.history.moves.map((move) => move.n)).toEqual([3]);
    expect(rest.opening).toEqual([]);
    table.do({ t: 'undo', seat: 0, to: 1 }, []);
    const after = table.update(0, [0], 4);
    expect(after.history).toEqual({ from: 1, moves: [] });
    expect(after.moves).toBe(1);
    expect(after.redo).toBe(3);
  });

  test('the steps of an answer end with the view that is true now', () => {
    const table = host({});
    const deciding = table.update('spectator', ALL).decision?.owner ?? 0;
    choose(table, /^end$/, [deciding]);
    const update = table.update(deciding, [deciding]);
    expect(update.steps.map((step) => step.event.t).slice(0, 2)).toEqual(['drawing', 'draw']);
    const last = update.steps.at(-1);
    expect({ ...last?.view, turn: 0 }).toEqual({ ...update.view, turn: 0 });
  });

  test('a refusal leaves the table and its version as they were', () => {
    const table = host({});
    const before = JSON.stringify(table.update(0, ALL));
    const reply = table.do({ t: 'answer', seq: 0, seat: 0, key: 'drive:tokyo' }, [0]);
    expect(reply).toMatchObject({ ok: false });
    expect(table.do({ t: 'answer', seq: 7, seat: 0, key: 'end' }, [0])).toEqual({
      ok: false,
      reason: { rule: 'HO-STALE', args: { seq: 0 } },
    });
    expect(JSON.stringify(table.update(0, ALL))).toBe(before);
  });

  test('an older move can be looked at again without touching the table', () => {
    const table = host({});
    choose(table, /^drive/);
    choose(table, /^end$/, [0]);
    const steps = table.update(0, ALL).steps;
    choose(table, /^(continue|drive)/);
    const before = JSON.stringify(table.update(0, ALL));
    expect(table.look(1, 0)).toEqual(steps);
    expect(JSON.stringify(table.update(0, ALL))).toBe(before);
  });

  test('the seed is kept until the end, its hash is not', () => {
    const table = host({}, 'a very secret seed');
    expect(JSON.stringify(table.update(0, ALL))).not.toContain('a very secret seed');
    const { seedHash } = table.update(0, ALL);
    while (!table.table.over) choose(table, /^(end|continue|discard)/);
    expect(table.update(0, ALL)).toMatchObject({ seed: 'a very secret seed', seedHash });
  });
});

describe('what reaches whom', () => {
  /** Everything that a viewer was ever sent, as one text. */
  function traffic(viewer: Viewer, seed: string): { text: string; hands: string[][] } {
    const table = host({ hands: 'closed', epidemics: 4 }, seed);
    const seats = typeof viewer === 'number' ? [viewer] : [];
    const parts: TableUpdate[] = [table.update(viewer, seats)];
    const hands = table.table.state.hands.map((hand) => hand.map(String));
    for (let i = 0; i < 400 && !table.table.over; i++) {
      choose(table, /^(drive|end|continue|refuse|discard)/, EVERYONE);
      if (!table.table.over) parts.push(table.update(viewer, seats, table.table.moves.length - 1));
    }
    return { text: JSON.stringify(parts), hands };
  }

  test('closed hands: no drawn card is named to others before it is played or discarded', () => {
    for (const viewer of EVERYONE) {
      const { text } = traffic(viewer, `traffic/${viewer}`);
      for (const update of JSON.parse(text) as TableUpdate[]) {
        const events = [...update.opening, ...update.history.moves.flatMap((move) => move.events)];
        for (const event of [...events, ...update.steps.map((step) => step.event)]) {
          expect(event).not.toHaveProperty('only');
          if ((event.t === 'draw' || event.t === 'deal') && event.seat !== viewer) {
            expect(event, `${viewer} sees ${JSON.stringify(event)}`).not.toHaveProperty('cards');
          }
        }
        const views = [update.view, ...update.steps.map((step) => step.view)] as {
          seats: { hand: unknown }[];
        }[];
        for (const view of views) {
          view.seats.forEach((seat, i) => {
            if (i !== viewer) expect(seat.hand).toBeNull();
          });
        }
      }
    }
  });

  test('looking for everyone shows no more than a spectator sees, as long as hands are closed', () => {
    const closed = host({ hands: 'closed' });
    choose(closed, /^end$/, ['everyone', 'spectator']);
    const { viewer, ...seen } = closed.update('everyone', []);
    expect(viewer).toBe('spectator');
    expect({ ...seen, viewer }).toEqual(closed.update('spectator', []));
    const open = host({});
    expect(open.update('everyone', ALL).viewer).toBe('everyone');
  });

  test('the order of a Forecast is told to nobody else, not even its last card', () => {
    let seen = 0;
    for (let i = 0; i < 60 && seen < 5; i++) {
      const table = host({}, `forecast/${i}`);
      for (let step = 0; step < 60 && !table.table.over; step++) {
        const key = choose(table, /^(event:forecast|order)/, EVERYONE);
        if (!key.startsWith('order')) continue;
        seen += 1;
        const owner = table.table.moves.at(-1)?.entry.by ?? -1;
        for (const viewer of EVERYONE.filter((other) => other !== owner)) {
          const text = JSON.stringify(
            table.update(viewer, typeof viewer === 'number' ? [viewer] : []).history,
          );
          expect(text).not.toContain('order:');
          expect(text).not.toContain('cities');
        }
        expect(JSON.stringify(table.update(owner, [owner]).history)).toContain('order:');
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
});

describe('messages from outside', () => {
  test('a command of another shape is no command', () => {
    for (const bad of [
      null,
      {},
      { t: 'answer' },
      { t: 'answer', seq: -1, seat: 0, key: 'end' },
      { t: 'answer', seq: 1, seat: 99, key: 'end' },
      { t: 'answer', seq: 1, seat: 0, key: 'x'.repeat(201) },
      { t: 'answer', seq: 1, seat: 0, key: 'end', more: 1 },
      { t: 'destroy' },
    ]) {
      expect(commandSchema.safeParse(bad).success, JSON.stringify(bad)?.slice(0, 60)).toBe(false);
    }
    expect(commandSchema.safeParse({ t: 'answer', seq: 1, seat: 0, key: 'end' }).success).toBe(true);
  });

  test('a set-up of another shape is none', () => {
    const good = { game: 'pandemic', options: {}, seats: [{ name: 'A' }], undo: 'keepFate' };
    expect(setupSchema.safeParse(good).success).toBe(true);
    expect(setupSchema.safeParse({ ...good, undo: 'never' }).success).toBe(false);
    expect(setupSchema.safeParse({ ...good, seats: [] }).success).toBe(false);
  });
});
