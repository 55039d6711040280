import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

const SIX = ['essen', 'london', 'tokyo', 'osaka', 'lima', 'delhi'];

describe('Archivist: a larger hand', () => {
  test('OB-ROLE-02 T-048 R52: with eight cards after the draw nothing is thrown away', () => {
    const s = scene('archivist', 'researcher')
      .hand('archivist', ...SIX)
      .draws('milan', 'cairo')
      .do('end')
      .asks('researcher', 'action');
    expect(s.cardsOf('archivist').length).toBe(8);
    expect(s.discardPile).toEqual([]);
    expect(s.view('researcher').seats.map(({ handLimit }) => handLimit)).toEqual([8, 7]);
  });

  test('OB-ROLE-02 R52: of nine one goes, and it may be an event', () => {
    const s = scene('archivist', 'researcher')
      .hand('archivist', ...SIX, 'airlift')
      .draws('milan', 'cairo')
      .do('end')
      .asks('archivist', 'discard');
    expect(s.run.decision([0])?.about).toBe('1');
    s.do('discard:airlift').asks('researcher', 'action');
    expect(s.cardsOf('archivist').length).toBe(8);
  });

  test('OB-ROLE-02: the eighth card is his alone', () => {
    scene('archivist', 'researcher')
      .active('researcher')
      .hand('researcher', ...SIX)
      .draws('milan', 'cairo')
      .do('end')
      .asks('researcher', 'discard')
      .do('discard:milan')
      .asks('archivist', 'action');
  });
});

describe('Archivist: out of the discard', () => {
  test('OB-ROLE-03 R53: an action brings the card of the city he is in back from the discard', () => {
    const s = scene('archivist', 'researcher')
      .at('archivist', 'lima')
      .discarded('paris', 'lima', 'airlift')
      .hand('archivist', 'cairo')
      .do('archive')
      .asks('archivist', 'action');
    expect(s.cardsOf('archivist')).toEqual(['cairo', 'lima']);
    expect(s.discardPile).toEqual(['airlift', 'paris']);
    expect(s.state.actions).toBe(3);
    expect(s.events).toEqual([{ t: 'recover', seat: 0, card: 'lima' }]);
  });

  test('OB-ROLE-03 T-048: the ninth card in Paris is one too many at once', () => {
    const s = scene('archivist', 'researcher')
      .at('archivist', 'paris')
      .discarded('paris')
      .hand('archivist', ...SIX, 'cairo', 'milan')
      .asks('archivist', 'action')
      .do('archive')
      .asks('archivist', 'discard')
      .refuses('archivist', 'drive:london', 'PD-HAND-02')
      .do('discard:cairo')
      .asks('archivist', 'action');
    expect(s.cardsOf('archivist')).toEqual([...SIX, 'milan', 'paris'].sort());
    expect(s.state.actions).toBe(3);
  });

  test('OB-ROLE-03 T-048: a second time in the turn is not possible, wherever he goes', () => {
    scene('archivist', 'researcher')
      .at('archivist', 'paris')
      .discarded('paris', 'london')
      .do('archive')
      .refuses('archivist', 'archive', 'PD-TURN-04')
      .do('drive:london')
      .refuses('archivist', 'archive', 'PD-TURN-04')
      .offersOf('archivist', ['archive']);
  });

  test('OB-ROLE-03 PD-TURN-04: on his next turn he has it again', () => {
    const s = scene('archivist', 'researcher')
      .at('archivist', 'paris')
      .discarded('paris', 'london')
      .draws('milan', 'essen', 'tokyo', 'osaka')
      .do('archive')
      .do('drive:london')
      .endTurn()
      .endTurn()
      .do('archive');
    expect(s.cardsOf('archivist')).toContain('london');
  });

  test('OB-ROLE-03 T-048: a card that is not in the discard he cannot take', () => {
    scene('archivist', 'researcher')
      .at('archivist', 'paris')
      .discarded('london', 'airlift')
      .hand('researcher', 'paris')
      .refuses('archivist', 'archive', 'OB-ROLE-03')
      .offersOf('archivist', ['archive']);
  });

  test('OB-ROLE-03: the card of his own flight he can fetch where he lands', () => {
    const s = scene('archivist', 'researcher')
      .hand('archivist', 'lima')
      .do('fly:lima')
      .do('archive')
      .do('charter:tokyo');
    expect(s.cityOf('archivist')).toBe('tokyo');
    expect(s.discardPile).toEqual(['lima']);
    expect(s.state.actions).toBe(1);
  });

  test('OB-ROLE-03 PD-TURN-02: without an action left he fetches nothing', () => {
    scene('archivist', 'researcher')
      .at('archivist', 'paris')
      .discarded('paris')
      .actions(0)
      .refuses('archivist', 'archive', 'PD-TURN-02')
      .offers('archivist', 'end');
  });

  test('OB-ROLE-03: nobody else can, nor he on the turn of another', () => {
    scene('archivist', 'researcher')
      .active('researcher')
      .at('archivist', 'paris')
      .at('researcher', 'paris')
      .discarded('paris')
      .refuses('researcher', 'archive', 'OB-ROLE-03')
      .refuses('archivist', 'archive', 'PD-TURN-05')
      .offersOf('researcher', ['archive'])
      .offers('archivist');
  });

  test('OB-ROLE-04 PD-ACT-13 T-127 R53: nobody throws a card away only to feed him', () => {
    scene('archivist', 'researcher')
      .at('archivist', 'paris')
      .at('researcher', 'paris')
      .hand('archivist', 'paris')
      .hand('researcher', 'lima')
      .refuses('archivist', 'discard:paris', 'PD-ACT-13')
      .refuses('researcher', 'discard:lima', 'PD-ACT-13')
      .offersOf('archivist', ['discard'])
      .offers('researcher');
  });
});
