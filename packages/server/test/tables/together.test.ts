import type { Seat } from '@holdout/kernel';
import { type Consent, hashOfKey } from '@holdout/protocol';
import { describe, expect, test } from 'vitest';
import { type Player, pandemicTable, until } from '../support/player.ts';
import {
  answers,
  askedOf,
  type Choice,
  comes,
  freshId,
  house,
  Line,
  level,
  request,
  type Table,
  tableFor,
  whole,
} from './house.ts';

const quick: Choice = (options) => options.find(({ key }) => /^(end|continue)$/.test(key)) ?? options[0];
const asked = (players: readonly Player[]) => {
  const found = askedOf(players);
  if (!found) throw new Error('nobody is asked');
  return found;
};
const moves = (player: Player): number => player.update?.moves ?? 0;
const isAt = (players: readonly Player[], n: number) =>
  until(() => players.every((player) => moves(player) === n), `${n} moves`);

/** Two have answered, one after the other: who was first wants to take back what he did, and what came after. */
async function followed(consent: Consent) {
  const table = await tableFor(await house(), pandemicTable(3, { consent }));
  const { players } = table;
  const { seat } = asked(players);
  const [other, third] = [0, 1, 2].filter((one) => one !== seat);
  while (asked(players).seat === seat) {
    expect(await answers(players, quick), 'the game goes on').toBe(true);
    await level(players);
  }
  const to = moves(players[0]) - 1;
  await answers(players, quick);
  await level(players);
  const undo = () => players[seat].connection.do({ t: 'undo', seat, to });
  const voice = (by: Seat, yes: boolean) => {
    const about = players[by].room?.vote?.id ?? '';
    return players[by].connection.do({ t: 'voice', seat: by, about, yes });
  };
  const wants = async () => {
    expect(await undo()).toEqual({ ok: true });
    await until(() => players.every(({ room }) => room?.vote), 'a vote');
  };
  return { table, players, seat, other, third, to, undo, voice, wants };
}

