import { describe, expect, test } from 'vitest';
import { type Scene, scene, sceneWith } from './scene.ts';

const FULL = ['machete', 'pan', 'water', 'rice', 'canned-food'];

/** Somebody without a skill for searches, in a room. */
const inRoom = (...cards: string[]): Scene =>
  scene('amy')
    .at('amy', 'A1.r2')
    .carries('amy', ...cards);

describe('where and when', () => {
  test('S1-SEARCH-01: in a room, not in the street', () => {
    expect(inRoom().options('search')).toEqual(['search']);
    const street = scene('amy');
    expect(street.options('search')).toEqual([]);
    expect(street.refusal('search')).toBe('S1-SEARCH-01');
  });

  test.each(['walker', 'runner', 'fatty', 'abomination'] as const)(
    'S1-SEARCH-01: not with a %s in the zone',
    (kind) => {
      const s = inRoom().zombies('A1.r2', { [kind]: 1 });
      expect(s.options('search')).toEqual([]);
      expect(s.refusal('search')).toBe('S1-SEARCH-01');
    },
  );

  test('S1-SEARCH-01: zombies in the next room do not matter, nor does it whether a zone was searched before', () => {
    const s = scene('amy', 'doug').at('amy', 'A1.r2').at('doug', 'A1.r2').zombies('A1.r1', { walker: 4 });
    s.finds('water', 'rice').do('search', 'drop:found1', 'end');
    expect(s.options('search')).toEqual(['search']);
    s.do('search', 'drop:found1');
  });

  test('S1-SEARCH-02: once in a turn, in another room too, and again in the next turn', () => {
    const s = inRoom().finds('water', 'rice').do('search', 'drop:found1');
    expect(s.refusal('search')).toBe('S1-SEARCH-02');
    s.do(`move:${s.z('A1.r1')}`);
    expect(s.options('search')).toEqual([]);
    expect(s.refusal('search')).toBe('S1-SEARCH-02');
    s.do('end');
    expect(s.options('search')).toEqual(['search']);
    s.do('search', 'drop:found1');
  });

  test('S1-SEARCH-02: a search of a car is the search of the turn', () => {
    const s = scene('amy').car('police-car', 'A1.NE').finds('rifle').do('search-car:c1', 'drop:found1');
    expect(s.options('search-car')).toEqual([]);
    expect(s.refusal('search-car:c1')).toBe('S1-SEARCH-02');
    s.at('amy', 'A1.r2').next();
    expect(s.refusal('search')).toBe('S1-SEARCH-02');
  });

  test('S1-SEARCH-02 S1-FAQ-17: the free Search of Ned is the one Search of his turn', () => {
    const s = scene('ned').at('ned', 'A1.r2').finds('water').do('search', 'drop:found1');
    expect(s.state.actions).toBe(3);
    expect(s.options('search')).toEqual([]);
    expect(s.refusal('search')).toBe('S1-SEARCH-02');
  });

  test('S1-FAQ-17: the other way round a free Search that is left over is no second one', () => {
    const s = scene('ned').at('ned', 'A1.r2').skills('ned', 'free-search', 'free-search').finds('water');
    s.do('search', 'drop:found1');
    expect(s.free('search')).toBe(1);
    expect(s.options('search')).toEqual([]);
  });

  test('S1-FAQ-25: beside a car it is searched, one need not sit in it', () => {
    const s = scene('amy').car('police-car', 'A1.NE').car('police-car', 'A1.N').finds('rifle');
    expect(s.options('search-car')).toEqual(['search-car:c1']);
    expect(s.refusal('search-car:c2')).toBe('S1-CAR-14');
    s.do('search-car:c1', 'put:found1:left', 'done');
    expect(s.cardsOf('amy')).toEqual(['rifle', '-', '-', '-', '-']);
  });

  test('S1-FAQ-25 S1-SEARCH-01: not with a zombie in the zone, inside or outside', () => {
    const s = scene('amy').car('police-car', 'A1.NE').zombies('A1.NE', { walker: 1 });
    expect(s.options('search-car')).toEqual([]);
    expect(s.refusal('search-car:c1')).toBe('S1-SEARCH-01');
    s.sits('amy', 0, 0).next();
    expect(s.refusal('search-car:c1')).toBe('S1-SEARCH-01');
  });
});

