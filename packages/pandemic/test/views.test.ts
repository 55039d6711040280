import { type GameEvent, seenBy, Table, type Viewer } from '@holdout/kernel';
import { interference, randomNumbers } from '@holdout/testkit';
import { describe, expect, test } from 'vitest';
import { pandemic } from '../src/game.ts';
import type { PandemicState } from '../src/state/state.ts';
import type { PandemicView } from '../src/view/view.ts';
import { type Scene, scene, sceneWith } from './scene.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

const viewOf = (s: Scene, viewer: Viewer): PandemicView => pandemic.view(s.run, viewer) as PandemicView;
const handsSeenBy = (s: Scene, viewer: Viewer) => viewOf(s, viewer).seats.map(({ hand }) => hand);
const countsSeenBy = (s: Scene, viewer: Viewer) => viewOf(s, viewer).seats.map(({ handCount }) => handCount);

function tableOf(hands: 'open' | 'closed', seed = 'views'): Table<PandemicState> {
  const seats = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Eve' }];
  return new Table(pandemic, { options: { players: 3, hands }, seed, undo: 'keepFate', seats });
}

/** A view without what is the viewer's own: who he is, the hands, and what a Forecast has shown him. */
function shared(view: PandemicView): object {
  const { viewer: _, seats, infectionDeck, ...rest } = view;
  const { known: __, ...deck } = infectionDeck;
  return { ...rest, infectionDeck: deck, seats: seats.map(({ hand: ___, ...seat }) => seat) };
}

describe('hands', () => {
  test('PD-COM-02: if nothing else is agreed, all hands are open, to spectators too', () => {
    expect(pandemic.readOptions({})).toMatchObject({ hands: 'open' });
    const s = scene('scientist', 'researcher', 'medic')
      .hand('scientist', 'paris', 'airlift')
      .hand('medic', 'lima')
      .start();
    for (const viewer of VIEWERS) {
      expect(handsSeenBy(s, viewer)).toEqual([['paris', 'airlift'], [], ['lima']]);
      expect(viewOf(s, viewer).openHands).toBe(true);
    }
  });

  test('PD-COM-02 OQ-16: closed hands are for their owner, the others see how many cards they are', () => {
    const s = sceneWith({ hands: 'closed' }, 'scientist', 'researcher', 'medic')
      .hand('scientist', 'paris', 'airlift')
      .hand('medic', 'lima')
      .start();
    expect(handsSeenBy(s, 0)).toEqual([['paris', 'airlift'], null, null]);
    expect(handsSeenBy(s, 1)).toEqual([null, [], null]);
    expect(handsSeenBy(s, 2)).toEqual([null, null, ['lima']]);
    expect(handsSeenBy(s, 'spectator')).toEqual([null, null, null]);
    for (const viewer of VIEWERS) expect(countsSeenBy(s, viewer)).toEqual([2, 0, 1]);
  });

  test('PD-COM-02 OQ-16: with closed hands deal and draw tell the others only a number', () => {
    const table = tableOf('closed');
    const deal = table.opening.filter(({ t }) => t === 'deal');
    expect(deal.length).toBe(3);
    deal.forEach((event, seat) => {
      for (const viewer of VIEWERS) {
        const cards = pandemic.view(table.run, seat) as PandemicView;
        const hidden = { t: 'deal', seat, n: 3 };
        expect(seenBy(event, viewer)).toEqual(
          viewer === seat ? { ...hidden, cards: cards.seats[seat].hand } : hidden,
        );
      }
    });
    const s = sceneWith({ hands: 'closed' }, 'scientist', 'researcher', 'medic')
      .draws('epidemic', 'milan')
      .do('end');
    const [draw] = s.eventsOf('draw');
    expect(seenBy(draw, 0)).toEqual({ t: 'draw', seat: 0, n: 2, epidemics: 1, cards: ['milan'] });
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(seenBy(draw, viewer)).toEqual({ t: 'draw', seat: 0, n: 2, epidemics: 1 });
  });

  test('PD-COM-02: with open hands everybody is told which cards were dealt and drawn', () => {
    const table = tableOf('open');
    for (const event of table.opening.filter(({ t }) => t === 'deal')) {
      expect(event.only).toBeUndefined();
      expect(event.cards).toHaveLength(3);
    }
    const s = scene('scientist', 'researcher', 'medic').draws('paris', 'milan').do('end');
    expect(seenBy(s.eventsOf('draw')[0], 'spectator')).toEqual({
      t: 'draw',
      seat: 0,
      n: 2,
      epidemics: 0,
      cards: ['paris', 'milan'],
    });
  });

  test('PD-COM-02: with closed hands nobody sees from his options which events the others hold', () => {
    const s = sceneWith({ hands: 'closed' }, 'scientist', 'researcher').hand('researcher', 'airlift');
    s.offersOf('scientist', ['event']).offersOf('researcher', ['event'], 'event:airlift');
    s.refuses('scientist', 'event:airlift', 'PD-EVT-01').refuses('scientist', 'event:forecast', 'PD-EVT-01');
  });

  test('PD-COM-02 PD-ROLE-12: with closed hands the Researcher is asked and keeps her hand hidden', () => {
    const s = sceneWith({ hands: 'closed' }, 'scientist', 'researcher', 'medic')
      .hand('researcher', 'lima', 'airlift')
      .hand('medic', 'atlanta')
      .offersOf('scientist', ['take', 'request'], 'request:p2', 'request:p3')
      .refuses('scientist', 'take:p2:lima', 'PD-ACT-09')
      .refuses('scientist', 'take:p2:cairo', 'PD-ACT-09')
      .do('request:p2')
      .asks('researcher', 'request')
      .offers('scientist')
      .offers('medic')
      .offers('researcher', 'hand-over:lima', 'refuse')
      .refuses('researcher', 'hand-over:airlift', 'PD-ACT-09')
      .do('hand-over:lima');
    expect(s.cardsOf('scientist')).toEqual(['lima']);
    expect(s.state.actions).toBe(3);
  });

  test('PD-COM-02 PD-COM-04: a request is put even if it can only be refused, at no cost', () => {
    const s = sceneWith({ hands: 'closed' }, 'scientist', 'medic', 'researcher')
      .hand('medic', 'cairo')
      .do('request:p2')
      .asks('medic', 'request')
      .offers('medic', 'refuse')
      .refuses('medic', 'hand-over:cairo', 'PD-ACT-09')
      .do('refuse')
      .asks('scientist', 'action');
    expect(s.state.actions).toBe(4);
    expect(s.cardsOf('medic')).toEqual(['cairo']);
    expect(s.events).toEqual([{ t: 'refused', seat: 1, by: 0 }]);
  });

  test('PD-COM-02 I-07: a refusal does not tell whether the other holds the card', () => {
    const s = sceneWith({ hands: 'closed' }, 'scientist', 'researcher', 'medic')
      .hand('researcher', 'lima')
      .start();
    const answers = (key: string) => [0, 2].map((seat) => s.run.explain(seat, key));
    expect(answers('take:p2:lima')).toEqual(answers('take:p2:cairo'));
    expect(answers('take:p2:lima').map((reason) => reason?.rule)).toEqual(['PD-ACT-09', 'PD-TURN-05']);
    // Researcher holds Lima and not Cairo; whoever is not asked must not find that out by trying.
    s.do('request:p2');
    expect(answers('hand-over:lima')).toEqual(answers('hand-over:cairo'));
  });
});