describe('taking back', () => {
  test.each(['free', 'host', 'all', 'vote'] as const)(
    'PB023: with %s: the own last answer as one likes, and again forward',
    async (consent) => {
      const { players } = await tableFor(await house(), pandemicTable(3, { consent }));
      const { player, seat } = asked(players);
      await answers(players);
      await isAt(players, 1);
      expect(await player.connection.do({ t: 'undo', seat })).toEqual({ ok: true });
      await isAt(players, 0);
      expect(player.room?.vote).toBeNull();
      expect(player.update?.redo).toBe(1);
      expect(await player.connection.do({ t: 'redo', seat })).toEqual({ ok: true });
      await isAt(players, 1);
      expect(await player.connection.do({ t: 'redo', seat })).toMatchObject({ reason: { rule: 'HO-REDO' } });
    },
  );

  test('free: also what others have done since', async () => {
    const { players, undo, to } = await followed('free');
    expect(await undo()).toEqual({ ok: true });
    await isAt(players, to);
  });

  test('by vote: when more than half of those at the table want it', async () => {
    const { players, wants, voice, other, seat, to } = await followed('vote');
    await wants();
    expect(moves(players[0])).toBeGreaterThan(to);
    expect(players[other].room?.vote).toMatchObject({ by: seat, voices: { [seat]: true } });
    expect(await voice(other, true)).toEqual({ ok: true });
    await isAt(players, to);
    await until(() => players.every(({ room }) => room?.vote === null), 'no vote');
  });

  test('by vote: not when half of them say no', async () => {
    const { players, wants, voice, other, third, to } = await followed('vote');
    await wants();
    await voice(other, false);
    await until(() => players[third].room?.vote?.voices[other] === false, 'a no');
    await voice(third, false);
    await until(() => players.every(({ room }) => room?.vote === null), 'no vote');
    expect(moves(players[0])).toBeGreaterThan(to);
  });

  test('by all: one is not enough, all are', async () => {
    const { players, wants, voice, other, third, to } = await followed('all');
    await wants();
    await voice(other, true);
    await until(() => players[third].room?.vote?.voices[other] === true, 'a yes');
    expect(moves(players[0])).toBeGreaterThan(to);
    await voice(third, true);
    await isAt(players, to);
  });

  test('by all: one no closes it', async () => {
    const { players, wants, voice, third, to } = await followed('all');
    await wants();
    await voice(third, false);
    await until(() => players.every(({ room }) => room?.vote === null), 'no vote');
    expect(moves(players[0])).toBeGreaterThan(to);
  });

  test('by the host alone: what players say is noted, what he says is done', async () => {
    const { table, players, wants, voice, other, to } = await followed('host');
    await wants();
    await voice(other, true);
    await until(() => players[0].room?.vote?.voices[other] === true, 'a yes');
    const host = await comes(table.served, table.code, [table.host]);
    const about = host.room?.vote?.id ?? players[0].room?.vote?.id ?? '';
    expect(moves(players[0])).toBeGreaterThan(to);
    expect(await host.connection.do({ t: 'voice', seat: null, about, yes: true })).toEqual({ ok: true });
    await isAt(players, to);
  });

  test('in other modes the host has no voice, nor has a seat that nobody has', async () => {
    const { table, players, wants } = await followed('vote');
    await wants();
    const host = await comes(table.served, table.code, [table.host]);
    const about = players[0].room?.vote?.id ?? '';
    expect(await host.connection.do({ t: 'voice', seat: null, about, yes: true })).toMatchObject({
      fault: { code: 'grant.vote' },
    });
    expect(await host.connection.do({ t: 'voice', seat: null, about: 'unknown-1', yes: true })).toMatchObject(
      {
        reason: { rule: 'HO-PROPOSAL' },
      },
    );
  });

  test('the game going on closes the vote; who asked may withdraw it, others not', async () => {
    const { players, wants, seat, other } = await followed('all');
    await wants();
    const about = players[0].room?.vote?.id ?? '';
    expect(await players[other].connection.do({ t: 'withdraw', seat: other, about })).toMatchObject({
      fault: { code: 'grant.seat' },
    });
    await players[seat].connection.do({ t: 'withdraw', seat, about });
    await until(() => players.every(({ room }) => room?.vote === null), 'no vote');
    await wants();
    await answers(players, quick);
    await until(() => players.every(({ room }) => room?.vote === null), 'no vote');
  });

  test('how the table agrees is for the host to say, also in the middle of a game', async () => {
    const { table, players, undo, to } = await followed('all');
    const command = { t: 'consent', consent: 'free' } as const;
    expect(await players[0].connection.do(command)).toMatchObject({ fault: { code: 'grant.host' } });
    const host = await comes(table.served, table.code, [table.host]);
    expect(await host.connection.do(command)).toEqual({ ok: true });
    await until(() => players[0].room?.consent === 'free', 'another way');
    expect(await undo()).toEqual({ ok: true });
    await isAt(players, to);
  });

  test('PB027: n times takes back n answers, and no more', async () => {
    const table = await tableFor(await house(), pandemicTable(2, { consent: 'free' }));
    const { players } = table;
    const views: string[] = [];
    for (let n = 0; n < 8; n++) {
      await level(players);
      views.push(JSON.stringify(players[0].update?.view));
      await answers(players);
    }
    await level(players);
    for (const view of views.reverse()) {
      expect(await players[0].connection.do({ t: 'undo', seat: 0 })).toEqual({ ok: true });
      expect(JSON.stringify(players[0].update?.view)).toBe(view);
    }
    expect(await players[0].connection.do({ t: 'undo', seat: 0 })).toMatchObject({
      reason: { rule: 'HO-UNDO' },
    });
  });

  describe('with a bot at the table', () => {
    /** Ann and Cleo, who don’t want to be asked before the bot goes on, until the log is as it is wanted. */
    async function withBot(consent: Consent, isSo: (by: readonly string[]) => boolean) {
      const seats = [{ name: 'Ann' }, { name: 'Bot', bot: 'greedy' }, { name: 'Cleo' }];
      const table = await tableFor(await house(), { ...pandemicTable(3, { consent }), seats });
      const [ann, , cleo] = table.players;
      for (const [seat, player] of [ann, null, cleo].entries())
        await player?.connection.do({ t: 'set', seat, name: 'holdForEvents', to: false });
      const people = [ann, ann, cleo];
      const by = async () =>
        (await whole(table)).log.map((line) => (/ set /.test(line) ? '' : line.slice(0, 2)));
      while (!isSo(await by())) {
        await level([ann, cleo]);
        expect(await answers(people, quick), 'the game goes on').toBe(true);
      }
      await level([ann, cleo]);
      return { ann, cleo, people, by: await by() };
    }

    test('one’s own answer is taken back, with what the bot has done after it', async () => {
      const { ann, cleo, people, by } = await withBot('all', (log) => log.at(-1) === 'p2');
      const to = by.findLastIndex((one) => one === 'p1' || one === 'p3');
      const seat = by[to] === 'p1' ? 0 : 2;
      expect(ann.update?.undo).toEqual({ can: true, to, why: null });
      expect(await people[seat].connection.do({ t: 'undo', seat })).toEqual({ ok: true });
      await isAt([ann, cleo], to);
      expect(await answers(people, quick)).toBe(true);
    });

    test('PB081: it goes on by itself where all agree to go back into its turn', async () => {
      const { ann, cleo, people, by } = await withBot(
        'all',
        (log) => log.at(-2) === 'p2' && ['p1', 'p3'].includes(log.at(-1) ?? ''),
      );
      const [seat, other] = by.at(-1) === 'p1' ? [2, 0] : [0, 2];
      await people[seat].connection.do({ t: 'undo', seat, to: by.length - 2 });
      await until(() => people[other].room?.vote !== null, 'a vote');
      const about = people[other].room?.vote?.id ?? '';
      expect(await people[other].connection.do({ t: 'voice', seat: other, about, yes: true })).toEqual({
        ok: true,
      });
      await until(() => [ann, cleo].every(({ room }) => room?.vote === null), 'no vote');
      expect([0, 2]).toContain(ann.decision?.owner);
      expect(await answers(people, quick)).toBe(true);
    });
  });
});

