import { type Fault, InputError, type Reason, type SaveFile, type Seat } from '@holdout/kernel';
import type {
  AnyCommand,
  Created,
  CreateRequest,
  Header,
  Key,
  Question,
  SeatChange,
  Told,
} from '@holdout/protocol';

/** A table in a list of them. */
export interface ListedTable {
  /** Which of the keys that were sent opens it. */
  readonly key: number;
  readonly code: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly moves: number;
  readonly turn: number;
  readonly over: { readonly result: string; readonly cause: string } | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** What comes of a command: done, or why not. */
export type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason?: Reason; readonly fault?: Fault };

/** Where a seat is told that it is asked. */
export type NoticeTarget =
  | {
      readonly kind: 'webhook';
      readonly format: 'json' | 'discord' | 'slack' | 'ntfy';
      readonly url: string;
      readonly lang: string;
    }
  | { readonly kind: 'push'; readonly subscription: unknown; readonly lang: string };

interface Sent {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly keys?: readonly Key[];
  readonly body?: unknown;
}

/** The server could not be reached, or does not answer as one of ours would. */
export const UNREACHABLE = 'unreachable';

/**
 * The requests that a server answers. `base` is its address, without a slash at the end. Each throws an InputError: with
 * the fault that the server names, or `unreachable`.
 */
export class Api {
  private readonly base: string;
  private readonly load: typeof fetch;

  constructor(base: string, load: typeof fetch = (...request) => fetch(...request)) {
    this.base = base;
    this.load = load;
  }

  create = (request: CreateRequest): Promise<Created> =>
    this.send('/games', { method: 'POST', body: request });

  importSave = (save: unknown, more: Pick<CreateRequest, 'keys' | 'consent'> = {}): Promise<Created> =>
    this.send('/games/import', { method: 'POST', body: { save, ...more } });

  async list(keys: readonly Key[]): Promise<readonly ListedTable[]> {
    if (keys.length === 0) return [];
    return (await this.send<{ tables: ListedTable[] }>('/games', { keys })).tables;
  }

  header = (code: string, keys: readonly Key[]): Promise<Header> => this.send(`/games/${code}`, { keys });

  claim = (code: string, invite: Key, key: Key, name: string): Promise<{ readonly seat: Seat }> =>
    this.send(`/games/${code}/claim`, { method: 'POST', body: { invite, key, name } });

  recover = (code: string, words: string, key: Key): Promise<{ readonly seat: Seat | null }> =>
    this.send(`/games/${code}/recover`, { method: 'POST', body: { words, key } });

  invite = (code: string, seat: Seat, keys: readonly Key[], key: Key): Promise<object> =>
    this.send(`/games/${code}/seats/${seat}/invite`, { method: 'POST', keys, body: { key } });

  inviteWatchers = (code: string, keys: readonly Key[], key: Key): Promise<object> =>
    this.send(`/games/${code}/watchers/invite`, { method: 'POST', keys, body: { key } });

  vacate = (code: string, seat: Seat, keys: readonly Key[], key: Key): Promise<object> =>
    this.send(`/games/${code}/seats/${seat}/vacate`, { method: 'POST', keys, body: { key } });

  reseat = (code: string, seat: Seat, keys: readonly Key[], change: SeatChange): Promise<object> =>
    this.send(`/games/${code}/seats/${seat}`, { method: 'PATCH', keys, body: change });

  async save(
    code: string,
    keys: readonly Key[],
  ): Promise<{ readonly save: SaveFile; readonly whole: boolean }> {
    const response = await this.fetch(`/games/${code}/export`, { keys });
    return {
      save: (await response.json()) as SaveFile,
      whole: response.headers.get('holdout-whole') === 'true',
    };
  }

  remove = (code: string, keys: readonly Key[]): Promise<object> =>
    this.send(`/games/${code}`, { method: 'DELETE', keys });

  report = (code: string, keys: readonly Key[]): Promise<{ readonly id: string }> =>
    this.send(`/games/${code}/report`, { method: 'POST', keys, body: {} });

