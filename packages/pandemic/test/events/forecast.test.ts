import { seenBy } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

const order = (cities: readonly string[]): string[] => cities.map((city) => `order:${city}`);

describe('Forecast', () => {
  test('PD-EVT-05: the player of the card looks at the top six, no more', () => {
    const s = scene('scientist', 'researcher').hand('researcher', 'forecast');
    const top = s.start().topInfections(6);
    s.do('researcher', 'event:forecast').asks('researcher', 'forecastOrder');
    s.offers('researcher', ...order(top));
    expect(s.eventsOf('peek').map((event) => seenBy(event, 1))).toEqual([
      { t: 'peek', seat: 1, n: 6, cities: top },
    ]);
  });

  test('PD-EVT-05 B35: they go back in the order chosen, the first is turned over first', () => {
    const s = scene('scientist', 'researcher').hand('scientist', 'forecast').draws('paris', 'milan');
    const [a, b, c, d, e, f, below] = s.start().topInfections(7);
    s.do('event:forecast');
    for (const city of [c, f, a]) s.do(`order:${city}`);
    // What has its place can't get another one.
    s.offers('scientist', ...order([b, d, e])).refuses('scientist', `order:${c}`, 'HO-ASK');
    for (const city of [e, b]) s.do(`order:${city}`);
    s.asks('scientist', 'action');
    expect(s.topInfections(7)).toEqual([c, f, a, e, b, d, below]);
    s.endTurn();
    expect(s.eventsOf('flip').map(({ city }) => city)).toEqual([c, f]);
    expect(s.topInfections(5)).toEqual([a, e, b, d, below]);
  });

  test('PD-EVT-05: what lies below the six stays where it is', () => {
    const s = scene('scientist', 'researcher').hand('scientist', 'forecast');
    const all = s.start().topInfections(48);
    s.do('event:forecast');
    for (const city of all.slice(1, 6).reverse()) s.do(`order:${city}`);
    expect(s.topInfections(48)).toEqual([...all.slice(1, 6).reverse(), all[0], ...all.slice(6)]);
  });

  test('PD-EVT-05 T-045 R35: of four cards left all four are shown and put back', () => {
    const s = scene('scientist', 'researcher').hand('scientist', 'forecast').infectionDeckOf(4);
    const [a, b, c, d] = s.start().topInfections(4);
    s.do('event:forecast').offers('scientist', ...order([a, b, c, d]));
    expect(s.eventsOf('peek')).toMatchObject([{ n: 4 }]);
    for (const city of [d, b, a]) s.do(`order:${city}`);
    s.asks('scientist', 'action');
    expect(s.state.infectionDeck.length).toBe(4);
    expect(s.topInfections(4)).toEqual([d, b, a, c]);
  });

  test('PD-EVT-05 R35: with no card left there is nothing to look at', () => {
    const s = scene('scientist', 'researcher').hand('scientist', 'forecast').infectionDeckOf(0);
    s.refuses('scientist', 'event:forecast', 'PD-EVT-05').offersOf('scientist', ['event']);
  });

  test('PD-EVT-01 PD-EVT-03 B31: played on the turn of another, it leaves the hand of its owner only', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'lima', 'airlift')
      .hand('researcher', 'forecast', 'paris');
    const top = s.start().topInfections(6);
    s.do('researcher', 'event:forecast');
    for (const city of top.slice(0, 5)) s.do('researcher', `order:${city}`);
    s.asks('scientist', 'action');
    expect(s.cardsOf('researcher')).toEqual(['paris']);
    expect(s.cardsOf('scientist')).toEqual(['airlift', 'lima']);
    expect(s.discardPile).toEqual(['forecast']);
    expect(s.state.actions).toBe(4);
  });

  test('PD-EVT-01 PD-EVT-05: the active player neither sees the cards nor has a say', () => {
    const s = scene('scientist', 'researcher').hand('researcher', 'forecast');
    const top = s.start().topInfections(6);
    s.do('researcher', 'event:forecast')
      .offers('scientist')
      .refuses('scientist', `order:${top[0]}`, 'HO-SEAT')
      .refuses('scientist', 'drive:chicago', 'PD-TURN-03');
  });

  test('PD-EVT-05: the order lasts until an epidemic shuffles cards on top', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'forecast')
      .draws('epidemic', 'milan')
      .infected('lima', 'paris');
    const top = s.start().topInfections(6);
    s.do('event:forecast');
    for (const city of top.slice(1).reverse()) s.do(`order:${city}`);
    expect(s.view('scientist').infectionDeck.known).toEqual([...top.slice(1).reverse(), top[0]]);
    s.do('end');
    expect(s.view('scientist').infectionDeck.known).toEqual([]);
    // Three cards came on top, two of them were turned over.
    expect(s.eventsOf('intensify')).toEqual([{ t: 'intensify', n: 3 }]);
    expect(s.topInfections(7).slice(1)).toEqual([...top.slice(1).reverse(), top[0]]);
  });
});
