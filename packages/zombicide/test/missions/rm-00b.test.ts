import { describe, expect, test } from 'vitest';
import { survivorByNumber } from '../../src/content/survivors/index.ts';
import { missionCalled } from '../../src/missions/index.ts';
import { type Scene, sceneOf } from '../scene.ts';
import { faultOf, headOf, room, street } from './moments.ts';
import { dealt, everybodyAt, findsToken, quietRound, TEAM, tokensOf, wonByBot } from './rue-morgue.ts';

const EXIT = 'A2.SW';
const PAD = 'B2.hp';
const [BLUE, PINK] = [0, 1];

test('RM-SETUP-03: an easy hour for six survivors and more', () => {
  expect(headOf('rm-00b')).toEqual({ difficulty: 'easy', minutes: 60, survivors: [6, 6, 6, 6, 6, 6] });
});

test('RM-MIS-M00B-05 RM-MIS-11: a blue and a pink door among others, a blue and a pink objective, stairs, an exit, the six markers', () => {
  expect(tokensOf('rm-00b')).toMatchObject({
    markers: [1, 2, 3, 4, 5, 6],
    doors: ['blue', 'pink', 'plain', 'plain', 'plain', 'plain', 'plain'],
    objectives: ['blue', 'pink', 'plain', 'plain'],
    start: 1,
    exit: 1,
    stairs: 1,
    helicopter: true,
  });
});

describe('the team', () => {
  test.each([
    ['a pilot', 'travis', 'helicopter-pilot'],
    ['somebody who ropes down', 'louise', 'fast-roping'],
  ])('RM-MIS-M00B-01: without %s nobody starts', (_, id, skills) => {
    const survivors = TEAM.map((one) => (one === id ? 'maddie' : one));
    expect(faultOf({ mission: 'rm-00b', survivors })).toMatchObject({ code: 'option.needs', skills });
  });

  test('RM-MIS-M00B-01: a team that is drawn has both', () => {
    const { needs = [] } = missionCalled('rm-00b') ?? {};
    expect(needs).toHaveLength(2);
    for (let seed = 0; seed < 20; seed++) {
      const skills = dealt('rm-00b', seed).state.survivors.flatMap(
        ({ id }) => survivorByNumber(id).skills.blue,
      );
      expect(skills).toEqual(expect.arrayContaining([...needs]));
    }
  });
});

describe('the doors', () => {
  test.each([
    ['blue', BLUE],
    ['pink', PINK],
  ] as const)(
    'RM-MIS-M00B-03 RM-MIS-03 RM-MIS-04: the %s door waits for its objective, which gives 5 XP',
    (colour, token) => {
      const s = sceneOf('rm-00b', ...TEAM).carries('bear', 'crowbar');
      const door = s.mission.doors.findIndex((one) => one.colour === colour);
      const before = (): Scene =>
        s
          .active('bear')
          .at('bear', colour === 'pink' ? room(s, door) : street(s, door))
          .next();
      expect(before().refusal(`open:d${door + 1}:left`)).toBe('S1-M08-SP1');
      findsToken(s, 'joe', 1 - token);
      expect(before().refusal(`open:d${door + 1}:left`)).toBe('S1-M08-SP1');
      findsToken(s, 'cathy', token);
      expect(s.survivor('cathy').xp).toBe(5);
      expect(before().options('open')).toContain(`open:d${door + 1}:left`);
    },
  );
});

describe('the exit', () => {
  test('RM-MIS-M00B-02 RM-MIS-08: one after the other leaves at the end of his turn, and with the last it is won', () => {
    const s = everybodyAt(sceneOf('rm-00b', ...TEAM), EXIT).next();
    s.do('leave');
    expect(s.placeOf('travis')).toBeNull();
    for (const id of TEAM.slice(1)) {
      expect(s.over).toBeNull();
      if (s.asking === 'activate') s.do(`activate:${id}`);
      s.do('leave');
    }
    expect(s.over).toBe('won: mission');
  });

  test('RM-MIS-08: nobody leaves while a zombie is with him, nor from anywhere else', () => {
    const s = everybodyAt(sceneOf('rm-00b', ...TEAM), EXIT)
      .zombies(EXIT, { 'skinner-walker': 1 })
      .next();
    expect(s.refusal('leave')).toBe('RM-MIS-08');
    s.zombies(EXIT, { 'skinner-walker': 0 }).at('travis', 'A2.r4').next();
    expect(s.refusal('leave')).toBe('RM-MIS-08');
  });

  test('RM-MIS-M00B-02 OQ-02: who is dead has not left', () => {
    const s = everybodyAt(sceneOf('rm-00b', ...TEAM), EXIT)
      .dead('joe')
      .next();
    expect(s.do('leave').over).toBe('lost: out-of-reach');
  });
});

describe('the helicopter', () => {
  /** Travis at the stick and Louise behind him, in the air. */
  const inTheAir = (): Scene => {
    const s = sceneOf('rm-00b', ...TEAM)
      .at('travis', PAD)
      .at('louise', PAD)
      .next();
    return s.do('get-in:c1:driver', 'end', 'activate:louise', 'get-in:c1:passenger1', 'end');
  };

  test('RM-MIS-M00B-04 RM-HELI-04: over the corner of the quarter Louise ropes down to the blue objective, and Travis flies home', () => {
    const s = quietRound(inTheAir());
    s.do('activate:travis', 'take-off', `fly:${s.z('A2.NE')}`, `on:${s.z('A1.r2')}`);
    s.do(`fly:${s.z('A1.N')}`, `on:${s.z('A1.NW')}`, 'end');
    s.do('activate:louise', 'get-out', 'take:t1');
    expect(s.placeOf('louise')).toBe('A1.NW');
    s.active('travis').next();
    expect(s.refusal('land')).toBe('RM-HELI-08');
    s.do(`fly:${s.z('A1.N')}`, `on:${s.z('A1.r2')}`, `fly:${s.z('A2.NE')}`, `on:${s.z(PAD)}`, 'land');
    expect(s.placeOf('travis')).toBe(PAD);
  });
});

test('RM-MIS-08: the bot gets everybody out, now and then', () => {
  expect(wonByBot('rm-00b', 20)).toBe('won: mission');
});
