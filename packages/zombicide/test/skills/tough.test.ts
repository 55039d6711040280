import { describe, expect, test } from 'vitest';
import { scene, sceneWith } from '../scene.ts';

describe('Tough', () => {
  test('S1-SKILL-34 S1-FAQ-14: the first attack takes neither a card nor health', () => {
    const s = scene('ned').skills('ned', 'tough').carries('ned', 'pistol', 'water');
    s.zombies('A1.NE', { walker: 1 }).zombiesAct();
    expect(s.cardsOf('ned')).toEqual(['pistol', 'water', '-', '-', '-']);
  });

  test('S1-SKILL-34: the second attack of the phase hurts, whoever makes it', () => {
    const s = scene('ned').skills('ned', 'tough').zombies('A1.NE', { walker: 2 }).zombiesAct();
    expect(s.view.survivors[0].wounds).toBe(1);
  });

  test('S1-SKILL-34 S1-ZACT-02: so does the second one of a Runner', () => {
    const s = scene('ned').skills('ned', 'tough').zombies('A1.NE', { runner: 1 }).zombiesAct();
    expect(s.view.survivors[0].wounds).toBe(1);
  });

  test('S1-SKILL-34: in each Zombies’ Phase anew', () => {
    const s = scene('ned').skills('ned', 'tough').zombies('A1.NE', { walker: 1 }).do('end', 'end', 'end');
    expect(s.view.turn.round).toBe(4);
    expect(s.view.survivors[0].wounds).toBe(0);
    expect(s.told('spared')).toHaveLength(3);
  });

  test('S1-SKILL-34 S1-ROUND-01: the Spawn step is of the same phase: an extra attack there hurts', () => {
    const s = sceneWith({ mission: { spawns: [{ zone: 'A1.NW' }] } }, 'ned')
      .xp('ned', 7)
      .skills('ned', 'tough');
    s.zombies('A1.NE', { walker: 1 }).zombieCards(37).do('end');
    expect(s.view.survivors[0].wounds).toBe(1);
  });

  test('S1-SKILL-34 S1-ROUND-01: if it is the first of the phase it comes to nothing', () => {
    const s = sceneWith({ mission: { spawns: [{ zone: 'A1.NW' }] } }, 'ned')
      .xp('ned', 7)
      .skills('ned', 'tough');
    s.zombies('A1.N', { walker: 1 }).zombieCards(37).do('end');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
    expect(s.view.survivors[0].wounds).toBe(0);
  });

  test('S1-SKILL-34: beside him others are hurt by the first attack', () => {
    const s = scene('ned', 'amy').skills('ned', 'tough').zombies('A1.NE', { walker: 2 }).zombiesAct();
    s.do('victim:amy', 'victim:ned');
    expect(s.view.survivors.map(({ wounds }) => wounds)).toEqual([0, 1]);
  });

  test('S1-SKILL-34 S1-FAQ-15: it is no help against the shot of a friend, and is not used up by it', () => {
    const s = scene('doug', 'ned')
      .skills('ned', 'tough')
      .carries('doug', 'pistol')
      .at('ned', 'A1.N')
      .rolls(4);
    s.zombies('A1.N', { walker: 1 }).do(`shoot:left:${s.z('A1.N')}`);
    expect(s.view.survivors[1].wounds).toBe(1);
    s.do('end', 'end');
    expect(s.view.turn.round).toBe(2);
    expect(s.view.survivors[1].wounds).toBe(1);
  });

  test('S1-SKILL-34 S1-FAQ-15: nor against an attack in the Players’ Phase', () => {
    const s = sceneWith({ doors: [{ between: ['A1.r2', 'A1.NE'] }] }, 'ned')
      .xp('ned', 7)
      .skills('ned', 'tough');
    s.revealed('A1.r1', 'A1.r3', 'A2.r1', 'A2.r2', 'A2.r3', 'A2.r4').zombieCards(37);
    s.carries('ned', 'crowbar').zombies('A1.NE', { walker: 1 }).do('open:d1:left');
    expect(s.view.turn.phase).toBe('players');
    expect(s.view.survivors[0].wounds).toBe(1);
    s.do('end');
    expect(s.view.turn.round).toBe(2);
    expect(s.survivor('ned').dead).toBe(false);
    expect(s.view.survivors[0].wounds).toBe(1);
  });

  test('S1-SKILL-34 S1-XP-06: Ned learns it with a kill, and it works in the phase that follows', () => {
    const s = scene('ned').carries('ned', 'crowbar').xp('ned', 42).zombies('A1.NE', { walker: 2 }).rolls(4);
    s.do('melee:left', 'learn:tough', 'end');
    expect(s.view.turn.round).toBe(2);
    expect(s.view.survivors[0].wounds).toBe(0);
  });
});