describe('a pause', () => {
  test('stops the game and nothing else, until somebody ends it', async () => {
    const { players } = await tableFor(await house(), pandemicTable(2));
    const { player, seat } = asked(players);
    const other = players[1 - seat];
    expect(await other.connection.do({ t: 'pause', seat: 1 - seat, to: true })).toEqual({ ok: true });
    await until(() => player.room?.paused === 1 - seat, 'a pause');
    for (const command of [
      { t: 'answer', seq: player.decision?.seq ?? 0, seat, key: player.options()[0].key },
      { t: 'undo', seat },
      { t: 'set', seat, name: 'autoConsent', to: true },
      { t: 'plan', seat, steps: [{ seat, key: player.options()[0].key }] },
    ] as const) {
      expect(await player.connection.do(command as never), command.t).toMatchObject({
        reason: { rule: 'HO-PAUSED' },
      });
    }
    expect(await player.connection.do({ t: 'pause', seat, to: true })).toMatchObject({
      reason: { rule: 'HO-PAUSE' },
    });
    expect(await player.connection.do({ t: 'say', seat, text: 'tea?' })).toEqual({ ok: true });
    expect(await player.connection.do({ t: 'pause', seat, to: false })).toEqual({ ok: true });
    await until(() => other.room?.paused === undefined, 'no pause');
    expect(await answers(players)).toBe(true);
  });
});

