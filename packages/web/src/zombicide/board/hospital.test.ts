import type { ZombicideView } from '@holdout/zombicide';
import { describe, expect, it } from 'vitest';
import { actingOf, sightFrom } from '../sight/sight.ts';
import { HOSPITAL } from '../testMission.ts';
import { TestTable } from '../testTable.ts';
import { words } from '../testWords.ts';
import { decalsOf } from './decals.ts';
import { contentsOf, waysFrom } from './describe.ts';
import { groundOf } from './ground.ts';
import { groundZone, piecesIn, zoneWord } from './pieces.ts';
import type { Box } from './plan.ts';
import { lastSpawnDice } from './spawnDice.ts';
import { besideTent } from './Tents.tsx';

const table = new TestTable({
  mission: HOSPITAL,
  survivors: ['terry', 'jane', 'bear', 'dan', 'laurie', 'joe'],
});
const { view, scene } = table;
const { board, plan } = scene;
const zone = (name: string): number => board.named.get(name) ?? -1;
const flying = new TestTable({
  mission: HOSPITAL,
  survivors: ['terry', 'jane', 'bear', 'dan', 'laurie', 'joe'],
}).take('activate:terry');
flying.take('get-in:c1:driver').take('take-off');

const told = (name: string, of: ZombicideView = view) => contentsOf(words, of, scene, zone(name));

describe('the ground', () => {
  it('of a hospital is wards, locker rooms and corridors, and of a camp grass or waste', () => {
    const kinds = ['C1.h1', 'C1.h5', 'C1.c1', 'B2.e', 'A2.a', 'A1.hp', 'A1.NE'].map((name) =>
      groundOf(board, zone(name)),
    );
    expect(kinds).toEqual(['ward', 'locker', 'corridor', 'camp', 'wasteland', 'helipad', 'street']);
  });

  it('has every bed of the board, in its zone and by no other', () => {
    expect(plan.beds).toHaveLength(board.beds.length);
    for (const bed of plan.beds) {
      const home = plan.zones.filter(({ boxes }) => boxes.some((box) => holds(box, bed)));
      expect(home.map(({ zone: at }) => board.beds.some((one) => one.zone === at))).toEqual([true]);
      expect(plan.beds.filter((other) => other !== bed && meet(other, bed))).toEqual([]);
    }
  });

  it('has fences around the helipad, stairs on one of them, and a wreck where the mission says', () => {
    expect(plan.fences.length).toBeGreaterThan(3);
    const [stair] = plan.stairs;
    expect(plan.fences.some(({ axis, at }) => (axis === 'x' ? stair.x : stair.y) === at)).toBe(true);
    expect(plan.wreck).toEqual(plan.zones[zone('A2.d')].boxes[0]);
  });

  it('has no place for those who fly', () => {
    expect(board.air).toBe(board.zones.length - 1);
    expect(plan.zones.map((one) => one.zone)).not.toContain(board.air);
  });
});

describe('what is told of a zone', () => {
  it.each([
    ['C1.h1', ['1 bed (blue)', '1 bed (green)']],
    ['C1.h3', ['objective token (pink)', '1 bed (blue)', '1 bed (green)']],
    ['C2.h4', ['objective token, colour unknown', '2 beds (blue)']],
    ['C1.h5', ['lies here: bow', 'locker room']],
    ['C1.c2', ['event trigger']],
    ['A1.NE', ['spawn zone, on spawn dice showing 1, 2', 'fence towards 9R.1']],
    ['B2.S', ['spawn zone', 'manhole']],
    ['B2.d', ['tent that nobody has entered']],
    ['A2.d', ['crashed helicopter', 'wasteland']],
    ['B2.SE', ['exit']],
  ])('%s: %j', (name, items) => {
    expect(told(name)).toEqual(items);
  });

  it('changes when a tent is opened, a trigger is used and the exit wanders', () => {
    const tents = view.tents.map((tent, i) => ({
      ...tent,
      open: true,
      is: i === 1 ? 'medical' : null,
      beds: i === 2 ? (['blue', 'blue'] as const) : [],
    }));
    const triggers = view.triggers.map((one) => ({ ...one, used: true }));
    const later: ZombicideView = { ...view, tents, triggers, exit: [zoneWord(zone('A1.hp'))] };
    expect(told('B2.d', later)).toEqual(['medical tent']);
    expect(told('B2.e', later)).toEqual(['tent with beds', '2 beds (blue)']);
    expect(told('C1.c2', later)).toEqual(['event trigger, used up']);
    expect(told('A1.hp', later)).toContain('exit');
    expect(told('B2.SE', later)).toEqual([]);
  });

  it('names the zones behind a fence, but not those that stairs lead to over it', () => {
    const fence = told('A1.hp').find((item) => item.startsWith('fence towards'));
    const label = (name: string): string => board.zones[zone(name)].label;
    expect(fence).toContain(label('A1.NE'));
    expect(fence).not.toContain(label('A1.E'));
    expect(told('A1.E').join()).not.toContain('fence');
  });

  it('tells of which team somebody is, where there are several', () => {
    const survivors = view.survivors.slice(0, 2).map((one, team) => ({ ...one, team }));
    const teams = [0, 1].map(() => ({ cards: [], played: [], xp: 0 }));
    expect(told('A1.hp', { ...view, survivors, teams }).slice(0, 2)).toEqual([
      'terry (Team 1)',
      'jane (Team 2)',
    ]);
    expect(told('A1.hp', { ...view, survivors })[0]).toBe('terry');
  });

  it('names stairs among the ways', () => {
    expect(waysFrom(words, view, scene, zone('A1.hp'))).toEqual([`${zoneWord(zone('A1.E'))} (stairs)`]);
  });
});

