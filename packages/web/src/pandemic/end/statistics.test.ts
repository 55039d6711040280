import type { CoreState, Game, GameEvent } from '@holdout/kernel';
import { pandemic } from '@holdout/pandemic';
import { type MoveView, TableHost } from '@holdout/protocol';
import { describe, expect, it } from 'vitest';
import { pileSizes } from './epidemics.ts';
import { InfectionTracker } from './luck.ts';
import { meanPlace, placeWord, statisticsOf } from './statistics.ts';

const move = (n: number, ...events: GameEvent[]): MoveView => ({ n, by: 0, key: null, events });
const turn = (number: number, seat: number): GameEvent => ({ t: 'turn', turn: number, seat });
const flip = (city: string): GameEvent => ({ t: 'flip', city });
const infect = (city: string, disease: string, n: number): GameEvent => ({ t: 'infect', city, disease, n });

/** A whole game of the first option that is offered. */
function played(hands: 'open' | 'closed', seed: string) {
  const host = TableHost.create(pandemic as unknown as Game<CoreState>, {
    options: { players: 2, epidemics: 6, hands },
    seed,
    undo: 'off',
    seats: [{ name: 'A' }, { name: 'B' }],
  });
  for (let decision = host.table.decision([0, 1]); decision; decision = host.table.decision([0, 1])) {
    const pick = decision.options.find(({ kind }) => kind === 'end') ?? decision.options[0];
    const seat = Math.min(pick.seat, 1);
    host.do({ t: 'answer', seq: decision.seq, seat, key: pick.key }, []);
  }
  return host.update('spectator', []);
}

describe('the course of a game', () => {
  const history = [
    move(0, turn(1, 0), { t: 'move', seat: 0, pawn: 0, how: 'drive' }),
    move(1, { t: 'move', seat: 0, pawn: 1, how: 'fly' }, { t: 'move', seat: 1, pawn: 1, how: 'airlift' }),
    move(2, { t: 'event', seat: 1, card: 'government-grant' }, { t: 'build', seat: 1, city: 'paris' }),
    move(3, { t: 'draw', seat: 0, n: 2, epidemics: 1 }, { t: 'epidemic' }),
    move(4, { t: 'outbreak', outbreaks: 1 }, { t: 'outbreak', outbreaks: 2 }),
    move(5, turn(2, 1), { t: 'build', seat: 1, city: 'lima' }, { t: 'share', from: 0, to: 1, card: 'lima' }),
    move(6, { t: 'cure', seat: 1, disease: 'red' }, { t: 'eradicated', disease: 'red' }),
  ];
  const statistics = statisticsOf(
    [
      { t: 'role', seat: 1, role: 'medic' },
      { t: 'deal', seat: 0, n: 4 },
    ],
    history,
    2,
  );

  it('is told by turn, with the outbreaks so far', () => {
    expect(statistics.turns).toEqual([
      { turn: 1, seat: 0, epidemics: 1, cures: [], eradicated: [], outbreaks: 2, outbreaksSoFar: 2 },
      {
        turn: 2,
        seat: 1,
        epidemics: 0,
        cures: ['red'],
        eradicated: ['red'],
        outbreaks: 0,
        outbreaksSoFar: 2,
      },
    ]);
  });

  it('counts actions for whoever did them, and what an event brings for nobody', () => {
    expect(statistics.seats[0].actions).toMatchObject({ drive: 1, direct: 1, flight: 0, build: 0 });
    expect(statistics.seats[1].actions).toMatchObject({ build: 1, share: 1, cure: 1, direct: 0 });
    expect(statistics.seats[1]).toMatchObject({ events: 1, role: 'medic' });
  });

  it('counts the cards that came into a hand', () => {
    expect(statistics.seats.map(({ cards }) => cards)).toEqual([5, 0]);
  });
});

