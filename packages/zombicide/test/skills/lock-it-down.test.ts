import { describe, expect, test } from 'vitest';
import { type Scene, type SceneOptions, sceneWith } from '../scene.ts';

const TWO_DOORS: SceneOptions = { doors: [{ between: ['A1.r2', 'A1.NE'] }, { between: ['A1.r1', 'A1.NW'] }] };
const ROOMS = ['A1.r1', 'A1.r3', 'A2.r1', 'A2.r2', 'A2.r3', 'A2.r4'];

describe('Lock it down', () => {
  test('S1-SKILL-24 ZR086: one action closes an open door of his zone', () => {
    const s = locker().open(0);
    expect(s.options('close')).toEqual(['close:d1']);
    s.do('close:d1');
    expect(s.state.doors).toEqual([0, 0]);
    expect(s.state.actions).toBe(2);
    expect(s.refusal(`move:${s.z('A1.r2')}`)).toBe('S1-MOVE-03');
  });

  test('S1-SKILL-24: from inside as well, and with zombies about', () => {
    const s = locker().open(0).at('amy', 'A1.r2').zombies('A1.r2', { walker: 1 }).do('close:d1');
    expect(s.state.doors).toEqual([0, 0]);
  });

  test('S1-SKILL-24: it makes no noise and takes no tool', () => {
    const s = locker().open(0).do('close:d1');
    expect(s.view.zones[s.zone('A1.NE')].tokens).toBe(0);
  });

  test('S1-SKILL-24: no door that is closed or somewhere else', () => {
    const s = locker().open(1);
    expect(s.options('close')).toEqual([]);
    expect(s.refusal('close:d1')).toBe('S1-SKILL-24');
    expect(s.refusal('close:d2')).toBe('S1-SKILL-24');
  });

  test('S1-SKILL-24 S1-ROUND-04: not without an action', () => {
    const s = locker().open(0).actions(0);
    expect(s.options('close')).toEqual([]);
    expect(s.refusal('close:d1')).toBe('S1-ROUND-04');
  });

  test('S1-SKILL-24: as often as he has actions', () => {
    const s = locker()
      .carries('amy', 'crowbar')
      .revealed(...ROOMS, 'A1.r2')
      .open(0);
    s.do('close:d1', 'open:d1:left', 'close:d1');
    expect(s.state.doors).toEqual([0, 0]);
  });

  test('S1-SKILL-24: two who have it close in their own turns', () => {
    const s = sceneWith(TWO_DOORS, 'amy', 'doug')
      .skills('amy', 'lock-it-down')
      .skills('doug', 'lock-it-down');
    s.open(0, 1).at('doug', 'A1.r1');
    expect(s.options('close')).toEqual(['close:d1']);
    s.do('close:d1', 'end');
    expect(s.options('close')).toEqual(['close:d2']);
  });

  test('S1-SKILL-24: who does not have it is refused', () => {
    const s = sceneWith(TWO_DOORS, 'doug', 'amy').skills('amy', 'lock-it-down').open(0);
    expect(s.options('close')).toEqual([]);
    expect(s.refusal('close:d1')).toBe('S1-SKILL-24');
  });

  test('S1-SKILL-24 S1-DOOR-07 ZR086: opened again, it brings no new zombies', () => {
    const s = locker()
      .carries('amy', 'crowbar')
      .revealed(...ROOMS)
      .zombieCards(4);
    s.do('open:d1:left');
    expect(s.zombiesAt('A1.r2')).toEqual({ walker: 2 });
    const left = s.state.zombieDeck.length;
    s.do('close:d1', 'open:d1:left');
    expect(s.state.doors).toEqual([1, 0]);
    expect(s.state.zombieDeck.length).toBe(left);
    expect(s.zombiesAt('A1.r2')).toEqual({ walker: 2 });
  });

  test('S1-SKILL-24 S1-ZMOVE-05: zombies stop at the closed door', () => {
    const s = locker().open(0).zombies('A1.r2', { walker: 1 }).do('close:d1').zombiesAct();
    expect(s.zombiesAt('A1.r2')).toEqual({ walker: 1 });
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });
});

/** Amy with the skill before a door from the crossing into the building. */
function locker(): Scene {
  return sceneWith(TWO_DOORS, 'amy').skills('amy', 'lock-it-down');
}
