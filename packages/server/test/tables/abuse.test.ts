import { SUBPROTOCOL } from '@holdout/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket as Socket } from 'ws';
import { FIRST_WORD, Guest, type Line as GuestLine, HEARTBEAT } from '../../src/http/guest.ts';
import type { Served } from '../../src/serve.ts';
import { freshKey, pandemicTable, until } from '../support/player.ts';
import {
  answers,
  comes,
  faultIn,
  freshId,
  hashOf,
  house,
  Line,
  playOn,
  request,
  tableFor,
  whole,
} from './house.ts';

afterEach(() => {
  vi.useRealTimers();
});

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const hello = (code: string, key: string) => JSON.stringify({ t: 'hello', table: code, keys: [key] });

describe('what is no message', () => {
  const NONSENSE: readonly (readonly [what: string, text: string, code: string])[] = [
    ['no JSON', 'hello?', 'message.notJson'],
    ['nothing', '', 'message.notJson'],
    ['half of it', '{"t":"hello",', 'message.notJson'],
    ['NaN', '{"t":"sit","viewer":NaN}', 'message.notJson'],
    ['a list', '[]', 'message.field'],
    ['null', 'null', 'message.field'],
    ['a word of no meaning', '{"t":"destroy"}', 'message.field'],
    ['a word that every object has', '{"t":"constructor"}', 'message.field'],
    ['a field too many', '{"t":"pong","more":1}', 'message.field'],
    ['a prototype', '{"t":"pong","__proto__":{"t":"hello"}}', 'message.field'],
    ['a number out of range', '{"t":"sit","viewer":1e308}', 'message.field'],
    ['a broken number', '{"t":"sit","viewer":-0.5}', 'message.field'],
    ['a hundred thousand levels', deep(32_000), 'message.deep'],
    ['levels inside a command', `{"t":"do","id":"abcdefgh","command":${deep(100)}}`, 'message.deep'],
    [
      'a very long key',
      JSON.stringify({
        t: 'ask',
        id: 'abcdefgh',
        question: { t: 'explain', seat: 0, key: 'x'.repeat(50_000) },
      }),
      'message.field',
    ],
    ['another version of a table’s number', '{"t":"hello","table":"../../e","keys":["a"]}', 'message.field'],
    [
      'a command before the first word',
      '{"t":"do","id":"abcdefgh","command":{"t":"undo","seat":0}}',
      'message.hello',
    ],
    [
      'a question before the first word',
      '{"t":"ask","id":"abcdefgh","question":{"t":"look","n":0}}',
      'message.hello',
    ],
    ['other eyes before the first word', '{"t":"sit","viewer":0}', 'message.hello'],
  ];

  test('ends the line with a clear word, and the server goes on', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    for (const [what, text, code] of NONSENSE) {
      const line = await new Line(table.served).opened();
      line.say(text);
      expect(await line.ended(), what).toEqual({ code: 4002, reason: 'message' });
      expect(line.frames, what).toMatchObject([{ t: 'bye', why: 'message', fault: { code } }]);
      expect(line.texts.join().length, what).toBeLessThan(400);
    }
    expect(table.served.rooms.count()).toEqual({ rooms: 1, awake: 1, connections: 2 });
    expect(await playOn(table.players, 10)).toBe(10);
  });

  test('also from somebody who sits at the table; the others don’t notice', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { served, code, seats, players } = table;
    for (const [what, text] of NONSENSE.filter(([, , code]) => code !== 'message.hello')) {
      const line = await new Line(served).hello(code, [seats[0]]);
      line.say(text);
      expect((await line.ended()).code, what).toBe(4002);
    }
    const twice = await new Line(served).hello(code, [seats[0]]);
    twice.say(hello(code, seats[1]));
    expect((await twice.ended()).code).toBe(4002);
    const atOnce = await new Line(served).opened();
    atOnce.say(hello(code, seats[0]));
    atOnce.say(hello(code, seats[1]));
    await atOnce.ended();
    expect(atOnce.all('welcome').every(({ grants }) => String(grants.seats) === '0')).toBe(true);
    expect(players.map(({ connection }) => connection.condition.state)).toEqual(['live', 'live']);
    await until(() => served.rooms.count().connections === 2, 'nobody else');
    expect(await playOn(players, 10)).toBe(10);
  });

  test('bytes instead of text, and frames that are too large, end the line', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const bytes = await new Line(table.served).opened();
    bytes.socket.send(Buffer.from([0, 1, 2, 255]));
    expect((await bytes.ended()).code).toBe(4002);
    for (const size of [70_000, 1_000_000, 20_000_000]) {
      const large = await new Line(table.served).opened();
      large.say(`"${'x'.repeat(size)}"`);
      expect((await large.ended()).code).toBe(1009);
    }
    expect(await answers(table.players)).toBe(true);
  });

  test('ten thousand messages at once are too many', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { served, code, seats, players } = table;
    const flood = await new Line(served).hello(code, [seats[0]]);
    for (let n = 0; n < 10_000; n++)
      flood.say({ t: 'do', id: freshId(), command: { t: 'phrase', seat: 0, phrase: 'hello' } });
    expect((await flood.ended()).code).toBe(4003);
    expect(flood.all('bye')).toMatchObject([{ why: 'flood', fault: { code: 'limit.messages' } }]);
    await until(() => served.rooms.count().connections === 2, 'gone');
    expect(players[1].talk.length).toBeLessThan(62);
    expect(await playOn(players, 5)).toBe(5);
  });

  test('a command with odd words in it is refused, and changes nothing', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { served, code, seats, players } = table;
    const before = await hashOf(table);
    const line = await new Line(served).hello(code, seats);
    const seq = line.all('snap')[0].rest.decision?.seq ?? 0;
    for (const key of [
      '',
      '__proto__',
      'constructor:toString',
      'drive:__proto__',
      'end ',
      'end\n p2 end',
      'drive:',
      ':::::',
      'ド',
      'x'.repeat(200),
    ]) {
      const outcome = await line.do({ t: 'answer', seq, seat: players[0].decision?.owner ?? 0, key });
      expect(outcome, key).toMatchObject({ t: 'nack', reason: { rule: expect.any(String) } });
    }
    for (const name of ['', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'nothing']) {
      expect(await line.do({ t: 'set', seat: 0, name, to: true }), name).toMatchObject({ t: 'nack' });
    }
    for (const to of [99_999, 7]) {
      expect(await line.do({ t: 'undo', seat: 0, to })).toMatchObject({
        t: 'nack',
        reason: { rule: 'HO-UNDO' },
      });
      expect(await line.do({ t: 'redo', seat: 0, to })).toMatchObject({
        t: 'nack',
        reason: { rule: 'HO-REDO' },
      });
    }
    expect(await line.do({ t: 'set', seat: 9, name: 'autoConsent', to: true })).toMatchObject({ t: 'nack' });
    expect(await line.do({ t: 'go', seat: 0 })).toMatchObject({ t: 'nack', reason: { rule: 'HO-ASK' } });
    expect(await hashOf(table)).toBe(before);
  });
});

