import { type InputError, Run, seedStreams, Table, type Viewer } from '@holdout/kernel';
import { playRandom, randomNumbers } from '@holdout/testkit';
import { describe, expect, test } from 'vitest';
import { eventsOf } from '../src/content/registry.ts';
import {
  CITY_FACTS,
  type OptionInput,
  type PandemicState,
  type PandemicView,
  pandemic,
  ROLE_IDS,
} from '../src/index.ts';
import { isEpidemic } from '../src/state/ids.ts';
import { cardWord, cardWords } from '../src/state/words.ts';
import { FULL, scene, sceneWith } from './scene.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `set-up ${i}`);
const EVENT_IDS = ['airlift', 'forecast', 'government-grant', 'one-quiet-night', 'resilient-population'];
const CITY_IDS = CITY_FACTS.map((city) => city.id);
const COLOURS = ['blue', 'yellow', 'black', 'red'];

const factsOf = (id: string) => CITY_FACTS.filter((city) => city.id === id)[0];
const populationOf = (id: string): number => (CITY_IDS.includes(id) ? factsOf(id).population : 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** A new game, dealt out of a seed. */
function deal(options: OptionInput, seed: string): Table<PandemicState> {
  const seats = Array.from({ length: options.players ?? 2 }, (_, seat) => ({ name: `seat ${seat + 1}` }));
  return new Table(pandemic, { options: pandemic.readOptions(options), seed, undo: 'keepFate', seats });
}

const seen = (run: Run<PandemicState>, viewer: Viewer = 0): PandemicView =>
  pandemic.view(run, viewer) as PandemicView;

/** A new game in which the opening hands are those of a real table; the cards are named seat by seat. */
function dealt(hands: readonly (readonly string[])[], seed = 'dealt'): Run<PandemicState> {
  const options = { players: hands.length, entered: true, roles: ROLE_IDS.slice(0, hands.length) };
  const streams = seedStreams(seed, pandemic.streams);
  const run = new Run(pandemic, pandemic.create(pandemic.readOptions(options), streams));
  run.advance();
  while (run.asking === 'enterInfection') run.play(run.pick(0));
  for (let round = 0; round < hands[0].length; round++) {
    for (const hand of hands) {
      const reason = run.answer({ seq: run.state.seq, seat: 0, key: `card:${hand[round]}` });
      expect(reason, hand[round]).toBeNull();
    }
  }
  expect(run.asking).toBe('action');
  expect(run.state.hands.map(cardWords)).toEqual(hands);
  return run;
}

/** Code and place of the complaint about options. */
function complaint(options: OptionInput): string {
  try {
    pandemic.readOptions(options);
  } catch (error) {
    const { name, code, path } = error as InputError;
    return `${name}: ${code} at ${path}`;
  }
  return 'none';
}

describe('what is in the box', () => {
  test('PD-COMP-01 T-121: 48 cities, 12 of each colour, 93 connections that lead both ways', () => {
    expect(new Set(CITY_IDS).size).toBe(48);
    for (const colour of COLOURS) {
      expect(CITY_FACTS.filter((city) => city.disease === colour).length, colour).toBe(12);
    }
    const lines = CITY_FACTS.flatMap((city) => city.neighbours.map((next) => `${city.id} ${next}`));
    expect(lines.length).toBe(2 * 93);
    expect(new Set(lines).size).toBe(2 * 93);
    for (const { id, neighbours } of CITY_FACTS) {
      expect(neighbours).not.toContain(id);
      for (const next of neighbours) expect(factsOf(next).neighbours, `${next} to ${id}`).toContain(id);
    }
    const degree = (n: number) =>
      CITY_FACTS.filter((city) => city.neighbours.length === n).map(({ id }) => id);
    expect(degree(6)).toEqual(['istanbul', 'hong-kong']);
    expect(degree(1)).toEqual(['santiago']);
    expect(degree(2)).toEqual(['buenos-aires', 'johannesburg', 'beijing', 'osaka']);
    expect(degree(3).length).toBe(12);
    expect(degree(4).length).toBe(16);
    expect(degree(5).length).toBe(13);
  });

  test('PD-COMP-01 T-121: from any city every other one can be reached over the map', () => {
    const reached = ['atlanta'];
    for (const id of reached)
      reached.push(...factsOf(id).neighbours.filter((next) => !reached.includes(next)));
    expect(reached.length).toBe(48);
    expect(new Set(reached).size).toBe(48);
  });

  test.each([
    ['san-francisco', 'tokyo'],
    ['san-francisco', 'manila'],
    ['los-angeles', 'sydney'],
  ])(
    'PD-COMP-01: %s and %s are neighbours across the edge of the map, for pawns and for outbreaks',
    (west, east) => {
      const s = scene('scientist', 'researcher')
        .at('scientist', west)
        .cubes(east, { red: 3 })
        .draws('paris', 'milan')
        .flips(east, 'lima')
        .do(`drive:${east}`)
        .do(`drive:${west}`)
        .endTurn();
      expect(s.cityOf('scientist')).toBe(west);
      expect(s.cubesIn(west)).toEqual({ red: 1 });
    },
  );

  test('PD-COMP-02: a heroic game has a City card for every city, 5 events and 6 epidemics, 59 player cards', () => {
    const { hands, playerDeck } = deal({ players: 2, epidemics: 6 }, 'cards').state;
    const words = [...hands.flat(), ...playerDeck].map(cardWord);
    const expected = [...CITY_IDS, ...EVENT_IDS, ...new Array<string>(6).fill('epidemic')];
    expect(words.length).toBe(59);
    expect(words.sort()).toEqual(expected.sort());
    expect(eventsOf(false).map((event) => event.id)).toEqual(EVENT_IDS);
  });

  test('PD-COMP-02: City cards carry the populations of the map, from Essen to Jakarta', () => {
    expect(sum(CITY_FACTS.map((city) => city.population))).toBe(510_140_000);
    const order = [...CITY_FACTS].sort((a, b) => a.population - b.population);
    expect([order[0].id, order[0].population]).toEqual(['essen', 575_000]);
    expect([order[47].id, order[47].population]).toEqual(['jakarta', 26_063_000]);
    const equals = order.filter((city, i) => city.population === order[i + 1]?.population);
    expect(equals.map((city) => city.population)).toEqual([9_121_000]);
    expect([populationOf('chicago'), populationOf('lima')]).toEqual([9_121_000, 9_121_000]);
  });

  test('PD-COMP-03: there is one infection card of each city, and it brings the colour of that city', () => {
    const { infectionDeck, infectionDiscard } = deal({}, 'infections').state;
    const cities = [...infectionDeck, ...infectionDiscard].sort((a, b) => a - b);
    expect(cities).toEqual(CITY_FACTS.map((_, city) => city));
    for (let i = 0; i < CITY_IDS.length; i += 2) {
      const [first, second] = [CITY_FACTS[i], CITY_FACTS[i + 1]];
      const s = scene('scientist', 'researcher')
        .draws('airlift', 'forecast')
        .flips(first.id, second.id)
        .endTurn();
      s.goOn();
      expect(s.cubesIn(first.id)).toEqual({ [first.disease]: 1 });
      expect(s.cubesIn(second.id)).toEqual({ [second.disease]: 1 });
    }
  });

  test('PD-COMP-04 T-122: 24 cubes of each of four colours', () => {
    const view = seen(deal({}, 'cubes').run);
    expect(view.diseases.map((disease) => disease.id)).toEqual(COLOURS);
    view.diseases.forEach((disease, i) => {
      const onBoard = sum(Object.values(view.cubes).map((cubes) => cubes[i]));
      expect(disease.supply + onBoard, disease.id).toBe(24);
    });
  });

  test('PD-COMP-05 B29: there are six stations and no seventh', () => {
    const s = scene('operations-expert', 'researcher').at('operations-expert', 'paris').do('build');
    expect(s.view('researcher').stationsLeft).toBe(4);
    expect(s.view('researcher').stations).toEqual(['atlanta', 'paris']);
    const full = scene('operations-expert', 'researcher')
      .at('operations-expert', 'paris')
      .stations('atlanta', 'lima', 'delhi', 'tokyo', 'cairo')
      .do('build');
    expect(full.view('researcher').stationsLeft).toBe(0);
    full.do('drive:essen').do('build').asks('operations-expert', 'moveStation').do('station:lima');
    expect(full.view('researcher').stations).toEqual([
      'atlanta',
      'delhi',
      'tokyo',
      'cairo',
      'paris',
      'essen',
    ]);
    expect(full.view('researcher').stationsLeft).toBe(0);
  });

  test('PD-COMP-05 B44: four cure markers lie ready from the first turn on, and each can show cured or eradicated', () => {
    const s = scene('scientist', 'researcher')
      .cured('yellow')
      .eradicated('black')
      .cubes('atlanta', { red: 2 });
    const status = () => s.view('scientist').diseases.map((disease) => disease.status);
    expect(status()).toEqual(['uncured', 'cured', 'eradicated', 'uncured']);
    s.do('treat:red');
    expect(s.cubesIn('atlanta')).toEqual({ red: 1 });
    expect(status()).toEqual(['uncured', 'cured', 'eradicated', 'uncured']);
  });

  test('PD-COMP-06: seven roles, and no two pawns of one role', () => {
    expect([...ROLE_IDS].sort()).toEqual([
      'contingency-planner',
      'dispatcher',
      'medic',
      'operations-expert',
      'quarantine-specialist',
      'researcher',
      'scientist',
    ]);
    expect(complaint({ players: 3, roles: ['medic', 'scientist', 'medic'] })).toBe(
      'InputError: option.roleTwice at roles[2]',
    );
    expect(complaint({ players: 2, roles: ['medic', 'pilot'] })).toBe('InputError: option.role at roles[1]');
  });

  test('PD-COMP-07 B25: the infection rate goes 2 2 2 3 3 4 4, and that many cards are flipped', () => {
    const flips = [1, 2, 3, 4, 5, 6, 7].map((space) => {
      const s = scene('scientist', 'researcher').rateSpace(space).draws('paris', 'milan').endTurn();
      expect(s.view('scientist').rate.value).toBe(s.eventsOf('flip').length);
      return s.eventsOf('flip').length;
    });
    expect(flips).toEqual([2, 2, 2, 3, 3, 4, 4]);
    expect(seen(deal({}, 'track').run).rate.track).toEqual([2, 2, 2, 3, 3, 4, 4]);
  });

  test('PD-COMP-07: the outbreaks track runs from 0 to 8', () => {
    const marker = [0, 1, 2, 3, 4, 5, 6, 7].map((outbreaks) => {
      const s = scene('scientist', 'researcher')
        .outbreaks(outbreaks)
        .cubes('santiago', { yellow: 3 })
        .flips('santiago')
        .draws('paris', 'milan')
        .endTurn();
      return [s.view('scientist').outbreaks, s.outcome];
    });
    const goesOn = [1, 2, 3, 4, 5, 6, 7].map((outbreaks) => [outbreaks, null]);
    expect(marker).toEqual([...goesOn, [8, 'lost: outbreaks']]);
  });
});

describe('words and invariants', () => {
  test('PD-DEF-01 B17: decks show their size, the other piles their cards, to everybody', () => {
    const s = sceneWith({ hands: 'closed' }, 'scientist', 'researcher')
      .hand('researcher', 'resilient-population')
      .discarded('paris', 'airlift')
      .infected('lima', 'tokyo')
      .do('researcher', 'event:resilient-population')
      .do('remove:tokyo');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { playerDeck, infectionDeck } = seen(s.run, viewer);
      expect(playerDeck).toEqual({
        count: 48 + 5 + 4 - 3,
        discard: ['paris', 'airlift', 'resilient-population'],
        removed: [],
      });
      const { count, discard, removed, known } = infectionDeck;
      expect({ count, discard, removed, known }).toEqual({
        count: 46,
        discard: ['lima'],
        removed: ['tokyo'],
        known: [],
      });
      expect(count + discard.length).toBe(47);
    }
  });

  test('PD-DEF-01: flips take the top of the infection deck, epidemics its bottom', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'resilient-population')
      .draws('epidemic', 'milan')
      .bottom('delhi')
      .flips('lima', 'tokyo')
      .do('end');
    expect(s.infectionDiscard).toEqual(['delhi']);
    expect(s.topInfections(2)).toEqual(['lima', 'tokyo']);
    s.do('scientist', 'event:resilient-population').do('remove:delhi').goOn();
    expect(s.infectionDiscard).toEqual(['lima', 'tokyo']);
  });

  test('PD-DEF-02 R19: a disease is uncured, then cured, then eradicated, and treating alone never cures', () => {
    const s = scene('medic', 'researcher')
      .hand('medic', 'jakarta', 'sydney', 'manila', 'osaka', 'tokyo')
      .cubes('atlanta', { red: 1, blue: 1 })
      .cubes('miami', { red: 2 });
    const states = [s.status('red')];
    for (const key of ['treat:red', 'treat:blue', 'cure:red', 'drive:miami']) {
      s.do(key);
      states.push(s.status('red'));
    }
    expect(states).toEqual(['uncured', 'uncured', 'uncured', 'cured', 'eradicated']);
    expect(s.status('blue')).toBe('uncured');
  });

  test('PD-DEF-02 B20: an eradicated disease stays eradicated, whoever comes by and whatever is flipped', () => {
    const s = scene('medic', 'researcher')
      .eradicated('red')
      .at('medic', 'tokyo')
      .draws('paris', 'milan')
      .flips('tokyo', 'osaka')
      .do('drive:osaka')
      .endTurn();
    expect(s.status('red')).toBe('eradicated');
    expect(s.eventsOf('eradicated')).toEqual([]);
    expect(s.supplyOf('red')).toBe(FULL);
  });

  test('PD-DEF-03: up to three cubes of every colour lie side by side, and three of one are no outbreak of another', () => {
    const s = scene('scientist', 'researcher')
      .cubes('bogota', { blue: 3, yellow: 2, black: 3, red: 3 })
      .draws('paris', 'milan')
      .flips('bogota', 'tokyo')
      .endTurn();
    expect(s.cubesIn('bogota')).toEqual({ blue: 3, yellow: 3, black: 3, red: 3 });
    expect(s.state.outbreaks).toBe(0);
  });

  test('PD-DEF-04 B11: in whole games no cube is ever lost or made, 24 of each colour', () => {
    for (const players of [2, 3, 4]) {
      for (let game = 0; game < 4; game++) {
        const options = pandemic.readOptions({ players, epidemics: 6 });
        const counts = new Set<string>();
        playRandom(pandemic, options, `cubes ${players} ${game}`, randomNumbers(game), (run) => {
          const view = seen(run);
          const totals = view.diseases.map(
            (disease, i) => disease.supply + sum(Object.values(view.cubes).map((cubes) => cubes[i])),
          );
          counts.add(totals.join());
        });
        expect([...counts]).toEqual(['24,24,24,24']);
      }
    }
  });

  test('PD-DEF-05: stations make no neighbours, neither for driving nor for outbreaks', () => {
    const s = scene('scientist', 'researcher')
      .stations('atlanta', 'tokyo')
      .cubes('atlanta', { blue: 3 })
      .draws('paris', 'milan')
      .flips('atlanta', 'lima')
      .refuses('scientist', 'drive:tokyo', 'PD-ACT-01')
      .offersOf('scientist', ['drive'], 'drive:chicago', 'drive:miami', 'drive:washington')
      .offersOf('scientist', ['shuttle'], 'shuttle:tokyo')
      .endTurn();
    expect(s.board('chicago', 'miami', 'washington', 'tokyo')).toEqual({
      chicago: { blue: 1 },
      miami: { blue: 1 },
      washington: { blue: 1 },
      tokyo: {},
    });
  });
});

