import type { Decision, Option, Seat } from '@holdout/kernel';
import type { Speaker } from '@holdout/lang';
import type { Context } from '../context.ts';
import type { Order } from './orders.ts';

/** What lies open to those who read: the view of one seat, and the question. */
export interface Seen {
  readonly view: () => object;
  readonly decision: () => Decision | null;
}

/** The board as text: lines by what they are about, so that only those that changed need to be shown again. */
export interface BoardLine {
  /** `turn`, `city.paris`, `hand.p1`, … */
  readonly id: string;
  readonly text: string;
}

/** One table of a game as text. */
export interface Face {
  readonly speaker: Speaker;
  /** The seats that may look together with this one; null where nobody hides anything. */
  readonly together: (seat: Seat) => readonly Seat[] | null;
  readonly lines: () => readonly BoardLine[];
  readonly wholeBoard: () => readonly string[];
  /** Kinds whose options differ by more than one word. */
  readonly inFull: readonly string[];
  /** What tells an option from the others below a title; below an empty one it stands alone. */
  readonly itemName: (option: Option, title: string) => string;
  /** A sign in front of it, or nothing. */
  readonly itemSign: (option: Option) => string;
  /** What a word of a key may be called now. `argument` says what it is: city, zone, seat, … */
  readonly namesOf: (argument: string, word: string) => readonly string[];
  /** Commands that only this game has, by name. */
  readonly orders: Readonly<Record<string, Order>>;
}

export type FaceMaker = (context: Context, names: readonly string[], seen: Seen, viewer: () => Seat) => Face;
