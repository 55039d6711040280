import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Table } from '@holdout/kernel';
import { randomNumbers } from '@holdout/testkit';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdout } from '../testing.ts';
import type { Player } from '../textGame.ts';
import { zombicideText } from './index.ts';
import { writeMission } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'holdout-zombicide-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// A text that is missing in a catalogue is told on the console.
let missing: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  missing = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(missing).not.toHaveBeenCalled();
  missing.mockRestore();
});

const mission = writeMission(join(folder, 'block.json'));
const AMY_FIRST = ['--survivors', 'amy,doug,ned,wanda'];
const play = (args: readonly string[], lines: readonly string[]) =>
  holdout(['play', 'zombicide', '--mission', mission, '--seed', 'abc', ...args], lines);

/** All that a bot chooses in a game, as it would be typed. */
function linesOf(bot: Player, seed: string, options: object): string[] {
  const { game } = zombicideText;
  const seats = [{ name: 'Player 1' }, { name: 'Player 2' }];
  const table = new Table(game, { options: game.readOptions(options), seats, undo: 'keepFate', seed });
  const random = randomNumbers(7);
  const lines: string[] = [];
  for (let decision = table.decision([0, 1]); decision; decision = table.decision([0, 1])) {
    const { key, seat } = decision.options[bot.choose(table.run, random)];
    table.answer({ seq: decision.seq, seat: Math.max(0, seat), key });
    // Two places may be named in any order, so only the key says which is which.
    lines.push(/^(put|combine)/.test(key) ? key : key.replaceAll(':', ' '));
  }
  return lines;
}

describe('a whole game in typed words', () => {
  it.each([...zombicideText.bots.keys()])('ends, is saved, replays and is told (%s)', async (name) => {
    const bot = zombicideText.bots.get(name);
    if (!bot) throw new Error(name);
    const lines = linesOf(bot, 'abc', { mission: 's1-00', players: 2 });
    const path = join(folder, `${name}.json`);
    const args = ['--mission', 's1-00', '--players', '2', '--save', path];
    const { code, out, err } = await play(args, lines);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toMatch(/not understood|more than one thing|Not possible/);
    expect(out).toContain('The game is over.');
    expect(out).toMatch(/Walkers? in .* (sees?|hears?) /);

    const replayed = JSON.parse((await holdout(['replay', path, '--json'])).out);
    expect(replayed).toMatchObject({ game: 'zombicide', verified: true, moves: lines.length });
    expect(replayed.seats[0]).toMatchObject({ name: 'Player 1', survivors: expect.any(Array) });
    expect((await holdout(['replay', path])).out).toMatch(/\d+ rounds?, \d+ moves/);

    const log = (await holdout(['export', path, '--format', 'log'])).out;
    expect(log).toContain('\n\nRound 2.\n');
    const [columns, first, second] = (await holdout(['export', path, '--format', 'csv'])).out.split('\n');
    expect(columns).toBe('move,turn,seat,name,survivor,key,text');
    // The first move is the choice of the first player.
    expect(first).toMatch(/^1,0,\d,Player \d,,first:p\d,/);
    expect(second).toMatch(/^2,1,\d,Player \d,(\w+),activate:\1,/);
  });
});

/** The same moves in each language: a survivor is chosen, walks, makes noise and is done. */
const TURNS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'act with Amy',
    'go to 7B.4',
    'make noise',
    'why open 7B.5',
    'mission',
    'zone',
    'cards',
    'help',
    'end turn',
  ],
  de: [
    'aktiviere Amy',
    'gehe 7B.4',
    'mach Lärm',
    'warum öffne 7B.5',
    'auftrag',
    'zone',
    'karten',
    'hilfe',
    'ende',
  ],
  ja: [
    '行動 amy',
    '7B.4へ移動',
    '騒音',
    'なぜ 開ける 7B.5',
    'ミッション',
    'ゾーン',
    '所持品',
    'ヘルプ',
    '終了',
  ],
  hu: [
    'következik Amy',
    'menj 7B.4',
    'zajkeltés',
    'miért nyisd 7B.5',
    'küldetés',
    'zóna',
    'lapok',
    'súgó',
    'kör vége',
  ],
};

