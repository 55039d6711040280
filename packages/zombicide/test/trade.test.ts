import { describe, expect, test } from 'vitest';
import { scene, sceneWith } from './scene.ts';

describe('reorganising', () => {
  test('S1-TRADE-01: for one action all cards go wherever one likes', () => {
    const s = scene('amy').carries('amy', 'pan', 'water', 'fire-axe', 'pistol');
    s.do('organise', 'put:left:back1', 'put:right:back2', 'put:back1:back3', 'done');
    expect(s.cardsOf('amy')).toEqual(['fire-axe', 'pistol', '-', 'water', 'pan']);
    expect(s.state.actions).toBe(2);
  });

  test('S1-TRADE-01: every place can be reached from every other, by moving or by changing places', () => {
    const s = scene('amy').carries('amy', '-', 'pan', '-', '-', 'water').do('organise');
    expect(s.options('put')).toEqual([
      'put:right:left',
      'put:right:back1',
      'put:right:back2',
      'put:right:back3',
      'put:back3:left',
      'put:back3:back1',
      'put:back3:back2',
    ]);
    expect(s.options('done')).toEqual(['done']);
    s.do('put:right:back3', 'done');
    expect(s.cardsOf('amy')).toEqual(['-', 'water', '-', '-', 'pan']);
  });

  test('S1-TRADE-01: it is an action each time, and with none left it can not be done', () => {
    const s = scene('amy').carries('amy', 'pan').do('organise', 'put:left:right', 'done');
    s.do('organise', 'put:right:left', 'done', 'organise', 'put:left:right', 'done');
    expect(s.options('organise')).toEqual([]);
    expect(s.refusal('organise')).toBe('S1-ROUND-04');
  });

  test('S1-TRADE-01: nobody else is touched by it', () => {
    const s = scene('amy', 'doug').carries('amy', 'pan').carries('doug', 'water').do('organise');
    expect(s.options().filter((key) => key.includes('their'))).toEqual([]);
    expect(s.refusal('put:left:their-right')).not.toBeNull();
  });
});

