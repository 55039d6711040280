import { afterEach, describe, expect, test, vi } from 'vitest';
import { MemoryStore } from '../../src/store/index.ts';
import { until } from '../support/player.ts';
import { proxyTo } from '../support/postgres.ts';
import { startServer } from '../support/serving.ts';
import { account } from './account.ts';
import { annAndBen, answer, Game } from './game.ts';
import { fixedPort } from './nodes.ts';
import { pause, Robot, randomOf } from './robot.ts';

const { HOLDOUT_CHAOS_SEED = '1' } = process.env;

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const step of undo.splice(0).reverse()) await step();
}, 60_000);

async function server(now?: () => number) {
  const store = new MemoryStore();
  const served = await startServer({ trustProxy: 1 }, { store, ...(now ? { now } : {}) });
  undo.push(served.close);
  return { store, port: served.port, url: served.url.replace(/\/$/, '') };
}

/** A way to the server that can be disturbed. */
async function way(port: number) {
  const proxy = await proxyTo(port);
  undo.push(proxy.close);
  return { ...proxy, url: `http://127.0.0.1:${proxy.port}` };
}

async function two(bases: readonly string[], name: string): Promise<Game> {
  const game = await annAndBen(bases, name);
  undo.push(async () => game.close());
  return game;
}

describe('connections that are lost', () => {
  test('games go on over connections that are cut all the time', async () => {
    const { store, port } = await server();
    const ways = await Promise.all([0, 1, 2, 3].map(() => way(port)));
    const seed = `cut-${HOLDOUT_CHAOS_SEED}`;
    const random = randomOf(seed);
    let over = false;
    let cuts = 0;
    const cutting = (async () => {
      while (!over) {
        await pause(30 + random(120));
        ways[random(ways.length)].cut();
        cuts += 1;
      }
    })();
    const bases = ways.map(({ url }) => url);
    const games = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const game = await Game.begin(bases, `${seed}-${n}`, 20);
        undo.push(async () => game.close());
        await game.play();
        await game.converge();
        return game;
      }),
    );
    over = true;
    await cutting;
    let acknowledged = 0;
    for (const game of games) acknowledged += (await account(store, game)).acknowledged;
    const states = games.flatMap(({ robots }) => robots.flatMap((robot) => robot.states));
    const back = states.filter((state) => state === 'live').length;
    console.info(
      `${games.length} games, ${cuts} cuts, ${back} times live, ${acknowledged} acknowledged commands`,
    );
  });

  test('a laptop that was closed: it notices, comes back when it can, and what it has said is there once', async () => {
    let clock = Date.now();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { store, port, url } = await server(() => clock);
    const blocked = await way(port);
    const game = await two([url, blocked.url], 'laptop');
    const [ann, old] = game.robots;
    old.close();
    const ben = new Robot({ ...old.options, name: 'laptop-ben', now: () => clock });
    undo.push(async () => ben.close());
    await until(() => ben.isLive && ann.room?.seats[1].here === true, 'Ben is there');

    blocked.block();
    const word = ben.do({ t: 'say', seat: 1, text: 'does anybody hear me?' });
    await answer(ann, /^drive/);
    await answer(ann, /^drive/);
    await pause(200);
    expect(ben.moves).toHaveLength(0);
    expect(ben.isLive).toBe(true);

    // After a minute it knows that nobody is there; new connections get no answer either, and are given up.
    clock += 61_000;
    vi.advanceTimersByTime(15_000);
    expect(ben.connection.condition.state).toBe('waiting');
    await until(() => ben.connection.condition.state === 'connecting', 'a try');
    clock += 16_000;
    vi.advanceTimersByTime(15_000);
    expect(ben.connection.condition.state).toBe('waiting');
    // The server has missed it, too.
    vi.advanceTimersByTime(75_000);
    await until(() => ann.room?.seats[1].here === false, 'Ben is away');

    blocked.unblock();
    ben.connection.retry();
    await until(() => ben.isLive, 'Ben is back');
    expect(await word).toEqual({ ok: true });
    await until(() => ann.talk.length > 0, 'what Ben has said');
    await until(() => ben.moves.length === 2, 'what Ann has done');
    await pause(100);
    expect(ann.talk.map(({ text }) => text)).toEqual(['does anybody hear me?']);
    const records = await store.records(game.created.code, 0);
    expect(records.filter(({ id }) => id === '1:laptop-ben-0')).toHaveLength(1);
    await game.converge([ann, ben]);
  });

  test('what arrives over a connection that was given up and over the new one is done once', async () => {
    let clock = Date.now();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { port, url } = await server();
    const slow = await way(port);
    const game = await two([url, url], 'twice');
    const [ann, old] = game.robots;
    old.close();
    const { Socket, sockets } = stubborn();
    const ben = new Robot({ ...old.options, base: slow.url, name: 'twice-ben', now: () => clock, Socket });
    undo.push(async () => ben.close());
    await until(() => ben.isLive, 'Ben is there');
    slow.block();
    const word = ben.do({ t: 'say', seat: 1, text: 'once' });
    clock += 61_000;
    vi.advanceTimersByTime(15_000);
    expect(ben.connection.condition.state).toBe('waiting');
    // The old socket is not closed on the way: what it was given comes after all.
    slow.unblock();
    expect(await word).toEqual({ ok: true });
    await pause(300);
    expect(sockets.length).toBeGreaterThan(1);
    expect(ann.talk.map(({ text }) => text)).toEqual(['once']);
  });

  test('after a server was down for long it is a socket again, and no stream', async () => {
    const port = await fixedPort();
    const store = new MemoryStore();
    const first = await startServer({ port }, { store });
    const game = await two([first.url.replace(/\/$/, '')], 'long');
    const [ann, ben] = game.robots;
    await first.close();
    const wasFallback = () => game.robots.every(({ connection }) => connection.condition.fallback);
    await until(wasFallback, 'tries without a socket');
    const second = await startServer({ port }, { store });
    undo.push(second.close);
    await until(() => ann.isLive && ben.isLive, 'both are there');
    expect(game.robots.map(({ connection }) => connection.condition.fallback)).toEqual([false, false]);
    await answer(ann, /^drive/);
    await game.converge();
  });

  test('where no socket gets through it is a stream, and a socket again when one does', async () => {
    const { port, url } = await server();
    const line = await way(port);
    const game = await two([url], 'gate');
    const [ann, old] = game.robots;
    old.close();
    const gate = { open: false };
    const ben = new Robot({ ...old.options, base: line.url, name: 'gate-ben', Socket: gated(gate) });
    undo.push(async () => ben.close());
    await until(() => ben.isLive, 'Ben is there');
    expect(ben.connection.condition.fallback).toBe(true);
    await answer(ann, /^drive/);
    expect(await ben.do({ t: 'say', seat: 1, text: 'by request' })).toEqual({ ok: true });
    line.cut();
    await until(() => !ben.isLive, 'Ben is lost');
    await until(() => ben.isLive, 'Ben is back');
    expect(ben.connection.condition.fallback).toBe(true);
    gate.open = true;
    line.cut();
    await until(() => !ben.isLive, 'Ben is lost');
    await until(() => ben.isLive, 'Ben is back');
    expect(ben.connection.condition.fallback).toBe(false);
    await until(() => ben.moves.length === 1, 'what Ann has done');
  });
});

/** Sockets that stay open on the way when they are closed, as they do where nobody hears of it. */
function stubborn() {
  const sockets: WebSocket[] = [];
  const Socket = class extends WebSocket {
    constructor(...all: ConstructorParameters<typeof WebSocket>) {
      super(...all);
      sockets.push(this);
    }
    override close(): void {
      undo.push(async () => super.close());
    }
  };
  return { Socket, sockets };
}

/** Sockets that come to nothing as long as the gate is shut. */
const gated = (gate: { readonly open: boolean }) =>
  class extends WebSocket {
    constructor(url: string | URL, protocols: ConstructorParameters<typeof WebSocket>[1]) {
      super(gate.open ? url : 'ws://127.0.0.1:9/', protocols);
    }
  };
