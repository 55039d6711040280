import { describe, expect, test } from 'vitest';
import { mixed } from '../mixed.ts';
import { rueMorgue, rueMorgueWith } from '../table.ts';

describe('what holds for every skill', () => {
  test('RM-SKG-01: Joe searches the street, which the rules forbid and do forbid James', () => {
    const s = rueMorgue('joe', 'james').finds('knife').do('search', 'drop:found1', 'end');
    expect(s.told('search')).toHaveLength(1);
    expect([s.view.turn.active, s.refusal('search')]).toEqual(['james', 'S1-SEARCH-01']);
  });

  test('RM-SKG-02: Cathy learns to jump with a kill and jumps in the same turn', () => {
    const s = rueMorgue('cathy').carries('cathy', 'crowbar').xp('cathy', 18).actions(2);
    s.zombies('A1.NE', { crawler: 1 }).rolls(4).do('melee:left');
    expect(s.options()).toEqual(['learn:free-melee', 'learn:jump']);
    s.do('learn:jump', `jump:${s.z('A1.NW')}`);
    expect(s.isAt('cathy', 'A1.NW')).toBe(true);
  });

  test('RM-SKG-02: Bear reaches Yellow with his last action and has one more at once', () => {
    const s = rueMorgue('bear').carries('bear', 'crowbar').xp('bear', 6).actions(1);
    s.zombies('A1.NE', { crawler: 1 }).rolls(4).do('melee:left');
    expect(s.state.actions).toBe(1);
  });

  test('RM-SKG-03 RM-SKILL-55 CF-12: by the older text Josh slips through a Walker, by that of this box he stops', () => {
    const went = (preset: 'season1' | 'rueMorgue'): string | null => {
      const s = mixed({ preset }, 'josh')
        .skills('josh', 'slippery', 'two-zones')
        .zombies('A1.N', { walker: 1 });
      s.do(`move:${s.z('A1.N')}`);
      if (s.asking === 'walkOn') s.do(`on:${s.z('A1.NW')}`);
      return s.placeOf('josh');
    };
    expect([went('season1'), went('rueMorgue')]).toEqual(['A1.NW', 'A1.N']);
  });

  test('RM-SKG-07: Shove pushes Crawlers and the A-Bomb too, into the next zone and no further', () => {
    const s = rueMorgue('bear').zombies('A1.NE', { 'skinner-walker': 1, crawler: 2, 'a-bomb': 1 });
    expect(s.options('shove')).toContain(`shove:${s.z('A1.N')}`);
    expect(s.refusal(`shove:${s.z('A1.NW')}`)).toBe('RM-SKILL-61');
    s.do(`shove:${s.z('A1.N')}`);
    expect([s.zombiesAt('A1.NE'), s.zombiesAt('A1.N')]).toEqual([
      {},
      { 'skinner-walker': 1, crawler: 2, 'a-bomb': 1 },
    ]);
  });

  test.each(['crawler', 'a-bomb'] as const)('RM-SKG-07: for the Lifesaver a zombie is also a %s', (kind) => {
    const s = rueMorgue('dan', 'jane').at('jane', 'A1.N');
    expect(s.options('save')).toEqual([]);
    s.zombies('A1.N', { [kind]: 1 }).next();
    expect(s.options('save')).toEqual([`save:${s.z('A1.N')}`]);
  });
});

describe('getting away', () => {
  test('RM-SKILL-55 RM-ACT-02: three zombies cost the slippery Jane nothing and Joe three actions', () => {
    const s = rueMorgue('jane', 'joe').skills('jane', 'slippery').skills('joe');
    s.zombies('A1.NE', { 'skinner-walker': 1, crawler: 2 });
    expect(s.view.turn.moveCost).toBe(1);
    s.do(`move:${s.z('A1.N')}`, 'end');
    expect([s.state.active, s.view.turn.moveCost]).toEqual([s.who('joe'), 4]);
  });

  test('RM-SKILL-55 RM-ACT-04: a zone with a Crawler ends her Move of two zones', () => {
    const s = rueMorgue('jane').skills('jane', 'slippery', 'two-zones').zombies('A1.N', { crawler: 1 });
    s.do(`move:${s.z('A1.N')}`);
    expect([s.asking, s.placeOf('jane')]).toEqual(['action', 'A1.N']);
  });
});

describe('doors', () => {
  test('RM-SKILL-68: one action closes the open door of her zone, and opened again it brings nobody', () => {
    const s = rueMorgueWith({ doors: [{ between: ['A1.r2', 'A1.NE'] }] }, 'maddie');
    s.skills('maddie', 'lock-it-down').carries('maddie', 'crowbar').open(0);
    s.revealed('A1.r1', 'A1.r2', 'A1.r3', 'A2.r1', 'A2.r2', 'A2.r3', 'A2.r4').do('close:d1');
    expect([s.state.doors, s.state.actions]).toEqual([[0], 2]);
    const left = s.state.zombieDeck.length;
    s.do('open:d1:left');
    expect([s.state.doors, s.state.zombieDeck.length, s.zombiesAt('A1.r2')]).toEqual([[1], left, {}]);
  });

  test('RM-SKILL-68: not from the zone next to it', () => {
    const s = rueMorgueWith({ doors: [{ between: ['A1.r2', 'A1.NE'] }] }, 'maddie').open(0);
    s.skills('maddie', 'lock-it-down').at('maddie', 'A1.N');
    expect(s.refusal('close:d1')).toBe('S1-SKILL-24');
    s.at('maddie', 'A1.r2').next();
    expect(s.options('close')).toEqual(['close:d1']);
  });
});
