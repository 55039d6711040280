import { describe, expect, test } from 'vitest';
import { strainScene, told } from '../modules.ts';
import { FULL, type Scene } from '../scene.ts';

/** A turn with Chronic Effect in force and blue as the strain, with two cards drawn that change nothing. */
function turn(prepare: (s: Scene) => Scene, ...roles: string[]): Scene {
  const seats = roles.length > 0 ? roles : ['scientist', 'researcher'];
  const s = strainScene({ strain: 'blue', effects: ['chronic-effect'] }, ...seats);
  return prepare(s.draws('taipei', 'manila')).endTurn();
}

describe('Chronic Effect', () => {
  test('OB-VS-10 T-067: two cubes where there is none, one where there is one already', () => {
    const s = turn((s) => s.cubes('milan', { blue: 1 }).flips('essen', 'milan'));
    expect(s.board('essen', 'milan')).toEqual({ essen: { blue: 2 }, milan: { blue: 2 } });
    expect(s.supplyOf('blue')).toBe(FULL - 4);
  });

  test('OB-VS-10: other diseases place one cube, also in a city of the strain that holds none of it', () => {
    const s = turn((s) => s.cubes('lima', { blue: 2 }).flips('lima', 'tokyo'));
    expect(s.board('lima', 'tokyo')).toEqual({ lima: { blue: 2, yellow: 1 }, tokyo: { red: 1 } });
  });

  test('OB-VS-10: cubes of another disease do not count as the strain', () => {
    const s = turn((s) => s.cubes('essen', { red: 3 }).flips('essen', 'lima'));
    expect(s.cubesIn('essen')).toEqual({ blue: 2, red: 3 });
  });

  test('OB-VS-10: a city with three breaks out once, and its neighbours get one each although they are empty', () => {
    const s = turn((s) => s.cubes('essen', { blue: 3 }).flips('essen', 'lima'));
    expect(told(s)).toEqual([
      'outbreak essen blue',
      ...['london blue 1', 'paris blue 1', 'milan blue 1', 'st-petersburg blue 1'],
      'lima yellow 1',
    ]);
    expect(s.state.outbreaks).toBe(1);
  });

  test('OB-VS-10 T-067: an epidemic brings three cubes to an empty city, and one outbreak to one with a cube', () => {
    const s = strainScene(
      { strain: 'blue', effects: ['chronic-effect'], cards: ['slippery-slope', 'rate-effect'] },
      ...['scientist', 'researcher'],
    )
      .hand('researcher', 'airlift')
      .cubes('st-petersburg', { blue: 1 })
      .draws('slippery-slope', 'rate-effect')
      .bottom('london', 'st-petersburg')
      .do('end');
    expect(told(s)).toEqual(['london blue 3']);
    s.do('continue');
    expect(told(s).slice(1, 3)).toEqual(['st-petersburg blue 2', 'outbreak st-petersburg blue']);
    expect(s.cubesIn('moscow')).toEqual({ blue: 1 });
    s.goOn();
  });

  test('OB-VS-10: the bottom card of a mutation brings one purple cube and none of the strain', () => {
    const s = strainScene(
      { module: 'virulent+mutation', strain: 'blue', effects: ['chronic-effect'] },
      ...['scientist', 'researcher'],
    )
      .draws('taipei', 'manila')
      .flips('mutation-1', 'lima')
      .bottom('essen')
      .endTurn();
    expect(s.board('essen', 'lima')).toEqual({ essen: { purple: 1 }, lima: { yellow: 1 } });
  });

  test('OB-VS-10 OB-MUT-07: where purple is, one purple cube and two of the strain are placed', () => {
    const s = strainScene(
      { module: 'virulent+mutation', strain: 'blue', effects: ['chronic-effect'] },
      ...['scientist', 'researcher'],
    )
      .cubes('essen', { purple: 1 })
      .draws('taipei', 'manila')
      .flips('essen', 'lima')
      .endTurn();
    expect(told(s)).toEqual(['essen purple 1', 'essen blue 2', 'lima yellow 1']);
  });

  test('OB-VS-20: beside the Quarantine Specialist no cube is placed', () => {
    const s = turn(
      (s) => s.at('quarantine-specialist', 'london').flips('essen', 'milan'),
      ...['quarantine-specialist', 'researcher'],
    );
    expect(s.board('essen', 'milan')).toEqual({ essen: {}, milan: { blue: 2 } });
  });

  test('OB-VS-20: where the Medic is no cube of a cured strain is placed', () => {
    const s = turn(
      (s) => s.cured('blue').at('medic', 'essen').flips('essen', 'milan'),
      'medic',
      'researcher',
    );
    expect(s.board('essen', 'milan')).toEqual({ essen: {}, milan: { blue: 2 } });
  });

  test('OB-VS-20: an eradicated strain places nothing', () => {
    const s = turn((s) => s.eradicated('blue').flips('essen', 'milan'));
    expect(s.board('essen', 'milan')).toEqual({ essen: {}, milan: {} });
  });

  test('OB-VS-20: with one cube left where two are needed the game is lost', () => {
    const s = turn((s) => s.supply('blue', 1).flips('essen'));
    expect(s.outcome).toBe('lost: cubes');
    const enough = turn((s) => s.supply('blue', 2).flips('essen', 'lima'));
    expect(enough.outcome).toBeNull();
    expect(enough.supplyOf('blue')).toBe(0);
  });
});
