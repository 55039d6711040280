import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { InputError, readSave, type Seat, scrubSave, type Viewer } from '@holdout/kernel';
import {
  claimSchema,
  createSchema,
  hashOfKey,
  importSchema,
  inviteSchema,
  isCode,
  newKey,
  postedSchema,
  questionSchema,
  recoverSchema,
  seatChangeSchema,
} from '@holdout/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeWhole } from '../files.ts';
import { readTarget } from '../notify/index.ts';
import type { Room } from '../room/room.ts';
import type { Served } from './app.ts';
import { DESCRIPTIONS } from './openapi.ts';
import { PROBLEM_TYPE, problemOfFault, problemOfReason } from './problem.ts';
import { readAs, readKeys } from './read.ts';
import { Listening, type Writing } from './stream.ts';

/** Bytes that a save may have. */
const LONGEST_SAVE = 8 * 1024 * 1024;
/** Where one seat may be told. */
const MOST_TARGETS = 8;
/** Trying out keys and words is slow for whoever guesses: one in so many of the requests that an address has. */
const RARE = 30;
const FEWEST = 20;

type Request = FastifyRequest<{
  Params: { code: string; seat?: string; id?: string };
  Querystring: { viewer?: string };
}>;

const keysOf = (request: FastifyRequest): string[] => readKeys(request.headers.authorization).map(hashOfKey);

/** @throws InputError if there can't be such a table: it is told like one that is not there. */
function codeOf({ params }: Request): string {
  if (isCode(params.code)) return params.code;
  throw new InputError('table.unknown', '', { id: params.code.slice(0, 20) });
}

/** @throws InputError if it is no seat. */
function seatOf({ params }: Request): Seat {
  const { seat = '' } = params;
  if (/^\d{1,2}$/.test(seat)) return Number(seat);
  throw new InputError('seat.unknown', 'seat', { found: seat.slice(0, 20) });
}

