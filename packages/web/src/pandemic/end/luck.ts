import type { GameEvent } from '@holdout/kernel';
import { CITY_FACTS } from '@holdout/pandemic/facts';
import { count, word } from './fields.ts';

const DISEASE_OF: ReadonlyMap<string, string> = new Map(CITY_FACTS.map((city) => [city.id, city.disease]));
const FULL = 3;
/** Fewer infection cards than this say nothing about luck. */
const ENOUGH_FLIPS = 8;

/** How the infection cards fell, against what could have come. */
export interface InfectionLuck {
  /** Infection cards turned over in infect phases, but for those a Forecast had put in order. */
  readonly flips: number;
  /** How many of them named a city that already had three cubes of its colour. */
  readonly hits: number;
  /** How many would have, on average over all orders that were possible for those who counted the cards. */
  readonly expected: number;
  /** `kind` or `harsh` if it is more than one standard deviation away from that, `unknown` if there were too few. */
  readonly verdict: 'kind' | 'fair' | 'harsh' | 'unknown';
}

/**
 * Follows the infection deck through a game. The deck is known by layers, the top one last: which cards lie in a
 * layer follows from the discards, their order is chance. PD-EPI-03
 */
export class InfectionTracker {
  private readonly cubes = new Map<string, number>();
  private readonly layers: Set<string>[] = [new Set(DISEASE_OF.keys())];
  private discard = new Set<string>();
  /** Cards on top whose order a player has chosen. PD-EVT-05 */
  private arranged = 0;
  private playing = false;
  private flips = 0;
  private hits = 0;
  private expected = 0;
  private variance = 0;

  take(event: GameEvent): void {
    const city = word(event.city);
    switch (event.t) {
      case 'turn':
        this.playing = true;
        break;
      case 'flip':
        this.flip(city);
        break;
      case 'bottom':
        this.leave(city);
        break;
      case 'removed':
        this.discard.delete(city);
        break;
      case 'intensify':
        this.intensify();
        break;
      case 'arrange':
        this.arranged = count(event.n);
        break;
      case 'infect':
        this.change(event, count(event.n));
        break;
      case 'treat':
      case 'clear':
        this.change(event, -count(event.n));
        break;
    }
  }

  result(): InfectionLuck {
    const { flips, hits, expected } = this;
    return { flips, hits, expected, verdict: this.verdict() };
  }

  private verdict(): InfectionLuck['verdict'] {
    if (this.flips < ENOUGH_FLIPS) return 'unknown';
    const distance = this.hits - this.expected;
    if (Math.abs(distance) <= Math.sqrt(this.variance)) return 'fair';
    return distance > 0 ? 'harsh' : 'kind';
  }

  private flip(city: string): void {
    if (!this.playing) this.leave(city);
    else if (this.arranged > 0) {
      this.arranged -= 1;
      this.leave(city);
    } else this.chance(city);
  }

  private chance(city: string): void {
    const top = this.layers.at(-1);
    if (top && top.size > 0) {
      const full = [...top].filter((candidate) => this.isFull(candidate)).length;
      const probability = full / top.size;
      this.expected += probability;
      this.variance += probability * (1 - probability);
      this.flips += 1;
      if (this.isFull(city)) this.hits += 1;
    }
    this.leave(city);
  }

  private leave(city: string): void {
    for (const layer of this.layers) layer.delete(city);
    while (this.layers.at(-1)?.size === 0) this.layers.pop();
    this.discard.add(city);
  }

  private intensify(): void {
    if (this.discard.size > 0) this.layers.push(this.discard);
    this.discard = new Set();
    this.arranged = 0;
  }

  private isFull(city: string): boolean {
    return this.cubes.get(city) === FULL;
  }

  /** Only a city's own colour counts: it is the one its infection card brings. */
  private change(event: GameEvent, by: number): void {
    const city = word(event.city);
    if (DISEASE_OF.get(city) !== event.disease) return;
    this.cubes.set(city, (this.cubes.get(city) ?? 0) + by);
  }
}
