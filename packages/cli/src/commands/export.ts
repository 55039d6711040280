import { Command } from 'commander';
import type { Context } from '../context.ts';
import { EXIT, UsageError } from '../errors.ts';
import { EXPORT_FORMATS, exportText } from '../export/formats.ts';
import { writeText } from '../files.ts';
import { oneOf } from '../flags.ts';
import type { Exit } from '../program.ts';
import { readSaveFile, replaySave } from '../saves.ts';

interface Flags {
  readonly format?: string;
  readonly out?: string;
}

export function exportCommand(context: Context, exit: Exit): Command {
  const { text } = context;
  return new Command('export')
    .description(text('cli.export.about'))
    .argument('<file>', text('cli.argument.save'))
    .option('--format <json|jsonl|csv|log>', text('cli.option.format'))
    .option('--out <file>', text('cli.option.out'))
    .action(async (path: string, flags: Flags) => exit(await exportFile(context, path, flags)));
}

async function exportFile(context: Context, path: string, flags: Flags): Promise<number> {
  const format = oneOf('--format', flags.format ?? 'json', EXPORT_FORMATS);
  const file = await readSaveFile(path);
  const { table, mismatch } = replaySave(file);
  if (mismatch) {
    // What a game that can't be replayed would tell is not what happened.
    const { n, path: place, expected, found } = mismatch;
    context.warn(context.text('cli.replay.differs', { n, path: place, expected, found }));
    return EXIT.differs;
  }
  const written = exportText(context, format, file, table);
  if (flags.out === path) throw new UsageError('sameFile', { path });
  if (flags.out === undefined) context.io.stdout.write(written);
  else await writeText(flags.out, written);
  return EXIT.ok;
}
