import { describe, expect, test } from 'vitest';
import { mutationScene, onBoard, strainScene, told } from '../modules.ts';
import { FULL, type Scene } from '../scene.ts';

const table = (...roles: string[]): Scene =>
  mutationScene(...(roles.length > 0 ? roles : ['scientist', 'researcher'])).draws('taipei', 'manila');

describe('a mutation card in the infect phase', () => {
  test('OB-MUT-10 OB-MUT-06 T-080: one purple cube in the city of the bottom card; both are one step', () => {
    const s = table().flips('mutation-1', 'lima').bottom('madrid').endTurn();
    expect(s.board('madrid', 'lima')).toEqual({ madrid: { purple: 1 }, lima: { yellow: 1 } });
    expect(s.supplyOf('purple')).toBe(11);
    expect(s.supplyOf('blue')).toBe(FULL);
    expect(s.infectionDiscard).toEqual(['lima', 'madrid', 'mutation-1']);
    expect(s.eventsOf('flip')).toEqual([
      { t: 'flip', city: 'mutation-1' },
      { t: 'flip', city: 'lima' },
    ]);
    expect(s.eventsOf('bottom')).toEqual([{ t: 'bottom', city: 'madrid' }]);
    s.asks('researcher', 'action');
  });

  test('OB-MUT-10: two of them in one phase take a bottom card each, in the order they are flipped', () => {
    const s = table().flips('mutation-2', 'mutation-1').bottom('madrid', 'tokyo').endTurn();
    expect(told(s)).toEqual(['madrid purple 1', 'tokyo purple 1']);
    expect(s.infectionDiscard).toEqual(['madrid', 'mutation-1', 'mutation-2', 'tokyo']);
  });

  test('OB-MUT-10 OB-MUT-08: a city that has purple gets one more, and nothing of its own colour', () => {
    const s = table()
      .cubes('madrid', { purple: 1, blue: 1 })
      .flips('mutation-1', 'lima')
      .bottom('madrid')
      .endTurn();
    expect(s.cubesIn('madrid')).toEqual({ purple: 2, blue: 1 });
  });

  test('OB-MUT-10 OB-MUT-09: a city that has three breaks out and keeps three', () => {
    const s = table().cubes('madrid', { purple: 3 }).flips('mutation-1', 'lima').bottom('madrid').endTurn();
    expect(s.cubesIn('madrid')).toEqual({ purple: 3 });
    expect(s.board('new-york', 'london', 'paris', 'algiers', 'sao-paulo')).toEqual({
      'new-york': { purple: 1 },
      london: { purple: 1 },
      paris: { purple: 1 },
      algiers: { purple: 1 },
      'sao-paulo': { purple: 1 },
    });
    expect(s.state.outbreaks).toBe(1);
  });

  test('OB-MUT-10: with blue eradicated Madrid still gets its purple cube', () => {
    const s = table().eradicated('blue').flips('mutation-1', 'lima').bottom('madrid').endTurn();
    expect(s.cubesIn('madrid')).toEqual({ purple: 1 });
  });

  test('OB-MUT-10: a cured purple disease is placed like any other', () => {
    const s = table().cured('purple').cubes('tokyo', { purple: 1 });
    s.flips('mutation-1', 'lima').bottom('madrid').endTurn();
    expect(s.cubesIn('madrid')).toEqual({ purple: 1 });
  });

  test('OB-MUT-11 T-081: purple eradicated: the card is only discarded, and is a step all the same', () => {
    const s = table().eradicated('purple').flips('mutation-1', 'lima').hand('researcher', 'airlift');
    const [bottom] = s.state.infectionDeck;
    s.endTurn();
    expect(s.state.infectionDeck[0]).toBe(bottom);
    expect(s.eventsOf('bottom')).toEqual([]);
    expect(told(s)).toEqual(['lima yellow 1']);
    expect(s.infectionDiscard).toEqual(['lima', 'mutation-1']);
    s.asks('researcher', 'action');
  });

  test('OB-MUT-05: the Quarantine Specialist keeps purple out as well', () => {
    const s = table('quarantine-specialist', 'researcher')
      .at('quarantine-specialist', 'paris')
      .flips('mutation-1', 'lima')
      .bottom('madrid')
      .endTurn();
    expect(onBoard(s, 'purple')).toBe(0);
    expect(s.eventsOf('spared')).toMatchObject([{ city: 'madrid', disease: 'purple', rule: 'PD-ROLE-11' }]);
  });

  test('OB-MUT-10: between the steps events may be played, not between the two cards of one', () => {
    const s = table().hand('researcher', 'airlift').flips('mutation-1', 'lima').bottom('madrid').do('end');
    s.do('continue').asks('scientist', 'pause');
    expect(told(s)).toEqual(['madrid purple 1']);
    s.goOn();
  });
});

