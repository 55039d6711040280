import { describe, expect, test } from 'vitest';
import { scene, sceneWith } from '../scene.ts';

describe('+1 free Combat Action', () => {
  test('S1-SKILL-09 ZR107: with it alone one can only attack, once', () => {
    const s = scene('amy').skills('amy', 'free-combat').carries('amy', 'crowbar', 'pistol').actions(0);
    s.zombies('A1.NE', { walker: 1 });
    expect(s.options().toSorted()).toEqual(
      ['melee:left', `shoot:right:${s.z('A1.NE')}`, 'discard:left', 'discard:right', 'end'].toSorted(),
    );
    expect(s.refusal('noise')).toBe('S1-ROUND-04');
    expect(s.refusal(`move:${s.z('A1.N')}`)).toBe('S1-MOVE-04');
    s.rolls(1).do('melee:left');
    expect(s.refusal('melee:left')).toBe('S1-ROUND-04');
    expect(s.refusal(`shoot:right:${s.z('A1.NE')}`)).toBe('S1-ROUND-04');
  });

  test('S1-SKILL-09 ZR107: where there is nobody to attack it is good for nothing', () => {
    const s = scene('amy').skills('amy', 'free-combat').carries('amy', 'crowbar', 'pistol').actions(0);
    expect(s.options()).toEqual(['discard:left', 'discard:right', 'end']);
    expect(s.refusal(`move:${s.z('A1.N')}`)).toBe('S1-MOVE-04');
  });

  test('S1-SKILL-09: a shot uses it as well', () => {
    const s = scene('amy').skills('amy', 'free-combat').carries('amy', 'pistol').actions(0);
    s.zombies('A1.N', { walker: 1 })
      .rolls(4)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(s.free('combat')).toBe(0);
  });

  test('S1-SKILL-09 S1-ACT-06: it does not count against the three actions: four attacks', () => {
    const s = scene('amy').skills('amy', 'free-combat').carries('amy', 'crowbar');
    s.zombies('A1.NE', { walker: 1 }).rolls(1, 1, 1);
    s.do('melee:left');
    expect(s.state.actions).toBe(3);
    s.do('melee:left', 'melee:left').rolls(1).do('melee:left');
    expect(s.refusal('melee:left')).toBe('S1-ROUND-04');
  });

  test('S1-SKILL-09: reloading is no attack', () => {
    const s = scene('amy')
      .skills('amy', 'free-combat')
      .carries('amy', 'sawed-off')
      .empty('amy', 0)
      .actions(0);
    s.zombies('A1.N', { walker: 1 });
    expect(s.refusal('reload:left')).toBe('S1-ROUND-04');
    expect(s.refusal(`shoot:left:${s.z('A1.N')}`)).toBe('S1-RELOAD-01');
  });

  test('S1-SKILL-09: who does not have it is refused', () => {
    const s = scene('doug', 'amy').skills('amy', 'free-combat').skills('doug').carries('doug', 'crowbar');
    s.zombies('A1.NE', { walker: 1 }).actions(0);
    expect(s.refusal('melee:left')).toBe('S1-ROUND-04');
  });

  test('S1-SKILL-09 S1-ROUND-04: one each turn; what was not used is lost', () => {
    const s = scene('amy').skills('amy', 'free-combat').do('end');
    expect(s.view.turn.round).toBe(2);
    expect(s.free('combat')).toBe(1);
  });

  test('S1-SKILL-09 S1-XP-06: learnt with the last action, it can be used at once', () => {
    const s = scene('amy').carries('amy', 'crowbar').xp('amy', 18).zombies('A1.NE', { walker: 2 }).actions(1);
    s.rolls(4, 4).do('melee:left', 'learn:free-combat');
    expect(s.state.actions).toBe(0);
    s.do('melee:left');
    expect(s.zombiesAt('A1.NE')).toEqual({});
  });
});

