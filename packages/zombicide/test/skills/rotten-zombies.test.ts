import { describe, expect, test } from 'vitest';
import { mixed } from '../rue-morgue/mixed.ts';
import { type Scene, scene } from '../scene.ts';

/** Ned lies under a Rotten marker on the crossing; Amy stands where she is put. */
function hidden(amy: string, made: Scene = scene('ned', 'amy')): Scene {
  made.skills('ned', 'rotten').skills('amy').at('amy', amy).do('end');
  expect(made.view.survivors[0].rotten).toBe(true);
  return made;
}

describe('zombies and the Rotten marker', () => {
  test('RM-SKILL-69: they do not attack him, though they are with him, and go on to those they see', () => {
    const s = hidden('A1.NW').zombies('A1.NE', { walker: 2, fatty: 1 }).zombiesAct();
    expect(s.told('attack')).toEqual([]);
    expect(s.told('wound')).toEqual([]);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 2, fatty: 1 });
  });

  test('RM-SKILL-69: beside somebody whom they notice all attacks are for that one', () => {
    const s = hidden('A1.NE').zombies('A1.NE', { walker: 1 }).zombiesAct();
    expect(s.view.survivors.map(({ wounds }) => wounds)).toEqual([0, 1]);
    expect(s.told('attack')).toMatchObject([{ n: 1 }]);
  });

  test('RM-SKILL-69: they pass by him on the way to others', () => {
    const s = hidden('A2.N').zombies('A1.N', { walker: 1 }).zombiesAct().zombiesAct();
    expect(s.zombiesAt('A2.N')).toEqual({ walker: 1 });
    expect(s.told('wound')).toEqual([]);
  });

  test('RM-SKILL-69 RM-ZMOVE-04: he is not seen: noise that an open way leads to draws them', () => {
    const s = hidden('B1.r3').noise('A1.NW', 1).zombies('A1.N', { walker: 1 }).zombiesAct();
    expect(s.zombiesAt('A1.NW')).toEqual({ walker: 1 });
  });

  test('RM-SKILL-69 OQ-49: and where all are Rotten and nothing is heard, they stay', () => {
    const s = scene('ned').skills('ned', 'rotten').zombies('A1.N', { walker: 1 });
    s.do('end');
    expect(s.view.turn.round).toBe(2);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
    expect(s.told('waits')).toMatchObject([{ n: 1, targets: [] }]);
  });

  test('RM-SKILL-69 OQ-32: where nobody is noticed at all, noise that they can reach comes first', () => {
    const s = scene('ned').skills('ned', 'rotten').noise('A1.NW', 1).noise('B1.r3', 3);
    s.zombies('A1.N', { walker: 1 }).do('end');
    expect(s.zombiesAt('A1.NW')).toEqual({ walker: 1 });
  });

  test('RM-SKILL-69: when it is gone they want him again', () => {
    const s = hidden('B1.r3').do('end', 'activate:ned', 'noise', 'end').zombies('A1.N', { walker: 1 });
    s.zombiesAct();
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('RM-SKILL-69 RM-ACT-02: leaving a zone with zombies still costs him extra actions', () => {
    const s = hidden('B1.r3').do('end', 'activate:ned').zombies('A1.NE', { walker: 1 }).next();
    expect(s.view.turn.moveCost).toBe(2);
    s.do(`move:${s.z('A1.N')}`);
    expect(s.state.actions).toBe(1);
  });

  test('RM-SKILL-69: of zones equally loud the one with more whom they notice counts, by that option', () => {
    const rules = { noiseTieBreak: 'groupSizeThenSplit' } as const;
    const s = mixed({ rules }, 'ned', 'amy', 'doug', 'phil').skills('ned', 'rotten');
    for (const id of ['amy', 'doug', 'phil']) s.skills(id);
    s.at('ned', 'A1.N').at('amy', 'A1.N').at('doug', 'A2.N').at('phil', 'B1.r3').do('end', 'activate:amy');
    s.zombies('A1.NE', { walker: 2 }).zombiesAct();
    // One each: nothing tells them apart but Ned, who does not count.
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
    expect(s.zombiesAt('A2.N')).toEqual({ walker: 1 });
  });

  test('RM-SKILL-69 RM-SKILL-70: zombies that he taunts want him all the same', () => {
    const s = hidden('B1.r3').skills('ned', 'rotten', 'taunt').do('end', 'activate:ned');
    s.zombies('A1.NE', { walker: 1 }).next();
    s.do(`taunt:${s.z('A1.NE')}`);
    expect(s.view.survivors[0]).toMatchObject({ wounds: 1, rotten: true });
  });

  test('RM-SKILL-69 RM-ABOMB-05: the A-Bomb does not grab him', () => {
    const s = hidden('A1.NE', mixed({}, 'ned', 'amy')).at('ned', 'A1.N');
    s.zombies('A1.NE', { 'a-bomb': 1 }).zombiesAct('a-bomb');
    if (s.asking === 'wound') s.do(s.options()[0]);
    expect(s.told('grab')).toEqual([]);
    expect(s.isAt('ned', 'A1.N')).toBe(true);
  });
});
