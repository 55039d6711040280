import type { Option, Seat } from '@holdout/kernel';
import { EVENTS, type PandemicState, type PandemicView } from '@holdout/pandemic';
import { CITY_FACTS } from '@holdout/pandemic/facts';
import { hashOfKey, hashOfWords, recoveryWords, type ServerFrame } from '@holdout/protocol';
import { randomNumbers } from '@holdout/testkit';
import { describe, expect, test } from 'vitest';
import { freshKey, type Player, pandemicTable, until } from '../support/player.ts';
import {
  answers,
  askedOf,
  house,
  Line,
  level,
  pause,
  request,
  stateOf,
  type Table,
  tableFor,
  whole,
} from './house.ts';

const BT: Seat = 2;
const SEED = 'nobody-may-know-this-seed';
const TERROR = { players: 3, epidemics: 4, module: 'bioterrorist', btPlayer: 3 };
const CLOSED = { players: 3, epidemics: 4, hands: 'closed' };

interface Recorded extends Table {
  /** One for each seat, one for the watch link and one for the host. */
  readonly lines: readonly Line[];
}

async function recorded(options: object, seed = SEED): Promise<Recorded> {
  const served = await house({}, { now: () => 1_900_000_000_000 });
  const table = await tableFor(served, pandemicTable(3, { options: { ...options }, seed }));
  const lines: Line[] = [];
  for (const key of [...table.seats, table.watch, table.host])
    lines.push(await new Line(served).hello(table.code, [key]));
  return { ...table, lines };
}

/** What nobody is ever told while the game goes on. */
function neverTold({ seats, host, watch }: Table): string[] {
  const hashes = [...seats, host, watch].flatMap((key) => [
    key,
    hashOfKey(key),
    hashOfWords(recoveryWords(key)),
    recoveryWords(key),
  ]);
  return [SEED, ...hashes, '"only"', '"rng"', '"frames"'];
}

/** The next cards of a pile as JSON would have them, from either side; none where the order is that of the list of all. */
function orders(pile: readonly number[], name: (card: number) => string): string[] {
  const top = pile.slice(-6);
  if (top.length < 6) return [];
  const sorted = [...top].sort((a, b) => a - b);
  const back = [...top].reverse();
  if (String(sorted) === String(top) || String(sorted) === String(back)) return [];
  return [top, back].map((cards) => cards.map((card) => JSON.stringify(name(card))).join());
}
const cityOf = (card: number): string => CITY_FACTS[card]?.id ?? `none ${card}`;

/** Every object in a frame. */
function* objects(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objects(inner);
}

/** What was said on a line since it was last looked at. */
function listener(line: Line) {
  let from = 0;
  return () => {
    const texts = line.texts.slice(from);
    from = line.texts.length;
    return texts;
  };
}

