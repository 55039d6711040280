import {
  type GameEvent,
  type InputError,
  Run,
  seedStreams,
  seenBy,
  Table,
  type Viewer,
} from '@holdout/kernel';
import { randomNumbers } from '@holdout/testkit';
import { describe, expect, test } from 'vitest';
import { EPIDEMICS, EVENTS, eventsOf, INCIDENTS, ROLES, rolesOf, roleWord } from '../src/content/registry.ts';
import { BRINK_ROLE_IDS, CITY_FACTS, type OptionInput, pandemic, ROLE_IDS } from '../src/index.ts';
import { isEpidemic, isEventCard } from '../src/state/ids.ts';
import { MODULES } from '../src/state/limits.ts';
import type { PandemicState } from '../src/state/state.ts';
import { cardWord, cardWords } from '../src/state/words.ts';
import type { PandemicView } from '../src/view/view.ts';
import { mutationSceneWith, strainScene } from './modules.ts';
import { brinkScene, scene, sceneWith } from './scene.ts';

const SEEDS = Array.from({ length: 25 }, (_, i) => `brink ${i}`);
const CITY_IDS = CITY_FACTS.map((city) => city.id);
const EVENT_IDS = EVENTS.map((event) => event.id).sort();
const NEW_EVENTS = [
  'borrowed-time',
  'commercial-travel-ban',
  'mobile-hospital',
  'new-assignment',
  'rapid-vaccine-deployment',
  're-examined-research',
  'remote-treatment',
  'special-orders',
];
const OPENING_CARDS: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2, 5: 2 };
const FIVE = ['archivist', 'generalist', 'medic', 'epidemiologist', 'researcher'];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** A new game with On the Brink, dealt out of a seed. */
function deal(options: OptionInput, seed: string): Table<PandemicState> {
  const seats = Array.from({ length: options.players ?? 2 }, (_, seat) => ({ name: `seat ${seat + 1}` }));
  const input = pandemic.readOptions({ onTheBrink: true, ...options });
  return new Table(pandemic, { options: input, seed, undo: 'keepFate', seats });
}

const viewOf = (table: Table<PandemicState>, viewer: Viewer): PandemicView =>
  pandemic.view(table.run, viewer) as PandemicView;

/** Everything in hands and deck, and what was left over. */
const cardsOf = ({ hands, playerDeck }: PandemicState) => [...hands.flat(), ...playerDeck];
const unusedOf = (state: PandemicState) => cardWords(state.brink?.unused ?? []);

/** Code and place of the complaint about options, with what it names. */
function complaint(options: unknown): string {
  try {
    pandemic.readOptions(options);
  } catch (error) {
    const { name, code, path } = error as InputError;
    return `${name}: ${code} at ${path}`;
  }
  return 'none';
}

