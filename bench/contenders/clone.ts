import { checkHash } from '@holdout/kernel';
import { pandemic } from '@holdout/pandemic';
import { Clock } from '../lib/clock.ts';
import { amount, offer, type Sample } from '../lib/contender.ts';
import { Digest } from '../lib/digest.ts';
import { positions } from '../lib/games.ts';

const PLAYERS = 4;
const ROUNDS = amount(2_000);
const WARM_UP_ROUNDS = 500;

const runs = positions(PLAYERS, 100, 30);
const states = runs.map((run) => run.state);

/** Clones everything again and again. Only the last clone is kept, as a search does that plays it out and goes on. */
function cloneAll<T>(models: readonly T[], rounds: number, clone: (model: T) => T): T {
  let last = models[0];
  for (let round = 0; round < rounds; round++)
    for (let i = 0; i < models.length; i++) last = clone(models[i]);
  return last;
}

function measure(): Sample {
  const [ofState, ofRun] = [new Clock(), new Clock()];
  ofState.time(() => cloneAll(states, ROUNDS, pandemic.clone));
  ofRun.time(() => cloneAll(runs, ROUNDS, (run) => run.clone()));
  const clones = ROUNDS * runs.length;
  const figures = {
    state: (ofState.wall * 1e6) / clones,
    stateOfCpu: (ofState.cpu * 1e6) / clones,
    run: (ofRun.wall * 1e6) / clones,
    runOfCpu: (ofRun.cpu * 1e6) / clones,
  };
  return { figures, checksum: checksum() };
}

/** @throws Error if a clone is not like its model. */
function checksum(): string {
  const digest = new Digest();
  for (const [i, run] of runs.entries()) {
    const hash = checkHash(run.state);
    const copy = run.clone();
    const alike = hash === checkHash(pandemic.clone(run.state)) && hash === checkHash(copy.state);
    if (!alike || copy.count() !== run.count()) throw new Error(`clone ${i} is not like its model`);
    digest.add(hash, copy.count());
  }
  return digest.end();
}

const budget = { atMost: 1 };

offer({
  title: `Clone, Pandemic, ${PLAYERS} players`,
  meaning:
    `Mean over ${runs.length} positions of random games, the collection of the garbage included. A running game ` +
    'takes its open options and its table of roles along.',
  rows: [
    { figure: 'state', what: 'a state', unit: 'µs', budget },
    { figure: 'stateOfCpu', what: 'a state, processor time', unit: 'µs', budget },
    { figure: 'run', what: 'a running game', unit: 'µs' },
    { figure: 'runOfCpu', what: 'a running game, processor time', unit: 'µs' },
  ],
  warmUp: () => {
    cloneAll(states, WARM_UP_ROUNDS, pandemic.clone);
    cloneAll(runs, WARM_UP_ROUNDS, (run) => run.clone());
  },
  measure,
});
