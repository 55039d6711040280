import { describe, expect, test } from 'vitest';
import { rueMorgue } from '../table.ts';

describe('more actions', () => {
  test('RM-SKILL-01: with +1 Action James does four things a turn, whatever they are, and four in the next', () => {
    const s = rueMorgue('james').skills('james', 'plus-1-action').carries('james', 'crowbar');
    s.zombies('A1.N', { crawler: 1 })
      .rolls(4)
      .do('noise', `move:${s.z('A1.N')}`, 'melee:left', 'noise');
    expect(s.refusal('noise')).toBe('S1-ROUND-04');
    expect(s.do('end').state.actions).toBe(4);
  });

  test('RM-SKILL-02: with a free Move alone Dan walks one zone and can do nothing else', () => {
    const s = rueMorgue('dan').skills('dan', 'free-move').carries('dan', 'crowbar').actions(0);
    s.zombies('A1.N', { crawler: 1 });
    expect(s.refusal('noise')).toBe('S1-ROUND-04');
    s.do(`move:${s.z('A1.N')}`);
    expect(s.isAt('dan', 'A1.N')).toBe(true);
    expect(s.options()).toEqual(['discard:left', 'end']);
  });

  test.each(['melee:left', 'shoot'])(
    'RM-SKILL-05: a free Combat Action is one attack of either kind: %s',
    (how) => {
      const s = rueMorgue('terry').skills('terry', 'free-combat').carries('terry', 'crowbar', 'pistol');
      s.zombies('A1.NE', { crawler: 2 }).actions(0);
      const [strike, shot] = ['melee:left', `shoot:right:${s.z('A1.NE')}`];
      expect(s.options()).toEqual([strike, shot, 'discard:left', 'discard:right', 'end']);
      s.rolls(4).do(how === 'shoot' ? shot : strike);
      expect(s.zombiesAt('A1.NE')).toEqual({ crawler: 1 });
      expect([s.refusal(strike), s.refusal(shot)]).toEqual(['S1-ROUND-04', 'S1-ROUND-04']);
    },
  );

  test('RM-SKILL-07: a free Search is one more action but no second search', () => {
    const s = rueMorgue('joe').skills('joe', 'free-search').at('joe', 'A1.r2').finds('knife');
    s.do('search', 'drop:found1');
    expect(s.state.actions).toBe(3);
    expect(s.refusal('search')).toBe('S1-SEARCH-02');
    const paid = rueMorgue('joe').skills('joe').at('joe', 'A1.r2').finds('knife').do('search', 'drop:found1');
    expect(paid.state.actions).toBe(2);
  });

  test('RM-SKG-05: a free Move comes once in each turn of Dan, used or not', () => {
    const s = rueMorgue('dan', 'joe').skills('dan', 'free-move').skills('joe').actions(0);
    s.do(`move:${s.z('A1.N')}`);
    expect(s.options()).toEqual(['end']);
    s.do('end');
    expect([s.view.turn.active, s.free('move')]).toEqual(['joe', 0]);
    s.do('end', 'activate:dan');
    expect(s.free('move')).toBe(1);
    s.do('end', 'end', 'activate:dan');
    expect(s.free('move')).toBe(1);
  });

  test('RM-SKILL-30: Maddie gives Joe one action for his turn, once in hers, and none to herself', () => {
    const s = rueMorgue('maddie', 'joe').skills('maddie', 'born-leader').skills('joe').actions(0);
    expect(s.options()).toEqual(['lead:joe', 'end']);
    s.do('lead:joe');
    expect(s.options()).toEqual(['end']);
    s.do('end', 'noise', `move:${s.z('A1.N')}`, 'noise', 'noise');
    expect(s.refusal('noise')).toBe('S1-ROUND-04');
  });

  test('RM-SKILL-30: who has acted already has it in the next round, and what is not used then is lost', () => {
    const s = rueMorgue('joe', 'maddie').skills('maddie', 'born-leader').skills('joe');
    s.do('end', 'lead:joe', 'end', 'activate:joe');
    expect(s.state.actions).toBe(4);
    s.do('end', 'end', 'activate:joe');
    expect(s.state.actions).toBe(3);
  });
});
