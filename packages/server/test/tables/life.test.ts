import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { canonical, readSave, replay } from '@holdout/kernel';
import { type PandemicState, type PandemicView, pandemic } from '@holdout/pandemic';
import { type Header, hashOfKey, SUBPROTOCOL } from '@holdout/protocol';
import { describe, expect, test } from 'vitest';
import type { Config } from '../../src/config.ts';
import { Metrics } from '../../src/http/metrics.ts';
import { Keeper } from '../../src/keeper.ts';
import { Rooms } from '../../src/room/rooms.ts';
import { type Served, serve } from '../../src/serve.ts';
import { databaseFile, MemoryStore, openStore } from '../../src/store/index.ts';
import { freshKey, type Player, pandemicTable, seated, until } from '../support/player.ts';
import { freshFolder, testConfig } from '../support/serving.ts';
import {
  answers,
  comes,
  freshId,
  hashOf,
  house,
  Line,
  level,
  pause,
  playOn,
  request,
  stateOf,
  tableFor,
  whole,
} from './house.ts';

const DAY = 86_400_000;
const viewOf = ({ update }: Player): PandemicView => update?.view as PandemicView;
const bots = (players: number) => pandemicTable(players).seats.map(({ name }) => ({ name, bot: 'greedy' }));

/** Rooms without a server around them. */
function roomsOn(store: MemoryStore, change: { now?: () => number; every?: number } = {}) {
  const troubles: string[] = [];
  const context = {
    store,
    engine: 'test',
    node: freshKey(),
    now: change.now ?? Date.now,
    patience: 60_000,
    watch: {
      written: () => undefined,
      refused: () => undefined,
      trouble: (what: string) => troubles.push(what),
    },
  };
  const rooms = new Rooms(context, { sleepAfter: 1, every: change.every ?? 20 });
  return { context, rooms, troubles };
}

/** A server on the disk, which can be stopped and started again at the same door. */
async function onDisk(config: Config): Promise<Served> {
  return serve({ config, client: null, engine: 'test', env: {} });
}

