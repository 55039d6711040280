import { checkHash } from '@holdout/kernel';
import { Clock } from '../lib/clock.ts';
import { amount, argument, offer, type Sample, wordArgument } from '../lib/contender.ts';
import { Digest } from '../lib/digest.ts';
import { EPIDEMICS, isWon, optionsFor, playSeed } from '../lib/games.ts';

const GAMES = amount(5_000);
const WARM_UP_GAMES = 5_000;
/** Games between two looks at the clock; how each ended is worked out while it stands. */
const BATCH = 100;

const players = argument('players', 4);
const module = wordArgument('module');
const options = optionsFor(players, module);

function measure(): Sample {
  const clock = new Clock();
  const digest = new Digest();
  let decisions = 0;
  for (let start = 0; start < GAMES; start += BATCH) {
    for (const game of clock.time(() => playBatch(start))) {
      decisions += game.decisions;
      digest.add(game.decisions, checkHash(game.run.state), isWon(game.run.state));
    }
  }
  const figures = {
    games: GAMES / clock.wall,
    gamesOfCpu: GAMES / clock.cpu,
    decisions: decisions / GAMES,
    microseconds: (clock.wall * 1e6) / decisions,
  };
  return { figures, checksum: digest.end() };
}

function playBatch(start: number) {
  const games = [];
  for (let index = start; index < start + BATCH; index++) games.push(playSeed(options, index));
  return games;
}

// The budget is for the largest table of the base game.
const budget = players === 4 && module === null ? { budget: { atLeast: 10_000, aim: 20_000 } } : {};

offer({
  title: `Pandemic${module === null ? '' : ` with On the Brink, module ${module}`}, ${players} players, ${EPIDEMICS} epidemics: random play`,
  meaning:
    `${module === null ? 'Base game' : 'Both boxes'} with all roles and events, hands open, every choice at random until the game is over; no log, one ` +
    'thread, set-up and seeding included. The second line counts processor time instead of time on the wall: it is ' +
    'the better one when others use the machine too.',
  rows: [
    { figure: 'games', what: 'games a second', unit: '1/s', ...budget },
    { figure: 'gamesOfCpu', what: 'games a second of processor time', unit: '1/s', ...budget },
    { figure: 'decisions', what: 'decisions a game', unit: '' },
    { figure: 'microseconds', what: 'time a decision', unit: 'µs' },
  ],
  warmUp: () => {
    for (let start = 0; start < WARM_UP_GAMES; start += BATCH) playBatch(start);
  },
  measure,
});
