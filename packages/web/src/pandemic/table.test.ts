import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Speed } from '../app/settings.ts';
import { PROFILE, type TableStore } from './table.ts';
import { host } from './testClient.ts';
import { openSetup, settled, take } from './testHost.ts';

vi.mock('../local/client.ts', () => import('./testClient.ts'));

const open = (options: object = {}, speed: Speed = 'instant'): Promise<TableStore> =>
  openSetup(
    {
      options: { players: 2, roles: ['scientist', 'medic'], ...options },
      seats: [{ name: 'Ann' }, { name: 'Bob' }],
    },
    speed,
  );

describe('a table with open hands', () => {
  it('shows everything to everybody, and lets all seats choose', async () => {
    const { view, decision, place, handover } = (await open()).getState();
    expect(view?.seats.every(({ hand }) => hand !== null)).toBe(true);
    expect(decision?.ask).toBe('action');
    expect(place.seats).toContain(1);
    expect(handover).toBeNull();
  });

  it('goes on with what was chosen, and takes it back', async () => {
    const store = await open();
    const active = store.getState().view?.turn.active ?? 0;
    await take(store, 'drive:chicago');
    expect(store.getState().view?.seats[active].city).toBe('chicago');
    expect(store.getState().history).toHaveLength(1);
    await store.getState().undoLast();
    expect(store.getState().view?.seats[active].city).toBe('atlanta');
    expect(store.getState().history).toEqual([]);
    await store.getState().redo();
    expect(store.getState().history).toHaveLength(1);
  });

  it('says why something is refused, until it is dismissed', async () => {
    const store = await open();
    await store.getState().choose('drive:tokyo', store.getState().view?.turn.active ?? 0);
    expect(store.getState().refusal?.rule).toBe('PD-ACT-01');
    store.getState().dismiss();
    expect(store.getState().refusal).toBeNull();
  });

  it('looks anew when another tab has gone on', async () => {
    const store = await open();
    host.failing = true;
    await take(store, 'drive:chicago');
    expect(store.getState().fault?.code).toBe('table.changedElsewhere');
    host.failing = false;
    host.table?.do(
      { t: 'answer', seq: 0, seat: store.getState().view?.turn.active ?? 0, key: 'drive:miami' },
      [],
    );
    store.getState().dismiss();
    await settled();
    expect(store.getState().fault).toBeNull();
    expect(store.getState().history).toHaveLength(1);
  });
});

describe('what comes after the actions', () => {
  it('is shown step by step, and nothing can be chosen meanwhile', async () => {
    const store = await open({}, 'step');
    for (const seat of [0, 1]) await store.getState().setSwitch(seat, 'holdForEvents', false);
    await take(store, 'end');
    const shown: string[] = [];
    while (store.getState().event) {
      expect(store.getState().decision).toBeNull();
      shown.push(store.getState().event?.t ?? '');
      store.getState().next();
    }
    expect(shown[0]).toBe('draw');
    expect(shown).toContain('flip');
    expect(store.getState().decision).not.toBeNull();
  });

  it('can be left out', async () => {
    const store = await open({}, 'step');
    await take(store, 'end');
    store.getState().skip();
    expect(store.getState()).toMatchObject({ event: null, waiting: [] });
    expect(store.getState().view).toEqual(store.getState().update?.view);
  });

  it('can be looked at once more, and then everything is as it was', async () => {
    const store = await open({}, 'step');
    await take(store, 'drive:chicago');
    const before = store.getState().view;
    await store.getState().look(0);
    expect(store.getState()).toMatchObject({ looking: 0, decision: null });
    expect(store.getState().event?.t).toBe('move');
    store.getState().skip();
    expect(store.getState().looking).toBeNull();
    expect(store.getState().view).toEqual(before);
  });
});

describe('a part of what has happened', () => {
  it('is looked at over several moves, without what is before and after it, and changes nothing', async () => {
    const store = await open({}, 'step');
    for (const seat of [0, 1]) await store.getState().setSwitch(seat, 'holdForEvents', false);
    await take(store, 'drive:chicago');
    await take(store, 'end');
    store.getState().skip();
    const { history, update } = store.getState();
    const [drive, end] = history.slice(-2).map(({ n, events }) => {
      const told = events.filter(({ t }) => !PROFILE.silent.includes(t));
      return { n, told, at: (i: number) => ({ n, at: events.indexOf(told[i]) }) };
    });
    expect(end.told.length).toBeGreaterThan(3);
    await store.getState().lookAt({ from: drive.at(0), to: end.at(2) });
    expect(store.getState()).toMatchObject({ looking: drive.n, decision: null });
    const shown = [];
    while (store.getState().event) {
      shown.push(store.getState().event);
      store.getState().next();
    }
    expect(shown).toEqual([...drive.told, ...end.told.slice(0, 2)]);
    expect(store.getState()).toMatchObject({ looking: null, history, update, view: update?.view });
  });

  it('leaves out what there are no words for', async () => {
    const store = await open({}, 'step');
    await take(store, 'end');
    store.getState().skip();
    const { history } = store.getState();
    const kinds = history.flatMap(({ events }) => events.map(({ t }) => t));
    await store.getState().lookAt({
      from: { n: 0, at: 0 },
      to: { n: history.length - 1, at: kinds.length },
    });
    const shown = [store.getState().event, ...store.getState().waiting.map(({ event }) => event)];
    expect(shown.map((event) => event?.t)).toEqual(kinds.filter((t) => !PROFILE.silent.includes(t)));
  });
});

describe('a table with closed hands', () => {
  let store: TableStore;
  const hands = () => store.getState().view?.seats.map(({ hand }) => hand !== null);

  beforeEach(async () => {
    store = await open({ hands: 'closed' });
  });

  it('shows no hand until the one who must choose has the screen', async () => {
    const active = store.getState().view?.turn.active ?? 0;
    expect(store.getState().handover).toBe(active);
    expect(hands()).toEqual([false, false]);
    await store.getState().takeScreen(active);
    expect(store.getState().handover).toBeNull();
    expect(hands()?.[active]).toBe(true);
    expect(hands()?.[1 - active]).toBe(false);
  });

  it('hides everything again when the next one must choose', async () => {
    const active = store.getState().view?.turn.active ?? 0;
    await store.getState().takeScreen(active);
    await take(store, 'end');
    while (store.getState().handover === null) await take(store, 'continue');
    expect(store.getState().handover).toBe(1 - active);
    expect(hands()).toEqual([false, false]);
  });

  it('lets somebody else have a look who wants to play an event', async () => {
    const active = store.getState().view?.turn.active ?? 0;
    const guest = 1 - active;
    await store.getState().handOver(guest);
    await store.getState().takeScreen(guest);
    expect(store.getState().handover).toBeNull();
    expect(hands()?.[guest]).toBe(true);
  });
});
