import { createRequire } from 'node:module';
import type { Socket } from 'node:net';

/** A socket of the package `ws`, as far as it is used here: that of Node itself costs more, and does not count bytes. */
export interface PlainSocket {
  on(event: 'open', listener: () => void): void;
  on(event: 'upgrade', listener: (response: { readonly socket: Socket }) => void): void;
  on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): void;
  on(event: 'error', listener: (error: Error) => void): void;
  on(event: 'close', listener: (code: number, reason: Buffer) => void): void;
  send(text: string): void;
  close(code: number): void;
}

interface SocketOptions {
  readonly headers: Readonly<Record<string, string>>;
}

// The package belongs to the server, for its tests.
const PACKAGE: string = 'ws';
const require = createRequire(new URL('../../packages/server/package.json', import.meta.url));

export const PlainSocket: new (url: string, protocol: string, options: SocketOptions) => PlainSocket =
  require(PACKAGE);