/** Waits until a game has come to its end. */
async function isOver(rooms: Rooms, code: string, host: string): Promise<Header> {
  for (;;) {
    const header = await rooms.at(code, (room) => room.header([hashOfKey(host)]));
    if (header.over) return header;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('tables come and go', () => {
  test('PB075: five hundred games that are over leave nothing in the memory', async () => {
    const { rooms, troubles } = roomsOn(new MemoryStore());
    const codes: string[] = [];
    for (let n = 0; n < 500; n++) {
      const { code, host, seats } = await rooms.create(pandemicTable(2));
      codes.push(code);
      await rooms.at(code, async (room) => {
        const key = freshKey();
        await room.seats((desk) => desk.claim(String(seats[0]), key, 'Ann'));
        await room.do([hashOfKey(key)], freshId(), { t: 'say', seat: 0, text: 'hi' });
        if (n % 50 === 0) {
          for (const seat of [0, 1])
            await room.seats((seats) => seats.reseat([hashOfKey(host)], seat, { bot: 'greedy' }));
        }
      });
      if (n % 50 === 0) await isOver(rooms, code, host);
    }
    await until(() => rooms.count().rooms === 0, 'no rooms');
    expect(rooms.count()).toEqual({ rooms: 0, awake: 0, connections: 0 });
    const again = await rooms.at(codes[0], (room) => room.wholeSave());
    expect(again.log.length).toBeGreaterThan(0);
    await rooms.close();
    expect(troubles).toEqual([]);
  });

  test('PB059 PB081: where only bots sit the game is played to its end, and its room is let go of', async () => {
    const { rooms } = roomsOn(new MemoryStore());
    for (const request of [
      { ...pandemicTable(4), seats: bots(4) },
      { ...pandemicTable(3), options: { players: 3, module: 'bioterrorist' }, seats: bots(3) },
      { game: 'zombicide', options: { mission: 's1-01', players: 2 }, undo: 'off', seats: bots(2) } as const,
    ]) {
      const { code, host } = await rooms.create(request);
      const { over, moves } = await isOver(rooms, code, host);
      expect([request.game, over?.result]).toEqual([request.game, expect.stringMatching(/won|lost/)]);
      expect(moves).toBeGreaterThan(20);
    }
    await until(() => rooms.count().rooms === 0, 'no rooms');
    await rooms.close();
  });

  test('a game that sleeps goes on for those who never left', async () => {
    const { rooms } = roomsOn(new MemoryStore());
    await rooms.close();
    const table = await tableFor(await house({ sleepAfter: 1 }), pandemicTable(2));
    const { served, code, players } = table;
    await playOn(players, 6);
    await level(players);
    for (let n = 0; n < 3; n++) {
      await served.rooms.at(code, (room) => room.sleep());
      expect(served.rooms.count().awake).toBe(0);
      expect(await playOn(players, 3)).toBe(3);
      await level(players);
    }
    const late = await comes(served, code, [table.seats[0]]);
    expect(canonical(players[1].update?.view)).toBe(canonical(late.update?.view));
  });

  test('PB077: among five thousand stored tables one’s own are found at once', async () => {
    const folder = freshFolder();
    const store = await openStore(folder, null);
    const { rooms } = roomsOn(store as MemoryStore);
    const mine = await rooms.create(pandemicTable(2));
    const db = new DatabaseSync(databaseFile(folder));
    const numbers = 'WITH RECURSIVE c(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM c WHERE i < 4999)';
    db.exec(`${numbers} INSERT INTO holdout_tables SELECT 'Z' || printf('%06d', i), game, setup, names,
      created_at, updated_at, n, moves, turn, over FROM holdout_tables, c`);
    db.exec(`${numbers} INSERT INTO holdout_keys
      SELECT printf('%064x', i), 'Z' || printf('%06d', i), 'host', NULL FROM c`);
    db.close();
    await rooms.close();
    const served = await house({}, { store });
    const start = performance.now();
    const answer = await request(served, '/games', { keys: [mine.host] });
    const took = performance.now() - start;
    expect(answer.json.tables).toMatchObject([{ code: mine.code, key: 0 }]);
    expect(await store.count()).toBe(5001);
    console.info('list among 5000 tables', `${took.toFixed(1)} ms`);
    expect(took).toBeLessThan(1000);
  });
});

describe('a server that goes down', () => {
  test('PB065 PB049: everybody is told, and plays on by himself when it is there again; nothing is lost', async () => {
    const config = testConfig({ dataDir: freshFolder() });
    const before = await onDisk(config);
    const { created, seats } = await seated(before.url, pandemicTable(2));
    const players: Player[] = [];
    for (const key of seats) players.push(await comes(before, created.code, [key], { random: () => 0 }));
    const line = await new Line(before).hello(created.code, [created.watch]);
    await playOn(players, 12);
    await players[0].connection.do({ t: 'say', seat: 0, text: 'until later' });
    const hash = await hashOf({ served: before, code: created.code });
    await before.close();
    expect(await line.ended()).toEqual({ code: 4004, reason: 'restart' });
    expect(line.all('bye')).toEqual([{ t: 'bye', why: 'restart' }]);

    const after = await onDisk({ ...config, port: before.port });
    try {
      expect(await hashOf({ served: after, code: created.code })).toBe(hash);
      await until(
        () => players.every(({ connection }) => connection.condition.state === 'live'),
        'both again',
      );
      expect(await playOn(players, 8)).toBe(8);
      await level(players);
      expect(players[1].update?.moves).toBe(20);
      const late = await comes(after, created.code, [created.watch]);
      expect(late.talk.map(({ text }) => text)).toEqual(['until later']);
      late.close();
    } finally {
      for (const player of players) player.close();
      await after.close();
    }
  });

  test('PB065: what was acknowledged up to the last moment is there afterwards, what was not may be sent again', async () => {
    const config = testConfig({ dataDir: freshFolder() });
    const before = await onDisk(config);
    const { created, seats } = await seated(before.url, pandemicTable(2));
    const line = await new Line(before).hello(created.code, [seats[0]]);
    for (let n = 0; n < 30; n++)
      line.say({
        t: 'do',
        id: `word-${String(n).padStart(4, '0')}`,
        command: { t: 'say', seat: 0, text: `${n}` },
      });
    await until(() => line.all('ack').length > 0, 'the first');
    await before.close();
    await line.ended();
    const acknowledged = line.all('ack').map(({ id }) => id);
    const store = await openStore(config.dataDir, null);
    const written = (await store.records(created.code, 0)).flatMap(({ id }) => id ?? []);
    await store.close();
    for (const id of acknowledged) expect(written).toContain(`0:${id}`);
    expect(new Set(written).size).toBe(written.length);
  });

  test('says so to a balancer while it goes', async () => {
    const served = await house();
    const ready = () =>
      fetch(`${served.url}readyz`).then(
        ({ status }) => status,
        () => 0,
      );
    expect(await ready()).toBe(200);
    const { created, seats } = await seated(served.url, pandemicTable(2));
    await comes(served, created.code, [seats[0]]);
    const closing = served.close();
    const seen = [await ready(), await ready()];
    await closing;
    for (const status of seen) expect([0, 503]).toContain(status);
    expect(await ready()).toBe(0);
  });

  test('a store that can’t be reached is told to a balancer, too', async () => {
    const store = new MemoryStore();
    store.check = async () => {
      throw new Error('no disk');
    };
    const served = await house({}, { store });
    expect((await fetch(`${served.url}readyz`)).status).toBe(503);
    expect((await fetch(`${served.url}healthz`)).status).toBe(200);
  });

  test('does not wait for a connection over which nothing was ever asked', async () => {
    const served = await house();
    const { connect } = await import('node:net');
    const socket = connect(served.port, '127.0.0.1');
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('connect', resolve));
    const start = performance.now();
    await served.close();
    expect(performance.now() - start).toBeLessThan(5000);
    socket.destroy();
  });

  test('PB025: a store that fails does not change the game: it is told, and the same can be done again', async () => {
    const store = new MemoryStore();
    const table = await tableFor(await house({}, { store }), pandemicTable(2));
    const { served, code, seats, players } = table;
    await playOn(players, 3);
    const before = await hashOf(table);
    const append = store.append.bind(store);
    let failing = true;
    store.append = async (change) => {
      if (failing) throw new Error('disk full');
      return append(change);
    };
    const owner = players[0].decision?.owner ?? 0;
    for (const command of [
      { t: 'undo', seat: owner },
      {
        t: 'answer',
        seq: players[owner].decision?.seq ?? 0,
        seat: owner,
        key: players[owner].options()[0].key,
      },
    ] as const) {
      const answer = await request(served, `/games/${code}/commands`, {
        keys: [seats[owner]],
        body: { id: freshId(), command },
      });
      expect([answer.status, answer.text]).toEqual([503, expect.not.stringContaining('disk full')]);
    }
    expect(await hashOf(table)).toBe(before);
    const waiting = players[owner].connection.do({ t: 'say', seat: owner, text: 'at last' });
    await pause(50);
    failing = false;
    expect(await waiting).toEqual({ ok: true });
    expect(await playOn(players, 3)).toBe(3);
  });
});

describe('programs of other versions', () => {
  test('PB063: are told so, over the socket that they speak', async () => {
    const { served } = await tableFor(await house(), pandemicTable(2));
    for (const protocols of [['holdout.v2'], ['holdout.v99', 'holdout.v100']]) {
      const line = await new Line(served, protocols).opened();
      expect(await line.ended()).toEqual({ code: 4006, reason: 'version' });
      expect(line.frames).toEqual([{ t: 'bye', why: 'version' }]);
    }
    const both = await new Line(served, ['holdout.v2', SUBPROTOCOL]).opened();
    await pause(20);
    expect(both.closed).toBeNull();
    const other = await new Line(served, ['chat']).opened();
    expect(await other.ended()).toBeTruthy();
    expect(other.all('welcome')).toEqual([]);
    const old = await request(served, '/games', { body: {}, headers: {} });
    expect(old.status).toBe(400);
    expect((await fetch(`${served.url}api/v2/games`, { method: 'POST' })).status).toBeGreaterThanOrEqual(400);
  });

  test('PB063: a client that is told so does not try for ever', async () => {
    const { served, code, seats } = await tableFor(await house(), pandemicTable(2));
    const Old = class extends WebSocket {
      constructor(url: string) {
        super(url, 'holdout.v7');
      }
    } as unknown as typeof WebSocket;
    const player = await comes(served, code, [seats[0]]);
    player.close();
    const { Player: Person } = await import('../support/player.ts');
    const old = new Person(served.url, code, [seats[0]], { Socket: Old });
    await until(() => old.connection.condition.state === 'ended', 'the end');
    expect(old.connection.condition.why).toBe('version');
    old.close();
  });
});

describe('what is kept for later', () => {
  async function keeping(dataDir: string) {
    let now = Date.UTC(2031, 0, 1);
    const store = new MemoryStore();
    const { context, rooms, troubles } = roomsOn(store, { now: () => now, every: 60_000 });
    const config = testConfig({ dataDir, maxGameDays: 30 });
    const keeper = await Keeper.begin(context, config, rooms, new Metrics(), {});
    const later = (days: number) => {
      now += days * DAY;
    };
    return {
      store,
      rooms,
      keeper,
      troubles,
      later,
      close: async () => {
        await keeper.close();
        await rooms.close();
      },
    };
  }

  test('tables that nobody has touched go to the archive, as saves that can be played on', async () => {
    const folder = freshFolder();
    const { store, rooms, keeper, later, close } = await keeping(folder);
    const idle = await rooms.create(pandemicTable(2));
    later(20);
    const busy = await rooms.create(pandemicTable(2));
    later(11);
    await keeper.expire();
    expect([await store.head(idle.code), (await store.head(busy.code))?.code]).toEqual([null, busy.code]);
    const [name] = readdirSync(join(folder, 'archive'));
    expect(name).toBe(`${idle.code}-2031-02-01.game.json`);
    const save = readSave(readFileSync(join(folder, 'archive', name), 'utf8'));
    expect(replay(pandemic, save).mismatch).toBeNull();
    const again = await rooms.importSave(save);
    expect((await rooms.at(again.code, (room) => room.header([hashOfKey(again.host)]))).moves).toBe(0);
    await expect(rooms.at(idle.code, (room) => room.header([hashOfKey(idle.host)]))).rejects.toThrow(
      'table.unknown',
    );
    await close();
  });

  test('a table is never lost because the archive can’t be written', async () => {
    const folder = freshFolder();
    // Where the folder should be there is a file.
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'archive'), 'in the way');
    const { store, rooms, keeper, troubles, later, close } = await keeping(folder);
    const { code } = await rooms.create(pandemicTable(2));
    later(40);
    await keeper.expire();
    expect((await store.head(code))?.code).toBe(code);
    expect(troubles.join()).toContain(code);
    chmodSync(join(folder, 'archive'), 0o600);
    await close();
  });

  test('who is at a table that goes to the archive is told', async () => {
    const store = new MemoryStore();
    const table = await tableFor(await house({}, { store }), pandemicTable(2));
    await store.remove(table.code);
    await until(
      () => table.players.every(({ connection }) => connection.condition.why === 'gone'),
      'the end',
    );
  });

  test('the host takes a table away for good, others can’t', async () => {
    const { served, code, host, seats, watch, players } = await tableFor(await house(), pandemicTable(2));
    for (const keys of [[seats[0]], [watch]]) {
      const refused = await request(served, `/games/${code}`, { method: 'DELETE', keys });
      expect(refused.status).toBe(403);
    }
    expect((await request(served, `/games/${code}`, { method: 'DELETE', keys: [host] })).status).toBe(200);
    await until(() => players.every(({ connection }) => connection.condition.why === 'gone'), 'the end');
    expect((await request(served, '/games', { keys: [host, ...seats] })).json.tables).toEqual([]);
    const { status } = await request(served, `/games/${code}`, { keys: [host] });
    expect(status).toBe(404);
  });

  test('a report keeps the game without names, times and talk', async () => {
    const dataDir = freshFolder();
    const table = await tableFor(await house({ dataDir }), pandemicTable(2));
    const { served, code, seats, players, watch } = table;
    await playOn(players, 5);
    await players[0].connection.do({ t: 'say', seat: 0, text: 'my secret thoughts' });
    const refused = await request(served, `/games/${code}/report`, { keys: [watch], body: {} });
    expect(refused.status).toBe(403);
    const made = await request(served, `/games/${code}/report`, { keys: [seats[0]], body: {} });
    expect(made.status).toBe(201);
    const text = readFileSync(join(dataDir, 'reports', `${String(made.json.id)}.game.json`), 'utf8');
    for (const word of ['Ann', 'Ben', 'secret thoughts', '@', code, ...seats])
      expect(text).not.toContain(word);
    const save = readSave(text);
    expect(replay(pandemic, save).mismatch).toBeNull();
    expect(save.log).toHaveLength(5);
  });

  test('a game that goes on is handed out as another one that looks the same, and can be played on', async () => {
    for (const options of [
      { players: 2, epidemics: 4 },
      { players: 2, epidemics: 4, hands: 'closed' },
    ]) {
      const table = await tableFor(await house(), pandemicTable(2, { options, seed: 'the true seed' }));
      const { served, code, seats, players } = table;
      await playOn(players, 6);
      const answer = await request(served, `/games/${code}/export`, { keys: [seats[0]] });
      expect(answer.headers.get('holdout-whole')).toBe('false');
      expect(answer.text).not.toContain('the true seed');
      const truth = await stateOf<PandemicState>(table);
      const save = readSave(answer.text);
      const { state } = replay(pandemic, save).table;
      expect(state.playerDeck.length).toBe(truth.playerDeck.length);
      expect(state.playerDeck).not.toEqual(truth.playerDeck);
      expect(state.infectionDeck).not.toEqual(truth.infectionDeck);
      expect(state.rng).not.toEqual(truth.rng);
      expect(state.hands[0]).toEqual(truth.hands[0]);
      if (options.hands) expect(state.hands[1]).not.toEqual(truth.hands[1]);
      const imported = (await request(served, '/games/import', { body: { save: JSON.parse(answer.text) } }))
        .json;
      const copy = await comes(served, String(imported.code), [String(imported.host)]);
      expect(viewOf(copy).cubes).toEqual(viewOf(players[0]).cubes);
      const keys = imported.seats as string[];
      const own = [freshKey(), freshKey()];
      for (const [seat, key] of own.entries())
        await served.rooms.at(String(imported.code), (room) =>
          room.seats((seats) => seats.claim(keys[seat], key, 'Eve')),
        );
      const others = [
        await comes(served, String(imported.code), [own[0]]),
        await comes(served, String(imported.code), [own[1]]),
      ];
      expect(await playOn(others, 6)).toBe(6);
    }
  });

  test('a game that is over is handed out as a whole, with its seed', async () => {
    const served = await house();
    const { code, host, watch } = await served.rooms.create({
      ...pandemicTable(2, { seed: 'the true seed' }),
      seats: bots(2),
    });
    for (const key of [host, watch]) {
      const answer = await request(served, `/games/${code}/export`, { keys: [key] });
      expect(answer.headers.get('holdout-whole')).toBe('true');
      const save = readSave(answer.text);
      expect(save.seed).toBe('the true seed');
      expect(replay(pandemic, save).mismatch).toBeNull();
      expect(save.log.length).toBe((await whole({ served, code })).log.length);
    }
  });
});

