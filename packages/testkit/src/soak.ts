import { parseArgs } from 'node:util';
import {
  type CoreState,
  type Game,
  type Json,
  mix,
  Run,
  readSave,
  replay,
  saveTable,
  seedStreams,
  TABLE,
  Table,
} from '@holdout/kernel';
import { pandemic } from '@holdout/pandemic';
import {
  fewestPlayers,
  fewestSurvivors,
  greedy,
  mostPlayers,
  mostSurvivors,
  PRESETS,
  presetRules,
  RULES,
  type Ruleset,
  rulesOf,
  SURVIVORS,
  type ZombicideState,
  zombicide,
} from '@holdout/zombicide';
import { compileBoard, mapPlan, waysOf } from '@holdout/zombicide/map';
import { type Mission, missionFile, OUR_MISSIONS } from '@holdout/zombicide/missions';
import { randomNumbers } from './play.ts';
import { Watcher } from './watcher.ts';

/**
 * Many more games than the tests have time for: `npm run soak -- --game zombicide --games 20000 --seed 7`; without
 * `--game`, as many of each. Every game is checked for its invariants after every step; some also for what is offered,
 * what can be seen, and what a save brings back. A game with a fault is told by its number, and `--first NUMBER
 * --games 1` with the same seed plays it again.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '100000' },
    first: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});
const { seed } = values;
const salt = [...seed].reduce((sum, char) => mix(sum ^ (char.codePointAt(0) ?? 0)), 0);
/** Then a fault is in every game, and there is nothing to be learnt from more of them. */
const MOST_FAULTS = 10;
const SECONDS_PER_LINE = 30;

type Random = (below: number) => number;

/** A game and what of it differs from one table to the next. */
interface Subject<S extends CoreState> {
  readonly game: Game<S>;
  readonly optionsOf: (index: number, random: Random) => object;
  /** Numbers that may only grow. */
  readonly growing?: (state: S) => readonly number[];
  /** After so many decisions a game is not played on. */
  readonly most: number;
  /** Whether nothing can happen any more in a game that was not played on; if something can, it should be over. */
  readonly isStuck?: (state: S) => boolean;
  /** A good choice: games of nothing but chance do not see the later rounds. */
  readonly skilled?: (run: Run<S>, random: Random) => number;
}

/** Plays the game of one number. Returns how it ended. */
type Soak = (index: number) => string;

const soaks: Readonly<Record<string, Soak>> = {
  pandemic: soakOf({ game: pandemic, optionsOf: pandemicOptions, most: 20_000 }),
  zombicide: soakOf({
    game: zombicide,
    optionsOf: zombicideOptions,
    growing: (state) => state.survivors.map((s) => s.xp),
    most: 3000,
    isStuck: isLockedIn,
    skilled: greedy,
  }),
};

function pandemicOptions(index: number): object {
  return {
    players: 2 + (index % 3),
    epidemics: 4 + (Math.floor(index / 3) % 3),
    hands: index % 4 === 1 ? 'closed' : 'open',
    autoConsent: index % 2 === 0,
    entered: index % 16 === 15,
  };
}

/** The missions in turn; everything else by chance. */
function zombicideOptions(index: number, random: Random): object {
  const found = OUR_MISSIONS[index % OUR_MISSIONS.length];
  const boxes: Mission['boxes'] = random(5) === 0 ? ['season1', 'rueMorgue'] : [];
  const mission = { ...found, boxes: [...new Set([...found.boxes, ...boxes])] };
  const teams = teamsOf(mission, random);
  const least = Math.max(teams, fewestPlayers(mission));
  const seats = least + random(mostPlayers(mission) - least + 1);
  const players = seats - (seats % teams);
  const preset = one(PRESETS, random);
  const rules = random(4) === 0 ? oneSwitch(mission, random) : {};
  const played = { ...presetRules(preset, mission.boxes), ...rules };
  const fewest = fewestSurvivors(mission, players, played);
  const wished = fewest + random(mostSurvivors(mission, players, played) - fewest + 1);
  // Teams are of one size.
  const count = teams === 1 ? wished : Math.max(fewest, wished - (wished % players));
  const inTeams = mission.boxes.includes('rueMorgue') && count % players === 0;
  return {
    mission: found.id,
    boxes,
    players,
    survivors: drawSurvivors(mission, count, random),
    preset,
    rules,
    entered: random(16) === 0,
    ...(inTeams
      ? { teams: Array.from({ length: players }, (_, seat) => seat % teams), teamCards: random(3) }
      : {}),
  };
}

/** How many teams play: as many as rivals are, or one to four where there are teams at all. */
function teamsOf({ boxes, rivals }: Mission, random: Random): number {
  if (!boxes.includes('rueMorgue')) return 1;
  return rivals?.teams ?? 1 + random(3);
}

/** Some are chosen, the others left to the game; it also sees to skills that a mission needs. */
function drawSurvivors({ boxes, needs = [] }: Mission, count: number, random: Random): string[] {
  const ids = SURVIVORS.filter((def) => boxes.includes(def.box)).map((def) => def.id);
  return Array.from({ length: count }, (_, i) => {
    if (i < needs.length) return 'random';
    const [id] = ids.splice(random(ids.length), 1);
    return random(3) === 0 ? id : 'random';
  });
}