describe('PB001 PB003: a whole game, every word on every line', () => {
  test.each([1, 2, 3])(
    'with a bio-terrorist: the others are not told what he hides (game %i)',
    async (game) => {
      const table = await recorded(TERROR, SEED + game);
      const { players, lines } = table;
      const random = randomNumbers(game);
      const others = [0, 1, 3, 4].map((n) => ({ n, fresh: listener(lines[n]) }));
      const forbidden = neverTold(table);
      let secret = 0;
      let over = false;
      while (!over) {
        const { playerDeck, infectionDeck, ...state } = await stateOf<PandemicState>(table);
        over = state.over !== null;
        const hidden = [...orders(playerDeck, cityOf), ...orders(infectionDeck, cityOf), ...forbidden];
        for (const { n, fresh } of others) {
          for (const text of fresh()) {
            const frame: ServerFrame = JSON.parse(text);
            // The last words of a finished game tell it all.
            if (over && (frame.t === 'snap' || frame.t === 'change')) continue;
            for (const word of hidden) expect(text.includes(word), `${n} is told ${word}`).toBe(false);
            expect(text, `line ${n}`).not.toMatch(/"secret":(?!null)/);
            expect(text, `line ${n}`).not.toMatch(/bt-[a-z]+:/);
            expect(text, `line ${n}`).not.toContain('bt-drive');
          }
        }
        if (over) break;
        const { seat } = askedOf(players) ?? { seat: -1 };
        if (seat === BT) secret += 1;
        await answers(players, (options) => options[random(options.length)]);
        await until(() => players.every(({ connection }) => connection.unanswered.length === 0), 'an answer');
      }
      expect(secret).toBeGreaterThan(3);
    },
  );

  test.each([4, 5])(
    'with closed hands: nobody is told a card that he has not seen (game %i)',
    async (game) => {
      const table = await recorded(CLOSED, SEED + game);
      const { players, lines } = table;
      const random = randomNumbers(game);
      const all = lines.map((line, n) => ({ n, fresh: listener(line) }));
      const forbidden = neverTold(table);
      const shown = new Set<number>();
      const looked = new Set<number>();
      let steps = 0;
      for (let over = false; !over; steps++) {
        const state = await stateOf<PandemicState>(table);
        over = state.over !== null;
        const { hands, playerDeck, playerDiscard, infectionDeck, stored, removed } = state;
        for (const card of [...playerDiscard, ...stored, ...removed]) shown.add(card);
        // It is known as soon as it is played, though it is in the hand until it has been resolved.
        const played = (await whole(table)).log.map((line) => / event:(\S+)/.exec(line)?.[1]);
        for (const { id, card } of EVENTS) if (played.includes(id)) shown.add(card);
        // Whoever plays a Forecast looks at the top of the infection deck, and nobody else does.
        for (const { program, vars } of state.frames)
          if (program === 'forecast') looked.add(Number(vars.seat));
        for (const { n, fresh } of all) {
          const order = [
            ...orders(playerDeck, cityOf),
            ...(looked.has(n) ? [] : orders(infectionDeck, cityOf)),
          ];
          const unseen = EVENTS.filter(({ card }) => {
            const elsewhere =
              playerDeck.includes(card) || hands.some((hand, seat) => seat !== n && hand.includes(card));
            return elsewhere && !shown.has(card);
          });
          for (const text of fresh()) {
            const frame: ServerFrame = JSON.parse(text);
            if (over && (frame.t === 'snap' || frame.t === 'change')) continue;
            for (const word of [...order, ...forbidden])
              expect(text.includes(word), `${n} is told ${word}`).toBe(false);
            for (const { id } of unseen) {
              expect(text.includes(`"${id}"`) || text.includes(`:${id}`), `${n} is told of ${id}`).toBe(
                false,
              );
            }
            for (const object of objects(frame)) {
              if (Array.isArray(object.hand) && object.seat !== n)
                throw new Error(`${n} sees the hand of ${object.seat}`);
              if (/^(draw|deal)$/.test(String(object.t)) && object.seat !== n) {
                expect(object, `${n} at ${steps}`).not.toHaveProperty('cards');
              }
              const path = /^\/seats\/(\d)\/hand(?:$|\/)/.exec(String(object.path))?.[1];
              if (path !== undefined && Number(path) !== n)
                throw new Error(`${n} is told of the hand of ${path}`);
            }
          }
        }
        if (!over) await answers(players, (options) => options[random(options.length)]);
      }
      expect(steps).toBeGreaterThan(30);
    },
  );

  test('when it is over all may be known, the seed included', async () => {
    const table = await recorded(CLOSED);
    const random = randomNumbers(9);
    while (await answers(table.players, (options) => options[random(options.length)]));
    await level(table.players);
    const guest = await new Line(table.served).hello(table.code, [table.watch]);
    expect(guest.all('snap')[0].rest.seed).toBe(SEED);
    const { view } = guest.all('snap')[0];
    for (const { hand } of (view as PandemicView).seats) expect(hand).not.toBeNull();
  });

  test('PB003: who was away is told what he has missed, not all that ever was', async () => {
    const table = await recorded(TERROR);
    for (let n = 0; n < 20; n++) await answers(table.players);
    const [changes] = table.lines.map((line) => line.all('change'));
    // The first one still tells how the game was set up.
    for (const { history, opening } of changes.slice(1)) {
      expect(history.moves.length).toBeLessThan(3);
      expect(opening).toEqual([]);
    }
  });
});

