import { checkHash, type Json, Run, seedStreams } from '@holdout/kernel';
import { randomNumbers } from '@holdout/testkit';
import { greedy, missionCalled, type ZombicideState, zombicide } from '@holdout/zombicide';
import { compileBoard } from '@holdout/zombicide/map';
import { Clock, Times } from '../lib/clock.ts';
import { amount, offer, type Sample } from '../lib/contender.ts';
import { Digest } from '../lib/digest.ts';
import { choicesOf, seedOf } from '../lib/games.ts';
import { quantile } from '../lib/stats.ts';

const MISSION = 's1-05';
const SURVIVORS = 6;
const GAMES = amount(10);
const CLONES = amount(400);
const BOARDS = amount(50);
const PHASES = amount(300);
const HORDE = 60;

const options = zombicide.readOptions({
  mission: MISSION,
  survivors: new Array<string>(SURVIVORS).fill('random'),
}) as Json & object;

/** Positions of games that a bot plays: long ones, with many zombies and equipment. */
function positions(games: number, every: number): Run<ZombicideState>[] {
  const kept: Run<ZombicideState>[] = [];
  for (let index = 0; index < games; index++) {
    const run = new Run(zombicide, zombicide.create(options, seedStreams(seedOf(index), zombicide.streams)));
    const random = choicesOf(index);
    const lot = randomNumbers(-index - 1);
    run.advance();
    while (!run.state.over) {
      if (lot(every) === 0) kept.push(run.clone());
      run.play(run.pick(greedy(run, random)));
    }
  }
  return kept;
}

const runs = positions(GAMES, 12);
const states = runs.map((run) => run.state);
const seats = [0];

/** A board full of zombies, none beside a survivor, at the moment before they act. */
function horde(): Run<ZombicideState> {
  const run = new Run(zombicide, zombicide.create(options, seedStreams('horde', zombicide.streams)));
  run.advance();
  const { state } = run;
  const random = randomNumbers(7);
  const zones = state.noise.length;
  let placed = 0;
  while (placed < HORDE) {
    const zone = random(zones);
    const kind = [0, 0, 0, 0, 1, 1, 2][random(7)];
    if (state.supply[kind] <= 0 || state.survivors.some((s) => s.zone === zone)) continue;
    state.zombies[zone * state.supply.length + kind] += 1;
    state.supply[kind] -= 1;
    placed += 1;
  }
  return run;
}

const full = horde();

/** One Zombies' Phase: all of them act to the end, whatever is asked in between is answered at once. */
function zombiesAct(): void {
  const run = full.clone();
  const { frames } = run.state;
  const depth = frames.length;
  frames.push({ program: 'activation', at: 'passes', vars: activation() });
  run.advance();
  while (frames.length > depth && !run.state.over) run.play(run.pick(0));
}

const activation = () => ({
  kinds: 15,
  pass: 0,
  passes: 2,
  fights: [],
  busy: [],
  zone: -1,
  blows: [],
  leaders: [],
  leader: -1,
  depth: 0,
});

function cloneAll(rounds: number): void {
  for (let round = 0; round < rounds; round++) for (const state of states) zombicide.clone(state);
}

function listAll(times: Times): number {
  let offered = 0;
  for (const run of runs) {
    offered +=
      times.time(() => {
        run.advance();
        return run.decision(seats);
      })?.options.length ?? 0;
  }
  return offered;
}

const plan = { tiles: missionCalled(MISSION)?.map.tiles ?? [], doors: missionCalled(MISSION)?.doors ?? [] };

function measure(): Sample {
  const [clones, boards, phases] = [new Clock(), new Clock(), new Clock()];
  const times = new Times();
  const digest = new Digest();
  // Before anything has left garbage behind: each is timed once.
  digest.add(listAll(times));
  clones.time(() => cloneAll(CLONES));
  boards.time(() => {
    for (let i = 0; i < BOARDS; i++) digest.add(compileBoard(plan).sights.length);
  });
  phases.time(() => {
    for (let i = 0; i < PHASES; i++) zombiesAct();
  });
  digest.add(checkHash(full.state));
  const figures = {
    clone: (clones.wall * 1e6) / (CLONES * states.length),
    decision50: quantile(times.all, 0.5),
    decision99: quantile(times.all, 0.99),
    board: (boards.wall * 1e3) / BOARDS,
    phase: (phases.wall * 1e6) / PHASES,
  };
  return { figures, checksum: digest.end() };
}

offer({
  title: `Parts of Zombicide, ${MISSION}, ${SURVIVORS} survivors`,
  meaning:
    `Over ${runs.length} positions of games that the greedy bot plays. A decision is listed anew and written down. ` +
    `The zombie phase moves ${HORDE} zombies that stand all over nine tiles, on a clone.`,
  rows: [
    { figure: 'clone', what: 'clone of a state', unit: 'µs', budget: { atMost: 2.5 } },
    { figure: 'decision50', what: 'decision, p50', unit: 'µs' },
    { figure: 'decision99', what: 'decision, p99', unit: 'µs', budget: { atMost: 50 } },
    { figure: 'board', what: 'building a board of nine tiles', unit: 'ms' },
    { figure: 'phase', what: `zombie phase with ${HORDE} zombies`, unit: 'µs' },
  ],
  warmUp: () => {
    // The positions that are kept make the machine believe that every clone is: it takes a while to learn better.
    cloneAll(CLONES * 2);
    for (let i = 0; i < PHASES; i++) zombiesAct();
    for (let i = 0; i < 20; i++) listAll(new Times());
  },
  measure,
});