describe('what the box adds', () => {
  test('OB-GEN-01: six roles, eight events, eight virulent epidemics and three mutation events', () => {
    expect(rolesOf(true).length).toBe(13);
    expect(rolesOf(false).map((role) => role.id)).toEqual(ROLE_IDS);
    expect([...BRINK_ROLE_IDS].sort()).toEqual([
      'archivist',
      'containment-specialist',
      'epidemiologist',
      'field-operative',
      'generalist',
      'troubleshooter',
    ]);
    const base = eventsOf(false).map((event) => event.id);
    expect(EVENT_IDS.filter((id) => !base.includes(id))).toEqual(NEW_EVENTS);
    expect([EPIDEMICS.length, INCIDENTS.length]).toEqual([8, 3]);
  });

  test('OB-GEN-01: no number of a role or card is used twice', () => {
    expect(new Set(ROLES.map((role) => role.number)).size).toBe(ROLES.length);
    const cards = [...EVENTS, ...EPIDEMICS, ...INCIDENTS].map((def) => def.card);
    expect(new Set(cards).size).toBe(cards.length);
  });

  test('OB-GEN-01: without it a table plays the base box, and nothing of it is in the game', () => {
    const { run } = deal({ onTheBrink: false }, 'base');
    expect(run.state.brink).toBeUndefined();
    expect(viewOf(deal({ onTheBrink: false }, 'base'), 0).brink).toBe(null);
    const words = cardsOf(run.state).map(cardWord);
    expect(words.filter((word) => NEW_EVENTS.includes(word))).toEqual([]);
    expect(pandemic.readOptions({})).not.toHaveProperty('onTheBrink');
  });

  test('OB-GEN-01: a module can be played with the base roles and events only', () => {
    for (const seed of SEEDS) {
      const table = deal({ module: 'mutation', onTheBrink: false, players: 4 }, seed);
      expect(table.state.roles.map(roleWord).filter((role) => !ROLE_IDS.includes(role))).toEqual([]);
      const events = cardsOf(table.state).filter(isEventCard).map(cardWord);
      expect(events.sort()).toEqual(eventsOf(false).map((event) => event.id));
      expect(unusedOf(table.state)).toEqual([]);
    }
  });

  test('OB-GEN-02: roles and events can be played by themselves, which is where to begin', () => {
    expect(pandemic.readOptions({ onTheBrink: true })).toMatchObject({ module: 'none', onTheBrink: true });
    expect(viewOf(deal({}, 'learning'), 0).brink).toMatchObject({
      contents: true,
      virulent: false,
      mutation: false,
    });
  });

  test('OB-GEN-03 OQ-26: with every module the table itself says how many epidemics, from four', () => {
    for (const module of MODULES) {
      for (const epidemics of [4, 5, 6, 7])
        expect(pandemic.readOptions({ module, onTheBrink: true, players: 4, epidemics })).toMatchObject({
          epidemics,
        });
      expect(complaint({ module, onTheBrink: true, players: 4, epidemics: 3 })).toBe(
        'InputError: option.range at epidemics',
      );
    }
  });

  test('OB-GEN-04: the purple disease is on the table in the modules that use it, and in no other game', () => {
    for (const module of MODULES) {
      const options = pandemic.readOptions({ module, onTheBrink: true, players: 3 });
      const run = new Run(pandemic, pandemic.create(options, seedStreams('purple', pandemic.streams)));
      const { diseases } = pandemic.view(run, 0) as PandemicView;
      const purple = module.includes('mutation') || module.includes('bioterrorist');
      expect(diseases.length, module).toBe(purple ? 5 : 4);
      expect(diseases[4], module).toEqual(
        purple ? { id: 'purple', status: 'uncured', supply: 12 } : undefined,
      );
    }
  });
});

describe('five players', () => {
  test('OB-P5-01: up to five with On the Brink, a sixth is refused; without it four', () => {
    for (const players of [2, 3, 4, 5]) expect(complaint({ players, onTheBrink: true })).toBe('none');
    expect(complaint({ players: 5, module: 'virulent', onTheBrink: false })).toBe('none');
    const sixth = 'InputError: option.range at players';
    expect(complaint({ players: 6, onTheBrink: true })).toBe(sixth);
    expect(complaint({ players: 5 })).toBe(sixth);
    expect(complaint({ players: 5, onTheBrink: false })).toBe(sixth);
  });

  test('OB-P5-02 T-002: each has a role of his own, two cards and a pawn in Atlanta', () => {
    for (const seed of SEEDS) {
      const table = deal({ players: 5 }, seed);
      const { seats } = viewOf(table, 'spectator');
      expect(seats.map((seat) => seat.handCount)).toEqual([2, 2, 2, 2, 2]);
      expect(new Set(seats.map((seat) => seat.role)).size).toBe(5);
      expect(seats.map((seat) => seat.city)).toEqual(new Array<string>(5).fill('atlanta'));
      expect(table.state.hands.flat().filter(isEpidemic)).toEqual([]);
    }
  });

  test.each([
    [2, 4],
    [3, 3],
    [4, 2],
    [5, 2],
  ])('OB-P5-02 T-002 B46: %i players start with %i cards each', (players, n) => {
    const { hands } = deal({ players, module: 'mutation' }, 'hands').state;
    expect(hands.map((hand) => hand.length)).toEqual(new Array<number>(players).fill(n));
    expect(cardWords(hands.flat()).filter((word) => INCIDENTS.some((def) => def.id === word))).toEqual([]);
  });

  test('OB-P5-01: the fifth has his turn after the fourth, then the first again', () => {
    const s = sceneWith({ epidemics: 4 }, ...FIVE).draws(...CITY_IDS.slice(0, 10));
    for (const role of FIVE) s.asks(role, 'action').endTurn();
    s.asks(FIVE[0], 'action');
    expect(s.state.turn).toBe(6);
  });

  test('OB-P5-01: the fifth plays events and is asked like everybody', () => {
    const s = scene(...FIVE)
      .asksConsent()
      .hand('archivist', 'atlanta')
      .hand('researcher', 'airlift')
      .do('give:p5:atlanta')
      .asks('researcher', 'consent')
      .do('agree')
      .do('researcher', 'event:airlift')
      .do('pawn:p5')
      .do('to:lima')
      .asks('archivist', 'action');
    expect(s.cityOf('researcher')).toBe('lima');
    expect(s.cardsOf('researcher')).toEqual(['atlanta']);
  });
});

