import { describe, expect, test } from 'vitest';
import type { Scene } from '../../scene.ts';
import { calls, teamWith } from './teams.ts';

/** The crossing A1.NE, with the streets A1.N, B1.E and A2.N around it. */
const CROSS = 'A1.NE';

const attackers = (s: Scene): unknown[] => s.told('dice').map(({ who }) => who);
const teamKeys = (s: Scene): string[] => s.options('team');

describe('calling a team action', () => {
  test('RM-TEAM-01 RM-TEAM-02: a team plays one of its cards in a round, and has it again in the next', () => {
    const s = teamWith(['move', 'shoot'], 'jane', 'bear');
    expect(s.refusal(`team:charge-to:${s.z(CROSS)}`)).toBe('RM-TEAM-01');
    calls(s, 'move-to', 'A1.N', 'bear').do('join:jane');
    expect(teamKeys(s)).toEqual([]);
    expect(s.refusal(`team:move-to:${s.z(CROSS)}`)).toBe('RM-TEAM-02');
    s.do('end', 'end');
    expect(s.asking).toBe('activate');
    s.do('activate:jane');
    expect(teamKeys(s)).toContain(`team:move-to:${s.z(CROSS)}`);
  });

  test('RM-TEAM-02: another member finds the card of the round played already', () => {
    const s = teamWith(['move', 'shoot'], 'jane', 'bear', 'joe');
    calls(s, 'move-to', 'A1.N', 'bear').do('join:bear', 'end', 'activate:joe');
    expect(teamKeys(s)).toEqual([]);
  });

  test('RM-TEAM-03 RM-TEAM-08 EX-TEAM-05: without an action left Joe calls Charge! to his own zone, and could go on', () => {
    const s = teamWith(['charge'], 'joe', 'laurie', 'louise', 'terry').zombies(CROSS, {
      'skinner-walker': 8,
    });
    for (const id of ['joe', 'laurie', 'louise', 'terry']) s.carries(id, 'crowbar');
    s.at('laurie', 'A1.N').at('louise', 'B1.E').at('terry', 'A2.N').actions(0);
    calls(s, 'charge-to', CROSS, 'laurie', 'louise', 'terry');
    s.rolls(6, 6, 6, 6);
    s.do('join:joe', 'melee:left', 'join:terry', 'melee:left', 'join:louise', 'melee:left', 'melee:left');
    expect(attackers(s)).toEqual(['joe', 'terry', 'louise', 'laurie']);
    expect(s.zombiesAt(CROSS)).toEqual({ 'skinner-walker': 4 });
    expect([s.asking, s.state.actions]).toEqual(['action', 0]);
  });

  test('RM-TEAM-04: alone nobody calls one, and members of other teams do not help', () => {
    const s = teamWith(['move'], 'jane', 'bear').at('bear', 'B2.r4');
    expect(s.refusal(`team:move-to:${s.z('A1.N')}`)).toBe('RM-TEAM-04');
    expect(teamKeys(s)).toEqual([]);
  });

  test('RM-TEAM-05: who holds nothing to strike with does not join a Charge!, nor a Shoot! without a gun', () => {
    const s = teamWith(['charge', 'shoot'], 'jane', 'bear', 'joe').zombies('A1.N', { 'skinner-walker': 3 });
    s.carries('jane', 'crowbar', 'pistol').carries('bear', 'crowbar').carries('joe', 'pistol');
    s.do(`team:charge-to:${s.z('A1.N')}`);
    expect(s.asking).toBe('teamNext');
    expect(s.told('team-action')[0].members).toEqual(['jane', 'bear']);
    const other = teamWith(['charge', 'shoot'], 'bear', 'joe').zombies('A1.N', { 'skinner-walker': 3 });
    other.carries('bear', 'crowbar').carries('joe', 'pistol');
    expect(other.refusal(`team:shoot-at:${other.z('A1.N')}`)).toBe('RM-TEAM-05');
  });

  test('RM-TEAM-06: way out names the zone in which all stand, and no other', () => {
    const s = teamWith(['move'], 'jane', 'bear');
    expect(s.refusal(`team:move-out:${s.z('A1.N')}`)).toBe('RM-TEAM-06');
    expect(teamKeys(s)).toContain(`team:move-out:${s.z(CROSS)}`);
  });

  test('RM-TEAM-07: they choose who is first; one is done before the next begins', () => {
    const s = teamWith(['charge'], 'jane', 'bear').zombies('A1.N', { 'skinner-walker': 2 });
    s.carries('jane', 'crowbar').carries('bear', 'crowbar');
    calls(s, 'charge-to', 'A1.N', 'bear').do('join:bear');
    expect(s.isAt('bear', 'A1.N')).toBe(true);
    expect(s.isAt('jane', CROSS)).toBe(true);
    s.rolls(6, 6).do('melee:left', 'melee:left');
    expect(attackers(s)).toEqual(['bear', 'jane']);
  });

  test('RM-TEAM-09: it is no activation: those who took part still have their turn, and free Moves do not count', () => {
    const held = teamWith(['move'], 'jane', 'bear').skills('bear', 'free-move');
    held.at('jane', 'B1.E').zombies(CROSS, { 'skinner-walker': 1 });
    // Bear would have an action for the zombie only in a turn of his own.
    expect(held.refusal(`team:move-to:${held.z(CROSS)}`)).toBe('RM-TEAM-04');
    const s = teamWith(['move'], 'jane', 'bear');
    calls(s, 'move-to', 'A1.N', 'bear').do('join:jane', 'end');
    const { active, actions } = s.view.turn;
    expect([active, actions]).toEqual(['bear', 3]);
  });

  test('RM-TEAM-10 EX-TEAM-01: Maddie kills the only Walker; Bear moves all the same and has nobody to strike', () => {
    const s = teamWith(['charge'], 'bear', 'maddie').zombies('A1.N', { 'skinner-walker': 1 });
    s.carries('bear', 'crowbar').carries('maddie', 'crowbar');
    calls(s, 'charge-to', 'A1.N', 'maddie').rolls(6).do('join:maddie', 'melee:left');
    expect(s.isAt('bear', 'A1.N')).toBe(true);
    expect(attackers(s)).toEqual(['maddie']);
    expect(s.asking).toBe('action');
  });

  test('RM-SKILL-08: after the card of the team Jane calls one more, and no third; the same only if there are two', () => {
    const s = teamWith(['move', 'move'], 'jane', 'bear').skills('jane', 'plus-1-free-team-action');
    calls(s, 'move-to', 'A1.N', 'bear').do('join:jane');
    calls(s, 'move-to', CROSS, 'bear').do('join:jane');
    expect(teamKeys(s)).toEqual([]);
    const once = teamWith(['move'], 'jane', 'bear').skills('jane', 'plus-1-free-team-action');
    calls(once, 'move-to', 'A1.N', 'bear').do('join:jane');
    expect(once.refusal(`team:move-to:${once.z(CROSS)}`)).toBe('RM-TEAM-02');
  });
});

