import { describe, expect, test } from 'vitest';
import { type Scene, type SceneOptions, scene, sceneWith } from './scene.ts';

const MISSION: SceneOptions = {
  doors: [{ between: ['A1.r2', 'A1.NE'] }],
  mission: { objectives: [{ zone: 'A1.NE' }, { zone: 'A1.N' }], rules: [{ use: 'cars-drive' }] },
};
const BUILDING = ['A1.r1', 'A1.r2', 'A1.r3', 'A2.r1', 'A2.r2', 'A2.r3', 'A2.r4'];

describe('what a survivor can do', () => {
  test('S1-ACT-01: everything he can do at one moment, and nothing else', () => {
    const s = sceneWith(MISSION, 'doug', 'ned')
      .carries('doug', 'crowbar', 'pistol')
      .car('police-car', 'A1.NE');
    s.zombies('A1.N', { walker: 1 });
    expect(new Set(s.options().map((key) => key.split(':')[0]))).toEqual(
      new Set([
        'move',
        'open',
        'organise',
        'trade',
        'shoot',
        'get-in',
        'search-car',
        'take',
        'noise',
        'discard',
        'end',
      ]),
    );
    s.sits('doug', 0, 0).next();
    expect(new Set(s.options().map((key) => key.split(':')[0]))).toEqual(
      new Set([
        ...['open', 'organise', 'trade', 'shoot', 'get-out', 'change-seat', 'drive', 'search-car'],
        ...['take', 'noise', 'discard', 'end'],
      ]),
    );
  });

  test.each<[string, (s: Scene) => Scene, string[]]>([
    ['Move', (s) => s, ['move:A1.N']],
    ['Search', (s) => s.at('doug', 'A1.r1').finds('water'), ['search', 'put:found1:back1', 'done']],
    ['Search of a car', (s) => s.finds('rifle'), ['search-car:c1', 'put:found1:back1', 'done']],
    ['Open a door', (s) => s.carries('doug', 'crowbar').revealed(...BUILDING), ['open:d1:left']],
    ['Reorganise', (s) => s.carries('doug', 'pan', 'water'), ['organise', 'put:left:right', 'done']],
    ['Trade', (s) => s.carries('ned', 'pan'), ['trade:ned', 'put:their-left:left', 'done']],
    [
      'Ranged attack',
      (s) => s.carries('doug', 'pistol').zombies('A1.N', { walker: 1 }).rolls(4),
      ['shoot:left:A1.N'],
    ],
    [
      'Melee attack',
      (s) => s.carries('doug', 'machete').zombies('A1.NE', { walker: 1 }).rolls(4),
      ['melee:left'],
    ],
    ['Get into a car', (s) => s, ['get-in:c1:passenger2']],
    ['Get out of a car', (s) => s.sits('doug', 0, 1), ['get-out']],
    ['Change seat', (s) => s.sits('doug', 0, 1), ['change-seat:driver']],
    ['Drive', (s) => s.sits('doug', 0, 0).at('ned', 'B1.N'), ['drive:A1.N', 'stay']],
    ['Take an objective', (s) => s, ['take:t1']],
    ['Make noise', (s) => s, ['noise']],
  ])('S1-ACT-01: %s costs one action, and can not be done with none', (_, setUp, named) => {
    const s = setUp(sceneWith(MISSION, 'doug', 'ned').car('police-car', 'A1.NE'));
    const keys = named.map((key) => key.replace(/A1\.\w+/, (zone) => s.z(zone)));
    s.do(...keys);
    expect(s.state.actions).toBe(2);
    expect(s.view.turn.active).toBe('doug');

    const tired = setUp(sceneWith(MISSION, 'doug', 'ned').car('police-car', 'A1.NE')).actions(0);
    expect(tired.options()).not.toContain(keys[0]);
    expect(tired.refusal(keys[0])).toBe(keys[0].startsWith('move') ? 'S1-MOVE-04' : 'S1-ROUND-04');
    tired
      .actions(1)
      .next()
      .do(...keys);
    expect(tired.state.actions).toBe(0);
  });

  test('S1-ACT-01: the same action can be done again and again', () => {
    const s = scene('doug').carries('doug', 'pan').zombies('A1.NE', { walker: 1 });
    s.rolls(1, 1, 1).do('melee:left', 'melee:left', 'melee:left');
    expect(s.state.actions).toBe(0);
    const walk = scene('doug').at('doug', 'A1.N');
    for (const zone of ['A1.NW', 'A1.N', 'A1.NE']) walk.do(`move:${walk.z(zone)}`);
    expect(walk.placeOf('doug')).toBe('A1.NE');
  });

  test('S1-ACT-01 S1-SEARCH-02: only a Search can not be done again', () => {
    const s = scene('doug').at('doug', 'A1.r2').finds('water').do('search', 'drop:found1');
    expect(s.state.actions).toBe(2);
    expect(s.options('search')).toEqual([]);
    expect(s.refusal('search')).toBe('S1-SEARCH-02');
  });
});

