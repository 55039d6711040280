import { once } from 'node:events';
import tls from 'node:tls';
import { describe, expect, test } from 'vitest';
import type { Format, Lookup, SenderOptions, Target } from '../../src/notify/index.ts';
import { createSender } from '../../src/notify/index.ts';
import { certificate } from './certificate.ts';
import { notice, receive } from './support.ts';

const webhook = (url: string, format: Format = 'json'): Target => ({
  kind: 'webhook',
  format,
  url,
  lang: 'en',
});

const sender = (options: Partial<SenderOptions> = {}) =>
  createSender({ allowPrivate: true, vapid: null, timeoutMs: 5000, ...options });

/** A lookup that knows one answer after the other and counts the questions. */
function answering(...answers: string[]): { lookup: Lookup; asked: string[] } {
  const asked: string[] = [];
  const lookup: Lookup = async (name) => {
    asked.push(name);
    return [{ address: answers[asked.length - 1], family: 4 }];
  };
  return { lookup, asked };
}

const failure = (why: string, { gone = false, retry = false } = {}) => ({ ok: false, gone, retry, why });

describe('a webhook', () => {
  test('gets one POST', async () => {
    const receiver = await receive(200);
    expect(await sender()(webhook(`${receiver.url}/hook?token=a`), notice)).toEqual({ ok: true });
    expect(receiver.got).toHaveLength(1);
    const [{ method, path, headers, body }] = receiver.got;
    expect({ method, path }).toEqual({ method: 'POST', path: '/hook?token=a' });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      'user-agent': 'Holdout',
    });
    expect(JSON.parse(body.toString())).toMatchObject({ type: 'holdout.notice', name: 'Ann' });
  });

  test('of ntfy gets its text and headers, whatever the language', async () => {
    const receiver = await receive();
    await sender()({ kind: 'webhook', format: 'ntfy', url: receiver.url, lang: 'ja' }, notice);
    const [{ headers, body }] = receiver.got;
    expect(body.toString()).toBe('Ann：あなたの手番です。');
    expect(headers.title).toMatch(/^=\?UTF-8\?B\?/);
    expect(headers.click).toBe(notice.link);
  });

  test('is reached over TLS by its name, whose certificate is checked', async () => {
    const receiver = await receive(204, true);
    const { lookup } = answering('127.0.0.1', '127.0.0.1', '127.0.0.1');
    const send = sender({ lookup });
    const target = webhook(`https://hooks.test:${receiver.port}/`);
    const unknown = await send(target, notice);
    expect(unknown).toMatchObject({ ok: false, retry: true, why: expect.stringMatching(/SELF_SIGNED/) });
    const known = tls.getCACertificates();
    tls.setDefaultCACertificates([...known, certificate.cert]);
    try {
      expect(await send(target, notice)).toEqual({ ok: true });
      const elsewhere = await send(webhook(`https://other.test:${receiver.port}/`), notice);
      expect(elsewhere).toMatchObject({ ok: false, why: 'ERR_TLS_CERT_ALTNAME_INVALID' });
    } finally {
      tls.setDefaultCACertificates(known);
    }
    expect(receiver.got).toHaveLength(1);
  });
});

describe('what a receiver answers', () => {
  test.each([
    [400, {}],
    [401, {}],
    [404, { gone: true }],
    [410, { gone: true }],
    [429, { retry: true }],
    [500, { retry: true }],
    [503, { retry: true }],
  ])('%i', async (status, expected) => {
    const receiver = await receive(status);
    expect(await sender()(webhook(receiver.url), notice)).toEqual(failure(`status ${status}`, expected));
  });

  test('a redirect is not followed', async () => {
    const elsewhere = await receive();
    const receiver = await receive((_request, response) => {
      response.writeHead(307, { location: elsewhere.url }).end();
    });
    expect(await sender()(webhook(receiver.url), notice)).toEqual(failure('status 307'));
    expect(elsewhere.got).toEqual([]);
  });

  test('a long answer is cut off', async () => {
    let sent = 0;
    let cut: Promise<unknown> = Promise.resolve();
    const receiver = await receive((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536;
      };
      cut = once(response, 'close');
      response.on('drain', more);
      more();
    });
    expect(await sender()(webhook(receiver.url), notice)).toEqual({ ok: true });
    await cut;
    expect(sent).toBeLessThan(50_000_000);
  });

  test('an answer that never comes', async () => {
    const receiver = await receive(() => undefined);
    const begin = performance.now();
    const sent = await sender({ timeoutMs: 200 })(webhook(receiver.url), notice);
    expect(sent).toEqual(failure('TimeoutError', { retry: true }));
    expect(performance.now() - begin).toBeLessThan(3000);
  });

  test('an answer that never ends counts by its status', async () => {
    const receiver = await receive((_request, response) => {
      response.writeHead(200).write('a');
    });
    expect(await sender({ timeoutMs: 200 })(webhook(receiver.url), notice)).toEqual({ ok: true });
  });

  test('nobody there, or a connection that breaks', async () => {
    const receiver = await receive((request) => request.socket.destroy());
    expect(await sender()(webhook(receiver.url), notice)).toEqual(failure('ECONNRESET', { retry: true }));
    const closed = webhook('http://127.0.0.1:1/');
    expect(await sender()(closed, notice)).toEqual(failure('ECONNREFUSED', { retry: true }));
  });
});

describe('the guard', () => {
  const refused = failure('the address is not public');
  const strict = { allowPrivate: false };

  test('keeps away from the network of the server', async () => {
    const receiver = await receive();
    const { port } = receiver;
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]', '[::1]', '0.0.0.0']) {
      expect(await sender(strict)(webhook(`http://${host}:${port}/`), notice), host).toEqual(refused);
    }
    expect(receiver.got).toEqual([]);
  });

  test('and from names that lead there', async () => {
    const receiver = await receive();
    const { lookup, asked } = answering('127.0.0.1');
    const target = webhook(`http://inside.test:${receiver.port}/`);
    expect(await sender({ ...strict, lookup })(target, notice)).toEqual(refused);
    expect(asked).toEqual(['inside.test']);
    expect(receiver.got).toEqual([]);
  });

  test('looks a name up once and connects to that address', async () => {
    const receiver = await receive();
    const { lookup, asked } = answering('127.0.0.1', '192.0.2.1');
    const target = webhook(`http://moving.test:${receiver.port}/`);
    expect(await sender({ lookup })(target, notice)).toEqual({ ok: true });
    expect(asked).toEqual(['moving.test']);
    expect(receiver.got[0].headers.host).toBe(`moving.test:${receiver.port}`);
  });

  test('a lookup that takes too long or finds nothing may go better later', async () => {
    const never: Lookup = () => new Promise(() => undefined);
    const slow = await sender({ lookup: never, timeoutMs: 50 })(webhook('http://a.test/'), notice);
    expect(slow).toEqual(failure('TimeoutError', { retry: true }));
    const none: Lookup = () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }));
    const unknown = await sender({ lookup: none })(webhook('http://a.test/'), notice);
    expect(unknown).toEqual(failure('ENOTFOUND', { retry: true }));
  });

  test.each(['ftp://a.test/', 'file:///etc/passwd', 'http://ann:secret@127.0.0.1/', 'nothing'])(
    'refuses %s even if it got into the list of targets',
    async (url) => {
      expect(await sender()(webhook(url), notice)).toEqual(failure('the address is not one of the web'));
    },
  );
});