describe('what is found', () => {
  test('S1-SEARCH-03: one card is drawn, and kept where one likes', () => {
    const s = inRoom('pan').finds('water').do('search');
    expect(s.view.found).toEqual(['water']);
    expect(s.options('put').filter((key) => key.startsWith('put:found1'))).toEqual(
      ['right', 'back1', 'back2', 'back3'].map((place) => `put:found1:${place}`),
    );
    s.do('put:found1:back2', 'done');
    expect(s.cardsOf('amy')).toEqual(['pan', '-', '-', 'water', '-']);
    expect(s.view.equipment.discard).toEqual([]);
  });

  test('S1-SEARCH-03: or it is discarded, though there is room', () => {
    const s = inRoom('pan').finds('water').do('search', 'drop:found1', 'done');
    expect(s.cardsOf('amy')).toEqual(['pan', '-', '-', '-', '-']);
    expect(s.view.equipment.discard).toEqual(['water']);
  });

  test('S1-SEARCH-03: however long he shuffles his cards about, what he has found is not lost by it', () => {
    const s = inRoom('pan').finds('water').do('search');
    for (let i = 0; i < 12; i++) s.do('put:left:right', 'put:right:left');
    expect(s.view.equipment.discard).toEqual([]);
    expect(s.options('put')).toContain('put:found1:right');
  });

  test('S1-SEARCH-04: afterwards he puts his cards in order for nothing', () => {
    const s = inRoom('pan', '-', 'fire-axe').finds('water');
    s.do('search', 'put:found1:right', 'put:left:back1', 'done');
    expect(s.cardsOf('amy')).toEqual(['fire-axe', 'water', 'pan', '-', '-']);
    expect(s.state.actions).toBe(2);
  });

  test('S1-SEARCH-04: also when he has found nothing', () => {
    const s = inRoom('pan', '-', 'fire-axe').finds('aaahh').do('search');
    expect(s.asking).toBe('organise');
    s.do('put:left:back1', 'done');
    expect(s.cardsOf('amy')).toEqual(['fire-axe', '-', 'pan', '-', '-']);
    expect(s.state.actions).toBe(2);
  });

  test('S1-SEARCH-04: nothing goes to somebody else', () => {
    const s = scene('amy', 'doug').at('amy', 'A1.r2').at('doug', 'A1.r2').carries('doug', 'rice');
    s.finds('water').do('search');
    expect(s.options().filter((key) => key.includes('their'))).toEqual([]);
    expect(s.refusal('put:found1:their-right')).not.toBeNull();
    expect(s.refusal('put:their-left:left')).not.toBeNull();
    s.do('drop:found1');
    expect(s.options('trade')).toEqual(['trade:doug']);
  });

  test('S1-SEARCH-05: full hands and a full reserve do not keep him from searching', () => {
    const s = inRoom(...FULL).finds('goalie-mask');
    expect(s.options('search')).toEqual(['search']);
    s.do('search', 'drop:left', 'put:found1:left', 'done');
    expect(s.cardsOf('amy')).toEqual(['goalie-mask', 'pan', 'water', 'rice', 'canned-food']);
  });

  test('S1-SEARCH-06 S1-FAQ-07: an empty deck is made anew of the discards, less Pan and Molotov', () => {
    const s = inRoom('pan', 'molotov', 'water').deckOf().discarded();
    s.do('discard:left', 'discard:right', 'discard:back1', 'search');
    expect(s.told('reshuffle')).toEqual([{ t: 'reshuffle', deck: 'equipment', n: 1 }]);
    expect(s.view.found).toEqual(['water']);
    expect(s.view.equipment).toEqual({ count: 0, discard: [] });
  });

  test('S1-SEARCH-06 S1-FAQ-07: nor do Evil Twins, the shotgun of Ma and wounds come back', () => {
    const s = inRoom('evil-twins', 'mas-shotgun', 'wounded', 'wounded').deckOf().discarded();
    s.do('discard:left', 'discard:right', 'search', 'done');
    expect(s.told('nothing')).toHaveLength(1);
    expect(s.view.equipment).toEqual({ count: 0, discard: [] });
    expect(s.cardsOf('amy')).toEqual(['-', '-', 'wounded', 'wounded', '-']);
  });

  test('S1-SEARCH-06: the discards stay where they are as long as there is a deck', () => {
    const s = inRoom('water').deckOf('rice', 'scope').discarded('katana').do('discard:left', 'search');
    expect(s.told('reshuffle')).toEqual([]);
    expect(s.view.found).toEqual(['rice']);
    expect(s.view.equipment).toEqual({ count: 1, discard: ['katana', 'water'] });
  });

  test('S1-SEARCH-06: a weapon of the start is a card like others once it is discarded', () => {
    const s = inRoom('pistol').deckOf().discarded().do('discard:left', 'search');
    expect(s.view.found).toEqual(['pistol']);
  });

  test('S1-SEARCH-07: Aaahh! is a Walker beside him, no card, and the end of the search', () => {
    const s = inRoom('pan').finds('aaahh').do('search', 'done');
    expect(s.zombiesAt('A1.r2')).toEqual({ walker: 1 });
    expect(s.cardsOf('amy')).toEqual(['pan', '-', '-', '-', '-']);
    expect(s.view.equipment.discard).toEqual(['aaahh']);
    expect(s.refusal('search')).toBe('S1-SEARCH-02');
    expect(s.state.actions).toBe(2);
  });

  test('S1-SEARCH-07: that Walker is in his way at once', () => {
    const s = inRoom().finds('aaahh').do('search');
    expect(s.view.turn.moveCost).toBe(2);
  });
});

