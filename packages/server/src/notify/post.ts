import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type Address, addressesOf, type GuardRules, Refused } from './guard.ts';
import { isWebAddress } from './target.ts';

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

export interface PostRules extends GuardRules {
  /** For all of it: looking the name up, connecting, sending, and the answer. */
  readonly timeoutMs: number;
}

/** Bytes of an answer that are read before the connection is cut. */
const ANSWER_MAX = 4096;

/**
 * Posts to an address that a player has given. Redirects are not followed and the answer is not kept.
 *
 * @returns the status of the answer.
 * @throws Refused if the address may not be reached; DOMException `TimeoutError`; Error of the network.
 */
export async function post({ url, headers, body }: Post, rules: PostRules): Promise<number> {
  if (!isWebAddress(url)) throw new Refused('the address is not one of the web');
  const signal = AbortSignal.timeout(rules.timeoutMs);
  const { hostname } = new URL(url);
  const addresses = await before(signal, addressesOf(hostname, rules));
  const options: RequestOptions = {
    method: 'POST',
    headers: { 'User-Agent': 'Holdout', ...headers, 'Content-Length': Buffer.byteLength(body) },
    lookup: always(addresses),
    // A connection of its own: one kept from before could lead elsewhere.
    agent: false,
    signal,
  };
  const answer = await before(signal, answerTo(new URL(url), options, body));
  await drain(answer);
  return answer.statusCode ?? 0;
}

function answerTo(url: URL, options: RequestOptions, body: string | Buffer): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body);
  });
}

/** A lookup with the addresses that are known and have been checked. */
function always(addresses: readonly Address[]): LookupFunction {
  const [first] = addresses;
  return (_name, options, tell) => {
    if (options.all) tell(null, [...addresses]);
    else tell(null, first.address, first.family);
  };
}

/** What a promise gives, unless the signal comes first. */
function before<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Reads a little of the answer, so that an ordinary one ends in good order, and lets go of the rest. */
async function drain(answer: IncomingMessage): Promise<void> {
  let read = 0;
  try {
    for await (const chunk of answer) {
      read += chunk.length;
      if (read >= ANSWER_MAX) break;
    }
  } catch {
    // The status is known, and nothing else of the answer matters.
  }
}
