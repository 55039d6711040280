import { describe, expect, test } from 'vitest';
import { scene, sceneWith } from '../scene.ts';

/** Airlift flies somebody away and back to the question it was played at. */
const flight = ['pawn:p2', 'to:cairo'];

describe('among the actions', () => {
  test('PD-DEF-06 PD-EVT-01 PD-EVT-02 R31: before and after each action, by any seat', () => {
    const s = scene('scientist', 'researcher', 'medic')
      .hand('scientist', 'one-quiet-night')
      .hand('researcher', 'airlift')
      .hand('medic', 'government-grant', 'lima');
    for (const action of ['drive:chicago', 'drive:atlanta', 'drive:miami', 'drive:atlanta']) {
      s.offersOf('scientist', ['event'], 'event:one-quiet-night');
      s.offers('researcher', 'event:airlift').offers('medic', 'event:government-grant');
      s.do('scientist', action);
    }
    expect(s.state.actions).toBe(0);
    s.offers('researcher', 'event:airlift').offers('medic', 'event:government-grant');
  });

  test('PD-DEF-06 PD-EVT-02 T-125: after the last action, nothing is drawn yet', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .actions(1)
      .do('drive:chicago')
      .asks('scientist', 'action')
      .offers('scientist', 'end')
      .do('researcher', 'event:airlift');
    for (const key of flight) s.do(key);
    s.asks('scientist', 'action').offers('scientist', 'end');
    expect(s.cityOf('researcher')).toBe('cairo');
    expect(s.eventsOf('drawing')).toEqual([]);
  });

  test('PD-EVT-02: not while another event is under way', () => {
    scene('scientist', 'researcher')
      .hand('scientist', 'one-quiet-night')
      .hand('researcher', 'airlift', 'government-grant')
      .do('researcher', 'event:airlift')
      .refuses('scientist', 'event:one-quiet-night', 'PD-EVT-02')
      .refuses('researcher', 'event:government-grant', 'PD-EVT-02')
      .offers('scientist');
  });

  test('PD-EVT-02: not while a choice that belongs to an action is open', () => {
    scene('scientist', 'operations-expert')
      .active('operations-expert')
      .hand('operations-expert', 'lima')
      .hand('scientist', 'airlift')
      .do('expert-fly:paris')
      .asks('operations-expert', 'expertCard')
      .offers('scientist')
      .refuses('scientist', 'event:airlift', 'PD-EVT-02');
  });
});

