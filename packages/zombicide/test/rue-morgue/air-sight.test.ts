import { describe, expect, test } from 'vitest';
import { aloft } from './airfield.ts';

describe('sight between the air and the ground', () => {
  test('RM-LOS-13: neither side sees the other, be it for a shot or a taunt', () => {
    const up = aloft('A1.E', 'doug', 'amy').sits('amy', 0, 1).carries('amy', 'mp5').active('amy');
    up.skills('amy', 'taunt').zombies('A1.E', { walker: 1 }).zombies('A1.NE', { walker: 1 }).next();
    expect(up.options('shoot', 'taunt')).toEqual([]);
    for (const zone of ['A1.E', 'A1.NE']) {
      expect(up.refusal(`shoot:left:${up.z(zone)}`), zone).not.toBeNull();
      expect(up.refusal(`taunt:${up.z(zone)}`), zone).toBe('RM-SKILL-70');
    }
    // The same from the ground: where it hovers there is nobody to be struck.
    const down = aloft('A1.E', 'doug', 'amy').carries('amy', 'mp5').at('amy', 'A1.E').active('amy');
    expect(down.options('shoot')).toEqual([]);
    down.zombies('A1.E', { walker: 1 }).next().rolls(6, 6, 6);
    down.do(`shoot:left:${down.z('A1.E')}`);
    expect(down.zombiesAt('A1.E')).toEqual({});
    expect(down.view.survivors[0]).toMatchObject({ dead: false, wounds: 0 });
  });

  test('RM-LOS-13 OQ-04: zombies notice the helicopter, by its noise, and nobody in it', () => {
    const s = aloft('A1.NE', 'doug', 'amy').at('amy', 'B2.c4').zombies('A1.SE', { walker: 2 });
    s.zombiesAct();
    expect(s.zombiesAt('A1.E')).toEqual({ walker: 2 });
    expect(s.told('shamble')).toMatchObject([{ why: 'noise', targets: [s.z('A1.NE')] }]);
    s.zombiesAct().zombiesAct();
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 2 });
    expect([s.told('attack'), s.told('wound')]).toEqual([[], []]);
  });

  test('RM-LOS-13 OQ-04: whom they see on the ground they go for, though he is quieter', () => {
    const s = aloft('A1.NE', 'doug', 'amy').at('amy', 'A1.SW').zombies('A1.S', { walker: 1 }).zombiesAct();
    expect(s.told('shamble')).toMatchObject([{ why: 'sight', targets: [s.z('A1.SW')] }]);
    expect(s.zombiesAt('A1.SW')).toEqual({ walker: 1 });
  });
});
