import { describe, expect, test } from 'vitest';
import { mixed } from '../mixed.ts';
import { rueMorgue } from '../table.ts';

describe('shots and blows', () => {
  test('ZR044 RM-SKILL-37: at point-blank he names whom his shot kills, but never whom it is too weak for', () => {
    const s = rueMorgue('travis').skills('travis', 'point-blank').carries('travis', 'mp5');
    s.zombies('A1.NE', { 'skinner-walker': 1, 'skinner-fatty': 1, 'skinner-runner': 1, crawler: 1 });
    s.rolls(6, 4, 2).do(`shoot:left:${s.z('A1.NE')}`);
    expect(s.options()).toEqual(['hit:skinner-walker', 'hit:skinner-runner', 'hit:crawler']);
    expect(s.refusal('hit:skinner-fatty')).not.toBeNull();
    s.do('hit:crawler', 'hit:skinner-runner');
    expect(s.zombiesAt('A1.NE')).toEqual({ 'skinner-walker': 1, 'skinner-fatty': 1 });
  });

  test('ZR044 RM-SKILL-37: with damage 2 the Fatty falls before the Walkers', () => {
    const s = rueMorgue('travis').skills('travis', 'point-blank').carries('travis', 'shotgun');
    s.zombies('A1.NE', { 'skinner-walker': 1, 'skinner-fatty': 1 }).rolls(4, 2);
    s.do(`shoot:left:${s.z('A1.NE')}`, 'hit:skinner-fatty');
    expect(s.zombiesAt('A1.NE')).toEqual({ 'skinner-walker': 1 });
  });

  test('ZR056 RM-SKILL-59: four hits among six Walkers leave one: Reaper takes one more, not one for each hit', () => {
    const s = rueMorgue('travis').skills('travis', 'reaper-combat').carries('travis', 'chainsaw');
    s.zombies('A1.NE', { 'skinner-walker': 6 }).rolls(5, 5, 5, 5, 2).do('melee:left', 'reap:skinner-walker');
    expect(s.asking).toBe('action');
    expect(s.zombiesAt('A1.NE')).toEqual({ 'skinner-walker': 1 });
    expect(s.survivor('travis').xp).toBe(5);
  });

  test('ZR061 RM-SKILL-29: with Super strength a Pan kills the Abomination, without it the blow is lost', () => {
    const strikes = (...skills: string[]) => {
      const s = mixed({}, 'amy')
        .skills('amy', ...skills)
        .carries('amy', 'pan');
      return s.zombies('A1.NE', { abomination: 1 }).rolls(6).do('melee:left').zombiesAt('A1.NE');
    };
    expect([strikes('super-strength'), strikes()]).toEqual([{}, { abomination: 1 }]);
  });
});

describe('moves', () => {
  test('ZR076 RM-SKILL-63: a jump away from two zombies costs two actions more, Slippery or not', () => {
    const jump = (...skills: string[]) => {
      const s = rueMorgue('cathy').skills('cathy', 'jump', ...skills);
      s.zombies('A1.NE', { 'skinner-walker': 2 }).zombies('A1.N', { 'skinner-fatty': 3 }).next();
      s.do(`jump:${s.z('A1.NW')}`);
      return [s.placeOf('cathy'), s.state.actions];
    };
    expect([jump(), jump('slippery')]).toEqual([
      ['A1.NW', 0],
      ['A1.NW', 0],
    ]);
  });

  test('ZR077 RM-SKILL-61: he shoves across a line, not across a fence, and not a second time', () => {
    const s = mixed({ tiles: [['9R']], mission: { start: ['A1.E'] } }, 'amy').skills('amy', 'shove');
    s.zombies('A1.E', { 'skinner-walker': 3, 'skinner-fatty': 1 }).actions(0).next();
    expect(s.options('shove').toSorted()).toEqual(['A1.NE', 'A1.SE'].map((zone) => `shove:${s.z(zone)}`));
    expect(s.refusal(`shove:${s.z('A1.hp')}`)).toBe('RM-SKILL-61');
    s.do(`shove:${s.z('A1.NE')}`);
    expect(s.zombiesAt('A1.NE')).toEqual({ 'skinner-walker': 3, 'skinner-fatty': 1 });
    s.zombies('A1.E', { 'skinner-walker': 1 }).next();
    expect(s.refusal(`shove:${s.z('A1.SE')}`)).toBe('RM-SKILL-61');
  });

  test('ZR077 RM-SKILL-61: not out of a car', () => {
    const s = mixed({ mission: { rules: [{ use: 'cars-drive' }] } }, 'amy').skills('amy', 'shove');
    s.car('police-car', 'A1.NE').sits('amy', 0, 0).zombies('A1.NE', { 'skinner-walker': 1 });
    expect(s.options('shove')).toEqual([]);
    expect(s.refusal(`shove:${s.z('A1.N')}`)).toBe('RM-SKILL-61');
  });

  test('ZR082 RM-SKILL-23: the Move of Blitz is made at once or lost, and comes each time anew', () => {
    const s = rueMorgue('cathy').skills('cathy', 'blitz').carries('cathy', 'crowbar');
    s.zombies('A1.NE', { 'skinner-walker': 1 }).rolls(4).do('melee:left');
    expect(s.asking).toBe('freeMove');
    s.do('stay').actions(0).next();
    expect(s.options('move', 'on')).toEqual([]);
    expect(s.free('move')).toBe(0);
    s.actions(2).zombies('A1.NE', { 'skinner-walker': 1 }).next().rolls(4);
    s.do('melee:left', `on:${s.z('A1.N')}`);
    expect([s.placeOf('cathy'), s.state.actions]).toEqual(['A1.N', 1]);
  });
});

describe('Distributor', () => {
  const zones = ['A1.NW', 'B1.NE', 'B2.r4', 'A2.SE'];
  /** At Blue: a Walker; two Walkers; a Fatty with its Walkers; a Runner. */
  const CARDS = [146, 148, 156, 175];

  test('ZR035 RM-SKILL-71 RM-SPAWN-12: for four zones four cards lie open before anybody is placed, and each zone gets the one he likes', () => {
    const s = mixed({ mission: { spawns: zones.map((zone) => ({ zone })) } }, 'terry');
    s.skills('terry', 'distributor')
      .at('terry', 'B1.r2')
      .zombieCards(...CARDS)
      .do('end');
    expect(s.view.openCards.map(({ card }) => card)).toEqual(CARDS);
    expect(s.told('appear')).toEqual([]);
    s.do('deal:175', 'deal:156');
    expect(s.told('appear')).toEqual([]);
    s.do('deal:146');
    expect(zones.map((zone) => s.zombiesAt(zone))).toEqual([
      { 'skinner-runner': 1 },
      { 'skinner-fatty': 1, 'skinner-walker': 2 },
      { 'skinner-walker': 1 },
      { 'skinner-walker': 2 },
    ]);
  });

  test('ZR035 RM-SKILL-71: where there are markers the dice say how many cards, not the zones', () => {
    const spawns = zones.slice(0, 2).map((zone, i) => ({ zone, markers: [i + 1] }));
    const s = mixed({ mission: { spawns } }, 'terry').skills('terry', 'distributor').at('terry', 'B1.r2');
    s.rolls(1, 1, 2, 2)
      .zombieCards(...CARDS)
      .do('end');
    expect(s.view.openCards).toHaveLength(4);
    s.do('deal:146', 'deal:148', 'deal:175');
    expect(s.told('zombie-card').map(({ zone }) => zone)).toEqual(
      ['A1.NW', 'A1.NW', 'B1.NE', 'B1.NE'].map((zone) => s.z(zone)),
    );
  });
});
