import { describe, expect, it } from 'vitest';
import type { TableStore } from './table.ts';
import { settled, TestServer, take } from './testServer.ts';

const duo = (): TestServer => new TestServer({ roles: ['scientist', 'medic'] }, ['Ann', 'Bob']);

const think = async (
  store: TableStore,
  steps?: Parameters<ReturnType<TableStore['getState']>['think']>[0],
) => {
  await store.getState().think(steps);
  await settled();
};
const steps = (store: TableStore) => store.getState().planning?.steps.map(({ key }) => key);
const where = (store: TableStore, seat: number) => store.getState().view?.seats[seat].city;

describe('what is only thought of', () => {
  it('is on the screen, and nowhere else', async () => {
    const server = duo();
    const active = server.host.table.run.owner() ?? 0;
    const { store } = await server.screen([active]);
    await think(store);
    await take(store, /^drive:chicago$/);
    expect(steps(store)).toEqual(['drive:chicago']);
    expect(where(store, active)).toBe('chicago');
    expect(server.host.moves).toBe(0);
    store.getState().stopThinking();
    expect(where(store, active)).toBe('atlanta');
    expect(store.getState()).toMatchObject({ planning: null, own: [active] });
    expect(store.getState().decision?.options.length).toBeGreaterThan(0);
  });

  it('may be what somebody else could do, for nobody hides anything', async () => {
    const server = duo();
    const active = server.host.table.run.owner() ?? 0;
    const { store } = await server.screen([1 - active]);
    await think(store);
    await take(store, /^drive:chicago$/);
    expect(store.getState().planning?.steps).toEqual([{ seat: active, key: 'drive:chicago' }]);
  });

  it('goes back step by step', async () => {
    const server = duo();
    const active = server.host.table.run.owner() ?? 0;
    const { store } = await server.screen([active]);
    await think(store);
    await take(store, /^drive:chicago$/);
    await take(store, /^drive:/);
    await store.getState().thinkBack();
    await settled();
    expect(steps(store)).toEqual(['drive:chicago']);
    expect(where(store, active)).toBe('chicago');
  });

  it('ends where a card would be turned over', async () => {
    const server = duo();
    const active = server.host.table.run.owner() ?? 0;
    const { store } = await server.screen([active]);
    await think(store);
    for (let n = 0; n < 4; n++) await take(store, /^drive:/);
    for (let n = 0; n < 5 && !store.getState().planning?.end; n++) await take(store, /./);
    expect(store.getState()).toMatchObject({ planning: { end: true }, decision: null });
    expect(server.host.moves).toBe(0);
  });

  it('is looked into anew when somebody does something meanwhile, as far as it is still possible', async () => {
    const server = duo();
    const active = server.host.table.run.owner() ?? 0;
    const acts = await server.screen([active]);
    const plans = await server.screen([1 - active]);
    await think(plans.store);
    await take(plans.store, /^drive:chicago$/);
    await take(plans.store, /^drive:montreal$/);
    await take(acts.store, /^drive:miami$/);
    expect(steps(plans.store), 'from Miami there is no way to Chicago').toEqual([]);
    plans.store.getState().stopThinking();
    expect(where(plans.store, active)).toBe('miami');
  });

  it('of somebody else is only looked at', async () => {
    const server = duo();
    const active = server.host.table.run.owner() ?? 0;
    const { store } = await server.screen([1 - active]);
    await think(store, [{ seat: active, key: 'drive:chicago' }]);
    expect(store.getState()).toMatchObject({ planning: { shown: true }, decision: null });
    expect(where(store, active)).toBe('chicago');
    await store.getState().choose('drive:atlanta', active);
    await settled();
    expect(steps(store)).toEqual(['drive:chicago']);
  });

  it('is gone when the table is read anew', async () => {
    const server = duo();
    const active = server.host.table.run.owner() ?? 0;
    const { store, link } = await server.screen([active]);
    await think(store);
    await take(store, /^drive:chicago$/);
    link.listener?.reopen();
    await settled();
    expect(store.getState()).toMatchObject({ planning: null, own: [active] });
    expect(where(store, active)).toBe('atlanta');
  });
});
