import { type Json, Run, seedStreams } from '@holdout/kernel';
import {
  Coverage,
  interference,
  optionsByKind,
  playRandom,
  randomNumbers,
  rarely,
  unexplained,
} from '@holdout/testkit';
import { describe, expect, test } from 'vitest';
import { DISEASE_OF } from '../src/content/base/map.ts';
import { EPIDEMICS, EVENTS, INCIDENTS, ROLES, rolesOf } from '../src/content/registry.ts';
import { pandemic } from '../src/game.ts';
import {
  CITIES,
  DISEASES,
  isCityCard,
  isEpidemic,
  isEventCard,
  isIncident,
  STANDARD_DISEASES,
} from '../src/state/ids.ts';
import { EPIDEMIC_LEVELS, EPIDEMIC_LEVELS_BRINK, MODULES } from '../src/state/limits.ts';
import type { OptionInput } from '../src/state/options.ts';
import type { PandemicState } from '../src/state/state.ts';
import { cardWord } from '../src/state/words.ts';

type Watch = (run: Run<PandemicState>) => void;

function play(input: OptionInput, index: number, watch?: Watch) {
  const options = pandemic.readOptions(input) as Json & object;
  return playRandom(pandemic, options, `random/${index}`, randomNumbers(index), watch);
}

/** Every combination of players and epidemics, with consent, hidden hands and entered cards mixed in. */
function optionsOf(index: number): OptionInput {
  return {
    players: 2 + (index % 3),
    epidemics: EPIDEMIC_LEVELS[Math.floor(index / 3) % 3],
    ...tableOf(index),
  };
}

const tableOf = (index: number): OptionInput => ({
  hands: index % 4 === 1 ? 'closed' : 'open',
  autoConsent: index % 2 === 0,
  entered: index % 16 === 15,
});

/** On the Brink: every combination of players, epidemics and modules. */
function brinkOptionsOf(index: number): OptionInput {
  const module = MODULES[Math.floor(index / 16) % MODULES.length];
  const terror = module.includes('bioterrorist');
  return {
    onTheBrink: module === 'none' || index % 8 !== 7,
    module,
    players: (terror ? 3 : 2) + (Math.floor(index / 2) % (terror ? 3 : 4)),
    epidemics: EPIDEMIC_LEVELS_BRINK[Math.floor(index / 8) % 4],
    ...tableOf(index),
    ...(terror ? { entered: false, btHands: index % 2 === 0 ? 'team' : 'all' } : {}),
  };
}

/** PD-DRAW-02 bounds the length: two cards go in each turn, so nobody plays more than half the deck. */
const mostTurns = (players: number, epidemics: number): number => {
  const dealt = { 2: 8, 3: 9, 4: 8 }[players] ?? 0;
  return Math.floor((53 - dealt + epidemics) / 2) + 1;
};

function playWatched(input: OptionInput, index: number): Run<PandemicState> {
  return play(input, index, (watched) => {
    const faults = pandemic.faults(watched);
    if (faults.length > 0) throw new Error(`game ${index} at ${watched.state.seq}: ${faults.join('; ')}`);
  }).run;
}

describe('20,000 random games', () => {
  const shards = Array.from({ length: 8 }, (_, shard) => shard);
  test.each(shards)(
    'I-01 I-02 I-03 I-04 I-05 I-06 B05 B11 B29 B68: invariants hold after every step (part %i of 8)',
    (shard) => {
      for (let i = 0; i < 2500; i++) {
        const index = shard * 2500 + i;
        const { turn, options, over } = playWatched(optionsOf(index), index).state;
        expect(turn, `game ${index}`).toBeLessThanOrEqual(mostTurns(options.players, options.epidemics));
        expect(over?.result, `game ${index}`).toMatch(/won|lost/);
      }
    },
  );
});

describe('20,000 random games with On the Brink', () => {
  const shards = Array.from({ length: 8 }, (_, shard) => shard);
  test.each(shards)(
    'I-01 I-02 I-03 I-04 I-05 I-06 OB-COMB-01: invariants hold in every combination (part %i of 8)',
    (shard) => {
      for (let i = 0; i < 2500; i++) {
        const index = shard * 2500 + i;
        expect(playWatched(brinkOptionsOf(index), index).state.over?.result, `game ${index}`).toMatch(
          /won|lost/,
        );
      }
    },
  );
});

