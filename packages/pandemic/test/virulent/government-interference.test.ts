import { describe, expect, test } from 'vitest';
import { strainScene } from '../modules.ts';
import type { Scene } from '../scene.ts';

/** Ways in which a pawn moves by its own action. */
const MOVES = ['drive', 'fly', 'charter', 'shuttle', 'expert-fly'];
/** Ways in which somebody moves another pawn. */
const LEADS = ['lead-drive', 'lead-fly', 'lead-charter', 'lead-shuttle', 'lead-expert', 'summon'];

const interference = (...roles: string[]): Scene =>
  strainScene({ strain: 'blue', effects: ['government-interference'] }, ...roles);

/** Kinds of the moves that a seat can choose. */
const movesOf = (s: Scene, role: string, kinds: readonly string[]): string[] => [
  ...new Set(
    s
      .keys(role)
      .map((key) => key.split(':')[0])
      .filter((kind) => kinds.includes(kind)),
  ),
];

describe('Government Interference', () => {
  test('OB-VS-12 T-069: nobody leaves a city with the strain; one cube treated, and it may be left', () => {
    const s = interference('scientist', 'researcher').at('scientist', 'essen').cubes('essen', { blue: 2 });
    expect(movesOf(s, 'scientist', MOVES)).toEqual([]);
    s.refuses('scientist', 'drive:london', 'OB-VS-12').do('treat:blue');
    expect(s.cubesIn('essen')).toEqual({ blue: 1 });
    expect(s.view('researcher').brink?.permits).toEqual(['essen']);
    s.do('drive:london');
    expect(s.cityOf('scientist')).toBe('london');
  });

  test('OB-VS-12 T-069: treating another disease does not help', () => {
    interference('scientist', 'researcher')
      .at('scientist', 'essen')
      .cubes('essen', { blue: 1, red: 1 })
      .do('treat:red')
      .refuses('scientist', 'drive:london', 'OB-VS-12');
  });

  test('OB-VS-12: a city without a cube of the strain is left freely, whatever else is there', () => {
    const s = interference('scientist', 'researcher')
      .at('scientist', 'essen')
      .cubes('essen', { red: 3 })
      .cubes('london', { blue: 3 })
      .do('drive:london');
    expect(s.cityOf('scientist')).toBe('london');
    s.refuses('scientist', 'drive:paris', 'OB-VS-12');
  });

  test('OB-VS-12: no flight, charter or shuttle leaves it either', () => {
    const s = interference('scientist', 'researcher')
      .stations('atlanta', 'essen')
      .at('scientist', 'essen')
      .hand('scientist', 'essen', 'lima')
      .cubes('essen', { blue: 2 })
      .refuses('scientist', 'fly:lima', 'OB-VS-12')
      .refuses('scientist', 'charter:tokyo', 'OB-VS-12')
      .refuses('scientist', 'shuttle:atlanta', 'OB-VS-12');
    expect(movesOf(s, 'scientist', MOVES)).toEqual([]);
    s.do('treat:blue');
    expect(movesOf(s, 'scientist', MOVES).sort()).toEqual(['charter', 'drive', 'fly', 'shuttle']);
  });

  test('OB-VS-12: nor does the flight of the Operations Expert', () => {
    const s = interference('operations-expert', 'researcher')
      .hand('operations-expert', 'lima')
      .cubes('atlanta', { blue: 2 })
      .offersOf('operations-expert', ['expert-fly'])
      .refuses('operations-expert', 'expert-fly:tokyo', 'OB-VS-12')
      .do('treat:blue');
    expect(movesOf(s, 'operations-expert', ['expert-fly'])).toEqual(['expert-fly']);
  });

  test('OB-VS-12: a cured strain binds as well, an eradicated one has no cube to bind with', () => {
    const s = interference('scientist', 'researcher')
      .at('scientist', 'essen')
      .cured('blue')
      .cubes('essen', { blue: 2 })
      .cubes('paris', { blue: 1 })
      .refuses('scientist', 'drive:london', 'OB-VS-12')
      .do('treat:blue');
    expect(s.cubesIn('essen')).toEqual({});
    s.do('drive:london');
  });

  test('OB-VS-12 OQ-14: the permission lasts to the end of the turn, even when cubes come back', () => {
    const s = interference('scientist', 'researcher', 'medic')
      .at('scientist', 'essen')
      .at('medic', 'essen')
      .cubes('essen', { blue: 1 })
      .hand('researcher', 'airlift')
      .draws('taipei', 'manila')
      .flips('essen', 'lima')
      .do('treat:blue')
      .do('end')
      .do('continue')
      .asks('scientist', 'pause');
    expect(s.cubesIn('essen')).toEqual({ blue: 1 });
    s.do('researcher', 'event:airlift')
      .offers('researcher', 'pawn:p1', 'pawn:p2', 'pawn:p3', 'back')
      .do('pawn:p3')
      .do('to:lima')
      .goOn();
    expect(s.cityOf('medic')).toBe('lima');
    expect(s.view('researcher').brink?.permits).toEqual([]);
  });

  test('OB-VS-12 OQ-14: in the next turn it is over', () => {
    const s = interference('scientist', 'researcher')
      .at('scientist', 'essen')
      .at('researcher', 'essen')
      .cubes('essen', { blue: 3 })
      .draws('taipei', 'manila')
      .flips('lima', 'tokyo')
      .do('treat:blue')
      .endTurn();
    s.refuses('researcher', 'drive:london', 'OB-VS-12').do('treat:blue').do('drive:london');
  });

  test('OB-VS-12 OQ-14: it is for this city, not for another one with the strain', () => {
    interference('scientist', 'researcher')
      .at('scientist', 'essen')
      .cubes('essen', { blue: 2 })
      .cubes('london', { blue: 1 })
      .do('treat:blue')
      .do('drive:london')
      .refuses('scientist', 'drive:essen', 'OB-VS-12')
      .do('treat:blue')
      .do('drive:essen');
  });

  test('OB-VS-12 T-071: a cube removed by Mobile Hospital counts', () => {
    const s = interference('scientist', 'researcher')
      .at('scientist', 'london')
      .hand('scientist', 'mobile-hospital')
      .cubes('essen', { blue: 2 })
      .do('event:mobile-hospital')
      .do('drive:essen');
    expect(s.cubesIn('essen')).toEqual({ blue: 1 });
    s.do('drive:milan');
    expect(s.cityOf('scientist')).toBe('milan');
  });

  test('OB-VS-12: Mobile Hospital that removed another colour does not count', () => {
    interference('scientist', 'researcher')
      .at('scientist', 'london')
      .hand('scientist', 'mobile-hospital')
      .cubes('essen', { blue: 2, red: 1 })
      .do('event:mobile-hospital')
      .do('drive:essen')
      .do('heal:red')
      .refuses('scientist', 'drive:milan', 'OB-VS-12');
  });

  test('OB-VS-05: drawn in this turn it binds from the end of the epidemic on', () => {
    const s = strainScene({ strain: 'blue', cards: ['government-interference'] }, 'scientist', 'researcher')
      .at('researcher', 'essen')
      .cubes('essen', { blue: 1 })
      .draws('government-interference', 'manila')
      .bottom('delhi')
      .flips('lima')
      .do('drive:chicago')
      .endTurn();
    s.refuses('researcher', 'drive:london', 'OB-VS-12');
  });
});

