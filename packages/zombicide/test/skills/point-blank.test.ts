import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('Point-blank', () => {
  test('RM-SKILL-37 RM-TP-07: in his own zone he chooses whom his shot hits', () => {
    const s = scene('amy').skills('amy', 'point-blank').carries('amy', 'pistol');
    s.zombies('A1.NE', { walker: 1, runner: 1 }).rolls(4);
    s.do(`shoot:left:${s.z('A1.NE')}`, 'hit:runner');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
  });

  test('RM-SKILL-37: a friend beside him is spared', () => {
    const s = scene('amy', 'doug').skills('amy', 'point-blank').carries('amy', 'pistol');
    s.zombies('A1.NE', { walker: 1 }).rolls(4);
    s.do(`shoot:left:${s.z('A1.NE')}`, 'hit:walker');
    expect([s.zombiesAt('A1.NE'), s.view.survivors[1].wounds]).toEqual([{}, 0]);
  });

  test('RM-SKILL-37: the damage must suffice', () => {
    const s = scene('amy').skills('amy', 'point-blank').carries('amy', 'pistol');
    s.zombies('A1.NE', { fatty: 1, runner: 1 }).rolls(4);
    s.do(`shoot:left:${s.z('A1.NE')}`);
    expect(s.zombiesAt('A1.NE')).toEqual({ fatty: 1 });
  });

  test('RM-SKILL-37: one zone away the order holds', () => {
    const s = scene('amy').skills('amy', 'point-blank').carries('amy', 'pistol');
    s.zombies('A1.N', { walker: 1, runner: 1 }).rolls(4);
    s.do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ runner: 1 });
  });

  test('RM-SKILL-37: it is not for others', () => {
    const s = scene('doug', 'amy').skills('amy', 'point-blank').skills('doug').carries('doug', 'pistol');
    s.at('amy', 'A1.N').zombies('A1.NE', { walker: 1, runner: 1 }).rolls(4);
    s.do(`shoot:left:${s.z('A1.NE')}`);
    expect(s.zombiesAt('A1.NE')).toEqual({ runner: 1 });
  });
});