  /** By which address others reach the server, without a slash at its end; null if it is the one that is used. */
  server = (): Promise<{ readonly address: string | null }> => this.send('/server', {});

  pushKey = (): Promise<{ readonly key: string }> => this.send('/push-key', {});

  targets = (
    code: string,
    seat: Seat,
    keys: readonly Key[],
  ): Promise<{ readonly targets: readonly { readonly id: string; readonly target: NoticeTarget }[] }> =>
    this.send(`/games/${code}/seats/${seat}/targets`, { keys });

  addTarget = (
    code: string,
    seat: Seat,
    keys: readonly Key[],
    target: NoticeTarget,
  ): Promise<{ readonly id: string }> =>
    this.send(`/games/${code}/seats/${seat}/targets`, { method: 'POST', keys, body: target });

  removeTarget = (code: string, seat: Seat, keys: readonly Key[], id: string): Promise<object> =>
    this.send(`/games/${code}/seats/${seat}/targets/${id}`, { method: 'DELETE', keys });

  /** What came of it: `sent`, `gone`, `retry` or `failed`. */
  testTarget = (
    code: string,
    seat: Seat,
    keys: readonly Key[],
    id: string,
  ): Promise<{ readonly outcome: string }> =>
    this.send(`/games/${code}/seats/${seat}/targets/${id}/test`, { method: 'POST', keys, body: {} });

  /** A command without a socket. Why it is not done is no error here. */
  async do(code: string, keys: readonly Key[], id: string, command: AnyCommand): Promise<Outcome> {
    const response = await this.ask(`/games/${code}/commands`, {
      method: 'POST',
      keys,
      body: { id, command },
    });
    if (response.ok) return { ok: true };
    const { reason, fault } = await problemOf(response);
    if (reason) return { ok: false, reason };
    return { ok: false, fault: fault ?? unreachable() };
  }

  question = (
    code: string,
    keys: readonly Key[],
    viewer: string | number,
    question: Question,
  ): Promise<Told> =>
    this.send(`/games/${code}/questions?viewer=${viewer}`, { method: 'POST', keys, body: question });

  /** The stream of frames, a line each. Ends when `signal` says so. */
  async events(
    code: string,
    keys: readonly Key[],
    viewer: string | number | undefined,
    signal: AbortSignal,
  ): Promise<ReadableStream<Uint8Array>> {
    const query = viewer === undefined ? '' : `?viewer=${viewer}`;
    const response = await this.fetch(`/games/${code}/events${query}`, { keys }, signal);
    if (!response.body) throw new InputError(UNREACHABLE);
    return response.body;
  }

  private async send<T>(path: string, sent: Sent): Promise<T> {
    const response = await this.fetch(path, sent);
    try {
      return (await response.json()) as T;
    } catch {
      throw new InputError(UNREACHABLE);
    }
  }

  private async fetch(path: string, sent: Sent, signal?: AbortSignal): Promise<Response> {
    const response = await this.ask(path, sent, signal);
    if (response.ok) return response;
    const { reason, fault = unreachable() } = await problemOf(response);
    if (reason) throw new InputError('rule', '', { rule: reason.rule });
    throw new InputError(fault.code, fault.path, { ...fault.args });
  }

  private async ask(
    path: string,
    { method = 'GET', keys, body }: Sent,
    signal?: AbortSignal,
  ): Promise<Response> {
    try {
      return await this.load(`${this.base}/api/v1${path}`, {
        method,
        headers: {
          ...(keys ? { authorization: `Bearer ${keys.join(',')}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
        cache: 'no-store',
      });
    } catch {
      throw new InputError(UNREACHABLE);
    }
  }
}

const unreachable = (): Fault => ({ code: UNREACHABLE, path: '', args: {} });

async function problemOf(response: Response): Promise<{ readonly reason?: Reason; readonly fault?: Fault }> {
  try {
    return (await response.json()) as { reason?: Reason; fault?: Fault };
  } catch {
    return {};
  }
}
