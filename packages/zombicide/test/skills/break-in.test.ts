import { describe, expect, test } from 'vitest';
import { type Scene, type SceneOptions, sceneWith } from '../scene.ts';

const DOORS: NonNullable<SceneOptions['doors']> = [
  { between: ['A1.r2', 'A1.NE'] },
  { between: ['A1.r1', 'A1.NW'] },
];
const ROOMS = ['A1.r1', 'A1.r2', 'A1.r3', 'A2.r1', 'A2.r2', 'A2.r3', 'A2.r4'];

describe('Break-in', () => {
  test('RM-SKILL-28: opens a door with bare hands, in silence, for nothing', () => {
    const s = burglar();
    expect(s.options('open', 'break-in')).toEqual(['break-in:d1']);
    s.do('break-in:d1');
    expect([s.state.doors[0], s.state.actions]).toEqual([1, 3]);
    expect(s.view.zones[s.zone('A1.NE')].tokens).toBe(0);
  });

  test('RM-SKILL-28: the second door of a turn costs an action, and the next turn has a free one again', () => {
    const s = burglar().do('break-in:d1').at('amy', 'A1.NW').next().do('break-in:d2');
    expect([s.state.doors, s.state.actions]).toEqual([[1, 1], 2]);
    const t = burglar().do('break-in:d1').actions(0).at('amy', 'A1.NW').next();
    expect(t.refusal('break-in:d2')).toBe('S1-ROUND-04');
    t.do('end', 'break-in:d2');
    expect([t.state.doors[1], t.state.actions]).toEqual([1, 3]);
  });

  test('RM-SKILL-28: the free action opens a door when all others are spent, and does nothing else', () => {
    const s = burglar().actions(0);
    expect(s.options()).toEqual(['break-in:d1', 'end']);
  });

  test('RM-SKILL-28: not a door that is open, or somewhere else', () => {
    const s = burglar().open(0);
    expect(s.refusal('break-in:d1')).toBe('S1-DOOR-01');
    expect(s.refusal('break-in:d2')).toBe('S1-DOOR-01');
  });

  test('RM-SKILL-28 S1-DOOR-03: what is behind it is revealed', () => {
    const s = sceneWith({ doors: DOORS, rules: { revealOrder: 'fixed' } }, 'amy').skills('amy', 'break-in');
    s.do('break-in:d1');
    expect(ROOMS.map((room) => s.state.revealed[s.zone(room)])).toEqual(ROOMS.map(() => 1));
    expect(s.told('zombie-card')).toHaveLength(ROOMS.length);
  });

  test('RM-SKILL-28 S1-M08-SP1: a door that waits for its token waits for him too', () => {
    const doors = [{ ...DOORS[0], colour: 'blue' as const }, DOORS[1]];
    const s = sceneWith({ doors, mission: { rules: [{ use: 'coloured-doors' }] } }, 'amy');
    s.skills('amy', 'break-in');
    expect(s.options('break-in')).toEqual([]);
    expect(s.refusal('break-in:d1')).toBe('S1-M08-SP1');
  });

  test('RM-SKILL-28: who does not have it is refused', () => {
    const s = sceneWith({ doors: DOORS }, 'doug', 'amy').skills('amy', 'break-in').skills('doug');
    expect(s.refusal('break-in:d1')).toBe('RM-SKILL-28');
  });
});

/** Alone at the first door, the building already known. */
function burglar(): Scene {
  return sceneWith({ doors: DOORS }, 'amy')
    .skills('amy', 'break-in')
    .revealed(...ROOMS);
}