describe('what the server says of itself', () => {
  test('every route is in its description', async () => {
    const served = await house();
    const described = (await (await fetch(`${served.url}openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { summary?: string }>>;
    };
    const routes = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary }]) => {
        expect(summary, `${method} ${path}`).toBeTruthy();
        return `${method.toUpperCase()} ${path.replace('/api/v1', '')}`;
      }),
    );
    const source = ['tables.ts', 'app.ts'].map((file) =>
      readFileSync(join(import.meta.dirname, '../../src/http', file), 'utf8'),
    );
    const written = [...source.join('\n').matchAll(/\b(?:app)\.(get|post|patch|delete)\(\s*'([^']+)'/g)]
      .map(([, method, path]) => `${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`)
      .filter((route) => !/ \/(ws|healthz|readyz|metrics|openapi\.json)$/.test(route));
    expect(written.length).toBeGreaterThan(18);
    expect(routes.toSorted()).toEqual(written.toSorted());
  });

  test('what is asked while somebody else plays is answered in turn', async () => {
    const { served, code, seats, players } = await tableFor(await house(), pandemicTable(2));
    const played = playOn(players, 10);
    const headers = await Promise.all(
      Array.from({ length: 10 }, () => request(served, `/games/${code}`, { keys: [seats[0]] })),
    );
    await played;
    for (const { status } of headers) expect(status).toBe(200);
    expect(await answers(players)).toBe(true);
  });
});
