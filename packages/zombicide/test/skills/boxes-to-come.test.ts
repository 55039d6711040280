import { describe, expect, test } from 'vitest';
import { SKILLS } from '../../src/content/skills/index.ts';
import { FREE_IDS } from '../../src/state/ids.ts';
import { mixed } from '../rue-morgue/mixed.ts';

/** What Amy may do in a turn with these skills, with a walker on the board: at its beginning and with no action left. */
function turn(...skills: string[]) {
  const s = mixed({}, 'amy', 'doug')
    .skills('amy', ...skills)
    .carries('amy', 'crowbar', 'pistol');
  s.zombies('A1.NE', { walker: 1 }).next();
  const begins = [s.state.actions, FREE_IDS.map((id) => s.free(id)), s.options()];
  return [...begins, s.actions(0).next().options(), s.refusal('noise'), s.refusal('melee:left')];
}

describe('skills that need what another box brings', () => {
  test('RM-SKILL-04: a free Dog Action is no action for anything else: without a dog her turn is what it would be', () => {
    expect(turn('free-dog')).toEqual(turn());
    expect(turn('free-dog')[1]).toEqual([0, 0, 0, 0, 0]);
    expect(turn('free-melee')).not.toEqual(turn());
  });

  test('RM-SKILL-36: Toxic immunity guards against spray alone: without Toxic zombies her turn and her wounds are what they would be', () => {
    const wounds = (...skills: string[]) => {
      const s = mixed({}, 'amy')
        .at('amy', 'A1.NE')
        .skills('amy', ...skills);
      s.zombies('A1.NE', { 'skinner-walker': 1 }).zombiesAct();
      return s.cardsOf('amy');
    };
    expect(turn('toxic-immunity')).toEqual(turn());
    expect(wounds('toxic-immunity')).toEqual(wounds());
    expect(wounds('toxic-immunity')).toContain('wounded');
  });
});

/** Skills of the chapter by their numbers there. A family has one for each weapon, kind or level. */
const CHAPTER = `
  1 plus-1-action; 2 free-move; 3 free-ranged; 4 free-dog; 5 free-combat; 6 free-melee; 7 free-search;
  8 plus-1-free-team-action; 9 max-range; 10 re-roll; 11 damage-with-*; 12 damage-melee damage-ranged damage-combat;
  13 die-ranged; 14 die-combat; 15 die-melee; 16 zone-per-move; 17 two-cocktails; 18 two-zones; 19 search-plus-1;
  20 barbarian; 21 starts-with-*; 22 ambidextrous; 23 blitz; 24 bloodlust-ranged; 25 bloodlust-combat;
  26 bloodlust-melee; 27 can-start-at-*; 28 break-in; 29 super-strength; 30 born-leader; 31 lucky; 32 webbing;
  33 hold-your-nose; 34 hoard; 35 helicopter-pilot; 36 toxic-immunity; 37 point-blank; 38 trick-shot; 39 loud;
  40 lifesaver; 41 scavenger; 42 is-that-all; 43 ninja; 44 ironclad-*; 45 matching-set; 46 frenzy-ranged;
  47 frenzy-combat; 48 frenzy-melee; 49 regeneration; 50 gunslinger; 51 collector-*; 52 medic; 53 sniper; 54 destiny;
  55 slippery; 56 fast-roping; 57 free-reload; 58 reaper-ranged; 59 reaper-combat; 60 reaper-melee; 61 shove;
  62 swordmaster; 63 jump; 64 sprint; 65 tactician; 66 death-grasp; 67 low-profile; 68 lock-it-down; 69 rotten;
  70 taunt; 71 distributor; 72 full-auto; 73 charge; 74 roll-6-ranged; 75 roll-6-combat; 76 roll-6-melee;
  77 roll-ranged; 78 roll-combat; 79 roll-melee; 80 tough; 81 steady-hand; 82 zombie-link; 83 hit-and-run`;

const entries = CHAPTER.split(';').map((entry) => entry.trim().split(' '));

describe('the chapter of skills', () => {
  test('all 83 of it can be had, and nothing but them', () => {
    expect(entries.map(([number]) => Number(number))).toEqual(Array.from({ length: 83 }, (_, i) => i + 1));
    const named = entries.flatMap(([, ...ids]) => ids);
    const isMeant = (pattern: string, id: string): boolean =>
      pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern;
    const missing = named.filter((pattern) => !SKILLS.some(({ id }) => isMeant(pattern, id)));
    const others = SKILLS.filter(({ id }) => !named.some((pattern) => isMeant(pattern, id)));
    expect([missing, others.map(({ id }) => id)]).toEqual([[], []]);
    expect(new Set(SKILLS.map(({ number }) => number)).size).toBe(SKILLS.length);
  });
});
