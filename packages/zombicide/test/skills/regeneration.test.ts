import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('Regeneration', () => {
  test('RM-SKILL-49: at the end of the round his wounds are gone, and nobody else’s', () => {
    const s = scene('amy', 'doug').skills('amy', 'regeneration').wounds('amy', 1).wounds('doug', 1);
    s.roundEnds();
    expect(s.view.survivors.map(({ wounds }) => wounds)).toEqual([0, 1]);
    expect(s.told('heal')).toEqual([{ t: 'heal', who: 'amy' }]);
  });

  test('RM-SKILL-49: not before: at the end of his turn they are still there', () => {
    const s = scene('amy', 'doug').skills('amy', 'regeneration').wounds('amy', 1).do('end');
    expect(s.view.turn.active).toBe('doug');
    expect(s.view.survivors[0].wounds).toBe(1);
  });

  test('RM-SKILL-49: a wound of this very round as well, if he lives', () => {
    const s = scene('amy', 'doug').skills('amy', 'regeneration').zombies('A1.NE', { walker: 1 });
    s.at('doug', 'B1.r3').roundEnds();
    expect(s.told('wound')).toHaveLength(1);
    expect(s.view.survivors[0].wounds).toBe(0);
  });

  test('RM-SKILL-49 ZR067: the second wound of a round kills all the same', () => {
    const s = scene('amy', 'doug').skills('amy', 'regeneration').zombies('A1.NE', { walker: 2 });
    s.at('doug', 'B1.r3').roundEnds();
    expect(s.survivor('amy').dead).toBe(true);
    expect(s.told('heal')).toEqual([]);
  });
});
