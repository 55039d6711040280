import { describe, expect, test } from 'vitest';
import type { Scene } from '../../scene.ts';
import { rueMorgue, rueMorgueWith } from '../table.ts';

describe('Loud', () => {
  test('RM-SKILL-39: the zone where she shouted is noisier than any heap of tokens, at no cost', () => {
    const quiet = corners().zombiesAct();
    expect(quiet.zombiesAt('A2.N')).toEqual({ crawler: 1 });
    const s = corners().actions(0).do('shout').zombiesAct();
    expect([s.zombiesAt('B1.E'), s.zombiesAt('A2.N')]).toEqual([{ crawler: 1 }, {}]);
  });

  test('RM-SKILL-39: it lasts until her next turn, through the turn of another', () => {
    const s = corners().do('shout', 'end', 'end');
    expect([s.view.turn.round, s.view.loud]).toEqual([2, s.z('B1.NW')]);
    s.do('activate:terry');
    expect(s.view.loud).toBe(s.z('B1.NW'));
    s.do('end');
    expect([s.view.turn.active, s.view.loud]).toEqual(['maddie', null]);
  });

  test('RM-SKILL-39: once a turn, and of two who shout the last one counts', () => {
    const s = corners().skills('terry', 'loud').do('shout');
    expect(s.refusal('shout')).toBe('S1-SKILL-25');
    s.do('end', 'shout');
    expect(s.view.loud).toBe(s.z('A2.SE'));
  });
});

describe('Ninja', () => {
  test('RM-SKILL-43: neither his figure nor his MP5 nor his Fire Axe on a door makes any noise', () => {
    const s = rueMorgueWith({ doors: [{ between: ['A1.r2', 'A1.NE'] }] }, 'joe').skills('joe', 'ninja');
    s.revealed('A1.r1', 'A1.r2', 'A1.r3', 'A2.r1', 'A2.r2', 'A2.r3', 'A2.r4');
    s.carries('joe', 'mp5', 'fire-axe').zombies('A1.N', { crawler: 3 }).rolls(4, 4, 4);
    s.do(`shoot:left:${s.z('A1.N')}`, 'open:d1:right');
    expect(s.state.doors).toEqual([1]);
    expect(s.view.zones[s.zone('A1.NE')]).toMatchObject({ noise: 0, tokens: 0 });
  });

  test('RM-SKILL-43 RM-NOISE-01 RM-NOISE-04: the same things done by Terry make two tokens, and the figure is the third', () => {
    const s = rueMorgueWith({ doors: [{ between: ['A1.r2', 'A1.NE'] }] }, 'terry').skills('terry');
    s.revealed('A1.r1', 'A1.r2', 'A1.r3', 'A2.r1', 'A2.r2', 'A2.r3', 'A2.r4');
    s.carries('terry', 'mp5', 'fire-axe').zombies('A1.N', { crawler: 3 }).rolls(4, 4, 4);
    s.do(`shoot:left:${s.z('A1.N')}`, 'open:d1:right');
    expect(s.view.zones[s.zone('A1.NE')]).toMatchObject({ noise: 3, tokens: 2 });
  });
});

/** Maddie with the skill and Terry with much noise in opposite corners, a Crawler on the crossing that sees neither. */
function corners(): Scene {
  const s = rueMorgue('maddie', 'terry').skills('maddie', 'loud').skills('terry');
  s.at('maddie', 'B1.NW').at('terry', 'A2.SE').noise('A2.SE', 3);
  return s.zombies('A1.NE', { crawler: 1 });
}