describe('the roles', () => {
  test('OB-ROLE-01 T-143: all thirteen are dealt, and none else', () => {
    const met = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const { roles } = deal({ players: 5 }, `roles ${i}`).state;
      for (const role of roles) met.add(roleWord(role));
    }
    expect([...met].sort()).toEqual([...ROLE_IDS, ...BRINK_ROLE_IDS].sort());
  });

  test('OB-ROLE-01 OQ-31 T-143: the roles nobody plays are known to all; the bio-terrorist is none of them', () => {
    const table = deal({ players: 4, hands: 'closed' }, 'free');
    for (const viewer of [0, 3, 'spectator'] as const) {
      const { seats, brink } = viewOf(table, viewer);
      const played = seats.map((seat) => seat.role);
      const all = [...played, ...(brink?.freeRoles ?? [])].sort();
      expect(all).toEqual([...ROLE_IDS, ...BRINK_ROLE_IDS].sort());
    }
  });

  test('OB-ROLE-01: a role can be chosen, and then nobody else is dealt it', () => {
    for (const seed of SEEDS) {
      const roles = ['random', 'troubleshooter', 'random'];
      const dealt = deal({ players: 3, roles }, seed).state.roles.map(roleWord);
      expect(dealt[1]).toBe('troubleshooter');
      expect(new Set(dealt).size).toBe(3);
    }
  });
});

