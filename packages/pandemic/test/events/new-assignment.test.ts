import { describe, expect, test } from 'vitest';
import { ROLES } from '../../src/content/registry.ts';
import { brinkScene, FULL, type Scene, scene } from '../scene.ts';

const SEVEN = ['essen', 'london', 'tokyo', 'osaka', 'lima', 'delhi', 'milan'];
const RED = ['tokyo', 'osaka', 'seoul', 'beijing', 'shanghai'];

/** The seat of a role after it has been swapped is told by the new one. */
function assign(s: Scene, holder: string, player: string, role: string): Scene {
  return s.do(holder, 'event:new-assignment').do(`assign:${player}`).do(`take-role:${role}`);
}

describe('New Assignment', () => {
  test('OB-EV-13 OQ-31: the chosen player takes any role nobody plays; the old one is free then', () => {
    const s = brinkScene('scientist', 'researcher', 'medic')
      .hand('researcher', 'new-assignment')
      .at('medic', 'lima')
      .do('researcher', 'event:new-assignment')
      .asks('researcher', 'assignPlayer')
      .offers('researcher', 'assign:p1', 'assign:p2', 'assign:p3', 'back')
      .do('assign:p3')
      .asks('medic', 'assignRole');
    const played = ['scientist', 'researcher', 'medic'];
    const free = ROLES.map((role) => role.id).filter((id) => !played.includes(id));
    expect(free.length).toBe(10);
    s.offers('medic', ...free.map((id) => `take-role:${id}`), 'decline').offers('researcher');
    expect([...(s.view('scientist').brink?.freeRoles ?? [])].sort()).toEqual(free.sort());
    s.do('take-role:dispatcher').asks('scientist', 'action');
    expect(s.view('scientist').seats.map(({ role }) => role)).toEqual([
      'scientist',
      'researcher',
      'dispatcher',
    ]);
    expect(s.view('scientist').brink?.freeRoles).toContain('medic');
    expect(s.view('scientist').brink?.freeRoles).not.toContain('dispatcher');
    expect(s.cityOf('dispatcher')).toBe('lima');
    expect(s.discardPile).toEqual(['new-assignment']);
    expect(s.state.actions).toBe(4);
    expect(s.events).toEqual([
      { t: 'event', seat: 1, card: 'new-assignment' },
      { t: 'assigned', seat: 2, role: 'dispatcher' },
    ]);
  });

  test('OB-EV-13 T-146: who is chosen may keep the role; the card is used', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('scientist', 'new-assignment')
      .do('event:new-assignment')
      .do('assign:p2')
      .do('decline')
      .asks('scientist', 'action');
    expect(s.view('scientist').seats.map(({ role }) => role)).toEqual(['scientist', 'researcher']);
    expect(s.discardPile).toEqual(['new-assignment']);
  });

  test('OB-EV-13: a role that is played cannot be taken, and nobody else chooses', () => {
    brinkScene('scientist', 'researcher', 'medic')
      .hand('scientist', 'new-assignment')
      .do('event:new-assignment')
      .do('assign:p2')
      .refuses('researcher', 'take-role:medic', 'OB-EV-13')
      .refuses('researcher', 'take-role:researcher', 'OB-EV-13')
      .refuses('scientist', 'take-role:dispatcher', 'HO-SEAT');
  });

  test('OB-EV-13: leaving it before a player is chosen keeps the card', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('scientist', 'new-assignment')
      .do('event:new-assignment')
      .do('back')
      .asks('scientist', 'action');
    expect(s.cardsOf('scientist')).toEqual(['new-assignment']);
  });

  test('OB-EV-13: the new powers hold at once, the old ones no longer', () => {
    const s = brinkScene('scientist', 'researcher').hand('scientist', 'new-assignment', ...RED.slice(0, 4));
    s.offersOf('scientist', ['cure'], 'cure:red');
    assign(s, 'scientist', 'p1', 'operations-expert');
    s.offersOf('operations-expert', ['cure'])
      .do('drive:chicago')
      .offersOf('operations-expert', ['build'], 'build');
  });

  test('OB-EV-13: it can be played on anybody’s turn, between two infections as well', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('researcher', 'new-assignment')
      .cubes('washington', { blue: 1 })
      .draws('milan', 'essen')
      .flips('lima', 'washington')
      .do('end')
      .do('continue')
      .asks('scientist', 'pause');
    assign(s, 'researcher', 'p2', 'quarantine-specialist').goOn();
    // OQ-33: she protects Washington from where she stands.
    expect(s.board('lima', 'washington')).toEqual({ lima: { yellow: 1 }, washington: { blue: 1 } });
  });
});