describe('+1 free Move Action', () => {
  test('S1-SKILL-10: with it alone one can only move, once', () => {
    const s = scene('amy').carries('amy', 'crowbar').actions(0).at('amy', 'A1.NW');
    expect(s.options()).toEqual([`move:${s.z('A1.N')}`, 'discard:left', 'end']);
    s.do(`move:${s.z('A1.N')}`);
    expect(s.isAt('amy', 'A1.N')).toBe(true);
    expect(s.refusal(`move:${s.z('A1.NW')}`)).toBe('S1-MOVE-04');
  });

  test('S1-SKILL-10: neither attack nor search', () => {
    const s = scene('amy').carries('amy', 'crowbar').actions(0).at('amy', 'A1.r2');
    expect(s.refusal('search')).toBe('S1-ROUND-04');
    s.zombies('A1.r2', { walker: 1 }).next();
    expect(s.refusal('melee:left')).toBe('S1-ROUND-04');
  });

  test('S1-SKILL-10 S1-ACT-06: at Blue, Amy moves and has three actions left', () => {
    const s = scene('amy').do('noise');
    s.do(`move:${s.z('A1.N')}`);
    expect(s.state.actions).toBe(2);
    s.do(`move:${s.z('A1.NW')}`);
    expect(s.state.actions).toBe(1);
  });

  test('S1-SKILL-10 S1-MOVE-04: a zombie in the zone takes an action beside it', () => {
    const s = scene('amy').zombies('A1.NE', { walker: 1 }).actions(0);
    expect(s.refusal(`move:${s.z('A1.N')}`)).toBe('S1-MOVE-04');
    s.actions(1)
      .next()
      .do(`move:${s.z('A1.N')}`);
    expect([s.state.actions, s.free('move')]).toEqual([0, 0]);
  });

  test('S1-SKILL-10: having it twice means two', () => {
    const s = scene('amy').skills('amy', 'free-move', 'free-move').actions(0);
    s.do(`move:${s.z('A1.N')}`, `move:${s.z('A1.NW')}`);
    expect(s.isAt('amy', 'A1.NW')).toBe(true);
    expect(s.options()).toEqual(['end']);
  });

  test('S1-SKILL-10 S1-SKILL-16: it leads as far as any Move action', () => {
    const s = scene('wanda').skills('wanda', 'two-zones', 'free-move').actions(0);
    s.do(`move:${s.z('A1.N')}`, `on:${s.z('A1.NW')}`);
    expect(s.isAt('wanda', 'A1.NW')).toBe(true);
  });

  test('S1-SKILL-10 S1-CAR-07: driving is no Move action, and neither is getting in', () => {
    const s = sceneWith({ mission: { rules: [{ use: 'cars-drive' }] } }, 'amy');
    s.car('police-car', 'A1.NE').actions(0);
    expect(s.refusal('get-in:c1:driver')).toBe('S1-ROUND-04');
    s.sits('amy', 0, 0).next();
    expect(s.refusal(`drive:${s.z('A1.N')}`)).toBe('S1-ROUND-04');
  });

  test('S1-SKILL-10: who does not have it is refused', () => {
    const s = scene('doug', 'amy').actions(0);
    expect(s.refusal(`move:${s.z('A1.N')}`)).toBe('S1-MOVE-04');
  });

  test('S1-SKILL-10 S1-XP-06: Amy learns a second one after having used the first', () => {
    const s = scene('amy').carries('amy', 'crowbar').xp('amy', 18);
    s.do(`move:${s.z('A1.N')}`)
      .zombies('A1.N', { walker: 1 })
      .next();
    s.rolls(4)
      .do('melee:left', 'learn:free-move')
      .actions(0)
      .next()
      .do(`move:${s.z('A1.NW')}`);
    expect(s.isAt('amy', 'A1.NW')).toBe(true);
    expect(s.options()).not.toContain(`move:${s.z('A1.N')}`);
  });
});

