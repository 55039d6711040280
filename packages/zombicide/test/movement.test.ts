import { describe, expect, test } from 'vitest';
import { zombicide } from '../src/game.ts';
import { settingOf } from '../src/setting.ts';
import { type Scene, scene, sceneWith } from './scene.ts';

const BUILDING = ['A1.r1', 'A1.r2', 'A1.r3', 'A2.r1', 'A2.r2', 'A2.r3', 'A2.r4'];
type Between = { between: [string, string] };
/** From the building in the west to the crossing, and to the street south of it. */
const EAST_DOOR: Between = { between: ['A1.r2', 'A1.NE'] };
const SOUTH_DOOR: Between = { between: ['A2.r2', 'A2.E'] };

describe('where one can go', () => {
  test('S1-MOVE-01 S1-MOVE-02: from a crossing one walks into each street that leaves it, wherever one stands on it', () => {
    const s = scene('doug');
    expect(s.options('move')).toEqual(moves(s, 'A1.N', 'B1.E', 'A2.N'));
    // He comes in from the north-west and leaves to the south-east with one action each.
    const through = scene('doug')
      .at('doug', 'A1.N')
      .do(...moves(s, 'A1.NE', 'A2.N'));
    expect(through.isAt('doug', 'B2.W')).toBe(true);
    expect(through.state.actions).toBe(1);
  });

  test('S1-MOVE-01: zones that touch at a corner only are no neighbours, in the street nor in a house', () => {
    const ring = sceneWith({ tiles: [['7B']], mission: { start: ['A1.N'] } }, 'doug');
    expect(ring.options('move')).toEqual(moves(ring, 'A1.NW', 'A1.NE'));
    expect(ring.refusal(`move:${ring.z('A1.W')}`)).toBe('S1-MOVE-01');
    // Four rooms that meet in one point.
    const house = scene('doug').at('doug', 'A2.r4');
    expect(house.options('move')).toEqual(moves(house, 'A2.r3', 'A2.r2'));
    expect(house.refusal(`move:${house.z('A2.r1')}`)).toBe('S1-MOVE-01');
  });

  test('S1-MOVE-01: nobody walks two zones with one step, or stays where he is', () => {
    const s = scene('doug').at('doug', 'A1.NW');
    expect(s.options('move')).toEqual(moves(s, 'A1.N'));
    expect(s.refusal(`move:${s.z('A1.NE')}`)).toBe('S1-MOVE-01');
    expect(s.refusal(`move:${s.z('A1.NW')}`)).toBe('S1-MOVE-01');
  });

  test('S1-MOVE-02: in a house one walks through the gaps between rooms, also onto the next tile', () => {
    const s = scene('doug').at('doug', 'A1.r2');
    expect(s.options('move')).toEqual(moves(s, 'A1.r3', 'A1.r1', 'A2.r3', 'A2.r1'));
    s.do(`move:${s.z('A2.r1')}`, `move:${s.z('A2.r2')}`);
    expect(s.isAt('doug', 'A2.r2')).toBe(true);
  });

  test('S1-MOVE-02: zombies stop nobody from walking from street to street', () => {
    const s = scene('doug').zombies('A1.N', { walker: 3, fatty: 1 });
    s.do(`move:${s.z('A1.N')}`);
    expect(s.isAt('doug', 'A1.N')).toBe(true);
    expect(s.state.actions).toBe(2);
  });
});

