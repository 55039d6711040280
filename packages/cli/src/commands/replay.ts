import type { CoreState, Mismatch, SaveFile, Table } from '@holdout/kernel';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { EXIT } from '../errors.ts';
import type { Exit } from '../program.ts';
import { gameOf, readSaveFile, replaySave } from '../saves.ts';
import { type Summary, summaryOf } from '../summary.ts';
import type { Chronicle } from '../textGame.ts';

interface Flags {
  readonly json?: boolean;
}

export function replayCommand(context: Context, exit: Exit): Command {
  const { text } = context;
  return new Command('replay')
    .description(text('cli.replay.about'))
    .argument('<file>', text('cli.argument.save'))
    .option('--json', text('cli.option.json'))
    .action(async (path: string, flags: Flags) => exit(await replayFile(context, path, flags)));
}

async function replayFile(context: Context, path: string, flags: Flags): Promise<number> {
  const file = await readSaveFile(path);
  const { table, mismatch, carriedFrom } = replaySave(file);
  const { chronicle } = gameOf(file);
  const summary = summaryOf(chronicle, table);
  if (flags.json) {
    const { engine, seed, snapshots } = file;
    const report = { file: path, engine, seed, ...summary, hashes: snapshots.length };
    context.print(
      JSON.stringify({ ...report, verified: !mismatch && carriedFrom === null, mismatch, carriedFrom }),
    );
  } else {
    tellSummary(context, path, chronicle, table, summary);
    if (carriedFrom === null) tellResult(context, file, mismatch);
    else context.print(context.text('cli.replay.carried', { rules: carriedFrom }));
  }
  return mismatch ? EXIT.differs : EXIT.ok;
}

function tellSummary(
  { text, print, paint, intl }: Context,
  path: string,
  { unit, seatText }: Chronicle,
  { game, run, setup }: Table<CoreState>,
  summary: Summary,
): void {
  print(paint('bold', text('cli.replay.head', { game: summary.game, file: path })));
  const view = game.view(run, 'spectator');
  for (const [seat, { name }] of setup.seats.entries()) {
    const role = seatText(intl, view, seat);
    print(`  ${role ? text('cli.replay.seat', { name, role }) : name}`);
  }
  print(text('cli.replay.length', { turns: summary.turns, moves: summary.moves, unit }));
  const { outcome } = summary;
  const reason = outcome ? text(`cli.cause.${outcome.cause}`) : 'none';
  print(text('cli.replay.outcome', { result: outcome?.result ?? 'open', reason }));
}

function tellResult({ text, print, paint }: Context, file: SaveFile, mismatch: Mismatch | null): void {
  if (!mismatch) {
    print(paint('green', text('cli.replay.verified', { hashes: file.snapshots.length })));
    return;
  }
  const { n, path, expected, found } = mismatch;
  print(paint('red', text('cli.replay.differs', { n, path, expected, found })));
}
