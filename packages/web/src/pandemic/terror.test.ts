import type { Seat } from '@holdout/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { Speed } from '../app/settings.ts';
import type { TableStore } from './table.ts';
import { host } from './testClient.ts';
import { openSetup, settled, take } from './testHost.ts';

vi.mock('../local/client.ts', () => import('./testClient.ts'));

const BT: Seat = 2;

/** Ann and Ben are the team, Cleo is the bio-terrorist; bots have the seats that are named. */
const open = (bots: readonly Seat[] = [], options: object = {}, speed: Speed = 'instant') =>
  openSetup(
    {
      options: { players: 3, module: 'bioterrorist', btPlayer: 3, autoConsent: true, ...options },
      seats: ['Ann', 'Ben', 'Cleo'].map((name, seat) => ({
        name,
        ...(bots.includes(seat) ? { bot: 'greedy' } : {}),
      })),
    },
    speed,
  );

const hisSecret = (store: TableStore) => store.getState().view?.brink?.terrorist?.secret ?? null;

/** The team names its first player and Cleo hides; the screen is the team's then. */
async function begun(speed: Speed = 'instant', start = 'sydney'): Promise<TableStore> {
  const store = await open([], {}, speed);
  await store.getState().takeScreen(store.getState().handover ?? 0);
  for (const seat of [0, 1]) await store.getState().setSwitch(seat, 'holdForEvents', false);
  await take(store, /^starts?/);
  await store.getState().takeScreen(BT);
  await take(store, `bt-start:${start}`);
  await store.getState().takeScreen(store.getState().handover ?? 0);
  return store;
}

/** Chooses until the screen has to be given to a seat of the other side. */
async function until(store: TableStore, side: readonly Seat[]): Promise<void> {
  for (let n = 0; n < 20 && !side.includes(store.getState().handover ?? -1); n++) {
    store.getState().skip();
    await settled();
    if (store.getState().handover === null) await take(store, /^(end|bt-end|continue|discard)/);
  }
  expect(side).toContain(store.getState().handover);
}

describe('two sides at one screen', () => {
  it('OB-BT-27: the curtain falls between them, and behind it there is nothing of his', async () => {
    const store = await open();
    expect([0, 1]).toContain(store.getState().handover);
    await store.getState().takeScreen(store.getState().handover ?? 0);
    expect(store.getState().place.seats).toEqual([0, 1]);
    await take(store, /^starts?/);
    expect(store.getState()).toMatchObject({ handover: BT, place: { viewer: 'spectator', seats: [] } });
    expect(hisSecret(store)).toBeNull();
    await store.getState().takeScreen(BT);
    expect(hisSecret(store)?.hand).toHaveLength(2);
    await take(store, 'bt-start:sydney');
    expect(hisSecret(store)).toBeNull();
    const { history, update } = store.getState();
    expect(JSON.stringify([history, update?.decision, update?.history])).not.toContain('bt-start');
  });

  it('the team answers for all of its seats, with the eyes of the one who is asked', async () => {
    const store = await begun();
    const { decision, place } = store.getState();
    expect(place.seats).toEqual([0, 1]);
    expect(place.viewer).toBe(decision?.owner);
  });

  it('OB-BT-15: whoever comes back sees what has happened meanwhile, as far as it is for him', async () => {
    const store = await begun('step');
    await until(store, [BT]);
    await store.getState().takeScreen(BT);
    const missed = [store.getState().event, ...store.getState().waiting.map(({ event }) => event)];
    expect(missed.map((event) => event?.t)).toContain('draw');
    store.getState().skip();
    await take(store, /^bt-drive/);
    store.getState().skip();
    await take(store, 'bt-draw');
    store.getState().skip();
    await until(store, [0, 1]);
    await store.getState().takeScreen(0);
    const shown = [store.getState().event, ...store.getState().waiting.map(({ event }) => event)];
    expect(shown.map((event) => event?.t)).toContain('bt-draw');
    expect(shown.map((event) => event?.t)).not.toContain('bt-drive');
    expect(shown.find((event) => event?.t === 'bt-draw')).not.toHaveProperty('card');
    expect(store.getState().waiting.every(({ foreign }) => foreign)).toBe(true);
  });

  it('OB-BT-27: the team can take nothing of his back, and sees that it can not', async () => {
    const store = await begun();
    expect(store.getState().undo).toMatchObject({ can: false, why: 'side' });
    await store.getState().undoLast();
    expect(store.getState().refusal?.rule).toBe('HO-UNDO');
  });

  it('OB-ETI-05: once it is over everybody sees everything', async () => {
    const store = await begun();
    for (let n = 0; n < 300 && !store.getState().view?.over; n++) {
      const { handover } = store.getState();
      if (handover === null) await take(store, /^(end|bt-end|continue|discard|bt-discard)/);
      else await store.getState().takeScreen(handover);
      await settled();
    }
    await settled();
    expect(store.getState()).toMatchObject({ handover: null, place: { viewer: 'everyone' } });
    expect(hisSecret(store)?.log[0]).toEqual([{ kind: 'start', city: 'sydney' }]);
  });
});

describe('a person against a bot', () => {
  it('the team needs no curtain', async () => {
    const store = await open([BT]);
    expect(store.getState()).toMatchObject({ handover: null, place: { seats: [0, 1] } });
    await take(store, /^starts?/);
    expect(store.getState().handover).toBeNull();
    expect(hisSecret(store)).toBeNull();
  });

  it('nor does the bio-terrorist, who sees what the bots do', async () => {
    const store = await open([0, 1], {}, 'step');
    expect(store.getState()).toMatchObject({ handover: null, place: { viewer: BT, seats: [BT] } });
    await take(store, 'bt-start:sydney');
    const told = store.getState().waiting.filter(({ foreign }) => foreign);
    expect(told.length).toBeGreaterThan(0);
    store.getState().skip();
    await settled();
    expect(store.getState()).toMatchObject({ handover: null, decision: { ask: 'btAction', owner: BT } });
  });

  it('OQ-15: a bot that waits for events goes on when it is told to', async () => {
    const store = await open([BT], {}, 'instant');
    await take(store, /^starts?/);
    for (let n = 0; n < 60 && store.getState().decision?.owner !== BT; n++)
      await take(store, /^(end|continue|discard)/);
    const { decision } = store.getState();
    expect(decision).toMatchObject({ ask: 'btAction', owner: BT });
    const before = host.table?.table.moves.length ?? 0;
    await store.getState().letGo();
    expect(host.table?.table.moves.length).toBeGreaterThan(before);
  });
});
