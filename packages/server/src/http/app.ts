import { createHash, timingSafeEqual } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import { InputError } from '@holdout/kernel';
import { BYE, LONGEST_MESSAGE, SUBPROTOCOL } from '@holdout/protocol';
import { lintMission, missions, readMission } from '@holdout/zombicide';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Keeper } from '../keeper.ts';
import type { Context } from '../room/context.ts';
import type { Rooms } from '../room/rooms.ts';
import { clientRoutes } from './client.ts';
import { Guest } from './guest.ts';
import { Counter, Quotas } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { DESCRIPTIONS } from './openapi.ts';
import { PROBLEM_TYPE, problemOfFault, simpleFault } from './problem.ts';
import { readJson } from './read.ts';
import { CONTENT_SECURITY, isOwnOrigin } from './security.ts';
import { tableRoutes } from './tables.ts';

/** What the routes work with. */
export interface Served {
  readonly config: Config;
  readonly context: Context;
  readonly rooms: Rooms;
  readonly keeper: Keeper;
  readonly metrics: Metrics;
  /** The address by which others reach this server, as far as it knows; null if it is the one they used. */
  readonly shareAddress: () => string | null;
  readonly quotas: Quotas;
  readonly connections: Counter;
}

export interface AppOptions extends Omit<Served, 'quotas' | 'connections'> {
  /** Folder of the built web client; null for a server without one. */
  readonly client: string | null;
  readonly engine: string;
  /** Whether the server is going down: a balancer must not send anybody here any more. */
  readonly leaving: () => boolean;
}

/** Below this, everything is for programs: answers are JSON, and faults are problems. */
const API = '/api/v1';
/** Milliseconds that a request may take to arrive. */
const REQUEST_TIMEOUT = 30_000;
/** Milliseconds that requests may take to end when the server goes down. */
const LAST_ORDERS = 1000;

/** The web server with all its routes; it does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, context, metrics } = options;
  const served: Served = {
    ...options,
    quotas: new Quotas(config.quota, context.now),
    connections: new Counter(config.socketsPerAddress),
  };
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    // So many addresses from this end of the list are those of our own proxies.
    trustProxy: config.trustProxy === 0 ? false : (_address: string, hop: number) => hop < config.trustProxy,
    bodyLimit: LONGEST_MESSAGE,
    requestTimeout: REQUEST_TIMEOUT,
    // The schemas of the routes are for the description; what comes in is checked by those of the protocol.
    ajv: { customOptions: { strict: false } },
    routerOptions: { maxParamLength: 64 },
  });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  // Browsers open connections in advance: one over which nothing was ever asked would be waited for until it times out.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), LAST_ORDERS).unref();
  });
  readBodies(app);
  tellProblems(app, metrics, context);
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_SECURITY,
    // The address is plain http on this machine or in the home network; a proxy that has a certificate says so itself.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  // Pages of other addresses that the operator has named may talk to this server; keys are sent with each request.
  if (config.allowedOrigins.length > 0) {
    await app.register(cors, { origin: [...config.allowedOrigins], credentials: false });
  }
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    // The files of the client are many and cheap.
    allowList: (request: FastifyRequest) =>
      !request.url.startsWith('/api/') && !request.url.startsWith('/ws'),
    errorResponseBuilder: (_request, { ttl }) =>
      new InputError('limit.requests', '', { seconds: Math.ceil(ttl / 1000) }),
  });
  await app.register(websocket, {
    options: {
      maxPayload: LONGEST_MESSAGE,
      // Each connection would keep some 60 kB to pack and unpack with: long frames are packed once for all (`Word`).
      perMessageDeflate: false,
      // One of another version is agreed to as well: only so can it be told what is wrong.
      handleProtocols: (offered: Set<string>) =>
        offered.has(SUBPROTOCOL) ? SUBPROTOCOL : ([...offered].find(isOurs) ?? false),
    },
  });
  await describeApi(app, options.engine);
  app.addHook('onRequest', async (request) => {
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    const opens = request.headers.upgrade !== undefined;
    if ((writes || opens) && !isOwnOrigin(request, config)) throw new InputError('origin');
  });
  await app.register(
    async (api) => {
      api.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      tableRoutes(api, served);
      otherRoutes(api, served);
    },
    { prefix: API },
  );
  await app.register(async (scope) => socketRoute(scope, served));
  systemRoutes(app, options);
  await clientRoutes(app, options.client);
  return app;
}

const isOurs = (protocol: string): boolean => /^holdout\.v\d{1,4}$/.test(protocol);

/** Only JSON is taken: a form of another page can't send it. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const json = /^application\/(?:[\w.+-]+\+)?json(?:;|$)/;
  app.addContentTypeParser(json, { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, readJson(String(body)));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Faults of ours and of Fastify, as problems. */
