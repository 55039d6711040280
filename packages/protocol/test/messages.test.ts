import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyCommandSchema,
  type ClientFrame,
  claimSchema,
  clientFrameSchema,
  createSchema,
  LONGEST_TALK,
  MOST_PLANNED,
  newKey,
  questionSchema,
  recoverSchema,
  seatChangeSchema,
} from '../src/index.ts';

let made = 0;
function key(): string {
  made += 1;
  return newKey((bytes) => bytes.fill(made));
}

const FRAMES: readonly ClientFrame[] = [
  { t: 'hello', table: 'ABCDEF0', keys: [key()] },
  { t: 'hello', table: 'ABCDEF0', keys: [key(), key()], viewer: 'spectator', engine: '1.2.3' },
  { t: 'sit', viewer: 3 },
  { t: 'sit', viewer: 'everyone' },
  { t: 'do', id: 'abcdefgh', command: { t: 'answer', seq: 2 ** 47, seat: 0, key: 'drive:paris' } },
  { t: 'do', id: 'abcdefgh', command: { t: 'say', seat: null, text: 'hello' } },
  { t: 'do', id: 'abcdefgh', command: { t: 'plan', seat: 1, steps: [{ seat: 1, key: 'end' }] } },
  { t: 'ask', id: 'abcdefgh', question: { t: 'try', steps: [] } },
  { t: 'resync' },
  { t: 'pong' },
];
const reads = (frame: unknown): boolean => clientFrameSchema.safeParse(frame).success;

describe('what a client may say', () => {
  test.each(FRAMES)('$t is understood as it was sent', (frame) => {
    expect(clientFrameSchema.parse(JSON.parse(JSON.stringify(frame)))).toEqual(frame);
  });

  test.each(FRAMES)('$t with a field that nobody knows is not, whatever it is called', (frame) => {
    for (const name of ['more', 'constructor', 'toString', 'grants', 'seats']) {
      expect(reads({ ...frame, [name]: 1 }), name).toBe(false);
    }
    expect(reads(JSON.parse(JSON.stringify(frame).replace('{', '{"__proto__":{"host":true},')))).toBe(false);
  });

  test.each(FRAMES)('$t without one of its fields is not', (frame) => {
    for (const name of Object.keys(frame).filter((one) => !['viewer', 'engine'].includes(one))) {
      const { [name as 't']: _, ...rest } = frame;
      expect(reads(rest), name).toBe(false);
    }
  });

  test('values of any other kind are refused, and do no harm', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FRAMES), fc.json(), (frame, json) => {
        const value: unknown = JSON.parse(json);
        expect(reads(value)).toBe(false);
        for (const name of Object.keys(frame)) clientFrameSchema.safeParse({ ...frame, [name]: value });
      }),
      { numRuns: 300 },
    );
    expect(({} as Record<string, unknown>).host).toBeUndefined();
  });

  test.each([-1, 15, 0.5, Number.POSITIVE_INFINITY, Number.NaN, '0', null, true, [0], {}])(
    'there is no seat %j',
    (seat) => {
      expect(anyCommandSchema.safeParse({ t: 'answer', seq: 0, seat, key: 'end' }).success).toBe(false);
      expect(anyCommandSchema.safeParse({ t: 'point', seat, at: 'paris' }).success).toBe(false);
      expect(questionSchema.safeParse({ t: 'explain', seat, key: 'end' }).success).toBe(false);
    },
  );

  test('long texts, long plans and many keys have an end', () => {
    const say = (text: string) => anyCommandSchema.safeParse({ t: 'say', seat: 0, text }).success;
    expect([say(''), say('x'.repeat(LONGEST_TALK)), say('x'.repeat(LONGEST_TALK + 1))]).toEqual([
      false,
      true,
      false,
    ]);
    const plan = (n: number) =>
      anyCommandSchema.safeParse({ t: 'plan', seat: 0, steps: new Array(n).fill({ seat: 0, key: 'end' }) })
        .success;
    expect([plan(0), plan(MOST_PLANNED), plan(MOST_PLANNED + 1)]).toEqual([false, true, false]);
    const hello = (n: number) => reads({ t: 'hello', table: 'ABCDEF0', keys: new Array(n).fill(key()) });
    expect([hello(0), hello(16), hello(17)]).toEqual([false, true, false]);
    for (const id of ['short', 'x'.repeat(41), 'with blank', 'wïthumlaut']) {
      expect(reads({ t: 'do', id, command: { t: 'undo', seat: 0 } }), id).toBe(false);
    }
  });
});

describe('what is asked over HTTP', () => {
  const table = { game: 'pandemic', options: {}, seats: [{ name: 'Ann' }], undo: 'strict' };

  test('a table, with the keys that were made for it or without', () => {
    expect(createSchema.safeParse(table).success).toBe(true);
    const keys = { host: key(), watch: key(), seats: [key()] };
    expect(createSchema.safeParse({ ...table, keys, consent: 'all' }).success).toBe(true);
    expect(createSchema.safeParse({ ...table, keys: { ...keys, host: 'mine' } }).success).toBe(false);
    expect(createSchema.safeParse({ ...table, keys: { ...keys, more: key() } }).success).toBe(false);
    expect(createSchema.safeParse({ ...table, consent: 'nobody' }).success).toBe(false);
  });

  test('a seat is taken under a name that can be seen', () => {
    const claim = (name: unknown) => claimSchema.safeParse({ invite: key(), key: key(), name }).success;
    expect([claim('Ann'), claim(''), claim(' \n '), claim('x'.repeat(41)), claim(7)]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('a seat is given to a bot or to another name, not to both at once', () => {
    const reads = (change: unknown) => seatChangeSchema.safeParse(change).success;
    expect([reads({ bot: 'greedy' }), reads({ bot: null }), reads({ name: 'Eve' })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([reads({}), reads({ bot: 'greedy', name: 'Eve' }), reads({ bot: 7 })]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('words of any length do not get far', () => {
    expect(recoverSchema.safeParse({ words: 'a'.repeat(61), key: key() }).success).toBe(false);
  });
});
