import { describe, expect, test } from 'vitest';
import { mutationScene, told } from '../modules.ts';
import type { Scene } from '../scene.ts';

const table = (...roles: string[]): Scene =>
  mutationScene(...(roles.length > 0 ? roles : ['scientist', 'researcher'])).draws('taipei', 'manila');

describe('a flipped city with purple', () => {
  test('OB-MUT-07 OB-MUT-06 T-082 R85: one purple cube and one of its own colour', () => {
    const s = table().cubes('lima', { purple: 1, yellow: 1 }).flips('lima', 'tokyo').endTurn();
    expect(s.board('lima', 'tokyo')).toEqual({ lima: { purple: 2, yellow: 2 }, tokyo: { red: 1 } });
  });

  test('OB-MUT-07 OQ-11: purple comes first', () => {
    const s = table().cubes('lima', { purple: 1 }).flips('lima', 'tokyo').endTurn();
    expect(told(s)).toEqual(['lima purple 1', 'lima yellow 1', 'tokyo red 1']);
  });

  test('OB-MUT-07: a city without purple gets its own colour only', () => {
    const s = table().cubes('bogota', { purple: 3 }).flips('lima', 'tokyo').endTurn();
    expect(s.board('lima', 'bogota')).toEqual({ lima: { yellow: 1 }, bogota: { purple: 3 } });
  });

  test('OB-MUT-07 T-082: its own colour eradicated: purple alone', () => {
    const s = table().eradicated('yellow').cubes('lima', { purple: 1 }).flips('lima', 'tokyo').endTurn();
    expect(s.cubesIn('lima')).toEqual({ purple: 2 });
  });

  test('OB-MUT-07: purple cured, not eradicated: both are placed', () => {
    const s = table().cured('purple').cubes('lima', { purple: 1 }).flips('lima', 'tokyo').endTurn();
    expect(s.cubesIn('lima')).toEqual({ purple: 2, yellow: 1 });
  });

  test('OB-MUT-07 OB-MUT-09 T-083 OQ-11 R86: three of each: purple breaks out as a whole, then red', () => {
    const s = table().cubes('sydney', { purple: 3, red: 3 }).flips('sydney', 'lima').endTurn();
    expect(told(s)).toEqual([
      'outbreak sydney purple',
      ...['jakarta purple 1', 'manila purple 1', 'los-angeles purple 1'],
      'outbreak sydney red',
      ...['jakarta red 1', 'manila red 1', 'los-angeles red 1'],
      'lima yellow 1',
    ]);
    expect(s.state.outbreaks).toBe(2);
    expect(s.board('sydney', 'jakarta', 'manila', 'los-angeles')).toEqual({
      sydney: { red: 3, purple: 3 },
      jakarta: { red: 1, purple: 1 },
      manila: { red: 1, purple: 1 },
      'los-angeles': { red: 1, purple: 1 },
    });
  });

  test('OB-MUT-09: purple outbreaks make chains like any other, each moving the marker by one', () => {
    const s = table()
      .cubes('sydney', { purple: 3 })
      .cubes('jakarta', { purple: 3 })
      .flips('sydney', 'lima')
      .endTurn();
    expect(s.eventsOf('outbreak').map(({ city, outbreaks }) => [city, outbreaks])).toEqual([
      ['sydney', 1],
      ['jakarta', 2],
    ]);
    expect(s.board('sydney', 'jakarta', 'chennai')).toEqual({
      sydney: { purple: 3, red: 1 },
      jakarta: { purple: 3 },
      chennai: { purple: 1 },
    });
  });

  test('OB-MUT-07: purple that an outbreak of the first card has brought counts for the second', () => {
    const s = table().cubes('lima', { purple: 3 }).flips('lima', 'bogota').endTurn();
    expect(told(s).filter((line) => line.startsWith('bogota'))).toEqual([
      ...['bogota purple 1', 'bogota purple 1', 'bogota yellow 1'],
    ]);
  });

  test('OB-MUT-07: a loss by purple leaves the own colour unplaced', () => {
    const s = table().outbreaks(7).cubes('lima', { purple: 3 }).flips('lima').endTurn();
    expect(s.outcome).toBe('lost: outbreaks');
    expect(s.cubesIn('lima')).toEqual({ purple: 3 });
  });

  test('OB-MUT-05: the Quarantine Specialist keeps both out', () => {
    const s = table('quarantine-specialist', 'researcher')
      .at('quarantine-specialist', 'bogota')
      .cubes('lima', { purple: 1 })
      .flips('lima', 'tokyo')
      .endTurn();
    expect(s.cubesIn('lima')).toEqual({ purple: 1 });
  });

  test('OB-MUT-05: the Medic keeps out each of them that is cured', () => {
    const s = table('medic', 'researcher')
      .at('medic', 'lima')
      .cured('yellow')
      .cubes('lima', { purple: 1 })
      .flips('lima', 'tokyo')
      .endTurn();
    expect(s.cubesIn('lima')).toEqual({ purple: 2 });
  });
});

describe('the purple disease', () => {
  test('OB-MUT-05 T-150: treating takes one cube, the Medic all of them, once cured everybody all', () => {
    const one = mutationScene('scientist', 'researcher')
      .at('scientist', 'lima')
      .cubes('lima', { purple: 3 })
      .do('treat:purple');
    expect(one.cubesIn('lima')).toEqual({ purple: 2 });
    expect(one.supplyOf('purple')).toBe(10);
    const medic = mutationScene('medic', 'researcher')
      .at('medic', 'lima')
      .cubes('lima', { purple: 3 })
      .do('treat:purple');
    expect(medic.cubesIn('lima')).toEqual({});
    const cured = mutationScene('scientist', 'researcher')
      .cured('purple')
      .at('scientist', 'lima')
      .cubes('lima', { purple: 3 })
      .cubes('tokyo', { purple: 1 })
      .do('treat:purple');
    expect(cured.cubesIn('lima')).toEqual({});
    expect(cured.status('purple')).toBe('cured');
  });

  test('OB-MUT-05: cured and the last cube treated, it is eradicated', () => {
    const s = mutationScene('scientist', 'researcher')
      .cured('purple')
      .at('scientist', 'lima')
      .cubes('lima', { purple: 2 })
      .do('treat:purple');
    expect(s.status('purple')).toBe('eradicated');
    expect(s.outcome).toBeNull();
  });

  test('OB-MUT-05: the Medic clears it in passing once it is cured', () => {
    const s = mutationScene('medic', 'researcher')
      .cured('purple')
      .cubes('miami', { purple: 2 })
      .cubes('tokyo', { purple: 1 })
      .do('drive:miami');
    expect(s.cubesIn('miami')).toEqual({});
  });
});
