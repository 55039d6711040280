import { mix } from '@holdout/kernel';
import { CITY_FACTS, DISEASE_IDS } from '@holdout/pandemic';

/**
 * A small game in the manner of Pandemic, the same on both sides, word for word: four pawns on the 48 cities; four
 * actions a turn, to drive and to treat; then two infections with their outbreaks. It is lost at the eighth outbreak,
 * or when a cube is missing. On one side the board is boardgame.io's `G`, on the other part of a state of our kernel.
 */
export interface Board {
  pawns: number[];
  /** Cubes of a disease in a city at `city * 4 + disease`. */
  cubes: number[];
  supply: number[];
  /** Infection cards; the top is the last. */
  deck: number[];
  discard: number[];
  outbreaks: number;
  actions: number;
  /** Where the game's own luck stands. */
  luck: number;
  loss: '' | 'outbreaks' | 'cubes';
}

export const PLAYERS = 4;
export const ACTIONS = 4;
export const CITY_IDS: readonly string[] = CITY_FACTS.map((city) => city.id);
const CITIES = CITY_IDS.length;
export const DISEASES = 4;
const START = CITY_IDS.indexOf('atlanta');
const CUBES_EACH = 24;
const MAX_CUBES = 3;
const MAX_OUTBREAKS = 8;
const INFECTIONS = 2;

export const NEIGHBOURS: readonly (readonly number[])[] = CITY_FACTS.map((city) =>
  city.neighbours.map((id) => CITY_IDS.indexOf(id)),
);
const DISEASE_OF: readonly number[] = CITY_FACTS.map((city) => DISEASE_IDS.indexOf(city.disease));

export const cubesAt = (board: Board, city: number, disease: number): number =>
  board.cubes[city * DISEASES + disease];

/** Nine cities are infected: three with three cubes, three with two, three with one. */
export function deal(seed: number): Board {
  const board: Board = {
    pawns: new Array(PLAYERS).fill(START),
    cubes: new Array(CITIES * DISEASES).fill(0),
    supply: new Array(DISEASES).fill(CUBES_EACH),
    deck: Array.from({ length: CITIES }, (_, city) => city),
    discard: [],
    outbreaks: 0,
    actions: 0,
    luck: mix(seed),
    loss: '',
  };
  shuffle(board, board.deck);
  for (let i = 0; i < 9; i++) infect(board, flip(board), 3 - Math.floor(i / 3));
  return board;
}

export function drive(board: Board, seat: number, city: number): void {
  board.pawns[seat] = city;
  board.actions -= 1;
}

export function treat(board: Board, seat: number, disease: number): void {
  board.cubes[board.pawns[seat] * DISEASES + disease] -= 1;
  board.supply[disease] += 1;
  board.actions -= 1;
}

/** What follows the actions of a turn. */
export function infectCities(board: Board): void {
  for (let i = 0; i < INFECTIONS && board.loss === ''; i++) infect(board, flip(board), 1);
}

/** The top infection card; when there is none the discard is shuffled to be the deck. */
function flip(board: Board): number {
  if (board.deck.length === 0) {
    shuffle(board, board.discard);
    board.deck = board.discard;
    board.discard = [];
  }
  const city = board.deck.pop() ?? START;
  board.discard.push(city);
  return city;
}

function infect(board: Board, city: number, cubes: number): void {
  const disease = DISEASE_OF[city];
  if (cubesAt(board, city, disease) + cubes > MAX_CUBES) breakOut(board, city, disease);
  else put(board, city, disease, cubes);
}

function put(board: Board, city: number, disease: number, cubes: number): void {
  if (board.supply[disease] < cubes) board.loss = 'cubes';
  else {
    board.supply[disease] -= cubes;
    board.cubes[city * DISEASES + disease] += cubes;
  }
}

/** An outbreak with all that follow from it, first in, first out. */
function breakOut(board: Board, first: number, disease: number): void {
  const queue = [first];
  for (let i = 0; i < queue.length && board.loss === ''; i++) {
    board.outbreaks += 1;
    if (board.outbreaks >= MAX_OUTBREAKS) board.loss = 'outbreaks';
    else spread(board, queue[i], disease, queue);
  }
}

/** A cube for each neighbour that has not broken out in this chain; a full one is put in the queue. */
function spread(board: Board, city: number, disease: number, queue: number[]): void {
  for (const next of NEIGHBOURS[city]) {
    if (board.loss !== '') return;
    if (queue.includes(next)) continue;
    if (cubesAt(board, next, disease) === MAX_CUBES) queue.push(next);
    else put(board, next, disease, 1);
  }
}

function shuffle(board: Board, cards: number[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    board.luck = (board.luck + 0x9e3779b9) | 0;
    const j = (mix(board.luck) >>> 0) % (i + 1);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
}