describe('what is offered and what is explained', () => {
  test('an option is open exactly when nothing speaks against it', () => {
    const random = randomNumbers(77);
    for (let i = 0; i < 60; i++) {
      play(i % 2 ? brinkOptionsOf(i) : optionsOf(i), i, (run) => {
        if (run.state.over || random(20) > 0) return;
        for (let seat = 0; seat < run.state.pawns.length; seat++) {
          expect(unexplained(run, seat), `game ${i} at ${run.state.seq}, ${run.asking}`).toEqual([]);
        }
      });
    }
  });
});

describe('what a seat can not see', () => {
  test('I-07 T-141 PD-COM-03: another deal of the hidden cards changes not one byte of a view', () => {
    const random = randomNumbers(5);
    for (let i = 0; i < 150; i++) {
      play(i % 2 ? brinkOptionsOf(i) : optionsOf(i), 1000 + i, (run) => {
        if (random(6) > 0) return;
        for (const viewer of [...run.state.pawns.keys(), 'spectator' as const, 'everyone' as const]) {
          expect(
            interference(run, viewer, random),
            `game ${i} at ${run.state.seq}, ${run.asking}`,
          ).toBeNull();
        }
      });
    }
  });
});

describe('clones', () => {
  test('a clone is complete', () => {
    play({ players: 4, module: 'virulent+mutation' }, 3, (run) => {
      expect(JSON.parse(JSON.stringify(run.clone().state))).toEqual(JSON.parse(JSON.stringify(run.state)));
      expect(Object.keys(run.clone().state).sort()).toEqual(Object.keys(run.state).sort());
    });
  });

  test('two clones do not touch each other', () => {
    const random = randomNumbers(9);
    for (let i = 0; i < 40; i++) {
      play(i % 2 ? brinkOptionsOf(i) : optionsOf(i), 2000 + i, (run) => {
        if (run.state.over || random(10) > 0) return;
        const before = JSON.stringify(run.state);
        const copy = run.clone();
        for (let step = 0; step < 30 && !copy.state.over; step++) copy.play(copy.pick(random(copy.count())));
        expect(JSON.stringify(run.state)).toBe(before);
      });
    }
  });
});

describe('the exhaustive run', () => {
  test('every kind of option, every role and every event is used many times', () => {
    const seen = new Coverage();
    for (let i = 0; i < 6000; i++) {
      const input = i % 4 === 0 ? optionsOf(i) : brinkOptionsOf(i);
      const known = input.onTheBrink ? ROLES : rolesOf(false);
      const roles = Array.from(
        { length: input.players ?? 2 },
        (_, seat) => known[(i * 3 + seat) % known.length].id,
      );
      const options = pandemic.readOptions({ ...input, roles: i % 5 === 0 ? undefined : roles }) as Json &
        object;
      const run = new Run(pandemic, pandemic.create(options, seedStreams(`all/${i}`, pandemic.streams)));
      const random = randomNumbers(i);
      run.events = [];
      run.advance();
      for (const role of run.state.roles) if (role >= 0) seen.add(`role ${role}`);
      if (input.module?.includes('mutation')) bringIncidents(run.state);
      if (run.state.brink) enrich(run.state, random);
      while (!run.state.over) {
        const code = preferRare(run, random, seen);
        const [kind, card] = pandemic.vocabulary.key(code).split(':');
        seen.add(kind);
        if (kind === 'event') seen.add(`event ${card}`);
        run.play(code);
      }
      for (const event of run.events)
        if (event.t === 'effect' || event.t === 'incident') seen.add(`card ${event.card}`);
    }
    const kinds = pandemic.vocabulary.kinds.map((kind) => kind.name);
    const roles = ROLES.map((role) => `role ${role.number}`);
    const events = EVENTS.map((event) => `event ${event.id}`);
    const cards = [...EPIDEMICS, ...INCIDENTS].map((def) => `card ${def.id}`);
    expect(seen.below([...kinds, ...roles, ...events, ...cards], 30)).toEqual([]);
  });
});

