// boardgame.io's server with its example game, as a process of its own. `PEER_FOLDER` keeps the matches in files there.
import { offerSkills } from '../load/child.ts';
import { usageNow, usageWhenClean } from '../load/usage.ts';
import type { PeerGame } from './boardgame.ts';
import { FlatFile, Server } from './boardgameServer.ts';
import { CELLS, completes } from './ticTacToeLines.ts';

interface Cells {
  readonly cells: (string | null)[];
}

/** Noughts and crosses as in the examples of boardgame.io: whoever plays gives back a new state. */
const game: PeerGame<Cells> & { readonly name: string } = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: new Array(CELLS).fill(null) }),
  moves: {
    clickCell: ({ G, playerID }, id) => {
      const cells = [...G.cells];
      if (cells[id] !== null) return undefined;
      cells[id] = playerID;
      return { ...G, cells };
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => {
    if (completes(G.cells, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

const dir = process.env.PEER_FOLDER;
const server = Server({
  games: [game as never],
  origins: [],
  ...(dir === undefined ? {} : { db: new FlatFile({ dir }) }),
});
const { appServer } = await server.run(0);

offerSkills({
  url: () => `http://127.0.0.1:${appServer.address().port}/`,
  usage: () => usageNow(),
  clean: () => usageWhenClean(),
  close: () => undefined,
});
