import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdout } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'holdout-play-'));
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

const play = (args: readonly string[], lines: readonly string[]) =>
  holdout(['play', 'pandemic', '--seed', 'abc', ...args], lines);

/** A whole turn at the same table: a drive, a treatment, a refusal, the draw and two infections. */
const TURNS: Readonly<Record<string, { lines: readonly string[]; told: readonly string[] }>> = {
  en: {
    lines: ['drive chicago', 'treat blue', 'fly tokyo', 'end', 'continue', 'next', 'ok'],
    told: ['drives from Atlanta to Chicago', 'PD-ACT-02', 'Player 1 draws', 'Infection card Miami', 'Turn 2'],
  },
  de: {
    lines: ['fahre Chicago', 'behandle blau', 'fliege Tokyo', 'ende', 'weiter', 'weiter', 'weiter'],
    told: ['von Atlanta nach Chicago', 'PD-ACT-02', 'Spieler 1 zieht', 'Miami', 'Zug 2: Spieler 2'],
  },
  ja: {
    lines: ['車 シカゴ', '治療 青', '直行便 東京', '終了', '続ける', '次へ', '続ける'],
    told: ['アトランタからシカゴへ', 'PD-ACT-02', 'マイアミ', '手番2: プレイヤー2'],
  },
  hu: {
    lines: ['autó Chicago', 'kezelj kék', 'repülj Tokió', 'vége', 'tovább', 'folytat', 'tovább'],
    told: ['Chicago', 'PD-ACT-02', 'Miami', '2. kör: 2. játékos'],
  },
};

describe('a whole turn in words', () => {
  it.each(Object.keys(TURNS))('goes through and is told (%s)', async (lang) => {
    const { lines, told } = TURNS[lang];
    const path = join(folder, `turn-${lang}.json`);
    const { code, out, err } = await play(['--players', '3', '--lang', lang, '--save', path], lines);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const text of told) expect(out).toContain(text);
    const { log } = JSON.parse(readFileSync(path, 'utf8'));
    const keys = log.map((line: string) => line.split(' ')[1]);
    expect(keys).toEqual(['drive:chicago', 'treat:blue', 'end', 'continue', 'continue', 'continue']);
  });
});

describe('a whole game by numbers', () => {
  const numbers = Array.from({ length: 400 }, (_, i) => String(((i * 7) % 5) + 1));
  const games: [string, string[]][] = [
    ['en', ['--players', '4']],
    ['de', ['--closed-hands', '--players', '3']],
    ['ja', ['--entered']],
    ['hu', ['--players', '2', '--roles', 'dispatcher,operations-expert']],
    ['en', ['--on-the-brink', '--players', '5', '--epidemics', '7']],
    ['de', ['--module', 'virulent+mutation', '--closed-hands', '--players', '4']],
    ['ja', ['--module', 'mutation', '--entered']],
    ['hu', ['--module', 'virulent+bioterrorist', '--bt-player', '2', '--players', '4']],
  ];

  it.each(games)('ends, is saved and replays (%s %j)', async (lang, args) => {
    const path = join(folder, `game-${lang}-${args.length}.json`);
    const { code } = await play(['--lang', lang, '--save', path, ...args], numbers);
    expect(code).toBe(0);
    const replayed = await holdout(['replay', path, '--json']);
    expect(JSON.parse(replayed.out)).toMatchObject({ verified: true, outcome: { result: 'lost' } });
  });
});

