import { Command } from 'commander';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { loadMessages } from '../language.ts';
import type { Exit } from '../program.ts';

const PREFIX = 'rule.';

export function rulesCommand(context: Context, exit: Exit): Command {
  const { text } = context;
  return new Command('rules')
    .description(text('cli.rules.about'))
    .argument('[id]', text('cli.argument.rule'))
    .action((id: string | undefined) => exit(rules(context, id)));
}

/** Prints a rule, all rules of a chapter (`PD-ACT`), or all there are. */
function rules({ lang, print, paint }: Context, id: string | undefined): number {
  const messages = loadMessages(lang);
  const wanted = id?.toUpperCase() ?? '';
  const found = Object.keys(messages)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .filter((rule) => wanted === '' || rule === wanted || rule.startsWith(`${wanted}-`));
  if (found.length === 0) throw new UsageError('rule', { found: id ?? '' });
  for (const rule of found) print(`${paint('bold', rule)}  ${messages[PREFIX + rule]}`);
  return 0;
}
