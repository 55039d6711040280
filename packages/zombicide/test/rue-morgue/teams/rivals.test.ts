import { describe, expect, test } from 'vitest';
import { deal, dealtTo, plan, says, seen } from '../../deal.ts';
import type { Scene } from '../../scene.ts';
import { rivals } from './teams.ts';

const CROSS = 'A1.NE';
const VEST = 'bulletproof-vest';

/** Jane (seat 1) acts; Bear and Dan are of the other team, Joe is of hers. */
const fight = (): Scene => rivals({}, 'jane', 'bear', 'joe', 'dan');

describe('attacks on rivals', () => {
  test('RM-MELEE-04 RM-COMPET-08 RM-COMPET-15 RM-FF-01: a blow of damage 2 wounds a rival twice, a friend never', () => {
    const s = fight().carries('jane', 'fire-axe').at('dan', 'B2.r4').rolls(6).do('melee:left');
    // Nobody but Bear can be struck.
    expect(s.told('wound').map(({ who, harm }) => [who, harm])).toEqual([
      ['bear', 'blow'],
      ['bear', 'blow'],
    ]);
    expect(s.survivor('bear').dead).toBe(true);
    expect(s.survivor('joe').dead).toBe(false);
  });

  test('RM-COMPET-08: with nobody but friends there is nothing to strike at', () => {
    const s = fight().carries('jane', 'fire-axe').at('bear', 'B2.r4').at('dan', 'B2.r4');
    expect(s.refusal('melee:left')).toBe('S1-MELEE-01');
  });

  test('RM-MELEE-04: zombies and rivals stand in one zone, and Jane chooses', () => {
    const s = fight().carries('jane', 'crowbar').zombies(CROSS, { crawler: 1 }).at('dan', 'B2.r4').rolls(6);
    s.do('melee:left');
    expect(s.options('hit', 'strike')).toEqual(['strike:bear', 'hit:crawler']);
  });

  test('RM-COMPET-03 RM-XP-07: killing a rival gives no experience', () => {
    const s = fight().carries('jane', 'fire-axe').at('dan', 'B2.r4').rolls(6).do('melee:left');
    expect(s.survivor('bear').dead).toBe(true);
    expect(s.survivor('jane').xp).toBe(0);
  });

  test('RM-COMPET-06: of targets of one rank the attacker chooses, whatever the table has agreed on', () => {
    const s = rivals({ rules: { equalRankChoice: 'players' } }, 'jane', 'bear', 'joe', 'dan');
    s.carries('jane', 'pistol')
      .at('bear', 'A1.N')
      .at('dan', 'A1.N')
      .rolls(6)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.asking).toBe('target');
    expect(s.run.decision([0, 1])?.owner).toBe(0);
  });

  test('RM-SKILL-81: her steady hand spares friends, not rivals', () => {
    const s = fight().skills('jane', 'steady-hand').carries('jane', 'pistol').at('dan', 'B2.r4');
    s.at('bear', 'A1.N')
      .at('joe', 'A1.N')
      .rolls(6)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.told('wound').map(({ who }) => who)).toEqual(['bear']);
  });

  test('RM-SKILL-67 OQ-20: who keeps a low profile is hit by the shots of rivals, not by those of friends', () => {
    const s = fight().skills('bear', 'low-profile').skills('joe', 'low-profile').carries('jane', 'pistol');
    s.at('bear', 'A1.N').at('joe', 'B1.E').at('dan', 'B2.r4');
    expect(s.options('shoot')).toEqual([`shoot:left:${s.z('A1.N')}`]);
    s.rolls(6).do(`shoot:left:${s.z('A1.N')}`);
    expect(s.told('wound').map(({ who }) => who)).toEqual(['bear']);
  });

  test('RM-SKILL-26 RM-SKILL-73: a rival draws a Bloodlust as a zombie does', () => {
    const s = fight().skills('jane', 'bloodlust-melee').carries('jane', 'crowbar').at('dan', 'B2.r4');
    s.at('bear', 'A1.NW')
      .rolls(6)
      .do(`bloodlust-melee:${s.z('A1.NW')}`, 'melee:left');
    expect(s.isAt('jane', 'A1.NW')).toBe(true);
    expect(s.told('wound').map(({ who }) => who)).toEqual(['bear']);
  });

  test('RM-SKILL-83: whoever hits and runs gets away after killing a rival, though it taught him nothing', () => {
    const s = fight().skills('jane', 'hit-and-run').carries('jane', 'fire-axe').at('dan', 'B2.r4');
    s.rolls(6).do('melee:left');
    expect([s.asking, s.survivor('jane').xp]).toEqual(['freeMove', 0]);
    s.do(`on:${s.z('A1.N')}`);
    expect([s.isAt('jane', 'A1.N'), s.state.actions]).toEqual([true, 2]);
  });

  test('RM-SKILL-83: a rival who lives on is no reason to run', () => {
    const s = fight().skills('jane', 'hit-and-run').carries('jane', 'crowbar').at('dan', 'B2.r4');
    s.rolls(6).do('melee:left');
    expect(s.told('wound')).toHaveLength(1);
    expect(s.asking).toBe('action');
  });

  test('RM-COMPET-07: rivals stand in nobody’s way', () => {
    const s = fight().at('bear', 'A1.N').skills('jane', 'two-zones');
    s.do(`move:${s.z('A1.N')}`, `on:${s.z('A1.NW')}`);
    expect(s.isAt('jane', 'A1.NW')).toBe(true);
    expect(s.state.actions).toBe(2);
  });
});

