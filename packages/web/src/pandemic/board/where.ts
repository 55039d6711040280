import type { Seat } from '@holdout/kernel';
import type { PandemicView, TerroristView } from '@holdout/pandemic';

/** The bio-terrorist, if he sits there. */
export function terroristAt({ brink }: PandemicView, seat: Seat): TerroristView | null {
  const terrorist = brink?.terrorist ?? null;
  return terrorist?.seat === seat ? terrorist : null;
}

/** The city in which the pawn of a seat stands on the board; null if it is not there. OB-BT-28 */
export function placeOf(view: PandemicView, seat: Seat): string | null {
  const terrorist = terroristAt(view, seat);
  if (terrorist) return terrorist.pawn;
  const { role, city } = view.seats[seat];
  return role === '' || city === '' ? null : city;
}

/** Seats whose pawns stand in a city. */
export const seatsIn = (view: PandemicView, city: string): readonly Seat[] =>
  view.seats.map(({ seat }) => seat).filter((seat) => placeOf(view, seat) === city);

/** Who is acting: the active player, or the bio-terrorist after him. Null before the first turn. OB-BT-10 */
export function actingSeat({ turn, brink }: PandemicView): Seat | null {
  if (turn.phase === 'setup') return null;
  return turn.phase === 'terror' ? (brink?.terrorist?.seat ?? null) : turn.active;
}
