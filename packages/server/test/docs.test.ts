import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { Api } from '@holdout/client';
import {
  BYE,
  claimSchema,
  clientFrameSchema,
  createSchema,
  LONGEST_MESSAGE,
  PHRASES,
  postedSchema,
  questionSchema,
  roomCommandSchema,
  type ServerFrame,
  SUBPROTOCOL,
} from '@holdout/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemOfFault, problemOfReason, simpleFault } from '../src/http/problem.ts';
import type { Served } from '../src/serve.ts';
import { pandemicTable, until } from './support/player.ts';
import { startServer } from './support/serving.ts';

/** What is written about servers has to be true. */

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const protocol = read('docs/protocol.md');
const hosting = read('docs/hosting.md');

/** The part of a document under a title. */
function part(text: string, title: string): string {
  const [, behind = ''] = text.split(new RegExp(`^#+ ${title}$`, 'm'));
  return behind.split(/^#+ /m)[0];
}

/** What the first column of the tables there names, each in backticks. */
const named = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...line.split('|')[1].matchAll(/`([^`]+)`/g)].map(([, name]) => name));

/** The blocks of a kind. */
const blocks = (text: string, kind: string): string[] =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, of]) => of === kind)
    .map(([, , block]) => block);

const kindsOf = (schema: { readonly def: { readonly options: readonly unknown[] } }): string[] =>
  schema.def.options.map(
    (option) => (option as { shape: { t: { def: { values: string[] } } } }).shape.t.def.values[0],
  );

/** The kinds of frames that a server says: TypeScript knows them, so they are read where it does. */
function serverKinds(): string[] {
  const [, behind = ''] = read('packages/protocol/src/messages.ts').split('export type ServerFrame =');
  const [type] = behind.split(';\n\n');
  return [...type.matchAll(/\bt: '(\w+)'/g)].map(([, kind]) => kind);
}

let server: Served;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('docs/protocol.md', () => {
  test('names every frame, command, question and way to end, and no other', () => {
    const socket = part(protocol, 'The socket').split('From the server:');
    expect(named(socket[0]).sort()).toEqual(kindsOf(clientFrameSchema).sort());
    expect(named(socket[1]).sort()).toEqual(serverKinds().sort());
    const ofTheGame = ['answer', 'set', 'undo', 'redo', 'go'];
    const commands = part(protocol, 'Commands').matchAll(/^\| (`\w+`(?:, `\w+`)*) \|/gm);
    const listed = [...commands].flatMap(([, names]) => names.replaceAll('`', '').split(', '));
    expect(listed.sort()).toEqual([...ofTheGame, ...kindsOf(roomCommandSchema)].sort());
    expect(named(part(protocol, 'Questions')).sort()).toEqual(kindsOf(questionSchema).sort());
    const ends = part(protocol, 'The end of a connection').matchAll(/^\| (\d+) \| `(\w+)`/gm);
    expect(Object.fromEntries([...ends].map(([, code, why]) => [why, Number(code)]))).toEqual(BYE);
    expect(protocol).toContain(SUBPROTOCOL);
    expect(LONGEST_MESSAGE).toBe(64 * 1024);
    for (const phrase of PHRASES) expect(part(protocol, 'Commands')).toContain(`\`${phrase}\``);
  });

  test('names every request that the server describes, and no other', async () => {
    const { paths } = (await (await fetch(`${server.url}openapi.json`)).json()) as { paths: object };
    const described = Object.entries(paths)
      .filter(([path]) => !path.includes('*'))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    const requests = named(part(protocol, 'Requests')).filter((name) => /^[A-Z]+ \//.test(name));
    expect(requests.sort()).toEqual(described.sort());
  });

  test('gives every fault the status that it has', () => {
    const rows = part(protocol, 'Errors').matchAll(/^\| (`[^|]+`) \| (\d+) \|/gm);
    const faults = [...rows].flatMap(([, codes, status]) =>
      codes.split(', ').map((code) => [code.replaceAll('`', ''), Number(status)] as const),
    );
    expect(faults.length).toBeGreaterThan(20);
    for (const [code, status] of faults)
      expect([code, problemOfFault(simpleFault(code)).status]).toEqual([code, status]);
    expect(problemOfReason({ rule: 'HO-STALE' }).status).toBe(409);
    expect(problemOfReason({ rule: 'PD-ACT-01' }).status).toBe(422);
  });

  test('has examples that would be taken', () => {
    const lines = blocks(protocol, 'text').flatMap((block) => block.trim().split('\n'));
    const frames = lines.map((line) => ({ from: line[0], frame: JSON.parse(line.slice(2)) }));
    expect(frames.length).toBeGreaterThan(10);
    for (const { from, frame } of frames) {
      if (from === '>') expect(clientFrameSchema.safeParse(frame).error).toBeUndefined();
      else expect(serverKinds()).toContain(frame.t);
    }
    const schemas = { games: createSchema, claim: claimSchema, commands: postedSchema };
    const requests = blocks(protocol, 'http').filter((block) => block.startsWith('POST'));
    expect(requests.length).toBe(Object.keys(schemas).length);
    for (const request of requests) {
      const [head, body] = request.split('\n\n');
      const schema = schemas[head.split('/').at(-1)?.trim() as keyof typeof schemas];
      expect(schema.safeParse(JSON.parse(body)).error, head).toBeUndefined();
    }
  });

  test('has a bot that plays to the end, and changes that are what it says they are', async () => {
    const [source] = blocks(protocol, 'js');
    const file = join(mkdtempSync(join(tmpdir(), 'holdout-bot-')), 'bot.mjs');
    writeFileSync(file, source);
    const api = new Api(server.url.replace(/\/$/, ''));
    const { code, watch, seats } = await api.create(pandemicTable(2));
    const heard = lookOn(code, watch);
    await until(() => heard.frames.some(({ t }) => t === 'snap'), 'a look at the table');
    const bots = seats.map((invite, n) =>
      spawn(execPath, [file, `${server.url}g/${code}#t=${invite}`, `Bot ${n}`], { stdio: 'inherit' }),
    );
    const ends = await Promise.all(bots.map((bot) => once(bot, 'exit')));
    expect(ends).toEqual([
      [0, null],
      [0, null],
    ]);
    const { over, seats: people } = await api.header(code, [watch]);
    expect(over).not.toBeNull();
    expect(people.map(({ name }) => name).sort()).toEqual(['Bot 0', 'Bot 1']);
    const patches = heard.frames.flatMap((frame) =>
      frame.t === 'change'
        ? [...frame.steps.flatMap(([, , patch]) => patch), ...frame.view, ...frame.rest]
        : [],
    );
    expect([...new Set(patches.map(({ op }) => op))].sort()).toEqual(['add', 'remove', 'replace']);
    heard.socket.close();
  });
});