describe('+1 free Search Action', () => {
  test('S1-SKILL-11: with it alone one can only search', () => {
    const s = scene('ned').at('ned', 'A1.r2').finds('water').actions(0);
    expect(s.options()).toEqual(['search', 'end']);
    s.do('search', 'put:found1:left', 'done');
    expect(s.cardsOf('ned')).toEqual(['water', '-', '-', '-', '-']);
    expect(s.options()).toEqual(['discard:left', 'end']);
  });

  test('S1-SKILL-11 S1-SEARCH-02 S1-FAQ-17: having searched, Ned cannot search again in that turn', () => {
    const s = scene('ned').at('ned', 'A1.r2').finds('water').do('search', 'drop:found1');
    expect(s.state.actions).toBe(3);
    expect(s.refusal('search')).toBe('S1-SEARCH-02');
    expect(s.options('search')).toEqual([]);
    s.do('end');
    expect(s.refusal('search')).toBeNull();
  });

  test('S1-SKILL-11 S1-SEARCH-01: only where one may search', () => {
    const s = scene('ned').actions(0);
    expect(s.refusal('search')).toBe('S1-SEARCH-01');
    s.at('ned', 'A1.r2').zombies('A1.r2', { walker: 1 });
    expect(s.next().refusal('search')).toBe('S1-SEARCH-01');
  });

  test('S1-SKILL-11 S1-CAR-14: a car is searched with it too, as the one search of the turn', () => {
    const s = scene('ned').car('police-car', 'A1.NE').finds('crowbar').actions(0);
    s.do('search-car:c1', 'put:found1:left', 'done');
    expect(s.cardsOf('ned')[0]).toBe('crowbar');
    expect(s.actions(1).next().refusal('search-car:c1')).toBe('S1-SEARCH-02');
  });

  test('S1-SKILL-11: who does not have it is refused', () => {
    const s = scene('doug', 'ned').at('doug', 'A1.r2').actions(0);
    expect(s.refusal('search')).toBe('S1-ROUND-04');
  });

  test('S1-SKILL-11 S1-XP-06: Phil learns it with his last action and searches', () => {
    const s = scene('phil').at('phil', 'A1.r2').carries('phil', 'crowbar').xp('phil', 18).actions(1);
    s.zombies('A1.r2', { walker: 1 }).rolls(4).do('melee:left', 'learn:free-search');
    expect(s.state.actions).toBe(0);
    s.finds('water').next().do('search', 'put:found1:right', 'done');
    expect(s.cardsOf('phil').slice(0, 2)).toEqual(['crowbar', 'water']);
  });
});

describe('+1 free Melee Action', () => {
  test('RM-SKILL-06: with it alone one can only strike, once, and not shoot', () => {
    const s = scene('amy').skills('amy', 'free-melee').carries('amy', 'crowbar', 'pistol').actions(0);
    s.zombies('A1.NE', { walker: 1 });
    expect(s.options('melee', 'shoot', 'move', 'noise')).toEqual(['melee:left']);
    expect(s.refusal(`shoot:right:${s.z('A1.NE')}`)).toBe('S1-ROUND-04');
    s.rolls(1).do('melee:left');
    expect(s.refusal('melee:left')).toBe('S1-ROUND-04');
  });

  test('RM-SKILL-06 S1-ACT-06: it is spent before a free Combat Action, which is still good for a shot', () => {
    const s = scene('amy').skills('amy', 'free-melee', 'free-combat').carries('amy', 'crowbar', 'pistol');
    s.zombies('A1.NE', { walker: 1 }).rolls(1).do('melee:left');
    expect([s.state.actions, s.free('melee'), s.free('combat')]).toEqual([3, 0, 1]);
    s.rolls(1).do(`shoot:right:${s.z('A1.NE')}`);
    expect([s.state.actions, s.free('combat')]).toEqual([3, 0]);
  });

  test('RM-SKILL-06: one each turn', () => {
    const s = scene('amy').skills('amy', 'free-melee').do('end');
    expect(s.view.turn.round).toBe(2);
    expect(s.free('melee')).toBe(1);
  });
});

describe('+1 free Ranged Action', () => {
  test('RM-SKILL-03: with it alone one can only shoot, once, and not strike', () => {
    const s = scene('amy').skills('amy', 'free-ranged').carries('amy', 'crowbar', 'pistol').actions(0);
    s.zombies('A1.NE', { walker: 1 });
    const shot = `shoot:right:${s.z('A1.NE')}`;
    expect(s.options('melee', 'shoot', 'move', 'noise')).toEqual([shot]);
    expect(s.refusal('melee:left')).toBe('S1-ROUND-04');
    s.rolls(1).do(shot);
    expect(s.refusal(shot)).toBe('S1-ROUND-04');
  });

  test('RM-SKILL-03: an empty gun is not reloaded with it', () => {
    const s = scene('amy').skills('amy', 'free-ranged').carries('amy', 'sawed-off').empty('amy', 0);
    expect(s.actions(0).zombies('A1.N', { walker: 1 }).refusal('reload:left')).toBe('S1-ROUND-04');
  });
});
