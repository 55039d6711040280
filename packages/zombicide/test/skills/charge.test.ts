import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../scene.ts';

describe('Charge', () => {
  test('RM-SKILL-73: at no cost to a zone with a zombie, one or two zones away', () => {
    const s = charger().actions(0).zombies('A1.N', { walker: 1 }).zombies('B1.NE', { walker: 1 });
    expect(s.options('charge')).toEqual([`charge:${s.z('A1.N')}`, `charge:${s.z('B1.NE')}`]);
    s.do(`charge:${s.z('B1.NE')}`);
    expect(s.isAt('josh', 'B1.NE')).toBe(true);
    expect(s.state.actions).toBe(0);
    expect(s.told('move')).toHaveLength(2);
  });

  test('RM-SKILL-73: where no zombie is, nobody charges, nor three zones far', () => {
    const s = charger().at('josh', 'A1.NW').zombies('B1.E', { walker: 1 });
    expect(s.options('charge')).toEqual([]);
    for (const zone of ['A1.N', 'A1.NE', 'B1.E'])
      expect(s.refusal(`charge:${s.z(zone)}`)).toBe('RM-SKILL-73');
    expect(s.refusal('charge:z200')).toBe('RM-SKILL-73');
  });

  test('RM-SKILL-73: a zombie on the way ends the move: nobody charges past it', () => {
    const s = charger().zombies('A1.N', { walker: 1 }).zombies('A1.NW', { runner: 1 });
    expect(s.options('charge')).toEqual([`charge:${s.z('A1.N')}`]);
    expect(s.refusal(`charge:${s.z('A1.NW')}`)).toBe('RM-SKILL-73');
  });

  test('RM-SKILL-73 RM-SKG-04: leaving a zone with zombies costs an action for each of them', () => {
    const s = charger().zombies('A1.NE', { walker: 2 }).zombies('A1.N', { walker: 1 }).actions(1);
    expect(s.options('charge')).toEqual([]);
    expect(s.refusal(`charge:${s.z('A1.N')}`)).toBe('S1-MOVE-04');
    s.actions(3)
      .next()
      .do(`charge:${s.z('A1.N')}`);
    expect(s.state.actions).toBe(1);
  });

  test('RM-SKILL-73: as often as he likes in one turn', () => {
    const s = charger().actions(1).zombies('A1.N', { walker: 1 }).carries('josh', 'crowbar');
    s.rolls(4).do(`charge:${s.z('A1.N')}`, 'melee:left');
    s.zombies('B1.E', { walker: 1 })
      .next()
      .do(`charge:${s.z('B1.E')}`);
    expect(s.isAt('josh', 'B1.E')).toBe(true);
    expect(s.options()).toEqual(['discard:left', 'end']);
  });

  test('RM-SKILL-73: where two ways lead there he chooses one', () => {
    const s = charger().at('josh', 'B1.r3').zombies('B1.r2', { walker: 1 });
    s.do(`charge:${s.z('B1.r2')}`);
    expect(s.asking).toBe('rushThrough');
    expect(s.options()).toEqual([`on:${s.z('B1.r1')}`, `on:${s.z('B1.r4')}`]);
    s.do(`on:${s.z('B1.r4')}`);
    expect(s.told('move').map(({ to }) => to)).toEqual([s.z('B1.r4'), s.z('B1.r2')]);
    expect(s.asking).toBe('action');
  });

  test('RM-SKILL-73: not out of a car, and not without the skill', () => {
    const s = charger().zombies('A1.N', { walker: 1 }).car('police-car', 'A1.NE').sits('josh', 0, 0);
    expect(s.options('charge')).toEqual([]);
    expect(s.refusal(`charge:${s.z('A1.N')}`)).toBe('S1-CAR-02');
    const other = scene('doug', 'josh').skills('josh', 'charge').zombies('A1.N', { walker: 1 });
    expect(other.options('charge')).toEqual([]);
    expect(other.refusal(`charge:${other.z('A1.N')}`)).toBe('RM-SKILL-73');
  });
});

/** Josh on the crossing, who charges. */
function charger(): Scene {
  return scene('josh').skills('josh', 'charge');
}
