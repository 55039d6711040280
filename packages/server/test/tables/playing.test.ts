import { inflateRawSync } from 'node:zlib';
import { canonical, TABLE } from '@holdout/kernel';
import type { ServerFrame } from '@holdout/protocol';
import { describe, expect, test } from 'vitest';
import { freshKey, type Player, pandemicTable, until, zombicideTable } from '../support/player.ts';
import {
  answers,
  askedOf,
  comes,
  freshId,
  hashOf,
  house,
  Line,
  level,
  playOn,
  request,
  type Table,
  tableFor,
  whole,
} from './house.ts';

const asked = (players: readonly Player[]) => {
  const found = askedOf(players);
  if (!found) throw new Error('nobody is asked');
  return found;
};

/** Sockets whose words can be held back, and that can be cut. */
function sockets(drops: (frame: ServerFrame) => boolean = () => false) {
  const made: WebSocket[] = [];
  function Socket(url: string, protocols: string) {
    const socket = new WebSocket(url, protocols);
    made.push(socket);
    return new Proxy(socket, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
      set(target, name, value) {
        const hear = name === 'onmessage' ? hearing(value) : value;
        return Reflect.set(target, name, hear, target);
      },
    });
  }
  const hearing = (hear: (event: { data: unknown }) => void) => (event: { data: unknown }) => {
    const { data } = event;
    const text = data instanceof ArrayBuffer ? inflateRawSync(data) : data;
    if (!drops(JSON.parse(String(text)))) hear(event);
  };
  return { Socket: Socket as unknown as typeof WebSocket, cut: () => made.at(-1)?.close() };
}

const lookOf = ({ update }: Player): string =>
  canonical({ ...update, version: 0, steps: [], opening: [], history: null });

/** What somebody sees who comes just now. */
async function freshLook({ served, code, seats }: Table, seat: number): Promise<string> {
  const player = await comes(served, code, [seats[seat]]);
  const look = lookOf(player);
  player.close();
  return look;
}

describe('an answer', () => {
  test('PB021: for a decision that is past is refused, and the new state is there before the refusal', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { served, code, seats, players } = table;
    const { player, seat } = asked(players);
    const old = player.decision?.seq ?? 0;
    const line = await new Line(served).hello(code, [seats[seat]]);
    await answers(players);
    const before = await hashOf(table);
    const outcome = await line.do({ t: 'answer', seq: old, seat, key: player.options()[0].key });
    expect(outcome).toMatchObject({
      t: 'nack',
      reason: { rule: 'HO-STALE', args: { seq: player.decision?.seq } },
    });
    expect(line.frames.findIndex(({ t }) => t === 'change')).toBeLessThan(
      line.frames.findIndex(({ t }) => t === 'nack'),
    );
    expect(await hashOf(table)).toBe(before);
  });

  test('PB021: made before something was taken back counts for nothing else', async () => {
    const { players } = await tableFor(await house(), pandemicTable(2));
    const { player, seat } = asked(players);
    await answers(players);
    const late = player.decision?.seq ?? 0;
    const key = player.options().at(-1)?.key ?? '';
    expect(await player.connection.do({ t: 'undo', seat })).toEqual({ ok: true });
    const outcome = await player.connection.do({ t: 'answer', seq: late, seat, key });
    expect(outcome).toMatchObject({ ok: false, reason: { rule: 'HO-STALE' } });
  });

  test('PB029: under one id is taken once: twice at a time, over another line, and again after a restart of the game', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { served, code, seats, players } = table;
    const { player, seat } = asked(players);
    const command = {
      t: 'answer',
      seq: player.decision?.seq ?? 0,
      seat,
      key: player.options()[0].key,
    } as const;
    const [one, two] = [new Line(served), new Line(served)];
    await Promise.all([one, two].map((line) => line.hello(code, [seats[seat]])));
    const id = freshId();
    const outcomes = await Promise.all([one.do(command, id), one.do(command, id), two.do(command, id)]);
    expect(outcomes.map(({ t }) => t)).toEqual(['ack', 'ack', 'ack']);
    expect((await whole(table)).log).toHaveLength(1);
    await served.rooms.at(code, (room) => room.sleep());
    const again = await request(served, `/games/${code}/commands`, {
      keys: [seats[seat]],
      body: { id, command },
    });
    expect(again.status).toBe(202);
    expect((await whole(table)).log).toHaveLength(1);
    // From another seat the same id is another wish.
    const other = players[1 - seat];
    expect(await other.connection.do({ t: 'say', seat: 1 - seat, text: 'mine' }, id)).toEqual({ ok: true });
    await until(() => player.talk.length === 1, 'his word');
  });

  test('PB029: a double click is one answer and one clear refusal', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { player, seat } = asked(table.players);
    const [option] = player.options();
    const outcomes = await Promise.all([player.answer(option, seat), player.answer(option, seat)]);
    expect(outcomes[0]).toEqual({ ok: true });
    expect(outcomes[1]).toMatchObject({ ok: false, reason: { rule: 'HO-STALE' } });
    expect((await whole(table)).log).toHaveLength(1);
  });

  test('for another seat than one’s own is refused', async () => {
    const { players } = await tableFor(await house(), pandemicTable(2));
    const { player, seat } = asked(players);
    const other = players[1 - seat];
    const command = { t: 'answer', seq: player.decision?.seq ?? 0, key: player.options()[0].key } as const;
    expect(await other.connection.do({ ...command, seat })).toMatchObject({ fault: { code: 'grant.seat' } });
    expect(await other.connection.do({ ...command, seat: 1 - seat })).toMatchObject({
      reason: { rule: expect.stringMatching(/^(PD-TURN-05|HO-SEAT)$/) },
    });
  });
});