describe('after the draw and among the infections', () => {
  test('PD-DEF-06 PD-EVT-02 R23 B40: before the first card, between the cards and after the last', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'one-quiet-night')
      .hand('researcher', 'airlift')
      .draws('paris', 'milan')
      .flips('lima', 'osaka')
      .do('end');
    for (const flips of [0, 1, 2]) {
      expect(s.eventsOf('flip').length).toBe(flips);
      s.asks('scientist', 'pause');
      s.offers('scientist', 'continue', 'event:one-quiet-night').offers('researcher', 'event:airlift');
      s.refuses('researcher', 'continue', 'HO-SEAT');
      s.do('continue');
    }
    s.asks('researcher', 'action');
  });

  test('PD-EVT-02 B40: an event that was just drawn may be played before the first card', () => {
    const s = scene('scientist', 'researcher')
      .draws('airlift', 'milan')
      .flips('lima', 'osaka')
      .do('end')
      .asks('scientist', 'pause')
      .offers('scientist', 'continue', 'event:airlift')
      .do('event:airlift');
    for (const key of flight) s.do(key);
    // Nobody holds another, so the game goes on by itself.
    s.asks('researcher', 'action');
    expect(s.cityOf('researcher')).toBe('cairo');
    expect(s.events.filter(({ t }) => t === 'move' || t === 'flip').map(({ t }) => t)).toEqual([
      'move',
      'flip',
      'flip',
    ]);
  });

  test('PD-EVT-02 R23: a card and all its outbreaks are over before anybody can do anything', () => {
    const s = scene('quarantine-specialist', 'researcher')
      .at('quarantine-specialist', 'lima')
      .hand('researcher', 'airlift')
      .cubes('beijing', { red: 3 })
      .cubes('seoul', { red: 3 })
      .draws('paris', 'milan')
      .flips('beijing', 'osaka')
      .do('end')
      .asks('quarantine-specialist', 'pause');
    const before = s.events.length;
    s.do('continue').asks('quarantine-specialist', 'pause');
    expect(s.events.slice(before).map(({ t, city }) => `${t} ${city}`)).toEqual([
      'flip beijing',
      'outbreak beijing',
      'infect shanghai',
      'outbreak seoul',
      'infect shanghai',
      'infect tokyo',
    ]);
    // Now, before the next card, she may be flown in.
    s.do('researcher', 'event:airlift').do('pawn:p1').do('to:tokyo').goOn();
    expect(s.board('osaka', 'tokyo')).toEqual({ osaka: {}, tokyo: { red: 1 } });
  });

  test('PD-EVT-02: with nobody holding an event the game does not stop on the way', () => {
    const s = scene('scientist', 'researcher')
      .draws('paris', 'milan')
      .flips('lima', 'osaka')
      .do('end')
      .asks('researcher', 'action');
    expect(s.state.seq).toBe(1);
  });

  test('PD-EVT-02: after one event the game still waits for the other holders', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'airlift')
      .hand('researcher', 'government-grant')
      .draws('paris', 'milan')
      .flips('lima', 'osaka')
      .do('end')
      .do('researcher', 'event:government-grant')
      .do('to:paris')
      .asks('scientist', 'pause')
      .offers('researcher')
      .offers('scientist', 'continue', 'event:airlift');
    expect(s.eventsOf('flip')).toEqual([]);
    s.goOn();
  });
});

describe('inside an epidemic', () => {
  test('PD-EVT-02 PD-EPI-07 T-026 R25: after the infection only Resilient Population', () => {
    const s = scene('scientist', 'researcher', 'medic')
      .hand('scientist', 'airlift', 'one-quiet-night')
      .hand('researcher', 'forecast', 'resilient-population')
      .hand('medic', 'government-grant')
      .draws('epidemic', 'milan')
      .bottom('delhi')
      .do('end')
      .asks('scientist', 'pause');
    expect(s.cubesIn('delhi')).toEqual({ black: 3 });
    expect(s.infectionDiscard).toEqual(['delhi']);
    s.offers('scientist', 'continue').offers('medic').offers('researcher', 'event:resilient-population');
    s.refuses('scientist', 'event:airlift', 'PD-EPI-07');
    s.refuses('scientist', 'event:one-quiet-night', 'PD-EPI-07');
    s.refuses('researcher', 'event:forecast', 'PD-EPI-07');
    s.refuses('medic', 'event:government-grant', 'PD-EPI-07');
    s.refuses('medic', 'event:resilient-population', 'PD-EVT-01');
    s.do('continue').asks('scientist', 'pause');
    expect(s.eventsOf('intensify')).toEqual([{ t: 'intensify', n: 1 }]);
    s.offers('scientist', 'continue', 'event:airlift', 'event:one-quiet-night');
    s.offers('medic', 'event:government-grant').offers('researcher', 'event:forecast');
    s.do('continue');
  });

  test('PD-EVT-02 T-046 R25: an Airlift drawn with the epidemic waits until that is over', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'resilient-population')
      .draws('epidemic', 'airlift')
      .bottom('delhi')
      .do('end')
      .asks('scientist', 'pause')
      .offers('scientist', 'continue')
      .refuses('scientist', 'event:airlift', 'PD-EPI-07')
      .do('researcher', 'event:resilient-population')
      .do('remove:delhi')
      .asks('scientist', 'pause')
      .offers('scientist', 'continue', 'event:airlift');
    expect(s.eventsOf('intensify')).toEqual([{ t: 'intensify', n: 0 }]);
    s.do('event:airlift');
    for (const key of flight) s.do(key);
    expect(s.cityOf('researcher')).toBe('cairo');
  });

  test('PD-EVT-02 R25: with no Resilient Population about, an epidemic goes through without a stop', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .draws('epidemic', 'milan')
      .bottom('delhi')
      .do('end')
      .asks('scientist', 'pause');
    expect(s.eventTypes).toEqual(['drawing', 'draw', 'epidemic', 'rate', 'bottom', 'infect', 'intensify']);
    s.goOn();
  });

  test('PD-EPI-07 PD-HAND-02 B26: after the infection no discarding, even with eight cards', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'paris', 'essen', 'london', 'tokyo', 'osaka', 'lima', 'resilient-population')
      .draws('epidemic', 'milan')
      .bottom('delhi')
      .do('end')
      .asks('scientist', 'pause')
      .offers('scientist', 'continue', 'event:resilient-population')
      .refuses('scientist', 'discard:paris', 'PD-HAND-02');
    // Now seven are left and nothing has to be discarded.
    s.do('event:resilient-population').do('remove:delhi').asks('researcher', 'action');
    expect(s.cardsOf('scientist').length).toBe(7);
    expect(s.eventsOf('discard')).toEqual([]);
  });

  test('PD-HAND-02 PD-EPI-07 PD-EVT-02 R14: another plays it, the eight cards still wait', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'paris', 'essen', 'london', 'tokyo', 'osaka', 'lima', 'airlift')
      .hand('researcher', 'resilient-population')
      .draws('epidemic', 'milan')
      .bottom('delhi')
      .do('end')
      .asks('scientist', 'pause')
      .do('researcher', 'event:resilient-population')
      .do('remove:delhi');
    // The epidemic comes to its end first, only then is the hand reduced.
    expect(s.eventsOf('intensify')).toEqual([{ t: 'intensify', n: 0 }]);
    s.asks('scientist', 'discard');
  });
});