describe('Charge!', () => {
  test('RM-TEAM-12 EX-TEAM-02: Bear calls it on the zone beside him, Maddie follows, and each strikes once', () => {
    const s = teamWith(['charge'], 'bear', 'maddie').zombies('A1.N', { 'skinner-walker': 5 });
    s.carries('bear', 'crowbar').carries('maddie', 'crowbar');
    calls(s, 'charge-to', 'A1.N', 'maddie').rolls(6, 6).do('join:bear', 'melee:left', 'melee:left');
    expect(s.zombiesAt('A1.N')).toEqual({ 'skinner-walker': 3 });
    expect(s.isAt('bear', 'A1.N') && s.isAt('maddie', 'A1.N')).toBe(true);
    expect(s.state.actions).toBe(3);
  });

  test('RM-TEAM-12 EX-TEAM-04: they come from several places', () => {
    const s = teamWith(['charge'], 'maddie', 'dan', 'joe').zombies(CROSS, { 'skinner-walker': 5 });
    for (const id of ['maddie', 'dan', 'joe']) s.carries(id, 'crowbar');
    s.at('maddie', 'A1.N').at('dan', 'B1.E').at('joe', 'A2.N');
    calls(s, 'charge-to', CROSS, 'dan', 'joe').rolls(6, 6, 6);
    s.do('join:dan', 'melee:left', 'join:joe', 'melee:left', 'melee:left');
    expect(s.zombiesAt(CROSS)).toEqual({ 'skinner-walker': 2 });
  });

  test('RM-TEAM-12: no Charge! goes to a zone without zombies', () => {
    const s = teamWith(['charge'], 'bear', 'maddie');
    s.carries('bear', 'crowbar').carries('maddie', 'crowbar');
    expect(s.refusal(`team:charge-to:${s.z('A1.N')}`)).toBe('RM-TEAM-05');
  });

  test('RM-TEAM-13 EX-TEAM-06: out of one zone each goes to zombies of his choice', () => {
    const s = teamWith(['charge'], 'parker', 'dan').carries('parker', 'crowbar').carries('dan', 'crowbar');
    s.zombies('A1.N', { 'skinner-walker': 1 }).zombies('B1.E', { 'skinner-walker': 1 });
    calls(s, 'charge-out', CROSS, 'dan').rolls(6, 6);
    s.do('join:parker');
    expect(s.options('on')).toEqual([`on:${s.z('A1.N')}`, `on:${s.z('B1.E')}`]);
    s.do(`on:${s.z('A1.N')}`, 'melee:left', `on:${s.z('B1.E')}`, 'melee:left');
    expect([s.placeOf('parker'), s.placeOf('dan')]).toEqual(['A1.N', 'B1.E']);
    expect(s.told('kill')).toHaveLength(2);
  });

  test('RM-TEAM-14 EX-TEAM-03: those who stand with the zombies just strike', () => {
    const s = teamWith(['charge'], 'terry', 'dan', 'cathy').zombies(CROSS, { 'skinner-walker': 4 });
    for (const id of ['terry', 'dan', 'cathy']) s.carries(id, 'crowbar');
    calls(s, 'charge-to', CROSS, 'dan', 'cathy').rolls(6, 6, 6);
    s.do('join:dan', 'melee:left', 'join:cathy', 'melee:left', 'melee:left');
    expect(s.told('move')).toEqual([]);
    expect(s.zombiesAt(CROSS)).toEqual({ 'skinner-walker': 1 });
  });

  test('RM-TEAM-15: a zombie beside him holds Dan where he is, unless he slips away', () => {
    const s = teamWith(['charge'], 'bear', 'dan', 'joe').zombies('A1.N', { 'skinner-walker': 3 });
    for (const id of ['bear', 'dan', 'joe']) s.carries(id, 'crowbar');
    s.at('dan', 'A1.NW').zombies('A1.NW', { crawler: 1 });
    s.do(`team:charge-to:${s.z('A1.N')}`);
    expect(s.told('team-action')[0].members).toEqual(['bear', 'joe']);
    const slips = teamWith(['charge'], 'bear', 'dan').zombies('A1.N', { 'skinner-walker': 3 });
    slips.carries('bear', 'crowbar').carries('dan', 'crowbar').skills('dan', 'slippery');
    slips.at('dan', 'A1.NW').zombies('A1.NW', { crawler: 1 });
    calls(slips, 'charge-to', 'A1.N');
    expect(slips.told('team-action')[0].members).toEqual(['bear', 'dan']);
  });
});

