import { Api } from '@holdout/client';
import { type AnyCommand, hashOfKey, recoveryWords } from '@holdout/protocol';
import { describe, expect, test } from 'vitest';
import { freshKey, pandemicTable, seated, until } from '../support/player.ts';
import {
  answers,
  comes,
  faultIn,
  freshId,
  hashOf,
  house,
  Line,
  level,
  playOn,
  request,
  tableFor,
  whole,
} from './house.ts';

/** A table to which nobody has come yet. */
async function empty(players = 3) {
  const served = await house();
  const api = new Api(served.url.replace(/\/$/, ''));
  const created = await api.create(pandemicTable(players));
  const invites = created.seats.map(String);
  return { served, api, created, code: created.code, invites };
}

describe('sitting down', () => {
  test('a seat is taken once; who has it may ask again, nobody else', async () => {
    const { api, code, invites, served } = await empty();
    const key = freshKey();
    expect(await api.claim(code, invites[1], key, '  Ben\u202e\n ')).toEqual({ seat: 1 });
    expect(await api.claim(code, invites[1], key, 'Ben')).toEqual({ seat: 1 });
    const late = await request(served, `/games/${code}/claim`, {
      body: { invite: invites[1], key: freshKey(), name: 'Eve' },
    });
    expect([late.status, faultIn(late)]).toEqual([409, 'key.spent']);
    const { seats, grants } = await api.header(code, [key]);
    expect(seats[1]).toEqual({ name: 'Ben', bot: null, taken: true, here: false });
    expect(grants).toEqual({ host: false, seats: [1], watch: true });
  });

  test('PB031: two who come within ten milliseconds get one seat', async () => {
    const { api, code, invites, created } = await empty();
    const keys = [freshKey(), freshKey(), freshKey()];
    const outcomes = await Promise.allSettled(
      keys.map((key, i) => api.claim(code, invites[0], key, `N${i}`)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const granted = await Promise.all(
      keys.map((key) =>
        api.header(code, [key]).then(
          ({ grants }) => grants.seats,
          () => null,
        ),
      ),
    );
    expect(granted.filter((seats) => seats !== null)).toEqual([[0]]);
    expect((await api.header(code, [created.host])).seats.filter(({ taken }) => taken)).toHaveLength(1);
  });

  test('PB031: a double click with one key takes one seat', async () => {
    const { api, code, invites, created } = await empty();
    const key = freshKey();
    const both = await Promise.all([1, 2, 3].map(() => api.claim(code, invites[2], key, 'Cleo')));
    expect(both).toEqual([{ seat: 2 }, { seat: 2 }, { seat: 2 }]);
    expect((await api.header(code, [created.host])).seats.filter(({ taken }) => taken)).toHaveLength(1);
  });

  test('one key that asks for a second seat keeps the one it has', async () => {
    const { api, code, invites } = await empty();
    const key = freshKey();
    await api.claim(code, invites[0], key, 'Ann');
    expect(await api.claim(code, invites[1], key, 'Ann')).toEqual({ seat: 0 });
    expect((await api.header(code, [key])).grants.seats).toEqual([0]);
  });

  test('one person may have several seats, with a key for each', async () => {
    const { api, code, invites, served } = await empty(2);
    const keys = [freshKey(), freshKey()];
    for (const [seat, key] of keys.entries()) await api.claim(code, invites[seat], key, 'Ann');
    const player = await comes(served, code, keys);
    expect(player.grants).toEqual({ host: false, seats: [0, 1], watch: true });
    for (let n = 0; n < 12; n++) {
      const [option] = player.options();
      expect(await player.answer(option, player.decision?.owner)).toEqual({ ok: true });
    }
    expect(player.update?.moves).toBe(12);
  });

  test('a seat of another table can’t be taken with an invitation of this one', async () => {
    const { api, code, invites } = await empty();
    const other = await api.create(pandemicTable(2));
    await expect(api.claim(other.code, invites[0], freshKey(), 'Eve')).rejects.toThrow('key.spent');
    expect((await api.header(code, [freshKey(), other.host]).catch((error) => error)).code).toBe(
      'key.unknown',
    );
  });

  test('asking twice for a table with keys of one’s own makes one', async () => {
    const { api, served } = await empty();
    const keys = { host: freshKey(), watch: freshKey(), seats: [freshKey(), freshKey()] };
    const [one, two] = await Promise.all([1, 2].map(() => api.create(pandemicTable(2, { keys }))));
    expect(two.code).toBe(one.code);
    expect(await api.list([keys.host])).toHaveLength(1);
    const stolen = await request(served, '/games', {
      body: pandemicTable(2, { keys: { ...keys, host: freshKey() } }),
    });
    expect([stolen.status, faultIn(stolen)]).toEqual([409, 'key.taken']);
    const few = await request(served, '/games', {
      body: pandemicTable(3, { keys: { host: freshKey(), watch: freshKey(), seats: [freshKey()] } }),
    });
    expect([few.status, faultIn(few)]).toEqual([400, 'message.keys']);
  });
});

describe('handing over', () => {
  test('who has a seat keeps it until the next one comes, and then has it no more', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { served, code, seats, players } = table;
    const api = new Api(served.url.replace(/\/$/, ''));
    const invite = freshKey();
    await api.invite(code, 1, [seats[1]], invite);
    expect((await api.header(code, [seats[1]])).grants.seats).toEqual([1]);
    await api.claim(code, invite, freshKey(), 'Bea');
    await until(() => players[1].connection.condition.state === 'ended', 'the end for the old one');
    expect(players[1].connection.condition.why).toBe('keys');
    expect(players[0].connection.condition.state).toBe('live');
    await until(() => players[0].room?.seats[1].name === 'Bea', 'her name');
  });

  test('a second invitation makes the first one void, and only who has the seat or is the host gives one', async () => {
    const { api, code, invites, created } = await empty();
    const [first, second] = [freshKey(), freshKey()];
    await api.invite(code, 0, [created.host], first);
    await api.invite(code, 0, [created.host], second);
    await expect(api.claim(code, invites[0], freshKey(), 'Eve')).rejects.toThrow('key.spent');
    await expect(api.claim(code, first, freshKey(), 'Eve')).rejects.toThrow('key.spent');
    const key = freshKey();
    expect(await api.claim(code, second, key, 'Ann')).toEqual({ seat: 0 });
    await expect(api.invite(code, 1, [key], freshKey())).rejects.toThrow('grant.seat');
    await expect(api.invite(code, 1, [created.watch], freshKey())).rejects.toThrow('grant.seat');
    await expect(api.invite(code, 9, [created.host], freshKey())).rejects.toThrow('seat.unknown');
  });

  test('a watch link that is made anew voids the old one, and sends its guests away', async () => {
    const { api, code, created, served, invites } = await empty();
    const guest = await new Line(served).hello(code, [created.watch]);
    const both = freshKey();
    await api.claim(code, invites[0], both, 'Ann');
    const player = await new Line(served).hello(code, [both, created.watch]);
    const fresh = freshKey();
    await expect(api.inviteWatchers(code, [both], fresh)).rejects.toThrow('grant.host');
    await expect(api.inviteWatchers(code, [freshKey()], fresh)).rejects.toThrow('key.unknown');
    await api.inviteWatchers(code, [created.host], fresh);
    expect(await guest.ended()).toEqual({ code: 4001, reason: 'keys' });
    await expect(api.header(code, [created.watch])).rejects.toThrow('key.unknown');
    expect((await api.header(code, [fresh])).grants).toEqual({ host: false, seats: [], watch: true });
    expect(player.closed).toBeNull();
  });
});

describe('leaving a seat', () => {
  test('by oneself: the key opens nothing any more, the seat waits for the next one', async () => {
    const { served, code, seats, players } = await tableFor(await house(), pandemicTable(2));
    const api = new Api(served.url.replace(/\/$/, ''));
    const next = freshKey();
    await api.vacate(code, 0, [seats[0]], next);
    await until(() => players[0].connection.condition.why === 'keys', 'the end');
    await until(() => players[1].room?.seats[0].taken === false, 'a free seat');
    expect(await api.claim(code, next, freshKey(), 'Zoe')).toEqual({ seat: 0 });
  });

  test('by the host: who may look on besides stays as a guest, and can’t act with the seat any more', async () => {
    const { served, code, host, seats, watch } = await tableFor(await house(), pandemicTable(2));
    const api = new Api(served.url.replace(/\/$/, ''));
    const line = await new Line(served).hello(code, [seats[0], watch]);
    expect(line.all('welcome')[0].viewer).toBe('everyone');
    await api.vacate(code, 0, [host], freshKey());
    await until(() => line.all('grants').length > 0, 'other grants');
    expect(line.all('grants')[0].grants).toEqual({ host: false, seats: [], watch: true });
    expect(await line.do({ t: 'say', seat: 0, text: 'still here' })).toMatchObject({
      fault: { code: 'grant.seat' },
    });
    expect(line.closed).toBeNull();
  });

  test('what is asked for right behind that is not done, though the one who asks does not know yet', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { served, code, host, seats } = table;
    const before = await hashOf(table);
    const key = hashOfKey(seats[0]);
    const outcomes = await served.rooms.at(code, (room) =>
      Promise.allSettled([
        room.do([key], freshId(), { t: 'say', seat: 0, text: 'still here' }),
        room.seats((seats) => seats.vacate([hashOfKey(host)], 0, freshKey())),
        room.do([key], freshId(), { t: 'say', seat: 0, text: 'not here' }),
        room.ask([key], 0, { t: 'look', n: 0 }),
      ]),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(await hashOf(table)).toBe(before);
  });

  test('only by whom it concerns', async () => {
    const { served, code, seats, watch } = await tableFor(await house(), pandemicTable(2));
    for (const keys of [[seats[1]], [watch], [freshKey()]]) {
      const answer = await request(served, `/games/${code}/seats/0/vacate`, {
        keys,
        body: { key: freshKey() },
      });
      expect(answer.status).toBe(403);
    }
  });
});

describe('a lost key', () => {
  test('of a seat comes back with the words, however they are typed, and the old one is void', async () => {
    const { served, code, seats, players } = await tableFor(await house(), pandemicTable(2));
    const api = new Api(served.url.replace(/\/$/, ''));
    const key = freshKey();
    const typed = ` ${recoveryWords(seats[1]).toUpperCase().replaceAll(' ', ' - ')}. `;
    expect(await api.recover(code, typed, key)).toEqual({ seat: 1 });
    await until(() => players[1].connection.condition.why === 'keys', 'the end for the old key');
    expect((await api.header(code, [key])).grants.seats).toEqual([1]);
    // The answer may have been lost on its way.
    expect(await api.recover(code, typed, key)).toEqual({ seat: 1 });
    await expect(api.header(code, [seats[1]])).rejects.toThrow('key.unknown');
    await expect(api.recover(code, typed, freshKey())).rejects.toThrow('key.words');
    expect(await api.recover(code, recoveryWords(key), freshKey())).toEqual({ seat: 1 });
  });

  test('of the host comes back as well', async () => {
    const { api, code, created } = await empty();
    const key = freshKey();
    expect(await api.recover(code, recoveryWords(created.host), key)).toEqual({ seat: null });
    expect(await api.recover(code, recoveryWords(created.host), key)).toEqual({ seat: null });
    expect((await api.header(code, [key])).grants.host).toBe(true);
    await expect(api.header(code, [created.host])).rejects.toThrow('key.unknown');
  });

  test('does not come back with other words, nor with those of a seat that was given away', async () => {
    const { served, code, seats, host } = await tableFor(await house(), pandemicTable(2));
    const api = new Api(served.url.replace(/\/$/, ''));
    for (const words of ['', 'babab babab babab babab', recoveryWords(freshKey()), seats[0]]) {
      await expect(api.recover(code, words, freshKey())).rejects.toThrow('key.words');
    }
    await api.vacate(code, 0, [host], freshKey());
    await expect(api.recover(code, recoveryWords(seats[0]), freshKey())).rejects.toThrow('key.words');
  });
});

describe('bots and names', () => {
  test('a bot plays for somebody who has to go, and gives the seat back', async () => {
    const table = await tableFor(await house(), pandemicTable(2, { seed: 'a bot for a while' }));
    const { served, code, seats, players } = table;
    const api = new Api(served.url.replace(/\/$/, ''));
    // Else he is asked before the bot goes on, whenever he holds an event.
    await players[0].connection.do({ t: 'set', seat: 0, name: 'holdForEvents', to: false });
    await api.reseat(code, 1, [seats[1]], { bot: 'greedy' });
    await until(() => players[0].room?.seats[1].bot === 'greedy', 'the bot');
    expect(players[0].room?.seats[1]).toMatchObject({ taken: true, name: 'Ben' });
    const played = await playOn([players[0], players[0]], 12);
    expect(played).toBe(12);
    expect((await whole(table)).log.some((line) => line.startsWith('p2 '))).toBe(true);
    await api.reseat(code, 1, [seats[1]], { bot: null });
    await until(() => players[0].room?.seats[1].bot === null, 'Ben again');
    await level(players);
    expect(await playOn(players, 8)).toBe(8);
  });

  test('a bot that nobody knows does not sit down, and nothing is changed by it', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const before = await hashOf(table);
    const answer = await request(table.served, `/games/${table.code}/seats/1`, {
      method: 'PATCH',
      keys: [table.seats[1]],
      body: { bot: 'deep-thought' },
    });
    expect([answer.status, faultIn(answer)]).toEqual([400, 'seat.bot']);
    expect(await hashOf(table)).toBe(before);
    expect(await answers(table.players)).toBe(true);
  });

  test('a seat gets another name, which hides nothing, from who has it or from the host', async () => {
    const { served, code, seats, host, watch, players } = await tableFor(await house(), pandemicTable(2));
    const api = new Api(served.url.replace(/\/$/, ''));
    await api.reseat(code, 0, [seats[0]], { name: '<b>Änn\u0000\u202e</b>' });
    await api.reseat(code, 1, [host], { name: 'B' });
    await until(() => players[0].room?.seats[1].name === 'B', 'the name');
    expect(players[1].room?.seats.map(({ name }) => name)).toEqual(['<b>Änn</b>', 'B']);
    await expect(api.reseat(code, 0, [seats[1]], { name: 'E' })).rejects.toThrow('grant.seat');
    await expect(api.reseat(code, 0, [watch], { bot: 'greedy' })).rejects.toThrow('grant.seat');
  });
});

