import type { Json } from './json.ts';
import type { StreamState } from './rng.ts';

/** Index of a seat at the table, from 0 in turn order. */
export type Seat = number;

/** Who may answer when it is not one seat: any of them. */
export const TABLE = 15;

/** A step of a rule that is under way. `at` is the label of the step to take next. */
export interface Frame {
  readonly program: string;
  at: string;
  vars: Vars;
}

/** Local values of a program: integers, or short lists of them. */
export type Vars = Record<string, number | number[]>;

/** How a game ended; `cause` is a catalogue key below `outcome.`. */
export interface Outcome {
  readonly result: 'won' | 'lost' | 'drawn';
  readonly cause: string;
  readonly winners: readonly Seat[];
}

/** What the kernel needs of every game's state; the game adds its own fields. */
export interface CoreState {
  /** Number of answers taken so far; an answer names the one it was made for. */
  seq: number;
  frames: Frame[];
  /** Named random streams; only `roll` and `shuffle` move them. */
  rng: Record<string, StreamState>;
  /** Dice and cards are entered from a real table instead of drawn. */
  entered: boolean;
  /** What each seat has set for itself (`autoConsent`, …): switch name to one value a seat. */
  switches: Record<string, boolean[]>;
  over: Outcome | null;
}

/** Frames copied by hand: the generic ways are 10 to 70 times slower. */
export function cloneFrames(frames: readonly Frame[]): Frame[] {
  const copy: Frame[] = [];
  for (let i = 0; i < frames.length; i++) {
    const frame = frames[i];
    copy.push({ program: frame.program, at: frame.at, vars: cloneVars(frame.vars) });
  }
  return copy;
}

function cloneVars(vars: Vars): Vars {
  const copy: Vars = { ...vars };
  for (const name in copy) {
    const value = copy[name];
    if (typeof value === 'object') copy[name] = value.slice();
  }
  return copy;
}

/** An event of the game: a public part, and where needed a part only some seats get. */
export interface GameEvent {
  readonly t: string;
  /** The others don't even learn that anything happened. */
  readonly hidden?: true;
  readonly only?: { readonly seats: readonly Seat[] } & { readonly [name: string]: Json };
  readonly [name: string]: Json | undefined;
}

/**
 * Who looks: a seat, somebody who holds none, or `everyone`, all seats together: people at one screen who hide nothing
 * from each other, and whoever looks at a finished game.
 */
export type Viewer = Seat | 'spectator' | 'everyone';

/**
 * The event as a viewer may see it: the public part, and the private one if it is for this seat. Null if for this viewer
 * nothing has happened.
 */
export function seenBy(event: GameEvent, viewer: Viewer): GameEvent | null {
  if (!event.only) return event;
  const { only, ...open } = event;
  const may = viewer === 'everyone' || (viewer !== 'spectator' && only.seats.includes(viewer));
  if (!may) return event.hidden ? null : (open as GameEvent);
  const { seats: _, ...secret } = only;
  return { ...open, ...secret } as GameEvent;
}
