import { type Seat, TABLE } from '@holdout/kernel';
import type { TableUpdate } from '@holdout/protocol';
import type { Place } from './link.ts';

/** The seats in groups that may look at the screen together; null where nobody hides anything from the others. */
export type Sides = readonly (readonly Seat[])[] | null;

const EVERY_SEAT: readonly Seat[] = [0, 1, 2, 3, 4, 5];
/** Where something is hidden nobody sits at the screen until he has said so. */
export const NOBODY: Place = { viewer: 'spectator', seats: [] };

/** Whether a seat belongs to a screen with these seats; null are all of them. */
export const sitsHere = (own: readonly Seat[] | null, seat: Seat): boolean =>
  own === null || own.includes(seat) || (seat === TABLE && own.length > 0);

/** Who sits at one screen, and who of them may look at it together. `V` is the view of the game. */
export class Seating<V extends object> {
  /** The seats of this screen; null where it answers for all of them. */
  readonly own: readonly Seat[] | null;
  private readonly sidesIn: (view: V) => Sides;

  constructor(own: readonly Seat[] | null, sidesIn: (view: V) => Sides) {
    this.own = own;
    this.sidesIn = sidesIn;
  }

  /** Nobody here has a seat. */
  get looksOn(): boolean {
    return this.own?.length === 0;
  }

  /** The people at this screen in groups that may look together, or null where nothing is hidden. */
  sidesOf({ view, seats }: TableUpdate): Sides {
    const isHere = (seat: Seat): boolean => seats[seat]?.bot === undefined && sitsHere(this.own, seat);
    const people = this.sidesIn(view as V)?.map((side) => side.filter(isHere));
    return people?.filter((side) => side.length > 0) ?? null;
  }

  /** For all of this screen together, where they hide nothing from each other. */
  get together(): Place {
    return { viewer: 'everyone', seats: this.own ?? EVERY_SEAT };
  }

  /** For those who only look on, and where nobody can be given the screen. */
  placeOfAll(update: TableUpdate): Place {
    return this.looksOn && this.sidesOf(update) ? NOBODY : this.together;
  }

  /** With the eyes of a seat, and with an answer for all of its side at this screen. */
  placeOf(seat: Seat, update: TableUpdate | null): Place {
    const sides = update && this.sidesOf(update);
    return { viewer: seat, seats: sides?.find((side) => side.includes(seat)) ?? [seat] };
  }

  /** Nobody is there from whom anything would have to be hidden. */
  needsNoCurtain(update: TableUpdate): boolean {
    return this.sidesOf(update)?.length === 1;
  }

  /** The seat that has to be given the screen, or null if the right one has it, or everybody may look. */
  nextAtScreen(update: TableUpdate, { viewer, seats }: Place): Seat | null {
    const sides = this.sidesOf(update);
    const owner = update.decision?.owner;
    if (!sides || owner === undefined) return null;
    const taken = viewer !== 'everyone' && seats.length > 0;
    if (taken && seats.includes(owner)) return null;
    if (sides.some((side) => side.includes(owner))) return owner;
    // Where a bot is asked, or somebody at another screen, whoever has the screen keeps it.
    return taken ? null : (sides[0]?.[0] ?? null);
  }
}
