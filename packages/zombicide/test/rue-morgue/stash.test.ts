import { expect, test } from 'vitest';
import { zombicide } from '../../src/game.ts';
import { airfield, aloft } from './airfield.ts';

test('EX-HELI-01 RM-HELI-19 RM-HELI-20: bottles are left in the helicopter, and another makes a Molotov of them', () => {
  const s = airfield({}, 'amy', 'doug').helicopter('A1.hp').at('doug', 'A1.hp');
  s.carries('amy', 'glass-bottles').carries('doug', 'gasoline').do('store:left');
  expect(s.view.cars[0].cargo).toEqual(['glass-bottles']);
  expect(s.view.turn.actions).toBe(2);
  expect(s.cardsOf('amy')).not.toContain('glass-bottles');
  expect(zombicide.faults(s.run).filter((fault) => fault.includes('glass'))).toEqual([]);
  if (s.asking === 'stash') s.do('done');
  s.active('doug').next().do('retrieve:glass-bottles');
  expect(s.view.turn.actions).toBe(2);
  if (s.asking === 'stash') s.do('done');
  expect(s.view.cars[0].cargo).toEqual([]);
  const at = s.cardsOf('doug').indexOf('glass-bottles');
  s.do(s.options('combine').find((key) => key.includes(s.place(at))) ?? '');
  expect(s.cardsOf('doug')).toContain('molotov');
  expect(s.view.turn.actions).toBe(2);
});

test('RM-HELI-19 RM-HELI-20: any number of cards for the one action', () => {
  const s = airfield({}, 'amy').helicopter('A1.hp').carries('amy', 'pan', 'machete', 'rice').actions(2);
  s.do('store:left', 'store:back1', 'done');
  expect(s.view.cars[0].cargo).toEqual(['pan', 'rice']);
  expect(s.view.turn.actions).toBe(1);
  s.do('retrieve:rice', 'retrieve:pan');
  expect(s.view.turn.actions).toBe(0);
  expect(s.cardsOf('amy').toSorted()).toEqual(['-', '-', 'machete', 'pan', 'rice']);
});

test('RM-HELI-19: not from the next zone, not without a card, not while it is in the air over him', () => {
  const away = airfield({}, 'amy').helicopter('A1.NE').carries('amy', 'pan');
  expect(away.options('store')).toEqual([]);
  expect(away.refusal('store:left')).toBe('RM-HELI-19');
  const bare = airfield({}, 'amy').helicopter('A1.hp');
  expect(bare.refusal('store:left')).toBe('RM-HELI-19');
  const flying = airfield({}, 'amy').helicopter('A1.hp', 1).carries('amy', 'pan');
  expect(flying.refusal('store:left')).toBe('RM-HELI-19');
});

test('RM-HELI-20: only what lies in it, and only with a free place', () => {
  const s = airfield({}, 'amy').helicopter('A1.hp');
  s.state.cars[0].cargo.push(s.take('pan'));
  expect(s.options('retrieve')).toEqual(['retrieve:pan']);
  expect(s.refusal('retrieve:rice')).toBe('RM-HELI-20');
  s.carries('amy', 'rice', 'water', 'machete', 'pistol', 'scope').next();
  expect(s.options('retrieve')).toEqual([]);
  expect(s.refusal('retrieve:pan')).toBe('RM-INV-01');
});

test('RM-HELI-21 OQ-11: pilot and passenger store and retrieve, also in the air; nobody below does', () => {
  const s = aloft('A1.hp', 'amy', 'doug', 'ned').sits('doug', 0, 2).carries('amy', 'pan').at('ned', 'A1.hp');
  s.do('store:left');
  if (s.asking === 'stash') s.do('done');
  s.active('doug').next().do('retrieve:pan');
  expect(s.cardsOf('doug')).toContain('pan');
  s.do('store:back1');
  s.active('ned').next();
  expect(s.options('retrieve')).toEqual([]);
  expect(s.refusal('retrieve:pan')).toBe('RM-HELI-20');
});