describe('trading', () => {
  test('S1-TRADE-02: any number of cards, both ways, for one action', () => {
    const s = scene('amy', 'doug')
      .carries('amy', 'pan', 'water', 'rice')
      .carries('doug', 'fire-axe', '-', 'scope')
      .do('trade:doug', 'put:left:their-left', 'put:right:their-right', 'put:back1:their-back2')
      .do('put:their-back1:back1', 'done');
    expect(s.cardsOf('amy')).toEqual(['fire-axe', '-', 'scope', '-', '-']);
    expect(s.cardsOf('doug')).toEqual(['pan', 'water', '-', 'rice', '-']);
    expect(s.state.actions).toBe(2);
  });

  test('S1-TRADE-02: gifts are allowed, given or taken', () => {
    const s = scene('amy', 'doug').carries('amy', 'pan', 'water').carries('doug', 'rice');
    s.do('trade:doug', 'put:left:their-right', 'put:right:their-back1', 'done');
    expect(s.cardsOf('amy')).toEqual(['-', '-', '-', '-', '-']);
    expect(s.cardsOf('doug')).toEqual(['rice', 'pan', 'water', '-', '-']);
    s.do('trade:doug', 'put:their-left:left', 'done');
    expect(s.cardsOf('amy')).toEqual(['rice', '-', '-', '-', '-']);
  });

  test('S1-TRADE-02: both put their own cards in order in the same action', () => {
    const s = scene('amy', 'doug')
      .carries('amy', 'pan', '-', 'fire-axe')
      .carries('doug', 'water', '-', 'pistol');
    s.do('trade:doug', 'put:left:back1', 'put:their-left:their-back1', 'done');
    expect(s.cardsOf('amy')).toEqual(['fire-axe', '-', 'pan', '-', '-']);
    expect(s.cardsOf('doug')).toEqual(['pistol', '-', 'water', '-', '-']);
    expect(s.state.actions).toBe(2);
  });

  test('S1-TRADE-02: with one survivor, who is in the same zone', () => {
    const s = scene('amy', 'doug', 'josh', 'ned').carries('amy', 'pan').at('josh', 'A1.N');
    expect(s.options('trade')).toEqual(['trade:doug', 'trade:ned']);
    expect(s.refusal('trade:josh')).toBe('S1-TRADE-02');
    expect(s.refusal('trade:amy')).toBe('S1-TRADE-02');
    expect(s.refusal('trade:wanda')).toBe('S1-TRADE-02');
    s.do('trade:doug', 'put:left:their-left');
    expect(s.options('trade')).toEqual([]);
    s.do('done');
    expect(s.cardsOf('ned')).toEqual(['-', '-', '-', '-', '-']);
    // Another partner is another action.
    s.carries('amy', 'water').next().do('trade:ned', 'put:left:their-left', 'done');
    expect(s.cardsOf('ned')).toEqual(['water', '-', '-', '-', '-']);
    expect(s.state.actions).toBe(1);
  });

  test('S1-TRADE-02: the partner may be the survivor of another player, and zombies do not matter', () => {
    const s = sceneWith({ players: 2 }, 'amy', 'doug')
      .carries('doug', 'water')
      .zombies('A1.NE', { walker: 2 });
    s.do('trade:doug', 'put:their-left:left', 'done');
    expect(s.cardsOf('amy')).toEqual(['water', '-', '-', '-', '-']);
  });

  test('S1-TRADE-02: the dead have nothing to trade', () => {
    const s = scene('amy', 'doug').carries('amy', 'pan').dead('doug');
    expect(s.options('trade')).toEqual([]);
    expect(s.refusal('trade:doug')).toBe('S1-TRADE-02');
  });

  test('S1-TRADE-03: who carries five cards takes another only in exchange', () => {
    const s = scene('amy', 'doug')
      .carries('amy', 'scope')
      .carries('doug', 'pan', 'water', 'rice', 'katana', 'rifle');
    s.do('trade:doug');
    const giving = s.options('put').filter((key) => /^put:(left|right|back\d):their/.test(key));
    // Each of these lets the two cards change places.
    expect(giving).toEqual(
      ['left', 'right', 'back1', 'back2', 'back3'].map((place) => `put:left:their-${place}`),
    );
    expect(s.refusal('put:left:their-back4')).toBe('S1-INV-01');
    s.do('put:left:their-back2', 'done');
    expect(s.cardsOf('amy')).toEqual(['katana', '-', '-', '-', '-']);
    expect(s.cardsOf('doug')).toEqual(['pan', 'water', 'rice', 'scope', 'rifle']);
  });

  test('S1-TRADE-03: nor can the taker have more than five', () => {
    const s = scene('amy', 'doug').carries('amy', 'pan', 'water', 'rice', 'katana', 'rifle');
    s.carries('doug', 'scope').do('trade:doug');
    expect(s.options('put').filter((key) => /^put:their-left:(left|right|back)/.test(key))).toEqual([]);
    expect(s.refusal('put:their-left:back4')).toBe('S1-INV-01');
    s.do('drop:left', 'put:their-left:left', 'done');
    expect(s.cardsOf('amy')).toEqual(['scope', 'water', 'rice', 'katana', 'rifle']);
  });

  test('CF-29: by the other reading a trade moves one thing', () => {
    const s = sceneWith({ rules: { tradeScope: 'single' } }, 'amy', 'doug').carries('amy', 'pan', 'water');
    s.do('trade:doug', 'put:left:their-left');
    expect(s.refusal('put:right:their-right')).toBe('S1-TRADE-02');
    s.do('put:their-left:their-back1', 'done');
    expect(s.cardsOf('doug')).toEqual(['-', '-', 'pan', '-', '-']);
    expect(s.cardsOf('amy')).toEqual(['-', 'water', '-', '-', '-']);
  });
});
