// boardgame.io's server with its example game, as a process of its own. `PEER_FOLDER` keeps the matches in files there.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const urlOf = (server: { readonly address: () => { readonly port: number } }): string =>
  `http://127.0.0.1:${server.address().port}/`;

const dir = process.env.PEER_FOLDER;
const server = Server({
  games: [game as never],
  origins: [],
  ...(dir === undefined ? {} : { db: new FlatFile({ dir }) }),
});
// Its lobby on a port of its own, which may not be any: with the koa-compose of today (4.2) it is not found on the same one.
const { appServer, apiServer } = await server.run({ port: 0, lobbyConfig: { apiPort: await freePort() } });

offerSkills({
  urls: () => [urlOf(appServer), urlOf(apiServer)],
  usage: () => usageNow(),
  clean: () => usageWhenClean(),
  close: () => undefined,
});
