import { describe, expect, test } from 'vitest';
import { mutationScene } from '../modules.ts';
import type { Scene } from '../scene.ts';

/** A fitting card and others, each of another colour. */
const CARDS = ['miami', 'tokyo', 'delhi', 'paris', 'lima', 'cairo', 'osaka'];

/** Miami holds a purple cube; the first seat stands at the station in Atlanta with these cards. */
const laboratory = (role: string, ...cards: readonly string[]): Scene =>
  mutationScene(role, 'researcher')
    .cubes('miami', { purple: 1 })
    .hand(role, ...cards);

describe('the cure of the purple disease', () => {
  test('OB-MUT-18 T-088: five City cards of any colours, one of them of a city with purple', () => {
    const s = laboratory('medic', ...CARDS.slice(0, 5))
      .offersOf('medic', ['cure'], 'cure:purple')
      .do('cure:purple');
    expect(s.status('purple')).toBe('cured');
    expect(s.cardsOf('medic')).toEqual([]);
    expect(s.discardPile).toEqual(CARDS.slice(0, 5).sort());
    expect(s.state.actions).toBe(3);
    expect(s.outcome).toBeNull();
  });

  test('OB-MUT-18 T-088: none of them of a city with purple: not enough', () => {
    laboratory('medic', ...CARDS.slice(1, 7))
      .offersOf('medic', ['cure'])
      .refuses('medic', 'cure:purple', 'OB-MUT-18');
  });

  test('OB-MUT-18: four cards are too few, events do not count, and away from a station it is refused', () => {
    laboratory('medic', ...CARDS.slice(0, 4), 'airlift').refuses('medic', 'cure:purple', 'PD-ACT-11');
    laboratory('medic', ...CARDS.slice(0, 5))
      .at('medic', 'lima')
      .refuses('medic', 'cure:purple', 'PD-ACT-11');
  });

  test('OB-MUT-18: the cube has to lie there at this moment', () => {
    laboratory('medic', ...CARDS.slice(0, 5))
      .cubes('miami', { purple: 0 })
      .cubes('santiago', { purple: 3 })
      .refuses('medic', 'cure:purple', 'OB-MUT-18');
  });

  test('OB-MUT-18: of more cards the player picks; the last one has to fit if none has', () => {
    const s = laboratory('medic', ...CARDS.slice(0, 7))
      .do('cure:purple')
      .asks('medic', 'cureCard');
    for (const card of ['tokyo', 'delhi', 'paris', 'lima']) s.do(`spend:${card}`);
    s.offers('medic', 'spend:miami', 'back').do('spend:miami');
    expect(s.cardsOf('medic')).toEqual(['cairo', 'osaka']);
    expect(s.status('purple')).toBe('cured');
  });

  test('OB-MUT-18: with one that fits among the first, any may be the last', () => {
    const s = laboratory('medic', ...CARDS.slice(0, 7)).do('cure:purple');
    for (const card of ['miami', 'tokyo', 'delhi', 'paris']) s.do(`spend:${card}`);
    s.offers('medic', 'spend:lima', 'spend:cairo', 'spend:osaka', 'back').do('back');
    expect(s.cardsOf('medic').length).toBe(7);
    expect(s.status('purple')).toBe('uncured');
  });

  test('OB-MUT-19 T-088: the Scientist needs four, one that fits among them', () => {
    const s = laboratory('scientist', 'miami', 'tokyo', 'delhi', 'paris').do('cure:purple');
    expect(s.status('purple')).toBe('cured');
    laboratory('scientist', 'lima', 'tokyo', 'delhi', 'paris').refuses(
      'scientist',
      'cure:purple',
      'OB-MUT-18',
    );
    laboratory('scientist', 'miami', 'tokyo', 'delhi').refuses('scientist', 'cure:purple', 'PD-ACT-11');
  });

  test('OB-MUT-19 T-088: the Field Operative needs three beside three purple cubes, which go back', () => {
    const s = laboratory('field-operative', 'miami', 'tokyo', 'delhi')
      .samples({ purple: 3 })
      .offersOf('field-operative', ['cure', 'cure-samples'], 'cure-samples:purple')
      .do('cure-samples:purple');
    expect(s.status('purple')).toBe('cured');
    expect(s.supplyOf('purple')).toBe(11);
    expect(s.discardPile).toEqual(['delhi', 'miami', 'tokyo']);
  });

  test('OB-MUT-19 T-088: red cubes do not serve, nor three cards without one that fits', () => {
    laboratory('field-operative', 'miami', 'tokyo', 'delhi')
      .samples({ red: 3 })
      .refuses('field-operative', 'cure-samples:purple', 'OB-ROLE-10')
      .offersOf('field-operative', ['cure-samples']);
    laboratory('field-operative', 'lima', 'tokyo', 'delhi')
      .samples({ purple: 3 })
      .refuses('field-operative', 'cure-samples:purple', 'OB-MUT-18')
      .offersOf('field-operative', ['cure-samples']);
  });

  test('OB-MUT-19: purple cubes do not serve for a red cure', () => {
    laboratory('field-operative', 'tokyo', 'osaka', 'taipei')
      .samples({ purple: 3 })
      .offersOf('field-operative', ['cure-samples']);
  });

  test('OB-MUT-19: a sample is not on the board: the last cube of Miami taken, its card does not fit', () => {
    laboratory('field-operative', ...CARDS.slice(0, 5))
      .cubes('santiago', { purple: 1 })
      .do('drive:miami')
      .do('sample:purple')
      .do('drive:atlanta')
      .refuses('field-operative', 'cure:purple', 'OB-MUT-18');
  });

  test('OB-MUT-05 OB-MUT-18: it is cured once', () => {
    laboratory('medic', ...CARDS.slice(0, 5))
      .cured('purple')
      .refuses('medic', 'cure:purple', 'PD-ACT-11');
  });

  test('OB-MUT-05: Rapid Vaccine Deployment serves after it, and can eradicate it', () => {
    const s = laboratory('medic', ...CARDS.slice(0, 5))
      .hand('researcher', 'rapid-vaccine-deployment')
      .do('cure:purple')
      .do('researcher', 'event:rapid-vaccine-deployment')
      .do('clear:miami');
    expect(s.status('purple')).toBe('eradicated');
    expect(s.outcome).toBeNull();
  });
});
