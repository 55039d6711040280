import { describe, expect, test } from 'vitest';
import { CITY_FACTS } from '../src/index.ts';
import { FULL, scene } from './scene.ts';

const IDS = CITY_FACTS.map((city) => city.id);

describe('drawing two cards', () => {
  test('PD-DRAW-01: the active player gets the two top cards of the deck, both at once', () => {
    const s = scene('scientist', 'researcher').draws('paris', 'milan').flips('lima', 'tokyo').endTurn();
    expect(s.cardsOf('scientist')).toEqual(['milan', 'paris']);
    expect(s.cardsOf('researcher')).toEqual([]);
    expect(s.state.playerDeck.length).toBe(48 + 5 + 4 - 2);
    expect(s.eventsOf('draw')).toEqual([
      { t: 'draw', seat: 0, n: 2, epidemics: 0, cards: ['paris', 'milan'] },
    ]);
    expect(s.discardPile).toEqual([]);
  });

  test('PD-DRAW-02 T-021 B34 B65: one card left when two are due: lost at once, and nothing else happens', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'essen', 'london', 'madrid', 'cairo', 'delhi', 'lagos', 'lima')
      .discarded(...['paris', 'milan', 'tokyo', 'osaka'])
      .playerDeckOf(1)
      .do('drive:miami');
    expect(s.outcome).toBe(null);
    s.do('end');
    expect(s.outcome).toBe('lost: cards');
    expect(s.eventTypes).toEqual(['move', 'drawing', 'lost', 'over']);
    expect(s.cardsOf('scientist').length).toBe(7);
    expect(s.state.playerDeck.length).toBe(1);
    expect(s.discardPile.length).toBe(4);
    expect(s.infectionDiscard).toEqual([]);
    s.offers('scientist').refuses('scientist', 'discard:essen', 'HO-OVER');
  });

  test('PD-DRAW-02 T-021 R22: the last two cards are drawn and the game goes on; it ends at the next draw', () => {
    const s = scene('scientist', 'researcher')
      .draws('paris', 'milan')
      .playerDeckOf(2)
      .flips('lima', 'tokyo')
      .endTurn();
    expect(s.outcome).toBe(null);
    expect(s.cardsOf('scientist')).toEqual(['milan', 'paris']);
    expect(s.state.playerDeck).toEqual([]);
    expect(s.board('lima', 'tokyo')).toEqual({ lima: { yellow: 1 }, tokyo: { red: 1 } });
    for (const city of ['miami', 'atlanta', 'miami', 'atlanta']) s.do(`drive:${city}`);
    expect(s.outcome).toBe(null);
    s.do('end');
    expect(s.outcome).toBe('lost: cards');
    expect(s.infectionDiscard).toEqual(['lima', 'tokyo']);
  });

  test('PD-DRAW-02 T-021: with an empty deck the game can still be won before the draw', () => {
    const s = scene('scientist', 'researcher')
      .cured('blue', 'yellow', 'black')
      .hand('researcher', 'osaka', 'tokyo', 'manila', 'sydney', 'taipei')
      .draws('paris', 'milan')
      .playerDeckOf(2)
      .flips('lima', 'cairo')
      .endTurn();
    expect(s.outcome).toBe(null);
    s.do('cure:red');
    expect(s.outcome).toBe('won: cures');
  });

  test('PD-DRAW-03: City and Event cards are in the hand at once, the event can be played before the infections', () => {
    const s = scene('scientist', 'researcher')
      .draws('paris', 'one-quiet-night')
      .do('end')
      .asks('scientist', 'pause')
      .offers('scientist', 'continue', 'event:one-quiet-night');
    expect(s.cardsOf('scientist')).toEqual(['one-quiet-night', 'paris']);
    s.do('event:one-quiet-night').goOn();
    expect(s.cardsOf('scientist')).toEqual(['paris']);
    expect(s.eventsOf('flip')).toEqual([]);
  });

  test('PD-DRAW-03 T-129 B52 B71: an epidemic goes into no hand, and no other card is drawn for it', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'paris')
      .cubes('lima', { yellow: 1 })
      .draws('epidemic', 'lima')
      .bottom('tokyo')
      .flips('delhi')
      .endTurn();
    expect(s.cardsOf('scientist')).toEqual(['lima', 'paris']);
    expect(s.state.playerDeck.length).toBe(48 + 5 + 4 - 3);
    expect(s.eventsOf('draw')).toEqual([
      { t: 'draw', seat: 0, n: 2, epidemics: 1, cards: ['epidemic', 'lima'] },
    ]);
    expect(s.eventsOf('epidemic').length).toBe(1);
    expect(s.view('scientist').epidemicsLeft).toBe(3);
  });

  test('PD-DRAW-03 B71: after an epidemic the infect phase still comes', () => {
    const s = scene('scientist', 'researcher')
      .draws('epidemic', 'lima')
      .bottom('tokyo')
      .flips('delhi')
      .endTurn();
    expect(s.eventTypes).toEqual([
      ...['drawing', 'draw', 'epidemic', 'rate', 'bottom', 'infect', 'intensify'],
      ...['flip', 'outbreak', 'infect', 'infect', 'infect', 'infect', 'flip', 'infect', 'turn'],
    ]);
    expect(s.infectionDiscard).toEqual(['delhi', 'tokyo']);
  });

  test('PD-DRAW-04 R14: first the epidemic, whole, then the hand limit, then the infections', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'essen', 'london', 'madrid', 'cairo', 'delhi', 'lagos', 'paris')
      .draws('lima', 'epidemic')
      .bottom('tokyo')
      .flips('mumbai')
      .do('end')
      .asks('scientist', 'discard');
    expect(s.eventTypes).toEqual(['drawing', 'draw', 'epidemic', 'rate', 'bottom', 'infect', 'intensify']);
    expect(s.cardsOf('scientist').length).toBe(8);
    s.do('discard:lima').asks('researcher', 'action');
    expect(s.discardPile).toEqual(['lima']);
    expect(s.cubesIn('mumbai')).toEqual({ black: 1 });
  });

  test('PD-DRAW-04 T-046 B40: an event drawn with an epidemic waits until the epidemic is over', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'resilient-population')
      .draws('epidemic', 'airlift')
      .bottom('tokyo')
      .flips('delhi')
      .do('end')
      .asks('scientist', 'pause')
      .offers('scientist', 'continue')
      .refuses('scientist', 'event:airlift', 'PD-EPI-07');
    expect(s.eventsOf('intensify')).toEqual([]);
    s.do('continue');
    expect(s.eventsOf('intensify').length).toBe(1);
    s.asks('scientist', 'pause')
      .offers('scientist', 'continue', 'event:airlift')
      .do('event:airlift')
      .do('pawn:p1')
      .do('to:lima');
    expect(s.cityOf('scientist')).toBe('lima');
    s.goOn();
  });

  test('PD-DRAW-04 B71: no discard between the two cards of one draw: both are seen before one goes', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'essen', 'london', 'madrid', 'cairo', 'delhi', 'lagos', 'lima')
      .draws('paris', 'milan')
      .do('end')
      .asks('scientist', 'discard');
    expect(s.keys('scientist')).toContain('discard:paris');
    expect(s.keys('scientist')).toContain('discard:milan');
    expect(s.run.decision([0])?.about).toBe('2');
  });

  test('PD-DRAW-01 B58: two cards a turn and no more, even if the hand must be reduced first', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'essen', 'london', 'madrid', 'cairo', 'delhi', 'lagos', 'lima')
      .draws('paris', 'milan')
      .flips('tokyo', 'osaka')
      .do('end');
    const left = s.state.playerDeck.length;
    s.refuses('scientist', 'end', 'PD-HAND-02').refuses('scientist', 'drive:miami', 'PD-HAND-02');
    const hand = ['essen', 'london', 'madrid', 'cairo', 'delhi', 'lagos', 'lima', 'paris', 'milan'];
    s.offers('scientist', ...hand.map((card) => `discard:${card}`))
      .do('discard:paris')
      .asks('scientist', 'discard')
      .do('discard:milan')
      .asks('researcher', 'action');
    expect(s.state.playerDeck.length).toBe(left);
    expect(s.cardsOf('scientist').length).toBe(7);
    expect(s.eventsOf('draw').length).toBe(1);
    expect(s.supplyOf('red')).toBe(FULL - 2);
  });

  test('PD-DRAW-02: the discard is never shuffled into a new deck, however large it is', () => {
    const s = scene('scientist', 'researcher')
      .discarded(...IDS.slice(0, 30))
      .draws('osaka', 'tokyo')
      .playerDeckOf(2)
      .flips('lima', 'cairo')
      .endTurn()
      .do('end');
    expect(s.outcome).toBe('lost: cards');
    expect(s.discardPile.length).toBe(30);
    expect(s.cardsOf('researcher')).toEqual([]);
  });
});
