import { describe, expect, test } from 'vitest';
import { CITY_FACTS } from '../src/index.ts';
import { FULL, scene } from './scene.ts';

/** Keys of a kind for all cities but one. */
const everywhereBut = (kind: string, city: string): string[] =>
  CITY_FACTS.filter(({ id }) => id !== city).map(({ id }) => `${kind}:${id}`);

describe('travel', () => {
  test('PD-ACT-01 T-007: driving leads to neighbours only, and costs no card', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'paris')
      .offersOf('scientist', ['drive'], 'drive:chicago', 'drive:miami', 'drive:washington')
      .refuses('scientist', 'drive:new-york', 'PD-ACT-01')
      .do('drive:miami');
    expect(s.cityOf('scientist')).toBe('miami');
    expect(s.cityOf('researcher')).toBe('atlanta');
    expect(s.cardsOf('scientist')).toEqual(['paris']);
    expect(s.state.actions).toBe(3);
  });

  test.each([
    ['san-francisco', ['chicago', 'los-angeles', 'manila', 'tokyo']],
    ['los-angeles', ['chicago', 'mexico-city', 'san-francisco', 'sydney']],
    ['santiago', ['lima']],
  ])('PD-ACT-01 PD-DEF-05 T-007: from %s one drives to %j', (from, to) => {
    scene('scientist', 'researcher')
      .at('scientist', from)
      .offersOf('scientist', ['drive'], ...to.map((city) => `drive:${city}`))
      .refuses('scientist', 'drive:buenos-aires', 'PD-ACT-01');
  });

  test('PD-ACT-02 T-008 B16: the card of the destination pays for a direct flight; both players see it go', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'cairo', 'lima')
      .offersOf('scientist', ['fly'], 'fly:cairo', 'fly:lima')
      .refuses('scientist', 'fly:paris', 'PD-ACT-02')
      .do('fly:cairo');
    expect(s.cityOf('scientist')).toBe('cairo');
    expect(s.state.actions).toBe(3);
    for (const role of ['scientist', 'researcher']) {
      expect(s.view(role).seats[0].hand).toEqual(['lima']);
      expect(s.view(role).seats[0].city).toBe('cairo');
      expect(s.view(role).playerDeck.discard).toEqual(['cairo']);
    }
    expect(s.eventsOf('move')).toEqual([
      { t: 'move', seat: 0, pawn: 0, how: 'fly', from: 'atlanta', city: 'cairo', card: 'cairo' },
    ]);
  });

  test('PD-ACT-02: a card in the hand of another player pays for nothing, and an event is no ticket', () => {
    scene('scientist', 'researcher')
      .hand('researcher', 'cairo')
      .hand('scientist', 'airlift')
      .offersOf('scientist', ['fly'])
      .refuses('scientist', 'fly:cairo', 'PD-ACT-02')
      .refuses('scientist', 'fly:airlift', 'HO-KEY');
  });

  test('PD-ACT-03 T-009: the card of the city one is in pays for a flight to anywhere', () => {
    const s = scene('scientist', 'researcher')
      .at('scientist', 'cairo')
      .hand('scientist', 'cairo', 'lima')
      .offersOf('scientist', ['charter'], ...everywhereBut('charter', 'cairo'))
      .do('charter:lima');
    expect(s.cityOf('scientist')).toBe('lima');
    expect(s.discardPile).toEqual(['cairo']);
    expect(s.cardsOf('scientist')).toEqual(['lima']);
    expect(s.state.actions).toBe(3);
  });

  test('PD-ACT-03 T-009: in Cairo with Lima only, no charter; the direct flight to Lima is there', () => {
    scene('scientist', 'researcher')
      .at('scientist', 'cairo')
      .hand('scientist', 'lima')
      .hand('researcher', 'cairo')
      .offersOf('scientist', ['charter', 'fly'], 'fly:lima')
      .refuses('scientist', 'charter:lima', 'PD-ACT-03');
  });

  test('PD-ACT-04 T-010: the shuttle flies between stations without a card', () => {
    const s = scene('scientist', 'researcher')
      .stations('atlanta', 'lagos', 'delhi')
      .hand('scientist', 'paris')
      .offersOf('scientist', ['shuttle'], 'shuttle:delhi', 'shuttle:lagos')
      .refuses('scientist', 'shuttle:paris', 'PD-ACT-04')
      .do('shuttle:lagos');
    expect(s.cityOf('scientist')).toBe('lagos');
    expect(s.cardsOf('scientist')).toEqual(['paris']);
    expect(s.state.actions).toBe(3);
    s.do('drive:khartoum')
      .offersOf('scientist', ['shuttle'])
      .refuses('scientist', 'shuttle:lagos', 'PD-ACT-04');
  });

  test('PD-ACT-04 T-010: from Miami, without a station, no shuttle leaves', () => {
    scene('scientist', 'researcher')
      .at('scientist', 'miami')
      .stations('atlanta', 'lagos')
      .offersOf('scientist', ['shuttle'])
      .refuses('scientist', 'shuttle:lagos', 'PD-ACT-04');
  });

  test('PD-ACT-05 T-008 B55: no way of travel ends where it began', () => {
    const s = scene('operations-expert', 'dispatcher')
      .at('dispatcher', 'paris')
      .stations('atlanta', 'lagos')
      .hand('operations-expert', 'atlanta', 'lima')
      .refuses('operations-expert', 'drive:atlanta', 'PD-ACT-05')
      .refuses('operations-expert', 'fly:atlanta', 'PD-ACT-05')
      .refuses('operations-expert', 'charter:atlanta', 'PD-ACT-05')
      .refuses('operations-expert', 'shuttle:atlanta', 'PD-ACT-05')
      .refuses('operations-expert', 'expert-fly:atlanta', 'PD-ACT-05');
    const here = s.keys('operations-expert').filter((key) => key.endsWith(':atlanta'));
    expect(here).toEqual([]);
    s.offersOf('operations-expert', ['fly', 'shuttle'], 'fly:lima', 'shuttle:lagos');
  });
});