describe('a turn in the words of a language', () => {
  it.each(Object.keys(TURNS))('goes through, and no text is missing (%s)', async (lang) => {
    const path = join(folder, `turn-${lang}.json`);
    const { code, out, err } = await play([...AMY_FIRST, '--lang', lang, '--save', path], TURNS[lang]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('S1-DOOR-');
    const { log } = JSON.parse(readFileSync(path, 'utf8'));
    const keys = log.map((line: string) => line.split(' ')[1]);
    expect(keys).toEqual(['activate:amy', 'move:z4', 'noise', 'end']);
  });
});

/** What the token shows that Amy turns over at a real table. */
const SHOWN: Readonly<Record<string, string>> = {
  en: 'shows colour blue',
  de: 'Farbe blau',
  ja: '色 青',
  hu: 'szín kék',
};

describe('what lies face down on a real table', () => {
  const objectives = [
    { zone: 'A1.SW', mixed: 1 },
    { zone: 'B1.r2', mixed: 1, colour: 'blue' },
  ];
  const hidden = writeMission(join(folder, 'hidden.json'), { objectives });

  it.each(Object.keys(SHOWN))('is entered in words (%s)', async (lang) => {
    const path = join(folder, `shown-${lang}.json`);
    const lines = ['activate:amy', 'take:t1', SHOWN[lang], 'end'];
    const args = ['--mission', hidden, '--entered', '--lang', lang, '--save', path];
    const { code, err } = await holdout(['play', 'zombicide', ...args, '--seed', 'abc', ...AMY_FIRST], lines);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { log } = JSON.parse(readFileSync(path, 'utf8'));
    const keys = log.map((line: string) => line.split(' ')[1]);
    expect(keys).toEqual(['activate:amy', 'take:t1', 'colour:blue', 'end']);
  });
});

describe('at the table', () => {
  it('a number, a key, words and names of zones all choose', async () => {
    const { out } = await play(AMY_FIRST, ['act with Amy', 'move 7B.4', 'move:z7', '1']);
    expect(out).toContain('Amy moves from 7B.7 (street) to 7B.4 (street).');
    expect(out).toContain('Amy moves from 7B.4 (street) to 7B.7 (street).');
    expect(out.match(/Amy moves/g)).toHaveLength(3);
  });

  it('the board tells what is where, and only what changed is shown again', async () => {
    const { out } = await play(AMY_FIRST, ['activate amy', 'move 7B.4']);
    const [start, , moved] = out.split('\n> ');
    expect(start).toMatch(/7B\.7 \(street\) +Amy, Doug, Ned, Wanda, starting zone, noise 4 +→ 7B\.4, 7B\.8/);
    expect(start).toMatch(/7B\.5 \(room\) +– +→ 7B\.8 ▮/);
    expect(start).toMatch(/left hand: \w+/);
    expect(moved).toMatch(/7B\.4 \(street\) +Amy, noise 1/);
    expect(moved).not.toContain('5D.1');
  });

  it('tells what a Bow and a Knife of Season 3 do beside their numbers', async () => {
    const path = writeMission(join(folder, 'both.json'), {
      boxes: ['season1', 'rueMorgue'],
      start: ['A1.r1'],
    });
    const six = ['--survivors', 'amy,doug,ned,wanda,josh,phil'];
    const args = ['--mission', path, '--seed', 'abc', '--entered', ...six];
    const { out } = await holdout(
      ['play', 'zombicide', ...args],
      ['activate amy', 'search', 'card:knife', 'put:found1:right', 'done', 'cards'],
    );
    expect(out).toMatch(
      /Bow: Ranged, range 0 to 1: 1 die, 3\+ hits, damage 1\. Silent\. A 6 adds 1 to the damage/,
    );
    expect(out).toMatch(/Knife: Melee: 1 die.*The melee weapon in the other hand rolls 1 more die\./);
  });

  it('a refusal names its rule, and why asks for it', async () => {
    const { out } = await play(AMY_FIRST, ['activate amy', 'move 5D.5', 'why open 7B.5', 'why end']);
    const [, , far, door, end] = out.split('\n> ');
    expect(far).toContain('S1-MOVE-01');
    expect(door).toContain('S1-DOOR-');
    expect(end).toContain('Nothing speaks against it');
  });

  it('undo takes back, redo makes again', async () => {
    const { out } = await play(AMY_FIRST, ['activate amy', 'move 7B.4', 'undo', 'redo', 'log 1']);
    const [, , , undone, , log] = out.split('\n> ');
    expect(undone).toContain('Taken back.');
    expect(log).toContain('Amy moves from 7B.7');
  });

  it('zone, cards, mission, list and help show what they say', async () => {
    const lines = ['zone 7b.8', 'zone nowhere', 'cards wanda', 'cards bob', 'mission', 'help', 'rerolls off'];
    const { out } = await play(AMY_FIRST, lines);
    const [, zone, nowhere, cards, nobody, mission, help, rerolls] = out.split('\n> ');
    expect(zone).toContain('7B.5 (room) (closed door)');
    expect(zone).toMatch(/In sight.*7B\.7 \(street\) 1/);
    expect(nowhere).toContain('no zone “nowhere”');
    expect(cards).toMatch(/: (Melee|Ranged).*damage \d/);
    expect(cards).not.toContain('Doug');
    expect(nobody).toContain('Amy, Doug, Ned, Wanda');
    expect(mission).toContain('All objective tokens have been taken.');
    expect(help).toContain('zone, where:');
    expect(help).not.toContain('city');
    expect(rerolls).toContain('never rolled again');
  });

  it('a mission with a helicopter tells its ways to win, and who sits at the controls', async () => {
    const path = writeMission(join(folder, 'flight.json'), {
      boxes: ['season1', 'rueMorgue'],
      helicopter: { zone: 'A1.SW', flies: true },
      rules: [{ use: 'laid-out', things: [{ card: 'rice', zone: 'B1.r1' }] }],
      win: [
        {
          use: 'any',
          of: [[{ use: 'doors-closed', doors: [1] }, { use: 'objectives-taken' }], [{ use: 'all-left' }]],
        },
      ],
    });
    const args = ['play', 'zombicide', '--mission', path, '--seed', 'abc', ...AMY_FIRST];
    const { out } = await holdout(args, ['mission', 'act amy', 'get-in:c1:driver', 'take-off']);
    expect(out).toMatch(/Rice – 5D\.\d \(room\)/);
    expect(out).toMatch(
      /\(1\) These doors are closed: 5D\.\d – 5D\.\d\. All .* \(2\) All survivors have left/,
    );
    expect(out).toContain('Amy gets in (Helicopter): pilot’s seat.');
    expect(out).toContain('Helicopter: pilot’s seat');
    expect(out).toContain('“Helicopter pilot”: in the pilot’s seat');
  });

  it('a saved game goes on where it was', async () => {
    const path = join(folder, 'half.json');
    await play([...AMY_FIRST, '--save', path], ['activate amy', 'move 7B.4']);
    const { code, out } = await holdout(['play', 'zombicide', '--resume', path, '--save', path], ['end']);
    expect(code).toBe(0);
    expect(out).toContain('Amy moves from 7B.7 (street) to 7B.4 (street).');
    expect(JSON.parse(readFileSync(path, 'utf8')).log).toHaveLength(3);
    const other = await holdout(['play', 'pandemic', '--resume', path]);
    expect(other).toMatchObject({ code: 2, out: '' });
    const fixed = await holdout(['play', 'zombicide', '--resume', path, '--mission', mission]);
    expect(fixed.err).toContain('--mission');
  });

  it('dice and cards of a real table can be entered', async () => {
    const { out } = await play(['--entered'], ['joins amy']);
    expect(out).toContain('Which survivor was drawn');
    expect(out).toContain('Player 1 plays Amy.');
  });
});

describe('options of a new game', () => {
  it('a list of survivors is filled up, a number is drawn', async () => {
    expect((await play(['--survivors', 'ned'], [])).out).toMatch(
      /plays Ned\.[\s\S]*(plays [^N]\w+\.[\s\S]*){3}/,
    );
    expect((await play(['--survivors', '6'], [])).out.match(/Player 1 plays/g)).toHaveLength(6);
  });

  it('that make no sense are named in one line', async () => {
    const wrong: [string[], RegExp][] = [
      [['--mission', 's9-99'], /mission.*s9-99/],
      [['--survivors', 'amy,bob'], /survivors\[1\].*bob/],
      [['--survivors', '2'], /survivors.*4 to 6/],
      [['--survivors', 'amy,amy'], /survivors\[1\].*amy/],
      [['--players', '9'], /players.*9/],
      [['--preset', 'season9'], /preset.*season9/],
      [['--rules', 'gravity=low'], /rules\.gravity/],
      [['--rules', 'crawlers=false'], /rules\.crawlers/],
      [['--epidemics', '4'], /zombicide.*--epidemics/],
      [['--mission', join(folder, 'nothing.json')], /nothing\.json/],
    ];
    for (const [args, message] of wrong) {
      const { code, err } = await play(args, []);
      expect({ args, code }).toEqual({ args, code: 2 });
      expect(err).toMatch(message);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
    const foreign = await holdout(['simulate', 'pandemic', '--mission', 's1-00']);
    expect(foreign.err).toMatch(/pandemic.*--mission/);
  });
});
