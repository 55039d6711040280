import type { Command } from 'commander';
import type { Context } from './context.ts';
import { UsageError } from './errors.ts';
import { GAMES } from './games.ts';
import type { FlagDef, GameFlags, TextGame } from './textGame.ts';

/** Options of all games, each once. */
const ALL: readonly FlagDef[] = [
  ...new Map([...GAMES.values()].flatMap(({ flags }) => flags.map((flag) => [flag.name, flag]))).values(),
];

export const GAME_FLAGS: readonly string[] = ALL.map(({ name }) => name);

/** As it is typed: `--closed-hands`. */
export const dashed = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Adds the options that a new game of any kind has, those of one game alone under its name.
 *
 * @param atTable whether people play.
 */
export function addGameFlags(command: Command, { text }: Context, atTable: boolean): Command {
  for (const { name, usage, atTable: only } of ALL) {
    if (only && !atTable) continue;
    const games = gamesWith(name);
    const about = text(`cli.option.${name}`);
    const whole = games.length === GAMES.size;
    command.option(usage, whole ? about : text('cli.option.ofGame', { about, game: games.join(', ') }));
  }
  return command;
}

const gamesWith = (name: string): string[] =>
  [...GAMES].filter(([, { flags }]) => flags.some((flag) => flag.name === name)).map(([id]) => id);

/** @throws UsageError for an option that only another game has. */
export function refuseForeign({ game, flags }: TextGame, given: GameFlags): void {
  const foreign = GAME_FLAGS.find(
    (name) => given[name] !== undefined && !flags.some((flag) => flag.name === name),
  );
  if (foreign) throw new UsageError('otherGame', { flag: dashed(foreign), game: game.id });
}
