import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  readonly port: number;
  readonly url: string;
  /** Connections that were passed on to each server, in the order of `ports`. */
  readonly passed: readonly number[];
  readonly close: () => Promise<void>;
}

/**
 * A way to one of several servers of this machine: each connection goes to the first of them that takes it. When that one
 * dies, the connection breaks, and the next one finds another.
 */
export async function balance(ports: readonly number[]): Promise<Balancer> {
  const clients = new Set<Socket>();
  const passed = ports.map(() => 0);
  const server = createServer((client) => {
    clients.add(client);
    client.on('error', () => undefined);
    client.on('close', () => clients.delete(client));
    passOn(client, 0);
  });
  function passOn(client: Socket, at: number): void {
    if (at >= ports.length || client.destroyed) {
      client.destroy();
      return;
    }
    const upstream = connect(ports[at], '127.0.0.1');
    let open = false;
    upstream.on('connect', () => {
      open = true;
      passed[at] += 1;
      client.on('close', () => upstream.destroy());
      if (client.destroyed) upstream.destroy();
      else client.pipe(upstream).pipe(client);
    });
    upstream.on('error', () => undefined);
    upstream.on('close', () => {
      if (open) client.destroy();
      else passOn(client, at + 1);
    });
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    passed,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const client of clients) client.destroy();
      await closed;
    },
  };
}
