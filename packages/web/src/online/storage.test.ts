import { beforeEach, describe, expect, it, vi } from 'vitest';

/** What a browser has and Node has not. */
function browser(): Map<string, string> {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    localStorage: storage,
    location: { origin: 'http://here' },
  });
  return kept;
}

let kept: Map<string, string>;
beforeEach(() => {
  vi.resetModules();
  kept = browser();
});

const KEY = 'OYMimCFY9av02mHKag21OQ';
const ANSWER = { t: 'answer', seq: 7, seat: 0, key: 'end' } as const;

describe('the keychain', () => {
  it('PB037: has the same seat when the page is opened again', async () => {
    const { useKeychain, keysOf } = await import('./keychain.ts');
    useKeychain.getState().keep('VXAZ8ZC', { game: 'pandemic', seats: { 1: KEY } });
    vi.resetModules();
    const again = await import('./keychain.ts');
    const held = again.useKeychain.getState().tables.VXAZ8ZC;
    expect(held).toMatchObject({ game: 'pandemic', seats: { 1: KEY } });
    expect(keysOf(held)).toEqual([KEY]);
  });

  it('leaves out what can be none of ours, and keeps the rest', async () => {
    const tables = {
      VXAZ8ZC: { seats: { 0: KEY, 1: 'short', x: KEY }, host: 7, names: ['Ann'], seen: 'many' },
      '../etc': { host: KEY },
      CGYRXP4: 'nothing',
    };
    kept.set('holdout.online', JSON.stringify({ state: { tables }, version: 1 }));
    const { useKeychain } = await import('./keychain.ts');
    const read = useKeychain.getState().tables;
    expect(Object.keys(read)).toEqual(['VXAZ8ZC']);
    expect(read.VXAZ8ZC).toMatchObject({ seats: { 0: KEY }, host: null, names: ['Ann'], seen: 0, read: 0 });
  });

  it('forgets a table', async () => {
    const { useKeychain } = await import('./keychain.ts');
    useKeychain.getState().keep('VXAZ8ZC', { host: KEY });
    useKeychain.getState().forget('VXAZ8ZC');
    expect(useKeychain.getState().tables).toEqual({});
    expect(kept.get('holdout.online')).not.toContain(KEY);
  });
});

describe('the outbox', () => {
  it('has what was not answered when the page is opened again', async () => {
    const { browserOutbox } = await import('./outbox.ts');
    const box = browserOutbox('VXAZ8ZC');
    box.load();
    box.store([{ id: 'first-wish', command: ANSWER }]);
    expect(browserOutbox('VXAZ8ZC').load()).toEqual([{ id: 'first-wish', command: ANSWER }]);
    expect(browserOutbox('CGYRXP4').load()).toEqual([]);
  });

  it('two tabs add to it and take from it without losing what is the other’s', async () => {
    const { browserOutbox } = await import('./outbox.ts');
    const [one, two] = [browserOutbox('VXAZ8ZC'), browserOutbox('VXAZ8ZC')];
    one.load();
    two.load();
    one.store([{ id: 'wish-of-one', command: ANSWER }]);
    two.store([{ id: 'wish-of-two', command: ANSWER }]);
    one.store([]);
    expect(
      browserOutbox('VXAZ8ZC')
        .load()
        .map(({ id }) => id),
    ).toEqual(['wish-of-two']);
  });

  it('passes over what is damaged', async () => {
    const { browserOutbox } = await import('./outbox.ts');
    const wrong = [{ id: 7, command: ANSWER }, { id: 'x', command: { t: 'answer' } }, null];
    kept.set('holdout.outbox.VXAZ8ZC', JSON.stringify([...wrong, { id: 'good-wish', command: ANSWER }]));
    expect(
      browserOutbox('VXAZ8ZC')
        .load()
        .map(({ id }) => id),
    ).toEqual(['good-wish']);
    kept.set('holdout.outbox.VXAZ8ZC', 'no JSON');
    expect(browserOutbox('VXAZ8ZC').load()).toEqual([]);
  });

  it('goes on without room in the browser', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    });
    const { browserOutbox } = await import('./outbox.ts');
    expect(() => browserOutbox('VXAZ8ZC').store([{ id: 'first-wish', command: ANSWER }])).not.toThrow();
  });
});
