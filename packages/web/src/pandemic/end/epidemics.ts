import type { GameEvent } from '@holdout/kernel';
import { isEpidemicCard } from '@holdout/lang';
import type { Box } from './box.ts';
import { count, wordsOrNull } from './fields.ts';

/** An epidemic that was drawn. */
export interface DrawnEpidemic {
  readonly turn: number;
  /** Where in its pile it lay: 0 on top, 1 at the bottom. */
  readonly place: number;
}

/** Sizes of the piles from the top of the deck, epidemics counted in. PD-SETUP-10, PD-SETUP-12 */
export function pileSizes(cards: number, epidemics: number): number[] {
  return Array.from(
    { length: epidemics },
    (_, fromTop) => Math.floor((cards + epidemics - 1 - fromTop) / epidemics) + 1,
  );
}

/** Finds out where in their piles the epidemics lay. */
export class EpidemicTracker {
  readonly drawn: DrawnEpidemic[] = [];
  private readonly cards: number;
  private epidemics = 0;
  private dealt = 0;
  /** Cards drawn so far. */
  private taken = 0;

  constructor({ cards }: Box) {
    this.cards = cards;
  }

  take(event: GameEvent, turn: number): void {
    if (event.t === 'setup') this.epidemics = count(event.epidemics);
    else if (event.t === 'deal') this.dealt += count(event.n);
    else if (event.t === 'draw') this.draw(event, turn);
  }

  private draw(event: GameEvent, turn: number): void {
    const n = count(event.n);
    const found = wordsOrNull(event.cards)?.flatMap((card, i) => (isEpidemicCard(card) ? [i] : [])) ?? [];
    for (let i = 0; i < count(event.epidemics); i++) {
      // With closed hands the order of the two cards isn't told: the middle is as good as any.
      const within = found[i] ?? (n - 1) / 2;
      this.drawn.push({ turn, place: this.placeOf(this.drawn.length, this.taken + within) });
    }
    this.taken += n;
  }

  /** The k-th epidemic that is drawn always comes from the k-th pile, for each pile holds exactly one. */
  private placeOf(pile: number, index: number): number {
    const sizes = pileSizes(this.cards - this.dealt, this.epidemics);
    const start = sizes.slice(0, pile).reduce((sum, size) => sum + size, 0);
    const last = sizes[pile] - 1;
    return Math.min(Math.max(index - start, 0), last) / last;
  }
}
