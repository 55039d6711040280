import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlannedNotice, Store, StoredRecord } from '../../src/store/index.ts';
import { BACKENDS, type Backend, type Place } from './backends.ts';
import {
  allOf,
  append,
  BEGIN,
  Ear,
  expectDense,
  hostKey,
  keysOf,
  LATER,
  NOTHING,
  range,
  record,
  seatKey,
  table,
  tally,
  uncaughtIn,
} from './tables.ts';

const DROP = "x'); DROP TABLE holdout_tables; --";
const TEXTS = [
  `O'Neil "the quote" \\ \`back\``,
  '🧟‍♀️🎲 e\u0301',
  '日本語のテーブル',
  DROP,
  "' OR '1'='1",
  '%_$1?:name{}',
  '\u202eleft\ttab\nline',
];
const MINUTE = 60_000;
const SEATS_OF_TWO = [seatKey('ann', 0), seatKey('ben', 1)];

for (const backend of BACKENDS) {
  describe.skipIf(backend.place === null)(`a store in ${backend.name}`, () => contract(backend));
}

function contract({ place: makePlace, end, lasting }: Backend): void {
  /** For what outlasts the process, or can fail: not for the memory. */
  const testLasting = (title: string, body: () => Promise<void>): void => {
    if (lasting) test(title, body);
  };
  let place: Place;
  let store: Store;
  let opened: Store[] = [];

  const open = async (): Promise<Store> => {
    const made = await place.open();
    opened.push(made);
    return made;
  };

  beforeEach(async () => {
    if (!makePlace) return;
    place = await makePlace();
    store = await open();
  });

  afterEach(async () => {
    for (const one of opened) await one.close();
    opened = [];
    await place.remove();
  });

  afterAll(end);

  describe('a new table', () => {
    test('is there with how it began, its keys and its records', async () => {
      const made = table('T1', {
        head: { game: 'zombicide', moves: 3, turn: 2, over: { result: 'won', cause: 'cures' } },
        keys: [hostKey('T1'), ...SEATS_OF_TWO],
        records: [record(0), record(1, { id: null })],
      });
      expect(await store.create(made)).toBe('done');
      expect(await allOf(store, 'T1')).toEqual({
        ...NOTHING,
        head: made.head,
        setup: made.setup,
        keys: [hostKey('T1'), ...SEATS_OF_TWO],
        records: made.records,
      });
    });

    test('has as many records as were brought along', async () => {
      await store.create(table('T1', { head: { n: 99 }, records: [record(0), record(1)] }));
      expect(await store.head('T1')).toMatchObject({ n: 2 });
      expect(await store.append(append('T1', 2))).toBe('done');
    });

    test('may have no keys', async () => {
      expect(await store.create(table('T1', { keys: [] }))).toBe('done');
      expect(await store.keys('T1')).toEqual([]);
    });

    test('may bring a long game along', async () => {
      const records = range(14_000).map((n) => record(n));
      expect(await store.create(table('T1', { records }))).toBe('done');
      expectDense(await store.records('T1', 0), 14_000);
    });

    test('is nothing to those who ask for another one', async () => {
      await store.create(table('T1'));
      expect(await allOf(store, 't1')).toEqual(NOTHING);
    });

    test('gets no code that is taken', async () => {
      await store.create(table('T1', { records: [record(0)] }));
      const before = await allOf(store, 'T1');
      const other = table('T1', { head: { game: 'zombicide' }, keys: [seatKey('new', 0)] });
      expect(await store.create(other)).toBe('taken');
      expect(await allOf(store, 'T1')).toEqual(before);
      expect(await store.count()).toBe(1);
    });

    test('is not half written if one of its keys opens another table', async () => {
      await store.create(table('T1'));
      const keys = [seatKey('new', 0), hostKey('T1'), seatKey('newer', 1)];
      expect(await store.create(table('T2', { keys, records: [record(0)] }))).toBe('taken');
      expect(await allOf(store, 'T2')).toEqual(NOTHING);
      expect(await store.keys('T1')).toEqual([hostKey('T1')]);
      expect(await store.tablesOf(['new', 'newer'])).toEqual([]);
      expect(await store.create(table('T2', { keys: [seatKey('new', 0)] }))).toBe('done');
    });

    test('has no key twice', async () => {
      const keys = [seatKey('same', 0), seatKey('same', 1)];
      expect(await store.create(table('T1', { keys }))).toBe('taken');
      expect(await allOf(store, 'T1')).toEqual(NOTHING);
    });

    test('is the only one of many that want its code at once', async () => {
      const wanted = range(30).map((i) => table('T1', { keys: [seatKey(`key ${i}`, i)] }));
      const answers = await Promise.all(wanted.map((one) => store.create(one)));
      expect(tally(answers)).toEqual({ done: 1, taken: 29 });
      expect(await store.keys('T1')).toEqual(wanted[answers.indexOf('done')].keys);
      expect(await store.tablesOf(range(30).map((i) => `key ${i}`))).toHaveLength(1);
    });

    test('is the only one of many that bring the same key at once', async () => {
      const wanted = range(30).map((i) => table(`T${i}`, { keys: [hostKey(`T${i}`), seatKey('same', 0)] }));
      const answers = await Promise.all(wanted.map((one) => store.create(one)));
      expect(tally(answers)).toEqual({ done: 1, taken: 29 });
      expect(await store.count()).toBe(1);
      expect(await store.tablesOf(['same'])).toMatchObject([
        { head: { code: `T${answers.indexOf('done')}` } },
      ]);
    });
  });

  describe('an append', () => {
    test('goes to the next place, and the log is read from any', async () => {
      await store.create(table('T1'));
      for (const n of range(5)) expect(await store.append(append('T1', n))).toBe('done');
      expect(await store.records('T1', 0)).toEqual(range(5).map((n) => record(n)));
      expect(await store.records('T1', 3)).toEqual([record(3), record(4)]);
      expect(await store.records('T1', 5)).toEqual([]);
      expect(await store.records('T1', 99)).toEqual([]);
    });

    test('changes the head', async () => {
      const { head: before } = table('T1');
      await store.create(table('T1'));
      await store.append(append('T1', 0));
      expect(await store.head('T1')).toEqual({ ...before, n: 1, updatedAt: BEGIN + 1000 });
      const after = { names: ['Ann', 'Chie'], moves: 7, turn: 3, over: { result: 'lost', cause: 'cubes' } };
      await store.append(append('T1', 1, {}, { head: after }));
      expect(await store.head('T1')).toEqual({ ...before, ...after, n: 2, updatedAt: BEGIN + 2000 });
      await store.append(append('T1', 2));
      expect(await store.head('T1')).toMatchObject({ ...after, n: 3 });
      await store.append(append('T1', 3, {}, { head: { ...after, moves: 6, over: null } }));
      expect(await store.head('T1')).toMatchObject({ n: 4, moves: 6, over: null });
    });

    test('at a place that is taken, or not reached yet, is behind', async () => {
      await store.create(table('T1', { records: [record(0), record(1)] }));
      const before = await allOf(store, 'T1');
      for (const n of [0, 1, 3, 99]) {
        expect(await store.append(append('T1', n, { id: 'new' }))).toBe('behind');
        expect(await store.append(append('T1', n, { id: null }))).toBe('behind');
      }
      expect(await allOf(store, 'T1')).toEqual(before);
    });

    test('that is sent again is told so, wherever it is', async () => {
      await store.create(table('T1', { records: [record(0)] }));
      await store.append(append('T1', 1));
      const before = await allOf(store, 'T1');
      for (const n of [0, 1, 2, 9]) {
        expect(await store.append(append('T1', n, { id: 'id 1' }))).toBe('repeated');
        expect(await store.append(append('T1', n, { id: 'id 0', body: '"another"' }))).toBe('repeated');
      }
      expect(await allOf(store, 'T1')).toEqual(before);
    });

    test('may have an id that another table has, or none at all', async () => {
      await store.create(table('T1', { records: [record(0, { id: 'same' })] }));
      await store.create(table('T2'));
      expect(await store.append(append('T2', 0, { id: 'same' }))).toBe('done');
      expect(await store.append(append('T2', 1, { id: null }))).toBe('done');
      expect(await store.append(append('T2', 2, { id: null }))).toBe('done');
    });

    test('to no table is gone', async () => {
      expect(await store.append(append('T1', 0))).toBe('gone');
      expect(await allOf(store, 'T1')).toEqual(NOTHING);
    });

    test('is the only one of fifty that want the same place', async () => {
      await store.create(table('T1'));
      for (const n of range(3)) {
        const answers = await Promise.all(
          range(50).map((i) => store.append(append('T1', n, { id: `${n}/${i}` }))),
        );
        expect(tally(answers)).toEqual({ done: 1, behind: 49 });
        expect((await store.records('T1', n)).map(({ id }) => id)).toEqual([
          `${n}/${answers.indexOf('done')}`,
        ]);
      }
      expectDense(await store.records('T1', 0), 3);
      expect(await store.head('T1')).toMatchObject({ n: 3 });
    });

    test('is written once if the same id comes many times at once', async () => {
      await store.create(table('T1'));
      const answers = await Promise.all(range(10).map(() => store.append(append('T1', 0, { id: 'same' }))));
      expect(tally(answers)).toEqual({ done: 1, repeated: 9 });
      await Promise.all([1, 2, 1, 2].map((n) => store.append(append('T1', n, { id: 'other' }))));
      expect((await store.records('T1', 0)).map(({ id }) => id)).toEqual(['same', 'other']);
    });

    test('waits for no other table', async () => {
      const codes = range(20).map((i) => `T${i}`);
      const play = async (code: string): Promise<string[]> => {
        const answers: string[] = [await store.create(table(code))];
        for (const n of range(10)) answers.push(await store.append(append(code, n)));
        return answers;
      };
      const answers = await Promise.all(codes.map(play));
      expect(tally(answers.flat())).toEqual({ done: 220 });
      for (const code of codes) expectDense(await store.records(code, 0), 10);
    });

    test('to a table that is removed meanwhile is done or gone', async () => {
      await store.create(table('T1'));
      const answers = Promise.all(range(10).map((i) => store.append(append('T1', i))));
      await store.remove('T1');
      for (const answer of await answers) expect(['done', 'behind', 'gone']).toContain(answer);
      expect(await allOf(store, 'T1')).toEqual(NOTHING);
    });

    testLasting('that fails takes no other one with it', async () => {
      const codes = range(12).map((i) => `T${i}`);
      for (const code of codes) await store.create(table(code));
      const bad = codes[5];
      const body = (code: string) => (code === bad ? (null as unknown as string) : '"good"');
      const results = await Promise.allSettled(
        codes.map((code) =>
          store.append(append(code, 0, { body: body(code) }, { keys: { add: [seatKey(`${code} new`, 0)] } })),
        ),
      );
      for (const [i, result] of results.entries()) {
        expect(result.status).toBe(codes[i] === bad ? 'rejected' : 'fulfilled');
        expect(await store.records(codes[i], 0)).toHaveLength(codes[i] === bad ? 0 : 1);
      }
      expect(await store.keys(bad)).toEqual([hostKey(bad)]);
      expect(await store.append(append(bad, 0))).toBe('done');
    });
  });

  describe('keys', () => {
    const invite = { hash: 'invite', kind: 'invite', seat: 1 } as const;
    const words = { hash: 'words', kind: 'words', seat: 1 } as const;

    beforeEach(async () => {
      await store.create(table('T1', { keys: [hostKey('T1'), invite, seatKey('ann', 0)] }));
      await store.create(table('T2'));
    });

    test('are spent, dropped and added with a record', async () => {
      const keys = {
        spend: 'invite',
        drop: [{ kind: 'seat', seat: 0 } as const],
        add: [seatKey('ben', 1), words],
      };
      expect(await store.append(append('T1', 0, {}, { keys }))).toBe('done');
      expect(await keysOf(store, 'T1')).toEqual([hostKey('T1'), seatKey('ben', 1), words]);
      expect(await store.tablesOf(['invite', 'ann'])).toEqual([]);
      expect(await store.tablesOf(['ben'])).toMatchObject([{ hash: 'ben', head: { code: 'T1', n: 1 } }]);
    });

    test('are dropped by kind and seat, whether there are any or not', async () => {
      await store.append(append('T1', 0, {}, { keys: { add: [seatKey('ann 2', 0), seatKey('ben', 1)] } }));
      const drop = [
        { kind: 'seat', seat: 0 },
        { kind: 'seat', seat: 5 },
        { kind: 'watch', seat: null },
        { kind: 'host', seat: 0 },
        { kind: 'invite', seat: null },
      ] as const;
      expect(await store.append(append('T1', 1, {}, { keys: { drop } }))).toBe('done');
      expect(await keysOf(store, 'T1')).toEqual([hostKey('T1'), seatKey('ben', 1), invite]);
      const host = [{ kind: 'host', seat: null }] as const;
      expect(await store.append(append('T1', 2, {}, { keys: { drop: host } }))).toBe('done');
      expect(await keysOf(store, 'T1')).toEqual([seatKey('ben', 1), invite]);
      expect(await store.keys('T2')).toEqual([hostKey('T2')]);
    });

    test('that are not there to be spent leave everything as it was', async () => {
      const [before, other] = [await allOf(store, 'T1'), await allOf(store, 'T2')];
      const ear = await Ear.at(store);
      for (const spend of ['unknown', 'T2 host']) {
        const change = append(
          'T1',
          0,
          {},
          {
            head: { names: [], moves: 9, turn: 9, over: null },
            keys: { spend, drop: [{ kind: 'seat', seat: 0 }], add: [words] },
            notices: [{ seat: 0, event: 'turn', due: BEGIN }],
          },
        );
        expect(await store.append(change)).toBe('spent');
      }
      expect(await allOf(store, 'T1')).toEqual(before);
      expect(await allOf(store, 'T2')).toEqual(other);
      expect(await store.takeNotices(LATER, MINUTE, 9)).toEqual([]);
      expect(await ear.all(store)).toEqual([]);
    });

    test('that are somewhere already are not added', async () => {
      const before = await allOf(store, 'T1');
      for (const hash of ['ann', 'T2 host', 'T1 host']) {
        const keys = {
          spend: 'invite',
          drop: [{ kind: 'seat', seat: 0 } as const],
          add: [words, seatKey(hash, 1)],
        };
        expect(await store.append(append('T1', 0, {}, { keys }))).toBe('spent');
      }
      const twice = { add: [seatKey('twice', 0), seatKey('twice', 1)] };
      expect(await store.append(append('T1', 0, {}, { keys: twice }))).toBe('spent');
      expect(await allOf(store, 'T1')).toEqual(before);
    });

    test('stay as they are when the append is behind or repeated', async () => {
      await store.append(append('T1', 0));
      const keys = { spend: 'invite', add: [words] };
      expect(await store.append(append('T1', 0, { id: 'new' }, { keys }))).toBe('behind');
      expect(await store.append(append('T1', 1, { id: 'id 0' }, { keys }))).toBe('repeated');
      expect(await keysOf(store, 'T1')).toEqual([hostKey('T1'), seatKey('ann', 0), invite]);
    });

    test('are spent by one of two', async () => {
      const take = (n: number, who: string) =>
        store.append(append('T1', n, { id: who }, { keys: { spend: 'invite', add: [seatKey(who, 1)] } }));
      expect(tally(await Promise.all(['ben', 'bob'].map((who) => take(0, who))))).toEqual({
        done: 1,
        behind: 1,
      });
      expect(await take(1, 'late')).toBe('spent');
      expect(await store.tablesOf(['ben', 'bob', 'late'])).toHaveLength(1);
    });

    test('are added to one of many tables that want the same', async () => {
      const codes = range(20).map((i) => `K${i}`);
      for (const code of codes) await store.create(table(code));
      const keys = { add: [seatKey('same', 0)] };
      const answers = await Promise.all(codes.map((code) => store.append(append(code, 0, {}, { keys }))));
      expect(tally(answers)).toEqual({ done: 1, spent: 19 });
      const winner = codes[answers.indexOf('done')];
      expect(await store.tablesOf(['same'])).toMatchObject([{ head: { code: winner } }]);
      for (const code of codes) expect(await store.records(code, 0)).toHaveLength(code === winner ? 1 : 0);
    });

    test('may be used again when they are gone', async () => {
      await store.append(append('T1', 0, {}, { keys: { spend: 'invite' } }));
      expect(await store.append(append('T2', 0, {}, { keys: { add: [invite] } }))).toBe('done');
      await store.remove('T2');
      expect(await store.create(table('T3', { keys: [invite] }))).toBe('done');
    });
  });

  describe('a list of tables', () => {
    test('is found by keys, those played last first', async () => {
      await store.create(table('T1', { keys: [seatKey('ann 1', 0), seatKey('ben 1', 1)] }));
      await store.create(table('T2', { head: { updatedAt: BEGIN + 5 }, keys: [seatKey('ann 2', 0)] }));
      await store.create(table('T3', { head: { updatedAt: BEGIN + 3 }, keys: [seatKey('ann 3', 0)] }));
      const found = async (...hashes: string[]) =>
        (await store.tablesOf(hashes)).map(({ hash, head }) => `${head.code} ${hash}`);
      expect(await found('ann 1', 'ann 2', 'ann 3', 'unknown', 'ann 2')).toEqual([
        'T2 ann 2',
        'T3 ann 3',
        'T1 ann 1',
      ]);
      await store.append(append('T1', 0));
      expect(await found('ann 3', 'ann 1')).toEqual(['T1 ann 1', 'T3 ann 3']);
      expect((await found('ann 1', 'ben 1')).sort()).toEqual(['T1 ann 1', 'T1 ben 1']);
      expect(await found('unknown')).toEqual([]);
      expect(await found()).toEqual([]);
      expect((await store.tablesOf(['ann 1']))[0].head).toEqual(await store.head('T1'));
    });

    test('has those that nobody touched, the oldest first and no more than wanted', async () => {
      for (const [code, at] of [
        ['T1', 30],
        ['T2', 10],
        ['T3', 20],
        ['T4', 40],
      ] as const) {
        await store.create(table(code, { head: { updatedAt: BEGIN + at } }));
      }
      const idle = async (before: number, limit: number) =>
        (await store.idle(BEGIN + before, limit)).map(({ code }) => code);
      expect(await idle(40, 10)).toEqual(['T2', 'T3', 'T1']);
      expect(await idle(100, 2)).toEqual(['T2', 'T3']);
      expect(await idle(10, 10)).toEqual([]);
      await store.append(append('T2', 0));
      expect(await idle(100, 2)).toEqual(['T3', 'T1']);
      expect(await store.idle(BEGIN + 21, 1)).toEqual([await store.head('T3')]);
    });

    test('is counted', async () => {
      expect(await store.count()).toBe(0);
      for (const code of ['T1', 'T2', 'T3']) await store.create(table(code));
      expect(await store.count()).toBe(3);
      await store.remove('T2');
      expect(await store.count()).toBe(2);
    });

    test('may be long', async () => {
      const made = range(5000).map((i) => table(`T${i}`, { head: { updatedAt: BEGIN + i } }));
      for (let i = 0; i < 5000; i += 250) {
        const some = made.slice(i, i + 250);
        expect(tally(await Promise.all(some.map((one) => store.create(one))))).toEqual({ done: 250 });
      }
      const found = await store.tablesOf(range(5000).map((i) => `T${i} host`));
      expect(found).toHaveLength(5000);
      expect(found[0]).toEqual({ hash: 'T4999 host', head: made[4999].head });
      expect((await store.idle(LATER, 3)).map(({ code }) => code)).toEqual(['T0', 'T1', 'T2']);
      expect(await store.idle(LATER, 10_000)).toHaveLength(5000);
      expect(await store.count()).toBe(5000);
    });
  });

  describe('a table that is removed', () => {
    test('takes everything with it', async () => {
      for (const code of ['T1', 'T2']) {
        await store.create(table(code));
        await store.append(append(code, 0, {}, { notices: [{ seat: 0, event: 'turn', due: BEGIN }] }));
        await store.keepSnapshot(code, 1, 'save');
        await store.addTarget(code, 0, 'phone', '{}');
      }
      const other = await allOf(store, 'T2');
      await store.remove('T1');
      expect(await allOf(store, 'T1')).toEqual(NOTHING);
      expect(await store.tablesOf(['T1 host'])).toEqual([]);
      expect(await store.append(append('T1', 1))).toBe('gone');
      expect(await store.takeNotices(LATER, MINUTE, 9)).toMatchObject([{ code: 'T2' }]);
      expect(await allOf(store, 'T2')).toEqual(other);
    });

    test('leaves nothing to a new one of its code', async () => {
      await store.create(table('T1', { records: [record(0)] }));
      await store.keepSnapshot('T1', 1, 'save');
      await store.addTarget('T1', 0, 'phone', '{}');
      await store.remove('T1');
      const made = table('T1');
      expect(await store.create(made)).toBe('done');
      expect(await allOf(store, 'T1')).toEqual({
        ...NOTHING,
        head: made.head,
        setup: made.setup,
        keys: made.keys,
      });
    });

    test('is told of, and may be removed again', async () => {
      await store.create(table('T1'));
      const ear = await Ear.at(store);
      await store.remove('T1');
      await store.remove('T1');
      expect(await ear.all(store)).toContain('T1 -1');
    });

    test('gets no snapshot and no target any more', async () => {
      await store.create(table('T1'));
      await store.remove('T1');
      await store.keepSnapshot('T1', 3, 'late');
      await store.addTarget('T1', 0, 'phone', '{}');
      await store.removeTargets('T1', 0);
      expect(await allOf(store, 'T1')).toEqual(NOTHING);
    });

    test('may be removed while snapshots and targets are being written', async () => {
      const codes = range(30).map((i) => `T${i}`);
      for (const code of codes) await store.create(table(code));
      await Promise.all(
        codes.flatMap((code) => [
          store.remove(code),
          store.keepSnapshot(code, 1, 'save'),
          store.addTarget(code, 0, 'phone', '{}'),
        ]),
      );
      for (const code of codes) expect(await allOf(store, code)).toEqual(NOTHING);
    });
  });

  describe('a snapshot', () => {
    test('is kept until there is a newer one', async () => {
      await store.create(table('T1'));
      await store.create(table('T2'));
      expect(await store.snapshot('T1')).toBeNull();
      await store.keepSnapshot('T1', 0, 'at the start');
      expect(await store.snapshot('T1')).toEqual({ n: 0, save: 'at the start' });
      await store.keepSnapshot('T1', 5, 'newer');
      await store.keepSnapshot('T1', 3, 'older');
      expect(await store.snapshot('T1')).toEqual({ n: 5, save: 'newer' });
      expect(await store.snapshot('T2')).toBeNull();
    });

    test('is the newest of many that are written at once', async () => {
      await store.create(table('T1'));
      const order = range(20).map((i) => (i * 7) % 20);
      await Promise.all(order.map((n) => store.keepSnapshot('T1', n, `save ${n}`)));
      expect(await store.snapshot('T1')).toEqual({ n: 19, save: 'save 19' });
    });
  });

  describe('targets', () => {
    test('are kept for each seat, one of each id', async () => {
      const sorted = async (code: string, seat: number) =>
        (await store.targets(code, seat)).map(({ id, target }) => `${id} ${target}`).sort();
      await store.create(table('T1'));
      await store.create(table('T2'));
      await store.addTarget('T1', 0, 'phone', '1');
      await store.addTarget('T1', 0, 'mail', '2');
      await store.addTarget('T1', 1, 'phone', '3');
      await store.addTarget('T2', 0, 'phone', '4');
      await store.addTarget('T1', 0, 'phone', '5');
      expect(await store.targets('T1', 1)).toEqual([{ id: 'phone', target: '3' }]);
      expect(await sorted('T1', 0)).toEqual(['mail 2', 'phone 5']);
      await store.removeTargets('T1', 0, 'unknown');
      await store.removeTargets('T1', 0, 'phone');
      expect(await sorted('T1', 0)).toEqual(['mail 2']);
      await store.addTarget('T1', 0, 'pad', '6');
      await store.removeTargets('T1', 0);
      expect(await sorted('T1', 0)).toEqual([]);
      expect(await sorted('T1', 1)).toEqual(['phone 3']);
      expect(await sorted('T2', 0)).toEqual(['phone 4']);
    });
  });

  describe('notices', () => {
    const notice = (seat: number, due: number, event = 'turn'): PlannedNotice => ({ seat, event, due });
    const plan = async (code: string, n: number, notices?: readonly PlannedNotice[]) =>
      expect(await store.append(append(code, n, {}, notices ? { notices } : {}))).toBe('done');
    const take = async (now: number, limit = 99) =>
      (await store.takeNotices(now, MINUTE, limit)).map(({ id: _, ...rest }) => rest);

    beforeEach(async () => {
      await store.create(table('T1'));
      await store.create(table('T2'));
    });

    test('are due in their time, those that have waited longest first', async () => {
      await plan('T1', 0, [notice(0, BEGIN + 30), notice(1, BEGIN + 10, 'vote')]);
      await plan('T2', 0, [notice(0, BEGIN + 20, 'over')]);
      expect(await take(BEGIN + 9)).toEqual([]);
      expect(await take(BEGIN + 40, 2)).toEqual([
        { code: 'T1', seat: 1, event: 'vote', due: BEGIN + 10, tries: 1 },
        { code: 'T2', seat: 0, event: 'over', due: BEGIN + 20, tries: 1 },
      ]);
      expect(await take(BEGIN + 40)).toEqual([
        { code: 'T1', seat: 0, event: 'turn', due: BEGIN + 30, tries: 1 },
      ]);
    });

    test('of a table take the place of those before', async () => {
      await plan('T1', 0, [notice(0, BEGIN), notice(1, BEGIN)]);
      await plan('T2', 0, [notice(0, BEGIN)]);
      await plan('T1', 1, [notice(2, BEGIN + 1, 'vote')]);
      await plan('T1', 2);
      expect(await take(LATER)).toMatchObject([
        { code: 'T2', seat: 0 },
        { code: 'T1', seat: 2, event: 'vote' },
      ]);
      await plan('T1', 3, []);
      await plan('T2', 1, []);
      expect(await take(LATER + 2 * MINUTE)).toEqual([]);
    });

    test('are not planned by an append that was not made', async () => {
      await plan('T1', 0, [notice(0, BEGIN)]);
      const notices = [notice(7, BEGIN)];
      expect(await store.append(append('T1', 0, { id: 'x' }, { notices }))).toBe('behind');
      expect(await store.append(append('T1', 1, { id: 'id 0' }, { notices }))).toBe('repeated');
      expect(await take(LATER)).toMatchObject([{ seat: 0 }]);
    });

    test('are given to one taker only, until the lease is over', async () => {
      await plan(
        'T1',
        0,
        range(20).map((seat) => notice(seat, BEGIN)),
      );
      const taken = await Promise.all(range(6).map(() => store.takeNotices(BEGIN, MINUTE, 5)));
      const ids = taken.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const rest = await store.takeNotices(BEGIN, MINUTE, 99);
      expect(ids.length + rest.length).toBe(20);
      expect(await store.takeNotices(BEGIN + MINUTE - 1, MINUTE, 99)).toEqual([]);
      const again = await store.takeNotices(BEGIN + MINUTE, MINUTE, 99);
      expect(again.map(({ tries }) => tries)).toEqual(range(20).map(() => 2));
    });

    test('are over when they are settled', async () => {
      await plan('T1', 0, [notice(0, BEGIN), notice(1, BEGIN + 1)]);
      const [first, second] = await store.takeNotices(LATER, MINUTE, 9);
      await store.settleNotice(first.id);
      await store.settleNotice(first.id);
      await store.settleNotice('unknown');
      expect(await store.takeNotices(LATER + MINUTE, MINUTE, 9)).toEqual([{ ...second, tries: 2 }]);
    });

    test('that are settled late touch none that were planned meanwhile', async () => {
      await plan('T1', 0, [notice(0, BEGIN)]);
      const [old] = await store.takeNotices(BEGIN, MINUTE, 9);
      await plan('T1', 1, [notice(0, BEGIN)]);
      await store.settleNotice(old.id);
      expect(await take(BEGIN)).toEqual([{ code: 'T1', seat: 0, event: 'turn', due: BEGIN, tries: 1 }]);
    });
  });

  describe('presence', () => {
    test('is known to other nodes and not to their own', async () => {
      await store.setPresence('a', BEGIN, [
        { code: 'T1', who: '"Ann"' },
        { code: 'T2', who: '"Ann, too"' },
      ]);
      await store.setPresence('b', BEGIN, [{ code: 'T1', who: '"Ben"' }]);
      expect(await store.presence('T1', 'a', BEGIN)).toEqual(['"Ben"']);
      expect(await store.presence('T1', 'b', BEGIN)).toEqual(['"Ann"']);
      expect(await store.presence('T2', 'a', BEGIN)).toEqual([]);
      expect((await store.presence('T1', 'c', BEGIN)).sort()).toEqual(['"Ann"', '"Ben"']);
      expect(await store.presence('T3', 'c', BEGIN)).toEqual([]);
      const all = async (node: string) =>
        (await store.presences(node, BEGIN)).map(({ code, who }) => `${code} ${who}`).sort();
      expect(await all('c')).toEqual(['T1 "Ann"', 'T1 "Ben"', 'T2 "Ann, too"']);
      expect(await all('a')).toEqual(['T1 "Ben"']);
      expect(await store.presences('c', BEGIN + 1)).toEqual([]);
    });

    test('is what a node has said last', async () => {
      await store.setPresence('a', BEGIN, [
        { code: 'T1', who: '1' },
        { code: 'T2', who: '2' },
      ]);
      await store.setPresence('a', BEGIN, [
        { code: 'T2', who: '22' },
        { code: 'T3', who: '3' },
      ]);
      const known = await Promise.all(['T1', 'T2', 'T3'].map((code) => store.presence(code, 'b', BEGIN)));
      expect(known).toEqual([[], ['22'], ['3']]);
    });

    test('of some tables changes nothing at the others', async () => {
      await store.setPresence('a', BEGIN, [
        { code: 'T1', who: '1' },
        { code: 'T2', who: '2' },
        { code: 'T3', who: '3' },
      ]);
      await store.setPresence('b', BEGIN, [{ code: 'T3', who: 'b' }]);
      const ear = await Ear.at(store);
      await store.setPresence('a', BEGIN + 1, [{ code: 'T2', who: '22' }], ['T2', 'T3', 'T4']);
      await store.setPresence('a', BEGIN + 1, [], []);
      const at = (code: string) => store.presence(code, 'c', BEGIN);
      expect(await Promise.all(['T1', 'T2', 'T3', 'T4'].map(at))).toEqual([['1'], ['22'], ['b'], []]);
      // The node lives, and so does what it has said before.
      expect(await store.presence('T1', 'c', BEGIN + 1)).toEqual(['1']);
      expect((await ear.all(store)).sort()).toEqual(['T2 present', 'T3 present']);
    });

    test('of a node that has not spoken for a while does not count', async () => {
      await store.setPresence('a', BEGIN, [{ code: 'T1', who: '"Ann"' }]);
      expect(await store.presence('T1', 'b', BEGIN + 1)).toEqual([]);
      await store.setPresence('a', BEGIN + 1, [{ code: 'T1', who: '"Ann"' }]);
      expect(await store.presence('T1', 'b', BEGIN + 1)).toEqual(['"Ann"']);
    });

    test('ends when the node leaves', async () => {
      await store.setPresence('a', BEGIN, [{ code: 'T1', who: '1' }]);
      await store.setPresence('b', BEGIN, [
        { code: 'T1', who: '2' },
        { code: 'T2', who: '2' },
      ]);
      const ear = await Ear.at(store);
      await store.leave('b');
      await store.leave('unknown');
      expect(await store.presence('T1', 'c', BEGIN)).toEqual(['1']);
      expect(await store.presence('T2', 'c', BEGIN)).toEqual([]);
      expect((await ear.all(store)).sort()).toEqual(['T1 present', 'T2 present']);
    });

    test('is told of where somebody has come or gone', async () => {
      await store.setPresence('a', BEGIN, [
        { code: 'stays', who: '1' },
        { code: 'changes', who: '1' },
        { code: 'goes', who: '1' },
      ]);
      const ear = await Ear.at(store);
      await store.setPresence('a', BEGIN + 1, [
        { code: 'stays', who: '1' },
        { code: 'changes', who: '2' },
        { code: 'comes', who: '1' },
      ]);
      await store.setPresence('b', BEGIN + 2, []);
      expect((await ear.all(store)).sort()).toEqual(['changes present', 'comes present', 'goes present']);
    });

    test('is right after words that overtake each other', async () => {
      const said = range(12).map((i) => [{ code: `T${i % 3}`, who: `${i}` }]);
      await Promise.all(said.map((present) => store.setPresence('a', BEGIN, present)));
      await store.setPresence('a', BEGIN, [{ code: 'T9', who: '9' }]);
      const known = await Promise.all(
        ['T0', 'T1', 'T2', 'T9'].map((code) => store.presence(code, 'b', BEGIN)),
      );
      expect(known).toEqual([[], [], [], ['9']]);
    });
  });

  describe('a watcher', () => {
    test('is told of what was written, and of nothing else', async () => {
      await store.create(table('T1'));
      await store.create(table('T2'));
      const ear = await Ear.at(store);
      await store.append(append('T1', 0));
      await store.append(append('T2', 0));
      await store.append(append('T1', 1));
      await store.append(append('T1', 1, { id: 'x' }));
      await store.append(append('T1', 2, { id: 'id 0' }));
      await store.append(append('T3', 0));
      await store.append(append('T1', 2, { id: 'y' }, { keys: { spend: 'unknown' } }));
      if (lasting) {
        await expect(store.append(append('T1', 2, { body: null as unknown as string }))).rejects.toThrow();
      }
      expect(await ear.all(store)).toEqual(['T1 1', 'T2 1', 'T1 2']);
    });

    test('finds what it was told of', async () => {
      await store.create(table('T1'));
      const found = new Promise<StoredRecord[]>((resolve) => {
        const changed = (code: string) => void store.records(code, 0).then(resolve);
        store.watch({ changed, present: () => undefined, lost: () => undefined });
      });
      await store.append(append('T1', 0));
      expect(await found).toEqual([record(0)]);
    });

    test('that throws keeps it from nobody, and the store goes on', async () => {
      await store.create(table('T1'));
      const fault = new Error('fault of a watcher');
      const fail = () => {
        throw fault;
      };
      const stop = store.watch({ changed: fail, present: fail, lost: fail });
      const uncaught = await uncaughtIn(async () => {
        const ear = new Ear();
        store.watch(ear);
        expect(await store.append(append('T1', 0))).toBe('done');
        await store.setPresence('a', BEGIN, [{ code: 'T1', who: '1' }]);
        expect(await ear.all(store)).toEqual(['T1 1', 'T1 present']);
      });
      stop();
      expect(uncaught).toEqual([fault, fault, fault]);
      expect(await store.append(append('T1', 1))).toBe('done');
    });

    test('that has stopped hears nothing, and others go on', async () => {
      await store.create(table('T1'));
      const one = new Ear();
      const stop = store.watch(one);
      const two = await Ear.at(store);
      await store.append(append('T1', 0));
      expect(await one.all(store)).toEqual(['T1 1']);
      stop();
      stop();
      await store.append(append('T1', 1));
      await store.setPresence('a', BEGIN, [{ code: 'T1', who: '1' }]);
      expect(await two.all(store)).toEqual(['T1 1', 'T1 2', 'T1 present']);
      expect(one.has('T1 2') || one.has('T1 present')).toBe(false);
    });
  });

  describe('any text', () => {
    test.each(TEXTS)('may be a code, a name, a hash or an id: %j', async (text) => {
      const made = table(text, { head: { names: [text, ''], game: text }, keys: [seatKey(text, 0)] });
      await store.create(table('other'));
      expect(await store.create(made)).toBe('done');
      expect(await store.head(text)).toEqual(made.head);
      const over = { result: text, cause: text };
      const change = append(
        text,
        0,
        { id: text, body: JSON.stringify(text) },
        {
          head: { names: [text, text], moves: 1, turn: 1, over },
          keys: { spend: text, add: [hostKey(text)] },
          notices: [{ seat: 0, event: text, due: BEGIN }],
        },
      );
      expect(await store.append(change)).toBe('done');
      expect(await store.append(change)).toBe('repeated');
      expect(await store.records(text, 0)).toEqual([change.record]);
      expect(await store.tablesOf([hostKey(text).hash])).toMatchObject([
        { head: { names: [text, text], over } },
      ]);
      await store.keepSnapshot(text, 1, text);
      expect(await store.snapshot(text)).toEqual({ n: 1, save: text });
      await store.addTarget(text, 0, text, text);
      expect(await store.targets(text, 0)).toEqual([{ id: text, target: text }]);
      expect(await store.takeNotices(LATER, MINUTE, 9)).toMatchObject([{ code: text, event: text }]);
      await store.setPresence(text, BEGIN, [{ code: text, who: text }]);
      expect(await store.presence(text, 'b', BEGIN)).toEqual([text]);
      await store.remove(text);
      expect(await allOf(store, text)).toEqual(NOTHING);
      expect(await store.count()).toBe(1);
    });

    test('may be long', async () => {
      const body = JSON.stringify('ゾンビ🧟"\\'.repeat(6000));
      expect(Buffer.byteLength(body)).toBeGreaterThan(60_000);
      await store.create(table('T1'));
      await store.append(append('T1', 0, { body }));
      await store.keepSnapshot('T1', 1, body);
      expect(await store.records('T1', 0)).toEqual([record(0, { body })]);
      expect(await store.snapshot('T1')).toEqual({ n: 1, save: body });
    });
  });

  describe('the store', () => {
    test('is ready to be written to', async () => {
      await store.check();
    });

    test('may be closed twice, and writes what was asked for before', async () => {
      await store.create(table('T1'));
      const asked = store.append(append('T1', 0));
      await store.close();
      await store.close();
      expect(await asked).toBe('done');
    });

    testLasting('refuses everything when it is closed', async () => {
      await store.close();
      await expect(store.head('T1')).rejects.toThrow();
      await expect(store.create(table('T1'))).rejects.toThrow();
      await expect(store.check()).rejects.toThrow();
      await expect(store.count()).rejects.toThrow();
    });

    testLasting('has everything when it is opened again', async () => {
      await store.create(table('T1', { keys: [hostKey('T1'), ...SEATS_OF_TWO], records: [record(0)] }));
      const notices = [{ seat: 1, event: 'turn', due: BEGIN }];
      await store.append(append('T1', 1, {}, { keys: { spend: 'ann' }, notices }));
      await store.keepSnapshot('T1', 2, 'save');
      await store.addTarget('T1', 1, 'phone', '{}');
      await store.setPresence('a', BEGIN, [{ code: 'T1', who: '1' }]);
      const before = await allOf(store, 'T1');
      await store.close();
      const again = await open();
      expect(await allOf(again, 'T1')).toEqual(before);
      expect(await again.presence('T1', 'b', BEGIN)).toEqual(['1']);
      expect(await again.takeNotices(LATER, MINUTE, 9)).toMatchObject([{ ...notices[0], code: 'T1' }]);
      expect(await again.append(append('T1', 1))).toBe('repeated');
      expect(await again.append(append('T1', 2))).toBe('done');
    });

    testLasting('knows who was present before it was opened', async () => {
      await store.setPresence('a', BEGIN, [
        { code: 'T1', who: '1' },
        { code: 'T2', who: '2' },
      ]);
      await store.setPresence('b', BEGIN, [{ code: 'T4', who: '4' }]);
      await store.close();
      const again = await open();
      const ear = await Ear.at(again);
      await again.setPresence('a', BEGIN, [
        { code: 'T2', who: '2' },
        { code: 'T3', who: '3' },
      ]);
      expect(await again.presence('T1', 'c', BEGIN)).toEqual([]);
      expect(await again.presence('T2', 'c', BEGIN)).toEqual(['2']);
      await again.leave('b');
      expect(await again.presence('T4', 'c', BEGIN)).toEqual([]);
      expect((await ear.all(again)).sort()).toEqual(['T1 present', 'T3 present', 'T4 present']);
    });

    testLasting('may be shared by two', async () => {
      const two = await open();
      await store.create(table('T1'));
      expect(await two.create(table('T1'))).toBe('taken');
      expect(await two.append(append('T1', 0))).toBe('done');
      expect(await store.append(append('T1', 0, { id: 'x' }))).toBe('behind');
      expect(await store.append(append('T1', 0))).toBe('repeated');
      const answers = await Promise.all(
        range(20).map((i) => [store, two][i % 2].append(append('T1', 1, { id: `${i}` }))),
      );
      expect(tally(answers)).toEqual({ done: 1, behind: 19 });
      await store.remove('T1');
      expect(await two.append(append('T1', 2))).toBe('gone');
    });
  });
}