describe('building', () => {
  test('PD-ACT-06: the card of the city pays for a station in it', () => {
    const s = scene('scientist', 'researcher')
      .at('scientist', 'delhi')
      .hand('scientist', 'delhi', 'lima')
      .do('build');
    expect(s.state.actions).toBe(3);
    expect(s.view('researcher').stations).toEqual(['atlanta', 'delhi']);
    expect(s.view('researcher').stationsLeft).toBe(4);
    expect(s.discardPile).toEqual(['delhi']);
    expect(s.cardsOf('scientist')).toEqual(['lima']);
    expect(s.eventsOf('build')).toEqual([{ t: 'build', seat: 0, city: 'delhi', from: null }]);
  });

  test('PD-ACT-06: without that very card there is no station', () => {
    scene('scientist', 'researcher')
      .at('scientist', 'delhi')
      .hand('scientist', 'mumbai')
      .hand('researcher', 'delhi')
      .offersOf('scientist', ['build'])
      .refuses('scientist', 'build', 'PD-ACT-06');
  });

  test('PD-ACT-06 T-012: no second station in a city', () => {
    scene('scientist', 'researcher')
      .hand('scientist', 'atlanta')
      .offersOf('scientist', ['build'])
      .refuses('scientist', 'build', 'PD-ACT-06');
  });

  test('PD-ACT-07 T-011 R34: with six stations on the board one of them moves, whichever the builder picks', () => {
    const s = scene('scientist', 'researcher')
      .at('scientist', 'delhi')
      .hand('scientist', 'delhi')
      .stations('atlanta', 'paris', 'lima', 'tokyo', 'cairo', 'lagos')
      .do('build')
      .asks('scientist', 'moveStation')
      .offers(
        'scientist',
        ...['atlanta', 'paris', 'lima', 'tokyo', 'cairo', 'lagos'].map((city) => `station:${city}`),
        'back',
      )
      .refuses('scientist', 'station:delhi', 'HO-ASK')
      .refuses('researcher', 'station:lima', 'HO-SEAT')
      .do('station:atlanta');
    expect(s.view('researcher').stations).toEqual(['paris', 'lima', 'tokyo', 'cairo', 'lagos', 'delhi']);
    expect(s.view('researcher').stationsLeft).toBe(0);
    expect(s.discardPile).toEqual(['delhi']);
    expect(s.state.actions).toBe(3);
  });

  test('PD-ACT-07: who thinks better of it has lost neither card nor action', () => {
    const s = scene('scientist', 'researcher')
      .at('scientist', 'delhi')
      .hand('scientist', 'delhi')
      .stations('atlanta', 'paris', 'lima', 'tokyo', 'cairo', 'lagos')
      .do('build')
      .do('back');
    expect(s.view('researcher').stations).toEqual(['atlanta', 'paris', 'lima', 'tokyo', 'cairo', 'lagos']);
    expect(s.cardsOf('scientist')).toEqual(['delhi']);
    expect(s.state.actions).toBe(4);
    s.asks('scientist', 'action');
  });

  test('PD-ACT-07 B28: the Operations Expert too moves a station when none is left', () => {
    const s = scene('operations-expert', 'researcher')
      .at('operations-expert', 'lima')
      .stations('atlanta', 'paris', 'delhi', 'tokyo', 'cairo', 'lagos')
      .do('build')
      .asks('operations-expert', 'moveStation')
      .do('station:paris');
    expect(s.view('researcher').stations).toEqual(['atlanta', 'delhi', 'tokyo', 'cairo', 'lagos', 'lima']);
    expect(s.discardPile).toEqual([]);
  });
});

