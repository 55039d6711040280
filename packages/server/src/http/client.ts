import { join } from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The files of the web client, and its pages. */
export async function clientRoutes(app: FastifyInstance, client: string | null): Promise<void> {
  if (client !== null) {
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
  }
  // Pages of the client have addresses of their own: /table/abc is index.html as well.
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (client !== null && wantsPage) return reply.sendFile('index.html');
    return reply.code(404).type('text/plain').send('not found');
  });
}
