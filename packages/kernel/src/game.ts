import type { HookTable } from './hooks.ts';
import type { Json } from './json.ts';
import type { Code, OptionKind, Vocabulary } from './options.ts';
import type { Program } from './program.ts';
import type { Reason } from './reason.ts';
import type { Run } from './run.ts';
import type { CoreState, Seat, Viewer } from './state.ts';

/**
 * A game as the kernel sees it. Everything in it is fixed content; a table's own data is in the state. What takes a
 * state is written as a method, so that games of all kinds fit into one list.
 */
export interface Game<S extends CoreState = CoreState> {
  /** `pandemic`; part of saves and links. */
  readonly id: string;
  /** Version of the rules and of the state's shape. A save of another version is migrated, not replayed. */
  readonly rules: number;
  /** Names of the random streams, in a fixed order: a new one goes to the end. */
  readonly streams: readonly string[];
  /** Names of the switches a seat may set for itself, with their values at the start. */
  readonly switches: Readonly<Record<string, boolean>>;
  readonly programs: ReadonlyMap<string, Program>;
  readonly vocabulary: Vocabulary;
  /** How an entered die is written, for games with dice. */
  readonly die?: OptionKind;

  /**
   * Checks options from outside and fills in what was left out.
   *
   * @throws InputError naming the option and what is wrong with it.
   */
  readOptions(options: unknown): Json & object;
  seats(options: Json & object): number;
  /** A state whose first frame is the set-up. `rng` holds the seeded streams. */
  create(options: Json & object, rng: CoreState['rng']): S;
  clone(state: S): S;
  /** Handlers of all sources in play. Called when the sources change; the game keeps tables it has made. */
  hooksOf(state: S): HookTable;
  /** A new object, field by field, with what a viewer may see. Shares nothing with the state. */
  view(run: Run<S>, viewer: Viewer): object;
  /** Whether the seats hide nothing from each other, so that `everyone` may look. Without it they do. */
  open?(state: S): boolean;
  /**
   * The seats in groups, where one group plays against another and hides from it. Null, or not there at all, where
   * everybody plays together.
   */
  sides?(state: S): readonly (readonly Seat[])[] | null;
  /** Whether a seat wants to be asked where it could do something before another goes on. */
  holds?(state: S, seat: Seat): boolean;
  /**
   * Checks the shape of a state out of a save.
   *
   * @throws InputError naming the first field that is wrong.
   */
  readState(state: unknown): S;
  /** What must hold after every step, in words; empty if all does. */
  faults(run: Run<S>): string[];
  /** Why an option that is not open is not possible, where the question that is open does not say it itself. */
  explain?(run: Run<S>, code: Code): Reason | null;
  /** Hash of the facts and figures, so that a save knows which content it was played with. */
  contentHash(): string;
  /** State migrations: `n` turns a state of rules version n into one of n + 1. */
  readonly migrations: Readonly<Record<number, (state: Json) => Json>>;
  /** A deal that this viewer can't tell from the true one: everything hidden from him is dealt anew. */
  sample(run: Run<S>, viewer: Viewer, random: (below: number) => number): S;
}

/** Whose turn it is to answer, and what. */
export interface Option {
  readonly key: string;
  /** Name of its kind, the first word of the key. */
  readonly kind: string;
  /** The other words of the key. */
  readonly args: readonly string[];
  /** The seat that may take it, or `TABLE` for any. */
  readonly seat: Seat;
}

export interface Decision {
  readonly seq: number;
  readonly owner: Seat;
  readonly ask: string;
  readonly about: string | null;
  /** A moment at which only offers can be taken; otherwise the game goes on. */
  readonly pause: boolean;
  /** What the seats asked about may choose; empty for others. */
  readonly options: readonly Option[];
}

export interface Answer {
  readonly seq: number;
  readonly seat: Seat;
  readonly key: string;
}
