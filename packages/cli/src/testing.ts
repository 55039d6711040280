import { Readable, Writable } from 'node:stream';
import { run } from './run.ts';

/** What a run of the command has left behind. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in this process, without a terminal. `lines` are typed into it. */
export async function holdout(
  args: readonly string[],
  lines: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const [stdout, stderr] = [new Collector(), new Collector()];
  const stdin = Readable.from(lines.map((line) => `${line}\n`));
  const code = await run(args, { stdin, stdout, stderr, env });
  return { code, out: stdout.text, err: stderr.text };
}

class Collector extends Writable {
  text = '';

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}
