import { describe, expect, test } from 'vitest';
import { allMessages, saidBelow } from '../../test/catalogues.ts';
import { createTranslate } from '../translate.ts';
import { type MissionRule, missionRuleText } from './missions.ts';
import { zombicideSpeech } from './speech.ts';
import { type BoardFacts, thingsOf } from './things.ts';

const intl = createTranslate('en', allMessages('en'));

describe('what a table calls its things', () => {
  const board: BoardFacts = {
    zones: [
      { label: '4B.1', type: 'room' },
      { label: '4B.2', type: 'street' },
    ],
    doors: [{ a: 0, b: 1 }],
    tokens: [
      { zone: 'z1', colour: null },
      { zone: 'z2', colour: 'green' },
    ],
    spawns: [{ zone: 'z2', colour: 'blue' }],
    cars: [{ kind: 'police-car' }, { kind: 'pimpmobile' }, { kind: 'police-car' }],
  };

  test.each([
    ['z2', '4B.2 (street)'],
    ['d1', '4B.1 – 4B.2'],
    ['t1', '4B.1 (room)'],
    ['t2', '4B.2 (street), green'],
    ['s1', '4B.2 (street), blue'],
    ['c2', 'Pimpmobile'],
    ['c3', 'Police car 2'],
    ['z9', undefined],
    ['d2', undefined],
    ['c9', undefined],
    ['left', undefined],
    ['pistol', undefined],
  ])('%s', (word, text) => {
    expect(thingsOf(intl, board)(word)).toBe(text);
  });

  test.each([
    [{ card: 12, does: 'spawn', kind: 'walker', n: 2 }, '12: 2 Walkers'],
    [{ card: 12, does: 'extra', kind: 'walker', n: 0 }, '12: extra activation (Walkers)'],
    [{ card: 12, does: 'manhole', kind: 'runner', n: 1 }, '12: 1 Runner at manholes'],
    [{ card: 12, does: 'bed-blue', kind: 'walker', n: 1 }, '12: 1 Walker at blue beds'],
    [{ card: 12, does: 'bed-green', kind: 'walker', n: 1 }, '12: 1 Walker at green beds'],
    [{ card: 12, does: 'spawn', kind: null, n: 0 }, '12: nothing'],
  ])('an open zombie card says what it brings: %o', (card, text) => {
    const things = thingsOf(intl, { ...board, openCards: [card] });
    expect(things('x12')).toBe(text);
    expect(things('x13')).toBeUndefined();
  });

  test('places of the inventory by what they hold', () => {
    const things = thingsOf(intl, board, {
      own: ['pistol', 'pistol', null, 'wounded'],
      theirs: ['pan', null],
      found: ['rice'],
    });
    expect(things('both')).toBe('2 × Pistol');
    expect(things('right-back1')).toBeUndefined();
    expect(things('left')).toBe('Pistol (left hand)');
    expect(things('back1')).toBeUndefined();
    expect(things('back2')).toBe('Wounded (reserve 2)');
    expect(things('their-left')).toBe('Pan (the other’s left hand)');
    expect(things('their-right')).toBeUndefined();
    expect(things('found1')).toBe('Rice (first card found)');
    expect(thingsOf(intl, board, { own: ['pistol', 'pan'] })('both')).toBeUndefined();
  });
});

describe('what a mission asks for', () => {
  const speaker = { intl, speech: zombicideSpeech, names: [] };
  const zones = ['A1.r1', 'B1.N'];
  const rules: Readonly<Record<'rule' | 'win' | 'lose', readonly (readonly [MissionRule, string])[]>> = {
    rule: [
      [{ use: 'objective-xp', xp: 5 }, 'Whoever takes an objective token gains 5 experience points.'],
      [{ use: 'objective-xp', xp: 0 }, 'Objective tokens give no experience.'],
      [{ use: 'objective-heals' }, 'Whoever takes an objective token is healed of a wound.'],
      [{ use: 'cars-drive' }, 'Cars can be driven.'],
      [{ use: 'zombie-deck', cards: [1, 2, 41] }, 'Only these cards are in the zombie deck: 1, 2 and 41.'],
      [
        { use: 'weapons-in-deck' },
        'The starting weapons are not dealt. They lie on top of the equipment deck, in an order that nobody knows.',
      ],
      [
        { use: 'coloured-doors' },
        'A coloured door can be opened only after an objective token of its colour was taken.',
      ],
      [
        { use: 'coloured-spawns' },
        'In a coloured spawn zone zombies appear only after an objective token of its colour was taken.',
      ],
      [{ use: 'twin-doors' }, 'When a door of a building is opened, all its doors open.'],
      [
        { use: 'occupied', kind: 'walker', count: 1 },
        'In every zone of a building there is 1 Walker from the start.',
      ],
      [
        { use: 'lures', zones, noise: 7 },
        '7 noise tokens lie for good in each of these zones: A1.r1 and B1.N.',
      ],
      [
        { use: 'zombies-escape', zones },
        'Zombies that come to one of these zones leave the board and have escaped: A1.r1 and B1.N.',
      ],
      [
        { use: 'spawns-close' },
        'For one action, a survivor in a spawn zone without zombies closes it for good.',
      ],
      [{ use: 'no-search', zones }, 'These zones can’t be searched: A1.r1 and B1.N.'],
      [
        { use: 'cargo', most: 6, cards: ['rice', 'water'] },
        'For one action, a card is loaded into a car or taken out, at most 6 in one car: Rice and Water. A car that stops at the exit leaves the board with everybody and everything in it.',
      ],
      [
        { use: 'rescue', safe: 3 },
        'Behind 3 objective tokens there is a survivor to be rescued; behind the others it is too late.',
      ],
      [
        { use: 'entry-counts', zone: 'B1.r1' },
        'It counts whether a survivor has been in the building of this zone: B1.r1.',
      ],
    ],
    win: [
      [{ use: 'objectives-taken' }, 'All objective tokens have been taken.'],
      [
        { use: 'carried-to-exit', cards: ['rice', 'water', 'canned-food'] },
        'One survivor is at the exit and carries Rice, Water and Canned Food.',
      ],
      [{ use: 'all-at-exit' }, 'All survivors are at the exit.'],
      [{ use: 'level-reached', level: 'red' }, 'One survivor has reached this danger level: Red.'],
      [{ use: 'spawns-held' }, 'Survivors hold the spawn zones, and no zombie is there.'],
      [{ use: 'spawns-closed' }, 'All spawn zones are closed.'],
      [{ use: 'supplies-out', count: 6 }, '6 supply cards have left the board.'],
      [
        { use: 'building-cleared', zone: 'B1.r1' },
        'A survivor has been in the building of this zone, and no zombie is left in it: B1.r1.',
      ],
      [
        { use: 'gathered', zones, byPlayers: [4, 5] },
        'Enough survivors are in these zones: A1.r1 and B1.N (1 player: 4, 2 players: 5).',
      ],
    ],
    lose: [
      [{ use: 'zombies-escaped', count: 4 }, '4 zombies have escaped.'],
      [
        { use: 'too-few', byPlayers: [4, 5] },
        'Fewer survivors are left than are needed (1 player: 4, 2 players: 5).',
      ],
    ],
  };

  test.each(['rule', 'win', 'lose'] as const)('%s', (part) => {
    for (const [rule, text] of rules[part]) expect(missionRuleText(speaker, part, rule)).toBe(text);
    const told = new Set(rules[part].map(([{ use }]) => use));
    expect(saidBelow(`zombicide.${part}`)).toEqual([...told].sort());
  });
});
