import type { Context } from '../context.ts';
import { gameCalled } from '../games.ts';
import { padTo, widthOf } from '../layout.ts';
import { VERSION } from '../version.ts';
import type { Series } from './batch.ts';
import type { Totals } from './totals.ts';

/** What was asked for. */
export interface Simulation {
  readonly series: Series;
  readonly games: number;
  readonly workers: number;
}

export type Report = ReturnType<typeof reportOf>;

/** The result as data: what was played, what came of it, how sure that is, and how fast it went. */
export function reportOf({ series, workers }: Simulation, totals: Totals, now: number) {
  const { game, bot, seed, options } = series;
  const seconds = totals.secondsUntil(now);
  return {
    engine: VERSION,
    game,
    ...options,
    bot,
    seed,
    workers,
    games: totals.games,
    decisions: totals.decisions,
    turns: totals.turns,
    wins: totals.wins,
    losses: totals.losses,
    /** 95 % intervals (Wilson) of the shares. */
    intervals: totals.intervals(),
    seconds: rounded(seconds, 3),
    gamesPerSecond: seconds === 0 ? 0 : rounded(totals.games / seconds, 1),
    checksum: totals.checksum,
  };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The result as a table to read. */
export function printReport(context: Context, report: Report): void {
  const { print, text, paint } = context;
  const { games, decisions, turns, workers, bot, seed, intervals } = report;
  print(paint('bold', text('cli.simulate.head', { games, bot, seed })));
  const rows = [
    row(context, text('cli.simulate.wins'), report.wins, games, intervals.wins),
    ...Object.entries(report.losses).map(([cause, n]) =>
      row(
        context,
        text('cli.simulate.lost', { reason: text(`cli.cause.${cause}`) }),
        n,
        games,
        intervals.losses[cause],
      ),
    ),
  ];
  const widths = [0, 1].map((i) => Math.max(...rows.map((cells) => widthOf(cells[i]))));
  for (const [label, count, share] of rows) {
    const blanks = ' '.repeat(widths[1] - widthOf(count));
    print(`  ${padTo(label, widths[0])}  ${blanks}${count}  ${share}`);
  }
  const perGame = (n: number): number => (games === 0 ? 0 : n / games);
  const { unit } = gameCalled(report.game).chronicle;
  print(text('cli.simulate.length', { decisions: perGame(decisions), turns: perGame(turns), unit }));
  print(text('cli.simulate.pace', { speed: report.gamesPerSecond, seconds: report.seconds, workers }));
  print(text('cli.simulate.checksum', { checksum: report.checksum }));
}

function row(
  { text }: Context,
  label: string,
  n: number,
  games: number,
  [from, to]: readonly [number, number],
): [string, string, string] {
  const share = games === 0 ? 0 : n / games;
  return [label, text('cli.simulate.count', { n }), text('cli.simulate.share', { share, from, to })];
}
