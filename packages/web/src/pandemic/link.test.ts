import type { Seat } from '@holdout/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Speed } from '../app/settings.ts';
import type { TableStore } from './table.ts';
import { settled, TestServer, take } from './testServer.ts';

const BT: Seat = 2;

/** A promise that is kept when one says so. */
function gate(): { readonly promise: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const promise = new Promise<void>((done) => {
    open = done;
  });
  return { promise, open };
}

const duo = (options: object = {}): TestServer =>
  new TestServer({ roles: ['scientist', 'medic'], ...options }, ['Ann', 'Bob']);

const terror = (): TestServer =>
  new TestServer({ module: 'bioterrorist', btPlayer: 3, autoConsent: true }, ['Ann', 'Ben', 'Cleo']);

/** Two screens with a seat each; `acts` is that of the seat whose turn it is. */
async function pair(server: TestServer, watching: Speed = 'step', acting: Speed = 'instant') {
  const first = server.host.table.run.owner() ?? 0;
  const acts = await server.screen([first], acting);
  const waits = await server.screen([1 - first], watching);
  return { acts, waits, first };
}

/** Everything that is shown until nothing is left to show. */
function shownBy(store: TableStore): string[] {
  const shown: string[] = [];
  while (store.getState().event) {
    expect(store.getState().decision).toBeNull();
    shown.push(store.getState().event?.t ?? '');
    store.getState().next();
  }
  return shown;
}

const owner = (server: TestServer): Seat => server.host.table.run.owner() ?? 0;
const options = (store: TableStore) => store.getState().decision?.options ?? [];
const hands = (store: TableStore) => store.getState().view?.seats.map(({ hand }) => hand !== null);

