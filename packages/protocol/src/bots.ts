import {
  type CoreState,
  drawBelow,
  InputError,
  no,
  type Reason,
  Run,
  type Seat,
  seedStreams,
  seenBy,
  TABLE,
  type Table,
} from '@holdout/kernel';

/** Who answers for a seat without a person. It is given a deal it can't tell from the true one, never the true state. */
export interface BotPlayer<S extends CoreState = CoreState> {
  /** Index of the option it takes, from 0 to below `run.count()`. */
  choose(run: Run<S>, random: (below: number) => number): number;
}

/** The players a host knows, by id. */
export type BotPlayers<S extends CoreState = CoreState> = ReadonlyMap<string, BotPlayer<S>>;

/** A game that goes on for so long without a person has come to a standstill. */
export const MOST_ANSWERS = 2000;
/** So often a bot looks for something that is possible at the true table, too. */
const TRIES = 8;

/** The seats of a table that bots play, and when they wait for the people at it. */
export class BotSeats<S extends CoreState = CoreState> {
  private readonly table: Table<S>;
  private readonly players: readonly (BotPlayer<S> | null)[];
  private readonly people: readonly Seat[];
  /** A person could do something before the bot goes on, and has let it. */
  private waved = false;
  /** A bot is answering just now. */
  acting = false;

  /** @throws InputError if a seat is a bot's that is not known. */
  constructor(table: Table<S>, known: BotPlayers<S>) {
    this.table = table;
    this.players = table.setup.seats.map(({ bot }, seat) => {
      if (bot === undefined) return null;
      const player = known.get(bot);
      if (!player) throw new InputError('seat.bot', `seats[${seat}].bot`, { found: bot });
      return player;
    });
    this.people = this.players.flatMap((player, seat) => (player ? [] : [seat]));
  }

  /** Answers for the bots until a person is asked, or wants to do something first, but not more than `most` times. */
  play(at?: number, most = MOST_ANSWERS): void {
    for (let n = 0; n < most; n++) {
      const seat = this.next();
      const player = seat === null ? null : this.players[seat];
      if (seat === null || !player) return;
      this.acting = true;
      this.answer(seat, player, at);
      this.acting = false;
      if (this.hasShown()) this.waved = false;
    }
  }

  /** The seat of a bot that is to answer and need not wait; null if there is none. */
  next(): Seat | null {
    const seat = this.table.over ? null : this.asked();
    return seat !== null && this.players[seat] && !this.waits() ? seat : null;
  }

  /** A person lets the bot go on. */
  wave(): Reason | null {
    const seat = this.asked();
    if (seat === null || !this.players[seat]) return no('HO-ASK');
    this.waved = true;
    return null;
  }

  /** Whose choice is open. What all are asked a person answers, or the first bot if there is none. */
  private asked(): Seat | null {
    const owner = this.table.run.owner();
    return owner === TABLE && this.people.length === 0 ? 0 : owner;
  }

  /** Somebody has done something: what comes after may be answered again. */
  moved(): void {
    this.waved = false;
  }

  /** A person can do something meanwhile and wants to be asked. */
  private waits(): boolean {
    const { run, game } = this.table;
    if (this.waved || this.people.length === 0) return false;
    const options = run.decision(this.people)?.options ?? [];
    return options.some(({ seat }) => game.holds?.(run.state, seat) ?? true);
  }

  /** Whether the last answer was seen by somebody else. */
  private hasShown(): boolean {
    const events = this.table.moves.at(-1)?.events ?? [];
    return this.people.some((seat) => events.some((event) => seenBy(event, seat) !== null));
  }

  private answer(seat: Seat, player: BotPlayer<S>, at?: number): void {
    const { table } = this;
    const { game, run } = table;
    const stream = seedStreams(`${table.setup.seed}/bot/${table.log.length}`, ['bot']).bot;
    const random = (below: number): number => drawBelow(stream, below);
    for (let n = 0; n < TRIES; n++) {
      const guess = new Run(game, game.sample(run, seat, random));
      guess.advance();
      const key = game.vocabulary.key(guess.pick(player.choose(guess, random)));
      if (table.answer({ seq: run.state.seq, seat, key }, at) === null) return;
    }
    // What it wanted is not possible as the cards really lie: anything of its own will do.
    const own = run.decision([seat])?.options ?? [];
    table.answer({ seq: run.state.seq, seat, key: own[random(own.length)].key }, at);
  }
}
