import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('Contingency Planner', () => {
  test('PD-ROLE-01 T-041: an action takes any one event of the player discard to his card', () => {
    const s = scene('contingency-planner', 'researcher')
      .discarded('forecast', 'paris', 'one-quiet-night', 'lima')
      .offersOf('contingency-planner', ['fetch'], 'fetch:forecast', 'fetch:one-quiet-night')
      .do('fetch:one-quiet-night');
    expect(s.state.actions).toBe(3);
    expect(s.cardsOf('contingency-planner')).toEqual([]);
    expect(s.discardPile).toEqual(['forecast', 'lima', 'paris']);
    for (const role of ['contingency-planner', 'researcher'])
      expect(s.view(role).seats.map(({ stored }) => stored)).toEqual(['one-quiet-night', null]);
  });

  test('PD-ROLE-01: City cards and cards that are not in the discard are not for him', () => {
    scene('contingency-planner', 'researcher')
      .discarded('paris', 'forecast')
      .hand('researcher', 'airlift')
      .refuses('contingency-planner', 'fetch:paris', 'PD-ROLE-01')
      .refuses('contingency-planner', 'fetch:airlift', 'PD-ROLE-01')
      .refuses('contingency-planner', 'fetch:government-grant', 'PD-ROLE-01')
      .offersOf('contingency-planner', ['fetch'], 'fetch:forecast');
  });

  test('PD-ROLE-01 T-041: while one is stored he cannot take a second', () => {
    scene('contingency-planner', 'researcher')
      .stored('contingency-planner', 'one-quiet-night')
      .discarded('forecast')
      .refuses('contingency-planner', 'fetch:forecast', 'PD-ROLE-01')
      .offersOf('contingency-planner', ['fetch']);
  });

  test('PD-ROLE-01: once the stored one has been played there is room again', () => {
    const s = scene('contingency-planner', 'researcher')
      .stored('contingency-planner', 'one-quiet-night')
      .discarded('forecast')
      .do('event:one-quiet-night')
      .do('fetch:forecast');
    expect(s.view('researcher').seats[0].stored).toBe('forecast');
  });

  test('PD-ROLE-01 PD-ROLE-14: an action: not on the turn of another, nor for another', () => {
    scene('contingency-planner', 'researcher')
      .discarded('forecast')
      .active('researcher')
      .refuses('contingency-planner', 'fetch:forecast', 'PD-TURN-05')
      .refuses('researcher', 'fetch:forecast', 'PD-ROLE-01')
      .offersOf('researcher', ['fetch'])
      .offers('contingency-planner');
  });

  test('PD-ROLE-01: without an action left he takes nothing', () => {
    scene('contingency-planner', 'researcher')
      .discarded('forecast')
      .actions(0)
      .refuses('contingency-planner', 'fetch:forecast', 'PD-TURN-02')
      .offers('contingency-planner', 'end');
  });

  test('PD-ROLE-02 T-041: seven cards and a stored event are not too many', () => {
    const s = scene('contingency-planner', 'researcher')
      .hand('contingency-planner', 'paris', 'essen', 'london', 'tokyo', 'osaka', 'lima', 'cairo')
      .discarded('one-quiet-night')
      .do('fetch:one-quiet-night')
      .asks('contingency-planner', 'action');
    expect(s.cardsOf('contingency-planner').length).toBe(7);
  });

  test('PD-ROLE-02: above the limit the stored event can be played, not discarded', () => {
    const hand = ['paris', 'essen', 'london', 'tokyo', 'osaka', 'lima'];
    const s = scene('contingency-planner', 'researcher')
      .hand('contingency-planner', ...hand)
      .stored('contingency-planner', 'one-quiet-night')
      .draws('milan', 'cairo')
      .do('end')
      .asks('contingency-planner', 'discard')
      .offers(
        'contingency-planner',
        ...[...hand, 'milan', 'cairo'].map((card) => `discard:${card}`),
        'event:one-quiet-night',
      )
      .do('event:one-quiet-night')
      .asks('contingency-planner', 'discard')
      .do('discard:cairo');
    expect(s.eventsOf('flip')).toEqual([]);
    expect(s.discardPile).toEqual(['cairo']);
  });

  test('PD-ROLE-02 T-041 R37: played, it costs no action and leaves the game for good', () => {
    const s = scene('contingency-planner', 'researcher')
      .stored('contingency-planner', 'one-quiet-night')
      .discarded('paris')
      .do('event:one-quiet-night')
      .asks('contingency-planner', 'action');
    expect(s.state.actions).toBe(4);
    expect(s.view('researcher').turn.quietNight).toBe(true);
    expect(s.view('researcher').seats[0].stored).toBe(null);
    expect(s.discardPile).toEqual(['paris']);
    expect(s.view('researcher').playerDeck.removed).toEqual(['one-quiet-night']);
    s.refuses('contingency-planner', 'event:one-quiet-night', 'PD-EVT-01');
    s.refuses('contingency-planner', 'fetch:one-quiet-night', 'PD-ROLE-01');
  });

  test('PD-ROLE-02 PD-EVT-03: the same event out of a hand goes to the discard and can be stored', () => {
    const s = scene('contingency-planner', 'researcher')
      .hand('researcher', 'one-quiet-night')
      .do('researcher', 'event:one-quiet-night')
      .do('fetch:one-quiet-night');
    expect(s.view('researcher').seats[0].stored).toBe('one-quiet-night');
    expect(s.discardPile).toEqual([]);
  });

  test('PD-ROLE-02 PD-ROLE-14: he may play it on any turn, nobody else may', () => {
    const s = scene('contingency-planner', 'researcher')
      .stored('contingency-planner', 'airlift')
      .active('researcher')
      .refuses('researcher', 'event:airlift', 'PD-EVT-01')
      .offersOf('researcher', ['event'])
      .offers('contingency-planner', 'event:airlift')
      .do('contingency-planner', 'event:airlift')
      .do('pawn:p1')
      .do('to:lima')
      .asks('researcher', 'action');
    expect(s.cityOf('contingency-planner')).toBe('lima');
    expect(s.discardPile).toEqual([]);
    expect(s.view('researcher').playerDeck.removed).toEqual(['airlift']);
  });

  test('PD-ROLE-02 OQ-34: a stored Airlift that is refused stays stored', () => {
    const s = scene('contingency-planner', 'researcher')
      .asksConsent()
      .stored('contingency-planner', 'airlift')
      .do('event:airlift')
      .do('pawn:p2')
      .do('to:lima')
      .do('refuse');
    expect(s.view('researcher').seats[0].stored).toBe('airlift');
    expect(s.state.removed).toEqual([]);
  });

  test('PD-ROLE-02 R38: a stored Resilient Population may be played inside an epidemic', () => {
    const s = scene('contingency-planner', 'researcher')
      .stored('contingency-planner', 'resilient-population')
      .active('researcher')
      .draws('epidemic', 'milan')
      .bottom('delhi')
      .do('end')
      .asks('researcher', 'pause')
      .offers('contingency-planner', 'event:resilient-population')
      .do('contingency-planner', 'event:resilient-population')
      .do('remove:delhi');
    expect(s.view('researcher').infectionDeck.removed).toEqual(['delhi']);
    expect(s.view('researcher').playerDeck.removed).toEqual(['resilient-population', 'epidemic']);
    expect(s.discardPile).toEqual([]);
  });
});