describe('Vests', () => {
  test('RM-COMPET-11 RM-COMPET-12 RM-COMPET-13 RM-COMP-11 EX-COMPET-01: damaged by the first wound, gone with the second', () => {
    const s = fight().carries('jane', 'pistol', 'fire-axe').carries('bear', '-', '-', VEST, 'pistol');
    s.at('joe', 'B2.r4')
      .at('dan', 'B2.r4')
      .rolls(6)
      .do(`shoot:left:${s.z(CROSS)}`);
    expect(s.cardsOf('bear')).toEqual(['-', '-', VEST, 'pistol', '-']);
    expect(s.told('vest').map(({ gone }) => gone)).toEqual([false]);
    expect(s.told('wound')).toEqual([]);
    s.rolls(6).do('melee:right');
    // The first of two wounds takes the Vest, the second his only card.
    expect(s.cardsOf('bear')).toEqual(['-', '-', '-', 'wounded', '-']);
    expect(s.told('vest').map(({ gone }) => gone)).toEqual([false, true]);
    expect(s.state.equipmentDiscard.map((card) => s.setting.cards[card].id)).toEqual(['pistol']);
    expect(s.survivor('bear').dead).toBe(false);
  });

  test('RM-COMPET-14 OQ-18: a hit of damage 2 uses up one Vest, and leaves the other', () => {
    const s = fight().carries('jane', 'fire-axe').carries('bear', VEST, VEST).at('dan', 'B2.r4').rolls(6);
    s.do('melee:left');
    expect(s.cardsOf('bear')).toEqual(['-', VEST, '-', '-', '-']);
    expect(s.told('wound')).toEqual([]);
  });

  test('RM-COMPET-10: against zombies it is of no use', () => {
    const s = fight().carries('bear', VEST, '-', 'pistol').at('bear', 'A1.N').zombies('A1.N', { crawler: 1 });
    s.zombiesAct();
    expect(s.options('lose', 'shield')).toEqual(['lose:left', 'lose:back1']);
  });

  test('RM-COMPET-09: six are shared out: three a team, two, or one', () => {
    for (const [teams, each] of [
      [2, 3],
      [3, 2],
      [4, 1],
    ]) {
      const starts = ['A1.NE', 'B1.E', 'A1.N', 'A2.N'].slice(0, teams);
      const mission = plan({
        boxes: ['rueMorgue'],
        survivors: { min: 6 },
        rivals: { teams },
        start: starts,
      });
      const survivors = new Array(teams === 4 ? 8 : 6).fill('random');
      const table = deal({ mission, players: teams, survivors });
      const vests = Array.from({ length: teams }, (_, team) =>
        seen(table)
          .survivors.filter(({ seat }) => seat === team)
          .flatMap(({ id }) => dealtTo(table, id))
          .filter((card) => card === VEST),
      );
      expect(vests.map((list) => list.length)).toEqual(new Array(teams).fill(each));
    }
  });
});

