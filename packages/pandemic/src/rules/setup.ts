import { argA, argB, encode, kindOf, no, optionKind, type Seat, steps, TABLE } from '@holdout/kernel';
import { ATLANTA, CITY_IDS, DISEASE_OF, POPULATION } from '../content/base/map.ts';
import { EPIDEMICS, INCIDENTS, roleById, roleDomain, roleWord } from '../content/registry.ts';
import { addToHand, enterInfectionTop, enterPlayerTop, flipTop, takePlayerCard } from '../ops/cards.ts';
import { infect } from '../ops/cubes.ts';
import { giveRole, placePawn } from '../ops/pawns.ts';
import {
  addIncidents,
  buildPiles,
  chooseEpidemics,
  chooseEvents,
  chooseFirst,
  layMutations,
  putFirstStation,
  shuffleDecks,
} from '../ops/setup.ts';
import { appoint, drawSecretly, isTerrorist, terroristOf } from '../ops/terrorist.ts';
import { type Card, isCityCard, isEpidemic, NONE } from '../state/ids.ts';
import { cardWord } from '../state/words.ts';
import { enterAsk, enteredCard, possibleInfections, possibleOpeningCards } from './entered.ts';
import { dealtTo, teamSeats, teamSize } from './hands.ts';
import type { G } from './hooks.ts';
import { ENTER_CARD, ENTER_INFECTION, ENTER_ROLE } from './options.ts';
import { freeRoles } from './roles.ts';

type SetupVars = { i: number; seat: Seat };
const { act, ask, call, program, repeat, when } = steps<G, SetupVars>();
/** Who of the team takes the first turn. OB-BT-07 */
export const STARTS = optionKind('starts', 'seat');
/** Infection cards that the bio-terrorist begins with. OB-BT-05 */
const SECRET_CARDS = 2;

const INFECTIONS = 9;
/** Three cities with three cubes, three with two, three with one. PD-SETUP-05 */
const cubesOf = (i: number): number => 3 - Math.floor(i / 3);

const OPENING_CARDS: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2, 5: 2 };
/** PD-SETUP-08 */
const openingCards = (players: number): number => OPENING_CARDS[players];

/** Set-up in the order of PD-SETUP-02 to PD-SETUP-13. */
export const setupProgram = program('setup', [
  act('board', (g) => {
    if (g.loud)
      g.emit({ t: 'setup', players: g.state.options.players, epidemics: g.state.options.epidemics });
    putFirstStation(g, ATLANTA);
    if (g.state.options.brink?.contents) chooseEvents(g);
    appointTerrorist(g);
    shuffleDecks(g);
    if (g.state.options.brink?.mutation) layMutations(g);
  }),

  repeat('infections', (_, vars) => vars.i < INFECTIONS, [
    ask(
      'entered infection',
      enterAsk({
        ask: 'enterInfection',
        kind: ENTER_INFECTION,
        about: (_, vars) => String(cubesOf(vars.i)),
        possible: (g) => possibleInfections(g),
        take: enterInfectionTop,
      }),
    ),
    act('infect', (g, vars) => {
      const city = flipTop(g);
      if (g.loud) g.emit({ t: 'flip', city: CITY_IDS[city] });
      infect(g, city, DISEASE_OF[city], cubesOf(vars.i), 'setup');
      vars.i += 1;
    }),
  ]),

  // OB-BT-05
  when('terrorist', (g) => terroristOf(g) !== null, [
    act('count secrets', (_, vars) => {
      vars.i = 0;
    }),
    repeat('secrets', (_, vars) => vars.i < SECRET_CARDS, [
      act('secret', (g, vars) => {
        drawSecretly(g);
        vars.i += 1;
      }),
    ]),
  ]),
  act('count seats', (_, vars) => {
    vars.seat = 0;
  }),
  repeat('roles', (g, vars) => vars.seat < g.state.options.players, [
    when('not chosen', (g, vars) => g.state.options.roles[vars.seat] === NONE && !isTerrorist(g, vars.seat), [
      ask('entered role', {
        ask: 'enterRole',
        when: (g) => g.state.entered,
        owner: () => TABLE,
        about: (_, vars) => `p${vars.seat + 1}`,
        list: (g, vars, out) => {
          for (const role of freeRoles(g)) {
            out.push(encode(ENTER_ROLE, TABLE, vars.seat, roleDomain.parse(roleWord(role))));
          }
        },
        take: (g, vars, code) => {
          giveRole(g, vars.seat, roleById(roleDomain.format(argB(code)))?.number ?? NONE);
        },
      }),
    ]),
    act('role', (g, vars) => {
      if (!isTerrorist(g, vars.seat)) takeRole(g, vars.seat);
      vars.seat += 1;
    }),
  ]),

  act('count cards', (g, vars) => {
    g.refreshHooks();
    vars.i = 0;
  }),
  repeat('deal', (g, vars) => vars.i < teamSize(g) * openingCards(handsFor(g)), [
    ask(
      'entered card',
      enterAsk({
        ask: 'enterOpeningCard',
        kind: ENTER_CARD,
        about: (g, vars) => `p${nextDealt(g, vars) + 1}`,
        possible: possibleOpeningCards,
        take: (g, card) => enterPlayerTop(g, enteredCard(g, card), isEpidemic),
      }),
    ),
    act('deal one', (g, vars) => {
      addToHand(g, nextDealt(g, vars), takePlayerCard(g));
      vars.i += 1;
    }),
  ]),

  act('epidemics', (g) => {
    emitHands(g);
    if (g.state.options.brink?.mutation) {
      addIncidents(
        g,
        INCIDENTS.map((def) => def.card),
      );
    }
    buildPiles(
      g,
      chooseEpidemics(
        g,
        EPIDEMICS.map((def) => def.card),
      ),
    );
  }),
  act('first', (g) => {
    chooseFirst(g, startRanks(g));
  }),
  // OB-BT-07: the one who would start as usual says who does (ruling OQ-04).
  ask('who starts', {
    ask: 'startPlayer',
    when: (g) => terroristOf(g) !== null,
    owner: (g) => g.state.active,
    list: (g, _, out) => {
      for (const seat of teamSeats(g)) out.push(encode(STARTS, g.state.active, seat));
    },
    explain: (_, __, code) => (kindOf(code) === STARTS.id ? no('OB-BT-07', { seat: argA(code) }) : null),
    take: (g, _, code) => chooseFirst(g, [argA(code)]),
  }),
  act('first told', (g) => {
    if (g.loud) g.emit({ t: 'first', seat: g.state.active });
  }),
  when('hides', (g) => terroristOf(g) !== null, [call('hide', () => ['terrorist hides', {}])]),
]);

