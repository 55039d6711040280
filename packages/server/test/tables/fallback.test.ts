import { canonical, TABLE } from '@holdout/kernel';
import type { ServerFrame } from '@holdout/protocol';
import { describe, expect, test } from 'vitest';
import { pandemicTable, seated, until, zombicideTable } from '../support/player.ts';
import { answers, comes, house, level, playOn, request, tableFor, whole } from './house.ts';

/** A network in which no socket ever opens. */
function Blocked() {
  const socket = {
    readyState: 3,
    send: () => undefined,
    close: () => undefined,
    onclose: (_: unknown) => undefined,
  };
  setTimeout(() => socket.onclose({ code: 1006 }), 1);
  return socket;
}
const noSockets = { Socket: Blocked as unknown as typeof WebSocket, random: () => 0 };

/** Frames of a stream, as far as they come in one go. */
async function listen(url: string, headers: Record<string, string>) {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  const reader = (response.body as ReadableStream<Uint8Array>)
    .pipeThrough(new TextDecoderStream() as never)
    .getReader();
  let text = '';
  const read = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
    }
  })().catch(() => undefined);
  return { response, text: () => text, stop: () => abort.abort(), read };
}

describe('where no socket opens', () => {
  test('a game is played by requests at one end and over a socket at the other', async () => {
    const served = await house();
    const { created, seats } = await seated(served.url, pandemicTable(2));
    const ann = await comes(served, created.code, [seats[0]], noSockets);
    const ben = await comes(served, created.code, [seats[1]]);
    expect(ann.connection.condition).toMatchObject({ state: 'live', fallback: true });
    expect(ben.connection.condition).toMatchObject({ state: 'live', fallback: false });
    // No deal is lost as fast as that.
    expect(await playOn([ann, ben], 12)).toBe(12);
    await level([ann, ben]);
    expect(ann.snaps).toBe(1);
    expect(canonical(ann.update?.view)).toBe(canonical(ben.update?.view));
    expect((await whole({ served, code: created.code })).log.length).toBe(12);
  });

  test('all the rest goes as well: talk, questions, other eyes, refusals', async () => {
    const served = await house();
    const { created, seats } = await seated(served.url, zombicideTable(2));
    const ann = await comes(served, created.code, [seats[0]], noSockets);
    const ben = await comes(served, created.code, [seats[1]]);
    expect(await ann.connection.do({ t: 'say', seat: 0, text: 'hello' })).toEqual({ ok: true });
    expect(await ann.connection.do({ t: 'say', seat: 1, text: 'hello' })).toMatchObject({
      ok: false,
      fault: { code: 'grant.seat' },
    });
    expect(await ann.connection.do({ t: 'answer', seq: 5, seat: 0, key: 'end' })).toMatchObject({
      ok: false,
      reason: { rule: 'HO-STALE' },
    });
    await until(() => ben.talk.length === 1 && ann.talk.length === 1, 'the word');
    const told = await ann.connection.ask({ t: 'explain', seat: 0, key: 'end' });
    expect(told).toMatchObject({ t: 'explain', reason: { rule: expect.any(String) } });
    await expect(ann.connection.ask({ t: 'explain', seat: 1, key: 'end' })).rejects.toThrow('grant.seat');
    expect((await ann.sit('spectator')).viewer).toBe('spectator');
    await answers([ann, ben]);
    await level([ann, ben]);
  });

  test('a key that opens nothing ends it, as over a socket', async () => {
    const served = await house();
    const { created, seats } = await seated(served.url, pandemicTable(2));
    const ann = await comes(served, created.code, [seats[0]], noSockets);
    ann.connection.rekey([String(created.seats[1])]);
    await until(() => ann.connection.condition.state === 'ended', 'the end');
    expect(ann.connection.condition).toMatchObject({ why: 'keys', fault: { code: 'key.unknown' } });
  });

  test('the stream comes as lines, or as server-sent events to whoever wants those', async () => {
    const { served, code, seats } = await tableFor(await house(), pandemicTable(2));
    const url = `${served.url}api/v1/games/${code}/events`;
    const authorization = `Bearer ${seats[0]}`;
    const lines = await listen(url, { authorization });
    const events = await listen(`${url}?viewer=spectator`, { authorization, accept: 'text/event-stream' });
    expect(lines.response.headers.get('content-type')).toBe('application/x-ndjson');
    expect(events.response.headers.get('content-type')).toBe('text/event-stream');
    for (const { response } of [lines, events]) {
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
    await until(() => lines.text().includes('"snap"') && events.text().includes('"snap"'), 'both');
    const frames = lines
      .text()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as ServerFrame);
    expect(frames.map(({ t }) => t)).toEqual(expect.arrayContaining(['welcome', 'room', 'snap']));
    expect(events.text()).toMatch(/^data: \{"t":"welcome".*\}\n\ndata: /);
    for (const stream of [lines, events]) stream.stop();
    await until(() => served.rooms.count().connections === 2, 'both gone');
  });

  test('who hangs up before the first word leaves nothing behind', async () => {
    const { served, code, seats } = await tableFor(await house(), pandemicTable(2));
    const url = `${served.url}api/v1/games/${code}/events`;
    for (let n = 0; n < 60; n++) {
      const abort = new AbortController();
      const asked = fetch(url, { headers: { authorization: `Bearer ${seats[0]}` }, signal: abort.signal });
      setTimeout(() => abort.abort(), n % 6);
      await asked.then((response) => response.text()).catch(() => undefined);
    }
    await until(() => served.rooms.count().connections === 2, 'nobody but the two');
  });

  test('a command by request is done, refused by a rule, out of date, or forbidden: each with its own number', async () => {
    const { served, code, seats, players } = await tableFor(await house(), pandemicTable(2));
    const owner = players[0].decision?.owner ?? 0;
    const { seq } = players[owner].decision ?? { seq: 0 };
    const key = players[owner].options()[0].key;
    const post = (command: unknown, keys = [seats[owner]], id = 'abcdefgh') =>
      request(served, `/games/${code}/commands`, { keys, body: { id, command } });
    const rule = await post({ t: 'answer', seq, seat: owner, key: 'drive:nowhere' });
    expect([rule.status, rule.headers.get('content-type')]).toEqual([
      422,
      expect.stringContaining('problem+json'),
    ]);
    expect(rule.json).toMatchObject({ type: '/rules#HO-KEY', reason: { rule: 'HO-KEY' } });
    expect((await post({ t: 'answer', seq: 1, seat: owner, key })).status).toBe(409);
    expect((await post({ t: 'answer', seq, seat: 1 - owner, key })).status).toBe(403);
    const done = await post({ t: 'answer', seq, seat: owner, key });
    expect([done.status, done.json]).toEqual([202, { id: 'abcdefgh' }]);
    expect(players[0].decision?.owner).not.toBe(TABLE);
  });
});
