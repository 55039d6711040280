import {
  claimSchema,
  createSchema,
  importSchema,
  inviteSchema,
  postedSchema,
  recoverSchema,
  seatChangeSchema,
} from '@holdout/protocol';
import type { FastifySchema } from 'fastify';
import * as z from 'zod';

type Convertible = z.core.$ZodType;

/** The JSON Schema of a message, for those who write clients. The server checks with the schema itself. */
const json = (schema: Convertible) =>
  z.toJSONSchema(schema, { target: 'openapi-3.0', unrepresentable: 'any', io: 'input' }) as object;

const problem = {
  type: 'object',
  description: 'Why it came to nothing (RFC 9457): ids, and what fills their sentences',
  required: ['type', 'title', 'status'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    reason: {
      type: 'object',
      description: 'A rule of the game that stands against it',
      properties: { rule: { type: 'string' }, args: { type: 'object', additionalProperties: true } },
    },
    fault: {
      type: 'object',
      description: 'What is wrong with the request',
      properties: {
        code: { type: 'string' },
        path: { type: 'string' },
        args: { type: 'object', additionalProperties: true },
      },
    },
  },
};

const code = {
  code: { type: 'string', pattern: '^[0-9A-HJKMNP-TV-Z]{7}$', description: 'Number of the table' },
};
const seat = { seat: { type: 'integer', minimum: 0, maximum: 14, description: 'Index of the seat, from 0' } };

interface Description {
  readonly summary: string;
  readonly body?: Convertible;
  readonly seat?: boolean;
  readonly open?: boolean;
  readonly done?: number;
  readonly stream?: boolean;
}

/** The description of a route at a table, or beside one. */
function describe(
  at: 'table' | 'server',
  { summary, body, open, done = 200, stream, ...more }: Description,
): FastifySchema {
  const params = { type: 'object', properties: more.seat ? { ...code, ...seat } : code };
  return {
    summary,
    ...(at === 'table' ? { params } : {}),
    ...(body ? { body: json(body) } : {}),
    security: open ? [] : [{ keys: [] }],
    response: {
      [done]: stream
        ? { description: 'Frames, one a line or as server-sent events', type: 'string' }
        : { description: 'Done', type: 'object', additionalProperties: true },
      '4xx': { description: 'Not done', content: { 'application/problem+json': { schema: problem } } },
      '5xx': {
        description: 'Not done; it may be tried again',
        content: { 'application/problem+json': { schema: problem } },
      },
    },
  } as FastifySchema;
}

export const DESCRIPTIONS = {
  create: describe('server', { summary: 'A new table', body: createSchema, open: true, done: 201 }),
  import: describe('server', { summary: 'A table out of a save', body: importSchema, open: true, done: 201 }),
  list: describe('server', { summary: 'The tables that these keys open' }),
  server: describe('server', { summary: 'By which address others reach this server', open: true }),
  missions: describe('server', { summary: 'Missions of Zombicide that tables can be made of', open: true }),
  validate: describe('server', { summary: 'What does not fit in a mission file', open: true }),
  pushKey: describe('server', { summary: 'The key that subscriptions to notices are made with', open: true }),
  header: describe('table', { summary: 'Who is at a table, and how far it is' }),
  claim: describe('table', { summary: 'Takes a seat one was invited to', body: claimSchema, open: true }),
  recover: describe('table', {
    summary: 'Replaces a lost key, by its words',
    body: recoverSchema,
    open: true,
  }),
  commands: describe('table', {
    summary: 'Does something; 202 when it will not be lost',
    body: postedSchema,
    done: 202,
  }),
  questions: describe('table', { summary: 'Asks why not, or what happened' }),
  events: describe('table', { summary: 'All that happens, as it happens', stream: true }),
  export: describe('table', {
    summary: 'The game as a file; until it is over with hidden things dealt anew',
  }),
  invite: describe('table', { summary: 'A new invitation to a seat', body: inviteSchema, seat: true }),
  inviteWatchers: describe('table', { summary: 'A new link for those who look on', body: inviteSchema }),
  vacate: describe('table', { summary: 'Leaves a seat, or takes it away', body: inviteSchema, seat: true }),
  reseat: describe('table', { summary: 'Another name, or a bot', body: seatChangeSchema, seat: true }),
  targets: describe('table', { summary: 'Where a seat is told that it is asked', seat: true }),
  addTarget: describe('table', { summary: 'Tells a seat there from now on', seat: true, done: 201 }),
  removeTarget: describe('table', { summary: 'Does not tell it there any more', seat: true }),
  testTarget: describe('table', { summary: 'Sends a notice to try it out', seat: true }),
  report: describe('table', {
    summary: 'Keeps the game as it is for whoever looks after a defect',
    done: 201,
  }),
  remove: describe('table', { summary: 'Takes the table away, for good' }),
} as const;
