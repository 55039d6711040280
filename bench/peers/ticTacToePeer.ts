import type { Choices, Outcome } from '../lib/match.ts';
import { Client, type PeerGame } from './boardgame.ts';
import { CELLS, completes } from './ticTacToeLines.ts';

interface Cells {
  /** The player whose mark a cell has, or null. */
  cells: (string | null)[];
}

const PLAYERS = 2;

/** Noughts and crosses for boardgame.io, built as in its tutorial: one move a turn, the game looks for its end itself. */
const game: PeerGame<Cells> = {
  setup: () => ({ cells: new Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (completes(G.cells, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
  disableUndo: true,
};

// One client for all games: to start over costs it less than to be made anew.
const client = Client({ game, numPlayers: PLAYERS, debug: false });

/** Plays a game to its end through a client without a server. */
export function playTicTacToe(_: number, random: Choices): Outcome<Cells> {
  client.reset();
  for (let moves = 0; ; moves++) {
    const { G, ctx } = client.store.getState();
    if (ctx.gameover !== undefined) return { end: G, moves };
    const free = G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
    client.moves.mark(free[random(free.length)]);
  }
}
