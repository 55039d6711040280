import { expect, test } from 'vitest';
import { scene } from './scene.ts';

test('S1-COMBAT-03 S1-MELEE-02: six hits of damage 1 do not kill a Fatty', () => {
  const s = scene('amy').carries('amy', 'baseball-bat').zombies('A1.NE', { fatty: 1, walker: 1 }).rolls(6);
  s.do('melee:left');
  expect(s.zombiesAt('A1.NE')).toEqual({ fatty: 1 });
});

test('S1-RANGED-04: damage 1 against Fatty and Runner leaves the Runner alive', () => {
  const s = scene('amy').carries('amy', 'pistol').zombies('A1.N', { fatty: 1, runner: 1 }).rolls(6);
  s.do(`shoot:left:${s.z('A1.N')}`);
  expect(s.zombiesAt('A1.N')).toEqual({ fatty: 1, runner: 1 });
  expect(s.view.zones[s.zone('A1.NE')].tokens).toBe(1);
});

test('S1-TEST-02: a Runner one zone away moves in and attacks', () => {
  const s = scene('amy').zombies('A1.N', { runner: 1 }).zombiesAct();
  expect(s.zombiesAt('A1.NE')).toEqual({ runner: 1 });
  expect(s.view.survivors[0].wounds).toBe(1);
});
