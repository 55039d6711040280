import { describe, expect, test } from 'vitest';
import { brinkScene } from '../scene.ts';

const SEVEN = ['essen', 'london', 'tokyo', 'osaka', 'lima', 'delhi', 'milan'];

describe('Re-examined Research', () => {
  test('OB-EV-09: the player who is chosen takes a City card of the discard, of his own choice', () => {
    const s = brinkScene('scientist', 'researcher', 'medic')
      .hand('researcher', 're-examined-research')
      .discarded('cairo', 'paris', 'airlift')
      .do('researcher', 'event:re-examined-research')
      .asks('researcher', 'researchPlayer')
      .offers('researcher', 'research-by:p1', 'research-by:p2', 'research-by:p3', 'back')
      .do('research-by:p3')
      .asks('medic', 'researchCard')
      .offers('medic', 'recover:cairo', 'recover:paris', 'decline')
      .offers('researcher')
      .do('recover:cairo')
      .asks('scientist', 'action');
    expect(s.cardsOf('medic')).toEqual(['cairo']);
    expect(s.discardPile).toEqual(['airlift', 'paris', 're-examined-research']);
    expect(s.state.actions).toBe(4);
    expect(s.events).toEqual([
      { t: 'event', seat: 1, card: 're-examined-research' },
      { t: 'recover', seat: 2, card: 'cairo' },
    ]);
  });

  test('OB-EV-09 T-064 R67: with seven cards he takes Cairo and has to reduce to seven at once', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('scientist', 're-examined-research')
      .hand('researcher', ...SEVEN)
      .discarded('cairo')
      .do('event:re-examined-research')
      .do('research-by:p2')
      .do('recover:cairo')
      .asks('researcher', 'discard')
      .refuses('scientist', 'drive:chicago', 'PD-HAND-02')
      .do('discard:milan')
      .asks('scientist', 'action');
    expect(s.cardsOf('researcher')).toContain('cairo');
    expect(s.cardsOf('researcher').length).toBe(7);
  });

  test('OB-EV-09 T-064: an event is refused, as is a card that lies elsewhere', () => {
    brinkScene('scientist', 'researcher')
      .hand('scientist', 're-examined-research')
      .discarded('cairo', 'airlift')
      .do('event:re-examined-research')
      .do('research-by:p2')
      .refuses('researcher', 'recover:airlift', 'OB-EV-09')
      .refuses('researcher', 'recover:re-examined-research', 'OB-EV-09')
      .refuses('researcher', 'recover:tokyo', 'OB-EV-09')
      .refuses('scientist', 'recover:cairo', 'HO-SEAT')
      .offers('researcher', 'recover:cairo', 'decline');
  });

  test('OB-EV-09: he may do without; the event has been played all the same', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('scientist', 're-examined-research')
      .discarded('cairo')
      .do('event:re-examined-research')
      .do('research-by:p2')
      .do('decline')
      .asks('scientist', 'action');
    expect(s.cardsOf('researcher')).toEqual([]);
    expect(s.discardPile).toEqual(['cairo', 're-examined-research']);
  });

  test('OB-EV-09: who plays it may choose himself, or think better of it', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('scientist', 're-examined-research')
      .discarded('cairo')
      .do('event:re-examined-research')
      .do('back')
      .asks('scientist', 'action');
    expect(s.cardsOf('scientist')).toEqual(['re-examined-research']);
    s.do('event:re-examined-research').do('research-by:p1').do('recover:cairo');
    expect(s.cardsOf('scientist')).toEqual(['cairo']);
  });

  test('OB-EV-09: without a City card in the discard it cannot be played', () => {
    brinkScene('scientist', 'researcher')
      .hand('scientist', 're-examined-research')
      .discarded('airlift')
      .refuses('scientist', 'event:re-examined-research', 'OB-EV-09')
      .offersOf('scientist', ['event']);
  });

  test('OB-EV-09 PD-DEF-06: between two infections as well', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('researcher', 're-examined-research', 'essen')
      .discarded('cairo')
      .draws('milan', 'tokyo')
      .flips('lima', 'delhi')
      .do('end')
      .do('continue')
      .asks('scientist', 'pause')
      .do('researcher', 'event:re-examined-research')
      .do('research-by:p2')
      .do('recover:cairo')
      .goOn()
      .asks('researcher', 'action');
    expect(s.cardsOf('researcher')).toEqual(['cairo', 'essen']);
  });
});
