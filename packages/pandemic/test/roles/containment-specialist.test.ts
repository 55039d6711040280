import { Table } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { pandemic } from '../../src/game.ts';
import type { PandemicView } from '../../src/view/view.ts';
import { mutationScene } from '../modules.ts';
import { FULL, scene } from '../scene.ts';

const MANY = { blue: 3, red: 2, yellow: 1 };
const FEWER = { blue: 2, red: 1, yellow: 1 };

describe('Containment Specialist', () => {
  test('OB-ROLE-05 T-049: entering, he takes one cube of each colour that has two or three there', () => {
    const s = scene('containment-specialist', 'researcher')
      .cubes('chicago', MANY)
      .cubes('miami', { yellow: 3 })
      .do('drive:chicago');
    expect(s.board('chicago', 'miami')).toEqual({ chicago: FEWER, miami: { yellow: 3 } });
    expect(s.state.supply.slice(0, 4)).toEqual([FULL - 2, FULL - 4, FULL, FULL - 1]);
    expect(s.state.actions).toBe(3);
    expect(s.eventsOf('clear')).toEqual([
      { t: 'clear', role: 'containment-specialist', city: 'chicago', disease: 'blue', n: 1 },
      { t: 'clear', role: 'containment-specialist', city: 'chicago', disease: 'red', n: 1 },
    ]);
  });

  test.each([
    ['drive', 'drive:chicago', 'chicago'],
    ['direct flight', 'fly:cairo', 'cairo'],
    ['charter flight', 'charter:tokyo', 'tokyo'],
    ['shuttle flight', 'shuttle:lagos', 'lagos'],
  ])('OB-ROLE-06: it is the same whichever way he comes: %s', (_, key, city) => {
    const s = scene('containment-specialist', 'researcher')
      .stations('atlanta', 'lagos')
      .hand('containment-specialist', 'cairo', 'atlanta')
      .cubes(city, MANY)
      .do(key);
    expect(s.cubesIn(city)).toEqual(FEWER);
  });

  test.each([
    ['summon:p2:paris', 'paris'],
    ['lead-drive:p2:chicago', 'chicago'],
    ['lead-fly:p2:lima', 'lima'],
    ['lead-charter:p2:tokyo', 'tokyo'],
    ['lead-shuttle:p2:lagos', 'lagos'],
  ])('OB-ROLE-06: and when the Dispatcher brings him on his turn: %s', (key, city) => {
    const s = scene('dispatcher', 'containment-specialist')
      .at('dispatcher', 'paris')
      .stations('atlanta', 'lagos')
      .hand('dispatcher', 'lima', 'atlanta')
      .cubes(city, MANY)
      .do(key);
    expect(s.cubesIn(city)).toEqual(FEWER);
    expect(s.state.actions).toBe(3);
  });

  test('OB-ROLE-06 T-049: flown in by Airlift on the turn of another, he does the same', () => {
    const s = scene('scientist', 'containment-specialist')
      .hand('scientist', 'airlift')
      .cubes('cairo', MANY)
      .do('event:airlift')
      .do('pawn:p2')
      .do('to:cairo');
    expect(s.cubesIn('cairo')).toEqual(FEWER);
    expect(s.state.actions).toBe(4);
  });

  test('OB-ROLE-06: and under Special Orders', () => {
    const s = scene('scientist', 'containment-specialist')
      .hand('scientist', 'special-orders')
      .cubes('chicago', MANY)
      .do('event:special-orders')
      .do('lead-drive:p2:chicago');
    expect(s.cubesIn('chicago')).toEqual(FEWER);
  });

  test('OB-ROLE-06: of a cured disease only one cube goes too, and a single one stays', () => {
    const s = scene('containment-specialist', 'researcher')
      .cured('blue', 'yellow')
      .cubes('chicago', { blue: 3, yellow: 1 })
      .do('drive:chicago');
    expect(s.cubesIn('chicago')).toEqual({ blue: 2, yellow: 1 });
    expect([s.status('blue'), s.status('yellow')]).toEqual(['cured', 'cured']);
  });

  test('OB-ROLE-05 OB-MUT-05: of the purple disease, too', () => {
    const s = mutationScene('containment-specialist', 'researcher')
      .cubes('chicago', { purple: 3, blue: 2 })
      .do('drive:chicago');
    expect(s.cubesIn('chicago')).toEqual({ purple: 2, blue: 1 });
    expect(s.supplyOf('purple')).toBe(10);
  });

  test('OB-ROLE-05: each time he enters, until one is left', () => {
    const s = scene('containment-specialist', 'researcher').cubes('chicago', { blue: 3 });
    s.do('drive:chicago');
    expect(s.cubesIn('chicago')).toEqual({ blue: 2 });
    s.do('drive:atlanta').do('drive:chicago');
    expect(s.cubesIn('chicago')).toEqual({ blue: 1 });
    s.do('drive:montreal');
    expect(s.cubesIn('chicago')).toEqual({ blue: 1 });
  });

  test('OB-ROLE-05: where he stays nothing goes, nor where others enter', () => {
    const s = scene('researcher', 'containment-specialist')
      .at('containment-specialist', 'paris')
      .cubes('paris', { blue: 2 })
      .cubes('chicago', { blue: 3 })
      .draws('tokyo', 'osaka')
      .flips('paris', 'lima')
      .do('drive:chicago')
      .endTurn();
    expect(s.board('paris', 'chicago')).toEqual({ paris: { blue: 3 }, chicago: { blue: 3 } });
    expect(s.eventsOf('clear')).toEqual([]);
  });

  test('OB-ROLE-06: starting in an infected Atlanta is not entering it', () => {
    const found = new Set<number>();
    for (let i = 0; i < 120 && found.size < 3; i++) {
      const options = { onTheBrink: true, players: 2, roles: ['containment-specialist', 'medic'] };
      const seats = [{ name: 'Ada' }, { name: 'Ben' }];
      const table = new Table(pandemic, { options, seed: `atlanta ${i}`, undo: 'keepFate', seats });
      const [first] = table.opening.filter((event) => event.t === 'infect' && event.city === 'atlanta');
      if (!first) continue;
      const view = pandemic.view(table.run, 0) as PandemicView;
      expect(view.cubes.atlanta[0]).toBe(first.n);
      found.add(first.n as number);
    }
    expect([...found].sort()).toEqual([1, 2, 3]);
  });
});