describe('removals that do not count', () => {
  test('OB-VS-13 T-069 R74: a sample of the Field Operative', () => {
    const s = interference('field-operative', 'researcher')
      .at('field-operative', 'essen')
      .cubes('essen', { blue: 2 })
      .do('sample:blue');
    expect(s.cubesIn('essen')).toEqual({ blue: 1 });
    s.refuses('field-operative', 'drive:london', 'OB-VS-12');
  });

  test('OB-VS-13: the sample was the last cube: nothing is left that binds', () => {
    const s = interference('field-operative', 'researcher')
      .at('field-operative', 'essen')
      .cubes('essen', { blue: 1 })
      .do('sample:blue')
      .do('drive:london');
    expect(s.cityOf('field-operative')).toBe('london');
  });

  test('OB-VS-13 R74: the Containment Specialist entering', () => {
    const s = interference('containment-specialist', 'researcher')
      .at('containment-specialist', 'london')
      .cubes('essen', { blue: 2 })
      .do('drive:essen');
    expect(s.cubesIn('essen')).toEqual({ blue: 1 });
    s.refuses('containment-specialist', 'drive:milan', 'OB-VS-12');
  });

  test('OB-VS-13 R74: Remote Treatment', () => {
    const s = interference('scientist', 'researcher')
      .at('scientist', 'essen')
      .cubes('essen', { blue: 3 })
      .hand('scientist', 'remote-treatment')
      .do('event:remote-treatment')
      .do('cube:essen:blue')
      .do('cube:essen:blue');
    expect(s.cubesIn('essen')).toEqual({ blue: 1 });
    s.refuses('scientist', 'drive:london', 'OB-VS-12');
  });

  test('OB-VS-13 R74: Rapid Vaccine Deployment', () => {
    const s = interference('scientist', 'researcher')
      .cubes('atlanta', { blue: 3 })
      .hand('scientist', 'paris', 'essen', 'milan', 'london', 'rapid-vaccine-deployment')
      .do('cure:blue')
      .do('event:rapid-vaccine-deployment')
      .do('clear:atlanta')
      .do('done');
    expect(s.cubesIn('atlanta')).toEqual({ blue: 2 });
    s.refuses('scientist', 'drive:miami', 'OB-VS-12');
  });

  test('OB-VS-13: samples given back to the supply change nothing', () => {
    interference('field-operative', 'researcher')
      .at('field-operative', 'essen')
      .cubes('essen', { blue: 2 })
      .samples({ blue: 1 })
      .do('return-sample:blue')
      .refuses('field-operative', 'drive:london', 'OB-VS-12');
  });
});

