import { inflateRawSync } from 'node:zlib';
import type { ConnectionOptions } from '@holdout/client';
import { type CoreState, type Option, type SaveFile, type Seat, TABLE } from '@holdout/kernel';
import {
  type AnyCommand,
  type ClientFrame,
  type CreateRequest,
  type Key,
  type ServerFrame,
  SUBPROTOCOL,
} from '@holdout/protocol';
import { afterEach, expect } from 'vitest';
import { type ClientOptions, WebSocket as Socket } from 'ws';
import type { Config } from '../../src/config.ts';
import type { Served, ServeOptions } from '../../src/serve.ts';
import { MemoryStore } from '../../src/store/index.ts';
import { freshKey, Player, seated, until } from '../support/player.ts';
import { startServer } from '../support/serving.ts';

const leaving: (() => void)[] = [];
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const leave of leaving.splice(0)) leave();
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A server that keeps its tables in memory, and is gone after the test. */
export async function house(
  change: Partial<Config> = {},
  options: Partial<Omit<ServeOptions, 'config'>> = {},
): Promise<Served> {
  const served = await startServer(change, { store: new MemoryStore(), ...options });
  closing.push(served.close);
  return served;
}

/** Somebody at a table, connected. */
export async function comes(
  served: Pick<Served, 'url'>,
  code: string,
  keys: readonly Key[],
  options: Partial<ConnectionOptions> = {},
): Promise<Player> {
  const player = new Player(served.url, code, keys, options);
  leaving.push(() => player.close());
  await player.live();
  return player;
}

export interface Table {
  readonly served: Served;
  readonly code: string;
  readonly host: Key;
  readonly watch: Key;
  readonly seats: readonly Key[];
  readonly players: readonly Player[];
}

/** A new table at which all have sat down. Where a bot plays, a guest looks on. */
export async function tableFor(served: Served, request: CreateRequest): Promise<Table> {
  const { created, seats } = await seated(served.url, request);
  const keys = seats.map((key, seat) => (created.seats[seat] === null ? created.watch : key));
  const players = await Promise.all(keys.map((key) => comes(served, created.code, [key])));
  await until(
    () => players.every(({ room }) => room?.seats.every(({ here, bot }) => here || bot !== null)),
    'everybody',
  );
  return { served, code: created.code, host: created.host, watch: created.watch, seats, players };
}

/** The game as it is, with all that is hidden. */
export const whole = ({ served, code }: Pick<Table, 'served' | 'code'>): Promise<SaveFile> =>
  served.rooms.at(code, (room) => room.wholeSave());

export async function stateOf<S extends CoreState>(table: Pick<Table, 'served' | 'code'>): Promise<S> {
  return (await whole(table)).snapshots.at(-1)?.state as unknown as S;
}

/** The check hash of the game, and how far it is. */
export async function hashOf(table: Pick<Table, 'served' | 'code'>): Promise<string> {
  const { log, snapshots } = await whole(table);
  return `${log.length} ${snapshots.at(-1)?.hash}`;
}

/** Whose turn it is to answer, by what somebody knows. */
export function askedOf(players: readonly Player[]): { player: Player; seat: Seat } | null {
  const owner = players[0].decision?.owner;
  if (owner === undefined) return null;
  const seat = owner === TABLE ? 0 : owner;
  return { player: players[seat], seat };
}

export type Choice = (options: readonly Option[], player: Player) => Option;
const first: Choice = (options) => options[0];