describe('Move!', () => {
  test('RM-TEAM-16 EX-TEAM-08: three gather from different zones in one', () => {
    const s = teamWith(['move'], 'louise', 'terry', 'travis');
    s.at('louise', 'A1.N').at('terry', 'B1.E').at('travis', 'A2.N');
    calls(s, 'move-to', CROSS, 'terry', 'travis').do('join:terry', 'join:louise');
    expect(['louise', 'terry', 'travis'].every((id) => s.isAt(id, CROSS))).toBe(true);
    expect(s.state.actions).toBe(3);
  });

  test('RM-TEAM-11 EX-TEAM-07: James could come along, and stays', () => {
    const s = teamWith(['move'], 'cathy', 'travis', 'james');
    s.do(`team:move-to:${s.z('A1.N')}`, 'join:travis', 'done', 'join:cathy');
    expect(['cathy', 'travis', 'james'].map((id) => s.placeOf(id))).toEqual(['A1.N', 'A1.N', CROSS]);
  });

  test('RM-TEAM-17 EX-TEAM-09: out of a loud zone each runs wherever he likes', () => {
    const s = teamWith(['move'], 'dan', 'joe', 'jane');
    calls(s, 'move-out', CROSS, 'joe', 'jane');
    s.do('join:dan', `on:${s.z('A1.N')}`, 'join:joe', `on:${s.z('B1.E')}`, `on:${s.z('A2.N')}`);
    expect(['dan', 'joe', 'jane'].map((id) => s.placeOf(id))).toEqual(['A1.N', 'B1.E', 'A2.N']);
  });

  test('RM-TEAM-18: nobody gets away from zombies by it who could not with one single Move', () => {
    const s = teamWith(['move'], 'dan', 'joe').zombies(CROSS, { crawler: 1 });
    expect(teamKeys(s)).toEqual([]);
    const slips = teamWith(['move'], 'dan', 'joe').zombies(CROSS, { crawler: 1 });
    slips.skills('dan', 'slippery').skills('joe', 'slippery');
    expect(teamKeys(slips)).toContain(`team:move-out:${slips.z(CROSS)}`);
  });

  test('RM-TEAM-21 OQ-17: two Zones per Move reach farther; zombies on the way stop him', () => {
    const s = teamWith(['move'], 'dan', 'joe').skills('joe', 'two-zones').at('joe', 'A1.NW');
    s.at('dan', 'B1.E');
    calls(s, 'move-to', CROSS, 'joe').do('join:joe');
    expect(s.told('move').map(({ who, to }) => `${who} ${to}`)).toEqual([
      `joe ${s.z('A1.N')}`,
      `joe ${s.z(CROSS)}`,
      `dan ${s.z(CROSS)}`,
    ]);
    const stopped = teamWith(['move'], 'dan', 'joe').skills('joe', 'two-zones').at('joe', 'A1.NW');
    stopped.at('dan', 'B1.E').zombies('A1.N', { crawler: 1 });
    expect(stopped.refusal(`team:move-to:${stopped.z(CROSS)}`)).toBe('RM-TEAM-04');
  });

  test('OQ-42: between two actions of the turn is as good a moment as any', () => {
    const s = teamWith(['move'], 'dan', 'joe');
    s.do('noise');
    calls(s, 'move-to', 'A1.N', 'joe').do('join:dan', 'noise');
    expect(s.state.actions).toBe(1);
  });
});

