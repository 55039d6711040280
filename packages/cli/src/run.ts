import { InputError } from '@holdout/kernel';
import { faultText } from '@holdout/lang';
import { type Context, createContext, type Io } from './context.ts';
import { EXIT, UsageError } from './errors.ts';
import { languageAskedFor, systemLanguage } from './language.ts';
import { execute } from './program.ts';

/**
 * The command `holdout` with these arguments.
 *
 * @returns the exit code; what went wrong has been told on standard error, in one line.
 */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let context = createContext(io, systemLanguage(io.env));
  try {
    const lang = languageAskedFor(args);
    if (lang && lang !== context.lang) context = createContext(io, lang);
    return await execute(context, args);
  } catch (error) {
    return tell(context, error);
  }
}

function tell({ text, warn, intl }: Context, error: unknown): number {
  if (error instanceof UsageError) {
    warn(text('cli.error', { message: text(`cli.error.${error.code}`, error.values) }));
    return EXIT.usage;
  }
  if (error instanceof InputError) {
    warn(text('cli.error', { message: faultText(intl, error) }));
    return EXIT.usage;
  }
  warn(
    text('cli.defect', { message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  return EXIT.defect;
}
