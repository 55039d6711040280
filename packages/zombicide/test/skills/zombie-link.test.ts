import { describe, expect, test } from 'vitest';
import { type Scene, scene, sceneWith } from '../scene.ts';

/** A card by which the Walkers act once more, above Blue. */
const EXTRA = 37;

describe('Zombie link', () => {
  test('RM-SKILL-82: with an extra activation card he has a whole turn before the zombies act', () => {
    const s = linked().zombies('A1.NE', { walker: 1 }).zombieCards(EXTRA).spawns('B1.NE');
    expect(s.asking).toBe('action');
    expect(s.view.turn).toMatchObject({ active: 'amy', actions: 3, phase: 'spawn' });
    s.rolls(4).do('melee:left', 'end');
    expect(s.told('wound')).toEqual([]);
    expect(s.told('extra')).toHaveLength(1);
  });

  test('RM-SKILL-82: the zombies that are left act after it', () => {
    const s = linked().zombies('A1.NE', { walker: 1 }).zombieCards(EXTRA).spawns('B1.NE');
    expect(s.told('wound')).toEqual([]);
    s.do('end');
    expect(s.asking).toBe('wound');
  });

  test('RM-SKILL-82: also where the card itself has no effect, at Blue', () => {
    const s = linked().xp('doug', 0).zombieCards(EXTRA).spawns('B1.NE');
    expect(s.view.turn.active).toBe('amy');
    s.do('end');
    expect(s.told('extra')).toEqual([]);
  });

  test('RM-SKILL-82: no other card gives one', () => {
    const s = linked().zombieCards(1).spawns('B1.NE');
    expect(s.told('turn')).toEqual([]);
  });

  test('RM-SKILL-82: several agree on their order', () => {
    const s = linked().skills('doug', 'zombie-link').zombieCards(EXTRA).spawns('B1.NE');
    expect(s.options()).toEqual(['activate:amy', 'activate:doug']);
    s.do('activate:doug', 'end');
    expect(s.view.turn.active).toBe('amy');
    s.do('end');
    expect(s.told('turn').map(({ who }) => who)).toEqual(['doug', 'amy']);
  });

  test('RM-SKILL-82: in the middle of another turn: that one goes on as it was', () => {
    const s = opener('doug', 'amy').skills('amy', 'zombie-link').zombieCards(EXTRA);
    s.do('open:d1:left');
    expect(s.view.turn).toMatchObject({ active: 'amy', actions: 3 });
    s.do('noise', 'end');
    expect(s.view.turn).toMatchObject({ active: 'doug', actions: 2 });
    // Her turn of the round is still to come.
    expect(s.view.survivors[1].acted).toBe(false);
    s.do('end');
    expect(s.view.turn).toMatchObject({ active: 'amy', round: 1 });
  });

  test('RM-SKILL-82: in the middle of his own turn: what was used there stays used', () => {
    const s = opener('doug').skills('doug', 'zombie-link', 'loud').zombieCards(EXTRA);
    s.do('shout', 'open:d1:left');
    expect(s.view.turn.actions).toBe(3);
    expect(s.options('shout')).toEqual(['shout']);
    s.do('shout', 'end');
    expect(s.view.turn).toMatchObject({ active: 'doug', actions: 2 });
    expect(s.options('shout')).toEqual([]);
  });

  test('RM-SKILL-82: whose turn was interrupted may be dead when it would go on', () => {
    const s = opener('doug', 'amy').skills('amy', 'zombie-link').carries('amy', 'molotov').at('amy', 'A1.N');
    s.zombieCards(EXTRA).do('open:d1:left', `shoot:left:${s.z('A1.NE')}`, 'end');
    expect(s.survivor('doug').dead).toBe(true);
    expect(s.view.turn).toMatchObject({ active: 'amy', round: 1 });
  });
});

/** Amy with a Crowbar; Doug has reached Yellow and is out of the way. */
function linked(): Scene {
  const s = scene('amy', 'doug').skills('amy', 'zombie-link').carries('amy', 'crowbar', 'pan', 'water');
  return s.at('doug', 'B1.r3').xp('doug', 7);
}

/** Somebody before the door of a building in which only one room is still dark. */
function opener(...survivors: string[]): Scene {
  const s = sceneWith({ doors: [{ between: ['A1.r2', 'A1.NE'] }] }, ...survivors).carries('doug', 'fire-axe');
  return s.revealed('A1.r1', 'A1.r3', 'A2.r1', 'A2.r2', 'A2.r3', 'A2.r4').xp('doug', 0);
}
