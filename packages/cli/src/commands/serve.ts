import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { EXIT, UsageError } from '../errors.ts';
import { wholeNumber } from '../flags.ts';
import { untilInterrupted } from '../interrupt.ts';
import type { Exit } from '../program.ts';

interface Flags {
  readonly port?: string;
  readonly host?: string;
  readonly open?: boolean;
}

const CLIENT = new URL('../../../web/dist/', import.meta.url);
const DEFAULT_PORT = '8080';
const DEFAULT_HOST = '127.0.0.1';

export function serveCommand(context: Context, exit: Exit): Command {
  const { text } = context;
  return new Command('serve')
    .description(text('cli.serve.about'))
    .option('--port <n>', text('cli.option.port'))
    .option('--host <address>', text('cli.option.host'))
    .option('--open', text('cli.option.open'))
    .option('--no-open', text('cli.option.noOpen'))
    .action(async (flags: Flags) => exit(await serveClient(context, flags)));
}

async function serveClient({ text, print }: Context, flags: Flags): Promise<number> {
  const port = wholeNumber('--port', flags.port ?? DEFAULT_PORT, 0, 65_535);
  const host = flags.host ?? DEFAULT_HOST;
  if (!existsSync(new URL('index.html', CLIENT)))
    throw new UsageError('noClient', { folder: fileURLToPath(CLIENT) });
  // The server's libraries take a while to load, and the other commands do without them.
  const { openBrowser, serve } = await import('@holdout/server');
  const stop = untilInterrupted();
  const served = await serve({ port, host, client: fileURLToPath(CLIENT) }).catch((error: unknown) => {
    stop.release();
    throw cannotListen(error, host, port);
  });
  print(text('cli.serve.ready', { url: served.url }));
  if (flags.open !== false) await openBrowser(served.url);
  if (!stop.signal.aborted) await new Promise((resolve) => stop.signal.addEventListener('abort', resolve));
  await served.close();
  return EXIT.ok;
}

function cannotListen(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? new UsageError('listen', { host, port: String(port), code }) : error;
}