describe('New Assignment: actions of the turn', () => {
  test('OB-EV-14 T-056 R59: the active Generalist who swaps after two actions has three left', () => {
    const s = scene('generalist', 'researcher')
      .hand('researcher', 'new-assignment')
      .do('drive:chicago')
      .do('drive:atlanta');
    assign(s, 'researcher', 'p1', 'medic');
    expect(s.state.actions).toBe(3);
  });

  test('OB-EV-14 T-056 R59: the active Medic who becomes Generalist after four actions has one left', () => {
    const s = brinkScene('medic', 'researcher').hand('researcher', 'new-assignment').actions(0);
    assign(s, 'researcher', 'p1', 'generalist');
    expect(s.state.actions).toBe(1);
    s.do('drive:chicago').refuses('generalist', 'drive:atlanta', 'PD-TURN-02');
  });

  test('OB-EV-14: five in total: the Generalist who swaps twice in his turn has no sixth', () => {
    const s = scene('generalist', 'researcher').hand('researcher', 'new-assignment');
    assign(s, 'researcher', 'p1', 'contingency-planner').do('fetch:new-assignment');
    expect(s.state.actions).toBe(4);
    assign(s, 'contingency-planner', 'p1', 'generalist');
    expect(s.state.actions).toBe(4);
  });

  test('OB-EV-14: on the turn of another nothing changes, but his own next turn has five', () => {
    const s = brinkScene('medic', 'researcher').hand('researcher', 'new-assignment').draws('milan', 'essen');
    assign(s, 'researcher', 'p2', 'generalist');
    expect(s.state.actions).toBe(4);
    s.endTurn();
    expect(s.state.actions).toBe(5);
  });

  test('OB-EV-14: after the action phase there is no fifth action any more', () => {
    const s = brinkScene('medic', 'researcher')
      .hand('researcher', 'new-assignment', 'airlift')
      .draws('milan', 'essen')
      .do('end')
      .asks('medic', 'pause');
    assign(s, 'researcher', 'p1', 'generalist');
    expect(s.state.actions).toBe(0);
    s.goOn().asks('researcher', 'action');
    expect(s.state.actions).toBe(4);
  });
});

describe('New Assignment: what belonged to the old role, and what the new one does at once', () => {
  test('OB-EV-13 OQ-18 T-146: a stored event goes to the discard', () => {
    const s = brinkScene('contingency-planner', 'researcher')
      .stored('contingency-planner', 'airlift')
      .hand('researcher', 'new-assignment');
    assign(s, 'researcher', 'p1', 'medic');
    expect(s.view('medic').seats[0].stored).toBe(null);
    expect(s.discardPile).toEqual(['airlift', 'new-assignment']);
    expect(s.removedCards).toEqual([]);
    s.refuses('medic', 'event:airlift', 'PD-EVT-01');
  });

  test('OB-EV-13 OQ-18 PD-ROLE-02: New Assignment itself off his card leaves the game', () => {
    const s = brinkScene('contingency-planner', 'researcher').stored('contingency-planner', 'new-assignment');
    assign(s, 'contingency-planner', 'p1', 'medic');
    expect(s.removedCards).toEqual(['new-assignment']);
    expect(s.discardPile).toEqual([]);
  });

  test('OB-EV-13 OQ-18: samples go back to the supply', () => {
    const s = scene('field-operative', 'researcher')
      .samples({ red: 3, blue: 1 })
      .hand('researcher', 'new-assignment');
    assign(s, 'researcher', 'p1', 'medic');
    expect(s.view('medic').brink?.samples).toEqual([0, 0, 0, 0, 0]);
    expect([s.supplyOf('red'), s.supplyOf('blue')]).toEqual([FULL, FULL]);
  });

  test('OB-EV-13 OQ-18 R52: with eight cards the former Archivist reduces his hand at once', () => {
    const s = scene('archivist', 'researcher')
      .hand('archivist', ...SEVEN, 'cairo')
      .hand('researcher', 'new-assignment')
      .asks('archivist', 'action');
    assign(s, 'researcher', 'p1', 'medic');
    s.asks('medic', 'discard').do('discard:cairo').asks('medic', 'action');
    expect(s.cardsOf('medic').length).toBe(7);
  });

  test('OB-EV-13 OQ-18 R52: played to come down to the limit, the new limit holds: eight are enough', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('scientist', ...SEVEN.slice(0, 5), 'new-assignment', 'airlift')
      .draws('milan', 'cairo')
      .do('end')
      .asks('scientist', 'discard');
    assign(s, 'scientist', 'p1', 'archivist').goOn().asks('researcher', 'action');
    expect(s.cardsOf('archivist').length).toBe(8);
  });

  test('OB-EV-13 OQ-18: powers of once a turn are fresh with the new role', () => {
    const s = brinkScene('operations-expert', 'researcher')
      .hand('operations-expert', 'lima')
      .hand('researcher', 'new-assignment')
      .cubes('paris', { blue: 2 })
      .do('expert-fly:paris')
      .do('spend:lima');
    assign(s, 'researcher', 'p1', 'field-operative');
    s.do('sample:blue');
    expect(s.samplesOf('blue')).toBe(1);
  });

  test('OB-EV-13 OQ-18: the new Troubleshooter does not look late, but flies as one', () => {
    const s = brinkScene('scientist', 'researcher').hand('scientist', 'new-assignment', 'lima');
    assign(s, 'scientist', 'p1', 'troubleshooter');
    s.asks('troubleshooter', 'action').do('fly:lima');
    expect(s.cardsOf('troubleshooter')).toEqual(['lima']);
  });

  test('OB-EV-13 OQ-33: the new Medic takes cured cubes where he stands, at once', () => {
    const s = brinkScene('scientist', 'researcher')
      .cured('red')
      .cubes('atlanta', { red: 3, blue: 1 })
      .cubes('lima', { red: 1 })
      .hand('scientist', 'new-assignment');
    assign(s, 'scientist', 'p2', 'medic');
    expect(s.board('atlanta', 'lima')).toEqual({ atlanta: { blue: 1 }, lima: { red: 1 } });
  });

  test('OB-EV-13 OQ-33: the new Containment Specialist does nothing until he enters a city', () => {
    const s = brinkScene('scientist', 'researcher')
      .cubes('atlanta', { blue: 3 })
      .cubes('chicago', { blue: 2 })
      .hand('scientist', 'new-assignment');
    assign(s, 'scientist', 'p1', 'containment-specialist');
    expect(s.cubesIn('atlanta')).toEqual({ blue: 3 });
    s.do('drive:chicago');
    expect(s.cubesIn('chicago')).toEqual({ blue: 1 });
  });
});