describe('the events', () => {
  test.each([2, 3, 4, 5])(
    'OB-EVSEL-01 T-047: %i players play with two events each out of thirteen',
    (players) => {
      for (const seed of SEEDS) {
        const { state } = deal({ players }, seed);
        const events = cardsOf(state).filter(isEventCard).map(cardWord);
        expect(events.length).toBe(2 * players);
        expect([...events, ...unusedOf(state)].sort()).toEqual(EVENT_IDS);
      }
    },
  );

  test('OB-EVSEL-01: each of the thirteen can be in the game and can be left over', () => {
    const used = new Set<string>();
    const left = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const { state } = deal({ players: 3 }, `thirteen ${i}`);
      for (const word of unusedOf(state)) left.add(word);
      for (const card of cardsOf(state).filter(isEventCard)) used.add(cardWord(card));
    }
    expect([...used].sort()).toEqual(EVENT_IDS);
    expect([...left].sort()).toEqual(EVENT_IDS);
  });

  test('OB-EVSEL-02: they are among the cards before the hands are dealt: any can be the first card', () => {
    const first = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const word = cardWord(deal({ players: 5 }, `first ${i}`).state.hands[0][0]);
      if (EVENT_IDS.includes(word)) first.add(word);
    }
    expect([...first].sort()).toEqual(EVENT_IDS);
  });

  test('OB-EVSEL-03 T-047: which ones are left over is in nothing that anybody is sent', () => {
    for (const seed of SEEDS.slice(0, 6)) {
      const table = deal({ players: 3, hands: 'closed' }, seed);
      const left = unusedOf(table.state);
      expect(left.length).toBe(7);
      const random = randomNumbers(seed.length);
      const viewers = [0, 1, 2, 'spectator'] as const;
      const tells = (events: readonly GameEvent[]) =>
        events.map((event) => viewers.map((v) => seenBy(event, v)));
      const told = JSON.stringify(tells(table.opening));
      for (const id of left) expect(told).not.toContain(id);
      for (let i = 0; i < 40 && !table.over; i++) {
        for (const viewer of viewers) {
          const sent = JSON.stringify([viewOf(table, viewer), table.decision([0, 1, 2])]);
          for (const id of left) expect(sent).not.toContain(id);
        }
        const decision = table.decision([0, 1, 2]);
        if (!decision) break;
        const option = decision.options[random(decision.options.length)];
        expect(table.answer({ seq: decision.seq, seat: option.seat, key: option.key })).toBeNull();
      }
    }
  });

  test('OB-EVSEL-03: at a real table any event can still come, until as many as are in the deck have been seen', () => {
    const options = pandemic.readOptions({ onTheBrink: true, entered: true, roles: ['medic', 'archivist'] });
    const run = new Run(pandemic, pandemic.create(options, seedStreams('real', pandemic.streams)));
    run.advance();
    while (run.asking === 'enterInfection') run.play(run.pick(0));
    const offered = () =>
      (run.decision([0])?.options ?? [])
        .map(({ args }) => args[0])
        .filter((word) => EVENT_IDS.includes(word));
    expect(run.asking).toBe('enterOpeningCard');
    expect(offered().sort()).toEqual(EVENT_IDS);
    const cards = ['airlift', 'paris', 'special-orders', 'lima', 'borrowed-time', 'cairo', 'forecast'];
    for (const card of cards)
      expect(run.answer({ seq: run.state.seq, seat: 0, key: `card:${card}` }), card).toBeNull();
    expect(offered()).toEqual([]);
    run.answer({ seq: run.state.seq, seat: 0, key: 'card:delhi' });
    expect(run.asking).toBe('action');
    expect(run.state.hands.map(cardWords)).toEqual([
      ['airlift', 'special-orders', 'borrowed-time', 'forecast'],
      ['paris', 'lima', 'cairo', 'delhi'],
    ]);
    expect(pandemic.faults(run)).toEqual([]);
  });

  test('OB-EVSEL-04: the new ones too are played on anybody’s turn at no cost, and go to the discard', () => {
    const s = brinkScene('scientist', 'researcher', 'medic')
      .hand('medic', 'remote-treatment')
      .cubes('lima', { red: 2 })
      .do('medic', 'event:remote-treatment')
      .do('cube:lima:red')
      .do('cube:lima:red')
      .asks('scientist', 'action');
    expect(s.state.actions).toBe(4);
    expect(s.discardPile).toEqual(['remote-treatment']);
  });

  test('OB-EVSEL-04 PD-EPI-07: inside an epidemic none of the new ones is played', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('researcher', 'resilient-population', ...NEW_EVENTS.slice(0, 6))
      .hand('scientist', ...NEW_EVENTS.slice(6))
      .discarded('paris')
      .draws('epidemic', 'milan')
      .bottom('delhi')
      .do('end')
      .asks('scientist', 'pause')
      .offers('researcher', 'event:resilient-population');
    for (const id of NEW_EVENTS.slice(0, 6)) s.refuses('researcher', `event:${id}`, 'PD-EPI-07');
    for (const id of NEW_EVENTS.slice(6)) s.refuses('scientist', `event:${id}`, 'PD-EPI-07');
  });

  test('OB-EVSEL-04 PD-ACT-09: they cannot be shared', () => {
    brinkScene('researcher', 'scientist')
      .hand('researcher', 'special-orders')
      .refuses('researcher', 'give:p2:special-orders', 'PD-ACT-09')
      .offersOf('researcher', ['give']);
  });

  test.each([
    [2, 44],
    [3, 45],
    [4, 48],
    [5, 48],
  ])(
    'OB-EVSEL-05: with %i players %i cards are split into piles, three more with the Mutation',
    (players, n) => {
      expect(n).toBe(48 + 2 * players - players * OPENING_CARDS[players]);
      const size = (options: OptionInput) => {
        const { playerDeck } = deal({ players, ...options }, 'size').state;
        return playerDeck.filter((card) => !isEpidemic(card)).length;
      };
      expect(size({})).toBe(n);
      expect(size({ module: 'virulent' })).toBe(n);
      expect(size({ module: 'mutation' })).toBe(n + 3);
      expect(size({ module: 'virulent+mutation' })).toBe(n + 3);
    },
  );
});

