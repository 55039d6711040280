import { describe, expect, test } from 'vitest';
import { mixed } from '../rue-morgue/mixed.ts';
import type { Scene, SceneOptions } from '../scene.ts';

const DOORS: { between: [string, string] }[] = [
  { between: ['A1.r2', 'A1.NE'] },
  { between: ['B1.r2', 'B1.E'] },
];
const OBJECTIVES = [
  { zone: 'A1.N', colour: 'blue' as const },
  { zone: 'A1.N', colour: 'pink' as const },
];
const doors = ({ mission, ...options }: SceneOptions, ...survivors: string[]): Scene =>
  mixed({ doors: DOORS, ...options, mission: { objectives: OBJECTIVES, ...mission } }, ...survivors);

/** Rooms that a door opens are dark no more: nothing appears in them. */
const lit = (s: Scene): Scene => {
  s.state.revealed.fill(1);
  return s;
};

describe('doors that are worked by hand', () => {
  const mission = {
    rules: [{ use: 'doors-by-hand' as const, doors: [0], needs: ['blue' as const, 'pink' as const] }],
  };

  test('once both objectives are taken: open and shut, an action each, without a tool', () => {
    const s = lit(doors({ mission }, 'doug').taken(0, 1));
    s.do('hand-open:d1');
    expect(s.view.doors[0].open).toBe(true);
    expect(s.options('hand-open', 'hand-close')).toEqual(['hand-close:d1']);
    s.do('hand-close:d1');
    expect(s.view.doors[0].open).toBe(false);
    expect(s.view.turn.actions).toBe(1);
    expect(s.told('noise')).toEqual([]);
  });

  test('not before both are taken, not from elsewhere, and no other door', () => {
    const one = doors({ mission }, 'amy').taken(0);
    expect(one.options('hand-open')).toEqual([]);
    expect(one.refusal('hand-open:d1')).toBe('RM-MIS-M09-06');
    const away = doors({ mission }, 'amy').taken(0, 1).at('amy', 'A1.N');
    expect(away.refusal('hand-open:d1')).toBe('RM-MIS-M09-06');
    const other = doors({ mission }, 'amy').taken(0, 1).at('amy', 'B1.E');
    expect(other.refusal('hand-open:d2')).toBe('RM-MIS-M09-06');
  });

  test('RM-BSPAWN-06: opened for the first time it reveals the rooms, afterwards no more', () => {
    const s = lit(doors({ mission }, 'doug').taken(0, 1)).zombieCards(145);
    s.state.revealed[s.zone('A1.r2')] = 0;
    s.do('hand-open:d1', 'hand-close:d1', 'hand-open:d1');
    expect(s.told('reveal')).toEqual([{ t: 'reveal', zone: s.z('A1.r2') }]);
  });
});

describe('experience for doors', () => {
  const mission = {
    rules: [
      { use: 'door-xp' as const, xp: 5 },
      { use: 'doors-by-hand' as const, doors: [0, 1], needs: [] },
    ],
    win: [{ use: 'doors-opened' as const }],
  };

  test('whoever opens a door gains, once for each door', () => {
    const s = lit(doors({ mission }, 'doug', 'amy'));
    s.do('hand-open:d1', 'hand-close:d1', 'hand-open:d1');
    expect(s.view.survivors.map(({ xp }) => xp)).toEqual([5, 0]);
  });

  test('it is won when all have been opened, also if one is closed again', () => {
    const s = lit(doors({ mission }, 'doug', 'amy').at('amy', 'B1.E')).do('hand-open:d1', 'hand-close:d1');
    expect(s.view.tally.doors).toBe(1);
    expect(s.over).toBeNull();
    s.active('amy').next().do('hand-open:d2');
    expect(s.over).toMatch(/^won/);
  });

  test('one that is still shut is missing', () => {
    const s = lit(doors({ mission }, 'doug')).do('hand-open:d1');
    expect(s.over).toBeNull();
  });
});

describe('locked in', () => {
  const win = [
    { use: 'objectives-taken' as const },
    { use: 'doors-closed' as const, doors: [0] },
    { use: 'inside-cleared' as const, zone: 'A1.r2' },
  ];
  const rules = [{ use: 'doors-by-hand' as const, doors: [0], needs: [] }];
  const inside = (): Scene =>
    doors({ mission: { rules, win } }, 'amy', 'doug')
      .at('amy', 'A1.r2')
      .at('doug', 'A1.r3')
      .taken(0, 1)
      .open(0);

  test('won when the door is shut, all are inside and no zombie is', () => {
    const s = inside().zombies('A1.NE', { walker: 1 }).do('hand-close:d1');
    expect(s.over).toMatch(/^won/);
  });

  test('not with the door open', () => {
    const s = inside().do('noise');
    expect(s.over).toBeNull();
  });

  test('not with a zombie in any room of the building', () => {
    const s = inside().zombies('A1.r1', { walker: 1 }).do('hand-close:d1');
    expect(s.over).toBeNull();
  });

  test('not while somebody is outside', () => {
    const s = inside().at('doug', 'A1.N').do('hand-close:d1');
    expect(s.over).toBeNull();
  });
});

describe('one of several ways', () => {
  const win = [
    { use: 'objectives-taken' as const },
    {
      use: 'any' as const,
      of: [
        [{ use: 'inside-cleared' as const, zone: 'A1.r2' }],
        [{ use: 'doors-closed' as const, doors: [0] }, { use: 'all-at-exit' as const }],
      ],
    },
  ];
  const ways = (): Scene => doors({ mission: { win, exit: ['A1.NW'] } }, 'amy', 'doug').taken(0);

  test('each of them wins, with all that it asks for', () => {
    const first = ways().at('amy', 'A1.N').at('doug', 'A1.r2').do('take:t2');
    expect(first.over).toBeNull();
    first.at('amy', 'A1.r2').do('noise');
    expect(first.over).toMatch(/^won/);
    const second = ways()
      .taken(1)
      .at('doug', 'A1.NW')
      .at('amy', 'A1.N')
      .do(`move:${s0('A1.NW')}`);
    expect(second.over).toMatch(/^won/);
    const open = ways()
      .taken(1)
      .open(0)
      .at('doug', 'A1.NW')
      .at('amy', 'A1.N')
      .do(`move:${s0('A1.NW')}`);
    expect(open.over).toBeNull();
  });

  test('while one of them is left, nothing is lost', () => {
    const s = ways().at('doug', 'A2.N').zombies('A2.N', { walker: 2 }).zombiesAct();
    expect(s.survivor('doug').dead).toBe(true);
    expect(s.over).toBeNull();
  });

  test('out of reach is only what no way leads to any more', () => {
    const both = [
      {
        use: 'any' as const,
        of: [[{ use: 'all-at-exit' as const }], [{ use: 'all-left' as const }]],
      },
    ];
    const s = doors({ mission: { win: both, exit: ['A1.NW'] } }, 'amy', 'doug').at('doug', 'A2.N');
    s.zombies('A2.N', { walker: 2 }).zombiesAct();
    expect(s.over).toBe('lost: out-of-reach');
  });

  const s0 = (zone: string): string => doors({}, 'amy').z(zone);
});
