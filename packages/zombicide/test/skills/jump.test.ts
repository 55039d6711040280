import { describe, expect, test } from 'vitest';
import { type Scene, scene, sceneWith } from '../scene.ts';

describe('Jump', () => {
  test('RM-SKILL-63: for one action two zones on, over whatever stands between', () => {
    const s = jumper().zombies('A1.N', { walker: 3, fatty: 1 });
    expect(s.options('jump')).toEqual(['A1.NW', 'B1.NE', 'A2.NE'].map((zone) => `jump:${s.z(zone)}`));
    s.do(`jump:${s.z('A1.NW')}`);
    expect(s.isAt('wanda', 'A1.NW')).toBe(true);
    expect(s.state.actions).toBe(2);
  });

  test('RM-SKILL-63: not one zone on, not three, and not round a corner', () => {
    const s = jumper().at('wanda', 'A1.N');
    for (const zone of ['A1.NW', 'A2.NE', 'B1.E', 'A1.N'])
      expect(s.refusal(`jump:${s.z(zone)}`)).toBe('RM-SKILL-63');
    expect(s.refusal('jump:z200')).toBe('RM-SKILL-63');
    expect(s.options('jump')).toEqual([`jump:${s.z('A2.N')}`]);
  });

  test('RM-SKILL-63: from one room he does not see into the next but one', () => {
    const s = jumper().at('wanda', 'B1.r3');
    expect(s.options('jump')).toEqual([]);
    expect(s.refusal(`jump:${s.z('B1.r2')}`)).toBe('RM-SKILL-63');
  });

  test('RM-SKILL-63: a closed door between forbids it, an open one does not', () => {
    const s = sceneWith({ doors: [{ between: ['A1.r2', 'A1.NE'] }] }, 'wanda').skills('wanda', 'jump');
    s.at('wanda', 'B1.E');
    expect(s.refusal(`jump:${s.z('A1.r2')}`)).toBe('RM-SKILL-63');
    s.open(0)
      .next()
      .do(`jump:${s.z('A1.r2')}`);
    expect(s.isAt('wanda', 'A1.r2')).toBe(true);
  });

  test('RM-SKILL-63: zombies where he jumps from cost more, with Slippery too', () => {
    const s = jumper('slippery').zombies('A1.NE', { walker: 1 }).actions(1);
    expect(s.options('jump')).toEqual([]);
    expect(s.refusal(`jump:${s.z('A1.NW')}`)).toBe('S1-MOVE-04');
    s.actions(2)
      .next()
      .do(`jump:${s.z('A1.NW')}`);
    expect(s.state.actions).toBe(0);
  });

  test('RM-SKILL-63: what lengthens a Move does not lengthen it', () => {
    const s = jumper('zone-per-move', 'two-zones').do('noise');
    s.do(`jump:${s.z('A1.NW')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('wanda', 'A1.NW')).toBe(true);
  });

  test('RM-SKILL-63: it is no Move action: a free one does not pay for it', () => {
    const s = jumper('free-move').actions(0);
    expect(s.options('jump')).toEqual([]);
    expect(s.refusal(`jump:${s.z('A1.NW')}`)).toBe('S1-MOVE-04');
  });

  test('RM-SKILL-63: once a turn, and in the next turn again', () => {
    const s = jumper();
    s.do(`jump:${s.z('A1.NW')}`);
    expect(s.options('jump')).toEqual([]);
    expect(s.refusal(`jump:${s.z('A1.NE')}`)).toBe('RM-SKILL-63');
    s.do('end');
    expect(s.options('jump')).toEqual([`jump:${s.z('A1.NE')}`]);
  });

  test('RM-SKILL-63: not out of a car, and not without the skill', () => {
    const s = jumper().car('police-car', 'A1.NE').sits('wanda', 0, 0);
    expect(s.options('jump')).toEqual([]);
    expect(s.refusal(`jump:${s.z('A1.NW')}`)).toBe('S1-CAR-02');
    const other = scene('doug', 'wanda').skills('wanda', 'jump');
    expect(other.options('jump')).toEqual([]);
    expect(other.refusal(`jump:${other.z('A1.NW')}`)).toBe('RM-SKILL-63');
  });
});

/** Wanda on the crossing, who jumps. */
function jumper(...skills: string[]): Scene {
  return scene('wanda').skills('wanda', 'jump', ...skills);
}
