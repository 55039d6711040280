import { seedStreams } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { CITY_FACTS, pandemic } from '../src/index.ts';
import { FULL, type Scene, scene } from './scene.ts';

const EPIDEMIC = ['epidemic', 'rate', 'bottom', 'infect', 'intensify'];

/** An epidemic in a city, halted after its second step because somebody could play Resilient Population. */
function halted(city: string, prepare: (s: Scene) => Scene, roles = ['scientist', 'researcher']): Scene {
  const s = scene(...roles)
    .hand('researcher', 'resilient-population')
    .draws('epidemic', 'paris')
    .bottom(city);
  return prepare(s).do('end').asks(roles[0], 'pause');
}

describe('increase', () => {
  test.each([
    [1, 2, 2],
    [2, 3, 2],
    [3, 4, 3],
    [4, 5, 3],
    [5, 6, 4],
    [6, 7, 4],
    [7, 7, 4],
  ])(
    'PD-EPI-01 T-022 B25: from space %i the marker goes to space %i, and %i cards are flipped',
    (space, next, rate) => {
      const s = scene('scientist', 'researcher')
        .rateSpace(space)
        .draws('epidemic', 'milan')
        .bottom('osaka')
        .endTurn();
      expect(s.eventsOf('rate')).toEqual([{ t: 'rate', rate, space: next }]);
      expect(s.view('scientist').rate.space).toBe(next);
      expect(s.view('scientist').rate.value).toBe(rate);
      expect(s.eventsOf('flip').length).toBe(rate);
    },
  );
});

describe('infect', () => {
  test('PD-EPI-02 T-022: an empty city gets three cubes of its own colour, without an outbreak', () => {
    const s = halted('osaka', (s) => s.cubes('osaka', { blue: 3 }));
    expect(s.cubesIn('osaka')).toEqual({ blue: 3, red: 3 });
    expect(s.state.outbreaks).toBe(0);
    expect(s.supplyOf('red')).toBe(FULL - 3);
    expect(s.infectionDiscard).toEqual(['osaka']);
    s.do('researcher', 'event:resilient-population').do('remove:osaka');
  });

  test('PD-EPI-02 T-023: two cubes there: one is missing to three, then one outbreak', () => {
    const s = halted('osaka', (s) => s.cubes('osaka', { red: 2 }).cubes('taipei', { red: 1 }));
    expect(s.board('osaka', 'tokyo', 'taipei')).toEqual({
      osaka: { red: 3 },
      tokyo: { red: 1 },
      taipei: { red: 2 },
    });
    expect(s.state.outbreaks).toBe(1);
    expect(s.supplyOf('red')).toBe(FULL - 3 - 3);
    s.do('researcher', 'event:resilient-population').do('remove:osaka');
  });

  test('PD-EPI-02: one cube there: two are placed, then one outbreak, not two', () => {
    const s = halted('essen', (s) => s.cubes('essen', { blue: 1 }));
    expect(s.board('essen', 'london', 'paris', 'milan', 'st-petersburg')).toEqual({
      essen: { blue: 3 },
      london: { blue: 1 },
      paris: { blue: 1 },
      milan: { blue: 1 },
      'st-petersburg': { blue: 1 },
    });
    expect(s.state.outbreaks).toBe(1);
    expect(s.supplyOf('blue')).toBe(FULL - 7);
    s.do('researcher', 'event:resilient-population').do('remove:essen');
  });

  test('PD-EPI-02 R10 B67: three cubes there: no cube is placed in it, and it breaks out exactly once', () => {
    const s = halted('osaka', (s) => s.cubes('osaka', { red: 3 }).cubes('tokyo', { red: 1 }));
    expect(s.board('osaka', 'tokyo', 'taipei')).toEqual({
      osaka: { red: 3 },
      tokyo: { red: 2 },
      taipei: { red: 1 },
    });
    expect(s.state.outbreaks).toBe(1);
    expect(s.eventsOf('outbreak').length).toBe(1);
    s.do('researcher', 'event:resilient-population').do('remove:osaka');
  });

  test('PD-EPI-02 R11 B61: an eradicated disease brings no cube; the rate rises, the card goes on top of the deck', () => {
    const s = scene('scientist', 'researcher')
      .eradicated('red')
      .hand('researcher', 'airlift')
      .rateSpace(3)
      .draws('epidemic', 'milan')
      .bottom('tokyo')
      .do('end');
    expect(s.eventTypes).toEqual(['drawing', 'draw', 'epidemic', 'rate', 'bottom', 'spared', 'intensify']);
    expect(s.cubesIn('tokyo')).toEqual({});
    expect(s.supplyOf('red')).toBe(FULL);
    expect(s.view('scientist').rate.value).toBe(3);
    expect(s.topInfections(1)).toEqual(['tokyo']);
    expect(s.state.infectionDeck.length).toBe(48);
    expect(CITY_FACTS[s.state.infectionDeck[0]].id).toBe('san-francisco');
    s.goOn();
    expect(s.eventsOf('flip').map((event) => event.city)).toContain('tokyo');
  });

  test('PD-EPI-02 R44: next to the Quarantine Specialist no cube and no outbreak; the rest of the epidemic takes place', () => {
    const s = halted('chicago', (s) => s.cubes('chicago', { blue: 2 }), [
      'quarantine-specialist',
      'researcher',
    ]);
    expect(s.cubesIn('chicago')).toEqual({ blue: 2 });
    expect(s.state.outbreaks).toBe(0);
    expect(s.eventsOf('spared')).toEqual([
      { t: 'spared', city: 'chicago', disease: 'blue', rule: 'PD-ROLE-11', role: 'quarantine-specialist' },
    ]);
    expect(s.infectionDiscard).toEqual(['chicago']);
    expect(s.view('researcher').rate.space).toBe(2);
    s.do('continue').goOn();
    expect(s.eventsOf('intensify')).toEqual([{ t: 'intensify', n: 1 }]);
  });

  test('PD-EPI-02 R26: a quiet night does not cover the infection of an epidemic', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'one-quiet-night')
      .hand('researcher', 'resilient-population')
      .draws('epidemic', 'milan')
      .bottom('osaka')
      .do('event:one-quiet-night')
      .do('end');
    expect(s.cubesIn('osaka')).toEqual({ red: 3 });
    s.do('researcher', 'event:resilient-population').do('remove:osaka').goOn();
    expect(s.eventsOf('flip')).toEqual([]);
  });
});