describe('at the table', () => {
  it('a number, a key and words all choose', async () => {
    const { out } = await play(['--players', '2'], ['1', 'drive:atlanta', 'drive chicago']);
    expect(out.match(/drives from Atlanta to Chicago/g)).toHaveLength(2);
    expect(out).toContain('drives from Chicago to Atlanta');
  });

  it('undo and redo go back and forth, and only what changed is shown', async () => {
    const { out } = await play([], ['drive chicago', 'undo', 'redo', 'log 1']);
    const [, after] = out.split('> undo');
    expect(after).toContain('Taken back.');
    expect(after).toMatch(/Atlanta +⌂ +p1/);
    expect(after).not.toContain('Kolkata  ');
    expect(out.split('> log 1')[1]).toContain('drives from Atlanta to Chicago');
  });

  it('undo is refused where the table has none', async () => {
    const { out } = await play(['--undo', 'off'], ['drive chicago', 'undo']);
    expect(out).toContain('HO-UNDO');
  });

  it('why tells the rule, for what is open that there is none', async () => {
    const { out } = await play([], ['why fly tokyo', 'why drive:chicago', 'why banana']);
    const [, tokyo, chicago, banana] = out.split('> why');
    expect(tokyo).toContain('PD-ACT-02');
    expect(chicago).toContain('drive:chicago');
    expect(chicago).not.toContain('PD-');
    expect(banana).toContain('not understood');
  });

  it('board, hand, city, discards, list and help show what they say', async () => {
    const { out } = await play([], ['board', 'hand', 'city sao paulo', 'discards', 'list drive', 'help']);
    const [, , hand, city, discards, list, help] = out.split('\n> ');
    expect(hand).toContain('p2 Player 2');
    expect(city).toMatch(/São Paulo[\s\S]*Buenos Aires/);
    expect(discards).toContain('Infection discards (9)');
    expect(list).toContain('Chicago');
    expect(help).toContain('undo, u');
  });

  it('long lists are folded, and unfolded when asked for', async () => {
    const args = ['--players', '2', '--roles', 'operations-expert,dispatcher'];
    const { out } = await play(args, ['list expert', 'special flight tokyo']);
    expect(out).toMatch(/Special flight: \d+ to \d+ \(47 choices\)/);
    expect(out.split('> list expert')[1]).toContain('Kinshasa');
  });

  it('a line that fits several moves is not guessed', async () => {
    const { out } = await play([], ['drive', 'drive chicago']);
    expect(out.split('> drive\n')[1]).toContain('more than one thing');
  });

  it('switches of a seat can be set', async () => {
    const { out } = await play(
      ['--players', '2'],
      ['hold off', 'hold p2 on', 'consent on', 'hold maybe', 'consent x on'],
    );
    expect(out.match(/does not wait for events of Player/g)).toHaveLength(2);
    expect(out).toContain('waits when Player 2');
    expect(out.match(/agrees to everything/g)).toHaveLength(2);
    expect(out).toContain('on or off?');
    expect(out).toContain('no seat “x”');
  });

  it('closed hands stay closed to the seat that does not look', async () => {
    const { out } = await play(['--closed-hands', '--players', '2'], ['hand', 'seat p2']);
    const [start, hand, other] = out.split('> ');
    expect(start).toContain('Everybody else, please look away');
    expect(hand).toMatch(/p1 Player 1.*Karachi/);
    expect(hand).toMatch(/p2 Player 2.*4 cards face down/);
    expect(other).toMatch(/p1 Player 1.*4 cards face down/);
    expect(other).toMatch(/p2 Player 2.*Kolkata/);
  });

  it('OB-BT-27: the bio-terrorist looks alone, the team together, and each is told what it has missed', async () => {
    const table = ['--module', 'bioterrorist', '--bt-player', '3', '--players', '3'];
    const { out } = await play(table, ['1', 'start tokyo', 'seat p2', 'end', 'seat p1', 'hand']);
    const [start, hides, team, second, end, back] = out.split('> ');
    expect(start).toContain('goes to: Player 2');
    expect(hides).toContain('goes to: Player 3');
    expect(team).toMatch(/goes to: Player [12]/);
    expect(team).not.toContain('Tokyo (');
    // Within the team the keyboard is not passed.
    expect(second).not.toContain('goes to');
    expect(end).toContain('goes to: Player 3');
    expect(back).toContain('goes to: Player 1');
    expect(back).not.toContain('Tokyo, start');
  });

  it('OB-BT-01: bots play the team, or the bio-terrorist', async () => {
    const table = ['--module', 'bioterrorist', '--bt-player', '3', '--players', '3'];
    const alone = await play([...table, '--bots', '1,2'], ['start tokyo', 'local', 'end turn', 'undo']);
    expect(alone.out).not.toContain('look away');
    expect(alone.out).toContain('Bot 1');
    expect(alone.out).toContain('Not possible. HO-UNDO');
    const team = await play([...table, '--bots', '3'], ['1', 'hold off', 'end', 'continue', 'log']);
    expect(team.out).toContain('Turn of the Bio-Terrorist: Bot 3');
    expect(team.out).not.toContain('look away');
  });

  it('a bot waits for whoever could play an event, until it is told to go on', async () => {
    const table = ['--module', 'bioterrorist', '--bt-player', '3', '--players', '3', '--bots', '3'];
    const lines = ['1', 'end', ...new Array<string>(4).fill('continue'), ...new Array<string>(4).fill('bot')];
    const { out } = await play([...table, '--seed', 'b'], lines);
    expect(out).toContain('Bot 3 waits in case');
    expect(out.split('Bot 3 waits in case').at(-1)).toContain('Turn 2');
  });

  it.each(['4', '0', 'x', '1,2,3'])('seats that can’t all be bots are refused: %s', async (bots) => {
    const { code, err } = await play(['--module', 'bioterrorist', '--players', '3', '--bots', bots], []);
    expect(code).not.toBe(0);
    expect(err).toContain('--bots');
  });

  it('a place that can’t be written is told, and the table goes on', async () => {
    const { code, out } = await play([], ['save /nonexistent/x.json', 'drive chicago']);
    expect(code).toBe(0);
    expect(out).toContain('/nonexistent/x.json');
    expect(out).toContain('drives from Atlanta to Chicago');
  });

  it('quit leaves at once', async () => {
    const { code, out } = await play([], ['quit', 'drive chicago']);
    expect(code).toBe(0);
    expect(out).not.toContain('drives');
  });
});