/** A volunteer, or one by lot. OB-BT-03 */
function appointTerrorist(g: G): void {
  const { brink, players } = g.state.options;
  if (!brink || brink.terrorist === null) return;
  appoint(g, brink.terrorist === NONE ? g.roll('roles', players) - 1 : brink.terrorist);
}

/** By whose number the opening hands go (ruling OQ-03). OB-BT-06 */
const handsFor = (g: G): number =>
  g.state.options.brink?.handsByAll ? g.state.options.players : teamSize(g);

const nextDealt = (g: G, { i }: SetupVars): Seat => dealtTo(g, i);

/** Chosen, entered, or dealt at random; the pawn starts in Atlanta. PD-SETUP-07 */
function takeRole(g: G, seat: Seat): void {
  const { options, roles } = g.state;
  if (options.roles[seat] !== NONE) giveRole(g, seat, options.roles[seat]);
  else if (roles[seat] === NONE) {
    const free = freeRoles(g);
    giveRole(g, seat, free[g.roll('roles', free.length) - 1]);
  }
  placePawn(g, seat, ATLANTA);
  if (g.loud) g.emit({ t: 'role', seat, role: roleWord(g.state.roles[seat]) });
}

function emitHands(g: G): void {
  if (!g.loud) return;
  g.state.hands.forEach((hand, seat) => {
    if (isTerrorist(g, seat)) return;
    const cards = hand.map(cardWord);
    if (g.state.options.openHands) g.emit({ t: 'deal', seat, n: hand.length, cards });
    else g.emit({ t: 'deal', seat, n: hand.length, only: { seats: [seat], cards } });
  });
}

/**
 * The seats that may start: the highest population in a hand, then (ruling OQ-08) the next highest. More than one
 * only if all their City cards are alike. PD-SETUP-13
 */
function startRanks(g: G): Seat[] {
  const { hands } = g.state;
  const best = hands.map(highestPopulation);
  const top = Math.max(...best);
  let seats = teamSeats(g).filter((seat) => best[seat] === top);
  if (seats.length === 1) return seats;
  const ranks = hands.map((hand) =>
    hand
      .filter(isCityCard)
      .map((card) => POPULATION[card])
      .sort((a, b) => b - a),
  );
  for (let place = 0; seats.length > 1 && place < MOST_CARDS; place++) {
    const next = Math.max(...seats.map((seat) => ranks[seat][place] ?? 0));
    seats = seats.filter((seat) => (ranks[seat][place] ?? 0) === next);
  }
  return seats;
}

const MOST_CARDS = Math.max(...Object.values(OPENING_CARDS));

function highestPopulation(hand: readonly Card[]): number {
  let highest = 0;
  for (const card of hand) if (isCityCard(card) && POPULATION[card] > highest) highest = POPULATION[card];
  return highest;
}
