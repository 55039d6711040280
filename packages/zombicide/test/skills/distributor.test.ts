import { describe, expect, test } from 'vitest';
import { zombicide } from '../../src/game.ts';
import { mixed } from '../rue-morgue/mixed.ts';
import type { Scene, SceneOptions } from '../scene.ts';

const MARKED = [
  { zone: 'A1.NW', markers: [1] },
  { zone: 'B1.NE', markers: [2] },
  { zone: 'B2.r4', markers: [3, 4] },
  { zone: 'A2.SE', markers: [5, 6] },
];
/** At Blue: a Walker; two Walkers; a Walker; a Fatty with its Walkers; a Runner; nothing. */
const [WALKER, TWO, ONE, FATTY, RUNNER, NOTHING] = [146, 148, 150, 156, 175, 145];

/** Amy, who has the skill, in a room of her own, with Doug. */
function dealer(spawns: readonly object[], options: SceneOptions = {}): Scene {
  const s = mixed({ ...options, mission: { spawns: spawns as never } }, 'amy', 'doug');
  s.skills('amy', 'distributor').at('amy', 'B1.r2').at('doug', 'B1.r2');
  return s.do('end');
}

const drawn = (s: Scene) => s.told('zombie-card').map(({ card, zone }) => [card, zone]);