describe('the helicopter in flight', () => {
  const terry = flying.view.survivors[0];

  it('is told with its pilot in the zone below, where nobody of it stands', () => {
    const items = told('A1.hp', flying.view);
    expect(items).toContain('c1 in flight (in it: terry (driver, acting))');
    const { pieces, cars } = piecesIn(flying.view, zone('A1.hp'), plan.zones[zone('A1.hp')].area);
    expect(cars).toEqual([0]);
    expect(pieces.map((piece) => piece.t === 'survivor' && piece.survivor.id)).not.toContain('terry');
  });

  it('leaves its pilot on the map where it is itself', () => {
    expect(terry.zone).toBe(zoneWord(board.air));
    expect(groundZone(flying.view, terry)).toBe(zoneWord(zone('A1.hp')));
    expect(groundZone(flying.view, flying.view.survivors[1])).toBe(zoneWord(zone('A1.hp')));
  });

  it('sees nothing of the ground, and nobody on the ground sees into the air', () => {
    expect(actingOf(flying.view)?.id).toBe('terry');
    expect(sightFrom(board, flying.view.doors, board.air, [])).toEqual([]);
    const seen = sightFrom(board, flying.view.doors, zone('A1.hp'), []).map((one) => one.zone);
    expect(seen).not.toContain(board.air);
  });

  it('shows where it can land, and only then', () => {
    const marks = (of: ZombicideView, name: string) => decalsOf(of, scene, zone(name), []).map(({ t }) => t);
    expect(marks(flying.view, 'A2.a')).toContain('landing');
    expect(marks(flying.view, 'B2.e')).not.toContain('landing');
    expect(marks(view, 'A2.a')).not.toContain('landing');
  });
});

describe('a survivor', () => {
  it('is told with the team, where there are several, and with what is carried', () => {
    const team = { cards: [], played: [], xp: 0 };
    const survivors = view.survivors.map((one, i) => ({ ...one, team: i % 2 }));
    const two: ZombicideView = { ...view, teams: [team, team], survivors, carrier: 'jane' };
    expect(told('A1.hp', two).slice(0, 2)).toEqual([
      'terry (Team 1)',
      'jane (Team 2, carries what the mission wants)',
    ]);
  });
});

describe('tokens', () => {
  const at = (name: string, dice: readonly number[] = []) => decalsOf(view, scene, zone(name), dice);

  it('have the numbers of their spawn dice, and those that were rolled', () => {
    expect(at('A1.NE', [2, 5])).toMatchObject([{ t: 'spawn', markers: [1, 2], rolled: [2, 5] }]);
    expect(at('B2.S')[0].markers).toBeUndefined();
  });

  it('that lie face down hide their colour', () => {
    expect(at('C2.h1')).toMatchObject([{ t: 'objective', colour: null, hidden: true }]);
    expect(at('C1.h3')).toMatchObject([{ t: 'objective', colour: 'pink', hidden: false }]);
  });

  it('of cards show the card', () => {
    expect(at('C1.h5')).toMatchObject([{ t: 'card', sign: 'bow' }]);
  });
});

describe('spawn dice', () => {
  const move = (...rolls: number[][]) => ({ events: rolls.map((rolled) => ({ t: 'spawn-dice', rolled })) });

  it('are those that were rolled last, whatever happened since', () => {
    expect(lastSpawnDice([move([1, 2]), move([3, 3], [4, 4]), { events: [{ t: 'move' }] }])).toEqual([4, 4]);
    expect(lastSpawnDice([{ events: [{ t: 'move' }] }])).toEqual([]);
  });
});

it('figures stand below a tent in a narrow zone, and beside it in a wide one', () => {
  const narrow = { x: 0, y: 0, w: 240, h: 500 };
  const wide = { x: 0, y: 0, w: 500, h: 240 };
  expect(besideTent(narrow, narrow)).toMatchObject({ w: 240, y: expect.any(Number) });
  expect(besideTent(narrow, narrow).y).toBeGreaterThan(100);
  expect(besideTent(wide, wide)).toMatchObject({ y: 0, h: 240 });
  expect(besideTent(wide, wide).w).toBeLessThan(400);
});

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.w <= outer.x + outer.w &&
    inner.y + inner.h <= outer.y + outer.h
  );
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
