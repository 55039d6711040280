import { createInterface } from 'node:readline';
import type { Context } from '../context.ts';

/** Where answers come from: somebody at a terminal, or lines of a file or program. */
export interface Answers {
  /** The next line, or null when there are no more. */
  readonly next: (prompt: string) => Promise<string | null>;
  readonly close: () => void;
}

/** @param complete what a line that has been begun may become. */
export function answersFrom({ io, interactive }: Context, complete: (line: string) => string[]): Answers {
  const lines = createInterface({
    input: io.stdin,
    terminal: interactive,
    ...(interactive && { output: io.stdout }),
    completer: (line: string) => [complete(line), line],
  });
  const iterator = lines[Symbol.asyncIterator]();
  return {
    async next(prompt) {
      if (interactive) {
        lines.setPrompt(prompt);
        lines.prompt();
      }
      const { value, done } = await iterator.next();
      if (done) return null;
      // A script leaves no trace on the screen: what it answered is shown in its place.
      if (!interactive) io.stdout.write(`${prompt}${value}\n`);
      return value;
    },
    close: () => lines.close(),
  };
}