describe('treating', () => {
  test('PD-ACT-08 T-013 B11: one cube of an uncured disease goes back to the supply', () => {
    const s = scene('scientist', 'researcher')
      .at('scientist', 'paris')
      .cubes('paris', { blue: 3 })
      .do('treat:blue');
    expect(s.cubesIn('paris')).toEqual({ blue: 2 });
    expect(s.supplyOf('blue')).toBe(FULL - 2);
    expect(s.state.actions).toBe(3);
  });

  test('PD-ACT-08 T-013 B01: all cubes of a cured disease go with one action, for anybody', () => {
    const s = scene('scientist', 'researcher')
      .at('scientist', 'paris')
      .cured('blue')
      .cubes('paris', { blue: 3, red: 2 })
      .cubes('essen', { blue: 1 })
      .do('treat:blue');
    expect(s.board('paris', 'essen')).toEqual({ paris: { red: 2 }, essen: { blue: 1 } });
    expect(s.supplyOf('blue')).toBe(FULL - 1);
    expect(s.state.actions).toBe(3);
  });

  test('PD-ACT-08 B01: the Medic takes all cubes of an uncured disease with one action', () => {
    const s = scene('medic', 'researcher')
      .at('medic', 'paris')
      .cubes('paris', { blue: 3, red: 2 })
      .do('treat:blue');
    expect(s.cubesIn('paris')).toEqual({ red: 2 });
    expect(s.supplyOf('blue')).toBe(FULL);
    expect(s.state.actions).toBe(3);
  });

  test('PD-ACT-08 B41: the player names the colour', () => {
    const s = scene('scientist', 'researcher')
      .cubes('atlanta', { yellow: 2, blue: 1 })
      .offersOf('scientist', ['treat'], 'treat:blue', 'treat:yellow')
      .do('treat:yellow');
    expect(s.cubesIn('atlanta')).toEqual({ yellow: 1, blue: 1 });
  });

  test('PD-ACT-08 R20: two cured colours in one city take two actions', () => {
    const s = scene('scientist', 'researcher')
      .cured('red', 'blue')
      .cubes('atlanta', { red: 2, blue: 3 })
      .do('treat:red');
    expect(s.cubesIn('atlanta')).toEqual({ blue: 3 });
    s.do('treat:blue');
    expect(s.cubesIn('atlanta')).toEqual({});
    expect(s.state.actions).toBe(2);
  });

  test('PD-ACT-08: where there is no cube there is nothing to treat', () => {
    scene('scientist', 'researcher')
      .cubes('atlanta', { red: 1 })
      .cubes('miami', { blue: 3 })
      .offersOf('scientist', ['treat'], 'treat:red')
      .refuses('scientist', 'treat:blue', 'PD-ACT-08')
      .do('treat:red')
      .offersOf('scientist', ['treat'])
      .refuses('scientist', 'treat:red', 'PD-ACT-08');
  });
});