describe('who says nothing', () => {
  test('a thousand that never say who they are are sent away', () => {
    vi.useFakeTimers();
    const closed: number[] = [];
    const line: GuestLine = { send: () => undefined, close: (code) => closed.push(code), pending: 0 };
    for (let n = 0; n < 1000; n++) new Guest({} as never, line, Date.now, () => undefined);
    vi.advanceTimersByTime(FIRST_WORD - 1);
    expect(closed).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(closed).toEqual(new Array(1000).fill(4002));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('who was here and answers no more is let go of, who answers stays', () => {
    vi.useFakeTimers();
    const ends: string[] = [];
    const make = (name: string) => {
      const line: GuestLine = {
        send: () => undefined,
        close: (_, why) => ends.push(`${name} ${why}`),
        pending: 0,
      };
      const attendance = { hashes: [], grants: {}, viewer: 0 };
      const rooms = { enter: async () => ({ room: {}, attendance }), leave: () => undefined };
      return new Guest(rooms as never, line, Date.now, () => undefined);
    };
    const [quiet, awake] = [make('quiet'), make('awake')];
    for (const guest of [quiet, awake]) guest.hear(hello('ABCDEF0', freshKey()));
    return vi.advanceTimersByTimeAsync(1).then(async () => {
      for (let n = 0; n < 4; n++) {
        awake.hear('{"t":"pong"}');
        await vi.advanceTimersByTimeAsync(HEARTBEAT);
      }
      expect(ends).toEqual(['quiet slow']);
    });
  });

  test('who does not take what he is sent is let go of, before it fills the memory', () => {
    const ends: string[] = [];
    const line = { send: () => undefined, close: (_: number, why: string) => ends.push(why), pending: 0 };
    const guest = new Guest({} as never, line, Date.now, () => undefined);
    guest.send({ t: 'ping' });
    line.pending = 9 * 1024 * 1024;
    guest.send({ t: 'ping' });
    expect(ends).toEqual(['slow']);
  });
});

describe('limits', () => {
  test('so many connections of one address, of both kinds; who goes makes room', async () => {
    const table = await tableFor(await house({ socketsPerAddress: 4 }), pandemicTable(2));
    const { served, code, seats } = table;
    const lines = [
      await new Line(served).hello(code, [seats[0]]),
      await new Line(served).hello(code, [seats[1]]),
    ];
    const tooMany = await new Line(served).opened();
    expect((await tooMany.ended()).code).toBe(4008);
    const stream = await request(served, `/games/${code}/events`, { keys: [seats[0]] });
    expect([stream.status, faultIn(stream)]).toEqual([429, 'limit.connections']);
    lines[0].hangUp();
    await until(() => served.rooms.count().connections === 3, 'room');
    await new Line(served).hello(code, [seats[0]]);
  });

  test('so many new tables of one address in a while, by any way', async () => {
    let now = 1_900_000_000_000;
    const served = await house({ quota: [{ limit: 2, per: 60_000 }] }, { now: () => now });
    const create = () => request(served, '/games', { body: pandemicTable(2) });
    const { code, host } = (await create()).json as { code: string; host: string };
    const { text } = await request(served, `/games/${code}/export`, { keys: [host] });
    now += 20_000;
    expect((await create()).status).toBe(201);
    const refused = await create();
    expect([refused.status, faultIn(refused), refused.headers.get('retry-after')]).toEqual([
      429,
      'quota',
      '40',
    ]);
    const imported = await request(served, '/games/import', { body: { save: JSON.parse(text) } });
    expect([imported.status, faultIn(imported)]).toEqual([429, 'quota']);
    now += 40_001;
    expect((await create()).status).toBe(201);
  });

  test('so many requests of one address in a minute; what can’t be is not counted as a table', async () => {
    const served = await house({ requestsPerMinute: 12 });
    for (let n = 0; n < 12; n++) expect((await request(served, '/missions')).status).toBe(200);
    const refused = await request(served, '/missions');
    expect([refused.status, faultIn(refused)]).toEqual([429, 'limit.requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const socket = new Line(served);
    await until(() => socket.refused !== null, 'a refusal');
    expect(socket.refused).toBe(429);
    expect((await fetch(`${served.url}healthz`)).status).toBe(200);
  });

  test('guessing words and invitations is slow', async () => {
    const served = await house({ requestsPerMinute: 600 });
    const { code } = await served.rooms.create(pandemicTable(2));
    const guess = () =>
      request(served, `/games/${code}/recover`, {
        body: { words: 'babab babab babab babab', key: freshKey() },
      });
    const outcomes = [];
    for (let n = 0; n < 25; n++) outcomes.push((await guess()).status);
    expect(outcomes.filter((status) => status === 403)).toHaveLength(20);
    expect(outcomes.slice(20)).toEqual(new Array(5).fill(429));
  });
});

describe('other pages', () => {
  test('may neither post nor open a socket, unless they are allowed', async () => {
    const served = await house({
      allowedOrigins: ['https://friend.example'],
      publicUrl: 'https://holdout.example/deep',
    });
    const post = (origin: string) =>
      request(served, '/games', { body: pandemicTable(2), headers: { origin } });
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost:1',
      'https://friend.example.evil.example',
      'x',
    ]) {
      const refused = await post(origin);
      expect([origin, refused.status, faultIn(refused)]).toEqual([origin, 403, 'origin']);
      const line = new Line(served, SUBPROTOCOL, { headers: { origin } });
      await until(() => line.refused !== null, 'a refusal');
      expect(line.refused).toBe(403);
    }
    for (const origin of [new URL(served.url).origin, 'https://friend.example', 'https://holdout.example']) {
      expect([origin, (await post(origin)).status]).toEqual([origin, 201]);
      const line = await new Line(served, SUBPROTOCOL, { headers: { origin } }).opened();
      expect(line.open).toBe(true);
    }
  });

  test('can’t post as a form does', async () => {
    const served = await house();
    const body = JSON.stringify(pandemicTable(2));
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/json',
      'application/jsonx',
    ]) {
      const refused = await request(served, '/games', { body, headers: { 'content-type': type } });
      expect([type, refused.status, faultIn(refused)]).toEqual([type, 415, 'message.type']);
    }
    const charset = await request(served, '/games', {
      body,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
    expect(charset.status).toBe(201);
  });

  test('what the server’s own page may do is said strictly, with every answer', async () => {
    const served = await house();
    for (const path of ['api/v1/missions', 'api/v1/nothing', 'healthz', 'nothing', 'openapi.json']) {
      const { headers } = await fetch(served.url + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy.replace(/style-src[^;]*/, '')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    expect((await request(served, '/missions')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('requests that can’t be', () => {
  const tidy = ({ text }: { text: string }) => {
    expect(text).not.toMatch(/\bat .*\.(ts|js|mjs):\d+|node_modules|Error:|\/work\//);
    expect(text.length).toBeLessThan(600);
  };

  test('PB047: a table that is not there is not made by asking for it', async () => {
    const served = await house();
    const key = freshKey();
    const asked = await Promise.all(
      [
        ['', 'GET', undefined],
        ['/export', 'GET', undefined],
        ['/events', 'GET', undefined],
        ['/claim', 'POST', { invite: key, key, name: 'Eve' }],
        ['/recover', 'POST', { words: 'a b c d', key }],
        ['/commands', 'POST', { id: 'abcdefgh', command: { t: 'undo', seat: 0 } }],
        ['/questions', 'POST', { t: 'look', n: 0 }],
        ['/seats/0/vacate', 'POST', { key }],
        ['/seats/0/invite', 'POST', { key }],
        ['/seats/0', 'PATCH', { bot: null }],
        ['/watchers/invite', 'POST', { key }],
        ['', 'DELETE', undefined],
      ].map(([path, method, body]) =>
        request(served, `/games/ABCDEF0${path}`, { method: String(method), keys: [key], body }),
      ),
    );
    for (const answer of asked) {
      tidy(answer);
      expect([answer.status, faultIn(answer)]).toEqual([404, 'table.unknown']);
    }
    for (const path of ['/seats/0/targets', '/report']) {
      const method = path === '/report' ? 'POST' : 'GET';
      const body = method === 'POST' ? {} : undefined;
      const answer = await request(served, `/games/ABCDEF0${path}`, { method, keys: [key], body });
      expect(answer.status).toBeGreaterThanOrEqual(403);
    }
    const line = await new Line(served).opened();
    line.say(hello('ABCDEF0', key));
    expect((await line.ended()).code).toBe(4005);
    expect(served.rooms.count()).toEqual({ rooms: 0, awake: 0, connections: 0 });
  });

  test('a set-up that is wrong is told with what is wrong in it', async () => {
    const served = await house();
    const good = pandemicTable(2);
    const cases: readonly (readonly [unknown, string, string])[] = [
      [{ ...good, game: 'chess' }, 'save.otherGame', 'game'],
      [{ ...good, options: { players: 9 } }, 'option.range', 'players'],
      [{ ...good, options: { players: 2, epidemics: 1.5 } }, 'option.range', 'epidemics'],
      [{ ...good, options: { players: 2, hands: 'none' } }, 'option.word', 'hands'],
      [{ ...good, options: { players: 2, cheat: true } }, 'option.unknown', 'cheat'],
      [{ ...good, options: [] }, 'message.field', 'options'],
      [{ ...good, seats: [] }, 'message.field', 'seats'],
      [{ ...good, seats: [{ name: 'A' }, { name: 'B', bot: 'deep' }] }, 'seat.bot', 'seats[1].bot'],
      [{ ...good, seats: [{ name: 'A', host: true }, { name: 'B' }] }, 'message.field', 'seats[0]'],
      [{ ...good, undo: 'always' }, 'message.field', 'undo'],
      [{ ...good, consent: 7 }, 'message.field', 'consent'],
      [{ ...good, seed: 'x'.repeat(101) }, 'message.field', 'seed'],
      [
        { game: 'zombicide', options: { mission: 's9-99', players: 2 }, seats: good.seats, undo: 'off' },
        'option.mission',
        'mission',
      ],
      [{}, 'message.field', 'game'],
      [null, 'message.field', ''],
      ['[', 'message.notJson', ''],
      [deep(20_000), 'message.deep', ''],
    ];
    for (const [body, code, path] of cases) {
      const answer = await request(served, '/games', { body });
      const label = JSON.stringify(body).slice(0, 60);
      tidy(answer);
      expect([label, answer.status, answer.headers.get('content-type')]).toEqual([
        label,
        400,
        expect.stringContaining('application/problem+json'),
      ]);
      expect(answer.json, label).toMatchObject({ fault: { code, path } });
    }
    const proto = await request(served, '/games', {
      body: JSON.stringify({ ...good, options: {} }).replace(
        '{}',
        '{"players":2,"__proto__":{"hands":"closed"}}',
      ),
    });
    expect([proto.status, ({} as Record<string, unknown>).hands]).toEqual([201, undefined]);
    const players = await request(served, '/games', { body: { ...good, seats: [{ name: 'alone' }] } });
    expect(players.json).toMatchObject({ status: 400, fault: { code: 'message.field', path: 'seats' } });
    const large = await request(served, '/games', { body: `"${'x'.repeat(70_000)}"` });
    expect([large.status, faultIn(large)]).toEqual([413, 'message.large']);
    expect(served.rooms.count().rooms).toBe(0);
  });

  test('a save that is none does not become a table', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { served } = table;
    await playOn(table.players, 5);
    const save = await whole(table);
    const bad: readonly unknown[] = [
      null,
      [],
      'text',
      {},
      { ...save, format: 'other' },
      { ...save, v: 999 },
      { ...save, rules: 999 },
      { ...save, game: 'chess' },
      { ...save, options: { players: 99 } },
      { ...save, seats: [] },
      { ...save, seats: [{ name: 'alone' }] },
      { ...save, log: ['p1 drive:nowhere'] },
      { ...save, log: ['p1 __proto__'] },
      { ...save, log: ['p9 end'] },
      { ...save, log: ['nonsense'] },
      { ...save, log: [...save.log, 'p1 undo 999999'] },
      { ...save, log: save.log.slice(1) },
      { ...save, seed: 7 },
      { ...save, base: { n: 0, hash: 'x', state: {} }, past: [] },
      {
        ...save,
        base: { n: 0, hash: 'x', state: { seq: 1e9, frames: [{ program: 'x', at: 'y', vars: {} }] } },
        past: [],
      },
      { ...save, seats: [{ name: 'A', bot: 'deep' }, { name: 'B' }] },
    ];
    for (const [n, one] of bad.entries()) {
      const answer = await request(served, '/games/import', { body: { save: one } });
      tidy(answer);
      expect([n, answer.status]).toEqual([n, 400]);
      expect(faultIn(answer), String(n)).not.toBe('unavailable');
    }
    const good = await request(served, '/games/import', { body: { save } });
    expect(good.status).toBe(201);
  });

  test('addresses with anything in them find nothing', async () => {
    const served = await house();
    const long = 'x'.repeat(3000);
    const parts = [
      '..',
      '../..',
      '%2e%2e%2f',
      '%00',
      '%zz',
      'ABCDEF0%00',
      'abcdef0',
      'ABCDEFU',
      long,
      '__proto__',
      'constructor',
      '%F0%9F%A7%9F',
      '*',
      "'--",
      'ABCDEF0;x=1',
    ];
    for (const part of parts) {
      for (const path of [
        `/games/${part}`,
        `/games/${part}/export`,
        `/games/ABCDEF0/seats/${part}/targets`,
        `/${part}`,
      ]) {
        const answer = await request(served, path, { keys: [freshKey()] });
        expect(answer.status, path.slice(0, 60)).toBeGreaterThanOrEqual(400);
        expect(answer.status, path.slice(0, 60)).toBeLessThan(500);
        expect(answer.text).not.toMatch(/\bat .*\.(ts|js|mjs):\d+|node_modules/);
      }
    }
    const { code, host } = await served.rooms.create(pandemicTable(2));
    for (const seat of ['-1', '99', '1e1', '0x1', '%00', '../0', '2']) {
      const answer = await request(served, `/games/${code}/seats/${seat}/vacate`, {
        keys: [host],
        body: { key: freshKey() },
      });
      expect([seat, answer.status >= 400 && answer.status < 500]).toEqual([seat, true]);
    }
    for (const viewer of ['-1', '__proto__', '%00', '9'.repeat(50)]) {
      const answer = await request(served, `/games/${code}/events?viewer=${viewer}`, { keys: [host] });
      expect([viewer, answer.status]).toEqual([viewer, 400]);
    }
    expect((await request(served, '/nothing')).status).toBe(404);
  });
});

describe('afterwards', () => {
  async function abuse({ url }: Served, code: string, key: string): Promise<void> {
    const lines: Socket[] = [];
    for (let n = 0; n < 60; n++) {
      const socket = new Socket(`${url.replace(/^http/, 'ws')}ws`, SUBPROTOCOL);
      socket.on('error', () => undefined);
      socket.on('open', () => {
        if (n % 4 === 0) socket.send(hello(code, freshKey()));
        if (n % 4 === 1) socket.send(hello(code, key));
        if (n % 4 === 2) socket.send('x'.repeat(60_000));
        if (n % 3 === 0) socket.terminate();
      });
      lines.push(socket);
    }
    const asked = Array.from({ length: 60 }, (_, n) =>
      request({ url }, n % 2 ? `/games/ABC${String(n).padStart(4, '0')}` : '/games', {
        keys: [freshKey()],
        ...(n % 2 ? {} : { body: deep(2000) }),
      }),
    );
    await Promise.all(asked);
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const socket of lines) socket.terminate();
  }

  test('nothing is left of three rounds of abuse, and a game is played on', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { served, code, seats, players } = table;
    for (let round = 0; round < 3; round++) {
      await abuse(served, code, seats[0]);
      await until(() => served.rooms.count().connections === 2, 'nobody but the two');
      expect(served.rooms.count().rooms).toBe(1);
      expect(await playOn(players, 5)).toBe(5);
    }
    const late = await comes(served, code, [seats[0]]);
    expect(late.update?.moves).toBe(15);
  });
});

describe('for whoever keeps the server', () => {
  test('numbers are shown to this machine, or to whoever has the word', async () => {
    const open = await house();
    const shown = await fetch(`${open.url}metrics`);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('holdout_rooms 0');
    const locked = await house({ metricsToken: 'open sesame' });
    const ask = (authorization?: string) =>
      fetch(`${locked.url}metrics`, authorization ? { headers: { authorization } } : {}).then(
        ({ status }) => status,
      );
    expect([await ask(), await ask('Bearer no'), await ask('Bearer open sesame')]).toEqual([403, 403, 200]);
    const proxied = await house({ trustProxy: 1 });
    const outside = await fetch(`${proxied.url}metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(outside.status).toBe(403);
  });

  test('limits go by the address that the last proxy of ours has seen, not by what others claim', async () => {
    const served = await house({ trustProxy: 1, quota: [{ limit: 1, per: 60_000 }] });
    const create = (forwarded: string) =>
      request(served, '/games', { body: pandemicTable(2), headers: { 'x-forwarded-for': forwarded } });
    expect((await create('203.0.113.7')).status).toBe(201);
    expect((await create('198.51.100.1, 203.0.113.7')).status).toBe(429);
    expect((await create('203.0.113.8')).status).toBe(201);
  });
});
