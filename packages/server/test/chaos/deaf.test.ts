import { Api } from '@holdout/client';
import { TableHost } from '@holdout/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MemoryStore, openStore, type Store, type Watcher } from '../../src/store/index.ts';
import { freshKey, until } from '../support/player.ts';
import { freshFolder, startServer } from '../support/serving.ts';
import { annAndBen, answer } from './game.ts';
import { pause } from './robot.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
}, 60_000);

/** How one node is cut off from a store that works for the others. */
interface Trouble {
  /** Nothing of what others do is heard. */
  deaf: boolean;
  /** So many calls fail before they do anything, and so many after they have done it. */
  before: number;
  after: number;
  readonly watchers: Watcher[];
}

/** What a table is made of is read and written with these. */
const CALLS: readonly (keyof Store)[] = ['append', 'records', 'head', 'setup', 'keys'];

/** A store as a node with a bad connection to it sees it. */
function troubled(store: Store): { readonly store: Store; readonly trouble: Trouble } {
  const trouble: Trouble = { deaf: false, before: 0, after: 0, watchers: [] };
  const ears = (watcher: Watcher): Watcher => ({
    changed: (code, n) => trouble.deaf || watcher.changed(code, n),
    present: (code) => trouble.deaf || watcher.present(code),
    lost: () => watcher.lost(),
  });
  const handler: ProxyHandler<Store> = {
    get(target, name: keyof Store) {
      const method = target[name] as (...all: unknown[]) => unknown;
      if (name === 'watch') {
        return (watcher: Watcher) => {
          trouble.watchers.push(watcher);
          return target.watch(ears(watcher));
        };
      }
      if (!CALLS.includes(name)) return method.bind(target);
      return async (...all: unknown[]) => {
        if (trouble.before > 0) {
          trouble.before -= 1;
          throw new Error(`${name} does not work`);
        }
        const result = await method.apply(target, all);
        if (name !== 'append' || trouble.after === 0) return result;
        trouble.after -= 1;
        throw new Error('nobody knows whether it is written');
      };
    },
  };
  return { store: new Proxy(store, handler), trouble };
}

/** Two nodes of one store, the second of which is in trouble. Ann is at the first, Ben at the second. */
async function two(name: string) {
  const shared = new MemoryStore();
  const { store, trouble } = troubled(shared);
  const [one, other] = [await startServer({}, { store: shared }), await startServer({}, { store })];
  undo.push(one.close, other.close);
  const urls = [one.url, other.url].map((url) => url.replace(/\/$/, ''));
  const game = await annAndBen(urls, name);
  undo.push(async () => game.close());
  const [ann, ben] = game.robots;
  return { game, ann, ben, trouble, shared, urls };
}

describe('a node that does not hear what others do', () => {
  test('tells all anew when it finds out, a history that has become another one, too', async () => {
    const { game, ann, ben, trouble } = await two('deaf');
    expect(ann.update?.decision?.owner).toBe(0);
    for (let n = 0; n < 3; n++) await answer(ann, /^drive/);
    await until(() => ben.moves.length === 3, 'what Ann has done');
    trouble.deaf = true;
    await ann.do({ t: 'undo', seat: 0, to: 0 });
    for (let n = 0; n < 4; n++) await answer(ann, /^(fly|drive:(?!chicago))/);
    expect(ben.moves).toHaveLength(3);
    expect(await ben.do({ t: 'say', seat: 1, text: 'anybody here?' })).toEqual({ ok: true });
    await game.converge();
    expect(ben.moves).toHaveLength(4);
  });

  test('takes what somebody may not do any more as soon as it finds out', async () => {
    const { game, ann, ben, trouble, urls } = await two('vacated');
    trouble.deaf = true;
    await new Api(urls[0]).vacate(game.created.code, 1, [game.created.host], freshKey());
    void ben.do({ t: 'say', seat: 1, text: 'am I still here?' });
    await until(() => ben.connection.condition.state === 'ended', 'Ben is sent away');
    expect(ben.connection.condition.why).toBe('keys');
    expect(ann.isLive).toBe(true);
  });

  test('catches up when its connection is back, though reading fails a few times more', async () => {
    const { game, ann, ben, trouble } = await two('lost');
    trouble.deaf = true;
    for (let n = 0; n < 3; n++) await answer(ann, /^drive/);
    trouble.deaf = false;
    trouble.before = 3;
    for (const watcher of trouble.watchers) watcher.lost();
    await until(() => ben.moves.length === 3, 'what Ann has done');
    await game.converge();
  });

  test('catches up after what it has heard, though it can not be read at once', async () => {
    const { game, ann, ben, trouble } = await two('heard');
    trouble.before = 2;
    await answer(ann, /^drive/);
    await until(() => ben.moves.length === 1, 'what Ann has done');
    await game.converge();
  });
});

