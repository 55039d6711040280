import { checkHash, Run, seedStreams } from '@holdout/kernel';
import { type PandemicState, pandemic } from '@holdout/pandemic';
import { Clock } from '../lib/clock.ts';
import { amount, offer, type Sample } from '../lib/contender.ts';
import { Digest } from '../lib/digest.ts';
import { optionsFor, playSeed, seedOf } from '../lib/games.ts';

const GAMES = amount(5_000);
const WARM_UP_GAMES = 5_000;
const PLAYERS = 4;

const options = optionsFor(PLAYERS);

const seedOnly = (index: number) => seedStreams(seedOf(index), pandemic.streams);
const createOnly = (index: number) => pandemic.create(options, seedOnly(index));

function setUp(index: number): Run<PandemicState> {
  const run = new Run(pandemic, createOnly(index));
  run.advance();
  return run;
}

/** The stages of a playout; each one does what the one before it does, and more. */
const stages: Readonly<Record<string, (index: number) => unknown>> = {
  seeds: seedOnly,
  create: createOnly,
  setUp,
  playout: (index) => playSeed(options, index),
};

/** Microseconds of processor time a game. */
function timed(stage: (index: number) => unknown, games: number): number {
  const clock = new Clock();
  clock.time(() => {
    for (let index = 0; index < games; index++) stage(index);
  });
  return (clock.cpu * 1e6) / games;
}

function measure(): Sample {
  const figures = Object.fromEntries(
    Object.entries(stages).map(([name, stage]) => [name, timed(stage, GAMES)]),
  );
  const digest = new Digest();
  for (let index = 0; index < GAMES; index += 50) digest.add(checkHash(setUp(index).state));
  return { figures, checksum: digest.end() };
}

offer({
  title: `Parts of a playout, Pandemic, ${PLAYERS} players`,
  meaning:
    'Where the processor time of a random game goes, for information. Each line contains the one above it: the random streams ' +
    'out of the seed, the state before the first card, the set-up to the first decision, the whole game.',
  rows: [
    { figure: 'seeds', what: 'seeds only', unit: 'µs' },
    { figure: 'create', what: 'and the empty table', unit: 'µs' },
    { figure: 'setUp', what: 'and the set-up', unit: 'µs' },
    { figure: 'playout', what: 'and all decisions to the end', unit: 'µs' },
  ],
  warmUp: () => {
    for (const stage of Object.values(stages)) timed(stage, WARM_UP_GAMES);
  },
  measure,
});
