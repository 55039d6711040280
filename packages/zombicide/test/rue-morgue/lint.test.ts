import { describe, expect, test } from 'vitest';
import { componentsOf } from '../../src/content/components.ts';
import { lintMission } from '../../src/missions/lint/index.ts';
import type { Mission } from '../../src/missions/schema.ts';

/** A helipad, a house south of it and a camp east of it, in which everything is right. */
const WHOLE: Mission = {
  format: 'holdout.mission',
  v: 1,
  id: 'test',
  boxes: ['rueMorgue'],
  title: { en: 'Test' },
  brief: { en: 'Test' },
  difficulty: 'easy',
  minutes: 20,
  survivors: { min: 6 },
  needs: ['helicopter-pilot'],
  map: {
    tiles: [
      ['9R', '7V'],
      ['5R', null],
    ],
  },
  start: ['A1.SW'],
  exit: ['B1.d'],
  spawns: [
    { zone: 'B1.SE', markers: [1, 2, 3] },
    { zone: 'A2.SE', markers: [4, 5, 6] },
  ],
  doors: [{ between: ['A2.r1', 'A2.W'], colour: 'blue' }],
  objectives: [{ zone: 'A2.SE', colour: 'blue' }, { zone: 'A2.r2' }],
  stairs: [['A1.hp', 'A1.S']],
  tents: { zones: ['B1.a', 'B1.b'], special: ['B1.a', 'B1.b'] },
  triggers: ['A2.r1'],
  helicopter: { zone: 'A1.hp', flies: true },
  rules: [{ use: 'coloured-doors' }],
  win: [{ use: 'helicopter-at-exit' }, { use: 'all-at-exit', endPhase: true }],
};

type Change = Partial<Record<keyof Mission, unknown>>;

const found = (change: Change): string[] =>
  lintMission({ ...WHOLE, ...change }).map(({ level, code, path }) => `${level} ${code} ${path}`);
const rules = (...list: Mission['rules']): Change => ({ rules: [...WHOLE.rules, ...list] });
const spawns = (...list: Mission['spawns']): Change => ({ spawns: list });

test('nothing is wrong with a mission that is whole: nobody has to walk through the air or past a fence', () => {
  expect(found({})).toEqual([]);
});

test('RM-COMP-06: what the boxes of both seasons hold', () => {
  expect(componentsOf(['season1', 'rueMorgue'])).toEqual({
    doors: { plain: 19, blue: 2, green: 1, pink: 1 },
    objectives: { plain: 20, blue: 2, green: 1, pink: 1 },
    spawns: { plain: 11, blue: 2, green: 0, pink: 1 },
    cars: { pimpmobile: 2, 'police-car': 2 },
    things: { spawnTokens: 12, triggers: 6, tents: 11, stairs: 1, helicopters: 1 },
  });
});

describe('RM-COMP-06: no mission needs more tokens than the box of Rue Morgue holds', () => {
  const seven = new Array(7).fill({ zone: 'A2.SE' });
  const pink = { zone: 'A2.SE', colour: 'pink' };
  const door = { between: ['A2.r1', 'A2.W'] };
  test.each<[string, Change, string]>([
    ['two pink doors', { doors: new Array(2).fill({ ...door, colour: 'pink' }) }, 'tooMany doors'],
    ['a green door', { doors: [{ ...door, colour: 'green' }] }, 'tooMany doors'],
    ['ten neutral doors', { doors: new Array(10).fill(door) }, 'tooMany doors'],
    ['two pink objectives', { objectives: [pink, pink] }, 'tooMany objectives'],
    ['eleven objectives', { objectives: new Array(11).fill({ zone: 'A2.SE' }) }, 'tooMany objectives'],
    ['seven spawn zones', { spawns: seven }, 'tooMany spawns'],
    ['seven with a pink one', { spawns: [...seven.slice(1), pink] }, 'tooMany spawns'],
    ['seven event triggers', { triggers: new Array(7).fill('A2.r1') }, 'tooMany triggers'],
    ['twelve tents', { tents: { zones: new Array(12).fill('B1.a') } }, 'tooMany tents.zones'],
    ['two stairs', { stairs: [...(WHOLE.stairs ?? []), ['A1.hp', 'A1.E']] }, 'tooMany stairs'],
    ['a helicopter beside its wreck', { wreck: ['B1.c'] }, 'tooMany helicopter'],
    ['a helicopter of Season 1', { boxes: ['season1'] }, 'tooMany helicopter'],
  ])('%s', (_, change, finding) => {
    expect(found(change)).toContain(`error ${finding}`);
  });
});

