import type { CoreState, Game } from '@holdout/kernel';
import type { Command } from 'commander';
import type { Context } from './context.ts';
import { UsageError } from './errors.ts';
import { GAMES } from './games.ts';

/** Options of a game as they stand on the command line. */
export interface GameFlags {
  readonly players?: string;
  readonly epidemics?: string;
  readonly roles?: string;
  readonly closedHands?: boolean;
  readonly entered?: boolean;
}

/** Adds the options that a new game of Pandemic has. */
export function addGameFlags(command: Command, { text }: Context): Command {
  return command
    .option('--players <2-4>', text('cli.option.players'))
    .option('--epidemics <4-6>', text('cli.option.epidemics'))
    .option('--roles <a,b>', text('cli.option.roles'));
}

/** @throws UsageError if there is no such game. */
export function gameCalled(id: string): Game<CoreState> {
  const game = GAMES.get(id);
  if (game) return game;
  throw new UsageError('game', { found: id, words: [...GAMES.keys()].join(', ') });
}

/** What the game is asked for; it checks the values itself. Seats without a role get one at random. */
export function optionsFrom(flags: GameFlags): Record<string, unknown> {
  const given = flags.roles?.split(',').map((role) => role.trim());
  const players = flags.players === undefined ? given && Math.max(2, given.length) : number(flags.players);
  const options: Record<string, unknown> = {};
  if (players !== undefined) options.players = players;
  if (flags.epidemics !== undefined) options.epidemics = number(flags.epidemics);
  if (given) options.roles = typeof players === 'number' ? filled(given, players) : given;
  if (flags.closedHands) options.hands = 'closed';
  if (flags.entered) options.entered = true;
  return options;
}

/** Words that are no numbers stay as they are, so that the error can show them. */
const number = (value: string): number | string => (/^\d+$/.test(value) ? Number(value) : value);

const filled = (roles: readonly string[], players: number): string[] => [
  ...roles,
  ...new Array<string>(Math.max(0, players - roles.length)).fill('random'),
];