describe('sharing', () => {
  test('PD-ACT-09 B02: every offer names who and which card, and so does what is told afterwards', () => {
    const giver = scene('scientist', 'medic', 'dispatcher')
      .at('scientist', 'delhi')
      .at('medic', 'delhi')
      .hand('scientist', 'delhi', 'lima')
      .offersOf('scientist', ['give', 'take'], 'give:p2:delhi')
      .do('give:p2:delhi');
    expect(giver.eventsOf('share')).toEqual([{ t: 'share', from: 0, to: 1, card: 'delhi' }]);
    expect([giver.cardsOf('scientist'), giver.cardsOf('medic')]).toEqual([['lima'], ['delhi']]);
    expect(giver.state.actions).toBe(3);
    const taker = scene('scientist', 'medic', 'dispatcher')
      .at('scientist', 'delhi')
      .at('medic', 'delhi')
      .at('dispatcher', 'delhi')
      .hand('medic', 'delhi', 'paris')
      .offersOf('scientist', ['give', 'take'], 'take:p2:delhi')
      .do('take:p2:delhi');
    expect(taker.eventsOf('share')).toEqual([{ t: 'share', from: 1, to: 0, card: 'delhi' }]);
    expect([taker.cardsOf('scientist'), taker.cardsOf('medic')]).toEqual([['delhi'], ['paris']]);
    expect(taker.discardPile).toEqual([]);
  });

  test('PD-ACT-09 T-016: only the card of the city, and never an event', () => {
    scene('scientist', 'medic')
      .at('scientist', 'milan')
      .at('medic', 'milan')
      .hand('scientist', 'lima', 'airlift')
      .hand('medic', 'paris', 'forecast')
      .offersOf('scientist', ['give', 'take'])
      .refuses('scientist', 'give:p2:milan', 'PD-ACT-09')
      .refuses('scientist', 'take:p2:milan', 'PD-ACT-09')
      .refuses('scientist', 'give:p2:lima', 'PD-ACT-09')
      .refuses('scientist', 'take:p2:paris', 'PD-ACT-09')
      .refuses('scientist', 'give:p2:airlift', 'PD-ACT-09')
      .refuses('scientist', 'take:p2:forecast', 'PD-ACT-09');
  });

  test('PD-ACT-09: only between two who are in one city, one of them the active player', () => {
    scene('scientist', 'medic', 'dispatcher')
      .at('scientist', 'milan')
      .at('medic', 'paris')
      .at('dispatcher', 'paris')
      .hand('scientist', 'milan')
      .hand('medic', 'paris')
      .offersOf('scientist', ['give', 'take'])
      .refuses('scientist', 'give:p2:milan', 'PD-ACT-09')
      .refuses('scientist', 'take:p2:paris', 'PD-ACT-09')
      .refuses('scientist', 'give:p1:milan', 'PD-ACT-09')
      .refuses('scientist', 'give:p4:milan', 'PD-ACT-09')
      .refuses('medic', 'give:p3:paris', 'PD-TURN-05')
      .refuses('dispatcher', 'take:p2:paris', 'PD-TURN-05');
  });

  test('PD-ACT-09 T-015: who is asked may refuse, and then no action is spent', () => {
    const s = scene('scientist', 'medic')
      .asksConsent()
      .at('scientist', 'milan')
      .at('medic', 'milan')
      .hand('medic', 'milan')
      .do('take:p2:milan')
      .asks('medic', 'consent')
      .offers('medic', 'agree', 'refuse')
      .do('refuse')
      .asks('scientist', 'action');
    expect(s.state.actions).toBe(4);
    expect([s.cardsOf('scientist'), s.cardsOf('medic')]).toEqual([[], ['milan']]);
    expect(s.eventTypes).toEqual(['refused']);
    s.do('take:p2:milan').do('agree');
    expect(s.state.actions).toBe(3);
    expect([s.cardsOf('scientist'), s.cardsOf('medic')]).toEqual([['milan'], []]);
  });

  test('PD-ACT-09: a gift too needs the consent of the one who gets it', () => {
    scene('scientist', 'medic')
      .asksConsent()
      .hand('scientist', 'atlanta')
      .do('give:p2:atlanta')
      .asks('medic', 'consent');
  });

  test('PD-ACT-09 T-017 R46 B37: the Researcher gives any City card, takes only that of the city, and never events', () => {
    const s = scene('medic', 'researcher')
      .at('medic', 'milan')
      .at('researcher', 'milan')
      .hand('medic', 'cairo', 'milan')
      .hand('researcher', 'lima', 'airlift')
      .offersOf('medic', ['give', 'take'], 'give:p2:milan', 'take:p2:lima')
      .refuses('medic', 'give:p2:cairo', 'PD-ACT-09')
      .refuses('medic', 'take:p2:airlift', 'PD-ACT-09')
      .do('take:p2:lima');
    expect(s.cardsOf('medic')).toEqual(['cairo', 'lima', 'milan']);
    scene('researcher', 'medic')
      .hand('medic', 'cairo')
      .hand('researcher', 'lima', 'airlift')
      .offersOf('researcher', ['give', 'take'], 'give:p2:lima')
      .refuses('researcher', 'take:p2:cairo', 'PD-ACT-09');
  });

  test('PD-ACT-10 PD-HAND-02 T-015: the eighth card that one takes makes one discard before the next action', () => {
    const s = scene('scientist', 'medic')
      .at('scientist', 'milan')
      .at('medic', 'milan')
      .hand('scientist', 'essen', 'paris', 'london', 'madrid', 'lima', 'lagos', 'cairo')
      .hand('medic', 'milan')
      .do('take:p2:milan')
      .asks('scientist', 'discard')
      .refuses('scientist', 'drive:essen', 'PD-HAND-02')
      .refuses('scientist', 'end', 'PD-HAND-02')
      .do('discard:lagos')
      .asks('scientist', 'action');
    expect(s.cardsOf('scientist')).toEqual(['cairo', 'essen', 'lima', 'london', 'madrid', 'milan', 'paris']);
    expect(s.discardPile).toEqual(['lagos']);
    expect(s.state.actions).toBe(3);
  });

  test('PD-ACT-10 R29 B38 B53: a receiver who is not active discards at once, then the turn of the giver goes on', () => {
    const s = scene('scientist', 'medic', 'dispatcher')
      .actions(2)
      .hand('scientist', 'atlanta')
      .hand('medic', 'essen', 'paris', 'london', 'madrid', 'lima', 'lagos', 'cairo')
      .do('give:p2:atlanta')
      .asks('medic', 'discard')
      .offers('scientist')
      .offers('dispatcher')
      .offers(
        'medic',
        ...['atlanta', 'cairo', 'essen', 'lagos', 'lima', 'london', 'madrid', 'paris'].map(
          (c) => `discard:${c}`,
        ),
      )
      .refuses('scientist', 'discard:paris', 'PD-ACT-13')
      .refuses('scientist', 'drive:miami', 'PD-HAND-02')
      .refuses('medic', 'drive:miami', 'PD-TURN-05')
      .refuses('medic', 'discard:tokyo', 'PD-HAND-02');
    expect(s.run.decision([0, 1, 2])?.about).toBe('1');
    s.do('medic', 'discard:atlanta').asks('scientist', 'action');
    expect(s.state.actions).toBe(1);
    expect(s.cardsOf('medic').length).toBe(7);
    expect(s.discardPile).toEqual(['atlanta']);
  });
});