function tellProblems(app: FastifyInstance, metrics: Metrics, { watch }: Context): void {
  app.setErrorHandler((error, request, reply) => {
    const fault = faultOfAny(error);
    if (fault.code === 'unavailable')
      watch.trouble(`${request.method} ${request.routeOptions.url ?? ''}`, error);
    metrics.refused(fault.code);
    const problem = problemOfFault(fault);
    if (fault.args.seconds !== undefined) reply.header('retry-after', String(fault.args.seconds));
    return reply.code(problem.status).type(PROBLEM_TYPE).send(problem);
  });
}

function faultOfAny(error: unknown) {
  if (error instanceof InputError) return error.fault;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return simpleFault('message.large');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return simpleFault('message.type');
  if (code.startsWith('FST_ERR_CTP') || code.startsWith('FST_ERR_BAD')) return simpleFault('message.notJson');
  return simpleFault('unavailable');
}

function otherRoutes(app: FastifyInstance, { keeper, shareAddress }: Served): void {
  app.get('/push-key', { schema: DESCRIPTIONS.pushKey }, async () => ({ key: keeper.vapid.publicKey }));
  app.get('/server', { schema: DESCRIPTIONS.server }, async () => ({ address: shareAddress() }));
  app.get('/missions', { schema: DESCRIPTIONS.missions }, async () => ({
    missions: missions().map(({ id, title }) => ({ id, title })),
  }));
  app.post('/missions/validate', { schema: DESCRIPTIONS.validate }, async (request) => ({
    findings: lintMission(readMission(request.body)),
  }));
  app.all('/*', { schema: { hide: true } }, async () => {
    throw new InputError('route.unknown');
  });
}

function socketRoute(app: FastifyInstance, { rooms, context, connections, metrics }: Served): void {
  app.get('/ws', { websocket: true, schema: { hide: true } }, (socket, request) => {
    const free = connections.add(request.ip);
    if (!free) {
      socket.close(BYE.full, 'full');
      metrics.refused('limit.connections');
      return;
    }
    const guest = new Guest(
      rooms,
      {
        send: (data) => socket.send(data),
        close: (code, reason) => socket.close(code, reason),
        get pending() {
          return socket.bufferedAmount;
        },
      },
      context.now,
      (error) => context.watch.trouble('a message', error),
    );
    if (socket.protocol !== SUBPROTOCOL) guest.end('version');
    socket.on('message', (data, isBinary) => guest.hear(isBinary ? '' : String(data)));
    socket.on('close', () => {
      free();
      guest.closed();
    });
    // A frame that is too large, or none at all: the socket closes itself.
    socket.on('error', () => metrics.refused('message.frame'));
  });
}

/** For whoever keeps the server. */
function systemRoutes(app: FastifyInstance, { context, metrics, config, leaving }: AppOptions): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (_request, reply) => {
    if (leaving()) return reply.code(503).send({ status: 'leaving' });
    try {
      await context.store.check();
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'no store' });
    }
  });
  app.get('/metrics', hidden, async (request, reply) => {
    const may = mayReadMetrics(request, config);
    if (!may) return reply.code(403).send('');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** With the word that was agreed on; without one only this machine, and not through a proxy on it. */
function mayReadMetrics({ headers, socket }: FastifyRequest, { metricsToken }: Config): boolean {
  if (metricsToken !== null) return isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
  const isHere = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
  return isHere && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

/** In a time that does not tell how much of it is right. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}

async function describeApi(app: FastifyInstance, engine: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Holdout',
        version: engine,
        description:
          'Tables for two co-operative games. Whoever holds a key of a table may do there what it opens; keys are sent as `Authorization: Bearer key,key`. Live play is over the socket at `/ws` (see docs/protocol.md).',
      },
      components: { securitySchemes: { keys: { type: 'http', scheme: 'bearer' } } },
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
