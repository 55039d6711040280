import { existsSync } from 'node:fs';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { EXIT, UsageError } from '../errors.ts';
import { fileError } from '../files.ts';
import type { Exit } from '../program.ts';
import { readSettings } from '../settings.ts';

interface Flags {
  readonly data?: string;
}

/** A copy of all tables of a data folder, while a server may be using it. */
export function backupCommand(context: Context, exit: Exit): Command {
  const { text } = context;
  return new Command('backup')
    .description(text('cli.backup.about'))
    .argument('<file>', text('cli.argument.backup'))
    .option('--data <folder>', text('cli.option.data'))
    .action(async (file: string, flags: Flags) => exit(await backUp(context, file, flags)));
}

async function backUp({ text, print }: Context, file: string, { data }: Flags): Promise<number> {
  const { backUpSqlite, databaseFile } = await import('@holdout/server');
  const { dataDir, databaseUrl } = await readSettings({ data });
  if (databaseUrl !== null) throw new UsageError('backupPostgres');
  const source = databaseFile(dataDir);
  if (!existsSync(source)) throw new UsageError('read', { path: source, code: 'ENOENT' });
  // It is never written over another: that may be the only good one.
  if (existsSync(file)) throw new UsageError('write', { path: file, code: 'EEXIST' });
  try {
    backUpSqlite(source, file);
  } catch (error) {
    throw fileError('write', file, error);
  }
  print(text('cli.backup.done', { path: file }));
  return EXIT.ok;
}