/** Somebody who looks on and keeps what he hears. */
function lookOn(table: string, key: string) {
  const frames: ServerFrame[] = [];
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}ws`, SUBPROTOCOL);
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', table, keys: [key], viewer: 'spectator' }));
  socket.onmessage = ({ data }) => frames.push(JSON.parse(String(data)));
  return { frames, socket };
}

describe('docs/hosting.md', () => {
  test('names every setting, and no other', () => {
    const settings = [...read('packages/server/src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)];
    const keys = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'];
    expect(named(part(hosting, 'Settings')).sort()).toEqual(
      [...settings.map(([, name]) => name), ...keys].sort(),
    );
  });

  test('names every metric, and no other', async () => {
    const metrics = await (await fetch(`${server.url}metrics`)).text();
    const names = [...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
    const own = names.filter((name) => !/^holdout_(process|nodejs)_/.test(name));
    const listed = named(part(hosting, 'Looking after it')).filter((name) => /^holdout_(?!.*\*)/.test(name));
    expect(listed.sort()).toEqual(own.sort());
    for (const [, name] of hosting.matchAll(/`(holdout_\w+_seconds)`/g)) expect(names).toContain(name);
  });

  test('speaks only of files and places that are there', () => {
    for (const [document, folder] of [
      [hosting, 'docs/'],
      [protocol, 'docs/'],
      [read('SECURITY.md'), ''],
    ] as const) {
      for (const [, path, anchor] of document.matchAll(/\]\((?!http)([^)#]*)(?:#([^)]*))?\)/g)) {
        const target = path === '' ? document : read(join(folder, path));
        const titles = [...target.matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
          title.toLowerCase().replaceAll(' ', '-'),
        );
        if (anchor !== undefined) expect(titles, `${path}#${anchor}`).toContain(anchor);
      }
    }
  });
});
