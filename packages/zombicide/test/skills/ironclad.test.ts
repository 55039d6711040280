import { describe, expect, test } from 'vitest';
import { mixed } from '../rue-morgue/mixed.ts';
import { scene } from '../scene.ts';

describe('Dreadnought', () => {
  test.each([
    ['walker', 'runner'],
    ['runner', 'fatty'],
    ['fatty', 'walker'],
  ] as const)('RM-SKILL-44: against a %s nothing happens, a %s wounds', (kind, other) => {
    const s = scene('amy').skills('amy', `ironclad-${kind}`).carries('amy', 'pistol');
    s.zombies('A1.NE', { [kind]: 3 }).zombiesAct();
    expect(s.cardsOf('amy')).toEqual(['pistol', '-', '-', '-', '-']);
    expect(s.told('spared').length).toBeGreaterThanOrEqual(3);
    s.zombies('A1.NE', { [kind]: 0, [other]: 1 }).zombiesAct(other);
    expect(s.view.survivors[0].wounds + Number(s.survivor('amy').dead)).toBeGreaterThan(0);
  });

  test('RM-SKILL-44 S1-SKILL-34: Tough is kept for those he is not proof against', () => {
    const s = scene('amy').skills('amy', 'tough', 'ironclad-walker');
    s.zombies('A1.NE', { walker: 2, fatty: 1 }).zombiesAct();
    expect(s.view.survivors[0].wounds).toBe(0);
  });

  test('RM-SKILL-44 ZR062: a Skinner Walker is a Walker too, a Crawler is not', () => {
    const s = mixed({}, 'amy').skills('amy', 'ironclad-walker').zombies('A1.NE', { 'skinner-walker': 2 });
    s.zombiesAct('skinner-walker');
    expect(s.view.survivors[0].wounds).toBe(0);
    s.zombies('A1.NE', { 'skinner-walker': 0, crawler: 1 }).zombiesAct('crawler');
    expect(s.view.survivors[0].wounds).toBe(1);
  });

  test('RM-SKILL-44: it does not help against a shot, nor others', () => {
    const s = scene('doug', 'amy').skills('amy', 'ironclad-walker').skills('doug').carries('doug', 'pistol');
    s.at('amy', 'A1.N')
      .rolls(4)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.view.survivors[1].wounds).toBe(1);
    s.carries('doug', '-').zombies('A1.NE', { walker: 1 }).zombiesAct();
    expect(s.view.survivors[0].wounds).toBe(1);
  });
});
