/**
 * boardgame.io, out of this folder's own node_modules. It is looked up by name at run time, and what the benchmarks use
 * of it is written down here: the types then hold where it is not installed.
 */

interface Context {
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

export interface PeerGame<G> {
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

interface LocalClient<G> {
  readonly store: { readonly getState: () => { readonly G: G; readonly ctx: Context } };
  readonly moves: Readonly<Record<string, (value?: number) => void>>;
  readonly reset: () => void;
}

interface ClientModule {
  readonly Client: <G>(options: {
    readonly game: PeerGame<G>;
    readonly numPlayers: number;
    readonly debug: false;
  }) => LocalClient<G>;
}

const CLIENT: string = 'boardgame.io/dist/cjs/client.js';
export const { Client }: ClientModule = await import(CLIENT);
