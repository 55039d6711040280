import { Run } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { pandemic } from '../src/index.ts';
import { scene } from './scene.ts';

const SIX = ['essen', 'london', 'madrid', 'cairo', 'delhi', 'lagos'];
const discards = (...cards: string[]): string[] => cards.map((card) => `discard:${card}`);

describe('the hand limit', () => {
  test('PD-HAND-01 T-131: seven cards are allowed, cities and events counted together', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'essen', 'london', 'madrid', 'forecast', 'government-grant')
      .draws('paris', 'milan')
      .flips('lima', 'tokyo')
      .endTurn();
    expect(s.cardsOf('scientist').length).toBe(7);
    expect(s.eventsOf('discard')).toEqual([]);
    s.asks('researcher', 'action');
    const over = scene('scientist', 'researcher')
      .hand('scientist', 'essen', 'london', 'madrid', 'cairo', 'forecast', 'government-grant')
      .draws('paris', 'milan')
      .do('end');
    over.asks('scientist', 'discard');
    expect(over.view('researcher').seats[0].handLimit).toBe(7);
  });

  test('PD-HAND-01: an event stored on the role card does not count', () => {
    const s = scene('contingency-planner', 'researcher')
      .hand('contingency-planner', 'essen', 'london', 'madrid', 'cairo', 'delhi')
      .stored('contingency-planner', 'airlift')
      .draws('paris', 'milan')
      .flips('lima', 'tokyo')
      .endTurn();
    expect(s.cardsOf('contingency-planner').length).toBe(7);
    s.asks('researcher', 'action').offersOf('contingency-planner', ['discard']);
  });

  test('PD-HAND-02 T-027: eight cards after the draw: one goes, of the own choice, before the infections', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', ...SIX)
      .draws('paris', 'milan')
      .flips('lima', 'tokyo')
      .do('end')
      .asks('scientist', 'discard')
      .offers('scientist', ...discards(...SIX, 'paris', 'milan'))
      .offers('researcher')
      .refuses('scientist', 'end', 'PD-HAND-02')
      .refuses('researcher', 'discard:paris', 'PD-ACT-13')
      .refuses('scientist', 'discard:osaka', 'PD-HAND-02');
    expect(s.infectionDiscard).toEqual([]);
    s.do('discard:madrid').asks('researcher', 'action');
    expect(s.discardPile).toEqual(['madrid']);
    expect(s.cardsOf('scientist').length).toBe(7);
    expect(s.eventsOf('discard')).toEqual([{ t: 'discard', seat: 0, card: 'madrid' }]);
    expect(s.infectionDiscard).toEqual(['lima', 'tokyo']);
  });

  test('PD-HAND-02 PD-HAND-03 T-027 R28: playing the Airlift instead of discarding moves a pawn', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', ...SIX.slice(1), 'airlift')
      .draws('paris', 'milan')
      .flips('lima', 'tokyo')
      .do('end')
      .asks('scientist', 'discard')
      .offers('scientist', ...discards(...SIX.slice(1), 'airlift', 'paris', 'milan'), 'event:airlift')
      .do('event:airlift')
      .do('pawn:p1')
      .do('to:essen')
      .asks('researcher', 'action');
    expect(s.cityOf('scientist')).toBe('essen');
    expect(s.discardPile).toEqual(['airlift']);
    expect(s.cardsOf('scientist').length).toBe(7);
    expect(s.eventsOf('discard')).toEqual([]);
  });

  test('PD-HAND-02 R28: of nine cards one may be played and one discarded, in either order', () => {
    for (const eventFirst of [true, false]) {
      const s = scene('scientist', 'researcher')
        .hand('scientist', ...SIX, 'one-quiet-night')
        .draws('paris', 'milan')
        .do('end');
      if (eventFirst) s.do('event:one-quiet-night').asks('scientist', 'discard').do('discard:paris');
      else s.do('discard:paris').asks('scientist', 'discard').do('event:one-quiet-night');
      s.asks('researcher', 'action');
      expect(s.discardPile).toEqual(['one-quiet-night', 'paris']);
      expect(s.cardsOf('scientist')).toEqual([...SIX, 'milan'].sort());
      expect(s.eventsOf('flip')).toEqual([]);
    }
  });

  test('PD-HAND-02: an event that another plays meanwhile leaves the discard open', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', ...SIX)
      .hand('researcher', 'one-quiet-night')
      .draws('paris', 'milan')
      .do('end')
      .offers('researcher', 'event:one-quiet-night')
      .do('researcher', 'event:one-quiet-night')
      .asks('scientist', 'discard')
      .do('discard:paris')
      .asks('researcher', 'action');
    expect(s.discardPile).toEqual(['one-quiet-night', 'paris']);
  });

  test('PD-HAND-02 T-028 R14: a draw of epidemic and city with a full hand: first the epidemic, then one card goes', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', ...SIX, 'paris')
      .draws('epidemic', 'milan')
      .bottom('osaka')
      .flips('lima')
      .do('end')
      .asks('scientist', 'discard');
    expect(s.cubesIn('osaka')).toEqual({ red: 3 });
    expect(s.topInfections(2)).toEqual(['osaka', 'lima']);
    expect(s.view('scientist').playerDeck.removed).toEqual(['epidemic']);
    s.do('discard:milan').asks('researcher', 'action');
    expect(s.cardsOf('scientist').length).toBe(7);
  });

  test('PD-HAND-02 T-028 R14 B26: the pause inside an epidemic asks for no discard, the epidemic ends first', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', ...SIX, 'resilient-population')
      .draws('epidemic', 'milan')
      .bottom('osaka')
      .flips('lima')
      .do('end')
      .asks('scientist', 'pause')
      .do('continue');
    expect(s.eventTypes).toEqual(['drawing', 'draw', 'epidemic', 'rate', 'bottom', 'infect', 'intensify']);
    s.asks('scientist', 'discard').do('discard:milan').goOn();
  });

  test('PD-HAND-02 B26: an event refused inside an epidemic does not come in by way of a hand too big', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', ...SIX, 'airlift')
      .hand('researcher', 'resilient-population')
      .infected('tokyo')
      .draws('epidemic', 'milan')
      .bottom('osaka')
      .do('end')
      .asks('scientist', 'pause')
      .do('researcher', 'event:resilient-population')
      .do('remove:osaka');
    expect(s.eventTypes.slice(-1)).toEqual(['intensify']);
    s.asks('scientist', 'discard').do('discard:milan').goOn();
  });

  test('PD-HAND-02: Resilient Population played inside the epidemic brings eight cards down to seven', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', ...SIX, 'resilient-population')
      .draws('epidemic', 'milan')
      .bottom('osaka')
      .flips('lima', 'tokyo')
      .do('end')
      .do('event:resilient-population')
      .do('remove:osaka')
      .asks('researcher', 'action');
    expect(s.cardsOf('scientist')).toEqual([...SIX, 'milan'].sort());
    expect(s.eventsOf('discard')).toEqual([]);
  });

  test('PD-HAND-02 B38: who comes back to the table finds the same player asked for the same card', () => {
    const s = scene('scientist', 'medic', 'dispatcher')
      .hand('scientist', 'atlanta')
      .hand('medic', ...SIX, 'paris')
      .do('give:p2:atlanta')
      .asks('medic', 'discard');
    const back = new Run(pandemic, pandemic.readState(JSON.parse(JSON.stringify(s.state))));
    back.advance();
    expect(back.owner()).toBe(1);
    for (const seat of [0, 1, 2]) expect(back.decision([seat])).toEqual(s.run.decision([seat]));
    expect(back.decision([1])?.options.length).toBe(8);
    expect([back.decision([0])?.options, back.decision([2])?.options]).toEqual([[], []]);
  });

  test('PD-HAND-03: an event that cannot be played now does not help: it can only be discarded', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', ...SIX, 'resilient-population')
      .draws('paris', 'milan')
      .flips('lima', 'tokyo')
      .do('end')
      .offersOf('scientist', ['event'])
      .refuses('scientist', 'event:resilient-population', 'PD-EVT-08')
      .do('discard:resilient-population')
      .do('discard:paris')
      .asks('researcher', 'action');
    expect(s.discardPile).toEqual(['paris', 'resilient-population']);
  });

  test('PD-HAND-03: a Forecast played for the limit shows and arranges its six cards', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', ...SIX.slice(1), 'forecast')
      .draws('paris', 'milan')
      .do('end')
      .asks('scientist', 'discard');
    const six = s.topInfections(6);
    s.do('event:forecast').offers('scientist', ...six.map((city) => `order:${city}`));
    const wanted = six.slice().reverse();
    for (const city of wanted.slice(0, 5)) s.do(`order:${city}`);
    s.asks('researcher', 'action');
    expect(s.eventsOf('flip').map((event) => event.city)).toEqual(wanted.slice(0, 2));
    expect(s.topInfections(4)).toEqual(wanted.slice(2));
    expect(s.cardsOf('scientist')).toEqual([...SIX.slice(1), 'milan', 'paris'].sort());
  });

  test('PD-HAND-04 T-131: an Airlift that is thrown away moves nothing', () => {
    const s = scene('scientist', 'researcher')
      .at('researcher', 'paris')
      .hand('scientist', ...SIX.slice(1), 'airlift')
      .draws('lima', 'milan')
      .flips('tokyo', 'osaka')
      .do('end')
      .do('discard:airlift')
      .asks('researcher', 'action');
    expect([s.cityOf('scientist'), s.cityOf('researcher')]).toEqual(['atlanta', 'paris']);
    expect(s.discardPile).toEqual(['airlift']);
    expect(s.eventsOf('event')).toEqual([]);
  });

  test('PD-HAND-04: One Quiet Night that is thrown away lets the infections come', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', ...SIX.slice(1), 'one-quiet-night')
      .draws('lima', 'milan')
      .flips('tokyo', 'osaka')
      .do('end')
      .do('discard:one-quiet-night');
    expect(s.board('tokyo', 'osaka')).toEqual({ tokyo: { red: 1 }, osaka: { red: 1 } });
    expect(s.view('scientist').turn.quietNight).toBe(false);
  });
});
