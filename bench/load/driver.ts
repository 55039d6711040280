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

/** How long it is waited at the end until all have heard of all answers. */
const PATIENCE = 10_000;
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
  private ackedAt = Number.POSITIVE_INFINITY;
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

  private get isAcknowledged(): boolean {
    return this.ackedAt < Number.POSITIVE_INFINITY;
  }

  acknowledged(): void {
    if (this.isAcknowledged || this.over) return;
    this.ackedAt = performance.now();
    this.tally.acknowledged(this.age);
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

  /** An answer in secret, of which nobody has heard: that is all there is to it. */
  landQuietly(): void {
    if (this.isSecret && performance.now() - this.ackedAt > QUIET) this.land();
  }

  private land(): void {
    this.over = true;
    this.landed(this);
  }

  private look(): void {
    if (!this.isAcknowledged || this.waiting > 0) return;
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
  private tally = new Tally(0);
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
    this.lot = randomNumbers(seed);
    const gap = () => (-Math.log((this.lot(STEPS) + 1) / STEPS) / perSecond) * 1000;
    const { cpu } = usageNow();
    const start = performance.now() + RUN_UP;
    const end = start + seconds * 1000;
    const tally = new Tally(end);
    this.tally = tally;
    for (let next = start + gap(); next < end; ) {
      for (; next <= performance.now() && next < end; next += gap()) this.wish(next);
      this.landQuietOnes();
      await pause(Math.max(0, next - performance.now()));
    }
    await this.landAll();
    return tally.sum(seconds, usageNow().cpu - cpu);
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
    try {
      table.answer(flight);
    } catch (error) {
      // It stays among those that did not come off.
      tally.trouble(error);
    }
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

  private landQuietOnes(): void {
    for (const flight of this.flights) flight.landQuietly();
  }

  private async landAll(): Promise<void> {
    const end = performance.now() + PATIENCE;
    while (this.flights.size > 0 || this.waiting.length > 0) {
      if (performance.now() > end) break;
      await pause(20);
      this.landQuietOnes();
    }
    // What comes of them later is for nobody to know: their tables are not played at until then.
    this.tally.lost = this.flights.size + this.waiting.length;
    this.flights.clear();
    this.waiting.length = 0;
  }
}