describe('pawns that others move', () => {
  test('OB-VS-13 T-070 R73: an Airlift out of Essen needs the active player to have treated there', () => {
    const s = interference('scientist', 'researcher')
      .at('scientist', 'lima')
      .at('researcher', 'essen')
      .cubes('essen', { blue: 1 })
      .hand('researcher', 'airlift')
      .do('researcher', 'event:airlift')
      .offers('researcher', 'pawn:p1', 'back');
    s.do('back');
    expect(s.cardsOf('researcher')).toEqual(['airlift']);
  });

  test('OB-VS-13 T-070: the active player was there, has treated and gone on: accepted', () => {
    const s = interference('scientist', 'researcher')
      .at('scientist', 'essen')
      .at('researcher', 'essen')
      .cubes('essen', { blue: 2 })
      .hand('researcher', 'airlift')
      .do('treat:blue')
      .do('drive:london')
      .do('researcher', 'event:airlift')
      .do('pawn:p2')
      .do('to:tokyo');
    expect(s.cityOf('researcher')).toBe('tokyo');
    expect(s.cubesIn('essen')).toEqual({ blue: 1 });
  });

  test('OB-VS-13 T-070: out of a city without the strain an Airlift is free, also into one with it', () => {
    const s = interference('scientist', 'researcher')
      .at('researcher', 'lima')
      .cubes('lima', { yellow: 3 })
      .cubes('essen', { blue: 1 })
      .hand('researcher', 'airlift')
      .do('researcher', 'event:airlift')
      .do('pawn:p2')
      .do('to:essen');
    expect(s.cityOf('researcher')).toBe('essen');
  });

  test('OB-VS-13 OQ-14: an Airlift in the infect phase is bound as well', () => {
    const s = interference('scientist', 'researcher')
      .at('researcher', 'paris')
      .hand('researcher', 'airlift')
      .draws('taipei', 'manila')
      .flips('paris', 'lima')
      .do('end')
      .do('continue')
      .do('researcher', 'event:airlift')
      .offers('researcher', 'pawn:p1', 'back')
      .do('back');
    s.goOn();
  });

  test('OB-VS-13 OQ-14: the Dispatcher moves no pawn out of such a city, by no way', () => {
    const s = interference('dispatcher', 'researcher', 'medic')
      .stations('atlanta', 'essen')
      .at('researcher', 'essen')
      .at('dispatcher', 'lima')
      .at('medic', 'lima')
      .hand('dispatcher', 'essen', 'tokyo')
      .cubes('essen', { blue: 2 })
      .refuses('dispatcher', 'lead-drive:p2:london', 'OB-VS-12')
      .refuses('dispatcher', 'lead-fly:p2:tokyo', 'OB-VS-12')
      .refuses('dispatcher', 'lead-charter:p2:tokyo', 'OB-VS-12')
      .refuses('dispatcher', 'lead-shuttle:p2:atlanta', 'OB-VS-12')
      .refuses('dispatcher', 'summon:p2:lima', 'OB-VS-12');
    const keys = s.keys('dispatcher').filter((key) => LEADS.includes(key.split(':')[0]));
    expect(keys.filter((key) => key.includes(':p2:'))).toEqual([]);
    s.offersOf('dispatcher', ['summon'], 'summon:p1:essen', 'summon:p3:essen');
  });

  test('OB-VS-13 OQ-14: once he has treated there himself, he may move every pawn out of it', () => {
    const s = interference('dispatcher', 'researcher', 'medic')
      .at('dispatcher', 'essen')
      .at('researcher', 'essen')
      .at('medic', 'lima')
      .cubes('essen', { blue: 2 })
      .do('treat:blue')
      .do('lead-drive:p2:london')
      .do('summon:p1:lima');
    expect([s.cityOf('researcher'), s.cityOf('dispatcher')]).toEqual(['london', 'lima']);
  });

  test('OB-VS-13: Special Orders are bound too, until the strain is treated', () => {
    const s = interference('scientist', 'researcher')
      .at('scientist', 'essen')
      .at('researcher', 'essen')
      .cubes('essen', { blue: 2 })
      .hand('scientist', 'special-orders')
      .do('event:special-orders')
      .refuses('scientist', 'lead-drive:p2:london', 'OB-VS-12');
    expect(movesOf(s, 'scientist', LEADS)).toEqual([]);
    s.do('treat:blue').do('lead-drive:p2:london');
    expect(s.cityOf('researcher')).toBe('london');
  });
});