describe('two screens of a table with open hands', () => {
  it('each answer for their own seats, and see everything', async () => {
    const { acts, waits, first } = await pair(duo());
    expect(acts.store.getState()).toMatchObject({ place: { viewer: 'everyone', seats: [first] } });
    expect(options(acts.store).every(({ seat }) => seat === first)).toBe(true);
    expect(options(acts.store).length).toBeGreaterThan(0);
    expect(options(waits.store).map(({ seat, kind }) => [seat, kind])).toEqual([[1 - first, 'event']]);
    expect(waits.store.getState()).toMatchObject({ handover: null, decision: { owner: first } });
    expect(hands(waits.store)).toEqual([true, true]);
  });

  it('show what the other has done, step by step', async () => {
    const server = duo();
    const { acts, waits, first } = await pair(server);
    for (const { store } of [acts, waits]) {
      await store.getState().setSwitch(store.getState().place.seats[0], 'holdForEvents', false);
    }
    await take(acts.store, /^end$/);
    const shown = shownBy(waits.store);
    expect(shown[0]).toBe('draw');
    expect(shown).toContain('flip');
    expect(waits.store.getState().decision).toMatchObject({ ask: 'action', owner: 1 - first });
    expect(options(waits.store).length).toBeGreaterThan(0);
    expect(options(acts.store)).toEqual([]);
    expect(waits.store.getState().history).toEqual(acts.store.getState().history);
    expect(waits.store.getState().view).toEqual(acts.store.getState().view);
  });

  it('show what comes while something is being shown after it', async () => {
    const { acts, waits } = await pair(duo());
    await take(acts.store, /^end$/);
    const { event, waiting, shown } = waits.store.getState();
    expect(event?.t).toBe('draw');
    await take(acts.store, /^continue$/);
    expect(waits.store.getState()).toMatchObject({ event, shown, decision: null });
    expect(waits.store.getState().waiting.slice(0, waiting.length)).toEqual(waiting);
    expect(waits.store.getState().waiting.length).toBeGreaterThan(waiting.length);
    expect(shownBy(waits.store)).toContain('flip');
    expect(waits.store.getState().view).toEqual(acts.store.getState().view);
  });

  it('leave who looks back alone, and show afterwards what has happened meanwhile', async () => {
    const { acts, waits } = await pair(duo());
    await take(acts.store, /^drive:chicago$/);
    await waits.store.getState().look(0);
    expect(waits.store.getState()).toMatchObject({ looking: 0, event: { t: 'move' } });
    const { view } = waits.store.getState();
    await take(acts.store, /^end$/);
    expect(waits.store.getState()).toMatchObject({ looking: 0, event: { t: 'move' }, decision: null, view });
    waits.store.getState().skip();
    expect(waits.store.getState()).toMatchObject({ looking: null, event: { t: 'draw' } });
    shownBy(waits.store);
    expect(waits.store.getState().view).toEqual(acts.store.getState().view);
    expect(waits.store.getState().decision).not.toBeNull();
  });

  it('lose nothing if one looks back while something is being shown', async () => {
    const { acts, waits } = await pair(duo());
    await take(acts.store, /^end$/);
    await take(acts.store, /^continue$/);
    const { waiting } = waits.store.getState();
    expect(waiting.length).toBeGreaterThan(1);
    await waits.store.getState().look(0);
    waits.store.getState().skip();
    expect(waits.store.getState().waiting).toEqual(waiting.slice(1));
    expect(waits.store.getState().event).toEqual(waiting[0].event);
  });

  it('take back what is being shown when it is taken back', async () => {
    const { acts, waits } = await pair(duo());
    await take(acts.store, /^drive:chicago$/);
    await take(acts.store, /^end$/);
    await acts.store.getState().undoLast();
    expect(waits.store.getState()).toMatchObject({ event: null, waiting: [] });
    expect(waits.store.getState().history).toHaveLength(1);
    await waits.store.getState().look(0);
    await acts.store.getState().undoLast();
    expect(waits.store.getState()).toMatchObject({ looking: 0, history: [] });
    waits.store.getState().skip();
    expect(waits.store.getState().view).toEqual(acts.store.getState().view);
  });

  it('are busy until their own wish is answered, whatever comes from others', async () => {
    const { acts, waits, first } = await pair(duo(), 'instant');
    const door = gate();
    waits.link.before = door.promise;
    const sent = waits.store.getState().setSwitch(1 - first, 'holdForEvents', false);
    await take(acts.store, /^drive:chicago$/);
    expect(waits.store.getState()).toMatchObject({ busy: true });
    expect(waits.store.getState().history).toHaveLength(1);
    door.open();
    await sent;
    expect(waits.store.getState()).toMatchObject({ busy: false });
    expect(waits.store.getState().history.map(({ by }) => by)).toEqual([first, 1 - first]);
    expect(waits.store.getState().decision).not.toBeNull();
  });

  it('do not fall back behind what they know', async () => {
    const { acts, waits, first } = await pair(duo(), 'instant');
    const door = gate();
    waits.link.after = door.promise;
    const sent = waits.store.getState().setSwitch(1 - first, 'holdForEvents', false);
    await settled();
    await take(acts.store, /^drive:chicago$/);
    const before = waits.store.getState().update;
    expect(before?.moves).toBe(2);
    door.open();
    await sent;
    await settled();
    expect(waits.store.getState().history).toHaveLength(2);
    expect(waits.store.getState()).toMatchObject({ busy: false, update: { version: before?.version } });
    const { update } = waits.store.getState();
    if (update) waits.link.listener?.changed({ ...update, moves: 99, steps: [] });
    expect(waits.store.getState().update).toBe(update);
  });

  it('tell why another seat can do nothing only to itself', async () => {
    const { acts, waits, first } = await pair(duo());
    expect(await acts.store.getState().explain('drive:tokyo', first)).not.toBeNull();
    expect(await waits.store.getState().explain('drive:tokyo', first)).toBeNull();
    expect(waits.link.explained).toEqual([]);
  });

  it('choose for nobody else', async () => {
    const server = duo();
    const { acts, waits, first } = await pair(server);
    await waits.store.getState().choose('drive:chicago', first);
    expect(waits.store.getState().refusal?.rule).toBe('PD-TURN-05');
    await acts.store.getState().choose('drive:chicago', 1 - first);
    expect(server.host.table.moves.map(({ entry }) => entry.by)).toEqual([first]);
  });

  it('hear nothing more when they are closed', async () => {
    const { acts, waits } = await pair(duo(), 'instant');
    const { listener } = waits.link;
    waits.store.getState().close();
    expect(waits.link.listener).toBeNull();
    await take(acts.store, /^drive:chicago$/);
    waits.link.tell();
    listener?.changed(acts.link.update());
    listener?.reopen();
    await settled();
    expect(waits.store.getState().history).toEqual([]);
    expect(waits.link.opened).toBe(2);
  });

  it('never listen if they are closed before the table is there', async () => {
    const server = duo();
    const opening = server.screen([0]);
    const [link] = server.links;
    const { store } = await opening;
    store.getState().close();
    const again = server.link([0]);
    const { openTable } = await import('../table/session.ts');
    openTable(again, { durations: {}, silent: [], sides: () => null }, () => 'instant')
      .getState()
      .close();
    await settled();
    expect([link.listener, again.listener]).toEqual([null, null]);
  });
});