describe('Distributor', () => {
  test('RM-SKILL-71: a card for each die is drawn, and each zone gets as many as it has dice, as she likes', () => {
    const s = dealer(MARKED).rolls(5, 2, 1, 5).zombieCards(WALKER, TWO, ONE, FATTY);
    s.do('end');
    expect(s.asking).toBe('dealCard');
    expect(s.options()).toEqual([WALKER, TWO, ONE, FATTY].map((card) => `deal:${card}`));
    expect(s.run.decision([0])).toMatchObject({ owner: 0, about: s.z('A1.NW') });
    expect(s.told('appear')).toEqual([]);
    s.do(`deal:${FATTY}`, `deal:${ONE}`, `deal:${WALKER}`);
    expect(drawn(s)).toEqual([
      [FATTY, s.z('A1.NW')],
      [ONE, s.z('B1.NE')],
      [WALKER, s.z('A2.SE')],
      [TWO, s.z('A2.SE')],
    ]);
    expect(s.zombiesAt('A1.NW')).toEqual({ 'skinner-fatty': 1, 'skinner-walker': 2 });
    expect(s.zombiesAt('A2.SE')).toEqual({ 'skinner-walker': 3 });
    expect(s.zombiesAt('B2.r4')).toEqual({});
  });

  test('RM-SKILL-71: everybody sees the cards that lie open, with what they bring, and what is given', () => {
    const s = dealer(MARKED).rolls(1, 2, 3, 5).zombieCards(WALKER, TWO, NOTHING, RUNNER).do('end');
    expect(s.view.openCards).toEqual([
      { card: WALKER, does: 'spawn', kind: 'skinner-walker', n: 1 },
      { card: TWO, does: 'spawn', kind: 'skinner-walker', n: 2 },
      { card: NOTHING, does: 'spawn', kind: null, n: 0 },
      { card: RUNNER, does: 'spawn', kind: 'skinner-runner', n: 1 },
    ]);
    expect(zombicide.view(s.run, 'spectator')).toMatchObject({ openCards: s.view.openCards });
    s.do(`deal:${TWO}`);
    expect(s.view.openCards.map(({ card }) => card)).toEqual([WALKER, NOTHING, RUNNER]);
    expect(s.told('deals')).toEqual([{ t: 'deals', who: 'amy', n: 4 }]);
    expect(s.told('dealt')).toEqual([{ t: 'dealt', who: 'amy', card: TWO, zone: s.z('A1.NW') }]);
    s.do(`deal:${NOTHING}`, `deal:${RUNNER}`);
    expect(s.view.openCards).toEqual([]);
  });

  test('RM-SKILL-71: dice that no marker meets bring cards to choose from, too; what is left is discarded', () => {
    const s = dealer(MARKED.slice(0, 1)).rolls(6, 1, 6, 6).zombieCards(WALKER, FATTY, NOTHING, RUNNER);
    s.do('end', `deal:${NOTHING}`);
    expect(drawn(s)).toEqual([[NOTHING, s.z('A1.NW')]]);
    expect(s.told('undealt')).toEqual([{ t: 'undealt', n: 3 }]);
    expect(s.view.zombieDeck.discard).toEqual([WALKER, FATTY, RUNNER, NOTHING]);
  });

  test('RM-SKILL-71 RM-SPAWN-11: one card more for a zone without a marker, which gets exactly one, last', () => {
    const spawns = [{ zone: 'B1.NW' }, ...MARKED];
    const s = dealer(spawns).rolls(3, 3, 3, 3).zombieCards(WALKER, TWO, ONE, FATTY, RUNNER).do('end');
    expect(s.options()).toHaveLength(5);
    s.do(`deal:${RUNNER}`, `deal:${WALKER}`, `deal:${TWO}`, `deal:${ONE}`);
    expect(drawn(s).at(-1)).toEqual([FATTY, s.z('B1.NW')]);
    expect(drawn(s)).toHaveLength(5);
  });

  test('RM-SKILL-71 RM-SPAWN-12: without any marker each active zone gets one card of her choice', () => {
    const spawns = [{ zone: 'A1.NW' }, { zone: 'B1.NE' }, { zone: 'B2.r4', colour: 'blue', waits: true }];
    const s = dealer(spawns).zombieCards(WALKER, RUNNER).do('end');
    expect(s.options()).toEqual([`deal:${WALKER}`, `deal:${RUNNER}`]);
    s.do(`deal:${RUNNER}`);
    expect(drawn(s)).toEqual([
      [RUNNER, s.z('A1.NW')],
      [WALKER, s.z('B1.NE')],
    ]);
  });

  test('RM-SKILL-71: an extra activation comes when the turn of its zone has come: for what lies there by then', () => {
    const EXTRA = 181;
    const s = dealer([{ zone: 'A1.NW' }, { zone: 'B1.NE' }])
      .xp('doug', 7)
      .zombieCards(EXTRA, TWO);
    s.at('amy', 'A1.NE').at('doug', 'A1.NE').do('end', `deal:${TWO}`);
    // The three Walkers of the first zone have appeared before, and act.
    expect(s.told('extra')).toHaveLength(1);
    expect(s.zombiesAt('A1.NW')).toEqual({});
    expect(s.zombiesAt('A1.N')).toEqual({ 'skinner-walker': 3 });
  });

  test('RM-SKILL-71: when she is dead, cards come as for everybody', () => {
    const s = dealer([{ zone: 'A1.NW' }, { zone: 'B1.NE' }])
      .zombieCards(WALKER, RUNNER)
      .dead('amy');
    s.do('end');
    expect(s.told('deals')).toEqual([]);
    expect(drawn(s)).toEqual([
      [WALKER, s.z('A1.NW')],
      [RUNNER, s.z('B1.NE')],
    ]);
  });

  test('RM-SKILL-71: with several it is the first of them, once', () => {
    const spawns = [{ zone: 'A1.NW' }, { zone: 'B1.NE' }];
    const s = mixed({ players: 2, mission: { spawns } }, 'amy', 'doug').zombieCards(WALKER, RUNNER);
    s.skills('amy', 'distributor').skills('doug', 'distributor').at('amy', 'B1.r2').at('doug', 'B1.r2');
    s.do('end');
    expect(s.run.owner()).toBe(0);
    expect(s.run.decision([1])?.options).toEqual([]);
    s.do(`deal:${WALKER}`);
    expect(drawn(s)).toHaveLength(2);
  });

  test('RM-SKILL-71: where no zone gets a card none is drawn', () => {
    const s = dealer(MARKED.slice(0, 1)).rolls(6, 6, 6, 6).do('end');
    expect(s.told('deals')).toEqual([]);
    expect(s.view.zombieDeck.discard).toEqual([]);
  });

  test('RM-SKILL-71 RM-SPAWN-09: the deck is made anew of what has been resolved, not of what lies open', () => {
    const s = dealer([{ zone: 'A1.NW' }, { zone: 'B1.NE' }, { zone: 'B2.r4' }]);
    s.state.zombieDeck = [WALKER];
    s.state.zombieDiscard = [RUNNER];
    s.do('end');
    expect(s.options().sort()).toEqual([`deal:${WALKER}`, `deal:${RUNNER}`].sort());
    s.do(`deal:${WALKER}`);
    // Two zones get what there was; for the third what they have had is drawn again.
    expect(drawn(s)).toHaveLength(3);
    expect([WALKER, RUNNER]).toContain(drawn(s)[2][0]);
  });

  test('RM-SKILL-71: cards of a real table are entered one by one before they are dealt', () => {
    const s = dealer([{ zone: 'A1.NW' }, { zone: 'B1.NE' }], { entered: true }).do('end');
    expect(s.asking).toBe('enterDealt');
    s.do(`zombies:${RUNNER}`);
    expect(s.run.decision([0])?.about).toBe('1');
    s.do(`zombies:${FATTY}`);
    expect(s.options()).toEqual([`deal:${RUNNER}`, `deal:${FATTY}`]);
    s.do(`deal:${FATTY}`);
    expect(drawn(s)).toEqual([
      [FATTY, s.z('A1.NW')],
      [RUNNER, s.z('B1.NE')],
    ]);
  });
});