describe('the table', () => {
  test('RM-COMPET-05: the first player says who takes the wound of a zombie, whoever stands there', () => {
    const s = fight().at('bear', 'A1.N').at('dan', 'A1.N').zombies('A1.N', { crawler: 1 });
    s.state.first = 0;
    s.zombiesAct();
    expect(s.asking).toBe('victim');
    expect(s.run.decision([0, 1])?.owner).toBe(0);
    s.do('victim:dan');
    expect(s.told('wound').map(({ who }) => who)).toEqual(['dan']);
  });

  test('RM-COMPET-04: zombies care for no team: both are noise', () => {
    const s = fight();
    expect(s.view.zones[s.zone(CROSS)].noise).toBe(4);
  });

  test('OQ-37 RM-ACT-20: a rival has to agree to a trade, or everybody has what he had', () => {
    const s = fight().carries('jane', 'pistol').carries('bear', 'crowbar');
    s.do('trade:bear', 'put:left:their-right', 'done');
    expect(s.run.decision([0, 1])?.owner).toBe(1);
    s.do('decline');
    expect([s.cardsOf('jane')[0], s.cardsOf('bear')[0], s.cardsOf('bear')[1]]).toEqual([
      'pistol',
      'crowbar',
      '-',
    ]);
    s.do('trade:bear', 'put:left:their-right', 'done', 'agree');
    expect([s.cardsOf('jane')[0], s.cardsOf('bear')[1]]).toEqual(['-', 'pistol']);
  });

  test('RM-SKILL-82: of rivals with Zombie Link the first player’s survivor is first', () => {
    const s = fight().skills('jane', 'zombie-link').skills('bear', 'zombie-link').xp('jane', 7);
    s.state.first = 1;
    s.zombieCards(183).spawns(CROSS);
    expect(s.asking).toBe('action');
    expect(s.view.turn.active).toBe('bear');
    s.do('end');
    expect(s.view.turn.active).toBe('jane');
    s.do('end');
  });

  test('OQ-37: what is his he does not throw away for a rival', () => {
    const s = fight().carries('jane', 'pistol').carries('bear', 'crowbar').do('trade:bear');
    expect(s.options('drop')).toEqual([]);
  });

  test('RM-COMPET-01 RM-COMPET-02: the mission ends, and the team with more experience wins, its dead included', () => {
    const s = rivals(
      { mission: { objectives: [{ zone: CROSS }], win: [{ use: 'objectives-taken' }] } },
      'jane',
      'bear',
      'joe',
      'dan',
    );
    s.xp('jane', 4).xp('joe', 4).xp('bear', 9).xp('dan', 0).dead('joe').do('take:t1');
    expect(s.over).toBe('won: experience');
    expect(s.state.over?.winners).toEqual([1]);
    const more = rivals(
      { mission: { objectives: [{ zone: CROSS }], win: [{ use: 'objectives-taken' }] } },
      'jane',
      'bear',
      'joe',
      'dan',
    );
    more.xp('jane', 4).xp('joe', 5).xp('bear', 9).dead('joe').do('take:t1');
    expect(more.state.over?.winners).toEqual([0, 1]);
  });

  test('RM-MIS-M11-01: each team begins together in a zone of its own', () => {
    const mission = plan({
      boxes: ['rueMorgue'],
      survivors: { min: 6 },
      rivals: { teams: 2 },
      start: ['A1.NE', 'B1.NW'],
    });
    const places = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const table = deal({ mission, players: 2 }, seed);
      says(table, 0, 'first:p1');
      const zones = (seat: number) =>
        new Set(seen(table).survivors.flatMap((s) => (s.seat === seat ? [s.zone] : [])));
      expect([zones(0).size, zones(1).size]).toEqual([1, 1]);
      expect(zones(0)).not.toEqual(zones(1));
      places.add([...zones(0)].join());
    }
    expect(places.size).toBe(2);
  });
});