describe('a plan', () => {
  async function planned() {
    const table = await tableFor(await house(), pandemicTable(3));
    const { players } = table;
    const { player, seat } = asked(players);
    const drive = player.options().find(({ key }) => key.startsWith('drive:'))?.key ?? '';
    const steps = [drive, 'end'].map((key) => ({ seat, key }));
    const by = (seat + 1) % 3;
    expect(await players[by].connection.do({ t: 'plan', seat: by, steps })).toEqual({ ok: true });
    await until(() => players.every(({ room }) => room?.plan), 'a plan');
    const about = player.room?.plan?.id ?? '';
    const take = (key: string) =>
      player.connection.do({ t: 'answer', seq: player.decision?.seq ?? 0, seat, key });
    const none = () => until(() => players.every(({ room }) => room?.plan === null), 'no plan');
    return { table, players, player, seat, by, steps, about, take, none };
  }

  test('is proposed, spoken about, and gone once it is followed', async () => {
    const { players, player, seat, by, steps, about, take, none } = await planned();
    expect(player.room?.plan).toEqual({ id: about, by, steps, done: 0, voices: { [by]: true } });
    await player.connection.do({ t: 'voice', seat, about, yes: true });
    await until(() => players[by].room?.plan?.voices[seat] === true, 'a voice');
    expect(await take(steps[0].key)).toEqual({ ok: true });
    await until(() => players[by].room?.plan?.done === 1, 'the first step');
    expect(await take('end')).toEqual({ ok: true });
    await none();
  });

  test('is gone when somebody does something else', async () => {
    const { player, steps, take, none } = await planned();
    const other = player.options().find(({ key }) => key !== steps[0].key)?.key ?? '';
    expect(await take(other)).toEqual({ ok: true });
    await none();
  });

  test('is taken away by whoever made it, or by the host', async () => {
    const { table, players, seat, by, about, none } = await planned();
    expect(await players[seat].connection.do({ t: 'withdraw', seat, about })).toMatchObject({
      fault: { code: 'grant.seat' },
    });
    expect(await players[by].connection.do({ t: 'withdraw', seat: by, about })).toEqual({ ok: true });
    await none();
    const again = await planned();
    const host = await comes(again.table.served, again.table.code, [again.table.host]);
    expect(await host.connection.do({ t: 'withdraw', seat: null, about: again.about })).toEqual({ ok: true });
    await again.none();
    expect(table.code).not.toBe(again.table.code);
  });

  test('that can’t be followed is none', async () => {
    const { players } = await tableFor(await house(), pandemicTable(2));
    const { player, seat } = asked(players);
    for (const key of ['drive:nowhere', 'cure:red:paris', 'drive:sydney']) {
      const outcome = await player.connection.do({ t: 'plan', seat, steps: [{ seat, key }] });
      expect(outcome, key).toMatchObject({ ok: false, reason: { rule: expect.any(String) } });
    }
    expect(player.room?.plan).toBeNull();
  });
});

