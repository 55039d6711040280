import { describe, expect, test } from 'vitest';
import type { Scene } from '../scene.ts';
import { headOf, takes } from './moments.ts';
import { begun, calm, legendOf, markersOf, quietRound, spent, tilesOf } from './morgue.ts';

const BLUE = { door: 1, token: 0, before: 'B2.r3' };
const PINK = { door: 2, token: 1, before: 'B4.r1' };

/** All objectives are taken; so many cards are left, and all that were drawn lie on the other pile. */
function outlasting(cards: readonly number[]): Scene {
  const s = calm(spent(begun('rm-07'))).taken(0, 1, 2, 3, 4);
  s.state.zombieDiscard = s.state.zombieDeck.filter((card) => !cards.includes(card));
  s.state.zombieDeck = [...cards];
  return s;
}

describe('the heading', () => {
  test('RM-MIS-M07-08: hard, two hours, six survivors, on these tiles', () => {
    expect(headOf('rm-07')).toEqual({ difficulty: 'hard', minutes: 120, survivors: [6, 6, 6, 6, 6, 6] });
    expect(tilesOf(begun('rm-07'))).toEqual(['9R 6R', '3R 4R', '7R 5R', '2R 1R']);
  });

  test('RM-MIS-M07-07: what its legend names lies on the map', () => {
    expect(legendOf(begun('rm-07'))).toEqual([
      'blue door',
      'blue objective',
      'door',
      'event trigger',
      'helicopter',
      'objective',
      'open door',
      'pink door',
      'pink objective',
      'spawn zone',
      'spawn zone without marker',
      'stairs',
    ]);
    expect(markersOf(begun('rm-07'))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('RM-MIS-M07-05 RM-MIS-M07-07: Skinner Walkers wait in the rooms behind the coloured doors', () => {
    const s = begun('rm-07');
    const held = s.view.zones.flatMap(({ zombies }, zone) =>
      Object.keys(zombies).length > 0 ? [`${s.nameOf(zone)} ${JSON.stringify(zombies)}`] : [],
    );
    expect(held.sort()).toEqual(
      ['B1.r1', 'B1.r2', 'B1.r3', 'B3.r1', 'B3.r2'].map((room) => `${room} {"skinner-walker":1}`),
    );
  });
});

describe('the coloured doors', () => {
  test.each([
    ['blue', BLUE, PINK],
    ['pink', PINK, BLUE],
  ] as const)(
    'RM-MIS-M07-03 RM-MIS-04: the %s door waits for the objective of its colour',
    (_, own, other) => {
      const s = spent(begun('rm-07')).carries('bear', 'crowbar');
      const key = `open:d${own.door + 1}:left`;
      takes(s, 'joe', other.token);
      s.active('bear').at('bear', own.before).next();
      expect(s.refusal(key)).toBe('S1-M08-SP1');
      takes(s, 'joe', own.token);
      s.active('bear').at('bear', own.before).next();
      expect(s.options('open')).toContain(key);
    },
  );

  test('RM-MIS-M07-03 RM-MIS-03: each objective is worth 5 experience', () => {
    const s = spent(begun('rm-07'));
    const gained = s.mission.objectives.map((_, token) => {
      takes(calm(s), 'joe', token);
      return s.survivor('joe').xp;
    });
    expect(gained).toEqual([5, 5, 5, 5, 5]);
  });
});

describe('zombies', () => {
  test('RM-MIS-M07-04 RM-SPAWN-11: the two zones in the south bring some in every round, whatever the dice', () => {
    const s = calm(begun('rm-07')).zombieCards(146, 150, 151, 154, 158, 162).rolls(1, 1, 1, 1).roundEnds();
    expect(s.zombiesAt('A4.NE')).toEqual({ 'skinner-walker': 1 });
    expect(s.zombiesAt('B4.NE')).toEqual({ 'skinner-walker': 1 });
    expect(s.zombiesAt('B1.NW')).toEqual({ 'skinner-walker': 4 });
    expect(s.zombiesAt('A1.SW')).toEqual({});
  });

  test('RM-MIS-M07-02 OQ-25: before the last objective is taken a deck that is empty is made anew', () => {
    const s = calm(begun('rm-07')).taken(0, 1, 2, 3);
    s.state.zombieDiscard = s.state.zombieDeck.splice(0);
    s.rolls(1, 1, 1, 1).roundEnds();
    expect(s.told('zombie-card')).toHaveLength(6);
    expect(s.told('reshuffle')).toHaveLength(1);
  });

  test('RM-MIS-M07-06 RM-MIS-11: nobody flies the helicopter on the helipad', () => {
    const s = begun('rm-07').at('parker', 'A1.hp').next();
    s.do('get-in:c1:driver');
    expect(s.refusal('take-off')).toBe('RM-HELI-06');
  });
});

describe('holding out', () => {
  test('RM-MIS-M07-01: all objectives taken and the deck at its end, but a zombie is left: won when it dies', () => {
    const s = outlasting([145, 149]);
    s.zombies('A2.r2', { 'skinner-walker': 1 }).active('parker').carries('parker', 'chainsaw');
    s.state.zombieDiscard.push(...s.state.zombieDeck.splice(0));
    s.rolls(5, 2, 2, 2, 2).next().do('melee:left');
    expect(s.over).toBe('won: mission');
  });

  test('RM-MIS-M07-01 OQ-25: with the last cards drawn and nobody on the board it is won while zombies are spawned', () => {
    const s = outlasting([145, 149, 153]).rolls(1, 1, 1, 1).roundEnds();
    expect(s.over).toBe('won: mission');
    expect(s.told('reshuffle')).toEqual([]);
  });

  test('RM-MIS-M07-01: with cards left, an empty farm is not safe yet', () => {
    const s = calm(spent(begun('rm-07'))).taken(0, 1, 2, 3, 4);
    quietRound(s);
    expect(s.over).toBeNull();
  });

  test('RM-MIS-M07-01: with an objective left, nothing is won whatever the deck', () => {
    const s = calm(spent(begun('rm-07'))).taken(0, 1, 2, 3);
    s.state.zombieDiscard = s.state.zombieDeck.splice(0);
    s.do('noise');
    expect(s.over).toBeNull();
  });
});