describe('a screen that is told to read anew', () => {
  it('shows how it stands, without the way there', async () => {
    const { acts, waits, first } = await pair(duo());
    await take(acts.store, /^drive:chicago$/);
    waits.link.deaf = true;
    await take(acts.store, /^end$/);
    expect(waits.store.getState().history).toHaveLength(1);
    waits.link.listener?.reopen();
    await settled();
    expect(waits.store.getState()).toMatchObject({ event: null, waiting: [], place: { seats: [1 - first] } });
    expect(waits.store.getState().view).toEqual(acts.store.getState().view);
    expect(waits.store.getState().history).toHaveLength(2);
  });

  it('does so by itself if something was lost', async () => {
    const { acts, waits } = await pair(duo());
    waits.link.deaf = true;
    await take(acts.store, /^drive:chicago$/);
    waits.link.deaf = false;
    await take(acts.store, /^drive:/);
    await settled();
    expect(waits.store.getState().history).toHaveLength(2);
    expect(waits.store.getState().view).toEqual(acts.store.getState().view);
  });

  it('keeps what comes meanwhile', async () => {
    const server = duo();
    const { acts, waits } = await pair(server, 'instant');
    waits.link.listener?.reopen();
    const sent = take(acts.store, /^drive:chicago$/);
    expect(waits.store.getState().history).toEqual([]);
    await sent;
    expect(waits.store.getState().history).toHaveLength(1);
  });

  it('sits down anew with other seats', async () => {
    const { acts, waits, first } = await pair(duo({ hands: 'closed' }), 'instant');
    expect(hands(waits.store)?.[1 - first]).toBe(true);
    waits.link.seats = [];
    waits.link.listener?.reopen();
    await settled();
    expect(waits.store.getState()).toMatchObject({ own: [], place: { viewer: 'spectator', seats: [] } });
    expect(hands(waits.store)).toEqual([false, false]);
    waits.link.seats = [0, 1];
    waits.link.listener?.reopen();
    await settled();
    expect(waits.store.getState()).toMatchObject({ own: [0, 1], handover: first });
    expect(acts.store.getState().own).toEqual([first]);
  });
});

