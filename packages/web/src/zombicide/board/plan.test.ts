import { type Board, type BoardZone, compileBoard } from '@holdout/zombicide/map';
import { OUR_MISSIONS } from '@holdout/zombicide/missions';
import { describe, expect, it } from 'vitest';
import { sceneOf } from '../useBoard.ts';
import { type Box, middleOf, planOf } from './plan.ts';

const BOARDS = OUR_MISSIONS.map((mission) => ({ id: mission.id, ...sceneOf(mission) }));

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const covered = (box: Box, by: readonly Box[]): number =>
  by.reduce((sum, other) => sum + overlap(box, other), 0) / (box.w * box.h);

const holds = ({ x, y, w, h }: Box, point: { readonly x: number; readonly y: number }): boolean =>
  point.x >= x && point.x <= x + w && point.y >= y && point.y <= y + h;

/** A board of one zone that is made of these rectangles. */
function boardOf(...rects: BoardZone['rects']): Board {
  const zone: BoardZone = {
    label: '1B.1',
    type: 'room',
    searchable: true,
    indoors: true,
    drivable: false,
    rects,
    tiles: [0],
    building: 0,
  };
  const none = { tiles: [], doors: [], links: [], borders: [], manholes: [], beds: [], sights: [] };
  return { columns: 1, rows: 1, zones: [zone], air: -1, barren: new Set(), named: new Map(), ...none };
}

it('draws nothing of the air, in which those are who fly', () => {
  const board = compileBoard({ tiles: [['7B']], doors: [], flies: true });
  expect(board.zones[board.air].type).toBe('air');
  expect(planOf(board).zones.map(({ zone }) => zone)).not.toContain(board.air);
});

describe.each(BOARDS)('the plan of $id', ({ board, plan }) => {
  it('has every zone of the board in its place', () => {
    const onGround = board.zones.flatMap((_, zone) => (zone === board.air ? [] : [zone]));
    expect(plan.zones.map(({ zone }) => zone)).toEqual(onGround);
    for (const { boxes, path } of plan.zones) {
      expect(boxes.length).toBeGreaterThan(0);
      expect(path.match(/M/g)).toHaveLength(1);
    }
  });

  it('gives each of them a rectangle of its own with room for pieces', () => {
    for (const { zone, area, boxes } of plan.zones) {
      expect(Math.min(area.w, area.h), `zone ${zone}`).toBeGreaterThanOrEqual(200);
      expect(covered(area, boxes), `zone ${zone}`).toBeGreaterThan(0.98);
      for (const other of plan.zones) {
        // Streets of the camp are a little narrower than others: a strip of nothing may be left over.
        const share = overlap(area, other.area) / (area.w * area.h);
        if (other.zone !== zone) expect(share, `${zone} on ${other.zone}`).toBeLessThan(0.02);
      }
    }
  });

  it('fits the board', () => {
    const whole = { x: 0, y: 0, w: plan.width, h: plan.height };
    for (const { zone, boxes } of plan.zones) {
      for (const box of boxes) expect(covered(box, [whole]), `zone ${zone}`).toBeCloseTo(1);
    }
  });

  it('paves the street’s side of a wall, and paints crossings between streets', () => {
    const streets = plan.zones.filter(({ kind }) => kind === 'street').flatMap(({ boxes }) => boxes);
    expect(plan.pavements.length).toBeGreaterThan(0);
    for (const strip of plan.pavements) {
      const where = JSON.stringify(strip);
      expect(covered(strip, streets), where).toBeGreaterThan(0.9);
    }
    for (const strip of plan.crossings) expect(covered(strip, streets)).toBeGreaterThan(0.9);
  });

  it('keeps furniture in its room and out of doorways', () => {
    // In a hospital there are beds and lockers instead.
    const rooms = plan.zones.filter(({ kind }) => kind === 'room').flatMap(({ boxes }) => boxes);
    expect(plan.furniture.length > 0).toBe(rooms.length > 0);
    for (const piece of plan.furniture) {
      expect(covered(piece, rooms), JSON.stringify(piece)).toBeCloseTo(1);
      for (const { axis, at, lo, hi } of board.doors) {
        const doorway =
          axis === 'x' ? { x: at - 40, y: lo, w: 80, h: hi - lo } : { x: lo, y: at - 40, w: hi - lo, h: 80 };
        expect(overlap(piece, doorway)).toBe(0);
      }
    }
  });

  it('draws lanes along streets that are longer than wide', () => {
    const streets = plan.zones.filter(({ kind }) => kind === 'street').map(({ area }) => area);
    for (const lane of plan.lanes) {
      const [, x, y, along, to] = /^M([\d.]+) ([\d.]+)([HV])([\d.]+)$/.exec(lane) ?? [];
      const [start, end] = [
        { x: Number(x), y: Number(y) },
        along === 'H' ? { x: Number(to), y: Number(y) } : { x: Number(x), y: Number(to) },
      ];
      expect(
        streets.some((area) => holds(area, start) && holds(area, end)),
        lane,
      ).toBe(true);
    }
  });
});

describe('where the pieces of a zone stand', () => {
  const areaOf = (...rects: BoardZone['rects']) => planOf(boardOf(...rects)).zones[0].area;

  it('is all of it if its rectangles make one', () => {
    expect(areaOf([0, 0, 300, 300], [300, 0, 500, 300])).toEqual({ x: 0, y: 0, w: 500, h: 300 });
  });

  it('is the largest part of a zone that goes round a corner', () => {
    expect(areaOf([0, 0, 300, 300], [300, 0, 900, 300], [0, 300, 300, 500])).toEqual({
      x: 0,
      y: 0,
      w: 900,
      h: 300,
    });
    expect(areaOf([0, 0, 200, 200], [200, 0, 500, 500])).toEqual({ x: 200, y: 0, w: 300, h: 500 });
  });

  it('has a middle', () => {
    expect(middleOf({ x: 100, y: 20, w: 50, h: 30 })).toEqual({ x: 125, y: 35 });
  });
});
