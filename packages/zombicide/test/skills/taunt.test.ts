import { describe, expect, test } from 'vitest';
import { leadersOf } from '../../src/rules/horde.ts';
import { type Scene, scene, sceneWith, type Zombies } from '../scene.ts';

describe('Taunt', () => {
  test('RM-SKILL-70: at no cost all zombies of a zone that he sees come one zone nearer at once', () => {
    const s = taunter().actions(0).zombies('A1.NW', { walker: 2, fatty: 1 }).zombies('A2.N', { walker: 1 });
    expect(s.options('taunt')).toEqual([`taunt:${s.z('A1.NW')}`, `taunt:${s.z('A2.N')}`]);
    s.do(`taunt:${s.z('A1.NW')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 2, fatty: 1 });
    expect(s.zombiesAt('A2.N')).toEqual({ walker: 1 });
    expect(s.state.actions).toBe(0);
    expect(s.told('taunt')).toEqual([{ t: 'taunt', who: 'ned', zone: s.z('A1.NW') }]);
  });

  test('RM-SKILL-70 ZR079: they go through the zone of others without attacking them', () => {
    const s = taunter().at('amy', 'A1.NW').zombies('A1.NW', { walker: 2 });
    s.do(`taunt:${s.z('A1.NW')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 2 });
    expect(s.view.survivors.map(({ wounds }) => wounds)).toEqual([0, 0]);
  });

  test('RM-SKILL-70: they do not turn to somebody else whom they see or hear', () => {
    const s = taunter().at('amy', 'A1.NW').noise('A1.NW', 9).zombies('A1.N', { walker: 1 });
    s.do(`taunt:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('RM-SKILL-70: those in his own zone attack him and nobody else there', () => {
    const s = taunter().at('amy', 'A1.NE').zombies('A1.NE', { walker: 1 });
    s.do(`taunt:${s.z('A1.NE')}`);
    expect(s.view.survivors.map(({ wounds }) => wounds)).toEqual([1, 0]);
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('RM-SKILL-70 S1-SPAWN-07: a whole activation: Runners come and attack', () => {
    const s = sceneWith({ rules: { extraActivationFull: true } }, 'ned', 'amy').skills('ned', 'taunt');
    s.at('amy', 'B1.r3').zombies('A1.N', { walker: 1, runner: 1 }).zombies('A1.NE', { runner: 3 });
    s.do(`taunt:${s.z('A1.N')}`);
    expect(s.view.survivors[0].wounds).toBe(1);
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1, runner: 4 });
  });

  test('RM-SKILL-70 S1-SPAWN-07: or one action each, where that is the rule', () => {
    const s = sceneWith({ rules: { extraActivationFull: false } }, 'ned').skills('ned', 'taunt');
    s.zombies('A1.NW', { runner: 1 }).do(`taunt:${s.z('A1.NW')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ runner: 1 });
  });

  test('RM-SKILL-70: he may die of it, and then his turn is over', () => {
    const s = taunter().wounds('ned', 1).zombies('A1.NE', { walker: 3 });
    s.do(`taunt:${s.z('A1.NE')}`);
    expect(s.survivor('ned').dead).toBe(true);
    expect(s.view.turn.active).not.toBe('ned');
  });

  test('RM-SKILL-70: once in his turn, and in the next one again', () => {
    const s = taunter().zombies('A1.NW', { walker: 1 });
    s.do(`taunt:${s.z('A1.NW')}`);
    expect(s.options('taunt')).toEqual([]);
    expect(s.refusal(`taunt:${s.z('A1.N')}`)).toBe('RM-SKILL-70');
    s.noZombies().do('end', 'end');
    s.zombies('A1.NW', { walker: 1 }).do('activate:ned');
    expect(s.options('taunt')).toEqual([`taunt:${s.z('A1.NW')}`]);
  });

  test('RM-SKILL-70: not a zone that he does not see, nor one without zombies', () => {
    const s = taunter().zombies('B1.N', { walker: 1 });
    for (const zone of ['B1.N', 'A1.N']) expect(s.refusal(`taunt:${s.z(zone)}`)).toBe('RM-SKILL-70');
    expect(s.refusal('taunt:z200')).toBe('RM-SKILL-70');
  });

  test('RM-SKILL-70: who does not have it is refused', () => {
    const s = scene('amy', 'ned').skills('ned', 'taunt').zombies('A1.N', { walker: 1 });
    expect(s.options('taunt')).toEqual([]);
    expect(s.refusal(`taunt:${s.z('A1.N')}`)).toBe('RM-SKILL-70');
  });
});

/** Ned on the crossing, and Amy out of the way. */
function taunter(): Scene {
  return scene('ned', 'amy').skills('ned', 'taunt').at('amy', 'B1.r3');
}

describe('Taunt where two ways are as short', () => {
  test('RM-SKILL-70 S1-SPLIT-01: a group splits and is made equal, and Runners still come on', () => {
    const s = chased({ walker: 1, runner: 1 });
    expect(s.zombiesAt('B1.r1')).toEqual({ walker: 1 });
    expect(s.zombiesAt('B1.r4')).toEqual({ walker: 1 });
    expect(s.zombiesAt('B1.r2')).toEqual({ runner: 2 });
  });

  test('RM-SKILL-70 S1-SPLIT-03: the players choose the way of the Abomination', () => {
    const s = chased({ abomination: 1 });
    expect(s.asking).toBe('leaderWay');
    expect(s.options()).toEqual([`way:${s.z('B1.r1')}`, `way:${s.z('B1.r4')}`]);
    expect(s.refusal(`way:${s.z('B1.r2')}`)).toBe('S1-SPLIT-03');
    s.do(`way:${s.z('B1.r4')}`);
    expect(s.zombiesAt('B1.r4')).toEqual({ abomination: 1 });
    expect(s.asking).toBe('action');
  });
});

/** Ned in a room, taunted zombies in the one across: between them lie two others. */
function chased(zombies: Zombies): Scene {
  const s = sceneWith({ rules: { extraActivationFull: true } }, 'ned').skills('ned', 'taunt');
  s.at('ned', 'B1.r2').zombies('B1.r3', zombies).next();
  const taunted = Object.entries(zombies).flatMap(([kind, n]) =>
    leadersOf(s.zone('B1.r3'), s.kind(kind as keyof Zombies), n),
  );
  s.run.call('taunt', { who: 0, taunted, next: [], blows: [], alone: [], zombie: -1, pass: 0 });
  return s.next();
}