describe('the Flashlight', () => {
  test.each([0, 1, 2, 3, 4])('S1-SEARCH-08 ZB001 S1-FAQ-23: at place %i it finds two cards', (place) => {
    const s = inRoom(...new Array<string>(place).fill('-'), 'flashlight')
      .finds('water', 'rice')
      .do('search');
    expect(s.view.found).toEqual(['water', 'rice']);
  });

  test('S1-SEARCH-08: without it there is one card', () => {
    expect(inRoom('scope').finds('water').do('search').view.found).toEqual(['water']);
  });

  test('S1-SEARCH-08: both cards may be kept', () => {
    const s = inRoom('-', '-', '-', 'flashlight').finds('water', 'rice');
    s.do('search', 'put:found1:left', 'put:found1:right', 'done');
    expect(s.cardsOf('amy')).toEqual(['water', 'rice', '-', 'flashlight', '-']);
  });

  test('S1-SEARCH-08: or one, or none', () => {
    const one = inRoom('flashlight')
      .finds('water', 'rice')
      .do('search', 'drop:found1', 'put:found1:back1', 'done');
    expect(one.cardsOf('amy')).toEqual(['flashlight', '-', 'rice', '-', '-']);
    const none = inRoom('flashlight')
      .finds('water', 'rice')
      .do('search', 'drop:found2', 'drop:found1', 'done');
    expect(none.view.equipment.discard).toEqual(['rice', 'water']);
  });

  test('S1-SEARCH-08 ZR097: two do not add up, as the rule file decides against the answer of ZR097', () => {
    const s = inRoom('flashlight', '-', 'flashlight').finds('water', 'rice').do('search');
    expect(s.view.found).toEqual(['water', 'rice']);
    expect(s.view.equipment.count).toBe(s.setting.cards.filter((def) => !def.only).length - 4);
  });

  test('S1-SEARCH-08: a car is searched with one card at a time all the same', () => {
    const s = scene('amy').carries('amy', 'flashlight').car('police-car', 'A1.NE').finds('rifle');
    s.do('search-car:c1');
    expect(s.view.found).toEqual(['rifle']);
  });

  test('S1-FAQ-24 S1-SEARCH-07: after Aaahh! the second card still counts', () => {
    const s = inRoom('flashlight').finds('aaahh', 'water').do('search');
    expect(s.zombiesAt('A1.r2')).toEqual({ walker: 1 });
    expect(s.view.found).toEqual(['water']);
    s.do('put:found1:right', 'done');
    expect(s.cardsOf('amy')).toEqual(['flashlight', 'water', '-', '-', '-']);
    expect(s.view.equipment.discard).toEqual(['aaahh']);
  });

  test('S1-FAQ-24: and so does the first one before it', () => {
    const s = inRoom('flashlight').finds('water', 'aaahh').do('search');
    expect(s.zombiesAt('A1.r2')).toEqual({ walker: 1 });
    expect(s.view.found).toEqual(['water']);
  });

  test('S1-FAQ-24: two of them are two Walkers', () => {
    const s = inRoom('flashlight').finds('aaahh', 'aaahh').do('search', 'done');
    expect(s.zombiesAt('A1.r2')).toEqual({ walker: 2 });
  });

  test('S1-FAQ-24: both are drawn at the same time, so the Aaahh! of the first is not in the new deck of the second', () => {
    const s = inRoom('flashlight').deckOf('aaahh').discarded().do('search', 'done');
    expect(s.zombiesAt('A1.r2')).toEqual({ walker: 1 });
    expect(s.view.equipment).toEqual({ count: 0, discard: ['aaahh'] });
  });

  test('S1-SEARCH-08 S1-SEARCH-06: for the second card the deck is made anew if it has to be', () => {
    const s = inRoom('flashlight').deckOf('water').discarded('rice').do('search');
    expect(s.view.found).toEqual(['water', 'rice']);
  });

  test('CF-24: by the other reading Aaahh! ends the search, and nothing is found', () => {
    const s = sceneWith({ rules: { flashlightDrawsTogether: false } }, 'amy').at('amy', 'A1.r2');
    s.carries('amy', 'flashlight').finds('aaahh').do('search', 'done');
    expect(s.zombiesAt('A1.r2')).toEqual({ walker: 1 });
    expect(s.cardsOf('amy')).toEqual(['flashlight', '-', '-', '-', '-']);
  });
});

describe('Matching Set!', () => {
  test('S1-FAQ-16: a dual weapon that is found comes with its twin out of the deck', () => {
    const s = scene('doug').at('doug', 'A1.r2').finds('pistol').do('search');
    expect(s.view.found).toEqual(['pistol', 'pistol']);
    s.do('put:found1:left', 'put:found1:right', 'done');
    expect(s.cardsOf('doug')).toEqual(['pistol', 'pistol', '-', '-', '-']);
  });

  test('S1-FAQ-16: without the skill, or with a weapon that is not dual, there is one', () => {
    const ned = scene('ned').at('ned', 'A1.r2').finds('pistol').do('search');
    expect(ned.view.found).toEqual(['pistol']);
    const doug = scene('doug').at('doug', 'A1.r2').finds('rifle').do('search');
    expect(doug.view.found).toEqual(['rifle']);
  });

  test('S1-FAQ-16: a Pistol that he is given by somebody stays alone', () => {
    const s = scene('doug', 'ned').carries('ned', 'pistol').do('trade:ned', 'put:their-left:left', 'done');
    expect(s.cardsOf('doug')).toEqual(['pistol', '-', '-', '-', '-']);
    expect(s.told('twin')).toEqual([]);
  });
});
