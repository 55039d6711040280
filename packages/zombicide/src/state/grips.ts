import { HANDS, LEFT, MOST_PLACES, RIGHT } from './ids.ts';

/** What an attack is made with: the weapon at one place, or the pair at two. */
export type Grip = number;

/** Places of each grip: the hands and both of them, then each place of the reserve, then all other pairs. */
export const GRIP_PLACES: readonly (readonly number[])[] = [
  [LEFT],
  [RIGHT],
  [LEFT, RIGHT],
  ...Array.from({ length: MOST_PLACES - HANDS }, (_, i) => [HANDS + i]),
  ...pairsWithReserve(),
];

function pairsWithReserve(): number[][] {
  const pairs: number[][] = [];
  for (let a = 0; a < MOST_PLACES; a++) {
    for (let b = Math.max(a + 1, HANDS); b < MOST_PLACES; b++) pairs.push([a, b]);
  }
  return pairs;
}

/** The place of a grip, or the first of two: of a pair the numbers of either weapon count. */
export const firstPlace = (grip: Grip): number => GRIP_PLACES[grip][0];

export const isDouble = (grip: Grip): boolean => GRIP_PLACES[grip].length > 1;

/** The grip of one place. */
export const gripAt = (place: number): Grip => (place < HANDS ? place : place + 1);

/** Grips by how many places work as hands. */
export const GRIPS: readonly (readonly Grip[])[] = Array.from({ length: MOST_PLACES + 1 }, (_, hands) =>
  GRIP_PLACES.flatMap((places, grip) => (places.every((place) => place < hands) ? [grip] : [])),
);
