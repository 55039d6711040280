// The clients of boardgame.io's server, all in this one process. They speak what its own client speaks over socket.io,
// without the copy of the game that such a client keeps.
import { setTimeout as pause } from 'node:timers/promises';
import { randomNumbers } from '@holdout/testkit';
import { CONNECTIONS_PER_TABLE } from '../load/amounts.ts';
import { offerCrowd, type Start } from '../load/crowd.ts';
import type { Flight, Playable, Wire } from '../load/driver.ts';
import { forEach, post } from '../load/http.ts';
import { io, type PeerSocket } from './boardgameServer.ts';

const AT_ONCE = 16;
const GAME = 'tic-tac-toe';
const PLAYERS = 2;
/** A game by lot has more moves than that: so many games have to be ready beforehand. */
const FEWEST_MOVES = 7;

/** A match whose seats are taken: what each of them has to show. */
interface Match {
  readonly id: string;
  readonly credentials: readonly string[];
}

interface State {
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

let url = '';
let lobbyUrl = '';
let broken: (why: string) => void = () => undefined;

async function makeMatch(): Promise<Match> {
  const lobby = `${lobbyUrl}games/${GAME}`;
  const { matchID } = await post<{ matchID: string }>(`${lobby}/create`, { numPlayers: PLAYERS });
  const credentials: string[] = [];
  for (let player = 0; player < PLAYERS; player++) {
    const wish = { playerID: String(player), playerName: `Player ${player}` };
    const joined = await post<{ playerCredentials: string }>(`${lobby}/${matchID}/join`, wish);
    credentials.push(joined.playerCredentials);
  }
  return { id: matchID, credentials };
}

/** A connection of a player, or of somebody who looks on. */
class PeerLine implements Wire {
  /** As boardgame.io calls a seat; null for one who looks on. */
  readonly player: string | null;
  // What is not compressed is as long as it was.
  get text(): number {
    return this.bytes;
  }
  private readonly socket: PeerSocket;
  private leaving = false;
  private synced: (() => void) | null = null;

  constructor(player: string | null, table: PeerTable) {
    this.player = player;
    this.socket = io(`${url}${GAME}`, { transports: ['websocket'], forceNew: true });
    this.socket.on('sync', (id: string, { state }: { readonly state: State }) => {
      table.knows(id, state);
      this.synced?.();
      this.synced = null;
    });
    this.socket.on('update', (id: string, state: State) => table.updated(this, id, state));
    this.socket.on('disconnect', (why: string) => {
      if (!this.leaving) broken(`a connection has ended: ${why}`);
    });
  }

  get bytes(): number {
    return this.socket.io.engine.transport.ws?._socket?.bytesRead ?? 0;
  }

  /** Comes to a match, and is told how it stands. */
  sync({ id, credentials }: Match): Promise<void> {
    return new Promise((resolve) => {
      this.synced = resolve;
      const credential = this.player === null ? undefined : credentials[Number(this.player)];
      this.socket.emit('sync', id, this.player, credential, PLAYERS);
    });
  }

  emit(name: string, ...args: readonly unknown[]): void {
    this.socket.emit(name, ...args);
  }

  leave(): void {
    this.leaving = true;
    this.socket.disconnect();
  }
}

/** Two who play one match after the other, and those who look on. */
class PeerTable implements Playable {
  readonly wires: readonly PeerLine[];
  private readonly random: (below: number) => number;
  private match: Match = { id: '', credentials: [] };
  private state: State | null = null;
  private flight: Flight | null = null;
  private sender: PeerLine | null = null;

  constructor(index: number, watchers: number) {
    this.random = randomNumbers(index + 1);
    const players: readonly (string | null)[] = ['0', '1', ...new Array<null>(watchers).fill(null)];
    this.wires = players.map((player) => new PeerLine(player, this));
  }

  get isOver(): boolean {
    return this.state?.ctx.gameover !== undefined;
  }

  async begin(match: Match): Promise<void> {
    this.flight = null;
    this.match = match;
    await Promise.all(this.wires.map((line) => line.sync(match)));
  }

  knows(id: string, state: State): void {
    if (id === this.match.id) this.state = state;
  }

  /** There is no other acknowledgement than that whoever has moved is told the new state as all are. */
  updated(line: PeerLine, id: string, state: State): void {
    if (id !== this.match.id) return;
    this.state = state;
    if (line === this.sender) this.flight?.acknowledged();
    else this.flight?.heard(line.player !== null);
  }

  answer(flight: Flight): void {
    const { state, match } = this;
    if (state === null) throw new Error('nobody knows how the match stands');
    const player = Number(state.ctx.currentPlayer);
    const free = state.G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
    const payload = {
      type: 'clickCell',
      args: [free[this.random(free.length)]],
      playerID: String(player),
      credentials: match.credentials[player],
    };
    this.flight = flight;
    this.sender = this.wires[player];
    this.sender.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match.id, String(player));
  }

  leave(): void {
    for (const line of this.wires) line.leave();
  }
}

const matches: Match[] = [];
const tables: PeerTable[] = [];
let count = 0;

/** Watchers, so that there are as many connections as our tables have. */
const watchersOf = (index: number): number => {
  const more = CONNECTIONS_PER_TABLE - PLAYERS;
  return Math.floor((index + 1) * more) - Math.floor(index * more);
};

async function nextMatch(): Promise<Match> {
  return matches.pop() ?? (await makeMatch());
}

offerCrowd({
  make: async ({ urls, tables: many, answers }: Start) => {
    [url, lobbyUrl] = urls;
    count = many;
    const games = many + Math.ceil(answers / FEWEST_MOVES);
    await forEach(new Array(games).fill(0), AT_ONCE, async () => matches.push(await makeMatch()));
  },
  connect: async (whenBroken) => {
    broken = whenBroken;
    const indices = Array.from({ length: count }, (_, index) => index);
    await forEach(indices, AT_ONCE, async (index) => {
      const table = new PeerTable(index, watchersOf(index));
      tables.push(table);
      await table.begin(await nextMatch());
    });
    return tables;
  },
  // A game has a handful of moves: to make all anew each time would measure nothing else.
  replace: async (over) => {
    await (over as PeerTable).begin(await nextMatch());
    return over;
  },
  hangUp: async () => {
    for (const table of tables) table.leave();
    await pause(1000);
  },
  clear: () => {
    throw new Error('matches stay');
  },
});
