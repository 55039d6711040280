import { describe, expect, test } from 'vitest';
import type { Scene, SceneOptions } from '../scene.ts';
import { breaksOpen, drawnFor, hospital, movesOf, seenFrom, town, WARDS } from './tables.ts';

/** Cards that bring a Walker or two at blue, and no two of them. */
const CARDS = [146, 147, 148, 150, 151, 152, 154, 155, 158, 159, 160, 162];
const MANHOLES = 185;
const BLUE_BEDS = 187;
const EXTRA_WALKERS = 181;

/** Amy at the front of the hospital, with a tool that is not heard. */
const front = (n: number, ...more: number[]): Scene =>
  hospital({}, 'amy')
    .skills('amy', 'lock-it-down')
    .carries('amy', 'crowbar')
    .zombieCards(...more, ...CARDS.slice(0, n - more.length));
const spawned = (s: Scene): string[] => drawnFor(s).toSorted();

describe('opening a building', () => {
  test('RM-BSPAWN-01 RM-BSPAWN-03 RM-HOSP-08: one card for each room that is open to the door by corridors, over all tiles; none for corridors, none behind closed doors', () => {
    const s = breaksOpen(front(7), 1);
    expect(spawned(s)).toEqual(WARDS);
    for (const corridor of ['A1.c1', 'A1.c2', 'A2.c1', 'A2.c2', 'A2.c3', 'A2.c4']) {
      expect(s.zombiesAt(corridor), corridor).toEqual({});
      expect(s.view.zones[s.zone(corridor)].revealed, corridor).toBe(true);
    }
    expect(['A1.h1', 'A1.h3'].map((room) => s.view.zones[s.zone(room)].revealed)).toEqual([false, false]);
  });

  test('EX-HOSP-02 RM-BSPAWN-10 RM-BSPAWN-03: beside the corridor two rooms without a door get a card each, the one behind its door none until it is opened', () => {
    const doors: SceneOptions['doors'] = [
      { between: ['A1.N', 'A1.c1'] },
      { between: ['A1.c1', 'A1.h1'] },
      { between: ['A1.c2', 'A1.h4'] },
    ];
    const s = hospital({ tiles: [['4V']], doors }, 'amy')
      .carries('amy', 'crowbar')
      .zombieCards(146, 148, 150);
    breaksOpen(s, 1);
    expect(spawned(s)).toEqual(['A1.h2', 'A1.h3']);
    s.at('amy', 'A1.c1').next();
    expect(spawned(breaksOpen(s, 2))).toEqual(['A1.h1', 'A1.h2', 'A1.h3']);
  });

  test('RM-BSPAWN-10: a room whose own door is open gets one as well', () => {
    const s = front(8).open(1);
    expect(spawned(breaksOpen(s, 1))).toEqual(['A1.h1', ...WARDS]);
  });

  test('RM-BSPAWN-07: a further door reveals what is behind it, and nothing twice', () => {
    const s = breaksOpen(front(9), 1).actions(3).at('amy', 'A1.c1').next();
    s.events.length = 0;
    breaksOpen(s, 2);
    breaksOpen(s, 3);
    expect(drawnFor(s)).toEqual(['A1.h1', 'A1.h3']);
  });

  test('RM-BSPAWN-06: a door that was closed and is opened again brings nothing', () => {
    const s = breaksOpen(front(7), 1);
    s.events.length = 0;
    s.do('close:d1', 'open:d1:left');
    expect([s.asking, drawnFor(s)]).toEqual(['action', []]);
  });

  test('RM-BSPAWN-02: who opens names a room, and then its card is drawn, at the level of danger', () => {
    const s = town({}, 'amy')
      .xp('amy', 7)
      .at('amy', 'A1.E')
      .carries('amy', 'crowbar')
      .zombieCards(148, 147, 149);
    s.do('open:d2:left');
    expect(s.options('room').toSorted()).toEqual(
      ['B1.r1', 'B1.r2', 'B1.r3'].map((room) => `room:${s.z(room)}`).toSorted(),
    );
    expect(s.told('zombie-card')).toEqual([]);
    s.do(`room:${s.z('B1.r3')}`);
    expect(s.zombiesAt('B1.r3')).toEqual({ 'skinner-walker': 3 });
    s.do(`room:${s.z('B1.r1')}`);
    expect([s.zombiesAt('B1.r1'), s.zombiesAt('B1.r2')]).toEqual([
      { 'skinner-runner': 1 },
      { 'skinner-walker': 4 },
    ]);
  });
});