describe('a store that fails', () => {
  test('what was written though the store has failed is acknowledged when it is sent again, and is there once', async () => {
    const { game, ann, ben, trouble, shared } = await two('unsure');
    trouble.deaf = true;
    trouble.after = 1;
    expect(await ben.do({ t: 'say', seat: 1, text: 'once' })).toEqual({ ok: true });
    await until(() => ann.talk.length === 1, 'what Ben has said');
    expect(ben.talk).toHaveLength(1);
    const records = await shared.records(game.created.code, 0);
    expect(records.filter(({ body }) => body.includes('once'))).toHaveLength(1);
    await game.converge();
  });

  test('much that could not be written is not sent again all at once, again and again', async () => {
    const { game, ben, trouble } = await two('flood');
    trouble.before = 100;
    const words = Array.from({ length: 20 }, (_, n) => ben.do({ t: 'say', seat: 1, text: `${n}` }));
    await pause(3000);
    trouble.before = 0;
    expect((await Promise.all(words)).every(({ ok }) => ok)).toBe(true);
    expect(ben.talk).toHaveLength(20);
    expect(ben.snaps, 'it was not sent away for it').toBe(1);
    await game.converge();
  });

  test('a defect of the rules ends a wish, and not the connection of whoever has it', async () => {
    const { game, ann, ben } = await two('defect');
    const { decision } = ann.update ?? {};
    vi.spyOn(TableHost.prototype, 'do').mockImplementation(() => {
      throw new TypeError('a defect');
    });
    const key = decision?.options[0].key ?? '';
    const outcome = await ann.do({ t: 'answer', seq: decision?.seq ?? 0, seat: 0, key });
    vi.restoreAllMocks();
    expect(outcome).toMatchObject({ ok: false, fault: { code: 'defect' } });
    expect([ann.snaps, ben.snaps]).toEqual([1, 1]);
    await answer(ann, /^drive/);
    await game.converge();
  });

  test('whoever has much to say after he was away gets it said', async () => {
    const { game, ben } = await two('much');
    // A connection that is just being made sends nothing yet.
    ben.reload();
    const words = Array.from({ length: 80 }, (_, n) => ben.do({ t: 'say', seat: 1, text: `${n}` }));
    await Promise.all(words);
    expect(ben.talk.map(({ text }) => text)).toEqual(Array.from({ length: 80 }, (_, n) => `${n}`));
    await game.converge();
  });
});

test('what a node has said that was killed long ago is swept up by the next one', async () => {
  const folder = freshFolder();
  const day = 86_400_000;
  for (const [node, at] of [
    ['killed', 1],
    ['old', day],
    ['new', day + 2],
  ] as const) {
    const store = await openStore(folder, null);
    await store.setPresence(node, at, [{ code: 'T1', who: node }]);
    await store.close();
  }
  const store = await openStore(folder, null);
  undo.push(() => store.close());
  expect((await store.presence('T1', 'another', 0)).sort()).toEqual(['new', 'old']);
});
