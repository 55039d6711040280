import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { EXIT, UsageError } from '../errors.ts';
import { untilInterrupted } from '../interrupt.ts';
import type { Exit } from '../program.ts';
import { environmentOf, readSettings, type SettingFlags } from '../settings.ts';
import { VERSION } from '../version.ts';

interface Flags extends SettingFlags {
  readonly open?: boolean;
}

const CLIENT = new URL('../../../web/dist/', import.meta.url);

export function serveCommand(context: Context, exit: Exit): Command {
  const { text } = context;
  return new Command('serve')
    .description(text('cli.serve.about'))
    .option('--port <n>', text('cli.option.port'))
    .option('--host <address>', text('cli.option.host'))
    .option('--data <folder>', text('cli.option.data'))
    .option('--database <url>', text('cli.option.database'))
    .option('--open', text('cli.option.open'))
    .option('--no-open', text('cli.option.noOpen'))
    .action(async (flags: Flags) => exit(await serveTables(context, flags)));
}

async function serveTables(context: Context, flags: Flags): Promise<number> {
  const { text, print } = context;
  const env = environmentOf(flags);
  if (!existsSync(new URL('index.html', CLIENT)))
    throw new UsageError('noClient', { folder: fileURLToPath(CLIENT) });
  // The server's libraries take a while to load, and the other commands do without them.
  const { boundHeap, openBrowser, qrText, serve } = await import('@holdout/server');
  boundHeap();
  const config = await readSettings(flags);
  const stop = untilInterrupted();
  const served = await serve({
    config,
    client: fileURLToPath(CLIENT),
    engine: VERSION,
    env,
  }).catch((error: unknown) => {
    stop.release();
    throw cannotListen(error, config.host, config.port);
  });
  print(text('cli.serve.ready', { url: served.url }));
  const [nearby] = served.network;
  const shared = config.publicUrl ?? nearby;
  if (shared !== undefined) {
    print(text('cli.serve.network', { url: shared }));
    if (process.stdout.isTTY) print(qrText(shared));
  }
  print(text('cli.serve.tables', { place: config.databaseUrl === null ? config.dataDir : 'PostgreSQL' }));
  if (flags.open !== false) await openBrowser(served.url);
  if (!stop.signal.aborted) await new Promise((resolve) => stop.signal.addEventListener('abort', resolve));
  await served.close();
  return EXIT.ok;
}

function cannotListen(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? new UsageError('listen', { host, port: String(port), code }) : error;
}
