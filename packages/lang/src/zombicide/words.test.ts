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

test('the one who flies is no driver, where all that moves flies', () => {
  const board: BoardFacts = {
    zones: [{ label: 'air', type: 'air' }],
    doors: [],
    tokens: [],
    spawns: [],
    cars: [{ kind: 'helicopter' }],
  };
  expect(thingsOf(intl, board)('driver')).toBe('pilot’s seat');
  expect(thingsOf(intl, board)('passenger1')).toBeUndefined();
  expect(
    thingsOf(intl, { ...board, cars: [{ kind: 'police-car' }, ...board.cars] })('driver'),
  ).toBeUndefined();
  expect(thingsOf(intl, { ...board, cars: [] })('driver')).toBeUndefined();
  expect(thingsOf(intl, board)('z1')).toBe('the air');
  expect(thingsOf(intl, board)('c1')).toBe('Helicopter');
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
        { use: 'exit-leaves' },
        'At the end of the turn, a survivor at the exit may leave the board if no zombie is there.',
      ],
      [
        { use: 'moving-exit' },
        'While an Abomination or an A-Bomb is on the board, the exit is where the helicopter is.',
      ],
      [{ use: 'spawn-dice', more: 1 }, '1 more spawn die is rolled.'],
      [
        { use: 'spawn-dice', more: 2, lessByObjectives: true },
        '2 more spawn dice are rolled, but one less for each objective token that has been taken.',
      ],
      [
        { use: 'spawn-level', level: 'yellow' },
        'Zombie cards are read at this danger level at least: Yellow.',
      ],
      [
        {
          use: 'laid-out',
          things: [
            { card: 'rice', zone: 'A1.r1' },
            { card: 'water', tent: 'medical' },
          ],
        },
        'Whoever searches where one of these cards lies can take it instead of drawing: Rice – A1.r1 and Water – medical tent.',
      ],
      [
        { use: 'placed', kind: 'walker', count: 2, zones },
        'From the start there are 2 Walkers in each of these zones: A1.r1 and B1.N.',
      ],
      [
        { use: 'deliver', colour: 'blue' },
        'Whoever takes the blue objective token has to bring it to the helicopter.',
      ],
      [
        { use: 'wakes-triggers', colour: 'pink' },
        'Taking the pink objective token sets off all event triggers that are left.',
      ],
      [
        { use: 'wakes-triggers', colour: 'blue', asleep: true },
        'Taking the blue objective token sets off all event triggers that are left. Until then none of them goes off.',
      ],
      [
        { use: 'deck-ends' },
        'Once all objective tokens have been taken, no new zombie deck is made when it runs out.',
      ],
      [
        { use: 'doors-by-hand', doors: [0, 2], needs: ['blue', 'pink'] },
        'Once the objective tokens of these colours have been taken (blue and pink), these doors can be opened and closed without equipment, for one action: d1 and d3.',
      ],
      [
        { use: 'doors-by-hand', doors: [1], needs: [] },
        'For one action, these doors can be opened and closed without equipment: d2.',
      ],
      [{ use: 'door-xp', xp: 1 }, 'Whoever opens a door for the first time gains 1 experience point.'],
      [
        { use: 'flies-after', colour: 'pink' },
        'The helicopter can’t fly until the pink objective token has been taken.',
      ],
      [
        { use: 'noisy-helicopter', zones },
        'In these zones the helicopter is as noisy on the ground as in the air: A1.r1 and B1.N.',
      ],
      [
        { use: 'explosion' },
        'While it stands at the exit, the helicopter can be blown up by fire or with one hit of a Sniper Rifle. Nobody in that zone survives.',
      ],
      [
        { use: 'entry-counts', zone: 'B1.r1' },
        'It counts whether a survivor has been in the building of this zone: B1.r1.',
      ],
    ],
    win: [
      [{ use: 'objectives-taken' }, 'All objective tokens have been taken.'],
      [{ use: 'colour-taken', colour: 'blue' }, 'The blue objective token has been taken.'],
      [
        { use: 'carried-to-exit', cards: ['rice', 'water', 'canned-food'] },
        'One survivor is at the exit and carries Rice, Water and Canned Food.',
      ],
      [{ use: 'all-at-exit' }, 'All survivors are at the exit.'],
      [{ use: 'all-at-exit', endPhase: true }, 'All survivors are at the exit in an End Phase.'],
      [{ use: 'all-left' }, 'All survivors have left by the exit.'],
      [{ use: 'helicopter-at-exit' }, 'The helicopter stands at the exit.'],
      [{ use: 'delivered' }, 'What had to be brought to the helicopter is there.'],
      [{ use: 'deck-run-out' }, 'The zombie deck has run out for good, and no zombie is left on the board.'],
      [{ use: 'doors-opened' }, 'Every door has been opened at least once.'],
      [{ use: 'doors-closed', doors: [0] }, 'These doors are closed: d1.'],
      [
        { use: 'inside-cleared', zone: 'B1.r1' },
        'All survivors are in the building of this zone, and no zombie is left in it: B1.r1.',
      ],
      [{ use: 'blown-up', kills: 10 }, 'The helicopter has been blown up, and at least 10 zombies with it.'],
      [
        {
          use: 'any',
          of: [
            [{ use: 'objectives-taken' }, { use: 'all-at-exit', endPhase: true }],
            [{ use: 'doors-closed', doors: [1] }],
          ],
        },
        'One of these ways is enough: (1) All objective tokens have been taken. All survivors are at the exit in an End Phase. (2) These doors are closed: d2.',
      ],
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

  test('zones and doors are called as the table calls them', () => {
    const things = new Map([
      ['z1', '4B.1'],
      ['z2', '4B.2'],
      ['d1', '4B.1 – 4B.2'],
    ]);
    const there = { ...speaker, things: (word: string) => things.get(word) };
    const named = new Map(zones.map((zone, i) => [zone, i]));
    const told = (rule: MissionRule, part: 'rule' | 'win' = 'rule'): string =>
      missionRuleText(there, part, rule, named);
    expect(told({ use: 'no-search', zones })).toBe('These zones can’t be searched: 4B.1 and 4B.2.');
    expect(told({ use: 'entry-counts', zone: 'B1.N' })).toContain(': 4B.2.');
    expect(told({ use: 'laid-out', things: [{ card: 'rice', zone: 'B1.N' }] })).toContain('Rice – 4B.2');
    const ways = [[{ use: 'doors-closed', doors: [0] }], [{ use: 'inside-cleared', zone: 'A1.r1' }]];
    expect(told({ use: 'any', of: ways }, 'win')).toMatch(/4B\.1 – 4B\.2\. \(2\) .*4B\.1\.$/);
  });

  test.each(['rule', 'win', 'lose'] as const)('%s', (part) => {
    for (const [rule, text] of rules[part]) expect(missionRuleText(speaker, part, rule)).toBe(text);
    const told = new Set(rules[part].map(([{ use }]) => use));
    expect(saidBelow(`zombicide.${part}`)).toEqual([...told].sort());
  });
});
