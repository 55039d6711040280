import { type CoreState, type Game, type Json, type SaveFile, saveTable, Table } from '@holdout/kernel';
import { pandemic } from '@holdout/pandemic';
import type { CreateRequest } from '@holdout/protocol';
import { randomNumbers } from '@holdout/testkit';
import { zombicide } from '@holdout/zombicide';
import { allSeats, answerTo, EPIDEMICS } from '../lib/games.ts';
import { TABLES_PER_WATCHER } from './amounts.ts';

/** Everybody who has to do with a table, by its number: half of the tables are Pandemic, half Zombicide. */
export interface Party {
  readonly request: CreateRequest;
  readonly watchers: number;
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];
const MISSIONS = ['s1-00', 's1-01'];
const PANDEMIC_SEATS = [2, 3, 4];
const ZOMBICIDE_SEATS = 2;
/** A game by lot that goes round in circles is left after so many. */
const MOST_ANSWERS = 2000;

export function party(index: number): Party {
  const half = index >> 1;
  const isPandemic = index % 2 === 0;
  const players = isPandemic ? PANDEMIC_SEATS[half % PANDEMIC_SEATS.length] : ZOMBICIDE_SEATS;
  const options = isPandemic
    ? { players, epidemics: EPIDEMICS }
    : { players, mission: MISSIONS[half % MISSIONS.length] };
  return {
    request: {
      game: isPandemic ? 'pandemic' : 'zombicide',
      options,
      seats: NAMES.slice(0, players).map((name) => ({ name })),
      undo: 'keepFate',
      seed: `load/${index}`,
    },
    watchers: index % TABLES_PER_WATCHER === 0 ? 1 : 0,
  };
}

/**
 * The game of a table at a moment by lot, so that the tables of a test are not all at their first turn. Choices are by
 * lot, too.
 */
export function gameUnderWay(index: number): SaveFile {
  const { request } = party(index);
  return request.game === 'pandemic'
    ? underWay(pandemic, request, index)
    : underWay(zombicide, request, index);
}

function underWay<S extends CoreState>(game: Game<S>, request: CreateRequest, index: number): SaveFile {
  const { options, seats, undo, seed = '' } = request;
  const open = () => new Table(game, { options: options as Json & object, seats, undo, seed });
  const length = play(open(), index, MOST_ANSWERS);
  const table = open();
  play(table, index, randomNumbers(-index - 1)(length));
  return saveTable(table, 'bench');
}

/** @returns how many answers were given. */
function play<S extends CoreState>(table: Table<S>, index: number, most: number): number {
  const random = randomNumbers(index + 1);
  const seats = allSeats(table.setup.seats.length);
  let answers = 0;
  for (; answers < most; answers++) {
    const decision = table.decision(seats);
    if (!decision) break;
    const refusal = table.answer(answerTo(decision, random));
    if (refusal) throw new Error(`an option that was offered is refused: ${refusal.rule}`);
  }
  return answers;
}
