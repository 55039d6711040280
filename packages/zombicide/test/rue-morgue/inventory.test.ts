import { describe, expect, test } from 'vitest';
import { town } from './tables.ts';

const FULL = ['crowbar', 'pistol', 'water', 'rice', 'canned-food'];

describe('what one carries', () => {
  test('RM-INV-01: two cards in the hands and three in reserve', () => {
    const s = town({}, 'ned').carries('ned', ...FULL);
    expect(s.view.survivors[0].cards).toHaveLength(5);
    s.zombies('A1.E', { 'skinner-walker': 1 });
    expect(s.options('shoot')).toEqual([`shoot:right:${s.z('A1.E')}`]);
    s.do('organise', 'put:right:back1', 'done');
    expect(s.options('shoot')).toEqual([]);
    expect(s.cardsOf('ned')).toEqual(['crowbar', 'water', 'pistol', 'rice', 'canned-food']);
  });

  test('RM-INV-02: for a sixth card one of them has to go, or the sixth itself', () => {
    const found = () => {
      const s = town({}, 'ned')
        .at('ned', 'A1.r2')
        .carries('ned', ...FULL);
      return s.finds('scope').do('search');
    };
    const s = found();
    expect(s.options('put').filter((key) => key.startsWith('put:found1'))).toEqual([]);
    expect(s.options('done')).toEqual([]);
    s.do('drop:back2', 'put:found1:back2', 'done');
    expect(s.cardsOf('ned')).toEqual(['crowbar', 'pistol', 'water', 'scope', 'canned-food']);
    const other = found().do('drop:found1', 'done');
    expect(other.cardsOf('ned')).toEqual(FULL);
  });

  test('RM-INV-03: a card is laid down for nothing, in the turn of another too while the two trade', () => {
    const s = town({}, 'ned', 'amy').skills('ned').skills('amy');
    s.carries('ned', 'water', 'pistol').carries('amy', 'rice', 'scope');
    s.do('discard:left', 'noise', 'noise', 'trade:amy', 'drop:their-right', 'drop:right', 'done', 'end');
    expect([s.cardsOf('ned'), s.cardsOf('amy').slice(0, 2)]).toEqual([
      ['-', '-', '-', '-', '-'],
      ['rice', '-'],
    ]);
    expect(s.view.equipment.discard).toEqual(['water', 'scope', 'pistol']);
    expect([s.view.turn.active, s.state.actions]).toEqual(['amy', 3]);
  });

  test('RM-INV-05: a wound takes a place; it is moved about, but neither laid down nor given away', () => {
    const s = town({}, 'ned', 'amy').carries('ned', 'wounded', 'pistol').carries('amy', 'rice');
    expect(s.options('discard')).toEqual(['discard:right']);
    expect(s.refusal('discard:left')).toBe('S1-INV-05');
    s.do('trade:amy');
    expect(s.refusal('put:left:their-right')).toBe('S1-INV-05');
    expect(s.refusal('drop:left')).toBe('S1-INV-05');
    s.do('put:left:back3', 'done');
    expect(s.cardsOf('ned')).toEqual(['-', 'pistol', '-', '-', 'wounded']);
    const full = town({}, 'ned')
      .at('ned', 'A1.r2')
      .carries('ned', ...FULL.slice(0, 4), 'wounded');
    full.finds('scope').do('search');
    expect(full.options('put').filter((key) => key.startsWith('put:found1'))).toEqual([]);
    full.do('drop:found1', 'done');
  });

  test('RM-INV-06 RM-ACT-10: between hand and reserve for an action, and for nothing after a search', () => {
    const s = town({}, 'ned')
      .skills('ned')
      .at('ned', 'A1.r2')
      .carries('ned', '-', '-', 'crowbar')
      .finds('water');
    expect(s.options('put')).toEqual([]);
    s.do('organise', 'put:back1:left', 'done');
    expect(s.state.actions).toBe(2);
    s.do('search', 'put:found1:back1', 'put:left:right', 'done');
    expect([s.cardsOf('ned').slice(0, 3), s.state.actions]).toEqual([['-', 'crowbar', 'water'], 1]);
    // With nothing found too.
    const none = town({}, 'ned').skills('ned').at('ned', 'A1.r2').carries('ned', '-', '-', 'crowbar');
    none.finds('aaahh-skinner').do('search', 'put:back1:left', 'done');
    expect([none.cardsOf('ned')[0], none.state.actions]).toEqual(['crowbar', 2]);
  });
});

describe('reorganise and trade', () => {
  test('RM-ACT-20: for one action his own cards as he likes, and any number with one survivor of his zone', () => {
    const s = town({}, 'ned', 'amy', 'doug')
      .at('doug', 'A1.E')
      .skills('ned')
      .carries('ned', 'crowbar', 'water', 'rice');
    s.carries('amy', 'pistol', 'scope').carries('doug', 'rifle');
    expect(s.options('trade')).toEqual(['trade:amy']);
    expect(s.refusal('trade:doug')).toBe('S1-TRADE-02');
    s.do(
      'trade:amy',
      'put:back1:their-back1',
      'put:right:their-left',
      'put:their-right:back1',
      'put:left:back3',
      'done',
    );
    expect(s.cardsOf('ned')).toEqual(['-', 'pistol', 'scope', '-', 'crowbar']);
    expect(s.cardsOf('amy')).toEqual(['water', '-', 'rice', '-', '-']);
    expect(s.state.actions).toBe(2);
  });

  test('RM-ACT-21 RM-INV-06: the other one arranges his own cards too, and it costs him nothing', () => {
    const s = town({}, 'ned', 'amy')
      .skills('ned')
      .skills('amy')
      .carries('amy', 'pistol', '-', 'crowbar', 'wounded');
    s.do(
      'trade:amy',
      'put:their-left:their-right',
      'put:their-back1:their-left',
      'put:their-back2:their-back3',
    );
    expect(s.refusal('put:their-back3:back1')).toBe('S1-INV-05');
    s.do('done', 'end');
    expect(s.cardsOf('amy')).toEqual(['crowbar', 'pistol', '-', '-', 'wounded']);
    expect([s.view.turn.active, s.state.actions]).toEqual(['amy', 3]);
  });
});