describe('at once', () => {
  test('PB033 PB035: three windows at one seat all hear all, and each may act, once', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { served, code, seats, players } = table;
    const { seat } = asked(players);
    const windows = [players[seat]];
    for (let n = 0; n < 2; n++) windows.push(await comes(served, code, [seats[seat]]));
    for (const window of windows) {
      const option = window.options().find(({ key }) => /^(drive|end)/.test(key)) ?? window.options()[0];
      expect(await window.answer(option, seat)).toEqual({ ok: true });
      await level([...windows, players[1 - seat]]);
    }
    expect(new Set(windows.map(lookOf)).size).toBe(1);
    expect(windows.map(({ snaps }) => snaps)).toEqual([1, 1, 1]);
    windows[0].close();
    await until(() => players[1 - seat].room?.seats[seat].here === true, 'still here');
    windows[1].close();
    windows[2].close();
    await until(() => players[1 - seat].room?.seats[seat].here === false, 'gone');
  });

  test('PB051: what does not depend on each other is all taken; of two answers to one question the second is refused', async () => {
    const table = await tableFor(await house(), zombicideTable(2));
    const [ann, ben] = table.players;
    const { owner, seq } = ann.decision ?? { owner: -1, seq: -1 };
    expect(owner).toBe(TABLE);
    const [first, second] = ann.options();
    const outcomes = await Promise.all([
      ann.connection.do({ t: 'answer', seq, seat: 0, key: first.key }),
      ben.connection.do({ t: 'answer', seq, seat: 1, key: second.key }),
      ann.connection.do({ t: 'say', seat: 0, text: 'me first' }),
      ben.connection.do({ t: 'point', seat: 1, at: 'z1' }),
    ]);
    const [one, two, ...others] = outcomes;
    expect([one.ok, two.ok].filter(Boolean)).toHaveLength(1);
    expect(one.ok ? two : one).toMatchObject({ reason: { rule: 'HO-STALE' } });
    expect(others).toEqual([{ ok: true }, { ok: true }]);
    const answered = (await whole(table)).log;
    expect(answered).toHaveLength(1);
  });

  test('PB051: a switch of one and an answer of the other go together', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { player, seat } = asked(table.players);
    const other = table.players[1 - seat];
    const outcomes = await Promise.all([
      other.connection.do({ t: 'set', seat: 1 - seat, name: 'autoConsent', to: true }),
      player.answer(player.options()[0], seat),
      other.connection.do({ t: 'set', seat: 1 - seat, name: 'holdForEvents', to: false }),
    ]);
    expect(outcomes).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect((await whole(table)).log).toHaveLength(3);
  });
});

