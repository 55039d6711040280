import { isDeepStrictEqual } from 'node:util';
import { Api, UNREACHABLE } from '@holdout/client';
import { InputError } from '@holdout/kernel';
import { type Created, type CreateRequest, type Key, newKey } from '@holdout/protocol';
import { until } from '../support/player.ts';
import { pause, type Random, Robot, type RobotOptions, randomOf, sight } from './robot.ts';

const MISSIONS = ['s1-01', 's1-02', 's1-03', 's1-04'];
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];

/** Any table of either game, by chance: two to four seats, some of them bots'. */
function anyTable(random: Random, seed: string): CreateRequest {
  const players = 2 + random(3);
  const bot = random(4) === 0 ? random(players) : -1;
  const common = {
    seats: NAMES.slice(0, players).map((name, seat) => (seat === bot ? { name, bot: 'greedy' } : { name })),
    undo: random(4) === 0 ? 'strict' : 'keepFate',
    consent: (['free', 'vote', 'all', 'host'] as const)[random(4)],
    seed,
  } as const;
  if (random(2) === 0) {
    return { game: 'zombicide', options: { mission: MISSIONS[random(MISSIONS.length)], players }, ...common };
  }
  const terror =
    players > 2 && random(4) === 0 ? { module: 'bioterrorist', btPlayer: 1 + random(players) } : {};
  const hands = random(3) === 0 ? 'closed' : 'open';
  return { game: 'pandemic', options: { players, epidemics: 4 + random(3), hands, ...terror }, ...common };
}

/** A table by chance that is as it is wanted. */
export function tableWhere(
  random: Random,
  seed: string,
  isWanted: (request: CreateRequest) => boolean,
): CreateRequest {
  let request = anyTable(random, seed);
  while (!isWanted(request)) request = anyTable(random, seed);
  return request;
}

const key = (): Key => newKey((bytes) => crypto.getRandomValues(bytes));

/** Asks until the server answers: it may be down just now. */
async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof InputError) || ![UNREACHABLE, 'unavailable'].includes(error.code)) throw error;
      await pause(50);
    }
  }
}

/** Requests as they come from a certain address. */
const loadFrom =
  (address: string): typeof fetch =>
  (input, init) =>
    fetch(input, { ...init, headers: { ...init?.headers, 'x-forwarded-for': address } });

/** A table that robots play at. */
export class Game {
  readonly seed: string;
  readonly request: CreateRequest;
  readonly created: Created;
  readonly robots: readonly Robot[];
  readonly keys: readonly Key[];
  /** Answers, undoes and so on that were acknowledged. */
  played = 0;
  private readonly most: number;
  private readonly random: Random;
  private ended = false;

  private constructor(
    seed: string,
    request: CreateRequest,
    created: Created,
    seats: readonly Omit<RobotOptions, 'code' | 'name' | 'random'>[],
    most: number,
  ) {
    this.seed = seed;
    this.request = request;
    this.created = created;
    this.most = most;
    this.random = randomOf(`${seed}/pauses`);
    this.keys = seats.map((seat) => seat.key);
    this.robots = seats.map(
      (seat, n) =>
        new Robot({
          ...seat,
          code: created.code,
          name: `${seed.replaceAll(/[^\w-]/g, '-')}-${n}`,
          random: randomOf(`${seed}/robot ${n}`),
        }),
    );
  }

  /**
   * A new table with a robot at every seat of a person. `bases` are addresses of the server, by turns.
   *
   * @param most so many answers are given.
   */
  static async begin(
    bases: readonly string[],
    seed: string,
    most: number,
    request: CreateRequest = anyTable(randomOf(seed), seed),
    hasty = false,
  ): Promise<Game> {
    const [first] = bases;
    const random = randomOf(`${seed}/address`);
    const address = `10.${random(256)}.${random(256)}.${random(256)}`;
    const keys = { host: key(), watch: key(), seats: request.seats.map(({ bot }) => (bot ? null : key())) };
    const api = new Api(first, loadFrom(address));
    const created = await persist(() => api.create({ ...request, keys }));
    const seats = [];
    for (const [seat, invite] of created.seats.entries()) {
      if (invite === null) continue;
      const own = key();
      await persist(() => api.claim(created.code, invite, own, NAMES[seat]));
      seats.push({ base: bases[seat % bases.length], key: own, seat, viewer: seat, hasty });
    }
    return new Game(seed, request, created, seats, most);
  }

  get isOver(): boolean {
    return this.robots.some(({ update }) => update !== null && update.decision === null);
  }

  /** Once it is over, it is: some have left by then, and what others take back after that is played by nobody. */
  private get isDone(): boolean {
    this.ended ||= this.played >= this.most || this.isOver;
    return this.ended;
  }

