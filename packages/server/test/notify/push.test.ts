import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSender, type Lang, readTarget, type Target, type Vapid } from '../../src/notify/index.ts';
import { pushPayload } from '../../src/notify/message.ts';
import { notice, receive } from './support.ts';

const serverKeys = createECDH('prime256v1');
const vapid: Vapid = {
  publicKey: serverKeys.generateKeys('base64url'),
  privateKey: serverKeys.getPrivateKey('base64url'),
  subject: 'mailto:ann@holdout.example',
};

/** A browser that has subscribed. */
function browser(endpoint: string, lang: Lang = 'ja') {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16);
  const subscription = { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
  const target: Target = readTarget({ kind: 'push', subscription, lang }, { allowHttp: true });
  return { keys, auth, target };
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** The text of a message in one record, as RFC 8291 has it. */
function decrypt(message: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = message.subarray(0, 16);
  const sender = message.subarray(21, 21 + message[20]);
  const record = message.subarray(21 + message[20]);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** What a token says, if the key given has signed it. */
function claimsOf(token: string, publicKey: string): Record<string, unknown> {
  const [header, claims, signature] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${header}.${claims}`);
  const bytes = Buffer.from(signature, 'base64url');
  expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(true);
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

const send = createSender({ allowPrivate: true, vapid, timeoutMs: 5000 });

describe('a push message', () => {
  test('is readable for the browser alone', async () => {
    const service = await receive(201);
    const { target, keys, auth } = browser(`${service.url}/push/abc`);
    expect(await send(target, notice)).toEqual({ ok: true });
    const [{ method, path, headers, body }] = service.got;
    expect({ method, path }).toEqual({ method: 'POST', path: '/push/abc' });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200', urgency: 'normal' });
    expect(body.toString('latin1')).not.toContain('K7QX');
    expect(decrypt(body, keys, auth)).toBe(pushPayload(notice, 'ja'));
    const other = browser(service.url);
    expect(() => decrypt(body, other.keys, other.auth)).toThrow();
  });

  test('is signed by the server', async () => {
    const service = await receive(201);
    await send(browser(service.url).target, notice);
    const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(service.got[0].headers.authorization ?? '') ?? [];
    expect(key).toBe(vapid.publicKey);
    const { aud, sub, exp } = claimsOf(token, key);
    expect({ aud, sub }).toEqual({ aud: service.url, sub: vapid.subject });
    const left = Number(exp) - Date.now() / 1000;
    expect(left).toBeGreaterThan(3600);
    expect(left).toBeLessThanOrEqual(24 * 3600);
  });

  test('takes the place of an older one for the same seat', async () => {
    const service = await receive(201);
    const { target } = browser(service.url);
    await send(target, notice);
    await send(target, { ...notice, event: 'vote' });
    await send(target, { ...notice, seat: 0 });
    const [first, second, other] = service.got.map(({ headers }) => headers.topic);
    expect(first).toMatch(/^[\w-]{32}$/);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  test.each([404, 410])('to a subscription that has ended (%i): gone', async (status) => {
    const service = await receive(status);
    const sent = await send(browser(service.url).target, notice);
    expect(sent).toEqual({ ok: false, gone: true, retry: false, why: `status ${status}` });
  });

  test('stays out of the network of the server too', async () => {
    const service = await receive(201);
    const strict = createSender({ allowPrivate: false, vapid, timeoutMs: 5000 });
    const sent = await strict(browser(service.url).target, notice);
    expect(sent).toMatchObject({ ok: false, gone: false, retry: false });
    expect(service.got).toEqual([]);
  });

  test('needs keys of the server and of the browser', async () => {
    const service = await receive(201);
    const { target } = browser(service.url);
    const keyless = createSender({ allowPrivate: true, vapid: null, timeoutMs: 5000 });
    expect(await keyless(target, notice)).toMatchObject({
      ok: false,
      retry: false,
      why: 'there are no keys for push messages',
    });
    const subscription = { endpoint: service.url, keys: { p256dh: 'AAAA', auth: 'AAAA' } };
    const broken = await send({ kind: 'push', subscription, lang: 'en' }, notice);
    expect(broken).toMatchObject({
      ok: false,
      gone: false,
      retry: false,
      why: 'the subscription is not valid',
    });
    expect(service.got).toEqual([]);
  });
});