describe('epidemics', () => {
  test.each([
    ['T-003', { players: 4, epidemics: 5 }, [11, 11, 11, 10, 10]],
    ['T-142', { players: 5, epidemics: 7 }, [8, 8, 8, 8, 8, 8, 7]],
    ['D4', { players: 3, epidemics: 4, module: 'mutation' as const }, [13, 13, 13, 13]],
  ])(
    'OB-LEG-01 OB-EVSEL-05 %s: %j: piles of %j from the top, each with one epidemic',
    (_, options, piles) => {
      for (const seed of SEEDS) {
        const fromTop = deal(options, seed).state.playerDeck.slice().reverse();
        expect(fromTop.length).toBe(sum(piles));
        let start = 0;
        const found = piles.map((size) => {
          start += size;
          return fromTop.slice(start - size, start).filter(isEpidemic).length;
        });
        expect(found).toEqual(piles.map(() => 1));
      }
    },
  );

  test('OB-LEG-01: seven only with On the Brink, eight never', () => {
    expect(complaint({ onTheBrink: true, epidemics: 7 })).toBe('none');
    expect(complaint({ epidemics: 7 })).toBe('InputError: option.range at epidemics');
    expect(complaint({ onTheBrink: true, epidemics: 8 })).toBe('InputError: option.range at epidemics');
    expect(viewOf(deal({ epidemics: 7 }, 'legendary'), 0).epidemicsLeft).toBe(7);
  });

  test('OB-LEG-02 T-142: with the seventh the marker stays, and the city is infected and shuffled as always', () => {
    const s = sceneWith({ onTheBrink: true, epidemics: 7 }, 'scientist', 'researcher')
      .rateSpace(6)
      .hand('researcher', 'airlift')
      .draws('epidemic', 'epidemic')
      .bottom('lima', 'lagos')
      .do('end')
      .asks('scientist', 'pause');
    expect(s.view('researcher').rate).toMatchObject({ space: 7, value: 4 });
    s.do('continue').asks('scientist', 'pause');
    expect(s.view('researcher').rate).toMatchObject({ space: 7, value: 4 });
    expect(s.board('lima', 'lagos')).toEqual({ lima: { yellow: 3 }, lagos: { yellow: 3 } });
    expect(s.topInfections(2)).toEqual(['lagos', 'lima']);
    expect(s.eventsOf('rate').map(({ space }) => space)).toEqual([7, 7]);
    s.goOn();
    expect(s.eventsOf('flip').length).toBe(4);
  });
});

describe('combining the modules', () => {
  test('OB-COMB-01 T-115: each by itself, and the Virulent Strain with either of the others', () => {
    for (const module of MODULES) expect(complaint({ module, players: 4 })).toBe('none');
    expect([...MODULES]).toEqual([
      'none',
      'virulent',
      'mutation',
      'bioterrorist',
      'virulent+mutation',
      'virulent+bioterrorist',
    ]);
  });

  test.each(['mutation+bioterrorist', 'bioterrorist+mutation', 'virulent+mutation+bioterrorist'])(
    'OB-COMB-01 T-115: not the two that need the purple cubes: %s',
    (module) => {
      expect(complaint({ module, players: 4 })).toBe('InputError: option.purpleTwice at module');
    },
  );

  test('OB-COMB-01: new roles and events come along with every combination, unless they are not wanted', () => {
    for (const module of MODULES.slice(1)) {
      expect(pandemic.readOptions({ module, players: 4 })).toMatchObject({ module, onTheBrink: true });
      expect(pandemic.readOptions({ module, players: 4, onTheBrink: false })).toMatchObject({
        module,
        onTheBrink: false,
      });
    }
  });

  test('OB-COMB-01: with both, virulent epidemics, mutation cards and mutation events are in one game', () => {
    const { state } = deal({ module: 'virulent+mutation', epidemics: 6, players: 3 }, 'both');
    const words = cardsOf(state).map(cardWord);
    expect(words.filter((word) => EPIDEMICS.some((def) => def.id === word)).length).toBe(6);
    expect(words.filter((word) => word === 'epidemic')).toEqual([]);
    expect(words.filter((word) => INCIDENTS.some((def) => def.id === word)).length).toBe(3);
    expect(state.infectionDiscard.length).toBe(11);
  });

  test('OB-COMB-02: most purple cubes by far, and the strain is another colour', () => {
    const s = strainScene(
      { module: 'virulent+mutation', cards: ['chronic-effect'] },
      'scientist',
      'researcher',
    )
      .cubes('lima', { purple: 3 })
      .cubes('cairo', { purple: 3 })
      .cubes('tokyo', { purple: 3 })
      .cubes('delhi', { black: 1 })
      .draws('chronic-effect', 'milan')
      .bottom('essen')
      .do('end')
      .goOn();
    expect(s.view('scientist').brink?.strain).toBe('blue');
  });

  test('OB-COMB-03: only advice: two players who have never played may combine them', () => {
    expect(complaint({ module: 'virulent+mutation', players: 2 })).toBe('none');
    expect(complaint({ module: 'virulent+bioterrorist', players: 3 })).toBe('none');
  });

  test('OB-COMB-01: roles and events of the box do their work next to a module', () => {
    const s = mutationSceneWith({}, 'containment-specialist', 'researcher')
      .hand('researcher', 'remote-treatment')
      .cubes('chicago', { purple: 3, blue: 1 })
      .cubes('lima', { purple: 1 })
      .do('drive:chicago')
      .do('researcher', 'event:remote-treatment')
      .do('cube:chicago:purple')
      .do('cube:lima:purple');
    expect(s.board('chicago', 'lima')).toEqual({ chicago: { purple: 1, blue: 1 }, lima: {} });
    expect(s.supplyOf('purple')).toBe(11);
  });
});

