import type { ZombicideView } from '@holdout/zombicide';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import messages from '../../../../../locales/en/zombicide.table.json' with { type: 'json' };
import { TestTable } from '../testTable.ts';
import { contentsOf, describeZone } from './describe.ts';
import { zoneNumber, zoneWord } from './pieces.ts';

const intl = createIntl({
  locale: 'en',
  messages,
  onError: (error) => {
    throw error;
  },
});

/** The texts of the catalogue, and ids for the names of things. */
const words = {
  text: (id: string, values?: Record<string, string | number | Date>) => intl.formatMessage({ id }, values),
  survivor: (id: string) => id,
  zombies: (id: string, n: number) => `${n} ${id}`,
  car: (id: string) => id,
  thing: (word: string) => word,
  list: (items: readonly string[]) => items.join(', '),
};

const { view, scene } = new TestTable({ mission: 's1-08' });
const home = [...scene.start][0];
const exit = [...scene.exit][0];

/** The first view with nothing on the board but what is given. */
const bare = (change: Partial<ZombicideView>): ZombicideView => ({
  ...view,
  survivors: [],
  zones: view.zones.map((zone) => ({ ...zone, zombies: {}, noise: 0 })),
  cars: [],
  tokens: [],
  spawns: [],
  ...change,
});

const somewhere = scene.plan.zones
  .map(({ zone }) => zone)
  .find((zone) => !scene.start.has(zone) && !scene.exit.has(zone));
const ZONE = somewhere ?? 0;
const at = zoneWord(ZONE);

describe('the contents of a zone', () => {
  it('are told from people to tokens', () => {
    const [one, other] = view.survivors.map((survivor) => ({ ...survivor, zone: at }));
    const full = bare({
      survivors: [one, { ...other, wounds: 1 }],
      zones: view.zones.map((zone) => ({ ...zone, zombies: { walker: 3, abomination: 1 }, noise: 2 })),
      cars: [{ kind: 'police-car', zone: at, searched: false, cargo: [] }],
      tokens: [{ zone: at, colour: null, taken: false, face: null }],
      spawns: [{ zone: at, colour: null, status: 'waiting' }],
    });
    expect(contentsOf(words, full, scene, ZONE)).toEqual([
      one.id,
      `${other.id} (wounded)`,
      '1 abomination',
      '3 walker',
      'police-car',
      'noise 2',
      'objective token',
      'spawn zone, not active yet',
    ]);
  });

  it('leave out what is elsewhere, and tokens that were taken', () => {
    const elsewhere = bare({
      survivors: view.survivors.map((survivor) => ({ ...survivor, zone: 'z99' })),
      cars: [{ kind: 'police-car', zone: null, searched: false, cargo: [] }],
      tokens: [{ zone: at, colour: null, taken: true, face: null }],
    });
    expect(contentsOf(words, elsewhere, scene, ZONE)).toEqual([]);
  });

  it('have a word for every state of a spawn zone', () => {
    const told = (['active', 'waiting', 'closed'] as const).map((status) => {
      const spawns = [{ zone: at, colour: null, status }];
      return contentsOf(words, bare({ spawns }), scene, ZONE)[0];
    });
    expect(new Set(told).size).toBe(3);
  });

  it('name the start and the exit', () => {
    expect(contentsOf(words, bare({}), scene, home)).toEqual(['starting zone']);
    expect(contentsOf(words, bare({}), scene, exit)).toEqual(['exit']);
  });

  it('hold every survivor of a game that begins', () => {
    const zone = zoneNumber(view.survivors[0].zone ?? '');
    const items = contentsOf(words, view, scene, zone);
    expect(items).toEqual(expect.arrayContaining(view.survivors.map(({ id }) => id)));
  });
});

describe('the name of a zone', () => {
  it('says where it is, what is in it and whether it can be chosen', () => {
    expect(describeZone(words, bare({}), scene, ZONE, undefined)).toBe(`${at}: nothing here.`);
    expect(describeZone(words, bare({}), scene, home, 'move')).toBe(
      `${zoneWord(home)}: starting zone. You can move here.`,
    );
  });

  it('has a sentence for every mark', () => {
    for (const mark of ['move', 'shoot', 'asked'] as const) {
      expect(describeZone(words, view, scene, ZONE, mark)).toMatch(/\. You can .+\.$/);
    }
  });
});
