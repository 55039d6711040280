import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('Generalist', () => {
  test('OB-ROLE-12 T-055: five drives in a turn, and not a sixth', () => {
    const s = scene('generalist', 'researcher')
      .do('drive:chicago')
      .do('drive:montreal')
      .do('drive:washington')
      .do('drive:miami')
      .do('drive:bogota');
    expect(s.cityOf('generalist')).toBe('bogota');
    s.refuses('generalist', 'drive:lima', 'PD-TURN-02').offers('generalist', 'end');
  });

  test('OB-ROLE-12: each of his turns begins with five actions, those of the others with four', () => {
    const s = scene('researcher', 'generalist').draws('milan', 'essen', 'tokyo', 'osaka').endTurn();
    expect(s.view('researcher').turn).toMatchObject({ active: 1, actions: 5 });
    s.endTurn();
    expect(s.view('researcher').turn).toMatchObject({ active: 0, actions: 4 });
  });

  test('OB-ROLE-12 PD-TURN-02: he may do less, and what is left is lost', () => {
    const s = scene('generalist', 'researcher')
      .draws('milan', 'essen', 'tokyo', 'osaka')
      .do('drive:chicago')
      .endTurn()
      .endTurn();
    expect(s.view('researcher').turn).toMatchObject({ active: 0, actions: 5 });
  });

  test('OB-ROLE-12 OB-EV-01: Borrowed Time adds two to the five', () => {
    const s = scene('generalist', 'researcher').hand('generalist', 'borrowed-time').do('event:borrowed-time');
    expect(s.state.actions).toBe(7);
  });
});