describe('an infection deck that is used up', () => {
  test('PD-EPI-02 PD-EPI-03: is made anew out of its discard before the bottom card is taken', () => {
    const s = scene('scientist', 'researcher')
      .draws('paris', 'milan', 'epidemic', 'essen')
      .flips('lima', 'cairo')
      .infectionDeckOf(2)
      .endTurn();
    expect(s.state.infectionDeck).toEqual([]);
    s.endTurn();
    const steps = s.events.slice(s.eventTypes.indexOf('epidemic'));
    const cards = steps.filter(({ t }) => t === 'intensify' || t === 'bottom' || t === 'flip');
    expect(cards.map(({ t, n }) => (n === undefined ? t : `${t} ${n}`))).toEqual([
      ...['intensify 2', 'bottom', 'intensify 1', 'flip', 'flip'],
    ]);
    const [bottom, ...flips] = cards.flatMap(({ city }) => (city === undefined ? [] : [city]));
    expect(flips[0]).toBe(bottom);
    expect(flips.sort()).toEqual(['cairo', 'lima']);
  });
});

describe('intensify', () => {
  test('PD-EPI-03 T-024: discard and new card are shuffled and put on top, the rest keeps its order', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const s = scene('scientist', 'researcher')
        .hand('researcher', 'airlift')
        .infected('lima', 'paris')
        .rateSpace(3)
        .draws('epidemic', 'milan')
        .bottom('delhi');
      s.state.rng = seedStreams(`intensify ${seed}`, pandemic.streams);
      const rest = s.state.infectionDeck.slice(1);
      s.do('end').asks('scientist', 'pause');
      expect(s.infectionDiscard).toEqual([]);
      expect(s.topInfections(3).sort()).toEqual(['delhi', 'lima', 'paris']);
      expect(s.state.infectionDeck.slice(0, -3)).toEqual(rest);
      orders.add(s.topInfections(3).join());
      s.goOn();
      expect(s.infectionDiscard).toEqual(['delhi', 'lima', 'paris']);
    }
    expect(orders.size).toBe(6);
  });

  test('PD-EPI-03 B50: after the first epidemic the ten cards turned over so far are the ten on top', () => {
    const first = ['lima', 'tokyo', 'paris', 'milan', 'cairo', 'lagos', 'miami', 'essen', 'seoul'];
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .infected(...first)
      .draws('epidemic', 'madrid');
    const bottom = CITY_FACTS[s.state.infectionDeck[0]].id;
    const [top] = s.topInfections(1);
    s.do('end');
    expect(s.topInfections(10).sort()).toEqual([...first, bottom].sort());
    expect(s.topInfections(11)[10]).toBe(top);
    expect(s.view('researcher').infectionDeck.layers.map((layer) => layer.length)).toEqual([10, 38]);
    expect(s.eventsOf('intensify')).toEqual([{ t: 'intensify', n: 10 }]);
  });
});

