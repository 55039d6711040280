import type { Context } from '../context.ts';
import { listed } from './lexicon.ts';
import { normalise } from './notation.ts';

export interface Typed {
  readonly name: string;
  /** What stands behind it, as it was typed. */
  readonly rest: string;
}

/** The words for each of these commands: its own, and those of the reader's language. */
export function commandWords({ text }: Context, names: readonly string[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const name of names) {
    for (const word of [name, ...listed(text(`cli.command.${name}`))]) words.set(word, name);
  }
  return words;
}

/**
 * The command that a line begins with, or null. `verbs` are those of moves: `hand over` is none of the hands.
 */
export function commandIn(
  line: string,
  words: ReadonlyMap<string, string>,
  verbs: Iterable<string>,
): Typed | null {
  const whole = `${normalise(line)} `;
  for (const verb of verbs) if (verb.includes(' ') && whole.startsWith(`${verb} `)) return null;
  const [, first, rest] = /^\s*(\S+)\s*(.*)$/.exec(line) ?? [];
  const name = first === '?' ? 'help' : words.get(normalise(first ?? ''));
  return name ? { name, rest: (rest ?? '').trim() } : null;
}

/** How moves of this game are written, and the commands. */
export function helpLines({ text, paint }: Context, game: string, names: readonly string[]): string[] {
  const lines = names.map((name) => {
    const others = listed(text(`cli.command.${name}`)).filter((word) => word !== name);
    const words = [paint('bold', name), ...others].join(', ');
    return `  ${words}: ${text(`cli.play.help.${name}`)}`;
  });
  return [text(`cli.${game}.help`), ...lines];
}
