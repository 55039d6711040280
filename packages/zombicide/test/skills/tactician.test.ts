import { randomNumbers } from '@holdout/testkit';
import { describe, expect, test } from 'vitest';
import { greedy } from '../../src/bot/greedy.ts';
import { zombicide } from '../../src/game.ts';
import { type Scene, sceneWith } from '../scene.ts';

/** Amy and Josh are of seat 1, Doug and Ned of seat 2. The first round has begun with Amy's turn. */
function table(...tacticians: string[]): Scene {
  const s = sceneWith({ players: 2 }, 'amy', 'doug', 'josh', 'ned');
  for (const id of ['amy', 'doug', 'josh', 'ned']) s.skills(id);
  for (const id of tacticians) s.skills(id, 'tactician');
  // The turn of seat 2 is still to come.
  s.state.frames[1].vars.seats = [1];
  return s;
}

/** Who has a turn while these answers are given. */
function turns(s: Scene, ...order: string[]): string[] {
  const before = s.told('turn').length;
  for (const key of order) s.do(key);
  return s
    .told('turn')
    .slice(before)
    .map(({ who }) => String(who));
}

describe('Tactician', () => {
  test('RM-SKILL-65: he may act between two turns of another seat, and the choice is for his own', () => {
    const s = table('ned').do('end');
    expect(s.options('activate')).toEqual(['activate:josh', 'activate:ned']);
    expect(s.run.decision([0])?.options.map(({ key }) => key)).toEqual(['activate:josh']);
    expect(s.run.decision([1])?.options.map(({ key }) => key)).toEqual(['activate:ned']);
    expect(s.run.owner()).toBe(0);
    s.do('activate:ned');
    expect(s.view.turn).toMatchObject({ active: 'ned', seat: 1, actions: 3 });
    s.do('end');
    expect(s.view.turn).toMatchObject({ active: 'josh', seat: 0 });
    expect(s.view.survivors[3].acted).toBe(true);
  });

  test('RM-SKILL-65: or before everybody, and the round goes on where it was', () => {
    const s = table('ned').roundEnds();
    // Now seat 2 goes first.
    expect(s.view.turn).toMatchObject({ round: 2, seat: 1 });
    s.roundEnds();
    expect(s.options()).toEqual(['activate:amy', 'activate:josh', 'activate:ned']);
    expect(turns(s, 'activate:ned', 'end', 'activate:amy', 'end', 'end')).toEqual([
      'ned',
      'amy',
      'josh',
      'doug',
    ]);
  });

  test('RM-SKILL-65: or after everybody, though the turn of his seat is long over', () => {
    const s = table('josh').do('end');
    // Nobody of seat 1 has to act any more: Josh waits, and may act before each of seat 2.
    expect(s.options()).toEqual(['activate:doug', 'activate:ned', 'activate:josh']);
    expect(turns(s, 'activate:doug', 'end', 'activate:ned', 'end')).toEqual(['doug', 'ned', 'josh']);
    s.do('end');
    expect(s.view.turn.round).toBe(2);
  });

  test('RM-SKILL-65: each survivor has but one turn in a round', () => {
    const s = table('ned').do('end', 'activate:ned', 'end', 'end');
    expect(s.view.turn).toMatchObject({ round: 1, active: 'doug' });
    s.do('end');
    expect(s.view.turn.round).toBe(2);
  });

  test('RM-SKILL-65: several agree on their order: whoever says so first', () => {
    const s = table('josh', 'ned').do('end');
    expect(s.options()).toEqual(['activate:doug', 'activate:ned', 'activate:josh']);
    s.do('activate:doug', 'end');
    expect(s.view.turn.active).toBeNull();
    expect(s.options()).toEqual(['activate:josh', 'activate:ned']);
    s.do('activate:ned', 'end');
    expect(s.view.turn.active).toBe('josh');
  });

  test('RM-SKILL-65 ZR089: not in the middle of the turn of another', () => {
    const s = table('ned');
    expect(s.options('activate')).toEqual([]);
    expect(s.refusal('activate:ned', 1)).toBe('S1-ROUND-03');
  });

  test('RM-SKILL-65 S1-ROUND-02: nobody else changes the order of the seats', () => {
    const s = table('ned').do('end');
    expect(s.refusal('activate:doug', 1)).toBe('S1-ROUND-03');
    const none = table().do('end');
    expect(none.view.turn).toMatchObject({ active: 'josh', seat: 0 });
    none.do('end');
    expect(none.options()).toEqual(['activate:doug', 'activate:ned']);
  });

  test('RM-SKILL-65: a bot that is asked leaves his turn to him, however much there is to do', () => {
    const s = table('ned').do('end').at('ned', 'A1.N').zombies('A1.N', { walker: 6 }).next();
    const [own, other] = [s.run.pick(0), s.run.pick(1)].map((code) => zombicide.vocabulary.key(code));
    expect([own, other]).toEqual(['activate:josh', 'activate:ned']);
    expect(greedy(s.run, randomNumbers(1))).toBe(0);
  });

  test('RM-SKILL-65: who dies while he waits has no turn', () => {
    const s = table('ned').do('end').dead('ned').next();
    expect(s.view.turn.active).toBe('josh');
    s.do('end', 'end');
    expect(s.view.turn.round).toBe(2);
  });
});
