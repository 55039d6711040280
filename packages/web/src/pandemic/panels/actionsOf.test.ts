import { describe, expect, it } from 'vitest';
import { actionsOf } from './actionsOf.ts';

describe('the actions of a turn', () => {
  it('are four, and five for the Generalist: OB-ROLE-12', () => {
    expect([actionsOf('medic', 4), actionsOf('medic', 1), actionsOf('generalist', 2)]).toEqual([4, 4, 5]);
  });

  it('are as many as are left after Borrowed Time or New Assignment: OB-EV-01, OB-EV-14', () => {
    expect([actionsOf('medic', 6), actionsOf('generalist', 7), actionsOf('medic', 5)]).toEqual([6, 7, 5]);
  });
});
