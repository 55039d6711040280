import { describe, expect, test } from 'vitest';
import { skillNumber } from '../../src/content/skills/index.ts';
import { zombicide } from '../../src/game.ts';
import { learn } from '../../src/ops/survivors.ts';
import { mixed } from '../rue-morgue/mixed.ts';
import { type Scene, scene, sceneWith } from '../scene.ts';

/** Ned with the skill; Amy is far away, in a room. */
function rotten(): Scene {
  return scene('ned', 'amy').skills('ned', 'rotten').skills('amy').at('amy', 'B1.r3');
}

/** The same, with the marker: his turn is over, and it is Amy's. */
const marked = (): Scene => rotten().do('end');

const marker = (s: Scene): boolean => s.view.survivors[0].rotten;

describe('the Rotten marker', () => {
  test('RM-SKILL-69: a turn without fight, car and noise ends with it, and all are told', () => {
    const s = rotten();
    s.do(`move:${s.z('A1.N')}`, `move:${s.z('A1.NE')}`);
    expect(marker(s)).toBe(false);
    s.do('end');
    expect(marker(s)).toBe(true);
    expect(zombicide.view(s.run, 'spectator')).toMatchObject({ survivors: [{ rotten: true }, {}] });
    expect(s.told('rotten')).toEqual([{ t: 'rotten', who: 'ned', on: true }]);
  });

  test('RM-SKILL-69: not if he has fought, with whatever weapon', () => {
    const s = rotten().carries('ned', 'crowbar').zombies('A1.NE', { walker: 1 }).rolls(6);
    s.do('melee:left', 'end');
    expect(marker(s)).toBe(false);
    // A Bow is silent, and yet it is a fight.
    const shot = mixed({}, 'ned', 'amy').skills('ned', 'rotten').carries('ned', 'bow').rolls(1);
    shot.zombies('A1.N', { walker: 1 }).do(`shoot:left:${shot.z('A1.N')}`, 'end');
    expect(marker(shot)).toBe(false);
  });

  test('RM-SKILL-69 ZR083: not if he has made a noise token, on purpose or with a tool', () => {
    expect(marker(rotten().do('noise', 'end'))).toBe(false);
    const doors = [{ between: ['A1.r2', 'A1.NE'] as [string, string] }];
    for (const [tool, still] of [
      ['fire-axe', false],
      ['crowbar', true],
    ] as const) {
      const s = sceneWith({ doors }, 'ned', 'amy').skills('ned', 'rotten').carries('ned', tool);
      s.revealed('A1.r1', 'A1.r2', 'A1.r3', 'A2.r1', 'A2.r2', 'A2.r3', 'A2.r4').do('open:d1:left', 'end');
      expect(marker(s), tool).toBe(still);
    }
  });

  test('RM-SKILL-69 ZR083: not if he has driven; who sits beside the driver gets his', () => {
    const driving = { mission: { rules: [{ use: 'cars-drive' as const }] } };
    for (const seat of [0, 1]) {
      const s = sceneWith(driving, 'amy', 'ned').skills('ned', 'rotten').skills('amy', 'rotten');
      s.car('police-car', 'A1.NE')
        .sits('amy', 0, seat)
        .sits('ned', 0, 1 - seat);
      if (seat === 0) s.do(`drive:${s.z('A1.N')}`, 'stay');
      s.do('end');
      expect(marker(s), `seat ${seat}`).toBe(seat === 1);
    }
  });

  test('RM-SKILL-69: a fight or noise takes it away, and at the end of that turn it does not come back', () => {
    for (const key of ['noise', 'melee:left']) {
      const s = marked().do('end').carries('ned', 'crowbar').do('activate:ned');
      s.zombies('A1.NE', { walker: 1 }).next();
      if (key !== 'noise') s.rolls(6);
      expect(marker(s)).toBe(true);
      s.do(key);
      expect(marker(s), key).toBe(false);
      expect(s.told('rotten').at(-1)).toEqual({ t: 'rotten', who: 'ned', on: false });
      s.do('end');
      expect(marker(s), key).toBe(false);
    }
  });

  test('RM-SKILL-69: a turn in which he does nothing of the kind leaves it where it is', () => {
    const s = marked().do('end', 'activate:ned', 'end');
    expect(marker(s)).toBe(true);
    expect(s.told('rotten')).toHaveLength(1);
  });

  test('RM-SKILL-69 RM-SKG-02: learned after a kill, it works from the next turn on', () => {
    const s = scene('ned', 'amy').skills('ned').carries('ned', 'crowbar').zombies('A1.NE', { walker: 1 });
    s.rolls(6).do('melee:left');
    learn(s.run, s.who('ned'), skillNumber('rotten'));
    s.do('end');
    expect(marker(s)).toBe(false);
    s.do('end', 'activate:ned', 'end');
    expect(marker(s)).toBe(true);
  });

  test('RM-SKILL-69: who does not have it gets none', () => {
    const s = scene('amy', 'ned').skills('amy').skills('ned', 'rotten').do('end');
    expect(marker(s)).toBe(false);
  });

  test('RM-SKILL-69: with it he is no noise, and others are', () => {
    const s = rotten().at('amy', 'A1.NE');
    expect(s.view.zones[s.zone('A1.NE')].noise).toBe(2);
    s.do('end');
    expect(s.view.zones[s.zone('A1.NE')].noise).toBe(1);
  });

  test('RM-SKILL-69: a state keeps it, and one without it is as it always was', () => {
    const s = rotten();
    expect(JSON.stringify(s.state)).not.toContain('"rotten"');
    s.do('end');
    const saved = zombicide.readState(JSON.parse(JSON.stringify(s.state)));
    expect(saved.survivors.map((one) => one.rotten)).toEqual([true, undefined]);
    expect(s.run.clone().state.survivors[0].rotten).toBe(true);
  });
});