describe('the single actions', () => {
  test('S1-ACT-02: a Move goes to a zone that is next to his', () => {
    const s = scene('doug').at('doug', 'A1.N');
    expect(s.options('move')).toEqual([`move:${s.z('A1.NW')}`, `move:${s.z('A1.NE')}`]);
    expect(s.refusal(`move:${s.z('A2.N')}`)).toBe('S1-MOVE-01');
    s.do(`move:${s.z('A1.NW')}`);
    expect(s.placeOf('doug')).toBe('A1.NW');
  });

  test('S1-ACT-03: an objective is taken in his own zone, and only once', () => {
    const s = sceneWith(MISSION, 'doug');
    expect(s.options('take')).toEqual(['take:t1']);
    expect(s.refusal('take:t2')).toBe('S1-ACT-03');
    s.do('take:t1');
    expect(s.view.tokens.map((token) => token.taken)).toEqual([true, false]);
    expect(s.options('take')).toEqual([]);
    expect(s.refusal('take:t1')).toBe('S1-ACT-03');
    s.do(`move:${s.z('A1.N')}`);
    expect(s.options('take')).toEqual(['take:t2']);
  });

  test('S1-ACT-03: zombies in the zone do not keep him from it', () => {
    const s = sceneWith(MISSION, 'doug').zombies('A1.NE', { walker: 3 }).do('take:t1');
    expect(s.view.tokens[0].taken).toBe(true);
  });

  test('S1-ACT-04: noise is one token in his zone, each time', () => {
    const s = scene('doug', 'ned').at('doug', 'A1.r1').do('noise');
    expect(s.view.zones[s.zone('A1.r1')]).toMatchObject({ tokens: 1, noise: 2 });
    s.do('noise');
    expect(s.view.zones[s.zone('A1.r1')]).toMatchObject({ tokens: 2, noise: 3 });
    expect(s.view.zones.reduce((sum, zone) => sum + zone.tokens, 0)).toBe(2);
  });

  test('S1-ACT-05: who does nothing has finished, and loses what is left of his actions', () => {
    const s = scene('amy', 'doug').do('noise', 'end');
    expect(s.view.turn).toMatchObject({ active: 'doug', actions: 3 });
    expect(s.view.turn.free).toMatchObject({ move: 0 });
    expect(s.refusal('activate:amy')).toBe('S1-ROUND-03');
    s.do('end', 'activate:amy');
    expect(s.view.turn).toMatchObject({ round: 2, active: 'amy', actions: 3, free: { move: 1 } });
  });

  test('S1-ACT-06: a free action does not count against his three, at level Blue too', () => {
    const s = scene('amy').do('noise');
    s.do(`move:${s.z('A1.N')}`);
    expect(s.levelOf('amy')).toBe('blue');
    expect(s.state.actions).toBe(2);
    expect(s.free('move')).toBe(0);
    s.do(`move:${s.z('A1.NW')}`);
    expect(s.state.actions).toBe(1);
  });

  test('S1-ACT-06: each free action pays for its own purpose', () => {
    const s = scene('doug').skills('doug', 'free-combat', 'free-search', 'free-move');
    s.at('doug', 'A1.r2').carries('doug', 'machete').finds('water');
    s.do('search', 'put:found1:back1', 'done');
    expect([s.state.actions, s.free('search'), s.free('move'), s.free('combat')]).toEqual([3, 0, 1, 1]);
    s.zombies('A1.r2', { walker: 1 }).rolls(4).next().do('melee:left');
    expect([s.state.actions, s.free('move'), s.free('combat')]).toEqual([3, 1, 0]);
    s.do('noise');
    expect([s.state.actions, s.free('move')]).toEqual([2, 1]);
    s.do(`move:${s.z('A1.r1')}`);
    expect([s.state.actions, s.free('move')]).toEqual([2, 0]);
  });
});
