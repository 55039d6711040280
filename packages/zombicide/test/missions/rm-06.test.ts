import { describe, expect, test } from 'vitest';
import type { Scene } from '../scene.ts';
import { headOf, takes } from './moments.ts';
import {
  allAt,
  begun,
  calm,
  legendOf,
  markersOf,
  placesOf,
  quietRound,
  spent,
  tilesOf,
  tokenOf,
} from './morgue.ts';

const EXIT = 'A1.SE';
const PAD = 'A1.hp';
const BLUE = 3;
const PINK = 4;

/** Bear has the access card. */
function carried(): Scene {
  const s = spent(begun('rm-06'));
  takes(s, 'bear', tokenOf(s, 'blue'));
  return calm(s);
}

/** He has brought it to the helicopter, through the blue door. */
function brought(): Scene {
  const s = carried().open(BLUE).active('bear').at('bear', 'A2.h1').next();
  return s.do(`move:${s.z(PAD)}`);
}

describe('the heading', () => {
  test('RM-MIS-M06-05: hard, two hours, six survivors, on these tiles', () => {
    expect(headOf('rm-06')).toEqual({ difficulty: 'hard', minutes: 120, survivors: [6, 6, 6, 6, 6, 6] });
    expect(tilesOf(begun('rm-06'))).toEqual(['9R 8R', '2V 4V', '1V 5V']);
  });

  test('RM-MIS-M06-04: what its legend names lies on the map', () => {
    expect(legendOf(begun('rm-06'))).toEqual([
      'blue door',
      'door',
      'event trigger',
      'exit',
      'helicopter',
      'objective',
      'open door',
      'pink door',
      'spawn zone',
    ]);
  });

  test('RM-MIS-M06-05 RM-MIS-12: two spawn zones with three markers each, the exit between them', () => {
    const s = begun('rm-06');
    expect(s.view.spawns.map(({ markers }) => markers)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    expect(markersOf(s)).toEqual([1, 2, 3, 4, 5, 6]);
    const x = (zone: number): number => Math.min(...s.setting.board.zones[zone].rects.map(([left]) => left));
    const [west, east] = s.setting.spawns.map(({ zone }) => x(zone));
    expect(x(s.zone(EXIT))).toBeGreaterThan(west);
    expect(x(s.zone(EXIT))).toBeLessThan(east);
  });
});

describe('the access card', () => {
  test('RM-MIS-M06-02 RM-MIS-05: it can be any of the objectives, and each is worth 5 experience', () => {
    expect(placesOf('rm-06', 'blue')).toEqual([0, 1, 2, 3, 4]);
    const s = spent(begun('rm-06'));
    takes(s, 'joe', 2);
    expect(s.survivor('joe').xp).toBe(5);
  });

  test.each([
    ['blue', BLUE, 'A2.h1'],
    ['pink', PINK, 'A2.h2'],
  ] as const)('RM-MIS-M06-02: the %s door opens with the blue objective only', (_, door, ward) => {
    const s = spent(begun('rm-06')).carries('bear', 'crowbar');
    const blue = tokenOf(s, 'blue');
    const key = `open:d${door + 1}:left`;
    takes(s, 'joe', (blue + 1) % 5);
    s.active('bear').at('bear', ward).next();
    expect(s.refusal(key)).toBe('S1-M08-SP1');
    takes(s, 'joe', blue);
    s.active('bear').at('bear', ward).next();
    expect(s.options('open')).toContain(key);
  });

  test('RM-MIS-M06-01: whoever finds it has it, and it counts once it is at the helicopter', () => {
    const s = carried();
    expect(s.view.carrier).toBe('bear');
    s.open(BLUE).active('joe').at('joe', 'A2.h1').next();
    s.do(`move:${s.z(PAD)}`);
    expect(s.told('delivered')).toEqual([]);
    const there = brought();
    expect(there.told('delivered')).toHaveLength(1);
    expect(there.view.carrier).toBeNull();
  });

  test('RM-MIS-M06-01: it is lost with him who carries it', () => {
    const s = carried().at('bear', EXIT).zombies(EXIT, { 'skinner-walker': 3 }).zombiesAct();
    expect(s.survivor('bear').dead).toBe(true);
    expect(s.over).toBe('lost: out-of-reach');
  });
});

describe('getting out', () => {
  test('RM-MIS-M06-01 RM-MIS-07: once it is brought, all at the exit win when the round ends', () => {
    const s = allAt(brought(), EXIT).next();
    expect(s.over).toBeNull();
    quietRound(s);
    expect(s.over).toBe('won: mission');
  });

  test('RM-MIS-M06-01: not with the card in a pocket, and not while one is elsewhere', () => {
    const kept = quietRound(allAt(carried(), EXIT));
    expect(kept.over).toBeNull();
    const one = quietRound(allAt(brought(), EXIT).at('jane', 'A3.h3'));
    expect(one.over).toBeNull();
  });

  test('RM-MIS-M06-03 RM-MIS-11: nobody flies the helicopter on the helipad', () => {
    const s = begun('rm-06').at('parker', PAD).next();
    s.do('get-in:c1:driver');
    expect(s.refusal('take-off')).toBe('RM-HELI-06');
  });

  test('RM-MIS-M06-03 RM-PAD-01: the fence keeps all out, but for the doors of the hospital', () => {
    const s = begun('rm-06').at('parker', 'A1.SW').next();
    expect(s.options('move')).not.toContain(`move:${s.z(PAD)}`);
    expect(s.mission.stairs).toBeUndefined();
  });
});