/** The routes at tables: making them, sitting down, playing. */
export function tableRoutes(app: FastifyInstance, served: Served): void {
  const { rooms, context, quotas, keeper, config } = served;
  const { store } = context;
  const few = {
    rateLimit: { max: Math.max(FEWEST, Math.ceil(config.requestsPerMinute / RARE)), timeWindow: 60_000 },
  };
  const at = <T>(request: Request, work: (room: Room) => Promise<T>): Promise<T> =>
    rooms.at(codeOf(request), work);

  app.post('/games', { schema: DESCRIPTIONS.create }, async (request, reply) => {
    const wanted = readAs(createSchema, request.body);
    quotas.use(request.ip);
    return reply.code(201).send(await rooms.create(wanted));
  });

  app.post(
    '/games/import',
    { schema: DESCRIPTIONS.import, bodyLimit: LONGEST_SAVE },
    async (request, reply) => {
      const { save, consent, keys } = readAs(importSchema, request.body);
      const file = readSave(save);
      quotas.use(request.ip);
      return reply.code(201).send(await rooms.importSave(file, consent, keys));
    },
  );

  app.get('/games', { schema: DESCRIPTIONS.list }, async (request) => {
    const keys = readKeys(request.headers.authorization);
    const found = await store.tablesOf(keys.map(hashOfKey));
    return {
      tables: found.map(({ hash, head }) => ({
        key: keys.findIndex((key) => hashOfKey(key) === hash),
        code: head.code,
        game: head.game,
        names: head.names,
        moves: head.moves,
        turn: head.turn,
        over: head.over,
        createdAt: head.createdAt,
        updatedAt: head.updatedAt,
      })),
    };
  });

  app.get('/games/:code', { schema: DESCRIPTIONS.header }, async (request: Request) =>
    at(request, async (room) => {
      await room.hear(() => rooms.elsewhere(room.code));
      return room.header(keysOf(request));
    }),
  );

  app.post('/games/:code/claim', { schema: DESCRIPTIONS.claim, config: few }, async (request: Request) => {
    const { invite, key, name } = readAs(claimSchema, request.body);
    return { seat: await at(request, (room) => room.seats((seats) => seats.claim(invite, key, name))) };
  });

  app.post(
    '/games/:code/recover',
    { schema: DESCRIPTIONS.recover, config: few },
    async (request: Request) => {
      const { words, key } = readAs(recoverSchema, request.body);
      return { seat: await at(request, (room) => room.seats((seats) => seats.recover(words, key))) };
    },
  );

  app.post('/games/:code/commands', { schema: DESCRIPTIONS.commands }, async (request: Request, reply) => {
    const { id, command } = readAs(postedSchema, request.body);
    const outcome = await at(request, (room) => room.do(keysOf(request), id, command));
    if (outcome.ok) return reply.code(202).send({ id });
    const problem = outcome.reason
      ? problemOfReason(outcome.reason)
      : problemOfFault(outcome.fault ?? { code: 'unavailable', path: '', args: {} });
    return reply.code(problem.status).type(PROBLEM_TYPE).send(problem);
  });

  app.post('/games/:code/questions', { schema: DESCRIPTIONS.questions }, async (request: Request) => {
    const question = readAs(questionSchema, request.body);
    return at(request, (room) => room.ask(keysOf(request), viewerOf(request), question));
  });

  app.get('/games/:code/events', { schema: DESCRIPTIONS.events }, async (request: Request, reply) => {
    const free = served.connections.add(request.ip);
    if (!free) throw new InputError('limit.connections');
    const sse = (request.headers.accept ?? '').includes('text/event-stream');
    const writing: Writing = sse ? 'text/event-stream' : 'application/x-ndjson';
    const listening = new Listening(rooms, reply, writing);
    // It may be gone before the first frame.
    reply.raw.once('close', () => {
      free();
      listening.closed();
    });
    try {
      listening.attend(await rooms.enter(codeOf(request), listening, keysOf(request), viewerOf(request)));
    } catch (error) {
      listening.closed();
      free();
      throw error;
    }
    return reply;
  });

  app.get('/games/:code/export', { schema: DESCRIPTIONS.export }, async (request: Request, reply) => {
    const { save, whole } = await at(request, (room) =>
      room.save(
        keysOf(request),
        newKey((bytes) => crypto.getRandomValues(bytes)),
      ),
    );
    return reply
      .type('application/vnd.holdout.game+json')
      .header('holdout-whole', String(whole))
      .send(JSON.stringify(save));
  });

  app.post(
    '/games/:code/watchers/invite',
    { schema: DESCRIPTIONS.inviteWatchers },
    async (request: Request) => {
      const { key } = readAs(inviteSchema, request.body);
      await at(request, (room) => room.seats((seats) => seats.inviteWatchers(keysOf(request), key)));
      return {};
    },
  );

  app.post('/games/:code/seats/:seat/invite', { schema: DESCRIPTIONS.invite }, async (request: Request) => {
    const { key } = readAs(inviteSchema, request.body);
    await at(request, (room) => room.seats((seats) => seats.invite(keysOf(request), seatOf(request), key)));
    return {};
  });

  app.post('/games/:code/seats/:seat/vacate', { schema: DESCRIPTIONS.vacate }, async (request: Request) => {
    const { key } = readAs(inviteSchema, request.body);
    const seat = seatOf(request);
    await at(request, (room) => room.seats((seats) => seats.vacate(keysOf(request), seat, key)));
    // Who comes next must not be told to where the one before wanted it.
    await store.removeTargets(codeOf(request), seat);
    return {};
  });

  app.patch('/games/:code/seats/:seat', { schema: DESCRIPTIONS.reseat }, async (request: Request) => {
    const change = readAs(seatChangeSchema, request.body);
    await at(request, (room) =>
      room.seats((seats) => seats.reseat(keysOf(request), seatOf(request), change)),
    );
    return {};
  });

  /** @throws InputError if the seat is not one's own. */
  const own = async (request: Request): Promise<{ readonly code: string; readonly seat: Seat }> => {
    const seat = seatOf(request);
    await at(request, async (room) => {
      const grants = await room.grants(keysOf(request));
      if (!grants.seats.includes(seat)) throw new InputError('grant.seat', 'seat', { seat: seat + 1 });
    });
    return { code: codeOf(request), seat };
  };

  app.get('/games/:code/seats/:seat/targets', { schema: DESCRIPTIONS.targets }, async (request: Request) => {
    const { code, seat } = await own(request);
    const targets = await store.targets(code, seat);
    return { targets: targets.map(({ id, target }) => ({ id, target: JSON.parse(target) })) };
  });

  app.post(
    '/games/:code/seats/:seat/targets',
    { schema: DESCRIPTIONS.addTarget, config: few },
    async (request: Request, reply) => {
      const { code, seat } = await own(request);
      const target = readTarget(request.body, { allowHttp: config.allowPrivateHooks });
      if ((await store.targets(code, seat)).length >= MOST_TARGETS) {
        throw new InputError('limit.targets', '', { most: MOST_TARGETS });
      }
      const id = randomUUID();
      await store.addTarget(code, seat, id, JSON.stringify(target));
      return reply.code(201).send({ id });
    },
  );

  app.delete(
    '/games/:code/seats/:seat/targets/:id',
    { schema: DESCRIPTIONS.removeTarget },
    async (request: Request) => {
      const { code, seat } = await own(request);
      await store.removeTargets(code, seat, request.params.id ?? '');
      return {};
    },
  );

  app.post(
    '/games/:code/seats/:seat/targets/:id/test',
    { schema: DESCRIPTIONS.testTarget, config: few },
    async (request: Request) => {
      const { code, seat } = await own(request);
      const found = (await store.targets(code, seat)).find(({ id }) => id === request.params.id);
      const head = await store.head(code);
      if (!found || !head) throw new InputError('target.unknown');
      const { game, names } = head;
      const outcome = await keeper.send(found.target, {
        event: 'test',
        table: code,
        game: game as 'pandemic',
        seat,
        seatName: names[seat] ?? '',
      });
      return { outcome };
    },
  );

  app.post(
    '/games/:code/report',
    { schema: DESCRIPTIONS.report, config: few },
    async (request: Request, reply: FastifyReply) => {
      const id = randomUUID();
      await at(request, async (room) => {
        const grants = await room.grants(keysOf(request));
        if (!grants.host && grants.seats.length === 0) throw new InputError('key.unknown');
        const text = JSON.stringify(scrubSave(await room.wholeSave()));
        await writeWhole(join(config.dataDir, 'reports'), `${id}.game.json`, text);
      });
      return reply.code(201).send({ id });
    },
  );

  app.delete('/games/:code', { schema: DESCRIPTIONS.remove }, async (request: Request) => {
    await at(request, (room) => room.remove(keysOf(request)));
    return {};
  });
}

/** @throws InputError if it names nobody's eyes. */
function viewerOf({ query }: Request): Viewer | undefined {
  const { viewer } = query;
  if (viewer === undefined || viewer === 'spectator' || viewer === 'everyone') return viewer;
  if (/^\d{1,2}$/.test(viewer)) return Number(viewer);
  throw new InputError('message.field', 'viewer', { found: viewer.slice(0, 20) });
}
