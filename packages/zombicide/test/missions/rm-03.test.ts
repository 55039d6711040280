import { describe, expect, test } from 'vitest';
import type { Colour } from '../../src/missions/schema.ts';
import { tokenColour } from '../../src/rules/query.ts';
import { setting } from '../../src/setting.ts';
import { type Scene, sceneOf } from '../scene.ts';
import { faultOf, headOf, street } from './moments.ts';
import { dealt, everybodyAt, findsToken, quietRound, TEAM, tokensOf, wonByBot } from './rue-morgue.ts';

const PAD = 'C1.hp';
const CAMP = 'A2.b';
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

/** Where the objective of a colour lies in this game; nobody at the table knows. */
const hidden = (s: Scene, colour: Colour): number =>
  s.mission.objectives.findIndex((_, token) => tokenColour(s.run, token) === colour);
/** Another one of the same group. */
const other = (s: Scene, token: number): number =>
  s.mission.objectives.findIndex(
    ({ mixed }, i) => i !== token && mixed === s.mission.objectives[token].mixed,
  );

test('RM-SETUP-03: a medium one of 90 minutes for six survivors and more', () => {
  expect(headOf('rm-03')).toEqual({ difficulty: 'medium', minutes: 90, survivors: [6, 6, 6, 6, 6, 6] });
});

test('RM-MIS-M03-07 RM-MIS-11: triggers, a blue and a pink objective among others, a blue and an open door, the six markers', () => {
  expect(tokensOf('rm-03')).toMatchObject({
    markers: [1, 2, 3, 4, 5, 6],
    doors: ['blue', ...new Array(6).fill('plain')],
    open: 1,
    objectives: ['blue', 'pink', 'plain', 'plain', 'plain', 'plain'],
    triggers: 2,
    exit: 1,
    helicopter: true,
  });
});

test('RM-MIS-M03-01: without a pilot nobody starts', () => {
  const survivors = TEAM.map((id) => (id === 'travis' ? 'maddie' : id));
  expect(faultOf({ mission: 'rm-03', survivors })).toMatchObject({
    code: 'option.needs',
    skills: 'helicopter-pilot',
  });
});

describe('the codes', () => {
  /** Tiles on which a colour lies in many games, without how they are turned. */
  const tilesOf = (colour: Colour): string[] => {
    const ids = SEEDS.map((seed) => {
      const run = dealt('rm-03', seed);
      const { tokens, board } = setting(run);
      const token = tokens.findIndex((_, i) => tokenColour(run, i) === colour);
      return board.zones[tokens[token].zone].tiles.map((tile) => board.tiles[tile].id).join();
    });
    return [...new Set(ids)].sort();
  };

  test('RM-MIS-M03-04 RM-MIS-M03-05 RM-MIS-05: the blue one is on 1R or 4R, the pink one anywhere else', () => {
    expect(tilesOf('blue')).toEqual(['1R', '4R']);
    expect(tilesOf('pink')).toEqual(['6R', '8R']);
  });

  test('RM-MIS-M03-04 RM-MIS-03 RM-MIS-04: only the blue one opens the main building, and each gives 5 XP', () => {
    const s = sceneOf('rm-03', ...TEAM).carries('bear', 'crowbar');
    const blue = hidden(s, 'blue');
    const atDoor = (): Scene => s.active('bear').at('bear', street(s, 0)).next();
    findsToken(s, 'joe', other(s, blue));
    expect(atDoor().refusal('open:d1:left')).toBe('S1-M08-SP1');
    findsToken(s, 'cathy', blue);
    expect(atDoor().options('open')).toContain('open:d1:left');
    expect([s.survivor('joe').xp, s.survivor('cathy').xp]).toEqual([5, 5]);
  });

  test('RM-MIS-M03-05: without the pink one the helicopter does not start', () => {
    const s = sceneOf('rm-03', ...TEAM)
      .at('travis', PAD)
      .next();
    s.do('get-in:c1:driver');
    expect(s.refusal('take-off')).toBe('RM-HELI-06');
    findsToken(s, 'joe', other(s, hidden(s, 'pink')));
    expect(s.active('travis').next().refusal('take-off')).toBe('RM-HELI-06');
    findsToken(s, 'joe', hidden(s, 'pink'));
    expect(s.active('travis').next().options()).toContain('take-off');
  });
});

describe('the flight', () => {
  /** Travis over the exit, the others on the ground below him. */
  const overCamp = (): Scene => {
    const s = everybodyAt(sceneOf('rm-03', ...TEAM), CAMP);
    findsToken(s, 'joe', hidden(s, 'pink'));
    s.at('joe', CAMP).at('travis', PAD).active('travis').actions(9).next();
    s.do('get-in:c1:driver', 'take-off');
    for (const [first, second] of [
      ['B1.NE', 'B2.r1'],
      ['B1.SE', CAMP],
    ])
      s.do(`fly:${s.z(first)}`, `on:${s.z(second)}`);
    return s;
  };

  test('RM-MIS-M03-02 RM-MIS-M03-03 OQ-23: over the camp it is not won yet; landed among the others it is', () => {
    const s = overCamp();
    expect(s.over).toBeNull();
    expect(s.do('land').over).toBe('won: mission');
  });

  test('RM-MIS-M03-03: the helicopter alone is not enough', () => {
    const s = overCamp().at('joe', 'A2.W');
    expect(s.do('land').over).toBeNull();
  });

  test('RM-MIS-M03-03: the survivors alone are not enough', () => {
    const s = everybodyAt(sceneOf('rm-03', ...TEAM), CAMP).next();
    expect(quietRound(s).over).toBeNull();
  });

  test('RM-MIS-M03-05 RM-HELI-08: it does not land in the street', () => {
    const s = overCamp();
    s.do(`fly:${s.z('A2.W')}`, 'stay');
    expect(s.refusal('land')).toBe('RM-HELI-08');
  });
});

describe('the Nailbat', () => {
  test('RM-MIS-M03-06 OQ-45: in its room a search can take it, once; in the next room it can’t', () => {
    const s = sceneOf('rm-03', ...TEAM)
      .at('bear', 'B2.r2')
      .active('bear')
      .next();
    s.do('pick-up:nailbat');
    expect(s.view.found).toEqual(['nailbat']);
    s.do('put:found1:back1', 'done');
    s.active('cathy').at('cathy', 'B2.r2').next();
    expect(s.options('pick-up')).toEqual([]);
  });

  test('RM-MIS-M03-06: elsewhere one searches as always', () => {
    const s = sceneOf('rm-03', ...TEAM);
    expect(s.options('pick-up', 'search')).toEqual(['search']);
  });
});

test('RM-MIS-M03-03: the bot flies it there, now and then', () => {
  expect(wonByBot('rm-03', 40)).toBe('won: mission');
});
