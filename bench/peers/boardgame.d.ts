/** What the benchmarks use of boardgame.io. Written down here so that the types hold where it is not installed. */
declare module 'boardgame.io/dist/cjs/client.js' {
  export interface Context {
    /** Seat as a text of digits. */
    readonly currentPlayer: string;
    readonly gameover?: unknown;
  }

  export interface MoveContext<G> {
    readonly G: G;
    readonly ctx: Context;
    readonly playerID: string;
    readonly events: { readonly endTurn: () => void };
  }

  export interface Game<G> {
    readonly setup: () => G;
    readonly moves: Readonly<Record<string, (context: MoveContext<G>, value: number) => unknown>>;
    readonly turn?: {
      readonly minMoves?: number;
      readonly maxMoves?: number;
      readonly onBegin?: (context: { readonly G: G }) => void;
    };
    readonly endIf?: (context: { readonly G: G; readonly ctx: Context }) => unknown;
    readonly disableUndo?: boolean;
  }

  export interface LocalClient<G> {
    readonly store: { readonly getState: () => { readonly G: G; readonly ctx: Context } };
    readonly moves: Readonly<Record<string, (value?: number) => void>>;
    readonly reset: () => void;
  }

  export function Client<G>(options: {
    readonly game: Game<G>;
    readonly numPlayers: number;
    readonly debug: false;
  }): LocalClient<G>;
}
