import type { GameEvent } from '@holdout/kernel';
import { CITY_FACTS } from '@holdout/pandemic/facts';
import { BASE_BOX, type Box } from './box.ts';
import { count, word, wordsOrNull } from './fields.ts';

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

/** Cards that can lie in a part of the deck, and how many of them are in the hand of the bio-terrorist instead. */
interface Layer {
  readonly cards: Set<string>;
  held: number;
}

/**
 * Follows the infection deck through a game. The deck is known by layers, the top one last: which cards lie in a
 * layer follows from the discards, their order is chance. PD-EPI-03
 */
export class InfectionTracker {
  private readonly cubes = new Map<string, number>();
  private readonly layers: Layer[] = [{ cards: new Set(DISEASE_OF.keys()), held: 0 }];
  private discard: Set<string>;
  /** Cards on top whose order a player has chosen. PD-EVT-05 */
  private arranged = 0;
  private playing = false;
  private flips = 0;
  private hits = 0;
  private expected = 0;
  private variance = 0;

  constructor({ mutations }: Box = BASE_BOX) {
    this.discard = new Set(mutations);
  }

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
      case 'sample':
        this.change(event, -1);
        break;
      case 'bt-draw':
        this.hold();
        break;
      case 'bt-flight':
      case 'bt-card':
      case 'escaped':
      case 'captured':
      case 'bt-out':
        for (const card of shownBy(event)) this.show(card);
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
    if (this.layers.length === 0) this.intensify();
    const top = this.layers.at(-1);
    if (top) {
      // Where he has taken some of them, any of the layer may be the next one all the same.
      const full = [...top.cards].filter((candidate) => this.isFull(candidate)).length;
      const probability = full / top.cards.size;
      this.expected += probability;
      this.variance += probability * (1 - probability);
      this.flips += 1;
      if (this.isFull(city)) this.hits += 1;
    }
    this.leave(city);
  }

  private leave(city: string): void {
    for (const layer of this.layers) layer.cards.delete(city);
    this.dropUsedUp();
    this.discard.add(city);
  }

  /** A card of the top layer goes to the hand of the bio-terrorist, and nobody sees which. OB-BT-16 */
  private hold(): void {
    if (this.layers.length === 0) this.intensify();
    const top = this.layers.at(-1);
    if (top) top.held += 1;
    this.dropUsedUp();
  }

  /** One of those that he has held lies open now. OB-BT-14 */
  private show(card: string): void {
    const layer = this.layers.find(({ cards }) => cards.has(card));
    if (layer && layer.held > 0) {
      layer.cards.delete(card);
      layer.held -= 1;
    }
    this.discard.add(card);
  }

  /** What is still named in a layer that is used up is in his hand. */
  private dropUsedUp(): void {
    for (let top = this.layers.at(-1); top && top.cards.size <= top.held; top = this.layers.at(-1))
      this.layers.pop();
  }

  private intensify(): void {
    if (this.discard.size > 0) this.layers.push({ cards: this.discard, held: 0 });
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

/** Infection cards that the bio-terrorist lays open: he pays with them, or loses them all. OB-BT-14, OB-BT-34 */
function shownBy(event: GameEvent): readonly string[] {
  if (event.t === 'escaped') return [word(event.city)];
  return wordsOrNull(event.cards) ?? [word(event.card)];
}
