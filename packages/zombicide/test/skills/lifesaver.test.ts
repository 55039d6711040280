import { describe, expect, test } from 'vitest';
import { type Scene, scene, sceneWith } from '../scene.ts';

describe('Lifesaver', () => {
  test('RM-SKILL-40: at no cost those he names come out of a zone with zombies beside his own', () => {
    const s = saver().actions(0);
    expect(s.options('save')).toEqual([`save:${s.z('A1.N')}`]);
    s.do(`save:${s.z('A1.N')}`);
    expect(s.options()).toEqual(['pull:doug', 'pull:ned', 'done']);
    s.do('pull:ned', 'done');
    expect([s.placeOf('doug'), s.placeOf('ned')]).toEqual(['A1.N', s.placeOf('amy')]);
    expect(s.state.actions).toBe(0);
    expect(s.told('pull')).toEqual([
      { t: 'pull', who: 'ned', by: 'amy', from: s.z('A1.N'), to: s.z('A1.NE') },
    ]);
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 2 });
  });

  test('RM-SKILL-40: all of them, one after the other', () => {
    const s = saver();
    s.do(`save:${s.z('A1.N')}`, 'pull:doug', 'pull:ned');
    expect(s.asking).toBe('action');
    expect([s.isAt('doug', 'A1.NE'), s.isAt('ned', 'A1.NE')]).toEqual([true, true]);
  });

  test('RM-SKILL-40: once in his turn, and in the next one again', () => {
    const s = saver();
    s.do(`save:${s.z('A1.N')}`, 'done');
    expect(s.options('save')).toEqual([]);
    expect(s.refusal(`save:${s.z('A1.N')}`)).toBe('RM-SKILL-40');
    s.zombies('A1.N', { walker: 0 }).do('end', 'activate:doug', 'end', 'end');
    s.zombies('A1.N', { walker: 1 }).do('activate:amy');
    expect(s.options('save')).toEqual([`save:${s.z('A1.N')}`]);
  });

  test('RM-SKILL-40: another player may refuse', () => {
    const s = sceneWith({ players: 2 }, 'amy', 'doug').skills('amy', 'lifesaver').at('doug', 'A1.N');
    s.zombies('A1.N', { walker: 1 }).do(`save:${s.z('A1.N')}`, 'pull:doug');
    expect(s.asking).toBe('pulled');
    expect(s.run.owner()).toBe(1);
    expect(s.options()).toEqual(['pull:doug', 'refuse']);
    s.do('refuse');
    expect(s.isAt('doug', 'A1.N')).toBe(true);
    expect(s.asking).toBe('action');
  });

  test('RM-SKILL-40: or agree', () => {
    const s = sceneWith({ players: 2 }, 'amy', 'doug').skills('amy', 'lifesaver').at('doug', 'A1.N');
    s.zombies('A1.N', { walker: 1 }).do(`save:${s.z('A1.N')}`, 'pull:doug', 'pull:doug');
    expect(s.isAt('doug', 'A1.NE')).toBe(true);
  });

  test('RM-SKILL-40: there has to be a zombie, somebody to save, and a way', () => {
    const s = saver().at('ned', 'B1.E').zombies('A2.N', { walker: 1 });
    for (const zone of ['B1.E', 'A2.N', 'A1.NE', 'A1.NW'])
      expect(s.refusal(`save:${s.z(zone)}`)).toBe('RM-SKILL-40');
    expect(s.refusal('save:z200')).toBe('RM-SKILL-40');
    const shut = sceneWith({ doors: [{ between: ['A1.r2', 'A1.NE'] }] }, 'amy', 'doug');
    shut.skills('amy', 'lifesaver').at('doug', 'A1.r2').zombies('A1.r2', { walker: 1 });
    expect(shut.refusal(`save:${shut.z('A1.r2')}`)).toBe('RM-SKILL-40');
    shut.open(0).next();
    expect(shut.options('save')).toEqual([`save:${shut.z('A1.r2')}`]);
  });

  test('RM-SKILL-40: neither out of a car nor into one, and not without the skill', () => {
    const s = saver().car('police-car', 'A1.N').sits('doug', 0, 0);
    s.do(`save:${s.z('A1.N')}`);
    expect(s.options()).toEqual(['pull:ned', 'done']);
    const driver = saver().car('police-car', 'A1.NE').sits('amy', 0, 0);
    expect(driver.refusal(`save:${driver.z('A1.N')}`)).toBe('RM-SKILL-40');
    const other = saver().skills('amy').skills('ned', 'lifesaver');
    expect(other.options('save')).toEqual([]);
    expect(other.refusal(`save:${other.z('A1.N')}`)).toBe('RM-SKILL-40');
  });
});

/** Amy beside two others who stand among zombies. */
function saver(): Scene {
  const s = scene('amy', 'doug', 'ned').skills('amy', 'lifesaver');
  return s.at('doug', 'A1.N').at('ned', 'A1.N').zombies('A1.N', { walker: 2 });
}
