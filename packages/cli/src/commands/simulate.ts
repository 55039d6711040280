import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { EXIT } from '../errors.ts';
import { oneOf, readSeed, wholeNumber } from '../flags.ts';
import { GAMES, gameCalled } from '../games.ts';
import { untilInterrupted } from '../interrupt.ts';
import { addGameFlags, refuseForeign } from '../options.ts';
import type { Exit } from '../program.ts';
import { newSeed } from '../seed.ts';
import type { Series } from '../simulate/batch.ts';
import { GameLines } from '../simulate/lines.ts';
import { playAll } from '../simulate/pool.ts';
import { progressBar } from '../simulate/progress.ts';
import { printReport, reportOf, type Simulation } from '../simulate/report.ts';
import { Totals } from '../simulate/totals.ts';
import type { GameFlags } from '../textGame.ts';

type Flags = GameFlags & {
  readonly games?: string;
  readonly bot?: string;
  readonly seed?: string;
  readonly workers?: string;
  readonly json?: boolean;
  readonly out?: string;
};

const MOST_GAMES = 100_000_000;
const MOST_WORKERS = 256;
/** Bots of all games; the names are checked for the game that is played. */
const ALL_BOTS = [...new Set([...GAMES.values()].flatMap(({ bots }) => [...bots.keys()]))];

export function simulateCommand(context: Context, exit: Exit): Command {
  const { text } = context;
  const command = new Command('simulate').description(text('cli.simulate.about'));
  command.argument('<game>', text('cli.argument.game'));
  return addGameFlags(command, context, false)
    .option('--games <n>', text('cli.option.games'))
    .option('--bot <name>', text('cli.option.bot', { words: ALL_BOTS.join(', ') }))
    .option('--seed <seed>', text('cli.option.seed'))
    .option('--workers <n>', text('cli.option.workers'))
    .option('--json', text('cli.option.json'))
    .option('--out <file>', text('cli.option.lines'))
    .action(async (game: string, flags: Flags) => exit(await simulate(context, game, flags)));
}

async function simulate(context: Context, gameId: string, flags: Flags): Promise<number> {
  const simulation = await readFlags(gameId, flags);
  const totals = new Totals(gameCalled(gameId).causes);
  const lines = flags.out === undefined ? null : await GameLines.open(flags.out, simulation);
  const bar = progressBar(context, simulation.games, flags.json === true);
  const stop = untilInterrupted();
  try {
    const { series, games, workers } = simulation;
    for await (const result of playAll(series, games, workers, stop.signal)) {
      totals.add(result);
      await lines?.add(result.lines);
      bar.show(totals.games);
    }
  } finally {
    stop.release();
    bar.stop();
    await lines?.close();
  }
  const report = reportOf(simulation, totals, performance.timeOrigin + performance.now());
  if (flags.json) context.print(JSON.stringify(report));
  else printReport(context, report);
  return stop.signal.aborted ? EXIT.interrupted : EXIT.ok;
}

async function readFlags(gameId: string, flags: Flags): Promise<Simulation> {
  const textGame = gameCalled(gameId);
  refuseForeign(textGame, flags);
  const series: Series = {
    game: gameId,
    options: textGame.game.readOptions(await textGame.optionsFrom(flags)),
    bot: oneOf('--bot', flags.bot ?? 'random', [...textGame.bots.keys()]),
    seed: flags.seed === undefined ? newSeed() : readSeed(flags.seed),
    lines: flags.out !== undefined,
  };
  return {
    series,
    games: wholeNumber('--games', flags.games ?? '1000', 1, MOST_GAMES),
    workers: flags.workers
      ? wholeNumber('--workers', flags.workers, 1, MOST_WORKERS)
      : availableParallelism(),
  };
}