describe('discovering a cure', () => {
  test('PD-ACT-11 T-018: five cards of one colour at any station; its own colour does not matter', () => {
    const s = scene('researcher', 'medic')
      .stations('lagos')
      .at('researcher', 'lagos')
      .hand('researcher', 'osaka', 'tokyo', 'manila', 'sydney', 'taipei', 'lagos')
      .cubes('osaka', { red: 1 })
      .do('cure:red');
    expect(s.status('red')).toBe('cured');
    expect(s.cardsOf('researcher')).toEqual(['lagos']);
    expect(s.discardPile).toEqual(['manila', 'osaka', 'sydney', 'taipei', 'tokyo']);
    expect(s.state.actions).toBe(3);
    expect(['blue', 'yellow', 'black'].map((disease) => s.status(disease))).toEqual([
      ...['uncured', 'uncured', 'uncured'],
    ]);
  });

  test('PD-ACT-11 T-018: four are too few, but for the Scientist', () => {
    scene('researcher', 'medic')
      .hand('researcher', 'osaka', 'tokyo', 'manila', 'sydney', 'paris', 'airlift')
      .offersOf('researcher', ['cure'])
      .refuses('researcher', 'cure:red', 'PD-ACT-11')
      .refuses('researcher', 'cure:blue', 'PD-ACT-11');
  });

  test('PD-ACT-11 T-018 B32: the Scientist is offered the cure with four cards, not with three', () => {
    const s = scene('scientist', 'medic')
      .hand('scientist', 'osaka', 'tokyo', 'manila', 'sydney', 'paris', 'milan', 'essen')
      .offersOf('scientist', ['cure'], 'cure:red')
      .refuses('scientist', 'cure:blue', 'PD-ACT-11')
      .do('cure:red');
    expect(s.cardsOf('scientist')).toEqual(['essen', 'milan', 'paris']);
  });

  test('PD-ACT-11 T-018: no station, no cure', () => {
    scene('researcher', 'medic')
      .at('researcher', 'tokyo')
      .hand('researcher', 'osaka', 'tokyo', 'manila', 'sydney', 'taipei')
      .offersOf('researcher', ['cure'])
      .refuses('researcher', 'cure:red', 'PD-ACT-11');
  });

  test('PD-ACT-11 T-018 B64: of seven cards exactly five go, those the player picks', () => {
    const s = scene('researcher', 'medic')
      .hand('researcher', 'osaka', 'tokyo', 'manila', 'sydney', 'taipei', 'seoul', 'beijing')
      .cubes('osaka', { red: 1 })
      .do('cure:red')
      .asks('researcher', 'cureCard');
    s.offers(
      'researcher',
      'back',
      ...['osaka', 'tokyo', 'manila', 'sydney', 'taipei', 'seoul', 'beijing'].map((card) => `spend:${card}`),
    );
    for (const card of ['osaka', 'beijing', 'tokyo', 'seoul']) s.do(`spend:${card}`);
    s.offers('researcher', 'back', 'spend:manila', 'spend:sydney', 'spend:taipei')
      .refuses('researcher', 'spend:osaka', 'HO-ASK')
      .refuses('researcher', 'drive:miami', 'PD-TURN-03');
    expect(s.status('red')).toBe('uncured');
    s.do('spend:manila').asks('researcher', 'action');
    expect(s.status('red')).toBe('cured');
    expect(s.cardsOf('researcher')).toEqual(['sydney', 'taipei']);
    expect(s.state.actions).toBe(3);
    expect(s.eventsOf('spent')).toEqual([
      { t: 'spent', seat: 0, cards: ['osaka', 'beijing', 'tokyo', 'seoul', 'manila'] },
    ]);
  });

  test('PD-ACT-11: who stops picking keeps the cards and the action', () => {
    const s = scene('researcher', 'medic')
      .hand('researcher', 'osaka', 'tokyo', 'manila', 'sydney', 'taipei', 'seoul')
      .do('cure:red')
      .do('spend:osaka')
      .do('back')
      .asks('researcher', 'action');
    expect(s.cardsOf('researcher').length).toBe(6);
    expect(s.state.actions).toBe(4);
    expect(s.status('red')).toBe('uncured');
  });

  test('PD-ACT-11 B55: what is cured or eradicated cannot be cured again', () => {
    const cards = ['essen', 'paris', 'london', 'madrid', 'milan'];
    scene('researcher', 'medic')
      .cured('blue')
      .cubes('essen', { blue: 1 })
      .hand('researcher', ...cards)
      .offersOf('researcher', ['cure'])
      .refuses('researcher', 'cure:blue', 'PD-ACT-11');
    scene('researcher', 'medic')
      .eradicated('blue')
      .hand('researcher', ...cards)
      .offersOf('researcher', ['cure'])
      .refuses('researcher', 'cure:blue', 'PD-ACT-11');
  });
});