/** Where two texts begin to differ, and how the first goes on there. */
function difference(one: string, other: string): string {
  if (one === other) return '';
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  return `${at}: ${one.slice(Math.max(0, at - 80), at + 80)}`;
}

describe('what he does in secret', () => {
  /** Plays by the first choice that is liked. */
  const liking =
    (...likes: RegExp[]) =>
    (options: readonly Option[]) => {
      for (const like of likes) {
        const found = options.find(({ key }) => like.test(key));
        if (found) return found;
      }
      return options[0];
    };

  /** To the first turn of the bio-terrorist. */
  /** All have heard who is asked what: he must not be taken for asked who is not any more. */
  const agreed = ({ players }: Recorded) =>
    until(
      () => new Set(players.map(({ decision }) => `${decision?.owner} ${decision?.ask}`)).size === 1,
      'the same question for all',
    );
  async function toHisTurn(table: Recorded, start: RegExp): Promise<void> {
    for (let n = 0; n < 60 && table.players[BT].decision?.ask !== 'btAction'; n++) {
      await answers(table.players, liking(start, /^(end|continue)$/));
      await agreed(table);
    }
    expect(table.players[BT].decision?.ask).toBe('btAction');
  }
  const far = /^bt-start:(sydney|santiago|lagos|moscow)$/;
  const others = ({ lines }: Recorded) => [0, 1, 3, 4].map((n) => lines[n]);
  const quiet = (table: Recorded) =>
    Promise.all(others(table).map(async (line) => [...(await line.settled())]));

  test('is not heard of: no word, no version, no move, no other decision, however often', async () => {
    const table = await recorded(TERROR);
    const { players, served, code, seats } = table;
    await toHisTurn(table, far);
    const before = await quiet(table);
    const told = players.slice(0, BT).map(({ update }) => JSON.stringify(update));
    const header = await request(served, `/games/${code}`, { keys: [seats[0]] });
    const tried = await players[0].connection.ask({ t: 'try', steps: [] });
    const own = players[BT].update?.moves ?? 0;
    for (let n = 0; n < 2; n++) {
      const drive = players[BT].options().find(({ key }) => key.startsWith('bt-drive:'));
      if (!drive) throw new Error('he can’t drive');
      expect(await players[BT].answer(drive, BT)).toEqual({ ok: true });
    }
    expect(players[BT].update?.moves).toBe(own + 2);
    expect(await quiet(table)).toEqual(before);
    expect(players.slice(0, BT).map(({ update }) => JSON.stringify(update))).toEqual(told);
    expect(await request(served, `/games/${code}`, { keys: [seats[0]] }).then(({ json }) => json)).toEqual(
      header.json,
    );
    expect(await players[0].connection.ask({ t: 'try', steps: [] })).toEqual(tried);
    const late = await new Line(served).hello(code, [seats[0]]);
    const known = table.lines[0].all('snap')[0];
    expect(late.all('snap')[0].rest.moves).toBe(players[0].update?.moves);
    expect(late.all('snap')[0].rest.decision?.seq).toBe(players[0].decision?.seq);
    expect(late.all('snap')[0].rest.seedHash).toBe(known.rest.seedHash);
  });

  test('can be taken back by himself, and that is not heard of either', async () => {
    const table = await recorded(TERROR);
    const { players } = table;
    await toHisTurn(table, far);
    const before = await quiet(table);
    await answers(players, liking(/^bt-drive/));
    expect(await players[BT].connection.do({ t: 'undo', seat: BT })).toEqual({ ok: true });
    expect(await players[BT].connection.do({ t: 'redo', seat: BT })).toEqual({ ok: true });
    expect(await quiet(table)).toEqual(before);
  });

  test('PB051: does not make out of date what one of the team wants to do meanwhile', async () => {
    const table = await recorded({ ...TERROR, onTheBrink: false });
    const { players } = table;
    // Until one of the team holds an event that can be played in his turn.
    for (let n = 0; n < 400; n++) {
      const event = players
        .slice(0, BT)
        .find((player) => player.options().some(({ key }) => key.startsWith('event:')));
      const his = players[BT].decision?.owner === BT && players[BT].decision?.ask === 'btAction';
      const drive = players[BT].options().find(({ key }) => key.startsWith('bt-drive:'));
      if (event && his && drive && event.decision?.ask === 'btAction') {
        const { decision } = event;
        const option = event.options()[0];
        expect(await players[BT].answer(drive, BT)).toEqual({ ok: true });
        await pause(20);
        expect(event.decision).toEqual(decision);
        const outcome = await event.connection.do({
          t: 'answer',
          seq: decision?.seq ?? 0,
          seat: option.seat,
          key: option.key,
        });
        expect(outcome).toEqual({ ok: true });
        return;
      }
      if (!(await answers(players, liking(far, /^(end|continue|bt-end)$/)))) break;
      await level(players.slice(0, BT));
    }
    throw new Error('nobody had an event');
  });

  test('a game in which he hides elsewhere and drives about sounds the same to the others, letter by letter', async () => {
    const heard: string[][] = [];
    for (const [start, deeds] of [
      [/^bt-start:sydney$/, [/^bt-end$/]],
      [/^bt-start:santiago$/, [/^bt-drive/, /^bt-end$/]],
      [/^bt-start:lagos$/, [/^bt-drive/, /^bt-drive/, /^bt-end$/]],
    ] as const) {
      const table = await recorded(TERROR);
      await toHisTurn(table, start);
      for (const deed of deeds) await answers(table.players, liking(deed));
      for (let n = 0; n < 3; n++) {
        await agreed(table);
        await answers(table.players, liking(/^(end|continue|bt-end)$/));
      }
      const { seats, host, watch, code } = table;
      const numbers: string[] = [];
      const all = await Promise.all(others(table).map((line) => line.settled()));
      heard.push(
        all.map((texts) =>
          // Guests and seats come in one after the other: who is here when is not of interest.
          texts
            .filter((text) => !text.includes('"t":"room"'))
            .join('\n')
            .replaceAll(code, 'CODE')
            // Nobody can count by the numbers of decisions: they only tell one from another.
            .replaceAll(/("seq":|"\/decision\/seq","value":)(\d+)/g, (_, name, seq) => {
              if (!numbers.includes(seq)) numbers.push(seq);
              return `${name}${numbers.indexOf(seq)}`;
            }),
        ),
      );
      expect(heard.at(-1)?.join()).not.toContain([...seats, host, watch][0]);
    }
    for (const other of heard.slice(1)) {
      for (const [n, text] of other.entries()) expect(difference(text, heard[0][n]), `line ${n}`).toBe('');
    }
  });

  test('is not told to whoever asks with his eyes', async () => {
    const table = await recorded(TERROR);
    const { served, code, seats, watch, players } = table;
    await toHisTurn(table, far);
    await answers(players, liking(/^bt-drive/));
    for (const key of [seats[0], watch]) {
      for (const viewer of [BT, 'everyone']) {
        const ask = (body: unknown) =>
          request(served, `/games/${code}/questions?viewer=${viewer}`, { keys: [key], body });
        const tried = await ask({ t: 'try', steps: [] });
        expect(tried.status).toBe(200);
        expect(tried.text).not.toMatch(/"secret":(?!null)|bt-[a-z]+:/);
        const moves = (tried.json.snap as { rest: { moves: number } }).rest.moves;
        expect((await ask({ t: 'look', n: moves })).status).toBe(400);
        for (let n = 0; n < moves; n++)
          expect((await ask({ t: 'look', n })).text).not.toMatch(/"secret":(?!null)/);
        const { response, text } = await stream(
          `${served.url}api/v1/games/${code}/events?viewer=${viewer}`,
          key,
        );
        expect(response.status).toBe(200);
        expect(text).not.toMatch(/"secret":(?!null)|bt-[a-z]+:/);
      }
    }
    expect(table.lines[BT].texts.join()).toMatch(/bt-drive:/);
  });

  /** The beginning of a stream, up to the snap. */
  async function stream(url: string, key: string) {
    const abort = new AbortController();
    const response = await fetch(url, { headers: { authorization: `Bearer ${key}` }, signal: abort.signal });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    let text = '';
    while (!/"t":"snap".*\n/.test(text)) text += Buffer.from((await reader.read()).value ?? []).toString();
    abort.abort();
    return { response, text };
  }
});

