import { describe, expect, test } from 'vitest';
import { brinkScene, FULL, scene } from '../scene.ts';

describe('Mobile Hospital', () => {
  test('OB-EV-05: each Drive/Ferry of the active player takes a cube of the city entered, at no cost', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('researcher', 'mobile-hospital')
      .cubes('chicago', { blue: 2 })
      .cubes('montreal', { blue: 1 })
      .do('researcher', 'event:mobile-hospital')
      .asks('scientist', 'action');
    expect(s.view('researcher').brink?.hospital).toBe(true);
    expect(s.discardPile).toEqual(['mobile-hospital']);
    s.do('drive:chicago').asks('scientist', 'action').do('drive:montreal').asks('scientist', 'action');
    expect(s.board('chicago', 'montreal')).toEqual({ chicago: { blue: 1 }, montreal: {} });
    expect(s.supplyOf('blue')).toBe(FULL - 1);
    expect(s.state.actions).toBe(2);
    expect(s.eventsOf('treat')[0]).toEqual({
      t: 'treat',
      seat: 0,
      city: 'chicago',
      disease: 'blue',
      n: 1,
      by: 'mobile-hospital',
    });
  });

  test('OB-EV-05 OQ-21: of which colour, the active player says; one has to go', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('researcher', 'mobile-hospital')
      .cubes('chicago', { blue: 1, red: 2 })
      .do('researcher', 'event:mobile-hospital')
      .do('drive:chicago')
      .asks('scientist', 'heal')
      .offers('scientist', 'heal:blue', 'heal:red')
      .offers('researcher')
      .refuses('scientist', 'heal:black', 'OB-EV-05')
      .refuses('researcher', 'heal:red', 'HO-SEAT')
      .refuses('scientist', 'drive:atlanta', 'PD-TURN-03')
      .do('heal:red')
      .asks('scientist', 'action');
    expect(s.cubesIn('chicago')).toEqual({ blue: 1, red: 1 });
  });

  test('OB-EV-05 OQ-21: one cube, of a cured disease too; the last one eradicates it', () => {
    const s = brinkScene('scientist', 'researcher')
      .cured('blue')
      .hand('scientist', 'mobile-hospital')
      .cubes('chicago', { blue: 2 })
      .do('event:mobile-hospital')
      .do('drive:chicago');
    expect(s.cubesIn('chicago')).toEqual({ blue: 1 });
    expect(s.status('blue')).toBe('cured');
    s.do('drive:atlanta').do('drive:chicago');
    expect(s.status('blue')).toBe('eradicated');
  });

  test('OB-EV-05 T-145: into a city without cubes he drives as always', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('scientist', 'mobile-hospital')
      .do('event:mobile-hospital')
      .do('drive:chicago')
      .asks('scientist', 'action');
    expect(s.eventsOf('treat')).toEqual([]);
  });

  test.each([
    ['shuttle:lagos', 'lagos'],
    ['fly:cairo', 'cairo'],
    ['charter:tokyo', 'tokyo'],
  ])('OB-EV-05 T-145 R64: a flight heals nothing: %s', (key, city) => {
    const s = brinkScene('scientist', 'researcher')
      .stations('atlanta', 'lagos')
      .hand('scientist', 'mobile-hospital', 'cairo', 'atlanta')
      .cubes(city, { yellow: 2 })
      .do('event:mobile-hospital')
      .do(key)
      .asks('scientist', 'action');
    expect(s.cubesIn(city)).toEqual({ yellow: 2 });
  });

  test('OB-EV-06: nor does a pawn of another that is driven', () => {
    const s = brinkScene('dispatcher', 'researcher')
      .hand('dispatcher', 'mobile-hospital')
      .cubes('chicago', { blue: 2 })
      .do('event:mobile-hospital')
      .do('lead-drive:p2:chicago')
      .asks('dispatcher', 'action');
    expect(s.cubesIn('chicago')).toEqual({ blue: 2 });
  });

  test('OB-EV-06 T-050: the Containment Specialist takes his cubes first, then one more', () => {
    const s = scene('containment-specialist', 'researcher')
      .hand('containment-specialist', 'mobile-hospital', 'cairo')
      .cubes('chicago', { blue: 3, red: 2, yellow: 1 })
      .cubes('cairo', { blue: 3, red: 2, yellow: 1 })
      .do('event:mobile-hospital')
      .do('drive:chicago')
      .asks('containment-specialist', 'heal');
    expect(s.cubesIn('chicago')).toEqual({ blue: 2, red: 1, yellow: 1 });
    s.offers('containment-specialist', 'heal:blue', 'heal:red', 'heal:yellow').do('heal:yellow');
    expect(s.cubesIn('chicago')).toEqual({ blue: 2, red: 1 });
    s.do('fly:cairo').asks('containment-specialist', 'action');
    expect(s.cubesIn('cairo')).toEqual({ blue: 2, red: 1, yellow: 1 });
  });

  test('OB-EV-05: it ends with the turn', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('scientist', 'mobile-hospital')
      .cubes('chicago', { blue: 2 })
      .draws('milan', 'essen')
      .flips('lima', 'cairo')
      .do('event:mobile-hospital')
      .endTurn()
      .do('drive:chicago')
      .asks('researcher', 'action');
    expect(s.cubesIn('chicago')).toEqual({ blue: 2 });
    expect(s.view('researcher').brink?.hospital).toBe(false);
  });

  test('OB-EV-05: after the action phase it would do nothing and cannot be played', () => {
    brinkScene('scientist', 'researcher')
      .hand('scientist', 'mobile-hospital')
      .hand('researcher', 'airlift')
      .draws('milan', 'essen')
      .do('end')
      .asks('scientist', 'pause')
      .refuses('scientist', 'event:mobile-hospital', 'OB-EV-05')
      .offers('scientist', 'continue');
  });
});
