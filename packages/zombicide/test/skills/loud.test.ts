import { describe, expect, test } from 'vitest';
import { type Scene, sceneWith } from '../scene.ts';

describe('Loud', () => {
  test('S1-SKILL-25 S1-ZMOVE-01: his zone is the noisiest, above all tokens', () => {
    const quiet = corners().zombiesAct();
    expect(quiet.zombiesAt('A2.N')).toEqual({ walker: 1 });
    const s = corners().do('shout').zombiesAct();
    expect(s.view.loud).toBe(s.z('B1.NW'));
    expect(s.zombiesAt('B1.E')).toEqual({ walker: 1 });
    expect(s.zombiesAt('A2.N')).toEqual({});
  });

  test('S1-SKILL-25: it costs nothing and puts no token', () => {
    const s = corners().actions(0).do('shout');
    expect(s.state.actions).toBe(0);
    expect(s.view.zones[s.zone('B1.NW')].tokens).toBe(0);
  });

  test('S1-SKILL-25: once per turn, and in his next turn again', () => {
    const s = corners().do('shout');
    expect(s.options('shout')).toEqual([]);
    expect(s.refusal('shout')).toBe('S1-SKILL-25');
    s.do('noise');
    expect(s.refusal('shout')).toBe('S1-SKILL-25');
    s.do('end', 'end', 'activate:amy');
    expect(s.options('shout')).toEqual(['shout']);
  });

  test('S1-SKILL-25 ZR085: it is the zone where it was used, also when he has gone', () => {
    const s = corners().skills('amy', 'loud', 'two-zones').zombies('A1.NE', { walker: 0 }).do('shout');
    s.do(`move:${s.z('B1.N')}`, `on:${s.z('B1.NE')}`, `move:${s.z('B1.E')}`, `on:${s.z('A1.NE')}`);
    s.do(`move:${s.z('A1.N')}`, 'stay')
      .zombies('B1.NE', { walker: 1 })
      .zombiesAct();
    expect(s.isAt('amy', 'A1.N')).toBe(true);
    expect(s.view.loud).toBe(s.z('B1.NW'));
    expect(s.zombiesAt('B1.N')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-25 S1-ZMOVE-01: of two zones with survivors in sight it draws them', () => {
    const s = corners().at('amy', 'A1.NW').at('doug', 'A2.NE').noise('A2.NE', 3).do('shout').zombiesAct();
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-25 S1-ZMOVE-01: who sees a survivor elsewhere goes to him all the same', () => {
    const s = corners().at('doug', 'A2.NE').do('shout').zombiesAct();
    expect(s.zombiesAt('A2.N')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-25 S1-ZMOVE-04: behind a closed door it draws nobody who can reach another', () => {
    const s = corners().at('amy', 'A1.r2').do('shout').zombiesAct();
    expect(s.zombiesAt('A2.N')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-25: of several owners the last one counts', () => {
    const s = corners().skills('doug', 'loud').do('shout', 'end');
    expect(s.options('shout')).toEqual(['shout']);
    s.do('shout');
    expect(s.view.loud).toBe(s.z('A2.SE'));
    s.zombiesAct();
    expect(s.zombiesAt('A2.N')).toEqual({ walker: 1 });
  });

  test('S1-SKILL-25: who does not have it is refused', () => {
    const s = corners().do('end');
    expect(s.view.turn.active).toBe('doug');
    expect(s.options('shout')).toEqual([]);
    expect(s.refusal('shout')).toBe('S1-SKILL-25');
  });

  test('S1-SKILL-25 ZR085 loudUntil ownersNextTurn: until he acts again, not until others do', () => {
    const s = corners('ownersNextTurn').do('shout', 'end', 'end');
    expect(s.view.turn.round).toBe(2);
    expect(s.zombiesAt('B1.E')).toEqual({ walker: 1 });
    s.do('activate:doug');
    expect(s.view.loud).toBe(s.z('B1.NW'));
    s.do('end');
    expect(s.view.turn.active).toBe('amy');
    expect(s.view.loud).toBeNull();
  });

  test('S1-SKILL-25 loudUntil endOfRound: through the Zombies’ Phase and no longer', () => {
    const s = corners('endOfRound').do('shout', 'end', 'end');
    expect(s.zombiesAt('B1.E')).toEqual({ walker: 1 });
    expect(s.view.turn.round).toBe(2);
    expect(s.view.loud).toBeNull();
  });
});

/** Amy with the skill and Doug with much noise in opposite corners, a Walker on the crossing who sees neither. */
function corners(loudUntil: 'ownersNextTurn' | 'endOfRound' = 'ownersNextTurn'): Scene {
  const s = sceneWith({ rules: { loudUntil } }, 'amy', 'doug').skills('amy', 'loud').skills('doug');
  s.at('amy', 'B1.NW').at('doug', 'A2.SE').noise('A2.SE', 3);
  return s.zombies('A1.NE', { walker: 1 });
}