describe('who has no seat', () => {
  test('PB039 PB041 PB057: a wrong key hears nothing while the game goes on, and the right one still works', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { served, code, seats, players } = table;
    const stranger = await new Line(served).opened();
    stranger.say({ t: 'hello', table: code, keys: [freshKey()] });
    await until(() => stranger.texts.length > 0, 'a word');
    expect(stranger.frames).toEqual([
      { t: 'bye', why: 'keys', fault: expect.objectContaining({ code: 'key.unknown' }) },
    ]);
    await playOn(players, 6);
    expect(await stranger.ended()).toEqual({ code: 4001, reason: 'keys' });
    expect(stranger.texts).toHaveLength(1);
    expect(served.rooms.count().connections).toBe(2);
    const again = await new Line(served).hello(code, [seats[0]]);
    expect(again.all('welcome')[0].grants.seats).toEqual([0]);
    again.hangUp();
  });

  test('PB039: who says nothing at all hears nothing', async () => {
    const { served, players } = await tableFor(await house(), pandemicTable(2));
    const silent = await new Line(served).opened();
    await playOn(players, 6);
    expect(silent.texts).toEqual([]);
    expect(served.rooms.count().connections).toBe(2);
  });

  test('PB041: with a key that is none, of another table, or spent, nothing is handed out, also no file', async () => {
    const { served, code } = await tableFor(await house(), pandemicTable(2));
    const other = await seated(served.url, pandemicTable(2));
    const spent = String(other.created.seats[0]);
    for (const keys of [[freshKey()], [other.created.host], [other.seats[0]], [spent]]) {
      for (const path of ['', '/export', '/events']) {
        const answer = await request(served, `/games/${code}${path}`, { keys });
        expect([path, answer.status, faultIn(answer)]).toEqual([path, 403, 'key.unknown']);
      }
      const asked = await request(served, `/games/${code}/questions`, { keys, body: { t: 'look', n: 0 } });
      expect(asked.status).toBe(403);
    }
    for (const header of [{}, { authorization: 'Basic abc' }, { authorization: 'Bearer ' }]) {
      expect((await request(served, `/games/${code}/export`, { headers: header })).status).toBe(401);
    }
  });

  test('PB007: the key of a guest is no key of a seat, whatever is asked with it', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { served, code, watch } = table;
    const before = await hashOf(table);
    const guest = await new Line(served).hello(code, [watch]);
    const seq = guest.all('snap')[0].rest.decision?.seq ?? 0;
    const commands: AnyCommand[] = [
      { t: 'answer', seq, seat: 0, key: 'end' },
      { t: 'set', seat: 0, name: 'autoConsent', to: true },
      { t: 'undo', seat: 0 },
      { t: 'redo', seat: 0 },
      { t: 'go', seat: 0 },
      { t: 'say', seat: 0, text: 'hi' },
      { t: 'say', seat: null, text: 'hi' },
      { t: 'phrase', seat: 1, phrase: 'hello' },
      { t: 'point', seat: 0, at: 'paris' },
      { t: 'plan', seat: 0, steps: [{ seat: 0, key: 'end' }] },
      { t: 'voice', seat: 0, about: 'abcdefgh', yes: true },
      { t: 'withdraw', seat: null, about: 'abcdefgh' },
      { t: 'pause', seat: 0, to: true },
      { t: 'consent', consent: 'free' },
    ];
    for (const command of commands) {
      const outcome = await guest.do(command);
      expect(outcome, command.t).toMatchObject({
        t: 'nack',
        fault: { code: expect.stringMatching(/^grant\./) },
      });
    }
    for (const [path, method, body] of [
      ['/seats/0/vacate', 'POST', { key: freshKey() }],
      ['/seats/0/invite', 'POST', { key: freshKey() }],
      ['/watchers/invite', 'POST', { key: freshKey() }],
      ['/seats/0', 'PATCH', { bot: 'greedy' }],
      ['/seats/0/targets', 'GET', undefined],
      ['/report', 'POST', {}],
      ['/claim', 'POST', { invite: watch, key: freshKey(), name: 'Eve' }],
      ['', 'DELETE', undefined],
    ] as const) {
      const answer = await request(served, `/games/${code}${path}`, { method, keys: [watch], body });
      expect([path, answer.status >= 400]).toEqual([path, true]);
    }
    guest.say({ t: 'sit', viewer: 0 });
    await until(() => guest.all('snap').length > 1, 'another look');
    expect(guest.all('snap')[1].rest.viewer).toBe('spectator');
    expect(await hashOf(table)).toBe(before);
  });

  test('PB011: twenty guests come and go, and the game is as it was', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { served, code, watch, players } = table;
    await playOn(players, 4);
    await level(players);
    const before = await hashOf(table);
    const views = players.map(({ update }) => JSON.stringify(update?.view));
    const { length } = players[0].talk;
    const guests = await Promise.all(Array.from({ length: 20 }, () => new Line(served).hello(code, [watch])));
    await until(() => players[0].room?.watchers === 20, 'twenty guests');
    for (const [n, guest] of guests.entries()) n % 2 ? guest.hangUp() : guest.socket.terminate();
    await until(() => players[1].room?.watchers === 0, 'no guests');
    expect(await hashOf(table)).toBe(before);
    expect(players.map(({ update }) => JSON.stringify(update?.view))).toEqual(views);
    expect(players[0].talk).toHaveLength(length);
    expect(await answers(players)).toBe(true);
  });

  test('PB043: nobody speaks, points or plans in the name of another', async () => {
    const { served, code, seats, players, watch } = await tableFor(await house(), pandemicTable(3));
    const line = await new Line(served).hello(code, [seats[0], watch]);
    for (const seat of [1, 2, null, 7]) {
      expect(await line.do({ t: 'say', seat, text: 'it was me' })).toMatchObject({ t: 'nack' });
      expect(await line.do({ t: 'phrase', seat, phrase: 'yes' })).toMatchObject({ t: 'nack' });
      if (seat === null) continue;
      expect(await line.do({ t: 'point', seat, at: 'paris' })).toMatchObject({ t: 'nack' });
      expect(await line.do({ t: 'plan', seat, steps: [{ seat: 0, key: 'end' }] })).toMatchObject({
        t: 'nack',
      });
    }
    expect(await line.do({ t: 'say', seat: 0, text: 'me' })).toMatchObject({ t: 'ack' });
    await until(() => players[1].talk.length > 0, 'a word');
    expect(players[1].talk.map(({ seat, name, text }) => ({ seat, name, text }))).toEqual([
      { seat: 0, name: 'Ann', text: 'me' },
    ]);
    expect(players[1].pointers).toEqual([]);
    expect(players[1].room?.plan).toBeNull();
  });

  test('PB009: of people only what is meant for all goes out', async () => {
    const { served, code, seats, host, watch, players } = await tableFor(await house(), pandemicTable(2));
    const api = new Api(served.url.replace(/\/$/, ''));
    await players[0].connection.do({ t: 'say', seat: 0, text: 'hi' });
    await players[0].connection.do({ t: 'point', seat: 0, at: 'paris', to: 'london' });
    const line = await new Line(served).hello(code, [watch]);
    const ROOM = ['code', 'consent', 'createdAt', 'game', 'hostHere', 'plan', 'seats', 'vote', 'watchers'];
    const SEAT = ['bot', 'here', 'name', 'taken'];
    const { room } = line.all('room')[0];
    expect(Object.keys(room).sort()).toEqual(ROOM);
    for (const seat of room.seats) expect(Object.keys(seat).sort()).toEqual(SEAT);
    const header = await api.header(code, [watch]);
    const more = ['asked', 'grants', 'moves', 'over', 'turn', 'updatedAt'];
    expect(Object.keys(header).sort()).toEqual([...ROOM, ...more].sort());
    const [listed] = await api.list([watch]);
    expect(Object.keys(listed).sort()).toEqual([
      'code',
      'createdAt',
      'game',
      'key',
      'moves',
      'names',
      'over',
      'turn',
      'updatedAt',
    ]);
    expect(Object.keys(line.all('talk')[0].talk[0]).sort()).toEqual(['at', 'n', 'name', 'seat', 'text']);
    expect(line.all('snap')[0].rest.seats).toEqual([{ name: 'Ann' }, { name: 'Ben' }]);
    const everything = line.texts.join() + JSON.stringify([header, listed]);
    for (const secret of [...seats, host, '127.0.0.1', 'hash']) {
      expect(everything.replaceAll('seedHash', ''), secret).not.toContain(secret);
    }
  });
});
