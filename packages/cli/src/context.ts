import { createTranslate, type Lang, type Translate } from '@holdout/lang';
import { loadMessages } from './language.ts';
import { type Paint, painter } from './paint.ts';

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };
export type Output = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** What the program reads from and writes to. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Everything a command needs to know of where it runs and who reads what it says. */
export interface Context {
  readonly io: Io;
  readonly lang: Lang;
  readonly intl: Translate;
  readonly paint: Paint;
  /** A text of the catalogue. */
  readonly text: (id: string, values?: Record<string, string | number>) => string;
  /** A line on standard output. */
  readonly print: (line?: string) => void;
  /** A line on standard error. */
  readonly warn: (line: string) => void;
  /** Whether somebody sits at a terminal, for questions, colours and bars. */
  readonly interactive: boolean;
}

export function createContext(io: Io, lang: Lang): Context {
  const intl = createTranslate(lang, loadMessages(lang));
  return {
    io,
    lang,
    intl,
    paint: painter(io.stdout, io.env),
    text: (id, values) => intl.formatMessage({ id }, values),
    print: (line = '') => {
      io.stdout.write(`${line}\n`);
    },
    warn: (line) => {
      io.stderr.write(`${line}\n`);
    },
    interactive: io.stdin.isTTY === true && io.stdout.isTTY === true,
  };
}