describe('between two epidemics', () => {
  test('PD-DEF-06 PD-EVT-02 T-025 R13: any event, by any seat, before the second begins', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'forecast')
      .hand('researcher', 'airlift')
      .draws('epidemic', 'epidemic')
      .bottom('delhi', 'sydney')
      .do('end')
      .asks('scientist', 'pause');
    expect(s.eventsOf('intensify').length).toBe(1);
    expect(s.eventsOf('epidemic').length).toBe(1);
    expect(s.cubesIn('sydney')).toEqual({});
    s.offers('scientist', 'continue', 'event:forecast').offers('researcher', 'event:airlift');
    s.do('researcher', 'event:airlift');
    for (const key of flight) s.do(key);
    s.asks('scientist', 'pause').do('continue').asks('scientist', 'pause');
    expect(s.eventsOf('epidemic').length).toBe(2);
    expect(s.cubesIn('sydney')).toEqual({ red: 3 });
    expect(s.topInfections(2)).toEqual(['sydney', 'delhi']);
    s.goOn();
  });

  test('PD-EVT-02 T-025: a Quarantine Specialist flown in between keeps the second city clean', () => {
    const s = scene('scientist', 'quarantine-specialist')
      .hand('scientist', 'airlift')
      .draws('epidemic', 'epidemic')
      .bottom('delhi', 'sydney')
      .do('end')
      .asks('scientist', 'pause')
      .do('event:airlift')
      .do('pawn:p2')
      .do('to:manila')
      .asks('quarantine-specialist', 'action');
    expect(s.board('delhi', 'sydney')).toEqual({
      delhi: { black: 3 },
      sydney: {},
    });
    // Both had come back on top, Sydney first.
    expect(s.eventsOf('flip').map(({ city }) => city)).toEqual(['sydney', 'delhi']);
    expect(s.state.outbreaks).toBe(1);
  });
});

