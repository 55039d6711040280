import { type CoreState, InputError, Table, UNDO_MODES } from '@holdout/kernel';
import { TableHost } from '@holdout/protocol';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { EXIT, UsageError } from '../errors.ts';
import { oneOf, readSeed } from '../flags.ts';
import { gameCalled } from '../games.ts';
import { addGameFlags, dashed, GAME_FLAGS, refuseForeign } from '../options.ts';
import { keepOlder, Saver } from '../play/saver.ts';
import { playAtDesk } from '../play/session.ts';
import type { Exit } from '../program.ts';
import { readSaveFile, replaySave } from '../saves.ts';
import { newSeed } from '../seed.ts';
import type { GameFlags, TextGame } from '../textGame.ts';

type Flags = GameFlags & {
  readonly seed?: string;
  readonly undo?: string;
  readonly bots?: string;
  readonly save?: string;
  readonly resume?: string;
};

export function playCommand(context: Context, exit: Exit): Command {
  const { text } = context;
  const command = new Command('play').description(text('cli.play.about'));
  command.argument('<game>', text('cli.argument.game'));
  return addGameFlags(command, context, true)
    .option('--seed <seed>', text('cli.option.seed'))
    .option('--undo <keepFate|strict|off>', text('cli.option.undo'))
    .option('--bots <n,n>', text('cli.option.bots'))
    .option('--save <file>', text('cli.option.save'))
    .option('--resume <file>', text('cli.option.resume'))
    .action(async (game: string, flags: Flags) => exit(await play(context, game, flags)));
}

async function play(context: Context, gameId: string, flags: Flags): Promise<number> {
  const { print, text } = context;
  const game = gameCalled(gameId);
  refuseForeign(game, flags);
  const begun = flags.resume === undefined ? await begin(context, game, flags) : await resume(gameId, flags);
  if (!begun) return EXIT.ok;
  const host = new TableHost(begun.table, { bots: game.bots });
  host.begin();
  await begun.saver.afterAnswer();
  print(text(flags.save === undefined ? 'cli.play.notSaved' : 'cli.play.saving', { path: flags.save ?? '' }));
  print(text(`cli.${gameId}.helpHint`));
  await playAtDesk(context, game, host, begun.saver);
  return EXIT.ok;
}

interface Begun {
  readonly table: Table<CoreState>;
  readonly saver: Saver;
}

/** The bot that takes a seat at a table. */
const BOT = 'greedy';

/**
 * Seats of bots, out of their numbers from 1.
 *
 * @throws UsageError if there is no such seat, or none is left for a person.
 */
function readBots(value: string | undefined, seats: number): number[] {
  const numbers = value === undefined ? [] : value.split(',').map((word) => Number(word.trim()));
  const fits = numbers.every((n) => Number.isInteger(n) && n >= 1 && n <= seats);
  if (!fits || new Set(numbers).size >= seats)
    throw new UsageError('bots', { found: value ?? '', last: seats });
  return numbers.map((n) => n - 1);
}

/** A new game. Whoever sits at a terminal and has said nothing about it is asked. */
async function begin(context: Context, textGame: TextGame, flags: Flags): Promise<Begun | null> {
  const { text, print } = context;
  let chosen: GameFlags | null = flags;
  if (context.interactive && Object.keys(flags).length === 0) {
    chosen = await textGame.askForSetup(context);
  }
  if (!chosen) return null;
  const { game } = textGame;
  const options = game.readOptions(await textGame.optionsFrom(chosen));
  const bots = readBots(flags.bots, game.seats(options));
  const seats = Array.from({ length: game.seats(options) }, (_, i) =>
    bots.includes(i)
      ? { name: text('cli.play.bot', { n: i + 1 }), bot: BOT }
      : { name: text('cli.play.player', { n: i + 1 }) },
  );
  const undo = oneOf('--undo', flags.undo ?? 'keepFate', UNDO_MODES);
  const seed = flags.seed === undefined ? newSeed() : readSeed(flags.seed);
  const table = new Table(game, { options, seats, undo, seed });
  const older = flags.save === undefined ? null : await keepOlder(flags.save);
  if (older) print(text('cli.play.older', { path: older }));
  return { table, saver: new Saver(table, flags.save ?? null, null) };
}

const FIXED: readonly string[] = [...GAME_FLAGS, 'seed', 'undo', 'bots'];

/**
 * A saved game.
 *
 * @throws UsageError if options are given that the save has fixed already; InputError if it is damaged.
 */
async function resume(gameId: string, flags: Flags): Promise<Begun> {
  const fixed = FIXED.find((name) => flags[name] !== undefined);
  if (fixed) throw new UsageError('resumed', { flag: dashed(fixed) });
  const file = await readSaveFile(flags.resume ?? '');
  if (file.game !== gameId) throw new InputError('save.otherGame', 'game', { found: file.game });
  const { table, mismatch } = replaySave(file);
  if (mismatch) {
    throw new InputError('save.mismatch', mismatch.path, { move: mismatch.n, found: mismatch.found });
  }
  return { table, saver: new Saver(table, flags.save ?? null, file) };
}