describe('PB005: who only looks on', () => {
  test('is told no hidden card, whether he comes early or late', async () => {
    const table = await recorded(CLOSED);
    const guests = [table.lines[3], table.lines[4]];
    for (let n = 0; n < 40; n++) await answers(table.players);
    guests.push(await new Line(table.served).hello(table.code, [table.watch]));
    for (const guest of guests) {
      for (const frame of guest.frames) {
        for (const object of objects(frame)) expect(Array.isArray(object.hand)).toBe(false);
      }
    }
    const state = await stateOf<PandemicState>(table);
    const held = EVENTS.filter(
      ({ card }) => state.hands.flat().includes(card) && !state.playerDiscard.includes(card),
    );
    for (const { id } of held)
      expect(guests.map(({ texts }) => texts.join()).join()).not.toContain(`"${id}"`);
  });
});

describe('chance', () => {
  test('PB013: a hundred tables have a hundred seeds, and their cards in a hundred orders', async () => {
    const served = await house();
    const hashes = new Set<string>();
    const decks = new Set<string>();
    for (let n = 0; n < 100; n++) {
      const { code } = await served.rooms.create(pandemicTable(2, { seed: undefined }));
      const { seed } = await whole({ served, code });
      const { playerDeck, infectionDeck } = await stateOf<PandemicState>({ served, code });
      expect(seed.length).toBeGreaterThan(20);
      hashes.add(seed);
      decks.add(String([playerDeck, infectionDeck]));
    }
    expect([hashes.size, decks.size]).toEqual([100, 100]);
  });

  test('PB015: whoever does not know the luck can try out all that he is offered', async () => {
    for (const options of [CLOSED, TERROR]) {
      const table = await recorded(options);
      const { players } = table;
      for (let n = 0; n < 12; n++) {
        await until(() => (askedOf(players)?.player.options().length ?? 0) > 0, 'a choice');
        const { player, seat } = askedOf(players) as { player: Player; seat: Seat };
        for (const { key } of player.options().slice(0, 12)) {
          const told = await player.connection.ask({ t: 'try', steps: [{ seat, key }] });
          expect(told, key).toMatchObject({ t: 'try', taken: 1, why: null });
        }
        await answers(players);
        await level(players.slice(0, BT));
      }
    }
  });

  test('what is tried out is told to nobody, and does not move the luck', async () => {
    const table = await recorded(CLOSED);
    const { player, seat } = askedOf(table.players) as { player: Player; seat: Seat };
    const before = [await whole(table), table.lines.map(({ texts }) => texts.length)];
    for (const { key } of player.options()) {
      await player.connection.ask({
        t: 'try',
        steps: [
          { seat, key },
          { seat, key: 'end' },
        ],
      });
    }
    expect([await whole(table), table.lines.map(({ texts }) => texts.length)]).toEqual(before);
    expect(freshKey()).not.toBe(freshKey());
  });
});
