import { createECDH, randomBytes } from 'node:crypto';
import { InputError } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { readTarget } from '../../src/notify/index.ts';

const webhook = { kind: 'webhook', format: 'json', url: 'https://hooks.example/a?b=c', lang: 'hu' } as const;
const keys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};
const push = {
  kind: 'push',
  subscription: { endpoint: 'https://push.example/abc', keys },
  lang: 'ja',
} as const;

const strict = { allowHttp: false };

/** The path at which a target is refused. */
function refusedAt(input: unknown, rules = strict): string {
  try {
    readTarget(input, rules);
  } catch (error) {
    if (error instanceof InputError && error.code === 'notify.target') return error.path;
    throw error;
  }
  throw new Error('it was taken');
}

describe('a target', () => {
  test('is a webhook or a browser', () => {
    expect(readTarget(webhook, strict)).toEqual(webhook);
    expect(readTarget(push, strict)).toEqual(push);
    const asBrowsersSayIt = { ...push, subscription: { ...push.subscription, expirationTime: null } };
    expect(readTarget(asBrowsersSayIt, strict)).toEqual(push);
  });

  test.each([
    'http://hooks.example/',
    'ftp://hooks.example/',
    'javascript:alert(1)',
    'https://ann:secret@hooks.example/',
    'https://ann@hooks.example/',
    'hooks.example',
    `https://hooks.example/${'a'.repeat(500)}`,
    7,
  ])('is refused with the address %s', (url) => {
    expect(refusedAt({ ...webhook, url })).toBe('url');
    const subscription = { endpoint: url, keys };
    if (typeof url !== 'string' || url.length < 500)
      expect(refusedAt({ ...push, subscription })).toBe('subscription.endpoint');
  });

  test('without encryption only where that is allowed', () => {
    const plain = { ...webhook, url: 'http://ntfy.local/holdout' };
    expect(refusedAt(plain)).toBe('url');
    expect(readTarget(plain, { allowHttp: true })).toEqual(plain);
  });

  test.each([
    ['kind', { ...webhook, kind: 'mail' }],
    ['format', { ...webhook, format: 'teams' }],
    ['lang', { ...webhook, lang: 'fr' }],
    ['headers', { ...webhook, headers: {} }],
    ['', null],
    ['', 'https://hooks.example/'],
    [
      'subscription.keys.auth',
      { ...push, subscription: { ...push.subscription, keys: { ...keys, auth: 'abc' } } },
    ],
    [
      'subscription.keys.p256dh',
      // A point that is not on the curve.
      {
        ...push,
        subscription: {
          ...push.subscription,
          keys: { ...keys, p256dh: Buffer.from([4, ...Array(64).fill(1)]).toString('base64url') },
        },
      },
    ],
    [
      'subscription.keys.p256dh',
      { ...push, subscription: { ...push.subscription, keys: { ...keys, p256dh: '§' } } },
    ],
    ['subscription.keys', { ...push, subscription: { endpoint: push.subscription.endpoint } }],
  ])('is refused at “%s”', (path, input) => {
    expect(refusedAt(input)).toBe(path);
  });

  test('nothing secret of it stands in the error', () => {
    const url = 'http://hooks.example/token';
    expect(() => readTarget({ ...webhook, url }, strict)).toThrow(/^notify\.target at url$/);
  });
});
