import type { Bed } from '../map/board.ts';

/** Tents that can be searched. RM-TENT-04 */
export const SEARCHED_TENTS = ['administration', 'medical'] as const;
type SearchedTent = (typeof SEARCHED_TENTS)[number];

/** A tent as it looks once it lies open. */
export interface TentDef {
  /** Its number in states and saves; never reused. */
  readonly number: number;
  readonly beds: readonly Bed['colour'][];
  /** What it is, if it can be searched. */
  readonly is?: SearchedTent;
}

const tent = (number: number, ...beds: Bed['colour'][]): TentDef => ({ number, beds });

/** The eleven tents of the box. RM-TENT-04, RM-SCARD-12 */
export const TENTS: readonly TentDef[] = [
  tent(0, 'blue', 'green'),
  tent(1, 'blue', 'blue', 'blue', 'green'),
  tent(2, 'blue', 'green', 'green', 'green'),
  tent(3, 'blue', 'blue'),
  { ...tent(4), is: 'administration' },
  { ...tent(5), is: 'medical' },
  tent(6, 'green'),
  tent(7, 'green', 'green'),
  tent(8, 'blue', 'green'),
  tent(9, 'blue'),
  tent(10, 'green', 'blue'),
];

export const bedsIn = ({ beds }: TentDef, colour: Bed['colour']): number =>
  beds.filter((bed) => bed === colour).length;

/** What it looks like once it lies open, as a word: what it is, or how many beds it has. Some look alike. */
export const tentLook = (one: TentDef): string =>
  one.is ?? `${bedsIn(one, 'blue')}-blue-${bedsIn(one, 'green')}-green`;