/** Who is asked answers. False if the game is over. Those who have not heard yet ask again. */
export async function answers(players: readonly Player[], choice: Choice = first): Promise<boolean> {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const asked = askedOf(players);
    if (!asked) return false;
    const options = asked.player.options().filter(({ seat }) => seat === asked.seat || seat === TABLE);
    if (options.length > 0) {
      const outcome = await asked.player.answer(choice(options, asked.player), asked.seat);
      if (outcome.ok) return true;
      expect(outcome.reason?.rule, JSON.stringify(outcome)).toBe('HO-STALE');
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error(`nobody could answer ${JSON.stringify(players[0].decision)}`);
}

/** So many answers, one after the other. */
export async function playOn(players: readonly Player[], most: number, choice?: Choice): Promise<number> {
  let n = 0;
  while (n < most && (await answers(players, choice))) n += 1;
  return n;
}

/** Everybody knows of as much as the one who knows most. */
export async function level(players: readonly Player[]): Promise<void> {
  const moves = () => players.map(({ update }) => update?.moves ?? 0);
  await until(() => new Set(moves()).size === 1, 'the same for all');
}

/** Somebody who speaks over a socket as no program of ours would, and keeps every word that he hears. */
export class Line {
  readonly socket: Socket;
  readonly texts: string[] = [];
  /** Places of those that came packed. */
  readonly packed: number[] = [];
  closed: { readonly code: number; readonly reason: string } | null = null;
  open = false;
  refused: number | null = null;

  constructor(
    { url }: Pick<Served, 'url'>,
    protocols: string | string[] = SUBPROTOCOL,
    options?: ClientOptions,
  ) {
    this.socket = new Socket(`${url.replace(/^http/, 'ws')}ws`, protocols, options);
    this.socket.on('open', () => {
      this.open = true;
    });
    this.socket.on('message', (data: Buffer, isPacked) => {
      if (isPacked) this.packed.push(this.texts.length);
      this.texts.push(String(isPacked ? inflateRawSync(data) : data));
    });
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
    });
    this.socket.on('unexpected-response', (_, response) => {
      this.refused = response.statusCode ?? 0;
    });
    this.socket.on('error', () => undefined);
    leaving.push(() => this.socket.terminate());
  }

  get frames(): ServerFrame[] {
    return this.texts.map((text) => JSON.parse(text));
  }

  all<T extends ServerFrame['t']>(t: T): Extract<ServerFrame, { t: T }>[] {
    return this.frames.filter((frame) => frame.t === t) as Extract<ServerFrame, { t: T }>[];
  }

  async opened(): Promise<this> {
    await until(() => this.open || this.closed !== null, 'an open socket');
    return this;
  }

  say(frame: ClientFrame | string): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** Says who it is. */
  async hello(
    code: string,
    keys: readonly Key[],
    more: { readonly viewer?: Seat | 'spectator'; readonly deflate?: true } = {},
  ): Promise<this> {
    await this.opened();
    this.say({ t: 'hello', table: code, keys: [...keys], ...more });
    await until(() => this.all('snap').length > 0 || this.closed !== null, 'a snap');
    return this;
  }

  /** What comes of a command. */
  async do(command: AnyCommand, id = freshId()): Promise<Extract<ServerFrame, { t: 'ack' | 'nack' }>> {
    this.say({ t: 'do', id, command });
    const answer = () =>
      this.frames.find((frame) => (frame.t === 'ack' || frame.t === 'nack') && frame.id === id);
    await until(() => answer() !== undefined || this.closed !== null, 'an answer');
    return answer() as Extract<ServerFrame, { t: 'ack' | 'nack' }>;
  }

  /** All that was said to him before has come. Answers to questions like this one are not counted. */
  async settled(): Promise<string[]> {
    const id = freshId();
    this.say({ t: 'ask', id, question: { t: 'look', n: 99_999 } });
    await until(() => this.texts.some((text) => text.includes(id)), 'an answer');
    return this.texts.filter((text) => !text.startsWith('{"t":"told"'));
  }

  async ended(patience?: number): Promise<{ readonly code: number; readonly reason: string }> {
    await until(() => this.closed !== null, 'the end of the line', patience);
    return this.closed as { code: number; reason: string };
  }

  hangUp(): void {
    this.socket.close();
  }
}

export const freshId = (): string => freshKey().slice(0, 20);

interface Asked {
  readonly method?: string;
  readonly keys?: readonly Key[];
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request as any program may make it. */
export async function request(
  { url }: Pick<Served, 'url'>,
  path: string,
  { method, keys, body, headers = {} }: Asked = {},
): Promise<{ status: number; headers: Headers; text: string; json: Record<string, unknown> }> {
  const response = await fetch(`${url}api/v1${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(keys ? { authorization: `Bearer ${keys.join(',')}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  let json: Record<string, unknown> = {};
  try {
    json = JSON.parse(text);
  } catch {
    // Some answers are no JSON.
  }
  return { status: response.status, headers: response.headers, text, json };
}

/** The fault that an answer names. */
export const faultIn = ({ json }: { json: Record<string, unknown> }): string | undefined =>
  (json.fault as { code: string } | undefined)?.code;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
