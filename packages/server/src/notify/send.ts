import { createHash } from 'node:crypto';
import webpush from 'web-push';
import { type Lookup, lookupBySystem, Refused } from './guard.ts';
import { type Notice, pushPayload, tagOf, webhookMessage } from './message.ts';
import { type Post, type PostRules, post } from './post.ts';
import type { Target } from './target.ts';
import type { Vapid } from './vapid.ts';

export interface SenderOptions {
  /** Targets in the server's own network are reached as well. */
  readonly allowPrivate: boolean;
  /** Without keys nothing goes to browsers. */
  readonly vapid: Vapid | null;
  /** For one notice, from looking the name up to the end of the answer. */
  readonly timeoutMs: number;
  /** How names are looked up; left out, as the system does. */
  readonly lookup?: Lookup;
}

/**
 * `gone`: there is no such target any more, and it should be forgotten. `retry`: it may work later. `why` is a few
 * words in English for the log, without anything secret.
 */
type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly gone: boolean; readonly retry: boolean; readonly why: string };

/** Tells a target something. It never throws. */
export type Send = (target: Target, notice: Notice) => Promise<Sent>;

type PushTarget = Extract<Target, { kind: 'push' }>;

/** How long a push service keeps a message for a browser that is away, in seconds. */
const THREE_DAYS = 3 * 24 * 60 * 60;

export function createSender(options: SenderOptions): Send {
  const { allowPrivate, timeoutMs, vapid, lookup = lookupBySystem } = options;
  const rules: PostRules = { allowPrivate, timeoutMs, lookup };
  return async (target, notice) => {
    try {
      return ofStatus(await post(postFor(target, notice, vapid), rules));
    } catch (error) {
      return ofError(error);
    }
  };
}

function postFor(target: Target, notice: Notice, vapid: Vapid | null): Post {
  if (target.kind === 'webhook') {
    return { url: target.url, ...webhookMessage(target.format, notice, target.lang) };
  }
  if (!vapid) throw new Refused('there are no keys for push messages');
  return pushPost(target, notice, vapid);
}

/** The message is encrypted for the browser: the push service can't read it. */
function pushPost(target: PushTarget, notice: Notice, vapid: Vapid): Post {
  try {
    const { endpoint, headers, body } = webpush.generateRequestDetails(
      target.subscription,
      pushPayload(notice, target.lang),
      { vapidDetails: vapid, TTL: THREE_DAYS, topic: topicOf(notice), urgency: 'normal' },
    );
    return { url: endpoint, headers, body };
  } catch {
    throw new Refused('the subscription is not valid');
  }
}

/** At most 32 characters of base64url. Of two messages with the same topic, the service keeps the newer. */
const topicOf = (notice: Notice): string =>
  createHash('sha256').update(tagOf(notice)).digest('base64url').slice(0, 32);

const failed = (why: string, { gone = false, retry = false } = {}): Sent => ({ ok: false, gone, retry, why });

function ofStatus(status: number): Sent {
  if (status >= 200 && status < 300) return { ok: true };
  const why = `status ${status}`;
  if (status === 404 || status === 410) return failed(why, { gone: true });
  return failed(why, { retry: status === 429 || status >= 500 });
}

function ofError(error: unknown): Sent {
  if (error instanceof Refused) return failed(error.message);
  return failed(errorWord(error), { retry: true });
}

/** `ECONNREFUSED`, `TimeoutError`: not the message, which may name the address. */
function errorWord(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