describe('what everybody sees', () => {
  test('PD-COM-02: roles, pawns, cubes, stations, markers, cures, stored events', () => {
    for (const hands of ['open', 'closed'] as const) {
      const s = sceneWith({ hands }, 'contingency-planner', 'researcher', 'medic')
        .stored('contingency-planner', 'forecast')
        .at('medic', 'lima')
        .cubes('cairo', { black: 2, red: 1 })
        .stations('atlanta', 'paris')
        .cured('yellow')
        .cubes('bogota', { yellow: 1 })
        .eradicated('blue')
        .rateSpace(4)
        .outbreaks(3)
        .start();
      for (const viewer of VIEWERS) {
        const view = viewOf(s, viewer);
        expect(view.seats.map(({ role, city, stored }) => [role, city, stored])).toEqual([
          ['contingency-planner', 'atlanta', 'forecast'],
          ['researcher', 'atlanta', null],
          ['medic', 'lima', null],
        ]);
        expect(view.cubes).toEqual({ cairo: [0, 0, 2, 1], bogota: [0, 1, 0, 0] });
        expect([view.stations, view.stationsLeft]).toEqual([['atlanta', 'paris'], 4]);
        expect(view.diseases).toEqual([
          { id: 'blue', status: 'eradicated', supply: 24 },
          { id: 'yellow', status: 'cured', supply: 23 },
          { id: 'black', status: 'uncured', supply: 22 },
          { id: 'red', status: 'uncured', supply: 23 },
        ]);
        expect(view.rate).toEqual({ value: 3, space: 4, track: [2, 2, 2, 3, 3, 4, 4] });
        expect(view.outbreaks).toBe(3);
      }
    }
  });

  test('PD-COM-03 B17: both discards, all that left the game, and how many cards each deck has', () => {
    const s = sceneWith({ hands: 'closed' }, 'scientist', 'researcher', 'medic')
      .discarded('airlift', 'lima')
      .infected('paris', 'osaka')
      .playerDeckOf(20)
      .infectionDeckOf(30)
      .start();
    for (const viewer of VIEWERS) {
      const { playerDeck, infectionDeck } = viewOf(s, viewer);
      expect([playerDeck.count, infectionDeck.count]).toEqual([20, 30]);
      expect(playerDeck.discard).toEqual(['airlift', 'lima']);
      expect(infectionDeck.discard).toEqual(['paris', 'osaka']);
      expect(playerDeck.removed.length).toBe(48 + 5 + 4 - 2 - 20);
      expect(infectionDeck.removed.length).toBe(48 - 2 - 30);
    }
  });

  test('PD-COM-03: the bottom card of an epidemic is turned over before all eyes', () => {
    const s = sceneWith({ hands: 'closed' }, 'scientist', 'researcher', 'medic')
      .bottom('delhi')
      .draws('epidemic', 'milan')
      .do('end');
    for (const viewer of VIEWERS) {
      expect(s.eventsOf('bottom').map((event) => seenBy(event, viewer))).toEqual([
        { t: 'bottom', city: 'delhi' },
      ]);
      expect(viewOf(s, viewer).infectionDeck.discard).toEqual(['delhi']);
    }
    s.goOn();
  });

  test('PD-COM-03: beside the hands and what a Forecast has shown, all views of a game are alike', () => {
    for (const hands of ['open', 'closed'] as const) {
      const table = tableOf(hands);
      const random = randomNumbers(3);
      for (let i = 0; i < 60 && !table.over; i++) {
        const [first, ...others] = VIEWERS.map((viewer) =>
          shared(pandemic.view(table.run, viewer) as PandemicView),
        );
        for (const other of others) expect(other).toEqual(first);
        table.run.play(table.run.pick(random(table.run.count())));
      }
    }
  });
});