describe('two epidemics in one draw', () => {
  test('PD-EPI-04 PD-EPI-05 T-025 R13 B07: one whole epidemic, then the other; the second city comes first and breaks out', () => {
    const s = scene('scientist', 'researcher')
      .draws('epidemic', 'epidemic')
      .bottom('delhi', 'sydney')
      .endTurn();
    expect(s.eventTypes).toEqual([
      ...['drawing', 'draw', ...EPIDEMIC, ...EPIDEMIC],
      ...['flip', 'outbreak', 'infect', 'infect', 'infect'],
      ...['flip', 'outbreak', 'infect', 'infect', 'infect', 'infect', 'infect', 'turn'],
    ]);
    expect(s.eventsOf('bottom').map((event) => event.city)).toEqual(['delhi', 'sydney']);
    expect(s.eventsOf('intensify').map((event) => event.n)).toEqual([1, 1]);
    expect(s.eventsOf('flip').map((event) => event.city)).toEqual(['sydney', 'delhi']);
    expect(s.eventsOf('outbreak').map((event) => event.city)).toEqual(['sydney', 'delhi']);
    expect(s.board('sydney', 'jakarta', 'manila', 'los-angeles')).toEqual({
      sydney: { red: 3 },
      jakarta: { red: 1 },
      manila: { red: 1 },
      'los-angeles': { red: 1 },
    });
    expect(s.view('scientist').rate.space).toBe(3);
  });

  test('PD-EPI-04 T-025 R13: between the two events may be played, such as an Airlift', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .draws('epidemic', 'epidemic')
      .bottom('delhi', 'sydney')
      .do('end')
      .asks('scientist', 'pause')
      .offers('researcher', 'event:airlift');
    expect(s.eventTypes).toEqual(['drawing', 'draw', ...EPIDEMIC]);
    expect(s.infectionDiscard).toEqual([]);
    s.do('researcher', 'event:airlift').do('pawn:p2').do('to:paris');
    expect(s.cityOf('researcher')).toBe('paris');
    s.goOn();
    expect(s.eventsOf('epidemic').length).toBe(2);
  });

  test('PD-EPI-05: a Quarantine Specialist flown to Sydney in time prevents the outbreak', () => {
    const s = scene('quarantine-specialist', 'researcher')
      .hand('researcher', 'airlift')
      .at('quarantine-specialist', 'paris')
      .draws('epidemic', 'epidemic')
      .bottom('delhi', 'sydney')
      .do('end')
      .do('continue');
    expect(s.topInfections(2)).toEqual(['sydney', 'delhi']);
    expect(s.cubesIn('sydney')).toEqual({ red: 3 });
    s.do('researcher', 'event:airlift').do('pawn:p1').do('to:manila').goOn();
    expect(s.eventsOf('outbreak').map((event) => event.city)).toEqual(['delhi']);
    expect(s.board('sydney', 'jakarta', 'manila')).toEqual({ sydney: { red: 3 }, jakarta: {}, manila: {} });
  });
});

describe('the card itself', () => {
  test('PD-EPI-06 T-130: a resolved epidemic is out of the game, and the Contingency Planner cannot fetch it', () => {
    const s = scene('researcher', 'contingency-planner')
      .discarded('airlift')
      .draws('epidemic', 'milan')
      .bottom('osaka')
      .flips('lima')
      .endTurn();
    expect(s.view('researcher').playerDeck.removed).toEqual(['epidemic']);
    expect(s.discardPile).toEqual(['airlift']);
    s.offersOf('contingency-planner', ['fetch'], 'fetch:airlift').refuses(
      'contingency-planner',
      'fetch:epidemic',
      'PD-ROLE-01',
    );
  });
});