describe('Shoot!', () => {
  test('RM-TEAM-19 EX-TEAM-10: two who both see a zone shoot at it, once each', () => {
    const s = teamWith(['shoot'], 'jane', 'james').zombies('A1.N', { 'skinner-walker': 3 });
    s.carries('jane', 'pistol').carries('james', 'pistol');
    calls(s, 'shoot-at', 'A1.N', 'james').rolls(6, 6);
    s.do('join:james', `shoot:left:${s.z('A1.N')}`, `shoot:left:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({ 'skinner-walker': 1 });
    expect(attackers(s)).toEqual(['james', 'jane']);
  });

  test('RM-TEAM-19 EX-TEAM-11: three in different places take one zone into their crossfire, and no other', () => {
    const s = teamWith(['shoot'], 'james', 'jane', 'travis').zombies(CROSS, { 'skinner-walker': 3 });
    for (const id of ['james', 'jane', 'travis']) s.carries(id, 'pistol');
    s.at('james', 'A1.N').at('jane', 'B1.E').at('travis', 'A2.N').zombies('A1.NW', { crawler: 1 });
    calls(s, 'shoot-at', CROSS, 'jane', 'travis').rolls(6, 6, 6);
    s.do('join:james');
    expect(s.options('shoot')).toEqual([`shoot:left:${s.z(CROSS)}`]);
    s.do(`shoot:left:${s.z(CROSS)}`, 'join:jane', `shoot:left:${s.z(CROSS)}`, `shoot:left:${s.z(CROSS)}`);
    expect(s.zombiesAt(CROSS)).toEqual({});
  });

  test('RM-TEAM-20 EX-TEAM-12: out of one zone each shoots wherever he can', () => {
    const s = teamWith(['shoot'], 'laurie', 'dan').carries('laurie', 'pistol').carries('dan', 'pistol');
    s.zombies('A1.N', { 'skinner-walker': 1 }).zombies('A2.N', { 'skinner-walker': 1 });
    calls(s, 'shoot-out', CROSS, 'dan').rolls(6, 6);
    s.do('join:laurie', `shoot:left:${s.z('A1.N')}`, `shoot:left:${s.z('A2.N')}`);
    expect(s.told('kill')).toHaveLength(2);
  });

  test('RM-TEAM-05: an empty weapon does not shoot', () => {
    const s = teamWith(['shoot'], 'laurie', 'dan').carries('laurie', 'pistol').carries('dan', 'sawed-off');
    s.zombies('A1.N', { 'skinner-walker': 1 }).empty('dan', 0);
    expect(s.refusal(`team:shoot-at:${s.z('A1.N')}`)).toBe('RM-TEAM-04');
  });
});
