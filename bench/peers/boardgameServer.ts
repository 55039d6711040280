/**
 * boardgame.io's server, and the client of socket.io that comes with it, out of this folder's own node_modules: looked
 * up by name at run time, like the client in `boardgame.ts`.
 */
import type { Socket as NetSocket } from 'node:net';
import type { PeerGame } from './boardgame.ts';

interface Listening {
  readonly address: () => { readonly port: number };
}

interface ServerModule {
  readonly Server: (options: {
    readonly games: readonly (PeerGame<never> & { readonly name: string })[];
    readonly origins: readonly string[];
    readonly db?: unknown;
  }) => {
    readonly run: (options: {
      readonly port: number;
      readonly lobbyConfig: { readonly apiPort: number };
    }) => Promise<{ readonly appServer: Listening; readonly apiServer: Listening }>;
  };
  readonly FlatFile: new (options: { readonly dir: string }) => object;
}

/** What of a socket of socket.io the benchmarks use. */
export interface PeerSocket {
  readonly on: <A extends unknown[]>(name: string, listener: (...args: A) => void) => void;
  readonly emit: (name: string, ...args: readonly unknown[]) => void;
  readonly disconnect: () => void;
  readonly io: {
    readonly engine: { readonly transport: { readonly ws?: { readonly _socket?: NetSocket | null } } };
  };
}

interface SocketModule {
  readonly io: (
    url: string,
    options: { readonly transports: readonly string[]; readonly forceNew: true },
  ) => PeerSocket;
}

const SERVER: string = 'boardgame.io/dist/cjs/server.js';
const SOCKET: string = 'socket.io-client';
export const { Server, FlatFile }: ServerModule = await import(SERVER);
export const { io }: SocketModule = await import(SOCKET);
