import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

const FIVE = ['crowbar', 'pistol', 'water', 'rice', 'scope'];

describe('Hoard', () => {
  test('S1-SKILL-21 ZR095: a sixth card finds a place, in the reserve', () => {
    const s = scene('amy')
      .skills('amy', 'hoard')
      .at('amy', 'A1.r2')
      .carries('amy', ...FIVE)
      .finds('gasoline');
    s.do('search');
    expect(s.options('put').filter((key) => key.startsWith('put:found1'))).toEqual(['put:found1:back4']);
    s.do('put:found1:back4', 'done');
    expect(s.cardsOf('amy')).toEqual([...FIVE, 'gasoline']);
  });

  test('S1-SKILL-21 S1-INV-03: for a seventh one has to go', () => {
    const s = scene('amy').skills('amy', 'hoard').at('amy', 'A1.r2');
    s.carries('amy', ...FIVE, 'gasoline')
      .finds('canned-food')
      .do('search');
    expect(s.options('put').filter((key) => key.startsWith('put:found1'))).toEqual([]);
    expect(s.refusal('done')).toBe('S1-SEARCH-03');
    s.do('drop:back4', 'put:found1:back4', 'done');
    expect(s.cardsOf('amy')).toEqual([...FIVE, 'canned-food']);
  });

  test('S1-SKILL-21 S1-INV-01: without it the sixth place does not exist', () => {
    const s = scene('doug', 'amy').skills('amy', 'hoard').skills('doug').at('doug', 'A1.r2');
    s.carries('doug', ...FIVE)
      .finds('gasoline')
      .do('search');
    expect(s.options('put').filter((key) => key.startsWith('put:found1'))).toEqual([]);
    expect(s.refusal('put:found1:back4')).toBe('S1-INV-01');
    s.do('drop:found1');
    expect(s.cardsOf('doug')).toEqual(FIVE);
  });

  test('S1-SKILL-21 S1-INV-02 ZR095: a weapon there is not in hand', () => {
    const s = scene('amy').skills('amy', 'hoard').carries('amy', '-', '-', '-', '-', '-', 'pistol');
    s.zombies('A1.N', { walker: 1 });
    expect(s.options('shoot')).toEqual([]);
    s.do('organise', 'put:back4:left', 'done')
      .rolls(4)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
  });

  test('S1-SKILL-21 S1-TRADE-03: in a trade only its bearer takes a sixth card', () => {
    const s = scene('doug', 'amy').skills('amy', 'hoard').skills('doug');
    s.carries('amy', ...FIVE)
      .carries('doug', 'gasoline')
      .do('trade:amy', 'put:left:their-back4', 'done');
    expect(s.cardsOf('amy')).toEqual([...FIVE, 'gasoline']);
    s.active('amy').next().do('trade:doug');
    expect(s.options('put')).toContain('put:back4:their-left');
    expect(s.refusal('put:back4:their-back4')).toBe('S1-INV-01');
  });

  test('S1-SKILL-21 S1-ZATT-02: a wound takes the place of a card there like any other', () => {
    const s = scene('amy')
      .skills('amy', 'hoard')
      .carries('amy', ...FIVE, 'gasoline');
    s.zombies('A1.NE', { walker: 1 }).zombiesAct().do('lose:back4');
    expect(s.cardsOf('amy')).toEqual([...FIVE, 'wounded']);
  });
});