describe('talk', () => {
  test('who comes hears the last hundred words, in their order', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const { served, code, seats, players } = table;
    await served.rooms.at(code, async (room) => {
      for (let n = 0; n < 105; n++) {
        const seat = n % 2;
        await room.do([hashOfKey(seats[seat])], freshId(), { t: 'say', seat, text: `word ${n}` });
      }
    });
    await until(() => players[0].talk.length === 105, 'all of it');
    const late = await comes(served, code, [seats[0]]);
    await until(() => late.talk.length > 0, 'words');
    expect(late.talk.map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, n) => n + 5));
    expect(late.talk).toEqual(players[1].talk.slice(-100));
    await served.rooms.at(code, (room) => room.sleep());
    const again = await comes(served, code, [seats[0]]);
    await until(() => again.talk.length > 0, 'the same again');
    expect(again.talk).toEqual(late.talk);
  });

  test('whoever says forty things at once is heard, or told to say them once more', async () => {
    const { served, code, seats, players } = await tableFor(await house(), pandemicTable(2));
    const line = await new Line(served).hello(code, [seats[0]]);
    const outcomes = await Promise.all(
      Array.from({ length: 45 }, (_, n) => line.do({ t: 'say', seat: 0, text: `word ${n}` })),
    );
    const done = outcomes.filter(({ t }) => t === 'ack');
    expect(done.length).toBeGreaterThan(30);
    for (const outcome of outcomes) {
      if (outcome.t === 'nack') expect(outcome.fault?.code).toBe('limit.waiting');
    }
    expect(line.closed).toBeNull();
    const said = Array.from({ length: 40 }, (_, n) =>
      players[1].connection.do({ t: 'say', seat: 1, text: `word ${n}` }),
    );
    expect(await Promise.all(said)).toEqual(said.map(() => ({ ok: true })));
    await until(() => players[0].talk.length === 40 + done.length, 'all of it');
  });

  test('PB045: is text: what looks like markup comes out as it went in', async () => {
    const { players } = await tableFor(await house(), pandemicTable(2));
    const texts = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[a](javascript:alert(1)) &amp; {{x}}',
      '"}],"t":"snap"',
      'two\nlines\tand 👩‍👩‍👧 ünïcödé',
    ];
    for (const text of texts)
      expect(await players[0].connection.do({ t: 'say', seat: 0, text })).toEqual({ ok: true });
    await until(() => players[1].talk.length === texts.length, 'all words');
    expect(players[1].talk.map(({ text }) => text)).toEqual(texts);
  });

  test('hides nothing: signs that turn the line around or can’t be seen are left out, empty words are none', async () => {
    const { players } = await tableFor(await house(), pandemicTable(2));
    const say = (text: string) => players[0].connection.do({ t: 'say', seat: 0, text });
    await say(' \u202egnp.exe\u202c \u0000\u0007\u200bok\u2028 ');
    await until(() => players[1].talk.length === 1, 'the word');
    expect(players[1].talk[0].text).toBe('gnp.exe ok');
    for (const text of [' ', '\n\n', '\u200b\u202e']) {
      expect(await say(text)).toMatchObject({ fault: { code: 'message.empty' } });
    }
  });

  test('phrases and points reach all, also guests; points are not kept', async () => {
    const { served, code, players, watch, host } = await tableFor(await house(), pandemicTable(2));
    const guest = await comes(served, code, [watch]);
    await players[0].connection.do({ t: 'phrase', seat: 0, phrase: 'well-done' });
    await players[1].connection.do({ t: 'point', seat: 1, at: 'paris' });
    await players[1].connection.do({ t: 'point', seat: 1, at: 'paris', to: 'london' });
    const boss = await comes(served, code, [host]);
    await boss.connection.do({ t: 'say', seat: null, text: 'dinner' });
    await until(() => guest.talk.length === 2 && guest.pointers.length === 2, 'all of it');
    expect(guest.talk[0]).toMatchObject({ n: 0, seat: 0, name: 'Ann', phrase: 'well-done' });
    expect(guest.talk[1]).toMatchObject({ n: 1, seat: null, name: '', text: 'dinner' });
    expect(guest.pointers).toEqual([
      { seat: 1, at: 'paris' },
      { seat: 1, at: 'paris', to: 'london' },
    ]);
    const late = await comes(served, code, [watch]);
    expect([late.talk.length, late.pointers]).toEqual([2, []]);
  });

  test('PB091: what happened when is by the server’s clock, whatever the players’ say', async () => {
    let now = Date.UTC(2031, 4, 6);
    const served = await house({}, { now: () => now });
    const table = await tableFor(served, pandemicTable(2));
    const skewed = await comes(served, table.code, table.seats, { now: () => Date.now() - 3_600_000 });
    await skewed.answer(skewed.options()[0], skewed.decision?.owner);
    now += 5000;
    await skewed.connection.do({ t: 'say', seat: 0, text: 'late' });
    await until(() => skewed.talk.length === 1, 'the word');
    expect(skewed.talk[0].at).toBe(now);
    expect((await whole(table)).log[0]).toMatch(new RegExp(` @${now - 5000}$`));
    const header = await request(served, `/games/${table.code}`, { keys: [table.host] });
    expect(header.json).toMatchObject({ createdAt: now - 5000, updatedAt: now });
  });
});

