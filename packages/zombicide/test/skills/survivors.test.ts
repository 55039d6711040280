import { describe, expect, test } from 'vitest';
import { SURVIVORS } from '../../src/content/survivors/index.ts';
import { LEVELS } from '../../src/state/ids.ts';
import { type Scene, scene } from '../scene.ts';

/** Skills by level, from blue to red, under the names of the cards. */
const CARDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  amy: [
    ['+1 free Move Action'],
    ['+1 Action'],
    ['+1 free Combat Action', '+1 free Move Action'],
    ['+1 die: Combat', '+1 to dice roll: Combat', 'Medic'],
  ],
  doug: [
    ['Matching Set!'],
    ['+1 Action'],
    ['+1 die: Ranged', '+1 free Combat Action'],
    ['+1 to dice roll: Combat', 'Ambidextrous', 'Slippery'],
  ],
  josh: [
    ['Slippery'],
    ['+1 Action'],
    ['+1 die: Melee', '1 re-roll per turn'],
    ['+1 free Move Action', '+1 to dice roll: Combat', 'Lucky'],
  ],
  ned: [
    ['+1 free Search Action'],
    ['+1 Action'],
    ['+1 die: Ranged', '+1 free Combat Action'],
    ['+1 die: Combat', '+1 to dice roll: Combat', 'Tough'],
  ],
  phil: [
    ['Starts with a Pistol'],
    ['+1 Action'],
    ['+1 free Search Action', '+1 to dice roll: Ranged'],
    ['+1 die: Ranged', 'Born leader', 'Sniper'],
  ],
  wanda: [
    ['2 Zones per Move Action'],
    ['+1 Action'],
    ['+1 to dice roll: Melee', 'Slippery'],
    ['+1 die: Combat', '+1 free Move Action', '+1 Zone per Move'],
  ],
};

const IDS: Readonly<Record<string, string>> = {
  '+1 Action': 'plus-1-action',
  '+1 Zone per Move': 'zone-per-move',
  '+1 die: Combat': 'die-combat',
  '+1 die: Melee': 'die-melee',
  '+1 die: Ranged': 'die-ranged',
  '+1 free Combat Action': 'free-combat',
  '+1 free Move Action': 'free-move',
  '+1 free Search Action': 'free-search',
  '+1 to dice roll: Combat': 'roll-combat',
  '+1 to dice roll: Melee': 'roll-melee',
  '+1 to dice roll: Ranged': 'roll-ranged',
  '1 re-roll per turn': 're-roll',
  '2 Zones per Move Action': 'two-zones',
  Ambidextrous: 'ambidextrous',
  'Born leader': 'born-leader',
  Lucky: 'lucky',
  'Matching Set!': 'matching-set',
  Medic: 'medic',
  Slippery: 'slippery',
  Sniper: 'sniper',
  'Starts with a Pistol': 'starts-with-pistol',
  Tough: 'tough',
};

describe('The six survivors', () => {
  test('S1-SKILL-36 S1-GK-01: they are Amy, Doug, Josh, Ned, Phil and Wanda', () => {
    const season1 = SURVIVORS.filter(({ box }) => box === 'season1').map(({ id }) => id);
    expect(season1).toEqual(Object.keys(CARDS));
  });

  test.each(cards())('S1-SKILL-36: the card of $id', ({ id, skills }) => {
    const def = SURVIVORS.find((survivor) => survivor.id === id);
    expect(LEVELS.map((level) => def?.skills[level])).toEqual(skills);
  });

  test.each(cards())('S1-SKILL-36 S1-SETUP-07: $id has the Blue skill from the start', ({ id, skills }) => {
    expect(scene(id).view.survivors[0].skills).toEqual(skills[0]);
  });

  test.each(cards())(
    'S1-SKILL-36 S1-XP-03: $id learns +1 Action at 7, without a choice',
    ({ id, skills }) => {
      const s = killer(id, 6);
      expect(s.asking).toBe('action');
      expect(s.view.survivors[0].skills).toEqual([...skills[0], 'plus-1-action']);
    },
  );

  test.each(cards())('S1-SKILL-36 S1-XP-04: $id chooses one of two skills at 19', ({ id, skills }) => {
    expect(killer(id, 18).options()).toEqual(skills[2].map((skill) => `learn:${skill}`));
    for (const skill of skills[2]) {
      const s = killer(id, 18).do(`learn:${skill}`);
      expect(s.asking).toBe('action');
      expect(s.view.survivors[0].skills).toEqual([...skills[0], skill]);
    }
  });

  test.each(cards())('S1-SKILL-36 S1-XP-05: $id chooses one of three skills at 43', ({ id, skills }) => {
    expect(killer(id, 42).options()).toEqual(skills[3].map((skill) => `learn:${skill}`));
    for (const skill of skills[3]) {
      const s = killer(id, 42).do(`learn:${skill}`);
      expect(s.asking).toBe('action');
      expect(s.view.survivors[0].skills).toEqual([...skills[0], skill]);
    }
  });
});

function cards(): { id: string; skills: string[][] }[] {
  return Object.entries(CARDS).map(([id, levels]) => ({
    id,
    skills: levels.map((names) => names.map((name) => IDS[name])),
  }));
}

/** A survivor of so much experience who has just killed a Walker. */
function killer(id: string, xp: number): Scene {
  const s = scene(id).carries(id, 'crowbar').xp(id, xp).zombies('A1.NE', { walker: 1 });
  return s.rolls(4).do('melee:left');
}