describe('between infect and intensify', () => {
  test('PD-EPI-07 T-026 R25: Resilient Population may be played on the city just infected, no other event', () => {
    const s = halted('delhi', (s) =>
      s
        .infected('lima')
        .hand('researcher', 'airlift', 'forecast', 'government-grant')
        .hand('scientist', 'one-quiet-night')
        .flips('tokyo'),
    );
    s.offers('scientist', 'continue')
      .offers('researcher', 'event:resilient-population')
      .refuses('researcher', 'event:airlift', 'PD-EPI-07')
      .refuses('researcher', 'event:forecast', 'PD-EPI-07')
      .refuses('researcher', 'event:government-grant', 'PD-EPI-07')
      .refuses('scientist', 'event:one-quiet-night', 'PD-EPI-07')
      .refuses('scientist', 'drive:miami', 'PD-TURN-01')
      .do('researcher', 'event:resilient-population')
      .offers('researcher', 'remove:delhi', 'remove:lima', 'back')
      .do('remove:delhi');
    expect(s.view('scientist').infectionDeck.removed).toEqual(['delhi']);
    expect(s.cubesIn('delhi')).toEqual({ black: 3 });
    s.goOn();
    expect(s.eventsOf('intensify')).toEqual([{ t: 'intensify', n: 1 }]);
    expect(s.eventsOf('flip').map((event) => event.city)).toEqual(['lima', 'tokyo']);
  });

  test('PD-EPI-07 B26: nothing is offered before the infection, and no card has to be discarded for an epidemic', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'essen', 'london', 'madrid', 'cairo', 'lagos', 'resilient-population')
      .draws('epidemic', 'paris')
      .bottom('delhi')
      .flips('lima')
      .do('end')
      .asks('scientist', 'pause')
      .offers('scientist', 'continue', 'event:resilient-population');
    expect(s.eventTypes).toEqual(['drawing', 'draw', 'epidemic', 'rate', 'bottom', 'infect']);
    s.goOn().asks('researcher', 'action');
    expect(s.eventTypes.slice(6)).toEqual([
      ...['intensify', 'flip', 'outbreak'],
      ...['infect', 'infect', 'infect', 'infect', 'infect', 'flip', 'infect', 'turn'],
    ]);
    expect(s.cardsOf('scientist').length).toBe(7);
    expect(s.discardPile).toEqual([]);
  });

  test('PD-EPI-07 R38: Resilient Population stored by the Contingency Planner serves there too', () => {
    const s = scene('scientist', 'contingency-planner')
      .stored('contingency-planner', 'resilient-population')
      .draws('epidemic', 'paris')
      .bottom('delhi')
      .flips('lima', 'tokyo')
      .do('end')
      .asks('scientist', 'pause')
      .offers('contingency-planner', 'event:resilient-population')
      .do('contingency-planner', 'event:resilient-population')
      .do('remove:delhi')
      .goOn();
    expect(s.view('scientist').infectionDeck.removed).toEqual(['delhi']);
    expect(s.view('scientist').playerDeck.removed).toEqual(['resilient-population', 'epidemic']);
    expect(s.eventsOf('flip').map((event) => event.city)).toEqual(['lima', 'tokyo']);
  });

  test('PD-EPI-07: Resilient Population drawn together with the epidemic may be used in it', () => {
    const s = scene('scientist', 'researcher')
      .draws('epidemic', 'resilient-population')
      .bottom('delhi')
      .flips('lima', 'tokyo')
      .do('end')
      .asks('scientist', 'pause')
      .offers('scientist', 'continue', 'event:resilient-population')
      .do('event:resilient-population')
      .do('remove:delhi')
      .goOn();
    expect(s.view('scientist').infectionDeck.removed).toEqual(['delhi']);
    expect(s.cardsOf('scientist')).toEqual([]);
  });

  test('PD-EPI-07: nobody holds Resilient Population: nothing interrupts the epidemic', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .draws('epidemic', 'paris')
      .bottom('delhi')
      .flips('lima')
      .do('end');
    expect(s.eventTypes).toEqual(['drawing', 'draw', ...EPIDEMIC]);
    s.goOn();
  });
});