describe('questions', () => {
  test('why not, what happened, and what would be', async () => {
    const { players } = await tableFor(await house(), pandemicTable(2));
    const { player, seat } = asked(players);
    const drive = player.options().find(({ key }) => key.startsWith('drive:'))?.key ?? '';
    const explain = (key: string) => player.connection.ask({ t: 'explain', seat, key });
    expect(await explain(drive)).toEqual({ t: 'explain', reason: null });
    expect(await explain('drive:sydney')).toMatchObject({ reason: { rule: expect.stringMatching(/^PD-/) } });
    expect(await explain('__proto__')).toMatchObject({ reason: { rule: 'HO-KEY' } });
    const before = JSON.stringify(player.update);
    const told = await player.connection.ask({
      t: 'try',
      steps: [drive, 'end', drive].map((key) => ({ seat, key })),
    });
    if (told.t !== 'try') throw new Error('another answer');
    expect(told).toMatchObject({ taken: 2, end: true, why: null });
    expect(told.snap.rest.decision).toBeNull();
    expect(JSON.stringify(player.update)).toBe(before);
    await answers(players);
    const seen = await player.connection.ask({ t: 'look', n: 0 });
    if (seen.t !== 'look') throw new Error('another answer');
    expect(seen.steps.length).toBeGreaterThan(0);
    await expect(player.connection.ask({ t: 'look', n: 1 })).rejects.toThrow('message.move');
    expect(player.connection.condition.state).toBe('live');
  });

  test('about another seat are refused', async () => {
    const { players } = await tableFor(await house(), pandemicTable(2));
    await expect(players[0].connection.ask({ t: 'explain', seat: 1, key: 'end' })).rejects.toThrow(
      'grant.seat',
    );
    expect(players[0].connection.condition.state).toBe('live');
  });
});

describe('with a bio-terrorist', () => {
  const BT = 2;
  const terror = async (): Promise<Table & { readonly lines: readonly Line[] }> => {
    const served = await house();
    const options = { players: 3, module: 'bioterrorist', btPlayer: 3 };
    const table = await tableFor(served, pandemicTable(3, { options }));
    const lines: Line[] = [];
    for (const key of [...table.seats, table.watch])
      lines.push(await new Line(served).hello(table.code, [key]));
    return { ...table, lines };
  };

  test('a vote of the team is heard of by the team only, not even that there is one', async () => {
    const { players, lines } = await terror();
    const passes: Choice = (options) =>
      options.find(({ key }) => /^(end|continue|bt-end|bt-start)/.test(key)) ?? options[0];
    // Until one of the team could take back what the other has done.
    for (let n = 0; n < 80; n++) {
      const team = players.slice(0, BT);
      const { player, seat } = asked(players);
      if (seat !== BT && player.decision?.ask === 'action') {
        await answers(players, (options) => options.find(({ key }) => /^drive/.test(key)) ?? options[0]);
        await level(players.slice(0, BT));
        const other = 1 - seat;
        const rooms = lines.map((line) => line.all('room').length);
        const outcome = await team[other].connection.do({ t: 'undo', seat: other });
        if (outcome.ok) {
          await until(() => team.every(({ room }) => room?.vote), 'a vote');
          expect(players[BT].room?.vote).toBeNull();
          await new Promise((resolve) => setTimeout(resolve, 30));
          expect(lines.map((line, i) => line.all('room').length - rooms[i])).toEqual([1, 1, 0, 0]);
          const about = team[0].room?.vote?.id ?? '';
          expect(await players[BT].connection.do({ t: 'voice', seat: BT, about, yes: false })).toMatchObject({
            fault: { code: 'grant.vote' },
          });
          expect(await team[seat].connection.do({ t: 'voice', seat, about, yes: true })).toEqual({
            ok: true,
          });
          await until(() => team.every(({ room }) => room?.vote === null), 'no vote');
          return;
        }
      }
      await answers(players, passes);
    }
    throw new Error('nobody could take back anything');
  });

  test('he makes no plans, for there is nobody to agree with', async () => {
    const { players } = await terror();
    const outcome = await players[BT].connection.do({
      t: 'plan',
      seat: BT,
      steps: [{ seat: BT, key: 'bt-end' }],
    });
    expect(outcome).toMatchObject({ reason: { rule: 'HO-PLAN' } });
    const frames = players.map(({ room }) => room?.plan);
    expect(frames).toEqual([null, null, null]);
  });
});