describe('tokens lie where they can lie', () => {
  test.each<[string, Change, string]>([
    [
      'RM-SPAWN-02: a marker twice',
      spawns({ zone: 'B1.SE', markers: [1, 2] }, { zone: 'A2.SE', markers: [2] }),
      'error markerTwice spawns[1].markers',
    ],
    [
      'RM-SPAWN-06: a number that brings nothing',
      spawns({ zone: 'B1.SE', markers: [1, 2, 3, 4, 6] }),
      'warning markerMissing spawns',
    ],
    ['RM-CAMP-02: a tent in the street', { tents: { zones: ['B1.S'] } }, 'error noTentGround tents.zones[0]'],
    ['a tent on a small zone', { tents: { zones: ['B1.c'] } }, 'error noTentGround tents.zones[0]'],
    ['two tents in a zone', { tents: { zones: ['B1.a', 'B1.a'] } }, 'error tentTwice tents.zones[1]'],
    [
      'a special tent where there is none',
      { tents: { zones: ['B1.a'], special: ['B1.a', 'B1.b'] } },
      'error noTent tents.special[1]',
    ],
    [
      'RM-TENT-04: one place for two tents',
      { tents: { zones: ['B1.a', 'B1.b'], special: ['B1.a'] } },
      'error tooFewSpecial tents.special',
    ],
    ['RM-EVENT-02: a trigger without rooms', { triggers: ['B1.SE'] }, 'error noRooms triggers[0]'],
    ['two triggers on a tile', { triggers: ['A2.r1', 'A2.r2'] }, 'error triggerTwice triggers[1]'],
    ['a trigger where the survivors start', { start: ['A2.r1'] }, 'warning triggerAtStart triggers[0]'],
    ['RM-PAD-01: a helipad without stairs', { stairs: [] }, 'error unreachable helicopter[0]'],
    ['RM-PAD-03: stairs in the street', { stairs: [['B1.W', 'B1.SW']] }, 'warning stairsNowhere stairs[0]'],
    ['stairs from afar', { stairs: [['A1.hp', 'A2.S']] }, 'warning stairsNowhere stairs[0]'],
    [
      'RM-HELI-08: a landing in a room',
      { helicopter: { zone: 'A1.hp', flies: true, lands: ['A1.hp', 'B1.d', 'A2.r1'] } },
      'error landsIndoors helicopter.lands[2]',
    ],
    [
      'RM-HELI-08: a start where it may not',
      { helicopter: { zone: 'A1.SE', flies: true } },
      'error noTakeOff helicopter.zone',
    ],
    ['RM-HELI-07: nobody who flies it', { needs: ['fast-roping'] }, 'warning noPilot helicopter'],
    ['a skill that nobody begins with', { needs: ['tactician'] }, 'error unknown needs[0]'],
    ['a start for two teams', { rivals: { teams: 2 } }, 'error tooFewStarts start'],
  ])('%s', (_, change, finding) => {
    expect(found(change)).toContain(finding);
  });

  test('RM-CRASH-01: what a wreck covers or cuts off need not be reached, but nothing has to be fetched there', () => {
    const wreck = { wreck: ['B1.d'], helicopter: undefined, exit: ['B1.SW'], win: [{ use: 'all-at-exit' }] };
    expect(found(wreck)).toEqual([]);
    expect(found({ ...wreck, objectives: [{ zone: 'B1.d' }], rules: [{ use: 'objective-heals' }] })).toEqual([
      'error unreachable objectives[0]',
    ]);
  });
});

describe('RM-MIS-04: the key of a coloured door can be had before it', () => {
  const { objectives } = WHOLE;
  const mixed = objectives.map((token) => ({ ...token, mixed: 1 }));

  test('RM-MIS-05: not so if it is shuffled with an objective behind the door', () => {
    expect(found({ objectives: mixed })).toContain('error noKey doors');
  });

  test('it can be shuffled with others in the open', () => {
    expect(found({ objectives: [...mixed.slice(0, 1), { zone: 'B1.NW', mixed: 1 }] })).toEqual([]);
  });

  test('RM-MIS-M06-02: a door can have the key of another colour', () => {
    const doors = [{ between: ['A2.r1', 'A2.W'], colour: 'pink', key: 'blue' }];
    expect(found({ doors })).toEqual([]);
    expect(found({ doors: [{ ...doors[0], key: 'pink' }] })).toEqual(['error noKey doors']);
  });
});

