import type { CoreState, Game, GameEvent, Json, Run, Seat, Table } from '@holdout/kernel';
import type { Speaker, Translate } from '@holdout/lang';
import type { Context } from './context.ts';
import type { FaceMaker, Seen } from './play/face.ts';

/** Options of a game as they stand on the command line, by name. */
export type GameFlags = Readonly<Record<string, string | boolean | undefined>>;

export interface FlagDef {
  /** `closedHands`; what it does is told by the text `cli.option.<name>`. */
  readonly name: string;
  /** As it is written in the help: `--roles <a,b>`. */
  readonly usage: string;
  /** It makes sense only where people play. */
  readonly atTable?: true;
}

/** A player of decisions; it returns the index of an open option. */
export interface Player {
  choose(run: Run<CoreState>, random: (below: number) => number): number;
}

/** How the course of a game is counted and told afterwards. */
export interface Chronicle {
  /** What is counted. */
  readonly unit: 'turns' | 'rounds';
  readonly turnOf: (state: CoreState) => number;
  /** The number of the turn or round that this event begins, or null. */
  readonly begins: (event: GameEvent) => number | null;
  /** Who a seat plays, as data; `view` is that of a spectator. */
  readonly seatFacts: (view: object, seat: Seat) => Readonly<Record<string, Json>>;
  /** The same in words; empty if it plays nobody in particular. */
  readonly seatText: (intl: Translate, view: object, seat: Seat) => string;
  /** The column of a table of moves that says who acted. */
  readonly actorColumn: string;
  /** Id of who acted, for each move in force. */
  readonly actors: (table: Table<CoreState>) => string[];
}

/** What the command line has to know of a game beside its rules. */
export interface TextGame {
  readonly game: Game<CoreState>;
  readonly flags: readonly FlagDef[];
  /** What a new game is asked for; the game checks the values itself. */
  readonly optionsFrom: (flags: GameFlags) => Promise<Readonly<Record<string, unknown>>>;
  /** Asks at the terminal for what a new game needs; null if the person has changed their mind. */
  readonly askForSetup: (context: Context) => Promise<GameFlags | null>;
  readonly bots: ReadonlyMap<string, Player>;
  /** Ways to lose, told even where no game was lost that way. */
  readonly causes: readonly string[];
  readonly chronicle: Chronicle;
  /** How sentences about a table are made. */
  readonly speakerFor: (intl: Translate, names: readonly string[], seen: Seen) => Speaker;
  /** How a table looks and understands while it is played. */
  readonly faceOf: FaceMaker;
}