describe('doors and walls', () => {
  test('S1-MOVE-02 S1-MOVE-03: a closed door is not passed; an open one is, in both directions', () => {
    const s = sceneWith({ doors: [EAST_DOOR] }, 'doug')
      .carries('doug', 'crowbar')
      .revealed(...BUILDING);
    expect(s.options('move')).toEqual(moves(s, 'A1.N', 'B1.E', 'A2.N'));
    expect(s.refusal(`move:${s.z('A1.r2')}`)).toBe('S1-MOVE-03');
    s.do('open:d1:left');
    expect(s.options('move')).toEqual(moves(s, 'A1.N', 'A1.r2', 'B1.E', 'A2.N'));
    s.do(`move:${s.z('A1.r2')}`);
    expect(s.options('move')).toEqual(moves(s, 'A1.r3', 'A1.r1', 'A1.NE', 'A2.r3', 'A2.r1'));
    s.do(`move:${s.z('A1.NE')}`);
    expect(s.isAt('doug', 'A1.NE')).toBe(true);
  });

  test('S1-MOVE-03: an open door leads nowhere but through it', () => {
    const s = sceneWith({ doors: [EAST_DOOR, SOUTH_DOOR] }, 'doug')
      .open(0)
      .at('doug', 'A2.E');
    expect(s.options('move')).toEqual(moves(s, 'A2.SE', 'A2.NE'));
    expect(s.refusal(`move:${s.z('A2.r2')}`)).toBe('S1-MOVE-03');
  });

  test('S1-MOVE-03: walls are not passed, though a zone lies right behind them', () => {
    const s = scene('doug').at('doug', 'A1.N');
    expect(s.options('move')).toEqual(moves(s, 'A1.NW', 'A1.NE'));
    const t = sceneWith({ tiles: [['3B'], ['4B']], mission: { start: ['A1.r3'] } }, 'doug');
    expect(t.options('move')).toEqual(moves(t, 'A1.r1', 'A1.r2'));
  });

  test('S1-MOVE-03: where a wall is in the way, the reason says so', () => {
    const s = scene('doug').at('doug', 'A1.N');
    expect(s.refusal(`move:${s.z('A1.r2')}`)).toBe('S1-MOVE-03');
  });

  test('ZB035 S1-MOVE-03: a game that is saved and loaded has its doors between the same zones', () => {
    const s = sceneWith({ doors: [SOUTH_DOOR, EAST_DOOR] }, 'doug')
      .open(0)
      .next();
    const loaded = zombicide.readState(JSON.parse(JSON.stringify(s.state)));
    const { doors } = settingOf(loaded.options).board;
    expect(doors.map(({ a, b }) => [a, b])).toEqual([
      [s.zone('A2.r2'), s.zone('A2.E')],
      [s.zone('A1.r2'), s.zone('A1.NE')],
    ]);
    expect(loaded.doors).toEqual([1, 0]);
  });
});

