import { describe, expect, test } from 'vitest';
import { deal, plan, says, seen } from '../deal.ts';
import type { Scene } from '../scene.ts';
import { tokensAt, town } from './tables.ts';

describe('the course of a round', () => {
  test('RM-ROUND-01 RM-ROUND-06: survivors, then zombies act, then new ones come, then the end, and again', () => {
    const s = town({ mission: { spawns: [{ zone: 'A1.NW' }] } }, 'ned').zombies('A1.NE', {
      'skinner-walker': 1,
    });
    s.zombieCards(146, 150).do('end');
    expect(course(s)).toEqual([
      'phase zombies',
      'shamble',
      'phase spawn',
      'appear',
      'phase end',
      'round 2',
      'phase players',
      'turn ned',
    ]);
    // Who has just come waits for the next round.
    expect(s.zombiesAt('A1.NW')).toEqual({ 'skinner-walker': 1 });
    s.events.length = 0;
    s.at('ned', 'B2.r5').do('end');
    expect(course(s).slice(0, 2)).toEqual(['phase zombies', 'shamble']);
    expect(s.view.turn.round).toBe(3);
  });

  test('RM-ROUND-02: the first player brings all his survivors into action as he likes, then the others to his left', () => {
    const s = town({ players: 2 }, 'amy', 'doug', 'josh', 'ned').at('amy', 'A1.NE').do('end');
    expect(s.view.turn).toMatchObject({ seat: 0, active: 'josh' });
    s.do('end');
    expect([s.view.turn.seat, s.view.turn.round]).toEqual([1, 2]);
    // In the second round the other one is first, and takes his two in the order he likes.
    expect(s.options()).toEqual(['activate:doug', 'activate:ned']);
    s.do('activate:ned', 'end', 'end');
    expect(s.options()).toEqual(['activate:amy', 'activate:josh']);
    s.do('activate:josh', 'end', 'end');
    expect(s.view.turn.round).toBe(3);
  });

  test('RM-ROUND-03: nobody begins before another has finished', () => {
    const s = town({}, 'amy', 'doug').do('noise');
    expect(s.options('activate')).toEqual([]);
    expect(s.refusal('activate:doug')).toBe('S1-ROUND-03');
    s.do('noise', 'end');
    expect(s.view.turn.active).toBe('doug');
  });

  test('RM-ROUND-04: three actions at blue, and one more with a skill', () => {
    const s = town({}, 'ned').skills('ned').do('noise', 'noise', 'noise');
    expect([s.options(), s.refusal('noise')]).toEqual([['end'], 'S1-ROUND-04']);
    const more = town({}, 'ned').skills('ned', 'plus-1-action').do('noise', 'noise', 'noise', 'noise');
    expect(more.options()).toEqual(['end']);
  });

  test('RM-ROUND-05 RM-ACT-09: actions can be done again and again, but the Search', () => {
    const s = town({}, 'ned').skills('ned', 'free-search').at('ned', 'A1.r2').finds('water');
    s.do('search', 'drop:found1');
    expect(s.state.actions).toBe(3);
    // Neither for an action of his nor in addition.
    expect(s.refusal('search')).toBe('S1-SEARCH-02');
    s.do(`move:${s.z('A1.r1')}`, `move:${s.z('A1.r2')}`, `move:${s.z('A1.r3')}`);
    expect(s.state.actions).toBe(0);
  });

  test('RM-ROUND-07: at the end noise goes, weapons are loaded for nothing, and the token goes to the left', () => {
    const s = town({ players: 2 }, 'ned', 'doug').carries('ned', 'double-barrel').at('doug', 'A1.r1');
    s.zombies('A1.E', { 'skinner-walker': 1 })
      .rolls(6, 6)
      .do(`shoot:left:${s.z('A1.E')}`);
    expect(s.refusal(`shoot:left:${s.z('A1.E')}`)).toBe('S1-RELOAD-01');
    expect([s.view.turn.first, tokensAt(s, 'A1.SE')]).toEqual([0, 1]);
    s.do('end');
    expect([s.view.turn.first, s.view.turn.round, tokensAt(s, 'A1.SE')]).toEqual([1, 2, 0]);
    expect(s.view.survivors[0].cards[0]).toMatchObject({ id: 'double-barrel', empty: false });
    expect(s.view.turn.active).toBe('doug');
    s.do('end', 'end');
    expect([s.view.turn.first, s.view.turn.round]).toEqual([0, 3]);
  });
});

