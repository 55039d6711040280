import { interference, randomNumbers } from '@holdout/testkit';
import { expect, test } from 'vitest';
import { type Scene, sceneOf } from '../scene.ts';
import { takes } from './moments.ts';

/** Amy and Doug at a real table. As far as the program knows, it is too late behind the first token. */
const realTable = (): Scene =>
  sceneOf({ mission: 's1-09', players: 2, entered: true }, 'amy', 'doug').faces(0, 1, 1, 1);

const expectNoLeak = (s: Scene): void => {
  const random = randomNumbers(8);
  const looks = Array.from({ length: 20 }, () => interference(s.run, 'everyone', random));
  expect(looks).toEqual(new Array(20).fill(null));
};
const present = (s: Scene): string[] =>
  s.view.survivors.filter(({ zone }) => zone !== null).map(({ id }) => id);

test('S1-M09-SP2 S1-M09-SP4: the table tells that somebody is there, and then which card was drawn for him', () => {
  const s = takes(realTable(), 'amy', 0);
  expect(s.run.decision([0])).toMatchObject({ ask: 'enterRescue', about: 't1' });
  expect(s.options()).toEqual(['somebody', 'nobody']);
  expect(s.view.tokens[0]).toMatchObject({ taken: false, face: null });
  expectNoLeak(s);
  s.do('somebody');
  expect(s.view.tokens[0]).toMatchObject({ taken: true, face: 'safe' });
  expect(s.run.decision([0])).toMatchObject({ ask: 'enterFound', about: 'amy' });
  expect(s.options().toSorted()).toEqual(['joins:josh', 'joins:ned', 'joins:phil', 'joins:wanda']);
  expectNoLeak(s);
  s.do('joins:ned');
  expect(s.told('joins')).toEqual([{ t: 'joins', who: 'ned', seat: 0 }]);
  expect(s.isAt('ned', s.mission.objectives[0].zone)).toBe(true);
  expect(s.cardsOf('ned')).toEqual(['-', '-', '-', '-', '-']);
  expectNoLeak(s);
});

test('S1-M09-SP5: nobody: nobody appears, and behind all others there is somebody', () => {
  const s = takes(realTable(), 'amy', 2).do('nobody');
  expect(s.told('face')).toMatchObject([{ token: 't3', face: 'late' }]);
  expect(present(s)).toEqual(['amy', 'doug']);
  for (const [token, id] of [
    [0, 'wanda'],
    [1, 'josh'],
    [3, 'phil'],
  ] as const) {
    takes(s, 'amy', token);
    expect(s.options()).not.toContain(`joins:${present(s).at(-1)}`);
    s.do(`joins:${id}`);
  }
  expect(present(s)).toEqual(['amy', 'doug', 'wanda', 'josh', 'phil']);
});

test('S1-M09-SP2: after three who were found the last is too late, without a question', () => {
  const s = realTable();
  for (const [token, id] of [
    [0, 'wanda'],
    [1, 'josh'],
    [2, 'phil'],
  ] as const)
    takes(s, 'amy', token).do('somebody', `joins:${id}`);
  takes(s, 'amy', 3);
  expect(s.asking).toBe('action');
  expect(s.view.tokens.map(({ face }) => face)).toEqual(['safe', 'safe', 'safe', 'late']);
  expect(s.over).toBeNull();
});

test('S1-M09-SP4: when one single survivor is left, it is he', () => {
  const s = sceneOf({ mission: 's1-09', players: 3, entered: true }, 'amy', 'doug', 'josh').faces(0, 1, 1, 1);
  takes(s, 'amy', 0).do('somebody', 'joins:wanda');
  takes(s, 'amy', 1).do('somebody', 'joins:phil');
  takes(s, 'amy', 2).do('somebody');
  expect(s.told('joins').map(({ who }) => who)).toEqual(['wanda', 'phil', 'ned']);
});
