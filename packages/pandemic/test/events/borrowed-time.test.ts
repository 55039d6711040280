import { describe, expect, test } from 'vitest';
import { brinkScene } from '../scene.ts';

const SIX = ['essen', 'london', 'tokyo', 'osaka', 'lima', 'delhi'];

describe('Borrowed Time', () => {
  test('OB-EV-01: the active player has two actions more in this turn', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('scientist', 'borrowed-time')
      .actions(3)
      .do('event:borrowed-time')
      .asks('scientist', 'action');
    expect(s.state.actions).toBe(5);
    expect(s.discardPile).toEqual(['borrowed-time']);
    expect(s.events).toEqual([{ t: 'event', seat: 0, card: 'borrowed-time' }]);
  });

  test('OB-EV-01 T-065 PD-TURN-06: also after the fourth action, before the draw', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('scientist', 'borrowed-time')
      .actions(0)
      .refuses('scientist', 'drive:chicago', 'PD-TURN-02')
      .do('event:borrowed-time')
      .do('drive:chicago')
      .do('drive:montreal');
    expect(s.cityOf('scientist')).toBe('montreal');
    s.refuses('scientist', 'drive:washington', 'PD-TURN-02').offers('scientist', 'end');
  });

  test('OB-EV-01: they are gone with the turn', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('scientist', 'borrowed-time')
      .draws('milan', 'essen')
      .do('event:borrowed-time')
      .endTurn();
    expect(s.view('scientist').turn).toMatchObject({ active: 1, actions: 4 });
  });

  test('OB-EV-02 T-065 R62: after the action phase it is too late, also if it has just been drawn', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .draws('borrowed-time', 'essen')
      .do('end')
      .asks('scientist', 'pause')
      .refuses('scientist', 'event:borrowed-time', 'OB-EV-02')
      .offers('scientist', 'continue')
      .goOn();
    expect(s.cardsOf('scientist')).toEqual(['borrowed-time', 'essen']);
  });

  test('OB-EV-02 PD-HAND-03 R62: it is no help against a hand that is too big after the draw', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('scientist', ...SIX)
      .draws('borrowed-time', 'milan')
      .do('end')
      .asks('scientist', 'discard')
      .refuses('scientist', 'event:borrowed-time', 'OB-EV-02')
      .offersOf('scientist', ['event'])
      .do('discard:borrowed-time')
      .goOn()
      .asks('researcher', 'action');
    expect(s.state.actions).toBe(4);
  });

  test('OB-EV-01 T-065 OQ-07: who is not active cannot play it, for nobody', () => {
    brinkScene('scientist', 'researcher')
      .hand('researcher', 'borrowed-time')
      .refuses('researcher', 'event:borrowed-time', 'OB-EV-01')
      .refuses('scientist', 'event:borrowed-time', 'PD-EVT-01')
      .offers('researcher');
  });

  test('OB-EVSEL-04 PD-ROLE-02: stored by the Contingency Planner it works the same and leaves the game', () => {
    const s = brinkScene('contingency-planner', 'researcher')
      .discarded('borrowed-time')
      .do('fetch:borrowed-time')
      .do('event:borrowed-time');
    expect(s.state.actions).toBe(5);
    expect(s.removedCards).toEqual(['borrowed-time']);
    expect(s.discardPile).toEqual([]);
  });
});