describe('while a hand is too big', () => {
  const SIX = ['paris', 'essen', 'london', 'tokyo', 'osaka', 'lima'];

  test('PD-EVT-02 PD-HAND-03 T-027 R28 B26: an event has its effect and saves a discard', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', ...SIX, 'airlift')
      .draws('milan', 'cairo')
      .flips('delhi', 'sydney')
      .do('end')
      .asks('scientist', 'discard')
      .offers(
        'scientist',
        ...[...SIX, 'milan', 'cairo', 'airlift'].map((card) => `discard:${card}`),
        'event:airlift',
      )
      .do('event:airlift');
    for (const key of flight) s.do(key);
    expect(s.cityOf('researcher')).toBe('cairo');
    // Nine were two too many: one has still to go before the infections.
    s.asks('scientist', 'discard');
    expect(s.eventsOf('flip')).toEqual([]);
    s.do('discard:milan').asks('researcher', 'action');
    expect(s.cardsOf('scientist').length).toBe(7);
    expect(s.discardPile).toEqual(['airlift', 'milan']);
  });

  test('PD-HAND-04 T-131: an event that is only discarded does nothing', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', ...SIX, 'one-quiet-night')
      .draws('milan', 'airlift')
      .flips('delhi', 'sydney')
      .do('end')
      .do('discard:airlift')
      .do('discard:one-quiet-night')
      .asks('researcher', 'action');
    expect(s.cityOf('researcher')).toBe('atlanta');
    expect(s.discardPile).toEqual(['airlift', 'one-quiet-night']);
    expect(s.eventsOf('flip').length).toBe(2);
    expect(s.eventsOf('event')).toEqual([]);
  });

  test('PD-DEF-06 PD-EVT-02: meanwhile any other seat may play an event, but not discard', () => {
    const s = scene('scientist', 'researcher', 'medic')
      .hand('scientist', ...SIX, 'moscow')
      .hand('researcher', 'airlift')
      .hand('medic', 'government-grant', 'delhi')
      .draws('milan', 'cairo')
      .do('end')
      .asks('scientist', 'discard')
      .offers('researcher', 'event:airlift')
      .offers('medic', 'event:government-grant')
      .refuses('medic', 'discard:delhi', 'PD-ACT-13')
      .do('researcher', 'event:airlift');
    for (const key of flight) s.do(key);
    s.asks('scientist', 'discard').offers('medic', 'event:government-grant').offers('researcher');
  });

  test('PD-EVT-02 R28: who gets an eighth card plays an event on the turn of the giver', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'atlanta', 'forecast')
      .hand('researcher', ...SIX, 'one-quiet-night')
      .do('give:p2:atlanta')
      .asks('researcher', 'discard')
      .offersOf('researcher', ['event'], 'event:one-quiet-night')
      .offers('scientist', 'event:forecast')
      .refuses('scientist', 'drive:chicago', 'PD-HAND-02')
      .do('researcher', 'event:one-quiet-night')
      .asks('scientist', 'action');
    expect(s.view('scientist').turn).toMatchObject({ quietNight: true, actions: 3 });
    expect(s.cardsOf('researcher')).toEqual([...SIX, 'atlanta'].sort());
  });
});

describe('closed hands', () => {
  test('PD-EVT-02 PD-COM-02: the game stops at every stable point, so that a stop tells nothing', () => {
    const s = sceneWith({ hands: 'closed' }, 'scientist', 'researcher')
      .hand('researcher', 'lima')
      .draws('epidemic', 'milan')
      .bottom('delhi')
      .flips('osaka')
      .do('end');
    const stops: string[] = [];
    while (s.run.asking === 'pause') {
      s.asks('scientist', 'pause').offers('scientist', 'continue').offers('researcher');
      stops.push(`${s.eventTypes.at(-1)}, ${s.eventsOf('flip').length} turned over`);
      s.do('continue');
    }
    expect(stops).toEqual([
      'infect, 0 turned over',
      'intensify, 0 turned over',
      'infect, 1 turned over',
      'infect, 2 turned over',
    ]);
    s.asks('researcher', 'action');
  });
});
