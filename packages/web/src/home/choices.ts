import type { UndoMode } from '@holdout/kernel';
import type { ModuleId } from '@holdout/pandemic/facts';

/** Seats that the form remembers: those of the largest table. OB-P5-01 */
export const MAX_SEATS = 5;
/** In the order in which they are offered. */
export const UNDO_CHOICES: readonly UndoMode[] = ['keepFate', 'strict', 'off'];
export const HANDS = ['open', 'closed'] as const;
/** What the people at the screen play; with a bio-terrorist, a bot takes the side that they leave. */
export const SIDES = ['friends', 'team', 'terrorist'] as const;
/** Whose number decides on the opening hands (ruling OQ-03). */
export const OPENING_HANDS = ['team', 'all'] as const;
/** Where Hidden Pocket looks for cards (ruling OQ-01). */
export const POCKETS = ['discard', 'deck'] as const;
export const RANDOM = 'random';
/** As long as the host takes. */
export const MAX_NAME = 40;
export const MAX_SEED = 100;

export type Side = (typeof SIDES)[number];

/**
 * What the form for a new game remembers: wishes. What comes of them at the table that is chosen is in `inPlay.ts`, so
 * that a smaller table or another box forgets nothing.
 */
export interface Choices {
  readonly players: number;
  readonly epidemics: number;
  /** The same for games with the Virulent Strain, which have a usual level of their own. OB-VS-02 */
  readonly virulentEpidemics: number;
  /** Friends share the screen; otherwise one person plays. Without a bio-terrorist there is only the team to play. */
  readonly sides: Side;
  /** Empty where the usual name will do. */
  readonly names: readonly string[];
  /** A role id, or `random`; no role twice. */
  readonly roles: readonly string[];
  readonly hands: (typeof HANDS)[number];
  /** Real cards lie on a real table, and the players say what they draw. */
  readonly entered: boolean;
  readonly undo: UndoMode;
  /** New roles and events. */
  readonly onTheBrink: boolean;
  readonly module: ModuleId;
  /** Seat of the bio-terrorist, from 1; `random` as long as nobody has chosen one. */
  readonly btPlayer: number | typeof RANDOM;
  readonly btHands: (typeof OPENING_HANDS)[number];
  readonly hiddenPocket: (typeof POCKETS)[number];
}

export const USUAL_CHOICES: Choices = {
  players: 2,
  epidemics: 4,
  virulentEpidemics: 4,
  sides: 'team',
  names: new Array<string>(MAX_SEATS).fill(''),
  roles: new Array<string>(MAX_SEATS).fill(RANDOM),
  hands: 'open',
  entered: false,
  undo: 'keepFate',
  onTheBrink: false,
  module: 'none',
  btPlayer: RANDOM,
  btHands: 'team',
  hiddenPocket: 'discard',
};

/** What every part of the form is given. */
export interface ChoicesProps {
  readonly choices: Choices;
  readonly change: (change: Partial<Choices>) => void;
}

export const withItem = (list: readonly string[], at: number, item: string): string[] =>
  list.map((old, i) => (i === at ? item : old));

/** A seat takes a role. If another that is not at this table had it, that one draws a role when it comes back. */
export const withRole = ({ roles }: Choices, seat: number, role: string): string[] =>
  withItem(
    roles.map((old) => (old === role ? RANDOM : old)),
    seat,
    role,
  );
