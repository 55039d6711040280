import { describe, expect, test } from 'vitest';
import { brinkScene, scene } from '../scene.ts';

const LEAD = ['lead-drive', 'lead-fly', 'lead-charter', 'lead-shuttle', 'lead-expert-fly'];

function ordered() {
  return brinkScene('scientist', 'medic', 'researcher').hand('scientist', 'special-orders');
}

describe('Special Orders', () => {
  test('OB-EV-11: for the rest of the turn the active player moves another pawn with his own actions', () => {
    const s = ordered()
      .at('medic', 'lima')
      .at('researcher', 'paris')
      .offersOf('scientist', LEAD)
      .do('event:special-orders')
      .asks('scientist', 'action')
      .offersOf(
        'scientist',
        LEAD,
        'lead-drive:p2:bogota',
        'lead-drive:p2:mexico-city',
        'lead-drive:p2:santiago',
        'lead-drive:p3:london',
        'lead-drive:p3:essen',
        'lead-drive:p3:milan',
        'lead-drive:p3:madrid',
        'lead-drive:p3:algiers',
      );
    expect(s.view('medic').brink?.orders).toEqual({ pawn: null });
    expect(s.discardPile).toEqual(['special-orders']);
    expect(s.state.actions).toBe(4);
    s.do('lead-drive:p2:bogota').do('lead-drive:p2:miami');
    expect(s.cityOf('medic')).toBe('miami');
    expect(s.cityOf('scientist')).toBe('atlanta');
    expect(s.state.actions).toBe(2);
  });

  test('OB-EV-12 T-060: with his own Lima he flies the Medic there, and red cured cubes vanish', () => {
    const s = ordered()
      .cured('red')
      .cubes('lima', { red: 3, yellow: 1 })
      .cubes('tokyo', { red: 1 })
      .hand('scientist', 'lima')
      .do('event:special-orders')
      .do('lead-fly:p2:lima');
    expect(s.cubesIn('lima')).toEqual({ yellow: 1 });
    expect(s.cardsOf('scientist')).toEqual([]);
    expect(s.discardPile).toEqual(['lima', 'special-orders']);
  });

  test('OB-EV-12: cards of the moved player are no help', () => {
    ordered()
      .hand('medic', 'lima', 'atlanta')
      .do('event:special-orders')
      .refuses('scientist', 'lead-fly:p2:lima', 'PD-ACT-02')
      .refuses('scientist', 'lead-charter:p2:tokyo', 'PD-ACT-03')
      .offersOf('scientist', ['lead-fly', 'lead-charter']);
  });

  test('OB-EV-12: a charter flight takes his card of the city where that pawn is', () => {
    const s = ordered()
      .at('medic', 'lima')
      .hand('scientist', 'lima')
      .do('event:special-orders')
      .do('lead-charter:p2:tokyo');
    expect(s.cityOf('medic')).toBe('tokyo');
    expect(s.discardPile).toEqual(['lima', 'special-orders']);
  });

  test('OB-EV-11: a shuttle flight goes from station to station', () => {
    const s = ordered().stations('atlanta', 'lagos').do('event:special-orders').do('lead-shuttle:p2:lagos');
    expect(s.cityOf('medic')).toBe('lagos');
    expect(s.state.actions).toBe(3);
  });

  test('OB-EV-11 OQ-20 T-060: the pawn that was moved first is the one; another is refused', () => {
    const s = ordered()
      .do('event:special-orders')
      .do('lead-drive:p2:chicago')
      .refuses('scientist', 'lead-drive:p3:chicago', 'OB-EV-11')
      .offersOf(
        'scientist',
        LEAD,
        'lead-drive:p2:san-francisco',
        'lead-drive:p2:los-angeles',
        'lead-drive:p2:mexico-city',
        'lead-drive:p2:atlanta',
        'lead-drive:p2:montreal',
      );
    expect(s.view('researcher').brink?.orders).toEqual({ pawn: 1 });
  });

  test('OB-EV-11 OQ-20 PD-COM-04: its owner is asked for each move', () => {
    const s = ordered()
      .asksConsent()
      .do('event:special-orders')
      .do('lead-drive:p2:chicago')
      .asks('medic', 'consent')
      .do('agree')
      .do('lead-drive:p2:montreal')
      .asks('medic', 'consent')
      .do('refuse')
      .asks('scientist', 'action');
    expect(s.cityOf('medic')).toBe('chicago');
    expect(s.state.actions).toBe(3);
  });

  test('OB-EV-11 OQ-34: a first move that is refused binds him to nobody', () => {
    const s = ordered()
      .asksConsent()
      .do('event:special-orders')
      .do('lead-drive:p2:chicago')
      .do('refuse')
      .do('lead-drive:p3:chicago')
      .do('agree');
    expect(s.cityOf('researcher')).toBe('chicago');
    expect(s.view('medic').brink?.orders).toEqual({ pawn: 2 });
  });

  test('OB-EV-11: played by another, it is still the active player who moves', () => {
    const s = brinkScene('scientist', 'medic', 'researcher')
      .hand('researcher', 'special-orders')
      .do('researcher', 'event:special-orders')
      .refuses('researcher', 'lead-drive:p2:chicago', 'PD-TURN-05')
      .do('lead-drive:p3:chicago');
    expect(s.cityOf('researcher')).toBe('chicago');
  });

  test('OB-EV-11: without an action left there is nothing to order, and his own pawn he moves as always', () => {
    ordered()
      .do('event:special-orders')
      .refuses('scientist', 'lead-drive:p1:chicago', 'PD-ROLE-03')
      .do('drive:chicago');
    ordered()
      .actions(0)
      .do('event:special-orders')
      .refuses('scientist', 'lead-drive:p2:chicago', 'PD-TURN-02')
      .offers('scientist', 'end');
  });

  test('OB-EV-11: it ends with the turn', () => {
    const s = ordered()
      .draws('milan', 'essen')
      .do('event:special-orders')
      .do('lead-drive:p2:chicago')
      .endTurn()
      .asks('medic', 'action')
      .refuses('medic', 'lead-drive:p1:chicago', 'PD-ROLE-03')
      .offersOf('medic', LEAD);
    expect(s.view('medic').brink?.orders).toBe(null);
  });

  test('OB-EV-11: after the action phase it cannot be played', () => {
    ordered()
      .hand('medic', 'airlift')
      .draws('milan', 'essen')
      .do('end')
      .asks('scientist', 'pause')
      .refuses('scientist', 'event:special-orders', 'OB-EV-11')
      .offers('scientist', 'continue');
  });

  test('OB-EV-11: nobody is moved without it', () => {
    ordered().refuses('scientist', 'lead-drive:p2:chicago', 'PD-ROLE-03');
  });

  test('OB-EV-11 PD-ROLE-03: the Dispatcher under orders still moves every pawn, each way once in his list', () => {
    const s = brinkScene('dispatcher', 'medic', 'researcher')
      .hand('dispatcher', 'special-orders')
      .do('event:special-orders')
      .do('lead-drive:p2:chicago')
      .do('lead-drive:p3:chicago');
    const keys = s.keys('dispatcher');
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('Special Orders of the Operations Expert', () => {
  const expert = () =>
    brinkScene('operations-expert', 'medic').hand('operations-expert', 'special-orders', 'lima', 'cairo');

  test('OB-EV-12 OQ-20: he may use his special flight for that pawn, with a card of his', () => {
    const s = expert()
      .do('event:special-orders')
      .do('lead-expert-fly:p2:tokyo')
      .asks('operations-expert', 'expertCard')
      .offers('operations-expert', 'spend:lima', 'spend:cairo', 'back')
      .do('spend:cairo');
    expect(s.cityOf('medic')).toBe('tokyo');
    expect(s.discardPile).toEqual(['cairo', 'special-orders']);
    expect(s.state.actions).toBe(3);
    expect(s.view('medic').brink?.orders).toEqual({ pawn: 1 });
  });

  test('OB-EV-12 OQ-20 PD-TURN-04: it is the one special flight of his turn', () => {
    expert()
      .do('event:special-orders')
      .do('lead-expert-fly:p2:tokyo')
      .do('spend:cairo')
      .refuses('operations-expert', 'expert-fly:paris', 'PD-TURN-04')
      .refuses('operations-expert', 'lead-expert-fly:p2:paris', 'PD-TURN-04')
      .offersOf('operations-expert', ['expert-fly', 'lead-expert-fly']);
    expert()
      .stations('atlanta', 'tokyo')
      .do('event:special-orders')
      .do('expert-fly:paris')
      .do('spend:cairo')
      .refuses('operations-expert', 'lead-expert-fly:p2:tokyo', 'PD-TURN-04');
  });

  test('OB-EV-12 OQ-20: it starts where a station stands, and its owner is asked', () => {
    expert()
      .at('medic', 'lima')
      .do('event:special-orders')
      .refuses('operations-expert', 'lead-expert-fly:p2:tokyo', 'PD-ROLE-09')
      .offersOf('operations-expert', ['lead-expert-fly']);
    const s = expert().asksConsent().do('event:special-orders').do('lead-expert-fly:p2:tokyo');
    s.asks('medic', 'consent').do('refuse').asks('operations-expert', 'action');
    s.do('lead-expert-fly:p2:tokyo').do('agree').do('back').asks('operations-expert', 'action');
    expect(s.view('medic').brink?.orders).toEqual({ pawn: null });
    expect(s.state.actions).toBe(4);
  });

  test('OB-EV-12 OQ-20: it is no flight of others, nor his without the orders', () => {
    expert().refuses('operations-expert', 'lead-expert-fly:p2:tokyo', 'PD-ROLE-09');
    brinkScene('scientist', 'operations-expert')
      .hand('scientist', 'special-orders', 'lima')
      .do('event:special-orders')
      .refuses('scientist', 'lead-expert-fly:p2:tokyo', 'PD-ROLE-09')
      .offersOf('scientist', ['lead-expert-fly']);
  });

  test('OB-EV-12: the Containment Specialist who is moved does his work where he arrives', () => {
    const s = scene('operations-expert', 'containment-specialist')
      .hand('operations-expert', 'special-orders', 'lima')
      .cubes('tokyo', { red: 2 })
      .do('event:special-orders')
      .do('lead-expert-fly:p2:tokyo')
      .do('spend:lima');
    expect(s.cubesIn('tokyo')).toEqual({ red: 1 });
  });
});
