import { describe, expect, test } from 'vitest';
import { mixed } from './mixed.ts';
import { hospital, town } from './tables.ts';

/** Ned, who has no skill for it, in a room of the town. */
const inRoom = (...cards: string[]) =>
  town({}, 'ned')
    .skills('ned')
    .at('ned', 'A1.r2')
    .carries('ned', ...cards);

describe('where', () => {
  test('RM-ACT-07: in a room without zombies, for one action; not in the street, and not beside a zombie', () => {
    const s = inRoom().finds('water').do('search', 'drop:found1');
    expect([s.state.actions, s.told('find')]).toEqual([2, [{ t: 'find', who: 'ned', card: 'water' }]]);
    const street = town({}, 'ned');
    expect([street.options('search'), street.refusal('search')]).toEqual([[], 'S1-SEARCH-01']);
    const beset = inRoom().zombies('A1.r2', { crawler: 1 });
    expect([beset.options('search'), beset.refusal('search')]).toEqual([[], 'S1-SEARCH-01']);
    const near = inRoom().zombies('A1.r1', { crawler: 1 });
    expect(near.options('search')).toEqual(['search']);
  });

  test('RM-ACT-07 RM-ACT-11 RM-HOSP-03 RM-HOSP-07: in the hospital only in locker rooms', () => {
    const s = hospital({}, 'ned');
    const found = [...s.setting.board.named.keys()].filter(
      (name) => s.at('ned', name).next().options('search').length > 0,
    );
    expect(found.toSorted()).toEqual(['A1.h4', 'A2.h5']);
    expect(s.at('ned', 'A1.c1').refusal('search')).toBe('S1-SEARCH-01');
    expect(s.at('ned', 'A1.h3').refusal('search')).toBe('S1-SEARCH-01');
  });

  test.each([
    ['1V', 'c1', ['h5']],
    ['2V', 'c1', ['h3']],
    ['3V', 'c1', ['h3']],
    ['4V', 'c1', ['h4']],
    ['5V', 'c1', ['h3']],
    ['6V', 'S', ['h4']],
    ['9R', 'hp', []],
    ['7V', 'S', []],
    ['8V', 'S', []],
    ['9V', 'S', []],
  ])('RM-ACT-11 RM-HOSP-07: on %s one room is searched at most', (tile, start, rooms) => {
    const s = mixed({ tiles: [[tile]], mission: { start: [`A1.${start}`] } }, 'ned');
    const found = [...s.setting.board.named.keys()].filter(
      (name) => s.at('ned', name).next().options('search').length > 0,
    );
    expect(found).toEqual(rooms.map((room) => `A1.${room}`));
  });

  test('RM-ACT-11: Scavenger is for all of these, Hold your nose for where he has killed', () => {
    for (const zone of ['A1.N', 'A1.c1', 'A1.h3']) {
      const s = hospital({}, 'ned').skills('ned', 'scavenger').at('ned', zone);
      expect(s.options('search'), zone).toEqual(['search']);
    }
    const s = hospital({}, 'ned')
      .skills('ned', 'hold-your-nose')
      .at('ned', 'A1.c1')
      .carries('ned', 'crowbar');
    expect(s.options('search')).toEqual([]);
    s.zombies('A1.c1', { 'skinner-walker': 1 }).next().rolls(6).finds('water').do('melee:left');
    s.do('search', 'drop:found1', 'done');
  });
});

describe('what is found', () => {
  test('RM-ACT-08: one card, kept or discarded at once', () => {
    const kept = inRoom().finds('water').do('search', 'put:found1:left', 'done');
    expect([kept.cardsOf('ned')[0], kept.view.equipment.discard]).toEqual(['water', []]);
    const left = inRoom().finds('water').do('search', 'drop:found1');
    expect([left.cardsOf('ned')[0], left.view.equipment.discard]).toEqual(['-', ['water']]);
    expect(left.told('find')).toHaveLength(1);
  });

  test('RM-ACT-09: once a turn, and again in the next', () => {
    const s = inRoom().finds('water', 'rice').do('search', 'drop:found1');
    expect([s.options('search'), s.refusal('search')]).toEqual([[], 'S1-SEARCH-02']);
    s.do('end', 'search', 'drop:found1');
    expect(s.view.equipment.discard).toEqual(['water', 'rice']);
  });

  test('RM-ACT-12: a new deck is made of what was discarded, without the four that never are in it', () => {
    const never = ['bulletproof-vest', 'la-guillotine', 'molotov', 'nailbat'];
    const s = inRoom(...never)
      .deckOf('rice')
      .discarded('water');
    s.do('discard:left', 'discard:right', 'discard:back1', 'discard:back2', 'search', 'drop:found1', 'end');
    s.do('search', 'drop:found1', 'end', 'search', 'drop:found1');
    const drawn = s.told('find').map(({ card }) => card);
    expect([drawn[0], drawn.slice(1).toSorted()]).toEqual(['rice', ['rice', 'water']]);
    expect(s.told('reshuffle')).toMatchObject([{ deck: 'equipment', n: 2 }]);
  });

  test('RM-ACT-13 OQ-05: Aaahh! is a Skinner Walker in the zone and nothing else; without a figure the others act', () => {
    const s = inRoom().finds('aaahh-skinner').do('search');
    expect([s.zombiesAt('A1.r2'), s.view.equipment.discard]).toEqual([
      { 'skinner-walker': 1 },
      ['aaahh-skinner'],
    ]);
    expect(s.told('keep')).toEqual([]);
    const none = inRoom().zombies('A1.r1', { 'skinner-walker': 1 }).supply({ 'skinner-walker': 0 });
    none.finds('aaahh-skinner').do('search');
    expect([none.zombiesAt('A1.r1'), none.zombiesAt('A1.r2')]).toEqual([{}, { 'skinner-walker': 1 }]);
  });

  test('OQ-38: with two cards the Walker of Aaahh! comes and the other card is kept, whichever is first', () => {
    for (const cards of [
      ['aaahh-skinner', 'rifle'],
      ['rifle', 'aaahh-skinner'],
    ]) {
      const s = inRoom('flashlight')
        .finds(...cards)
        .do('search');
      expect([s.zombiesAt('A1.r2'), s.view.found]).toEqual([{ 'skinner-walker': 1 }, ['rifle']]);
      s.do('put:found1:right', 'done');
      expect(s.view.equipment.discard).toEqual(['aaahh-skinner']);
    }
  });

  test('OQ-38: Matching set! brings the twin of what is kept', () => {
    const s = inRoom('flashlight')
      .skills('ned', 'matching-set')
      .finds('aaahh-skinner', 'mac-10')
      .do('search');
    expect([s.zombiesAt('A1.r2'), s.view.found]).toEqual([{ 'skinner-walker': 1 }, ['mac-10', 'mac-10']]);
    s.do('drop:found1', 'drop:found1', 'done');
  });
});