/** A table at which rare things are near: events and cards of one colour in hand, mixed diseases, samples taken. */
function enrich(state: PandemicState, random: (below: number) => number): void {
  const { playerDeck, hands, cubes, supply } = state;
  const colour = random(STANDARD_DISEASES);
  const wanted = (card: number): boolean =>
    isEventCard(card) || (isCityCard(card) && DISEASE_OF[card] === colour);
  for (const hand of hands) {
    for (let i = 0; i < hand.length; i++) {
      const at = random(playerDeck.length);
      if (wanted(playerDeck[at])) [hand[i], playerDeck[at]] = [playerDeck[at], hand[i]];
    }
  }
  for (let n = 0; n < 12; n++) {
    const [city, disease] = [random(CITIES), random(STANDARD_DISEASES)];
    if (cubes[city * DISEASES + disease] > 0) continue;
    cubes[city * DISEASES + disease] += 1;
    supply[disease] -= 1;
  }
  if (random(3) === 0) nearlyCure(state, colour);
  if (random(3) === 0) fillSecretHand(state);
  if (!state.brink || !state.roles.some((role) => role >= 0 && ROLES[role].id === 'field-operative')) return;
  state.brink.samples[colour] += 3;
  supply[colour] -= 3;
}

/** The bio-terrorist holds as many cards as he may. */
function fillSecretHand({ brink, infectionDeck, layers }: PandemicState): void {
  const terrorist = brink?.terrorist;
  while (terrorist && terrorist.hand.length < 7 && layers.length === 1) {
    terrorist.hand.push(infectionDeck.pop() ?? -1);
    terrorist.layers.push(0);
    layers[0] -= 1;
  }
}

/** Seat 0 or the next has what a cure takes, and somebody the event that follows on it. */
function nearlyCure({ playerDeck, hands, brink, active }: PandemicState, colour: number): void {
  const cures = active === brink?.terrorist?.seat ? (active + 1) % hands.length : active;
  const wanted = playerDeck.filter((card) => isCityCard(card) && DISEASE_OF[card] === colour).slice(0, 5);
  const rapid = playerDeck.find((card) => cardWord(card) === 'rapid-vaccine-deployment');
  for (const card of rapid === undefined ? wanted : [...wanted, rapid]) {
    const other = hands[cures].findIndex((held) => !wanted.includes(held) && held !== rapid);
    if (other < 0) return;
    playerDeck[playerDeck.indexOf(card)] = hands[cures][other];
    hands[cures][other] = card;
  }
}

/** Two cards that happen when drawn come together: by chance they hardly ever do. */
function bringIncidents({ playerDeck }: PandemicState): void {
  const top = playerDeck.length - 1;
  if (isEpidemic(playerDeck[top]) || isEpidemic(playerDeck[top - 1])) return;
  const [first, second] = playerDeck.flatMap((card, at) => (isIncident(card) && at < top - 1 ? [at] : []));
  for (const [from, to] of [
    [first, top],
    [second, top - 1],
  ])
    [playerDeck[from], playerDeck[to]] = [playerDeck[to], playerDeck[from]];
}

/** What chance hardly ever offers is taken when it does. */
const PRIZED = ['cure-samples', 'cure', 'lead-expert-fly', 'bt-sabotage', 'done'];
const PRIZED_EVENTS = ['event:rapid-vaccine-deployment', 'event:special-orders', 'event:mobile-hospital'];

/** Every other choice is of the kind that was met least so far, so that the rare ones come up as well. */
function preferRare(run: Run<PandemicState>, random: (below: number) => number, seen: Coverage): number {
  const byKind = optionsByKind(run);
  for (const kind of PRIZED) {
    const codes = byKind.get(kind);
    if (codes) return codes[random(codes.length)];
  }
  const event = byKind.get('event')?.find((code) => PRIZED_EVENTS.includes(pandemic.vocabulary.key(code)));
  if (event !== undefined) return event;
  return rarely(byKind, random, seen);
}
