import { Command, CommanderError } from 'commander';
import { backupCommand } from './commands/backup.ts';
import { exportCommand } from './commands/export.ts';
import { missionCommand } from './commands/mission.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { versionText } from './commands/version.ts';
import type { Context } from './context.ts';
import { EXIT, UsageError } from './errors.ts';
import { columnsOf, widthOf } from './layout.ts';

/** How a command tells its exit code. */
export type Exit = (code: number) => void;

const COMMANDS = [
  serveCommand,
  playCommand,
  simulateCommand,
  missionCommand,
  replayCommand,
  exportCommand,
  rulesCommand,
  backupCommand,
];

/**
 * Reads the arguments and does what they say.
 *
 * @returns the exit code.
 * @throws UsageError for arguments that make no sense; InputError for values a game refuses.
 */
export async function execute(context: Context, args: readonly string[]): Promise<number> {
  let code = 0;
  const program = programFor(context, (value) => {
    code = value;
  });
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : args.slice(), { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Without a command, the help has been shown.
    if (error.code === 'commander.help') return EXIT.usage;
    if (error.exitCode !== 0) throw misuse(error);
  }
  return code;
}

function programFor(context: Context, exit: Exit): Command {
  const { text } = context;
  const program = new Command('holdout').description(text('cli.about'));
  localize(program, context);
  program
    .version(versionText(context), '-V, --version', text('cli.option.version'))
    .option('--lang <en|de|ja|hu>', text('cli.option.lang'))
    .helpCommand('help [command]', text('cli.option.helpCommand'));
  for (const make of COMMANDS) {
    const command = make(context, exit);
    for (const one of [command, ...command.commands]) {
      localize(one, context);
      one.copyInheritedSettings(program);
    }
    program.addCommand(command);
  }
  return program;
}

/** Help in the reader's language; what goes wrong is thrown, and told in the same language elsewhere. */
function localize(command: Command, { io, text, paint }: Context): void {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': text('cli.help.usage'),
    'Arguments:': text('cli.help.arguments'),
    'Options:': text('cli.help.options'),
    'Global Options:': text('cli.help.globalOptions'),
    'Commands:': text('cli.help.commands'),
  };
  command
    .helpOption('-h, --help', text('cli.option.help'))
    .configureHelp({
      showGlobalOptions: true,
      displayWidth: widthOf,
      styleTitle: (title) => paint('bold', titles[title] ?? title),
      styleUsage: (usage) =>
        usage
          .replace('[options]', `[${text('cli.help.optionsWord')}]`)
          .replace('[command]', `[${text('cli.help.commandWord')}]`),
    })
    .configureOutput({
      writeOut: (written) => io.stdout.write(written),
      writeErr: (written) => io.stderr.write(written),
      outputError: () => undefined,
      getOutHelpWidth: () => columnsOf(io.stdout),
    })
    .exitOverride();
}

/** What is wrong with the arguments, out of the parser's English: the kind of fault, and what it is about. */
function misuse({ code, message }: CommanderError): UsageError {
  const kind = code.replace('commander.', '');
  const what = /'([^']*)'/.exec(message)?.[1] ?? '';
  const meant = /Did you mean (?:one of )?([^?]+)\?/.exec(message)?.[1] ?? 'none';
  return new UsageError('arguments', { kind, what, meant });
}
