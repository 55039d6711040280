import { describe, expect, test } from 'vitest';
import { airfield } from '../rue-morgue/airfield.ts';
import { mixed } from '../rue-morgue/mixed.ts';
import type { Scene, SceneOptions } from '../scene.ts';

const EXIT = ['A1.NW'];
const exits = ({ mission, ...options }: SceneOptions, ...survivors: string[]): Scene =>
  mixed({ ...options, mission: { exit: EXIT, ...mission } }, ...survivors);

describe('all at the exit, in the End Phase', () => {
  const mission = { win: [{ use: 'all-at-exit' as const, endPhase: true }] };

  test('RM-MIS-07: to stand there is not enough before the round ends', () => {
    const s = exits({ mission }, 'amy', 'doug').at('amy', 'A1.NW').at('doug', 'A1.N').active('doug');
    s.do(`move:${s.z('A1.NW')}`);
    expect(s.over).toBeNull();
    s.do('end');
    expect(s.over).toMatch(/^won/);
  });

  test('RM-MIS-07: not while one is elsewhere', () => {
    const s = exits({ mission }, 'amy', 'doug').at('amy', 'A1.NW').at('doug', 'A1.N');
    s.do('end', 'end');
    expect(s.over).toBeNull();
    expect(s.view.turn.round).toBe(2);
  });

  test('OQ-02 RM-MIS-07: it is lost with the first who dies', () => {
    const s = exits({ mission }, 'amy', 'doug').at('doug', 'A1.N').zombies('A1.N', { walker: 2 });
    s.zombiesAct();
    expect(s.survivor('doug').dead).toBe(true);
    expect(s.over).toBe('lost: out-of-reach');
  });

  test('OQ-02: by agreement those who are left are enough', () => {
    const s = exits({ mission, rules: { exitAll: 'living' } }, 'amy', 'doug')
      .at('amy', 'A1.NW')
      .at('doug', 'A1.N');
    s.zombies('A1.N', { walker: 2 }).zombiesAct();
    expect(s.over).toBeNull();
  });
});

describe('leaving by the exit', () => {
  const mission = {
    rules: [{ use: 'exit-leaves' as const }],
    win: [{ use: 'all-left' as const }],
    spawns: [{ zone: 'A1.NE', markers: [1] }],
  };

  test('RM-MIS-08: who stands there goes, and that is the end of his turn; all gone is won', () => {
    const s = exits({ mission }, 'amy', 'doug').at('amy', 'A1.NW').at('doug', 'A1.NW');
    s.do('leave');
    expect(s.view.survivors[0]).toMatchObject({ zone: null, dead: false });
    expect(s.over).toBeNull();
    expect(s.view.turn.active).not.toBe('amy');
    if (s.asking === 'activate') s.do('activate:doug');
    s.do('leave');
    expect(s.over).toMatch(/^won/);
  });

  test('RM-MIS-08: not from elsewhere, and not beside a zombie', () => {
    const s = exits({ mission }, 'amy', 'doug');
    expect(s.options('leave')).toEqual([]);
    expect(s.refusal('leave')).toBe('RM-MIS-08');
    s.at('amy', 'A1.NW').zombies('A1.NW', { walker: 1 }).next();
    expect(s.options('leave')).toEqual([]);
    expect(s.refusal('leave')).toBe('RM-MIS-08');
  });

  test('RM-MIS-08: also with no action left; a mission without this rule has no such exit', () => {
    const s = exits({ mission }, 'doug', 'amy').at('doug', 'A1.NW').actions(0);
    expect(s.options('leave')).toEqual(['leave']);
    const other = exits({}, 'amy').at('amy', 'A1.NW');
    expect(other.refusal('leave')).toBe('RM-MIS-08');
  });

  test('OQ-50: the experience of who has left sets the level no more; the spawn dice stay as many', () => {
    const s = exits({ mission }, 'amy', 'doug').at('amy', 'A1.NW').at('doug', 'A2.N').xp('amy', 19);
    expect(s.view.turn.level).toBe('orange');
    s.do('leave');
    expect(s.view.turn.level).toBe('blue');
    s.rolls(2, 2, 2, 2).roundEnds();
    expect(s.told('spawn-dice')).toEqual([{ t: 'spawn-dice', rolled: [2, 2, 2, 2] }]);
    expect(s.view.turn).toMatchObject({ round: 2, active: 'doug' });
  });

  test('OQ-02 RM-MIS-08: somebody dies: out of reach, whoever has left', () => {
    const s = exits({ mission }, 'amy', 'doug', 'ned')
      .at('amy', 'A1.NW')
      .at('doug', 'A1.N')
      .at('ned', 'A2.N');
    s.do('leave').zombies('A1.N', { walker: 2 });
    for (let n = 0; n < 8 && !s.over; n++) s.do(s.options().includes('end') ? 'end' : s.options()[0]);
    expect(s.survivor('doug').dead).toBe(true);
    expect(s.over).toBe('lost: out-of-reach');
  });

  test('RM-MIS-08: where only the living have to, the others win when the last of them has left', () => {
    const s = exits({ mission, rules: { exitAll: 'living' } }, 'amy', 'doug')
      .at('amy', 'A1.NW')
      .dead('doug');
    s.do('leave');
    expect(s.over).toMatch(/^won/);
  });
});