describe('set-up', () => {
  test('PD-SETUP-01: two to four players', () => {
    expect([2, 3, 4].map((players) => complaint({ players }))).toEqual(['none', 'none', 'none']);
    for (const players of [0, 1, 5]) {
      expect(complaint({ players })).toBe('InputError: option.range at players');
    }
    expect(seen(deal({}, 'players').run).seats.length).toBe(2);
  });

  test('PD-SETUP-01: turns go round in the order of the seats', () => {
    const s = scene('scientist', 'researcher', 'medic').active('researcher');
    s.draws('paris', 'milan', 'essen', 'london', 'madrid', 'algiers').flips(
      ...['lima', 'tokyo', 'delhi', 'cairo', 'osaka', 'miami'],
    );
    const order = [s.state.active];
    for (let i = 0; i < 3; i++) order.push(s.endTurn().state.active);
    expect(order).toEqual([1, 2, 0, 1]);
  });

  test('PD-SETUP-02 T-122: one station in Atlanta, five in the supply', () => {
    for (const players of [2, 3, 4]) {
      const view = seen(deal({ players }, 'stations').run);
      expect(view.stations).toEqual(['atlanta']);
      expect(view.stationsLeft).toBe(5);
    }
  });

  test('PD-SETUP-03 T-122: no outbreak yet, no cure yet', () => {
    for (const seed of SEEDS) {
      const view = seen(deal({}, seed).run);
      expect(view.outbreaks).toBe(0);
      expect(view.diseases.map((disease) => disease.status)).toEqual(new Array<string>(4).fill('uncured'));
    }
  });

  test('PD-SETUP-04 T-122: the infection rate starts at 2, on the first space', () => {
    const { rate } = seen(deal({}, 'rate').run);
    expect([rate.value, rate.space]).toEqual([2, 1]);
  });

  test('PD-SETUP-04: the infection cards are shuffled, any city can be the first to be infected', () => {
    const first = new Set<string>();
    for (let i = 0; i < 400; i++) {
      first.add(String(deal({}, `shuffle ${i}`).opening.find((event) => event.t === 'flip')?.city));
    }
    expect([...first].sort()).toEqual([...CITY_IDS].sort());
  });

  test('PD-SETUP-05 T-001: nine cities get 3 3 3 2 2 2 1 1 1 cubes of their colour, 18 in all', () => {
    for (const seed of SEEDS) {
      const { opening, run } = deal({}, seed);
      const view = seen(run);
      const flipped = opening.filter((event) => event.t === 'flip').map((event) => String(event.city));
      const expected = flipped.map((id, i) => {
        const cubes = [0, 0, 0, 0];
        cubes[COLOURS.indexOf(factsOf(id).disease)] = 3 - Math.floor(i / 3);
        return [id, cubes];
      });
      expect(flipped.length).toBe(9);
      expect(view.cubes).toEqual(Object.fromEntries(expected));
      expect(view.infectionDeck.discard).toEqual(flipped);
      expect(view.infectionDeck.count).toBe(39);
      expect(sum(view.diseases.map((disease) => disease.supply))).toBe(96 - 18);
    }
  });

  test('PD-SETUP-06 T-123 R43: the Quarantine Specialist and the Medic keep no cube away before the game', () => {
    const nearAtlanta = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const options = { roles: ['quarantine-specialist', 'medic'] };
      const { opening, run } = deal(options, `quarantine ${i}`);
      const view = seen(run);
      const flipped = opening.filter((event) => event.t === 'flip').map((event) => String(event.city));
      const cubes = flipped.map((id) => sum(view.cubes[id]));
      expect(cubes).toEqual([3, 3, 3, 2, 2, 2, 1, 1, 1]);
      expect(opening.filter((event) => event.t === 'spared')).toEqual([]);
      for (const id of ['atlanta', 'chicago', 'miami', 'washington']) {
        if (flipped.includes(id)) nearAtlanta.add(id);
      }
    }
    expect([...nearAtlanta].sort()).toEqual(['atlanta', 'chicago', 'miami', 'washington']);
  });

  test('PD-SETUP-06: the cities are infected before the roles are dealt', () => {
    const types = deal({ players: 3 }, 'order').opening.map((event) => event.t);
    expect(types.lastIndexOf('infect')).toBeLessThan(types.indexOf('role'));
    expect(types.lastIndexOf('role')).toBeLessThan(types.indexOf('deal'));
    expect(types.lastIndexOf('deal')).toBeLessThan(types.indexOf('first'));
  });

  test('PD-SETUP-07 T-123: everybody gets a different role at random, face up, and a pawn in Atlanta', () => {
    const met = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
    for (let i = 0; i < 80; i++) {
      const { run } = deal({ players: 4, hands: 'closed' }, `roles ${i}`);
      const roles = seen(run, 'spectator').seats.map((seat) => seat.role);
      expect(new Set(roles).size).toBe(4);
      expect(seen(run, 2).seats.map((seat) => seat.role)).toEqual(roles);
      expect(run.state.pawns.map((city) => CITY_IDS[city])).toEqual(new Array<string>(4).fill('atlanta'));
      roles.forEach((role, seat) => {
        met[seat].add(role);
      });
    }
    for (const roles of met) expect([...roles].sort()).toEqual([...ROLE_IDS].sort());
  });

  test('PD-SETUP-07: a role that is not dealt is not in the game', () => {
    const run = dealt([
      ['lima', 'milan', 'osaka', 'essen'],
      ['delhi', 'paris', 'tokyo', 'cairo'],
    ]);
    expect(run.state.roles.map((role) => ROLE_IDS[role])).toEqual(['contingency-planner', 'dispatcher']);
    const offered = run.decision([0, 1])?.options.map((option) => option.kind) ?? [];
    expect(offered).toContain('drive');
    expect(offered).not.toContain('expert-fly');
    expect(run.explain(1, 'expert-fly:paris')?.rule).toBe('PD-ROLE-09');
  });

  test.each([
    [2, 4],
    [3, 3],
    [4, 2],
  ])(
    'PD-SETUP-08 T-002 B46 B47 B71: %i players start with %i cards each, none of them an epidemic',
    (players, n) => {
      for (const seed of SEEDS) {
        const { hands } = deal({ players, epidemics: 6 }, seed).state;
        expect(hands.map((hand) => hand.length)).toEqual(new Array<number>(players).fill(n));
        expect(hands.flat().filter(isEpidemic)).toEqual([]);
      }
    },
  );

  test('PD-SETUP-08: City and Event cards are shuffled before the deal, every card can be the first', () => {
    const first = new Set<string>();
    for (let i = 0; i < 500; i++) first.add(cardWord(deal({}, `hands ${i}`).state.hands[0][0]));
    expect([...first].sort()).toEqual([...CITY_IDS, ...EVENT_IDS].sort());
  });

  test('PD-SETUP-09: all five events are among the cards, in the hands or in the deck', () => {
    for (const players of [2, 3, 4]) {
      for (const seed of SEEDS) {
        const { hands, playerDeck } = deal({ players }, seed).state;
        const words = [...hands.flat(), ...playerDeck].map(cardWord);
        expect(words.filter((word) => EVENT_IDS.includes(word)).sort()).toEqual(EVENT_IDS);
      }
    }
  });

  test.each([
    [2, 4, [13, 12, 12, 12]],
    [2, 5, [10, 10, 10, 10, 10]],
    [2, 6, [9, 9, 9, 8, 8, 8]],
    [3, 4, [12, 12, 12, 12]],
    [3, 5, [10, 10, 10, 10, 9]],
    [3, 6, [9, 9, 8, 8, 8, 8]],
    [4, 4, [13, 12, 12, 12]],
    [4, 5, [10, 10, 10, 10, 10]],
    [4, 6, [9, 9, 9, 8, 8, 8]],
  ])(
    'PD-SETUP-10 PD-SETUP-12 T-004: %i players, %i epidemics: piles of %j from the top, one epidemic in each',
    (players, epidemics, piles) => {
      for (const seed of SEEDS) {
        const { playerDeck } = deal({ players, epidemics }, seed).state;
        const fromTop = playerDeck.slice().reverse();
        expect(fromTop.length).toBe(sum(piles));
        let start = 0;
        const found = piles.map((size) => {
          start += size;
          return fromTop.slice(start - size, start).filter(isEpidemic).length;
        });
        expect(found).toEqual(new Array<number>(epidemics).fill(1));
      }
    },
  );

  test('PD-SETUP-10: the epidemic can lie at any place of its pile', () => {
    const places = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const fromTop = deal({ epidemics: 4 }, `place ${i}`).state.playerDeck.slice().reverse();
      places.add(fromTop.findIndex(isEpidemic));
    }
    expect([...places].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('PD-SETUP-11: four, five or six epidemics, five if nothing is said', () => {
    for (const epidemics of [4, 5, 6]) {
      const { run } = deal({ epidemics }, 'level');
      expect(run.state.playerDeck.filter(isEpidemic).length).toBe(epidemics);
      expect(seen(run).epidemicsLeft).toBe(epidemics);
    }
    expect(deal({}, 'level').state.playerDeck.filter(isEpidemic).length).toBe(5);
    for (const epidemics of [0, 3, 7]) {
      expect(complaint({ epidemics })).toBe('InputError: option.range at epidemics');
    }
  });

  test('PD-SETUP-13: the largest city in any hand decides who starts', () => {
    const starters = new Set<number>();
    for (const players of [2, 3, 4]) {
      for (const seed of SEEDS) {
        const { opening, run } = deal({ players }, seed);
        const best = run.state.hands.map((hand) =>
          Math.max(...hand.map((card) => populationOf(cardWord(card)))),
        );
        const top = Math.max(...best);
        if (top === populationOf('lima')) continue;
        expect(run.state.active).toBe(best.indexOf(top));
        expect(opening.find((event) => event.t === 'first')?.seat).toBe(best.indexOf(top));
        starters.add(run.state.active);
      }
    }
    expect([...starters].sort()).toEqual([0, 1, 2, 3]);
  });

  test('PD-SETUP-13 T-005: Milan starts against Sydney and Johannesburg; events count nothing', () => {
    const run = dealt([
      ['sydney', 'forecast'],
      ['essen', 'milan'],
      ['johannesburg', 'airlift'],
      ['algiers', 'one-quiet-night'],
    ]);
    expect(run.state.active).toBe(1);
    const cards = dealt([
      ['airlift', 'forecast', 'one-quiet-night', 'resilient-population'],
      ['government-grant', 'algiers', 'osaka', 'essen'],
    ]);
    expect(cards.state.active).toBe(1);
  });

  test('PD-SETUP-13 T-006: Chicago against Lima: the next largest city decides', () => {
    const first = [
      ['chicago', 'essen', 'sydney', 'algiers'],
      ['lima', 'osaka', 'montreal', 'milan'],
    ];
    expect(dealt(first).state.active).toBe(1);
    expect(dealt([first[1], first[0]]).state.active).toBe(0);
  });

  test('PD-SETUP-13 T-006: Chicago against Lima and nothing else in hand: the two draw lots', () => {
    const hands = [
      ['airlift', 'essen'],
      ['chicago', 'forecast'],
      ['lima', 'government-grant'],
      ['osaka', 'one-quiet-night'],
    ];
    const starters = Array.from({ length: 30 }, (_, i) => dealt(hands, `lots ${i}`).state.active);
    expect([...new Set(starters)].sort()).toEqual([1, 2]);
  });
});
