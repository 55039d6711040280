import type { SurvivorView, ZombicideView } from '@holdout/zombicide';
import { KINDS } from '@holdout/zombicide/facts';
import { OUR_MISSIONS } from '@holdout/zombicide/missions';
import { describe, expect, it } from 'vitest';
import { dealOf, TestTable } from '../testTable.ts';
import { KIND_ORDER, piecesIn, type ZonePieces, zoneNumber, zoneWord } from './pieces.ts';
import type { Box } from './plan.ts';

const { view: FIRST, scene: FIRST_SCENE } = new TestTable();
const AREA = { x: 0, y: 0, w: 500, h: 500 };

/** The first view, with these zombies in zone 0, these cars there, and everybody there. */
function crowd(
  zombies: Record<string, number>,
  cars = 0,
  people: readonly SurvivorView[] = [],
): ZombicideView {
  return {
    ...FIRST,
    survivors: people,
    zones: FIRST.zones.map((zone, i) => ({ ...zone, zombies: i === 0 ? zombies : {} })),
    cars: Array.from({ length: cars }, () => ({
      kind: 'police-car',
      zone: 'z1',
      searched: false,
      cargo: [],
      flying: false,
    })),
  };
}

const seat = (survivor: SurvivorView, car: string | null): SurvivorView => ({ ...survivor, zone: 'z1', car });

const nameOf = (piece: ZonePieces['pieces'][number]): string =>
  piece.t === 'survivor' ? piece.survivor.id : `${piece.n} ${piece.kind}`;

const namesIn = (view: ZombicideView): string[] => piecesIn(view, 0, AREA).pieces.map(nameOf);

/** Pieces that are out of the zone or on its cars. */
function misplaced(area: Box, { arrangement: { size, slots }, carBox }: ZonePieces): number {
  const top = carBox ? carBox.y + carBox.h : area.y;
  return slots.filter(
    ({ x, y }) =>
      x - size / 2 < area.x ||
      x + size / 2 > area.x + area.w ||
      y - size / 2 < top ||
      y + size / 2 > area.y + area.h,
  ).length;
}

describe('the pieces of a zone', () => {
  it('know every kind of zombie', () => {
    expect([...KIND_ORDER].sort()).toEqual(KINDS.map(({ id }) => id).sort());
  });

  it('are survivors first, then zombies one by one, the worst first', () => {
    const people = FIRST.survivors.slice(0, 2).map((survivor) => seat(survivor, null));
    const names = namesIn(crowd({ walker: 2, abomination: 1, runner: 1 }, 0, people));
    expect(names).toEqual([people[0].id, people[1].id, '1 abomination', '1 runner', '1 walker', '1 walker']);
  });

  it('stand as one of each kind where there are more than seven zombies', () => {
    expect(namesIn(crowd({ walker: 5, fatty: 2 }))).toHaveLength(7);
    expect(namesIn(crowd({ walker: 6, fatty: 2 }))).toEqual(['2 fatty', '6 walker']);
  });

  it('have keys of their own', () => {
    const { pieces } = piecesIn(crowd({ walker: 3, runner: 3 }), 0, AREA);
    const keys = pieces.map((piece) => (piece.t === 'zombie' ? piece.key : piece.survivor.id));
    expect(new Set(keys).size).toBe(6);
  });

  it('leave out those who sit in a car, and those elsewhere', () => {
    const [rider, walker, away] = FIRST.survivors;
    const people = [seat(rider, 'c1'), seat(walker, null), { ...away, zone: 'z2' }];
    expect(namesIn(crowd({}, 1, people))).toEqual([walker.id]);
  });

  it('stand beside the cars and in the zone, in every street of every mission', () => {
    const people = FIRST.survivors.map((survivor) => seat(survivor, null));
    for (const mission of OUR_MISSIONS) {
      const { board, plan } = new TestTable({ mission: mission.id }).scene;
      for (const { zone, area } of plan.zones.filter((_, i) => board.zones[i].drivable)) {
        for (let n = 0; n <= 7; n++) {
          for (const cars of [0, 1, 2, 3]) {
            const found = piecesIn(crowd({ walker: n }, cars, people), 0, area);
            const where = `${n} zombies and ${cars} cars in ${mission.id} ${zoneWord(zone)}`;
            expect(misplaced(area, found), where).toBe(0);
            expect(found.cars).toHaveLength(cars);
            if (found.carBox) expect(misplaced(area, boxed(found.carBox)), where).toBe(0);
          }
        }
      }
    }
  });

  it('are everything that stands on the board, once, in played games', () => {
    for (let game = 0; game < OUR_MISSIONS.length; game++) {
      const { view, scene } = new TestTable(dealOf(game), `pieces ${game}`).play(game, 120);
      const all = scene.plan.zones.flatMap(({ zone, area }) => piecesIn(view, zone, area).pieces);
      const people = all.flatMap((piece) => (piece.t === 'survivor' ? [piece.survivor.id] : []));
      const afoot = view.survivors.filter(({ zone, car }) => zone !== null && car === null);
      expect(people.sort()).toEqual(afoot.map(({ id }) => id).sort());
      const zombies = all.reduce((sum, piece) => sum + (piece.t === 'zombie' ? piece.n : 0), 0);
      const there = view.zones.flatMap((zone) => Object.values(zone.zombies));
      expect(zombies).toBe(there.reduce((sum, n) => sum + n, 0));
    }
  });
});

/** A box as if it were a single piece: it has to be in the zone as well. */
function boxed({ x, y, w, h }: Box): ZonePieces {
  const corners = [
    { x, y },
    { x: x + w, y: y + h },
  ];
  return { pieces: [], arrangement: { size: 0, slots: corners }, cars: [], carBox: null };
}

describe('the word of a zone', () => {
  it('is its number from 1', () => {
    expect(zoneWord(0)).toBe('z1');
    expect(FIRST_SCENE.plan.zones.map(({ zone }) => zoneNumber(zoneWord(zone)))).toEqual(
      FIRST_SCENE.plan.zones.map(({ zone }) => zone),
    );
  });
});