describe('the end of the game', () => {
  test('RM-ROUND-08: a condition of an end phase is looked at then, and not as soon as it holds', () => {
    const at = (endPhase: boolean) => {
      const mission = { exit: ['A1.E'], win: [{ use: 'all-at-exit' as const, endPhase }] };
      const s = town({ mission }, 'ned');
      return s.do(`move:${s.z('A1.E')}`);
    };
    expect(at(false).over).toBe('won: mission');
    const s = at(true);
    expect(s.over).toBeNull();
    s.do('end');
    expect([s.over, s.told('phase').at(-1)?.phase, s.view.turn.round]).toEqual(['won: mission', 'end', 1]);
    // Who goes out again before has not done it.
    const out = at(true);
    out.do(`move:${out.z('A1.SE')}`, 'end');
    expect(out.over).toBeNull();
  });

  test('RM-ROUND-09: it is lost when the last of all survivors is dead', () => {
    const s = town({}, 'amy', 'ned').wounds('amy', 1).wounds('ned', 1).at('ned', 'A1.r1');
    s.zombies('A1.SE', { 'skinner-walker': 1 }).zombies('A1.r1', { 'skinner-walker': 1 });
    s.zombiesAct('skinner-walker');
    expect(s.over).toBe('lost: dead');
    const one = town({}, 'amy', 'ned').wounds('amy', 1).at('ned', 'A1.r1');
    one.zombies('A1.SE', { 'skinner-walker': 1 }).zombiesAct();
    expect(one.over).toBeNull();
  });

  test('RM-ROUND-10: it is won at once, in the middle of a turn, when the last objective is taken', () => {
    const mission = {
      objectives: [{ zone: 'A1.SE' }, { zone: 'A1.SE' }],
      win: [{ use: 'objectives-taken' as const }],
    };
    const s = town({ mission }, 'ned', 'amy').zombies('A1.SE', { 'skinner-walker': 9 }).do('take:t1');
    expect(s.over).toBeNull();
    s.do('take:t2');
    expect(s.over).toBe('won: mission');
    expect([s.state.actions, s.told('phase')]).toEqual([1, []]);
  });
});

describe('setting up', () => {
  const boxes = ['season1' as const, 'rueMorgue' as const];
  const tiles = [['4V'], ['1V@180']];
  const ALL_SIX = ['amy', 'doug', 'josh', 'ned', 'phil', 'wanda'];

  test('RM-SETUP-01 RM-SETUP-12 RM-SETUP-13: tiles, doors and tokens as the mission says, everybody in the start zone with no experience and his blue skill', () => {
    const mission = plan({
      boxes,
      survivors: { min: 6 },
      map: { tiles },
      start: ['A1.N'],
      doors: [{ between: ['A1.N', 'A1.c1'] }, { between: ['A1.c1', 'A1.h1'], open: true }],
      objectives: [{ zone: 'A2.h1' }],
    });
    const table = deal({ mission, preset: 'rueMorgue', survivors: ALL_SIX });
    const { doors, tokens, survivors } = seen(table);
    expect(doors.map(({ open }) => open)).toEqual([false, true]);
    expect(tokens.map(({ taken }) => taken)).toEqual([false]);
    const [start] = new Set(survivors.map(({ zone }) => zone));
    expect(survivors.every(({ zone }) => zone === start)).toBe(true);
    expect(survivors.map(({ xp, level, skills }) => [xp, level, skills.length])).toEqual(
      ALL_SIX.map(() => [0, 'blue', 1]),
    );
  });

  test('RM-SETUP-03 OQ-44: six survivors at least and twelve at most; who names none gets six', () => {
    const mission = plan({ boxes, survivors: { min: 6 }, map: { tiles }, start: ['A1.N'] });
    const game = (survivors?: string[]) =>
      deal({ mission, preset: 'rueMorgue', ...(survivors && { survivors }) });
    expect(() => game(ALL_SIX.slice(1))).toThrow('option.survivors');
    expect(game().state.options.survivors).toHaveLength(6);
    const crowd = plan({ boxes, survivors: { min: 13 }, map: { tiles }, start: ['A1.N'] });
    expect(() => deal({ mission: crowd, preset: 'rueMorgue' })).toThrow();
  });

  test('RM-SETUP-14: who is first is for the players to say, and chance has no part in it', () => {
    const mission = plan({ boxes, survivors: { min: 6 }, map: { tiles }, start: ['A1.N'] });
    for (const seat of [0, 1, 2]) {
      const table = deal({ mission, preset: 'rueMorgue', players: 3, survivors: ALL_SIX });
      expect(table.run.asking).toBe('first');
      expect(table.run.decision([0, 1, 2])?.options.map(({ key }) => key)).toEqual([
        'first:p1',
        'first:p2',
        'first:p3',
      ]);
      says(table, 0, `first:p${seat + 1}`);
      expect(seen(table).turn).toMatchObject({ first: seat, seat });
    }
  });
});

/** What has happened, in a word each. */
const course = (s: Scene): string[] =>
  s.events.flatMap((event) => {
    if (event.t === 'phase') return [`phase ${event.phase}`];
    if (event.t === 'round') return [`round ${event.n}`];
    if (event.t === 'turn') return [`turn ${event.who}`];
    return event.t === 'shamble' || event.t === 'appear' ? [event.t] : [];
  });
