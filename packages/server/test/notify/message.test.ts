import { describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '../../src/notify/index.ts';
import { asciiHeader, type Notice, pushPayload, tagOf, webhookMessage } from '../../src/notify/message.ts';
import { notice } from './support.ts';

const EVENTS = ['turn', 'asked', 'over', 'vote', 'test'] as const;

/** What a reader of RFC 2047 makes of a header. */
const decoded = (header: string): string =>
  header
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_word, base64: string) =>
      Buffer.from(base64, 'base64').toString('utf8'),
    );

const bodyOf = (format: 'json' | 'discord' | 'slack', given: Notice, lang: Lang = 'en') =>
  JSON.parse(webhookMessage(format, given, lang).body);

describe('in every language', () => {
  test.each([
    ['en', 'Pandemic, table K7QX', 'Ann, it’s your turn.'],
    ['de', 'Pandemic, Tisch K7QX', 'Ann, du bist am Zug.'],
    ['ja', 'パンデミック、テーブルK7QX', 'Ann：あなたの手番です。'],
    ['hu', 'Pandemic, asztal: K7QX', 'Ann, te következel.'],
  ] as const)('%s', (lang, title, sentence) => {
    const text = `${title}\n${sentence}\n${notice.link}`;
    expect(bodyOf('json', notice, lang)).toEqual({
      type: 'holdout.notice',
      v: 1,
      event: 'turn',
      table: 'K7QX',
      game: 'pandemic',
      seat: 1,
      name: 'Ann',
      link: notice.link,
      at: notice.at,
      text,
    });
    expect(bodyOf('discord', notice, lang)).toEqual({
      username: 'Holdout',
      content: `${title}\n${sentence}\n<${notice.link}>`,
      allowed_mentions: { parse: [] },
    });
    expect(bodyOf('slack', notice, lang)).toEqual({ text });
    const ntfy = webhookMessage('ntfy', notice, lang);
    expect(ntfy.body).toBe(sentence);
    expect(decoded(ntfy.headers.Title)).toBe(title);
    expect(ntfy.headers).toMatchObject({ Click: notice.link, Tags: 'game_die' });
    expect(JSON.parse(pushPayload(notice, lang))).toEqual({
      title,
      body: sentence,
      link: notice.link,
      tag: 'holdout-K7QX-1',
    });
  });

  test.each(LANGS)('%s has a sentence of its own for everything that is told', (lang) => {
    const told = EVENTS.map((event) => webhookMessage('ntfy', { ...notice, event }, lang).body);
    expect(new Set(told).size).toBe(EVENTS.length);
    expect(told.filter((sentence) => !sentence.startsWith('Ann') || sentence.includes('notice.'))).toEqual(
      [],
    );
  });

  test('the other game, and a seat without a name', () => {
    const other = { ...notice, game: 'zombicide', seatName: ' \u0000\u200b ' } as const;
    expect(bodyOf('json', other, 'de')).toMatchObject({ game: 'zombicide', name: 'Platz 2' });
    expect(bodyOf('slack', other, 'ja').text).toContain('ゾンビサイド');
  });
});

describe('names come from players', () => {
  const named = (seatName: string): Notice => ({ ...notice, seatName });

  test('stay on one line, without control characters, and are not endless', () => {
    expect(bodyOf('json', named('A\r\nB\u0007\u202e\tC')).name).toBe('A B C');
    expect([...bodyOf('json', named('👩‍🚀'.repeat(60))).name]).toHaveLength(40);
    expect(bodyOf('json', named('\ud800x')).name).toBe('x');
    expect(webhookMessage('ntfy', named('x\nTitle: y'), 'en').body).toBe('x Title: y, it’s your turn.');
  });

  test('mention nobody and hide no link at Discord', () => {
    const content: string = bodyOf('discord', named('@everyone [a](http://b.c) <@1>')).content;
    expect(content).toContain('\\@everyone \\[a\\]\\(http\\:\\/\\/b\\.c\\) \\<\\@1\\>, it’s your turn.');
    expect(bodyOf('discord', named('*_~`|>#-\\')).content).toContain('\\*\\_\\~\\`\\|\\>\\#\\-\\\\,');
  });

  test('mention nobody at Slack', () => {
    const { text } = bodyOf('slack', named('<!channel> & <http://b.c|a>'));
    expect(text).toContain('&lt;!channel&gt; &amp; &lt;http://b.c|a&gt;, it’s your turn.');
  });
});

describe('headers of ntfy', () => {
  test('are plain where they can be', () => {
    expect(asciiHeader('Pandemic, table K7QX')).toBe('Pandemic, table K7QX');
  });

  test.each(['パンデミック、テーブルK7QX', 'é'.repeat(100), 'a=?b', 'two\nlines', '👩‍🚀'.repeat(20)])(
    '%j',
    (text) => {
      const header = asciiHeader(text);
      expect(header).toMatch(/^[\x20-\x7e]+$/);
      expect(header.split(' ').filter((word) => word.length > 75)).toEqual([]);
      expect(decoded(header)).toBe(text);
    },
  );

  test('each word of them is whole characters', () => {
    const words = asciiHeader('手番'.repeat(30)).split(' ');
    expect(words.length).toBeGreaterThan(2);
    expect(words.map(decoded).join('')).toBe('手番'.repeat(30));
  });
});

test('notices of one seat have one tag, those of others another', () => {
  expect(tagOf({ ...notice, event: 'vote' })).toBe(tagOf(notice));
  expect(tagOf({ ...notice, seat: 0 })).not.toBe(tagOf(notice));
});
