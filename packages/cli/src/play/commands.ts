import type { Context } from '../context.ts';
import { listed } from './lexicon.ts';
import { normalise } from './notation.ts';

/** What can be typed beside moves, in the order of the help. */
const COMMANDS = [
  'undo',
  'redo',
  'board',
  'hand',
  'city',
  'discards',
  'list',
  'log',
  'why',
  'seat',
  'hold',
  'consent',
  'save',
  'help',
  'quit',
] as const;
export type CommandName = (typeof COMMANDS)[number];

export interface Typed {
  readonly name: CommandName;
  /** What stands behind it, as it was typed. */
  readonly rest: string;
}

/** The words for each command: its own, and those of the reader's language. */
export function commandWords({ text }: Context): ReadonlyMap<string, CommandName> {
  const words = new Map<string, CommandName>();
  for (const name of COMMANDS) {
    for (const word of [name, ...listed(text(`cli.command.${name}`))]) words.set(word, name);
  }
  return words;
}

/**
 * The command that a line begins with, or null. `verbs` are those of moves: `hand over` is none of the hands.
 */
export function commandIn(
  line: string,
  words: ReadonlyMap<string, CommandName>,
  verbs: Iterable<string>,
): Typed | null {
  const whole = `${normalise(line)} `;
  for (const verb of verbs) if (verb.includes(' ') && whole.startsWith(`${verb} `)) return null;
  const [, first, rest] = /^\s*(\S+)\s*(.*)$/.exec(line) ?? [];
  const name = first === '?' ? 'help' : words.get(normalise(first ?? ''));
  return name ? { name, rest: (rest ?? '').trim() } : null;
}

/** The commands and how moves are written. */
export function helpLines({ text, paint }: Context): string[] {
  const lines = COMMANDS.map((name) => {
    const others = listed(text(`cli.command.${name}`)).filter((word) => word !== name);
    const words = [paint('bold', name), ...others].join(', ');
    return `  ${words}: ${text(`cli.play.help.${name}`)}`;
  });
  return [text('cli.play.help'), ...lines];
}