describe('options that do not fit', () => {
  const BRINK = { onTheBrink: true };
  const TERROR = { module: 'bioterrorist', players: 4 };

  test.each<[string, unknown, string]>([
    ['no options at all', null, 'option.shape at '],
    ['a list', [], 'option.shape at '],
    ['a word', 'mutation', 'option.shape at '],
    ['an option nobody knows', { ...BRINK, expansion: 2 }, 'option.unknown at expansion'],
    ['too few players', { ...BRINK, players: 1 }, 'option.range at players'],
    ['half a player', { ...BRINK, players: 2.5 }, 'option.range at players'],
    ['players as a word', { ...BRINK, players: '3' }, 'option.range at players'],
    ['two players with a bio-terrorist', { ...TERROR, players: 2 }, 'option.range at players'],
    ['six with a bio-terrorist', { ...TERROR, players: 6 }, 'option.range at players'],
    ['three epidemics', { ...BRINK, epidemics: 3 }, 'option.range at epidemics'],
    ['onTheBrink as a word', { onTheBrink: 'yes' }, 'option.flag at onTheBrink'],
    ['entered as a number', { ...BRINK, entered: 1 }, 'option.flag at entered'],
    ['autoConsent as a word', { ...BRINK, autoConsent: 'no' }, 'option.flag at autoConsent'],
    ['a module nobody knows', { module: 'legacy' }, 'option.word at module'],
    ['a module as a number', { module: 1 }, 'option.word at module'],
    ['hands half open', { ...BRINK, hands: 'ajar' }, 'option.word at hands'],
    [
      'entered cards and closed hands',
      { ...BRINK, entered: true, hands: 'closed' },
      'option.enteredClosed at hands',
    ],
    ['hiddenPocket elsewhere', { module: 'virulent', hiddenPocket: 'hand' }, 'option.word at hiddenPocket'],
    ['btHands of nobody', { ...TERROR, btHands: 'none' }, 'option.word at btHands'],
    ['a bio-terrorist before the first', { ...TERROR, btPlayer: 0 }, 'option.range at btPlayer'],
    ['a bio-terrorist after the last', { ...TERROR, btPlayer: 5 }, 'option.range at btPlayer'],
    ['btPlayer in the base game', { btPlayer: 1 }, 'option.needsModule at btPlayer'],
    ['btHands in the base game', { btHands: 'team' }, 'option.needsModule at btHands'],
    ['hiddenPocket in the base game', { hiddenPocket: 'deck' }, 'option.needsModule at hiddenPocket'],
    [
      'roles for one player less',
      { ...BRINK, players: 3, roles: ['medic', 'archivist'] },
      'option.roles at roles',
    ],
    ['a role as the list', { ...BRINK, roles: 'archivist' }, 'option.roles at roles'],
    ['a new role without the box', { roles: ['medic', 'archivist'] }, 'option.role at roles[1]'],
    [
      'a new role with a module only',
      { module: 'virulent', onTheBrink: false, roles: ['generalist', 'medic'] },
      'option.role at roles[0]',
    ],
    [
      'the bio-terrorist as a role',
      { ...BRINK, roles: ['medic', 'bio-terrorist'] },
      'option.role at roles[1]',
    ],
    ['one role twice', { ...BRINK, roles: ['archivist', 'archivist'] }, 'option.roleTwice at roles[1]'],
  ])('OB-COMB-01 OB-P5-01: %s', (_, options, expected) => {
    expect(complaint(options)).toBe(`InputError: ${expected}`);
  });

  test('OB-COMB-01: what was read is complete and can be read again', () => {
    for (const module of MODULES) {
      const options = pandemic.readOptions({ module, onTheBrink: true, players: 4 });
      expect(pandemic.readOptions(options)).toEqual(options);
    }
  });
});