describe('somebody who only looks on', () => {
  it('sees an open table, and can choose nothing', async () => {
    const server = duo();
    const { acts } = await pair(server);
    const { store, link } = await server.screen([]);
    expect(store.getState()).toMatchObject({ handover: null, place: { viewer: 'everyone', seats: [] } });
    expect(hands(store)).toEqual([true, true]);
    expect(options(store)).toEqual([]);
    await store.getState().choose('drive:chicago', owner(server));
    await store.getState().setSwitch(0, 'holdForEvents', false);
    await store.getState().undoLast();
    await store.getState().letGo();
    expect(server.host.table.moves).toEqual([]);
    await take(acts.store, /^drive:chicago$/);
    expect(store.getState().history).toHaveLength(1);
    expect(link.opened).toBe(2);
  });

  it('sees no closed hand, no secret, and no curtain, until all is over', async () => {
    for (const server of [duo({ hands: 'closed' }), terror()]) {
      const { store } = await server.screen([]);
      expect(store.getState()).toMatchObject({ handover: null, place: { viewer: 'spectator', seats: [] } });
      expect(options(store)).toEqual([]);
      const all = await server.screen(server.host.table.setup.seats.map((_, seat) => seat));
      for (let n = 0; n < 300 && !store.getState().view?.over; n++) {
        const secret = store.getState().view?.brink?.terrorist?.secret ?? null;
        expect([secret, store.getState().handover, options(store)]).toEqual([null, null, []]);
        const { handover } = all.store.getState();
        if (handover !== null) await all.store.getState().takeScreen(handover);
        else await take(all.store, /^(starts?|bt-start|end|bt-end|continue|discard|bt-discard)/);
        await settled();
      }
      expect(store.getState()).toMatchObject({ handover: null, place: { viewer: 'everyone', seats: [] } });
      expect(store.getState().view?.over).not.toBeNull();
    }
  });
});

describe('closed hands at several screens', () => {
  it('need no curtain where one sits alone', async () => {
    const server = duo({ hands: 'closed' });
    const { acts, waits, first } = await pair(server, 'instant');
    const curtains: unknown[] = [];
    for (const { store } of [acts, waits]) store.subscribe(({ handover }) => curtains.push(handover));
    for (let n = 0; n < 12; n++) {
      const seat = owner(server);
      const { store } = seat === first ? acts : waits;
      expect(hands(store)?.[seat]).toBe(true);
      expect(hands(store)?.[1 - seat]).toBe(false);
      expect(store.getState().place).toEqual({ viewer: seat, seats: [seat] });
      await take(store, /^(end|continue|discard)/);
    }
    expect(curtains.every((handover) => handover === null)).toBe(true);
    expect(acts.store.getState().place.seats).toEqual([first]);
  });

  it('hand the screen over only among those who sit at it', async () => {
    const server = new TestServer({ hands: 'closed', roles: ['scientist', 'medic', 'researcher'] }, [
      'Ann',
      'Bob',
      'Cem',
    ]);
    const first = owner(server);
    const [second, third] = [(first + 1) % 3, (first + 2) % 3];
    const shared = await server.screen([first, third]);
    const other = await server.screen([second]);
    expect(shared.store.getState().handover).toBe(first);
    await shared.store.getState().takeScreen(first);
    const until = async (store: TableStore, done: () => boolean) => {
      for (let n = 0; n < 20 && !done(); n++) await take(store, /^(end|continue|discard)/);
      expect(done()).toBe(true);
    };
    await until(shared.store, () => owner(server) === second);
    // Somebody at another screen is asked: the hand that is on this one stays there.
    expect(shared.store.getState()).toMatchObject({
      handover: null,
      place: { viewer: first, seats: [first] },
    });
    expect(options(shared.store).every(({ seat }) => seat === first)).toBe(true);
    await until(other.store, () => owner(server) === third);
    expect(shared.store.getState()).toMatchObject({
      handover: third,
      place: { viewer: 'spectator', seats: [] },
    });
    expect(hands(shared.store)).toEqual([false, false, false]);
    expect(other.store.getState().handover).toBeNull();
  });

  it('keep the curtain for whoever wants the screen, whatever others do meanwhile', async () => {
    const server = new TestServer({ hands: 'closed', roles: ['scientist', 'medic', 'researcher'] }, [
      'Ann',
      'Bob',
      'Cem',
    ]);
    const first = owner(server);
    const [second, third] = [(first + 1) % 3, (first + 2) % 3];
    const shared = await server.screen([first, third]);
    const other = await server.screen([second]);
    await shared.store.getState().handOver(second);
    expect(shared.store.getState().handover).toBe(first);
    await shared.store.getState().handOver(third);
    await other.store.getState().setSwitch(second, 'holdForEvents', false);
    expect(shared.store.getState()).toMatchObject({ handover: third, place: { seats: [] } });
    await shared.store.getState().takeScreen(third);
    await other.store.getState().setSwitch(second, 'holdForEvents', true);
    expect(shared.store.getState()).toMatchObject({ handover: null, place: { viewer: third } });
    expect(hands(shared.store)?.[third]).toBe(true);
    expect(hands(shared.store)?.[first]).toBe(false);
  });

  it('show nothing of an answer to whoever has got the screen meanwhile', async () => {
    const server = duo({ hands: 'closed' });
    const first = owner(server);
    const { store, link } = await server.screen([0, 1]);
    await store.getState().takeScreen(first);
    const door = gate();
    link.before = door.promise;
    const sent = store.getState().choose('drive:chicago', first);
    await store.getState().handOver(1 - first);
    door.open();
    await sent;
    await settled();
    expect(hands(store)).toEqual([false, false]);
    expect(store.getState()).toMatchObject({ busy: false, handover: first, place: { seats: [] } });
    expect(store.getState().history).toHaveLength(1);
  });

  it('come back from the end of a game without a curtain', async () => {
    const server = duo({ hands: 'closed' });
    const { acts, waits, first } = await pair(server, 'instant');
    const screenOf = (seat: Seat) => (seat === first ? acts : waits);
    for (let n = 0; n < 300 && !server.host.table.over; n++) {
      await take(screenOf(owner(server)).store, /^(end|continue|discard)/);
    }
    await settled();
    for (const { store } of [acts, waits]) {
      expect(store.getState()).toMatchObject({ handover: null, place: { viewer: 'everyone' } });
      expect(hands(store)).toEqual([true, true]);
    }
    await acts.store.getState().undoLast();
    await settled();
    for (const seat of [0, 1]) {
      const { store } = screenOf(seat);
      expect(store.getState()).toMatchObject({ handover: null, place: { viewer: seat, seats: [seat] } });
      expect(hands(store)?.[1 - seat]).toBe(false);
    }
  });
});