function oneSwitch({ boxes }: Mission, random: Random): Partial<Ruleset> {
  const name = one(rulesOf(boxes), random);
  return { [name]: one(RULES[name].values, random) };
}

const one = <T>(list: readonly T[], random: Random): T => list[random(list.length)];

/** Who throws away everything that opens doors can lock himself in for good: then no zombie has a way to anybody. */
function isLockedIn({ options, doors, survivors, zombies, supply }: ZombicideState): boolean {
  const mission = typeof options.mission === 'string' ? missionFile(options.mission) : options.mission;
  if (!mission) throw new RangeError(`no mission is called ${options.mission}`);
  const ways = waysOf(compileBoard(mapPlan(mission)), doors);
  const hunted = survivors.filter(({ zone }) => zone >= 0).map(({ zone }) => ways.to(zone));
  return zombies.every(
    (n, i) => n === 0 || hunted.every((steps) => steps[Math.floor(i / supply.length)] < 0),
  );
}

function soakOf<S extends CoreState>(subject: Subject<S>): Soak {
  return (index) => {
    const luck = randomNumbers(salt ^ mix(-index - 1));
    const options = subject.game.readOptions(subject.optionsOf(index, luck)) as Json & object;
    if (index % 50 === 0) soakTable(subject, options, `${seed}/t${index}`, luck);
    const random = randomNumbers(salt ^ mix(index + 1));
    const skilled = index % 2 === 1 ? subject.skilled : undefined;
    const choose = (run: Run<S>): number =>
      skilled && random(4) > 0 ? skilled(run, random) : random(run.count());
    return soakRun(subject, options, `${seed}/${index}`, choose, luck);
  };
}

/** A game that is looked at after every step, and now and then closely. */
function soakRun<S extends CoreState>(
  { game, growing, most, isStuck }: Subject<S>,
  options: Json & object,
  runSeed: string,
  choose: (run: Run<S>) => number,
  luck: Random,
): string {
  const run = new Run(game, game.create(options, seedStreams(runSeed, game.streams)));
  const watcher = new Watcher<S>('step', growing);
  run.advance();
  for (let n = 0; !run.state.over && n < most; n++) {
    watcher.look(run);
    if (luck(400) === 0) watcher.lookClosely(run, luck);
    run.play(run.pick(choose(run)));
  }
  watcher.look(run);
  const { over } = run.state;
  if (!over && !isStuck?.(run.state)) throw new Error(`the game is not over after ${most} decisions`);
  return over ? `${over.result} (${over.cause})` : 'at a standstill';
}

/** A table with undo and redo, saved and replayed. */
function soakTable<S extends CoreState>(
  { game, most }: Subject<S>,
  options: Json & object,
  tableSeed: string,
  random: Random,
): void {
  const seats = Array.from({ length: game.seats(options) }, (_, i) => ({ name: `P${i + 1}` }));
  const table = new Table(game, { options, seed: tableSeed, undo: 'keepFate', seats });
  for (let n = 0; !table.over && n < most; n++) {
    const decision = table.decision(seats.map((_, seat) => seat));
    if (!decision) break;
    const { seat, key } = one(decision.options, random);
    const refused = table.answer({ seq: decision.seq, seat: seat === TABLE ? 0 : seat, key });
    if (refused) throw new Error(`${key} is offered and refused: ${JSON.stringify(refused)}`);
    if (random(20) === 0) table.undo(0, Math.max(0, table.moves.length - 1 - random(5)));
    if (random(20) === 0) table.redo(0);
  }
  const { mismatch } = replay(game, readSave(JSON.stringify(saveTable(table, 'soak'))));
  if (mismatch) throw new Error(`replay differs at move ${mismatch.n}, ${mismatch.path}`);
}

/** @returns how many games had a fault. */
function soakAll(name: string): number {
  const ends = new Map<string, number>();
  const [first, games] = [wholeNumber('first'), wholeNumber('games')];
  let faulty = 0;
  let told = performance.now();
  for (let index = first; index < first + games && faulty < MOST_FAULTS; index++) {
    const end = attempt(name, index);
    if (end === null) faulty += 1;
    else ends.set(end, (ends.get(end) ?? 0) + 1);
    if (performance.now() - told < SECONDS_PER_LINE * 1000) continue;
    told = performance.now();
    console.log(`${name}, ${index + 1 - first} games: ${listOf(ends)}`);
  }
  console.log(`${name}: ${listOf(ends)}; ${faulty === 0 ? 'no fault' : `${faulty} with a fault`}`);
  return faulty;
}

function wholeNumber(name: 'first' | 'games'): number {
  const number = Number(values[name]);
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`--${name} ${values[name]}`);
  return number;
}

const listOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([word, n]) => `${word} ${n}`).join(', ');

/** How the game ended, or null after telling its fault. */
function attempt(name: string, index: number): string | null {
  try {
    return soaks[name](index);
  } catch (error) {
    console.error(`${name} ${index} of seed ${seed}:`, error);
    return null;
  }
}

const names = values.game === undefined ? Object.keys(soaks) : [values.game];
const unknown = names.find((name) => !(name in soaks));
if (unknown !== undefined) throw new RangeError(`no game is called ${unknown}`);
const faulty = names.reduce((sum, name) => sum + soakAll(name), 0);
process.exitCode = faulty === 0 ? 0 : 1;
