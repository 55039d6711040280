import type { ZombicideView } from '@holdout/zombicide';
import { describe, expect, it } from 'vitest';
import { TestTable } from '../testTable.ts';
import { words } from '../testWords.ts';
import { contentsOf, describeZone, doorsOf, waysFrom } from './describe.ts';
import { zoneNumber, zoneWord } from './pieces.ts';

/** A map with everything that has a colour. */
const { view, scene } = new TestTable({ mission: 's1-08' });
const home = [...scene.start][0];

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

/** Whether there is a door or a manhole. */
const isOnTheEdge = (zone: number): boolean =>
  [
    ...scene.board.doors.flatMap(({ a, b }) => [a, b]),
    ...scene.board.manholes.map((one) => one.zone),
  ].includes(zone);

const somewhere = scene.plan.zones
  .map(({ zone }) => zone)
  .find((zone) => !scene.start.has(zone) && !scene.exit.has(zone) && !isOnTheEdge(zone));
const ZONE = somewhere ?? 0;
const at = zoneWord(ZONE);

describe('the contents of a zone', () => {
  it('are told from people to tokens', () => {
    const [one, other] = view.survivors.map((survivor) => ({ ...survivor, zone: at }));
    const full = bare({
      survivors: [one, { ...other, wounds: 1 }],
      zones: view.zones.map((zone) => ({ ...zone, zombies: { walker: 3, abomination: 1 }, noise: 2 })),
      cars: [{ kind: 'police-car', zone: at, searched: false, cargo: [], flying: false }],
      tokens: [{ zone: at, colour: null, taken: false, face: null }],
      spawns: [{ zone: at, colour: null, status: 'waiting', markers: [] }],
    });
    expect(contentsOf(words, full, scene, ZONE)).toEqual([
      one.id,
      `${other.id} (1 wound)`,
      '1 abomination',
      '3 walker',
      'c1',
      'noise 2',
      'objective token',
      'spawn zone, not active yet',
    ]);
  });

  it('tell who acts, who sits where in a car, what is loaded, and which zone is the loudest', () => {
    const [one, other, third] = view.survivors.map((survivor) => ({ ...survivor, zone: at }));
    const full = bare({
      survivors: [
        { ...one, wounds: 1 },
        { ...other, car: 'c1', carSeat: 'driver' },
        { ...third, car: 'c1', carSeat: 'passenger1', wounds: 1 },
      ],
      turn: { ...view.turn, active: one.id },
      cars: [{ kind: 'police-car', zone: at, searched: false, cargo: ['rice'], flying: false }],
      zones: view.zones.map((zone) => ({ ...zone, zombies: {}, noise: 3 })),
      loud: at,
    });
    expect(contentsOf(words, full, scene, ZONE)).toEqual([
      `${one.id} (acting, 1 wound)`,
      `c1 (in it: ${other.id} (driver), ${third.id} (passenger1, 1 wound), rice)`,
      'noise 3 (loudest zone)',
    ]);
  });

  it('give tokens and spawn zones their colours', () => {
    const coloured = bare({
      tokens: [{ zone: at, colour: 'blue', taken: false, face: null }],
      spawns: [{ zone: at, colour: 'green', status: 'waiting', markers: [] }],
    });
    expect(contentsOf(words, coloured, scene, ZONE)).toEqual([
      'objective token (blue)',
      'spawn zone, not active yet (green)',
    ]);
  });

  it('name a manhole', () => {
    const [{ zone }] = scene.board.manholes;
    expect(contentsOf(words, bare({}), scene, zone).join()).toMatch(/manhole/);
  });

  it('leave out what is elsewhere, and tokens that were taken', () => {
    const elsewhere = bare({
      survivors: view.survivors.map((survivor) => ({ ...survivor, zone: 'z99' })),
      cars: [{ kind: 'police-car', zone: null, searched: false, cargo: [], flying: false }],
      tokens: [{ zone: at, colour: null, taken: true, face: null }],
    });
    expect(contentsOf(words, elsewhere, scene, ZONE)).toEqual([]);
  });

  it('have a word for every state of a spawn zone', () => {
    const told = (['active', 'waiting', 'closed'] as const).map((status) => {
      const spawns = [{ zone: at, colour: null, status, markers: [] }];
      return contentsOf(words, bare({ spawns }), scene, ZONE)[0];
    });
    expect(new Set(told).size).toBe(3);
  });

  it('name the start and the exit', () => {
    expect(contentsOf(words, bare({}), scene, home)).toContain('starting zone');
    const withExit = new TestTable({ mission: 's1-01' });
    const [exit] = withExit.scene.exit;
    expect(contentsOf(words, withExit.view, withExit.scene, exit)).toContain('exit');
  });

  it('hold every survivor of a game that begins', () => {
    const zone = zoneNumber(view.survivors[0].zone ?? '');
    const items = contentsOf(words, view, scene, zone);
    expect(items).toEqual(expect.arrayContaining(view.survivors.map(({ id }) => id)));
  });
});

describe('a door', () => {
  const closed = view.doors.findIndex(({ colour }) => colour === 'blue');
  const { a, b } = scene.board.doors[closed];
  const to = scene.board.zones[b].label;
  const opened = bare({
    doors: view.doors.map((door, i) => (i === closed ? { ...door, open: true } : door)),
  });

  it('is told with its colour, open or closed, and where it leads', () => {
    expect(doorsOf(words, view, scene, a)).toContain(`closed door (blue) to ${to}`);
    expect(doorsOf(words, opened, scene, a)).toContain(`open door (blue) to ${to}`);
    expect(describeZone(words, view, scene, a, undefined)).toContain(`closed door (blue) to ${to}`);
  });

  it('stands beside the zone that one gets to through it', () => {
    expect(waysFrom(words, view, scene, a)).toContain(`${zoneWord(b)} (closed door, blue)`);
    expect(waysFrom(words, opened, scene, a)).toContain(`${zoneWord(b)} (open door, blue)`);
  });

  it('without a colour says none', () => {
    const plain = view.doors.findIndex(({ colour }) => colour === null);
    const { a: from, b: other } = scene.board.doors[plain];
    expect(waysFrom(words, view, scene, from)).toContain(`${zoneWord(other)} (closed door)`);
  });
});

describe('the name of a zone', () => {
  it('says where it is, what is in it and whether it can be chosen', () => {
    expect(describeZone(words, bare({}), scene, ZONE, undefined)).toBe(`${at}: nothing here.`);
    expect(describeZone(words, bare({}), scene, home, 'move')).toMatch(
      new RegExp(`^${zoneWord(home)}: starting zone.*\\. You can move here\\.$`),
    );
  });

  it('has a sentence for every mark', () => {
    for (const mark of ['move', 'shoot', 'asked'] as const) {
      expect(describeZone(words, view, scene, ZONE, mark)).toMatch(/\. You can .+\.$/);
    }
  });
});