describe('actions of the roles', () => {
  test('PD-ACT-12: each role adds its own actions to those of everybody', () => {
    const common = [
      'drive',
      'fly',
      'charter',
      'shuttle',
      'build',
      'treat',
      'give',
      'take',
      'cure',
      'end',
      'event',
    ];
    const extra = (role: string): string[] => {
      const s = scene(role, 'quarantine-specialist')
        .stations('atlanta', 'lagos')
        .hand(role, 'atlanta', 'lima')
        .at('quarantine-specialist', 'paris')
        .discarded('airlift');
      return [...new Set(s.keys(role).map((key) => key.split(':')[0]))].filter(
        (kind) => !common.includes(kind),
      );
    };
    expect(extra('contingency-planner')).toEqual(['fetch']);
    expect(extra('dispatcher').sort()).toEqual(['lead-drive', 'lead-fly', 'summon']);
    expect(extra('operations-expert')).toEqual(['expert-fly']);
    expect(['medic', 'researcher', 'scientist'].flatMap(extra)).toEqual([]);
  });

  test('PD-ACT-12: each of these actions costs one of the four, also for the pawn of another', () => {
    const s = scene('dispatcher', 'medic').at('medic', 'paris');
    s.do('lead-drive:p2:milan').do('summon:p1:milan').do('lead-drive:p2:essen').do('summon:p2:milan');
    expect(s.state.actions).toBe(0);
    s.offers('dispatcher', 'end').refuses('dispatcher', 'lead-drive:p2:essen', 'PD-TURN-02');
    const planner = scene('contingency-planner', 'medic').discarded('airlift').do('fetch:airlift');
    expect(planner.state.actions).toBe(3);
    const expert = scene('operations-expert', 'medic').hand('operations-expert', 'lima', 'cairo');
    expect(expert.do('expert-fly:paris').do('spend:lima').do('build').state.actions).toBe(2);
  });

  test('PD-ACT-12 B22: four moves of other pawns and the Dispatcher is out of actions', () => {
    const s = scene('dispatcher', 'medic');
    for (const city of ['miami', 'bogota', 'lima', 'santiago']) s.do(`lead-drive:p2:${city}`);
    expect(s.cityOf('medic')).toBe('santiago');
    s.offers('dispatcher', 'end')
      .refuses('dispatcher', 'lead-drive:p2:lima', 'PD-TURN-02')
      .refuses('dispatcher', 'summon:p1:santiago', 'PD-TURN-02');
  });

  test('PD-ACT-12: the others have none of it', () => {
    scene('medic', 'dispatcher', 'operations-expert', 'contingency-planner')
      .hand('medic', 'lima')
      .discarded('airlift')
      .refuses('medic', 'expert-fly:paris', 'PD-ROLE-09')
      .refuses('medic', 'summon:p2:miami', 'PD-ROLE-03')
      .refuses('medic', 'lead-drive:p2:miami', 'PD-ROLE-03')
      .refuses('medic', 'fetch:airlift', 'PD-ROLE-01');
  });
});

describe('throwing cards away', () => {
  test('PD-ACT-13 T-127: nobody may discard a card without cause, neither in his turn nor in that of another', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'paris', 'airlift')
      .hand('researcher', 'milan')
      .draws('essen', 'london')
      .flips('lima', 'tokyo')
      .refuses('scientist', 'discard:paris', 'PD-ACT-13')
      .refuses('scientist', 'discard:airlift', 'PD-ACT-13')
      .refuses('researcher', 'discard:milan', 'PD-ACT-13')
      .do('end')
      .asks('scientist', 'pause')
      .refuses('scientist', 'discard:paris', 'PD-ACT-13');
    expect(s.keys('scientist').filter((key) => key.startsWith('discard'))).toEqual([]);
    s.goOn();
  });

  test('PD-ACT-13: a treatment and a drive take no card, even that of the city', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'miami', 'atlanta')
      .cubes('atlanta', { red: 1 })
      .do('treat:red')
      .do('drive:miami');
    expect(s.cardsOf('scientist')).toEqual(['atlanta', 'miami']);
    expect(s.discardPile).toEqual([]);
  });
});
