import { setTimeout as pause } from 'node:timers/promises';
import { randomNumbers } from '@holdout/testkit';
import { type Played, Tally } from './tally.ts';
import { usageNow } from './usage.ts';

/** A connection, as far as it is counted what comes over it. */
export interface Wire {
  /** Bytes that have come, as they were sent. */
  readonly bytes: number;
  /** The same without the compression. */
  readonly text: number;
}

/** A table of a swarm. */
export interface Playable {
  readonly wires: readonly Wire[];
  readonly isOver: boolean;
  /** Sends an answer for whoever is asked, and tells the flight what comes of it. */
  answer(flight: Flight): void;
}

/** How long it may take until all have heard of an answer. */
const LONGEST = 10_000;
/** How long it is waited for others who may be told nothing of an answer, since it is a secret. */
const QUIET = 1000;
/** Let the clock of the system go on a little before the first answer is due. */
const RUN_UP = 50;
const STEPS = 2 ** 30;

/** One answer on its way: it is over when it is acknowledged and all others at the table have heard of it. */
export class Flight {
  readonly scheduled: number;
  readonly table: Playable;
  private readonly tally: Tally;
  private readonly landed: (flight: Flight) => void;
  private readonly before: readonly Wire[];
  private acked = false;
  private over = false;
  private waiting: number;
  /** Nothing needs to be heard of it. */
  isSecret = false;

  constructor(scheduled: number, table: Playable, tally: Tally, landed: (flight: Flight) => void) {
    this.scheduled = scheduled;
    this.table = table;
    this.tally = tally;
    this.landed = landed;
    this.before = table.wires.map(({ bytes, text }) => ({ bytes, text }));
    this.waiting = table.wires.length - 1;
  }

  private get age(): number {
    return performance.now() - this.scheduled;
  }

  get isLost(): boolean {
    return this.age > LONGEST;
  }

  acknowledged(): void {
    if (this.acked || this.over) return;
    this.acked = true;
    this.tally.acknowledgements.push(this.age);
    this.look();
  }

  /** One of the others has heard of it: a seat, or somebody who looks on. */
  heard(isSeat: boolean): void {
    if (this.over) return;
    this.waiting -= 1;
    if (isSeat) this.tally.updates.push(this.age);
    this.look();
  }

  refused(why: string): void {
    if (this.over) return;
    this.tally.refused(why);
    this.land();
  }

  /** It took too long: whatever comes of it now is not counted. */
  drop(): void {
    this.over = true;
    this.tally.lost += 1;
  }

  /** An answer in secret, of which nobody has heard: that is all there is to it. */
  landQuietly(): boolean {
    if (!this.isSecret || !this.acked || this.age < QUIET) return false;
    this.land();
    return true;
  }

  private land(): void {
    this.over = true;
    this.landed(this);
  }

  private look(): void {
    if (!this.acked || this.waiting > 0) return;
    const came = this.table.wires.map(({ bytes, text }, i) => ({
      bytes: bytes - this.before[i].bytes,
      text: text - this.before[i].text,
    }));
    for (const { bytes, text } of came) {
      this.tally.bytesToOne.push(bytes);
      this.tally.textToOne.push(text);
    }
    this.tally.bytesToAll.push(came.reduce((sum, { bytes }) => sum + bytes, 0));
    this.land();
  }
}

export interface Pace {
  readonly perSecond: number;
  readonly seconds: number;
  readonly seed: number;
}

/**
 * Answers at tables by lot, at times by lot that do not depend on how fast the server is. When it is slow, answers wait
 * for a table that is free, and that counts: their time began when they were to be sent.
 */
export class Driver {
  private readonly free: Playable[];
  private readonly replace: (over: Playable) => Promise<Playable>;
  private readonly waiting: number[] = [];
  private readonly flights = new Set<Flight>();
  private tally = new Tally();
  private lot = randomNumbers(0);

  constructor(tables: readonly Playable[], replace: (over: Playable) => Promise<Playable>) {
    this.free = [...tables];
    this.replace = replace;
  }

  /** The server has ended a connection. */
  broken(why: string): void {
    this.tally.broken += 1;
    this.tally.trouble(why);
  }

  async play({ perSecond, seconds, seed }: Pace): Promise<Played> {
    const tally = new Tally();
    this.tally = tally;
    this.lot = randomNumbers(seed);
    const gap = () => (-Math.log((this.lot(STEPS) + 1) / STEPS) / perSecond) * 1000;
    const { cpu } = usageNow();
    const start = performance.now() + RUN_UP;
    const end = start + seconds * 1000;
    for (let next = start + gap(); next < end; ) {
      for (; next <= performance.now() && next < end; next += gap()) this.wish(next);
      this.dropLost();
      await pause(Math.max(0, next - performance.now()));
    }
    await this.landAll();
    return tally.end(seconds, usageNow().cpu - cpu);
  }

  private wish(scheduled: number): void {
    if (this.free.length === 0) this.waiting.push(scheduled);
    else this.send(scheduled);
  }

  private send(scheduled: number): void {
    const { free, tally } = this;
    const at = this.lot(free.length);
    const table = free[at];
    free[at] = free[free.length - 1];
    free.pop();
    tally.sent += 1;
    tally.late.push(performance.now() - scheduled);
    const flight = new Flight(scheduled, table, tally, (one) => this.landed(one));
    this.flights.add(flight);
    table.answer(flight);
  }

  private landed(flight: Flight): void {
    this.flights.delete(flight);
    const { table } = flight;
    if (table.isOver) void this.putAnother(table);
    else this.putFree(table);
  }

  private async putAnother(over: Playable): Promise<void> {
    const { tally } = this;
    try {
      const table = await this.replace(over);
      tally.replaced += 1;
      this.putFree(table);
    } catch (error) {
      tally.trouble(error);
    }
  }

  private putFree(table: Playable): void {
    this.free.push(table);
    const scheduled = this.waiting.shift();
    if (scheduled !== undefined) this.send(scheduled);
  }

  /** Nobody knows how it stands at such a table: it is not played at any more. */
  private dropLost(): void {
    for (const flight of this.flights) {
      if (flight.landQuietly() || !flight.isLost) continue;
      this.flights.delete(flight);
      flight.drop();
    }
  }

  private async landAll(): Promise<void> {
    while (this.flights.size > 0 || this.waiting.length > 0) {
      await pause(20);
      this.dropLost();
      if (this.flights.size === 0 && this.free.length === 0) return;
    }
  }
}