describe('the bottom card is the other mutation card', () => {
  test('OB-MUT-11 OQ-10 R91: it is discarded without an effect, and the next one taken', () => {
    const s = table().flips('mutation-1', 'lima').bottom('mutation-2', 'madrid').endTurn();
    expect(told(s)).toEqual(['madrid purple 1', 'lima yellow 1']);
    expect(s.eventsOf('bottom').map(({ city }) => city)).toEqual(['mutation-2', 'madrid']);
    expect(s.infectionDiscard).toEqual(['lima', 'madrid', 'mutation-1', 'mutation-2']);
  });

  test('OQ-10: in an epidemic likewise; the next city gets its three cubes', () => {
    const s = mutationScene('scientist', 'researcher')
      .hand('researcher', 'resilient-population')
      .draws('epidemic', 'taipei')
      .bottom('mutation-1', 'mutation-2', 'madrid')
      .do('end')
      .asks('scientist', 'pause');
    expect(told(s)).toEqual(['madrid blue 3']);
    expect(s.infectionDiscard).toEqual(['madrid', 'mutation-1', 'mutation-2']);
    s.rateSpace(7).goOn();
  });

  test('OQ-10 OB-VS-03: in a virulent epidemic the strain is named after that', () => {
    const s = strainScene(
      { module: 'virulent+mutation', cards: ['uncounted-populations'] },
      ...['scientist', 'researcher'],
    )
      .cubes('lima', { yellow: 2 })
      .hand('researcher', 'airlift')
      .draws('uncounted-populations', 'taipei')
      .bottom('mutation-1', 'madrid')
      .do('end');
    expect(s.eventsOf('strain')).toEqual([{ t: 'strain', disease: 'blue', n: 3, tied: [] }]);
    expect(s.eventTypes.indexOf('strain')).toBeLessThan(s.eventTypes.indexOf('effect'));
    s.rateSpace(7).goOn();
  });

  test('OQ-10: in The Mutation Spreads it does not count as one of the three', () => {
    const s = mutationScene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .draws('the-mutation-spreads', 'taipei')
      .bottom('lima', 'mutation-1', 'milan', 'osaka')
      .do('end');
    expect(told(s)).toEqual(['lima purple 1', 'milan purple 1', 'osaka purple 1']);
    expect(s.infectionDiscard).toEqual(['lima', 'milan', 'mutation-1', 'osaka']);
  });
});

describe('an infection deck that is used up', () => {
  test('OB-MUT-10 OQ-09: the bottom card is taken from the discard, shuffled', () => {
    const s = table()
      .hand('researcher', 'airlift')
      .infected('madrid')
      .flips('mutation-1')
      .infectionDeckOf(1)
      .do('end')
      .do('continue')
      .asks('scientist', 'pause');
    expect(s.eventsOf('intensify')).toEqual([{ t: 'intensify', n: 2 }]);
    expect(told(s)).toEqual(['madrid purple 1']);
    s.goOn().asks('researcher', 'action');
  });
});

describe('how they come into the infection deck', () => {
  test('OB-MUT-02: with the first intensify, on top with everything else of the discard', () => {
    const s = mutationScene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .infected('mutation-1', 'mutation-2', 'lima')
      .draws('epidemic', 'taipei')
      .bottom('madrid')
      .do('end')
      .asks('scientist', 'pause');
    expect(s.topInfections(4).sort()).toEqual(['lima', 'madrid', 'mutation-1', 'mutation-2']);
    expect([...s.view('scientist').infectionDeck.layers[0]].sort()).toEqual([
      ...['lima', 'madrid', 'mutation-1', 'mutation-2'],
    ]);
    s.rateSpace(7).goOn();
  });

  test('OB-MUT-08 T-151: the epidemic itself places the colour of its card only', () => {
    const s = mutationScene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .cubes('lima', { purple: 1 })
      .draws('epidemic', 'taipei')
      .bottom('lima')
      .do('end');
    expect(s.cubesIn('lima')).toEqual({ yellow: 3, purple: 1 });
    s.goOn();
  });
});

describe('Resilient Population', () => {
  test('OB-MUT-20 T-091 R89: no mutation card can be taken out of the game', () => {
    mutationScene('scientist', 'researcher')
      .infected('mutation-1', 'lima', 'mutation-2', 'paris')
      .hand('scientist', 'resilient-population')
      .do('event:resilient-population')
      .offers('scientist', 'remove:lima', 'remove:paris', 'back')
      .do('remove:paris');
  });

  test('OB-MUT-20: with nothing else in the discard it cannot be played', () => {
    mutationScene('scientist', 'researcher')
      .infected('mutation-1', 'mutation-2')
      .hand('scientist', 'resilient-population')
      .offersOf('scientist', ['event'])
      .refuses('scientist', 'event:resilient-population', 'PD-EVT-08');
  });
});

describe('Forecast', () => {
  test('OB-MUT-02 PD-EVT-05: mutation cards among the six are seen and put back like the others', () => {
    const s = mutationScene('scientist', 'researcher')
      .flips('mutation-1', 'lima', 'tokyo', 'mutation-2')
      .bottom('madrid', 'essen')
      .hand('scientist', 'forecast')
      .rateSpace(7)
      .draws('taipei', 'manila');
    const last = s.topInfections(6).slice(4);
    s.do('event:forecast').asks('scientist', 'forecastOrder');
    const seen = ['mutation-1', 'lima', 'tokyo', 'mutation-2', ...last];
    s.offers('scientist', ...seen.map((card) => `order:${card}`));
    for (const card of ['lima', 'mutation-2', 'tokyo', 'mutation-1', last[0]]) s.do(`order:${card}`);
    expect(s.topInfections(2)).toEqual(['lima', 'mutation-2']);
    s.endTurn();
    expect(told(s).slice(0, 2)).toEqual(['lima yellow 1', 'madrid purple 1']);
  });
});