  /**
   * Plays until there were enough answers, or the game is over.
   *
   * @throws Error if it does not go on for `patience`.
   */
  async play(patience = 60_000): Promise<void> {
    const watched = { played: -1, at: 0 };
    const isStuck = () => {
      if (watched.played !== this.played) {
        watched.played = this.played;
        watched.at = Date.now();
      }
      return Date.now() - watched.at > patience;
    };
    await Promise.all(this.robots.map((robot) => this.playAs(robot, isStuck)));
    if (this.isDone) return;
    const how = this.robots.map((robot) => `${connectionOf(robot)}, asked: ${short(robot.update?.decision)}`);
    throw new Error([`${this.seed}: stands still after ${this.played} answers`, ...how].join('\n'));
  }

  private async playAs(robot: Robot, isStuck: () => boolean): Promise<void> {
    while (!this.isDone && !isStuck()) {
      const command = robot.next();
      if (!command) {
        await robot.news();
        robot.retry();
        continue;
      }
      const outcome = robot.do(command);
      // Now and then somebody loads his page anew before he has his answer.
      if (this.random(60) === 0) {
        robot.reload();
        while (robot.connection.unanswered.length > 0 && !isStuck()) await robot.news();
      } else {
        const done = await orStuck(outcome, isStuck);
        if (done?.ok && ['answer', 'undo', 'redo'].includes(command.t)) this.played += 1;
        if (!done?.ok) await robot.news();
      }
      await pause(this.random(12));
    }
  }

  /**
   * All have had their answers, and each sees what somebody sees who comes new with his key.
   *
   * @throws Error if that does not come to pass.
   */
  async converge(robots = this.robots, patience = 30_000): Promise<void> {
    const end = Date.now() + patience;
    // As long as one of them has no answer yet, what the others see may change once more.
    while (!robots.every(isAtRest) && Date.now() < end) {
      await pause(20);
      for (const robot of robots) robot.retry();
    }
    for (const robot of robots) {
      const fresh = new Robot({ ...robot.options, name: `${robot.options.name}-fresh` });
      try {
        while (!isAtRest(robot) || !isAtRest(fresh) || !isDeepStrictEqual(sight(robot), sight(fresh))) {
          if (Date.now() > end) throw new Error(differences(this, robot, fresh));
          await Promise.race([robot.news(), fresh.news(), pause(50)]);
          robot.retry();
          fresh.retry();
        }
      } finally {
        fresh.close();
      }
    }
  }

  close(): void {
    for (const robot of this.robots) robot.close();
  }
}

/** Ann and Ben at a table of Pandemic, where Ann begins and can drive about. */
export async function annAndBen(bases: readonly string[], name: string): Promise<Game> {
  const game = await Game.begin(bases, name, 0, {
    game: 'pandemic',
    options: { players: 2, epidemics: 4 },
    seats: [{ name: 'Ann' }, { name: 'Ben' }],
    undo: 'keepFate',
    consent: 'free',
    seed: 'deaf',
  });
  await until(() => game.robots.every(({ isLive, room }) => isLive && room), 'both are there');
  return game;
}

/** Answers with the first option that is liked. */
export async function answer(robot: Robot, likes: RegExp): Promise<void> {
  const { decision } = robot.update ?? {};
  const option = decision?.options.find(({ key }) => likes.test(key));
  if (!decision || !option) throw new Error(`there is none of ${decision?.options.map(({ key }) => key)}`);
  const command = { t: 'answer', seq: decision.seq, seat: robot.seat, key: option.key } as const;
  const outcome = await robot.do(command);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
}

const isAtRest = (robot: Robot): boolean => robot.isLive && robot.connection.unanswered.length === 0;

async function orStuck<T>(work: Promise<T>, isStuck: () => boolean): Promise<T | null> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stuck = new Promise<null>((resolve) => {
    timer = setInterval(() => isStuck() && resolve(null), 500);
  });
  try {
    return await Promise.race([work, stuck]);
  } finally {
    clearInterval(timer);
  }
}

function differences({ seed, created }: Game, robot: Robot, fresh: Robot): string {
  const [one, other] = [sight(robot), sight(fresh)] as Readonly<Record<string, unknown>>[];
  const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const told = fields
    .filter((field) => !isDeepStrictEqual(one[field], other[field]))
    .map((field) => `${field}: ${short(one[field])} is not ${short(other[field])}`);
  const how = [robot, fresh].map(connectionOf);
  return [`${seed}, table ${created.code}, seat ${robot.seat} sees something else`, ...told, ...how].join(
    '\n',
  );
}

const connectionOf = ({ connection, states, seat }: Robot): string =>
  `seat ${seat}: ${JSON.stringify(connection.condition)} waits for ${JSON.stringify(connection.unanswered)} after ${states.slice(-9)}`;

const short = (value: unknown): string => JSON.stringify(value)?.slice(0, 600) ?? 'nothing';