describe('the moving exit', () => {
  const mission = {
    rules: [{ use: 'moving-exit' as const }],
    exit: ['A2.S'],
    win: [{ use: 'all-at-exit' as const }],
  };

  test('while there is an Abomination the exit is where the helicopter stands', () => {
    const s = airfield({ mission }, 'amy').helicopter('A1.hp');
    expect(s.view.exit).toEqual([s.z('A2.S')]);
    s.zombies('B1.SE', { 'a-bomb': 1 });
    expect(s.view.exit).toEqual([s.z('A1.hp')]);
    s.at('amy', 'A2.W').do(`move:${s.z('A2.SW')}`, `move:${s.z('A2.S')}`);
    expect(s.over).toBeNull();
    const there = airfield({ mission: { ...mission, stairs: [['A1.E', 'A1.hp']] } }, 'amy').helicopter(
      'A1.hp',
    );
    there
      .zombies('B1.SE', { abomination: 1 })
      .at('amy', 'A1.E')
      .do(`move:${there.z('A1.hp')}`);
    expect(there.over).toMatch(/^won/);
  });

  test('without one it is where the map shows it', () => {
    const s = airfield({ mission }, 'amy').helicopter('A1.hp').at('amy', 'A2.SW');
    s.do(`move:${s.z('A2.S')}`);
    expect(s.over).toMatch(/^won/);
    const pad = airfield({ mission: { ...mission, stairs: [['A1.E', 'A1.hp']] } }, 'amy').helicopter('A1.hp');
    pad.at('amy', 'A1.E').do(`move:${pad.z('A1.hp')}`);
    expect(pad.over).toBeNull();
  });
});

describe('the helicopter at the exit', () => {
  const mission = {
    exit: ['A2.b'],
    rules: [{ use: 'explosion' as const }],
    win: [{ use: 'all-at-exit' as const }, { use: 'helicopter-at-exit' as const }],
  };

  test('OQ-23: over it is not enough; landed there it is, and those in it stand there', () => {
    const s = airfield({ mission }, 'amy', 'doug').helicopter('A2.W', 1).sits('amy', 0, 0).sits('doug', 0, 1);
    s.do(`fly:${s.z('A2.b')}`, 'stay');
    expect(s.over).toBeNull();
    s.do('land');
    expect(s.over).toMatch(/^won/);
  });

  test('OQ-23: in the air above the exit it is not there, whoever waits for it', () => {
    const win = [{ use: 'helicopter-at-exit' as const }];
    const s = airfield({ mission: { ...mission, win } }, 'amy', 'doug')
      .helicopter('A2.W', 1)
      .sits('amy', 0, 0);
    s.at('doug', 'A2.b').do(`fly:${s.z('A2.b')}`, 'stay');
    expect(s.over).toBeNull();
    s.do('land');
    expect(s.over).toMatch(/^won/);
  });

  test('OQ-23: all there on foot do not win without it', () => {
    const s = airfield({ mission }, 'amy')
      .helicopter('A1.hp')
      .at('amy', 'A2.W')
      .do(`move:${s0('A2.b')}`);
    expect(s.isAt('amy', 'A2.b')).toBe(true);
    expect(s.over).toBeNull();
  });

  test('once it is gone this can not be won any more', () => {
    const win = [{ use: 'helicopter-at-exit' as const }, { use: 'objectives-taken' as const }];
    const s = airfield({ mission: { ...mission, win, objectives: [{ zone: 'B1.N' }] } }, 'amy').helicopter(
      'A2.b',
    );
    s.at('amy', 'A2.W')
      .carries('amy', 'molotov')
      .zombies('A2.b', { walker: 1 })
      .do(`shoot:left:${s.z('A2.b')}`);
    expect(s.view.cars[0].zone).toBeNull();
    expect(s.over).toBe('lost: out-of-reach');
  });

  const s0 = (zone: string): string => airfield({ mission }, 'amy').z(zone);
});
