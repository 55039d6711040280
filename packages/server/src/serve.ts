import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import statics from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

export interface ServeOptions {
  /** The first port to try; a taken one is passed over for the next free one. */
  readonly port: number;
  readonly host: string;
  /** Folder of the built web client. */
  readonly client: string;
}

export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const PORTS_TO_TRY = 50;
/** Addresses that a browser of this machine reaches as localhost. */
const HERE = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/**
 * Serves the web client. It plays wholly in the browser, so this is all it needs from a server.
 *
 * @throws Error if the client has not been built, or no port is free.
 */
export async function serve(options: ServeOptions): Promise<Served> {
  if (!existsSync(join(options.client, 'index.html'))) {
    throw new Error(`the web client is not built: there is no ${join(options.client, 'index.html')}`);
  }
  const { app, port } = await listen(options);
  const name = HERE.includes(options.host) ? 'localhost' : options.host;
  return { url: `http://${name.includes(':') ? `[${name}]` : name}:${port}/`, close: () => app.close() };
}

async function listen(options: ServeOptions): Promise<{ app: FastifyInstance; port: number }> {
  for (let port = options.port; port < options.port + PORTS_TO_TRY; port++) {
    const app = await build(options.client);
    try {
      await app.listen({ port, host: options.host });
      return { app, port: portOf(app) ?? port };
    } catch (error) {
      await app.close();
      if (codeOf(error) !== 'EADDRINUSE' && codeOf(error) !== 'EACCES') throw error;
    }
  }
  throw new Error(`no free port from ${options.port} to ${options.port + PORTS_TO_TRY - 1}`);
}

/** Port 0 lets the system choose. */
function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : undefined;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

async function build(client: string): Promise<FastifyInstance> {
  const app = fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
        // React Aria puts small style elements into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // The address is plain http on this machine or in the home network.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  await app.register(statics, {
    root: client,
    cacheControl: false,
    // The build leaves a .br and a .gz beside each text.
    preCompressed: true,
    setHeaders: (response, path) => {
      // Files with a hash in their name never change; the page that names them does.
      const fixed = path.includes(`${join('dist', 'assets')}`);
      response.header('cache-control', fixed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // Pages of the client have addresses of their own: /table/abc is index.html as well.
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage) return reply.sendFile('index.html');
    return reply.code(404).type('text/plain').send('not found');
  });
  return app;
}
