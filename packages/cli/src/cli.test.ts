import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createIntl } from '@formatjs/intl';
import { TableHost } from '@holdout/protocol';
import { describe, expect, it } from 'vitest';
import { type Context, createContext } from './context.ts';
import { GAMES } from './games.ts';
import { LANGUAGES, loadMessages, systemLanguage } from './language.ts';
import { commandWords } from './play/commands.ts';
import { Desk } from './play/desk.ts';
import { normalise } from './play/notation.ts';
import { ordersOf } from './play/orders.ts';
import { holdout } from './testing.ts';
import type { TextGame } from './textGame.ts';

/** Names of the values that a parsed text needs, those of all its branches included. */
function argumentsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(argumentsIn);
  const isArgument = 'type' in node && typeof node.type === 'number' && node.type >= 1 && node.type <= 6;
  return isArgument && 'value' in node && typeof node.value === 'string' ? [node.value, ...inner] : inner;
}

/** Names of the commands at a table of a game. */
function commandsOf(context: Context, textGame: TextGame): string[] {
  const setup = { options: {}, seats: [{ name: 'Ann' }, { name: 'Ben' }], undo: 'off', seed: 'S' } as const;
  const { game } = textGame;
  const options = game.readOptions({ players: 2 });
  const host = TableHost.create(game, { ...setup, options });
  return Object.keys(ordersOf(new Desk(context, textGame, host).face, true));
}

const BIN = fileURLToPath(new URL('../bin/holdout.mjs', import.meta.url));

describe('holdout --version', () => {
  it('says what it is and that it is nobody’s product', async () => {
    const { code, out } = await holdout(['--version']);
    expect(code).toBe(0);
    expect(out).toMatch(/^holdout \d+\.\d+\.\d+\n/);
    expect(out).toContain('unofficial, non-commercial fan project');
    expect(out).toContain('Rights holders: please open an issue; we will answer.');
    expect(out.trim().split('\n\n')).toHaveLength(2);
  });

  it('adds the reader’s language to the English that counts', async () => {
    for (const lang of ['de', 'ja', 'hu']) {
      const { out } = await holdout(['--version'], [], { LANG: `${lang}_XX.UTF-8` });
      const [, english, own] = out.trim().split('\n\n');
      expect(english).toContain('Zombicide and Pandemic are trademarks');
      expect(own).toBe(loadMessages(lang as 'de')['cli.disclaimer']);
    }
  });

  it('works as a program of its own, from any folder', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, '--version'], {
      cwd: tmpdir(),
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('holdout ');
  });
});

describe('the language', () => {
  it('is that of the system: the first variable that is set decides', () => {
    expect(systemLanguage({})).toBe('en');
    expect(systemLanguage({ LANG: 'de_AT.UTF-8' })).toBe('de');
    expect(systemLanguage({ LANG: 'de_DE', LC_MESSAGES: 'ja_JP.UTF-8' })).toBe('ja');
    expect(systemLanguage({ LANG: 'de_DE', LC_ALL: 'C.UTF-8' })).toBe('en');
    expect(systemLanguage({ LANG: 'hu', LC_ALL: '' })).toBe('hu');
    expect(systemLanguage({ LANG: 'dell' })).toBe('en');
  });

  it('is the one asked for, in help and errors too', async () => {
    expect((await holdout(['--help', '--lang', 'hu'])).out).toContain('Parancsok:');
    expect((await holdout(['play', '--help', '--lang=ja'])).out).toContain('使い方:');
    expect((await holdout(['replay', 'nowhere.json', '--lang', 'de'])).err).toContain('gibt es nicht');
    const unknown = await holdout(['--lang', 'fr', 'rules']);
    expect(unknown.code).toBe(2);
    expect(unknown.err).toMatch(/--lang.*“fr”.*en, de, ja, hu/);
  });
});

describe('the catalogue of the command', () => {
  const english = Object.entries(loadMessages('en')).filter(([id]) => id.startsWith('cli.'));
  const { formatters } = createIntl({ locale: 'en', messages: {} });
  const holes = (text: string): string[] => [
    ...new Set(argumentsIn(formatters.getMessageFormat(text).getAst())),
  ];

  it.each(LANGUAGES)('is complete, with the same placeholders (%s)', (lang) => {
    const own = loadMessages(lang);
    for (const [id, text] of english) {
      expect(own[id], id).toBeTruthy();
      const given = holes(text);
      expect(
        holes(own[id]).filter((hole) => !given.includes(hole)),
        id,
      ).toEqual([]);
    }
    expect(Object.keys(own).filter((id) => id.startsWith('cli.'))).toHaveLength(english.length);
  });

  it.each(LANGUAGES)('has a verb for every kind of move, and none that is a command (%s)', (lang) => {
    const { stdin, stdout, stderr } = process;
    const context = createContext({ stdin, stdout, stderr, env: {} }, lang);
    const own = loadMessages(lang);
    for (const textGame of GAMES.values()) {
      const { game } = textGame;
      const commands = commandWords(context, commandsOf(context, textGame));
      for (const { name } of game.vocabulary.kinds) {
        const verbs = own[`cli.verb.${game.id}.${name}`].split(',').map(normalise);
        expect(
          verbs.filter((verb) => commands.has(verb) || verb === ''),
          name,
        ).toEqual([]);
      }
    }
  });
});

describe('holdout rules', () => {
  it('prints a rule, a chapter, or all of them', async () => {
    const { out } = await holdout(['rules', 'PD-ACT-01']);
    expect(out).toBe('PD-ACT-01  Drive/Ferry takes your pawn to an adjacent city and costs no card.\n');
    const chapter = (await holdout(['rules', 'pd-act', '--lang', 'de'])).out.trimEnd().split('\n');
    expect(chapter.length).toBeGreaterThan(10);
    expect(chapter.every((line) => line.startsWith('PD-ACT-'))).toBe(true);
    expect((await holdout(['rules', 's1-move-01'])).out).toMatch(/^S1-MOVE-01 {2}/);
    expect((await holdout(['rules'])).out).toContain('HO-UNDO');
  });

  it('says that there is no such rule', async () => {
    expect(await holdout(['rules', 'PD-XYZ'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('arguments', () => {
  it('that make no sense get one line and exit code 2', async () => {
    const wrong: [string[], RegExp][] = [
      [['plya'], /plya.*Did you mean play\?/],
      [['play'], /game/],
      [['play', 'chess'], /“chess”.*pandemic/],
      [['play', 'pandemic', '--sed', '3'], /--sed\b.*--seed/],
      [['play', 'pandemic', '--undo', 'maybe'], /--undo.*“maybe”.*keepFate, strict, off/],
      [['play', 'pandemic', '--roles', 'medic,plumber'], /plumber/],
      [['play', 'pandemic', '--save', '/nonexistent/save.json'], /\/nonexistent\/save\.json/],
      [['export', 'x.json', '--format', 'xml'], /--format.*“xml”/],
      [['serve', '--port', '99999'], /--port.*“99999”/],
    ];
    for (const [args, message] of wrong) {
      const { code, err } = await holdout(args);
      expect({ args, code }).toEqual({ args, code: 2 });
      expect(err).toMatch(message);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
  });

  it('left out altogether show the help', async () => {
    const { code, out } = await holdout([]);
    expect(code).toBe(0);
    expect(out).toContain('simulate');
  });
});
