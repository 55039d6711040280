import type { Format, Lang } from './target.ts';
import { type Words, wordsIn } from './words.ts';

/** Something that an absent player is to be told. */
export interface Notice {
  /** Its turn; a question to it in another's turn; the end of the game; a vote; a try whether notices arrive. */
  readonly event: 'turn' | 'asked' | 'over' | 'vote' | 'test';
  /** Code of the table. */
  readonly table: string;
  readonly game: 'pandemic' | 'zombicide';
  /** Who is told, counted from 0. */
  readonly seat: number;
  readonly seatName: string;
  /** Address of the table's page. */
  readonly link: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What is posted to a webhook. */
export interface Outgoing {
  /** All of them ASCII. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Told {
  readonly title: string;
  readonly sentence: string;
}

const NAME_MAX = 40;

/** A notice as a webhook of that format wants it. */
export function webhookMessage(format: Format, notice: Notice, lang: Lang): Outgoing {
  switch (format) {
    case 'json':
      return json(generic(notice, lang));
    case 'discord':
      return json(discord(notice, lang));
    case 'slack':
      return json({ text: slackText(tell(notice, lang), notice.link) });
    case 'ntfy':
      return ntfy(notice, lang);
  }
}

/** What the service worker of the browser gets, as JSON: `{ title, body, link, tag }`. */
export function pushPayload(notice: Notice, lang: Lang): string {
  const { title, sentence } = tell(notice, lang);
  return JSON.stringify({ title, body: sentence, link: notice.link, tag: tagOf(notice) });
}

/** A newer notice for the same seat takes the place of an older one that nobody has read. */
export const tagOf = ({ table, seat }: Notice): string => `holdout-${table}-${seat}`;

const json = (body: object): Outgoing => ({
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

function generic(notice: Notice, lang: Lang): object {
  const { event, table, game, seat, link, at } = notice;
  const { title, sentence } = tell(notice, lang);
  return {
    type: 'holdout.notice',
    v: 1,
    event,
    table,
    game,
    seat,
    name: nameOf(notice, wordsIn(lang)),
    link,
    at,
    text: `${title}\n${sentence}\n${link}`,
  };
}

function discord(notice: Notice, lang: Lang): object {
  const { title, sentence } = tell(notice, lang, escapeMarkdown);
  return {
    username: 'Holdout',
    // The angle brackets keep Discord from showing a preview of the page.
    content: `${title}\n${sentence}\n<${notice.link}>`,
    // Nobody is called by what stands in a name, such as @everyone.
    allowed_mentions: { parse: [] },
  };
}

const slackText = ({ title, sentence }: Told, link: string): string =>
  `${title}\n${sentence}\n${link}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Names of emoji that ntfy puts before the title. */
const NTFY_TAGS: Readonly<Record<Notice['event'], string>> = {
  turn: 'game_die',
  asked: 'question',
  over: 'checkered_flag',
  vote: 'ballot_box',
  test: 'bell',
};

function ntfy(notice: Notice, lang: Lang): Outgoing {
  const { title, sentence } = tell(notice, lang);
  return {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      Title: asciiHeader(title),
      Click: asciiHeader(notice.link),
      Tags: NTFY_TAGS[notice.event],
    },
    body: sentence,
  };
}

/** `safe` makes harmless what does not come from us. */
function tell(notice: Notice, lang: Lang, safe: (text: string) => string = (text) => text): Told {
  const words = wordsIn(lang);
  const game = words(`home.which.${notice.game}`);
  return {
    title: words('notice.title', { game, table: safe(plain(notice.table)) }),
    sentence: words(`notice.${notice.event}`, { name: safe(nameOf(notice, words)) }),
  };
}

const nameOf = ({ seat, seatName }: Notice, words: Words): string =>
  plain(seatName) || words('word.seat', { n: seat + 1 });

/**
 * Text of a player on one line: without control characters and those that turn the direction of writing, and not
 * longer than a name may be. The joiners stay, for emoji and some scripts are made with them.
 */
function plain(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  return [...line].slice(0, NAME_MAX).join('');
}

/** Every sign of ASCII that could mean something to Discord: emphasis, links, mentions, emoji, addresses. */
const escapeMarkdown = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** Bytes in one encoded word: with what stands around them 72 characters, of the 75 there may be. */
const ENCODED_BYTES = 45;

/** The value of a header: as it is if it is plain ASCII, else in encoded words of RFC 2047. */
export function asciiHeader(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes('=?')) return text;
  const parts: string[] = [''];
  for (const sign of text) {
    const last = parts.length - 1;
    if (Buffer.byteLength(parts[last] + sign) > ENCODED_BYTES) parts.push(sign);
    else parts[last] += sign;
  }
  return parts.map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join(' ');
}