describe('decks', () => {
  test('PD-COM-03 T-141: of the player deck there is the size, and no view has more', () => {
    const s = scene('scientist', 'researcher', 'medic').start();
    for (const viewer of VIEWERS)
      expect(viewOf(s, viewer).playerDeck).toEqual({ count: 57, discard: [], removed: [] });
  });

  test('PD-COM-03 T-141: decks in another order look the same to everybody', () => {
    const s = scene('scientist', 'researcher', 'medic').start();
    const before = VIEWERS.map((viewer) => viewOf(s, viewer));
    s.state.playerDeck.reverse();
    s.state.infectionDeck.reverse();
    expect(VIEWERS.map((viewer) => viewOf(s, viewer))).toEqual(before);
  });

  test('PD-COM-03: cards shuffled back are known to be on top, but not in which order', () => {
    const s = scene('scientist', 'researcher', 'medic')
      .infected('tokyo', 'lima', 'paris', 'cairo')
      .hand('researcher', 'airlift')
      .draws('epidemic', 'milan')
      .do('end')
      .asks('scientist', 'pause');
    // San Francisco was the bottom card. They stand in the order of the table of cities, not of the deck.
    const onTop = ['san-francisco', 'paris', 'lima', 'cairo', 'tokyo'];
    for (const viewer of VIEWERS) {
      const { layers, known } = viewOf(s, viewer).infectionDeck;
      expect(layers[0]).toEqual(onTop);
      expect(layers.map((layer) => layer.length)).toEqual([5, 43]);
      expect(known).toEqual([]);
    }
    const before = VIEWERS.map((viewer) => viewOf(s, viewer));
    s.state.infectionDeck.push(...s.state.infectionDeck.splice(-5).reverse());
    expect(VIEWERS.map((viewer) => viewOf(s, viewer))).toEqual(before);
  });

  test('I-07 PD-COM-03 T-141: dealing anew what is hidden changes no byte of view or question', () => {
    const random = randomNumbers(11);
    for (const hands of ['open', 'closed'] as const) {
      for (let seed = 0; seed < 8; seed++) {
        const { run } = tableOf(hands, `hidden ${seed}`);
        for (let i = 0; !run.state.over; i++) {
          if (i % 4 === 0)
            for (const viewer of VIEWERS)
              expect(interference(run, viewer, random), `${hands} ${seed} at ${run.state.seq}`).toBe(null);
          run.play(run.pick(random(run.count())));
        }
      }
    }
  });
});