describe('zombies on their way', () => {
  test('ZB044 S1-MOVE-03: a zombie goes round a closed door by the way that is open', () => {
    const s = sceneWith({ doors: [EAST_DOOR, SOUTH_DOOR] }, 'doug').open(1);
    s.zombies('A1.r2', { walker: 1 }).zombiesAct();
    expect(s.zombiesAt('A2.r1')).toEqual({ walker: 1 });
    s.zombiesAct().zombiesAct().zombiesAct();
    expect(s.zombiesAt('A2.NE')).toEqual({ walker: 1 });
  });

  test('ZB044 S1-MOVE-02: with that door open it takes the short way', () => {
    const s = sceneWith({ doors: [EAST_DOOR, SOUTH_DOOR] }, 'doug').open(0, 1);
    s.zombies('A1.r2', { walker: 1 }).zombiesAct();
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('ZB044 S1-MOVE-03: where every way is closed a zombie stops at the door', () => {
    const s = sceneWith({ doors: [EAST_DOOR] }, 'doug').zombies('A1.r1', { walker: 1 });
    s.zombiesAct();
    expect(s.zombiesAt('A1.r2')).toEqual({ walker: 1 });
    s.zombiesAct();
    expect(s.zombiesAt('A1.r2')).toEqual({ walker: 1 });
    expect(s.view.survivors[0].wounds).toBe(0);
  });

  test('ZB061 S1-MOVE-01: a zombie five zones from the only noise takes one step towards it', () => {
    const s = scene('doug').at('doug', 'A1.N').noise('B1.NE', 2).zombies('A2.E', { walker: 1 });
    s.zombiesAct();
    expect(s.zombiesAt('A2.NE')).toEqual({ walker: 1 });
    expect(s.zombiesAt('A2.E')).toEqual({});
  });
});

describe('zombies in the zone one leaves', () => {
  test.each([
    [0, 1],
    [1, 2],
    [2, 3],
  ])('S1-MOVE-04: leaving a zone that holds %d zombies takes %d of his actions', (zombies, cost) => {
    const s = scene('doug').zombies('A1.NE', { walker: zombies });
    expect(s.view.turn.moveCost).toBe(cost);
    s.do(`move:${s.z('A1.N')}`);
    expect(s.isAt('doug', 'A1.N')).toBe(true);
    expect(s.state.actions).toBe(3 - cost);
  });

  test('S1-MOVE-04: every kind of zombie counts, one by one', () => {
    const s = scene('doug').actions(9).zombies('A1.NE', { walker: 1, runner: 2, fatty: 1, abomination: 1 });
    s.do(`move:${s.z('A1.N')}`);
    expect(s.state.actions).toBe(3);
  });

  test('S1-MOVE-04: with too few actions left he can not leave', () => {
    const s = scene('doug').zombies('A1.NE', { walker: 3 });
    expect(s.options('move')).toEqual([]);
    expect(s.refusal(`move:${s.z('A1.N')}`)).toBe('S1-MOVE-04');
    const late = scene('doug').actions(2).zombies('A1.NE', { walker: 2 });
    expect(late.refusal(`move:${late.z('A1.N')}`)).toBe('S1-MOVE-04');
    const fit = scene('doug').actions(2).zombies('A1.NE', { walker: 1 });
    expect(fit.options('move')).toEqual(moves(fit, 'A1.N', 'B1.E', 'A2.N'));
    expect(fit.do(`move:${fit.z('A1.N')}`).state.actions).toBe(0);
  });

  test('S1-MOVE-04: zombies of the zone he enters, or of others, cost nothing', () => {
    const s = scene('doug').zombies('A1.N', { walker: 4 }).zombies('B1.E', { runner: 2 });
    s.do(`move:${s.z('A1.N')}`);
    expect(s.state.actions).toBe(2);
  });

  test('S1-MOVE-04: a zombie killed before he leaves costs nothing any more', () => {
    const s = scene('doug').carries('doug', 'pistol').zombies('A1.NE', { walker: 1 }).rolls(4);
    s.do(`shoot:left:${s.z('A1.NE')}`, `move:${s.z('A1.N')}`);
    expect(s.state.actions).toBe(1);
  });
});

describe('several zones with one Move', () => {
  test('S1-MOVE-05: who enters a zone with a zombie stops there, and the rest of his Move is lost', () => {
    const s = scene('wanda').zombies('A1.N', { walker: 1 });
    s.do(`move:${s.z('A1.N')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('wanda', 'A1.N')).toBe(true);
    expect(s.state.actions).toBe(2);
    // To go on is a new Move, with the price of leaving.
    s.do(`move:${s.z('A1.NW')}`);
    expect(s.isAt('wanda', 'A1.NW')).toBe(true);
    expect(s.state.actions).toBe(0);
  });

  test('S1-MOVE-05: through an empty zone he goes on to any neighbour of it, or stays, for one action', () => {
    const s = scene('wanda');
    s.do(`move:${s.z('A1.N')}`);
    expect(s.asking).toBe('walkOn');
    expect(s.options()).toEqual([`on:${s.z('A1.NW')}`, `on:${s.z('A1.NE')}`, 'stay']);
    s.do(`on:${s.z('A1.NW')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('wanda', 'A1.NW')).toBe(true);
    expect(s.state.actions).toBe(2);
    const still = scene('wanda').do(`move:${s.z('A1.N')}`, 'stay');
    expect(still.isAt('wanda', 'A1.N')).toBe(true);
    expect(still.state.actions).toBe(2);
  });

  test('S1-MOVE-05: of three zones the second holds a zombie: he stops in the second', () => {
    const s = scene('wanda').skills('wanda', 'two-zones', 'zone-per-move').zombies('B1.NE', { runner: 1 });
    s.do(`move:${s.z('B1.E')}`, `on:${s.z('B1.NE')}`);
    expect(s.asking).toBe('action');
    expect(s.isAt('wanda', 'B1.NE')).toBe(true);
  });

  test('S1-MOVE-05: survivors and noise in the zone stop nobody', () => {
    const s = scene('wanda', 'amy').at('amy', 'A1.N').noise('A1.N', 3);
    s.do(`move:${s.z('A1.N')}`);
    expect(s.asking).toBe('walkOn');
  });

  test('S1-MOVE-05 S1-SKILL-30: who is slippery walks on through zombies in Season 1, and does not by later rules', () => {
    const through = scene('wanda').skills('wanda', 'two-zones', 'slippery').zombies('A1.N', { walker: 2 });
    through.do(`move:${through.z('A1.N')}`, `on:${through.z('A1.NW')}`);
    expect(through.isAt('wanda', 'A1.NW')).toBe(true);
    expect(through.state.actions).toBe(2);
    const stopped = sceneWith({ rules: { slipperyPassThrough: false } }, 'wanda')
      .skills('wanda', 'two-zones', 'slippery')
      .zombies('A1.N', { walker: 2 });
    stopped.do(`move:${stopped.z('A1.N')}`);
    expect(stopped.asking).toBe('action');
    expect(stopped.isAt('wanda', 'A1.N')).toBe(true);
  });

  test('S1-MOVE-03 S1-MOVE-05: a second step leads through no closed door either', () => {
    const s = sceneWith({ doors: [EAST_DOOR] }, 'wanda').at('wanda', 'A1.N');
    s.do(`move:${s.z('A1.NE')}`);
    expect(s.options('on')).toEqual(['A1.N', 'B1.E', 'A2.N'].map((zone) => `on:${s.z(zone)}`));
    expect(s.refusal(`on:${s.z('A1.r2')}`)).toBe('S1-MOVE-03');
  });
});

/** Keys of Move actions into zones, in the order of their numbers. */
const moves = (s: Scene, ...zones: string[]): string[] => zones.map((zone) => `move:${s.z(zone)}`);