describe('luck with infection cards', () => {
  it('expects as many hits as there are full cities among the cards that can come', () => {
    const tracker = new InfectionTracker();
    for (const city of ['paris', 'lima']) tracker.take(flip(city));
    for (const event of [infect('paris', 'blue', 3), infect('lima', 'yellow', 1)]) tracker.take(event);
    tracker.take({ t: 'intensify', n: 2 });
    tracker.take(turn(1, 0));
    tracker.take(flip('paris'));
    expect(tracker.result()).toMatchObject({ flips: 1, hits: 1, expected: 0.5, verdict: 'unknown' });
    // Only Lima is left on top, so no card can hit.
    tracker.take(flip('lima'));
    expect(tracker.result()).toMatchObject({ flips: 2, hits: 1, expected: 0.5 });
  });

  it('leaves out what a Forecast had put in order', () => {
    const tracker = new InfectionTracker();
    tracker.take(turn(1, 0));
    tracker.take({ t: 'arrange', seat: 0, n: 2 });
    for (const city of ['paris', 'lima', 'tokyo']) tracker.take(flip(city));
    expect(tracker.result().flips).toBe(1);
  });

  it('knows only a city’s own colour, and that treating makes room', () => {
    const tracker = new InfectionTracker();
    tracker.take(turn(1, 0));
    tracker.take(infect('paris', 'red', 3));
    tracker.take(infect('lima', 'yellow', 3));
    tracker.take({ t: 'treat', seat: 0, city: 'lima', disease: 'yellow', n: 1 });
    tracker.take(flip('paris'));
    tracker.take(flip('lima'));
    expect(tracker.result().hits).toBe(0);
  });

  it('follows the deck through a whole game', () => {
    const update = played('open', 'luck');
    const { infections } = statisticsOf(update.opening, update.history.moves, 2);
    const turned = update.history.moves.flatMap(({ events }) => events).filter(({ t }) => t === 'flip');
    expect(infections.flips).toBe(turned.length);
    expect(infections.expected).toBeGreaterThan(0);
    expect(infections.expected).toBeLessThan(infections.flips);
  });
});

describe('epidemics in their piles', () => {
  it('has larger piles on top, each with one epidemic more', () => {
    expect(pileSizes(45, 4)).toEqual([13, 12, 12, 12]);
    expect(pileSizes(44, 5)).toEqual([10, 10, 10, 10, 9]);
    expect(pileSizes(45, 6).reduce((sum, size) => sum + size)).toBe(51);
  });

  it('finds the place of an epidemic in its own pile', () => {
    const { epidemics } = statisticsOf(
      [
        { t: 'setup', players: 2, epidemics: 4 },
        { t: 'deal', seat: 0, n: 4 },
        { t: 'deal', seat: 1, n: 4 },
      ],
      [
        move(0, turn(1, 0), { t: 'draw', seat: 0, n: 2, epidemics: 0, cards: ['paris', 'lima'] }),
        move(1, turn(2, 1), { t: 'draw', seat: 1, n: 2, epidemics: 1, cards: ['epidemic', 'cairo'] }),
      ],
      2,
    );
    // Two cards lay above it in a pile of thirteen.
    expect(epidemics).toEqual([{ turn: 2, place: 2 / 12 }]);
  });

  it('comes to nearly the same whether hands are open or closed', () => {
    for (const seed of ['a', 'b', 'c']) {
      const [open, closed] = (['open', 'closed'] as const).map((hands) => {
        const update = played(hands, seed);
        return statisticsOf(update.opening, update.history.moves, 2).epidemics;
      });
      expect(open.length).toBe(closed.length);
      open.forEach(({ place }, i) => {
        expect(Math.abs(place - closed[i].place)).toBeLessThan(0.1);
      });
    }
  });

  it('says early, middle or late', () => {
    expect([0, 0.5, 1].map(placeWord)).toEqual(['early', 'middle', 'late']);
    expect(meanPlace([])).toBeNull();
    expect(
      meanPlace([
        { turn: 1, place: 0 },
        { turn: 2, place: 1 },
      ]),
    ).toBe(0.5);
  });
});