describe('Forecast', () => {
  /** Plays it to the end, turning the six cards round. */
  function turnedRound(s: Scene, role: string): string[] {
    const top = s.start().topInfections(6).reverse();
    s.do(role, 'event:forecast');
    for (const city of top.slice(0, 5)) s.do(role, `order:${city}`);
    return top;
  }
  const citiesIn = (events: readonly GameEvent[], viewer: Viewer, cities: readonly string[]): string[] => {
    const told = JSON.stringify(events.map((event) => seenBy(event, viewer)));
    return cities.filter((city) => told.includes(city));
  };

  test('PD-EVT-05 PD-COM-03: while arranging, only the player of the card sees the choices', () => {
    const s = scene('scientist', 'researcher', 'medic').hand('researcher', 'forecast');
    const top = s.start().topInfections(6);
    s.do('researcher', 'event:forecast').do('researcher', `order:${top[3]}`);
    expect(s.run.decision([1])).toMatchObject({ ask: 'forecastOrder', about: top[3] });
    expect(s.run.decision([1])?.options.length).toBe(5);
    for (const seats of [[0], [2], []])
      expect(s.run.decision(seats)).toMatchObject({
        owner: 1,
        ask: 'forecastOrder',
        about: null,
        options: [],
      });
    for (const viewer of VIEWERS) expect(viewOf(s, viewer).infectionDeck.known).toEqual([]);
  });

  test('PD-EVT-05 PD-COM-03: afterwards the order is known to the player of the card alone', () => {
    const s = scene('scientist', 'researcher', 'medic').hand('researcher', 'forecast');
    const order = turnedRound(s, 'researcher');
    expect(viewOf(s, 1).infectionDeck.known).toEqual(order);
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(viewOf(s, viewer).infectionDeck.known).toEqual([]);
  });

  test('PD-EVT-05 PD-COM-03: what has been turned over since is no longer counted among the known', () => {
    const s = scene('scientist', 'researcher', 'medic').hand('scientist', 'forecast').draws('paris', 'milan');
    const order = turnedRound(s, 'scientist');
    s.endTurn();
    expect(viewOf(s, 0).infectionDeck.known).toEqual(order.slice(2));
    expect(s.topInfections(4)).toEqual(order.slice(2));
  });

  test('PD-EVT-05 PD-COM-03: who has not played it is told that cards were looked at, never which', () => {
    const s = scene('scientist', 'researcher', 'medic').hand('researcher', 'forecast');
    const order = turnedRound(s, 'researcher');
    expect(s.eventsOf('peek').map((event) => seenBy(event, 0))).toEqual([{ t: 'peek', seat: 1, n: 6 }]);
    expect(s.eventsOf('arrange').map((event) => seenBy(event, 0))).toEqual([{ t: 'arrange', seat: 1, n: 6 }]);
    expect(s.eventsOf('arrange').map((event) => seenBy(event, 1))).toEqual([
      { t: 'arrange', seat: 1, n: 6, cities: order },
    ]);
  });

  test('PD-EVT-05 PD-COM-03 I-07: the others hear of none of the six, not even the last', () => {
    const s = scene('scientist', 'researcher', 'medic').hand('researcher', 'forecast');
    const order = turnedRound(s, 'researcher');
    expect(citiesIn(s.events, 1, order)).toEqual(order);
    for (const viewer of [0, 2, 'spectator'] as const) expect(citiesIn(s.events, viewer, order)).toEqual([]);
  });

  test('PD-EVT-05 PD-COM-03: choices of the order are marked as secret, others are not', () => {
    const table = tableOf('open');
    const { state } = table;
    const seat = state.active;
    const choose = (key: string) => expect(table.answer({ seq: table.state.seq, seat, key })).toBe(null);
    // Whoever has the card in this deal, the active player gets it.
    for (const cards of [...state.hands, state.playerDeck]) {
      const at = cards.indexOf(49);
      if (at >= 0) [cards[at], state.hands[seat][0]] = [state.hands[seat][0], cards[at]];
    }
    table.run.advance();
    choose('event:forecast');
    for (let i = 0; i < 5; i++) choose(table.decision([seat])?.options[0].key ?? '');
    expect(table.moves.map(({ secret }) => secret)).toEqual([false, true, true, true, true, true]);
  });
});
