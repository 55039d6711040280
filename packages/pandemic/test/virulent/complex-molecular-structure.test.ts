import { describe, expect, test } from 'vitest';
import { strainScene } from '../modules.ts';
import type { Scene } from '../scene.ts';

const RED = ['tokyo', 'osaka', 'taipei', 'seoul', 'manila', 'hong-kong', 'sydney'];
const BLUE = ['paris', 'essen', 'milan', 'london', 'madrid'];

/** Red is the strain and its structure complex; the first seat stands at the station in Atlanta with these cards. */
function laboratory(role: string, cards: readonly string[]): Scene {
  const s = strainScene({ strain: 'red', effects: ['complex-molecular-structure'] }, role, 'researcher');
  return s.hand(role, ...cards);
}

describe('Complex Molecular Structure', () => {
  test('OB-VS-11 T-068: five cards are not enough for the strain, six are', () => {
    laboratory('medic', RED.slice(0, 5))
      .offersOf('medic', ['cure'])
      .refuses('medic', 'cure:red', 'PD-ACT-11');
    const s = laboratory('medic', RED.slice(0, 6))
      .cubes('tokyo', { red: 1 })
      .offersOf('medic', ['cure'], 'cure:red')
      .do('cure:red');
    expect(s.status('red')).toBe('cured');
    expect(s.discardPile).toEqual(RED.slice(0, 6).sort());
    expect(s.cardsOf('medic')).toEqual([]);
  });

  test('OB-VS-11: with seven the player picks six', () => {
    const s = laboratory('medic', RED).cubes('tokyo', { red: 1 }).do('cure:red');
    for (const card of RED.slice(0, 5)) s.do(`spend:${card}`);
    expect(s.status('red')).toBe('uncured');
    s.do('spend:hong-kong');
    expect(s.status('red')).toBe('cured');
    expect(s.cardsOf('medic')).toEqual(['sydney']);
  });

  test('OB-VS-11 T-068: the Scientist needs five instead of four', () => {
    laboratory('scientist', RED.slice(0, 4)).refuses('scientist', 'cure:red', 'PD-ACT-11');
    const s = laboratory('scientist', RED.slice(0, 5)).do('cure:red');
    expect(s.discardPile.length).toBe(5);
  });

  test('OB-VS-11 T-068: the Field Operative needs four cards beside three cubes of the strain', () => {
    laboratory('field-operative', RED.slice(0, 3))
      .samples({ red: 3 })
      .offersOf('field-operative', ['cure', 'cure-samples'])
      .refuses('field-operative', 'cure-samples:red', 'PD-ACT-11');
    const s = laboratory('field-operative', RED.slice(0, 4))
      .samples({ red: 3 })
      .offersOf('field-operative', ['cure', 'cure-samples'], 'cure-samples:red')
      .do('cure-samples:red');
    expect(s.status('red')).not.toBe('uncured');
    expect(s.discardPile.length).toBe(4);
    expect(s.supplyOf('red')).toBe(24);
  });

  test('OB-VS-11: two cubes of it, or three of another colour, do not help the Field Operative', () => {
    laboratory('field-operative', RED.slice(0, 5))
      .samples({ red: 2, blue: 3 })
      .offersOf('field-operative', ['cure', 'cure-samples'])
      .refuses('field-operative', 'cure-samples:red', 'OB-ROLE-10');
  });

  test('OB-VS-11 T-068: the other colours take five cards as ever', () => {
    const s = laboratory('medic', BLUE).do('cure:blue');
    expect(s.status('blue')).not.toBe('uncured');
  });

  test('OB-VS-11: before the card is drawn the strain takes five cards', () => {
    const s = strainScene({ strain: 'red', effects: ['slippery-slope'] }, 'medic', 'researcher')
      .hand('medic', ...RED.slice(0, 5))
      .do('cure:red');
    expect(s.status('red')).not.toBe('uncured');
  });

  test('OB-VS-11 OB-VS-08: it holds from the next turn after it is drawn', () => {
    const s = strainScene({ strain: 'red', cards: ['complex-molecular-structure'] }, 'medic', 'researcher')
      .hand('researcher', ...RED.slice(0, 5))
      .draws('complex-molecular-structure', 'lima')
      .bottom('delhi')
      .endTurn();
    s.refuses('researcher', 'cure:red', 'PD-ACT-11');
  });

  test('OB-VS-11 T-068: drawn when the strain has been cured it changes nothing, not even for the others', () => {
    const s = strainScene({ strain: 'red', cards: ['complex-molecular-structure'] }, 'medic', 'researcher')
      .cured('red')
      .cubes('tokyo', { red: 1 })
      .hand('researcher', ...BLUE)
      .draws('complex-molecular-structure', 'lima')
      .bottom('delhi')
      .endTurn();
    expect(s.status('red')).toBe('cured');
    s.do('cure:blue');
    expect(s.status('blue')).not.toBe('uncured');
  });
});
