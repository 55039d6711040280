import type { Choices, Outcome } from '../lib/match.ts';
import { Client, type MoveContext, type PeerGame } from './boardgame.ts';
import {
  ACTIONS,
  type Board,
  cubesAt,
  DISEASES,
  deal,
  drive,
  infectCities,
  NEIGHBOURS,
  PLAYERS,
  treat,
} from './miniBoard.ts';

/** The small game for boardgame.io, written the way its documentation shows. */
const miniGame = (seed: number): PeerGame<Board> => ({
  setup: () => deal(seed),
  turn: {
    onBegin: ({ G }) => {
      G.actions = ACTIONS;
    },
  },
  moves: {
    drive: (context, city) => {
      drive(context.G, Number(context.playerID), city);
      goOn(context);
    },
    treat: (context, disease) => {
      treat(context.G, Number(context.playerID), disease);
      goOn(context);
    },
    end: (context) => {
      context.G.actions = 0;
      goOn(context);
    },
  },
  endIf: ({ G }) => (G.loss === '' ? undefined : { loss: G.loss }),
  disableUndo: true,
});

function goOn({ G, events }: MoveContext<Board>): void {
  if (G.actions > 0) return;
  infectCities(G);
  if (G.loss === '') events.endTurn();
}

/** What can be done, as name and argument of a move, in the order of the other side. */
function optionsOf(board: Board, seat: number): (readonly [move: string, value?: number])[] {
  const city = board.pawns[seat];
  const options: (readonly [string, number?])[] = NEIGHBOURS[city].map((next) => ['drive', next]);
  for (let disease = 0; disease < DISEASES; disease++)
    if (cubesAt(board, city, disease) > 0) options.push(['treat', disease]);
  options.push(['end']);
  return options;
}

/** Plays a game to its end through a client without a server. */
export function playMini(seed: number, random: Choices): Outcome<Board> {
  const client = Client({ game: miniGame(seed), numPlayers: PLAYERS, debug: false });
  for (let moves = 0; ; moves++) {
    // Read straight from the store, which costs less than `getState()` of the client.
    const { G, ctx } = client.store.getState();
    if (ctx.gameover !== undefined) return { end: G, moves };
    const options = optionsOf(G, Number(ctx.currentPlayer));
    const [move, value] = options[random(options.length)];
    client.moves[move](value);
  }
}