describe('cards that bring nobody into the room', () => {
  test('RM-BSPAWN-04: an extra activation is carried out before the next card is drawn', () => {
    const s = town({}, 'amy')
      .xp('amy', 7)
      .at('amy', 'A1.E')
      .carries('amy', 'crowbar')
      .zombieCards(EXTRA_WALKERS, 148, 147);
    s.zombies('A1.N', { 'skinner-walker': 2 }).do('open:d2:left', `room:${s.z('B1.r1')}`);
    expect([s.zombiesAt('A1.NE'), s.zombiesAt('B1.r1')]).toEqual([{ 'skinner-walker': 2 }, {}]);
    expect(s.asking).toBe('revealNext');
    s.do(`room:${s.z('B1.r2')}`);
    expect(s.zombiesAt('B1.r2')).toEqual({ 'skinner-walker': 3 });
  });

  test('RM-BSPAWN-05: a manhole card fills the manholes of her tiles, not the room', () => {
    const s = town({}, 'amy').at('amy', 'A1.E').carries('amy', 'crowbar').zombieCards(MANHOLES, 148, 146);
    s.do('open:d2:left', `room:${s.z('B1.r1')}`);
    expect(['B1.r1', 'A1.E', 'B1.N'].map((zone) => s.zombiesAt(zone))).toEqual([
      {},
      { 'skinner-walker': 1 },
      { 'skinner-walker': 1 },
    ]);
    expect(s.asking).toBe('revealNext');
    s.do(`room:${s.z('B1.r2')}`);
  });

  test('RM-BSPAWN-05 RM-HOSP-09: a bed card fills the beds of her tile, a room in the dark too, not the room', () => {
    const s = front(7, BLUE_BEDS).do('open:d1:left');
    s.do(`room:${s.z('A2.h1')}`);
    expect([s.zombiesAt('A2.h1'), s.zombiesAt('A1.h3')]).toEqual([{}, { crawler: 1 }]);
    while (s.asking === 'revealNext') s.do(s.options('room')[0]);
    expect(spawned(s)).toEqual(WARDS);
  });

  test('RM-BSPAWN-08: where the deck runs out on the way, the discards are the new deck', () => {
    const s = town({}, 'amy').at('amy', 'A1.E').carries('amy', 'crowbar');
    Object.assign(s.state, { zombieDeck: [148], zombieDiscard: [146, 147] });
    breaksOpen(s, 2);
    const cards = s.told('zombie-card').map(({ card }) => card);
    expect([cards.length, cards[0]]).toEqual([3, 148]);
    expect(s.told('reshuffle')).toEqual([{ t: 'reshuffle', deck: 'zombies', n: 3 }]);
  });
});

describe('rooms of the hospital', () => {
  test('RM-HOSP-06: a room is entered by its open door, or by its opening where it has none', () => {
    const s = hospital({}, 'ned').at('ned', 'A1.c1');
    expect(movesOf(s)).toEqual(['A1.c2']);
    expect(s.refusal(`move:${s.z('A1.h1')}`)).toBe('S1-MOVE-03');
    s.open(1).next();
    expect(movesOf(s)).toEqual(['A1.c2', 'A1.h1']);
    s.at('ned', 'A1.c2').next();
    expect(movesOf(s)).toEqual(['A1.c1', 'A1.h2', 'A1.h4', 'A2.c4']);
  });

  test('RM-HOSP-05: for sight and for zombies a room is one of a building', () => {
    const s = hospital({}, 'ned')
      .at('ned', 'A2.h4')
      .carries('ned', 'rifle')
      .zombies('A2.c2', { 'skinner-walker': 1 });
    expect(seenFrom(s, 'A2.h4')).toEqual({ 'A1.h4': 1, 'A2.c1': 1, 'A2.h1': 2 });
    expect(s.options('shoot')).toEqual([]);
    // Nor does it see him: it goes where it is louder.
    s.noise('A1.c2', 3).zombiesAct();
    expect(s.zombiesAt('A2.c4')).toEqual({ 'skinner-walker': 1 });
  });

  test('RM-HOSP-08: the door of one room brings a card for that room alone', () => {
    const s = hospital({}, 'amy')
      .open(0)
      .revealed(...WARDS, 'A1.c1', 'A1.c2', 'A2.c1', 'A2.c2', 'A2.c3', 'A2.c4');
    s.at('amy', 'A1.c1').carries('amy', 'crowbar').zombieCards(148);
    breaksOpen(s, 3);
    expect([drawnFor(s), s.zombiesAt('A1.h3')]).toEqual([['A1.h3'], { 'skinner-walker': 2 }]);
  });

  test('RM-HOSP-04: in a corridor they only come where a spawn zone lies', () => {
    const s = hospital({ mission: { spawns: [{ zone: 'A2.c1' }] } }, 'amy')
      .at('amy', 'A2.h5')
      .zombieCards(148)
      .do('end');
    expect(s.zombiesAt('A2.c1')).toEqual({ 'skinner-walker': 2 });
    expect(s.told('appear')).toHaveLength(1);
  });
});