describe('rules and goals that need something else', () => {
  const none = { helicopter: undefined };
  const grounded = { helicopter: { zone: 'A1.hp' } };
  const win = (...list: Mission['win']): Change => ({ win: list });
  const thing = (where: object): Change => ({
    rules: [{ use: 'laid-out', things: [{ card: 'nailbat', ...where }] }],
  });
  test.each<[string, Change, string]>([
    ['RM-MIS-M06-01: nothing to deliver', win({ use: 'delivered' }), 'needsRule win[0]'],
    [
      'nobody to deliver it to',
      { ...rules({ use: 'deliver', colour: 'blue' }), ...none },
      'needsHelicopter rules[1]',
    ],
    ['no such thing', rules({ use: 'deliver', colour: 'pink' }), 'needsColour rules[1]'],
    ['RM-MIS-08: nobody can leave', win({ use: 'all-left' }), 'needsRule win[0]'],
    ['no way out', { ...rules({ use: 'exit-leaves' }), exit: [] }, 'needsExit rules[1]'],
    ['RM-MIS-M07-01: a deck without end', win({ use: 'deck-run-out' }), 'needsRule win[0]'],
    ['RM-MIS-M10-02: nothing explodes', win({ use: 'blown-up', kills: 30 }), 'needsRule win[0]'],
    ['an explosion far away', { ...rules({ use: 'explosion' }), ...grounded }, 'needsFlight rules[1]'],
    ['RM-MIS-M03-03: it does not fly', grounded, 'needsFlight win[0]'],
    ['no landing at the exit', { exit: ['B1.SE'] }, 'exitNoLanding win[0]'],
    [
      'one of several ways',
      { win: [{ use: 'any', of: [[{ use: 'all-left' }], WHOLE.win] }] },
      'needsRule win[0].of[0][0]',
    ],
    ['RM-MIS-M10-02: no doors to open', { ...win({ use: 'doors-opened' }), doors: [] }, 'needsDoors win[0]'],
    ['a door too far', win({ use: 'doors-closed', doors: [0, 1] }), 'noDoor win[0].doors[1]'],
    ['a hand on no door', rules({ use: 'doors-by-hand', doors: [2], needs: [] }), 'noDoor rules[1].doors[0]'],
    [
      'RM-MIS-M05-01: nothing to wake',
      { ...rules({ use: 'wakes-triggers', colour: 'blue' }), triggers: undefined },
      'needsTriggers rules[1]',
    ],
    ['nothing that wakes it', rules({ use: 'wakes-triggers', colour: 'green' }), 'needsColour rules[1]'],
    ['RM-MIS-M03-05: no pass to fly', rules({ use: 'flies-after', colour: 'pink' }), 'needsColour rules[1]'],
    [
      'RM-MIS-M05-03: an exit that moves nowhere',
      { ...rules({ use: 'moving-exit' }), ...none },
      'needsHelicopter rules[1]',
    ],
    ['a card that lies nowhere', thing({}), 'thingPlace rules[0].things[0]'],
    ['a card in two places', thing({ zone: 'A2.r1', tent: 'medical' }), 'thingPlace rules[0].things[0]'],
    ['a card of another world', thing({ card: 'lance', zone: 'A2.r1' }), 'unknown rules[0].things[0]'],
    [
      'RM-MIS-M08-03: a card in a tent that is not there',
      { ...thing({ tent: 'medical' }), tents: undefined },
      'needsTents rules[0].things[0]',
    ],
    [
      'zombies of no kind',
      rules({ use: 'placed', kind: 'wolf', count: 1, zones: [] }),
      'unknown rules[1].kind[0]',
    ],
    [
      'RM-MIS-M09-02: the street as a hospital',
      win({ use: 'inside-cleared', zone: 'A2.W' }),
      'noBuilding win[0].zone',
    ],
  ])('%s', (_, change, finding) => {
    expect(found(change)).toContain(`error ${finding}`);
  });
});
