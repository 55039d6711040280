import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { afterEach } from 'vitest';
import type { Notice } from '../../src/notify/index.ts';
import { certificate } from './certificate.ts';

export const notice: Notice = {
  event: 'turn',
  table: 'K7QX',
  game: 'pandemic',
  seat: 1,
  seatName: 'Ann',
  link: 'https://holdout.example/t/K7QX',
  at: 1_700_000_000_000,
};

/** A request as a receiver got it. */
interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Receiver {
  /** `http://127.0.0.1:4711` */
  readonly url: string;
  readonly port: number;
  readonly got: Received[];
}

const open: Server[] = [];
afterEach(async () => {
  await Promise.all(
    open.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

/** A server that keeps what it is sent and answers with a status, or as it is told. */
export async function receive(answer: number | RequestListener = 204, secure = false): Promise<Receiver> {
  const got: Received[] = [];
  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url: path, headers } = request;
    got.push({ method, path, headers, body: Buffer.concat(chunks) });
    if (typeof answer === 'number') response.writeHead(answer).end('an answer');
    else answer(request, response);
  };
  const server = secure ? createSecureServer(certificate, listener) : createServer(listener);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `${secure ? 'https' : 'http'}://127.0.0.1:${port}`, port, got };
}
