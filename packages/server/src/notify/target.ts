import { ECDH } from 'node:crypto';
import { InputError } from '@holdout/kernel';
import * as z from 'zod/mini';

/** Where a seat wants to be told that it is its turn. It comes from a player, so nothing of it is trusted. */

export const LANGS = ['en', 'de', 'ja', 'hu'] as const;
export type Lang = (typeof LANGS)[number];

/** What the receiver of a webhook understands. */
const FORMATS = ['json', 'discord', 'slack', 'ntfy'] as const;
export type Format = (typeof FORMATS)[number];

const lang = z.enum(LANGS);
/** Push services give out addresses of several hundred characters. */
const ENDPOINT_MAX = 2000;
const WEBHOOK_MAX = 500;

const address = (max: number) => z.string().check(z.maxLength(max), z.refine(isWebAddress));

const targetSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('webhook'), format: z.enum(FORMATS), url: address(WEBHOOK_MAX), lang }),
  z.strictObject({
    kind: z.literal('push'),
    /** As `PushSubscription.toJSON` of the browser gives it; what else it says is left out. */
    subscription: z.object({
      endpoint: address(ENDPOINT_MAX),
      keys: z.object({
        /** Public key of the browser, base64url: a point of P-256. */
        p256dh: z.string().check(z.maxLength(100), z.refine(isPoint)),
        /** Secret of the subscription, base64url: 16 bytes. */
        auth: z.string().check(z.maxLength(30), z.refine(isSecret)),
      }),
    }),
    lang,
  }),
]);

/** A webhook, or a browser that has subscribed to push messages; and the language in which it is told. */
export type Target = z.infer<typeof targetSchema>;

export interface TargetRules {
  /** Addresses without encryption are taken as well, as in a home network. */
  readonly allowHttp: boolean;
}

/**
 * A target as a client sends it. Whether its address may be reached is looked at when something is sent.
 *
 * @throws InputError `notify.target` with the path of what is wrong.
 */
export function readTarget(input: unknown, { allowHttp }: TargetRules): Target {
  const parsed = targetSchema.safeParse(input);
  // No value goes into the error: addresses and keys of targets are secrets.
  if (!parsed.success) throw new InputError('notify.target', pathOf(parsed.error.issues));
  const target = parsed.data;
  if (!allowHttp && new URL(addressOf(target)).protocol !== 'https:') {
    throw new InputError('notify.target', target.kind === 'push' ? 'subscription.endpoint' : 'url');
  }
  return target;
}

/** Where the messages of a target go. */
const addressOf = (target: Target): string =>
  target.kind === 'push' ? target.subscription.endpoint : target.url;

function pathOf(issues: readonly z.core.$ZodIssue[]): string {
  const [issue] = issues;
  const steps = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
  return steps.join('.').slice(0, 100);
}

/** http or https, without a name and password in it. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

const BASE64URL = /^[\w-]+={0,2}$/;

function isPoint(text: string): boolean {
  if (!BASE64URL.test(text)) return false;
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 65) return false;
  try {
    // Refuses what is not on the curve.
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

function isSecret(text: string): boolean {
  return BASE64URL.test(text) && Buffer.from(text, 'base64url').length === 16;
}
