import { checkHash, type Run } from '@holdout/kernel';
import { type PandemicState, pandemic } from '@holdout/pandemic';
import { Clock } from '../lib/clock.ts';
import { amount, offer, type Sample } from '../lib/contender.ts';
import { Digest } from '../lib/digest.ts';
import { positions } from '../lib/games.ts';

const PLAYERS = 4;
const ROUNDS = amount(2_000);
const WARM_UP_ROUNDS = 300;

const runs = positions(PLAYERS, 100, 30);

function measure(): Sample {
  const states = runs.map((run) => run.state);
  const ofState = new Clock();
  const clones = ofState.time(() => cloneStates(states, ROUNDS));
  const ofRun = new Clock();
  const runClones = ofRun.time(() => cloneRuns(ROUNDS));
  const digest = new Digest();
  for (const [i, state] of states.entries()) {
    const hash = checkHash(state);
    const alike = hash === checkHash(clones[i]) && hash === checkHash(runClones[i].state);
    if (!alike || runClones[i].count() !== runs[i].count())
      throw new Error(`clone ${i} is not like its model`);
    digest.add(hash, runClones[i].count());
  }
  const total = ROUNDS * states.length;
  const figures = { state: (ofState.wall * 1e6) / total, run: (ofRun.wall * 1e6) / total };
  return { figures, checksum: digest.end() };
}

/** The clones of the last round; those of the others have made room for them. */
function cloneStates(states: readonly PandemicState[], rounds: number): PandemicState[] {
  const clones = states.slice();
  for (let round = 0; round < rounds; round++)
    for (let i = 0; i < states.length; i++) clones[i] = pandemic.clone(states[i]);
  return clones;
}

function cloneRuns(rounds: number): Run<PandemicState>[] {
  const clones = runs.slice();
  for (let round = 0; round < rounds; round++)
    for (let i = 0; i < runs.length; i++) clones[i] = runs[i].clone();
  return clones;
}

offer({
  title: `Clone, Pandemic, ${PLAYERS} players`,
  meaning:
    `Mean over ${runs.length} positions of random games, the collection of the garbage included. A running game ` +
    'takes its open options and its table of roles along.',
  rows: [
    { figure: 'state', what: 'a state', unit: 'µs', budget: { atMost: 1 } },
    { figure: 'run', what: 'a running game', unit: 'µs' },
  ],
  warmUp: () => {
    cloneStates(
      runs.map((run) => run.state),
      WARM_UP_ROUNDS,
    );
    cloneRuns(WARM_UP_ROUNDS);
  },
  measure,
});
