import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

const RED = ['bangkok', 'jakarta', 'manila', 'osaka', 'tokyo'];

describe('Scientist', () => {
  test('PD-ROLE-13 T-018 B32: four cards of a colour are enough for a cure', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', ...RED.slice(0, 4), 'paris')
      .cubes('seoul', { red: 1 })
      .offersOf('scientist', ['cure'], 'cure:red')
      .do('cure:red')
      .asks('scientist', 'action');
    expect(s.status('red')).toBe('cured');
    expect(s.cardsOf('scientist')).toEqual(['paris']);
    expect(s.discardPile).toEqual(RED.slice(0, 4));
    expect(s.state.actions).toBe(3);
  });

  test('PD-ROLE-13 T-018: three are not', () => {
    scene('scientist', 'researcher')
      .hand('scientist', ...RED.slice(0, 3), 'paris', 'essen', 'london')
      .refuses('scientist', 'cure:red', 'PD-ACT-11')
      .refuses('scientist', 'cure:blue', 'PD-ACT-11')
      .offersOf('scientist', ['cure']);
  });

  test('PD-ROLE-13 T-018: of five she hands in exactly four, those she picks', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', ...RED)
      .cubes('seoul', { red: 1 })
      .do('cure:red')
      .asks('scientist', 'cureCard');
    for (const card of ['tokyo', 'jakarta', 'bangkok', 'osaka']) s.do(`spend:${card}`);
    s.asks('scientist', 'action');
    expect(s.status('red')).toBe('cured');
    expect(s.cardsOf('scientist')).toEqual(['manila']);
  });

  test('PD-ROLE-13 T-018: everybody else needs five, although she is at the table', () => {
    const s = scene('researcher', 'scientist')
      .hand('researcher', ...RED.slice(0, 4))
      .hand('scientist', 'tokyo', 'paris')
      .refuses('researcher', 'cure:red', 'PD-ACT-11')
      .offersOf('researcher', ['cure']);
    expect(s.status('red')).toBe('uncured');
    scene('researcher', 'scientist')
      .hand('researcher', ...RED)
      .offersOf('researcher', ['cure'], 'cure:red');
  });

  test('PD-ROLE-13 T-018 PD-ROLE-14: she too needs a research station where she is', () => {
    scene('scientist', 'researcher')
      .at('scientist', 'chicago')
      .hand('scientist', ...RED.slice(0, 4))
      .refuses('scientist', 'cure:red', 'PD-ACT-11')
      .offersOf('scientist', ['cure']);
  });
});