describe('the bio-terrorist at a screen of his own', () => {
  let server: TestServer;
  beforeEach(() => {
    server = terror();
  });

  it('OB-BT-27: neither he nor the team ever sees a curtain, nor the team anything of his', async () => {
    const team = await server.screen([0, 1]);
    const his = await server.screen([BT]);
    const curtains: unknown[] = [];
    for (const { store } of [team, his]) store.subscribe(({ handover }) => curtains.push(handover));
    expect(his.store.getState().place).toEqual({ viewer: BT, seats: [BT] });
    for (let n = 0; n < 60 && !server.host.table.over; n++) {
      const seat = owner(server);
      const { store } = seat === BT ? his : team;
      expect(team.store.getState().view?.brink?.terrorist?.secret ?? null).toBeNull();
      expect(JSON.stringify(team.store.getState().history)).not.toContain('bt-start');
      if (seat !== BT) expect(store.getState().place).toEqual({ viewer: seat, seats: [0, 1] });
      await take(store, /^(starts?|bt-start|end|bt-end|continue|discard|bt-discard)/);
    }
    expect(curtains.every((handover) => handover === null)).toBe(true);
    expect(his.store.getState().view?.brink?.terrorist?.secret).not.toBeNull();
  });

  it('two sides at one screen hand it over, but not for somebody at another', async () => {
    const shared = await server.screen([0, BT]);
    const other = await server.screen([1]);
    const handed: Seat[] = [];
    for (let n = 0; n < 60 && !server.host.table.over; n++) {
      const seat = owner(server);
      const { handover, place } = shared.store.getState();
      expect(handover).not.toBe(1);
      expect(place.seats).not.toContain(1);
      if (handover !== null) {
        expect(shared.store.getState().view?.brink?.terrorist?.secret ?? null).toBeNull();
        handed.push(handover);
        await shared.store.getState().takeScreen(handover);
        continue;
      }
      const { store } = seat === 1 ? other : shared;
      await take(store, /^(starts?|bt-start|end|bt-end|continue|discard|bt-discard)/);
    }
    expect(new Set(handed)).toEqual(new Set([0, BT]));
    expect(other.store.getState().handover).toBeNull();
  });
});