describe('over a connection that breaks', () => {
  test('PB053: whoever has missed a change asks for all of it anew', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { served, code, seats, players } = table;
    let lose = 0;
    const { Socket } = sockets((frame) => {
      if (frame.t !== 'change' || lose === 0) return false;
      lose -= 1;
      return true;
    });
    const deaf = await comes(served, code, [seats[0]], { Socket });
    await playOn(players, 3);
    await level([...players, deaf]);
    expect([deaf.snaps, deaf.changes]).toEqual([1, 3]);
    lose = 2;
    await playOn(players, 4);
    await level([...players, deaf]);
    // Who asks while others play may ask once more.
    expect(deaf.snaps).toBeGreaterThan(1);
    const heard = deaf.changes;
    await answers(players);
    await level([...players, deaf]);
    expect(deaf.changes).toBe(heard + 1);
    expect(lookOf(deaf)).toBe(await freshLook(table, 0));
  });

  test('PB053: who comes while others play sees what is then', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const played = playOn(table.players, 30);
    const late: Player[] = [];
    for (let n = 0; n < 5; n++) late.push(await comes(table.served, table.code, [table.seats[n % 2]]));
    await played;
    await level([...table.players, ...late]);
    for (const [n, player] of late.entries()) expect(lookOf(player)).toBe(await freshLook(table, n % 2));
  });

  test('PB055: coming back in the moment in which another one plays, two hundred times', async () => {
    const table = await tableFor(await house(), pandemicTable(2, { consent: 'free' }));
    const { served, code, seats, players } = table;
    const ann = await comes(served, code, seats);
    const ben = players[1];
    for (let n = 0; n < 200; n++) {
      const back = n % 3 === 2 || ann.options().length === 0;
      const seat = ann.decision?.owner ?? 0;
      const command = back
        ? ({ t: 'undo', seat } as const)
        : ({ t: 'answer', seq: ann.decision?.seq ?? 0, seat, key: ann.options()[0].key } as const);
      ben.connection.rekey([seats[1]]);
      expect(await ann.connection.do(command)).toEqual({ ok: true });
      if (n % 20 === 0) await until(() => ben.connection.condition.state === 'live', 'a live connection');
    }
    await until(() => ben.update?.moves === ann.update?.moves, 'what has happened');
    await until(() => ben.connection.condition.state === 'live', 'a live connection');
    expect(lookOf(ben)).toBe(await freshLook(table, 1));
    expect(canonical(ben.update?.view)).toBe(canonical(ann.update?.view));
  });

  test('what was said to a broken line is done when it is whole again, or refused as out of date', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { served, code, seats, players } = table;
    const { seat } = asked(players);
    const { Socket, cut } = sockets();
    const away = await comes(served, code, [seats[seat]], { Socket, random: () => 0 });
    cut();
    await until(() => away.connection.condition.state === 'waiting', 'a broken line');
    const said = away.connection.do({ t: 'say', seat, text: 'am I alone?' });
    const done = away.answer(away.options()[0], seat);
    expect(away.connection.unanswered).toHaveLength(2);
    expect([await said, await done]).toEqual([{ ok: true }, { ok: true }]);
    expect(away.connection.unanswered).toHaveLength(0);
    await level([...players, away]);

    cut();
    await until(() => away.connection.condition.state === 'waiting', 'a broken line');
    const late = away.answer(away.options()[0], seat);
    await answers(players);
    expect(await late).toMatchObject({ ok: false, reason: { rule: 'HO-STALE' } });
    expect((await whole(table)).log).toHaveLength(2);
  });

  test('what a closed page left in its outbox is done when it opens again', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { served, code, seats, players } = table;
    const { player, seat } = asked(players);
    const command = {
      t: 'answer',
      seq: player.decision?.seq ?? 0,
      seat,
      key: player.options()[0].key,
    } as const;
    let kept = [{ id: freshId(), command }] as readonly { id: string; command: typeof command }[];
    const outbox = { load: () => kept, store: (pending: never) => (kept = pending) };
    await comes(served, code, [seats[seat]], { outbox: outbox as never });
    await until(() => kept.length === 0, 'an empty outbox');
    expect((await whole(table)).log).toHaveLength(1);
    kept = [{ id: freshId(), command }];
    await comes(served, code, [seats[seat]], { outbox: outbox as never });
    await until(() => kept.length === 0, 'an empty outbox');
    expect((await whole(table)).log).toHaveLength(1);
  });

  test('a key that was changed on the way is used from then on', async () => {
    const { served, code, seats } = await tableFor(await house(), pandemicTable(2));
    const player = await comes(served, code, [seats[0]]);
    player.connection.rekey([seats[0], seats[1]]);
    await until(() => player.grants?.seats.length === 2, 'both seats');
    player.connection.rekey([freshKey()]);
    await until(() => player.connection.condition.state === 'ended', 'the end');
    expect(player.connection.condition).toMatchObject({ why: 'keys', fault: { code: 'key.unknown' } });
  });

  test('a seat looks with its own eyes, or as a guest, never with those of another', async () => {
    const { served, code, seats } = await tableFor(
      await house(),
      pandemicTable(2, { options: { players: 2, hands: 'closed' } }),
    );
    const player = await comes(served, code, [seats[0]]);
    expect(player.update?.viewer).toBe(0);
    expect((await player.sit('spectator')).viewer).toBe('spectator');
    expect((await player.sit(0)).viewer).toBe(0);
    expect((await player.sit(1)).viewer).toBe(0);
    expect((await player.sit('everyone')).viewer).toBe(0);
  });
});
