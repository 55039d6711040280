import type { SurvivorView, ZombicideView } from '@holdout/zombicide';
import { type Board, waysOf } from '@holdout/zombicide/map';

/** A ranged weapon in hand, and how near and how far it shoots. */
export interface Reach {
  readonly weapon: string;
  readonly min: number;
  readonly max: number;
}

/** A zone that is seen from another. */
export interface SeenZone {
  readonly zone: number;
  /** Zone steps along the line of sight, 0 in the own zone. */
  readonly range: number;
  /** Places, in the list of weapons, of those that reach it. */
  readonly reachedBy: readonly number[];
}

/** The ranged weapons in a survivor’s hands; a pair stands there once. S1-RANGED-01 */
export function reachesOf(survivor: Pick<SurvivorView, 'cards' | 'ranges'> | undefined): readonly Reach[] {
  const reaches: Reach[] = [];
  survivor?.ranges.forEach((range, hand) => {
    const weapon = survivor.cards[hand]?.id;
    if (range && weapon && !reaches.some((other) => other.weapon === weapon)) {
      reaches.push({ weapon, ...range });
    }
  });
  return reaches;
}

/** What is seen from a zone with the doors as they are, the zone itself among it. S1-SIGHT-01 to S1-SIGHT-06 */
export function sightFrom(
  board: Board,
  doors: ZombicideView['doors'],
  from: number,
  weapons: readonly Reach[],
): readonly SeenZone[] {
  const { range } = waysOf(
    board,
    doors.map(({ open }) => (open ? 1 : 0)),
  );
  const size = board.zones.length;
  return board.zones.flatMap(({ type }, zone): SeenZone[] => {
    // Who flies sees nobody, and is seen by nobody. RM-HELI-17
    if (type === 'air') return [];
    const away = range[from * size + zone];
    if (away < 0) return [];
    const reachedBy = weapons.flatMap(({ min, max }, i) => (away >= min && away <= max ? [i] : []));
    return [{ zone, range: away, reachedBy }];
  });
}

/** The survivor who acts, if one does. */
export const actingOf = ({ survivors, turn }: ZombicideView): SurvivorView | undefined =>
  survivors.find(({ id }) => id === turn.active);
