import { Presets, SingleBar } from 'cli-progress';
import type { Context } from '../context.ts';

/** Shows how far a simulation is. */
export interface Progress {
  readonly show: (games: number) => void;
  readonly stop: () => void;
}

const NOTHING: Progress = { show: () => undefined, stop: () => undefined };

/** A bar on standard error if that is a terminal and nobody wants just data. It leaves nothing behind. */
export function progressBar({ io }: Context, games: number, quiet: boolean): Progress {
  if (quiet || io.stderr.isTTY !== true) return NOTHING;
  const format = '{bar} {percentage} % · {value}/{total} · {eta_formatted}';
  const bar = new SingleBar({ format, stream: io.stderr, clearOnComplete: true }, Presets.shades_classic);
  bar.start(games, 0);
  return { show: (done) => bar.update(done), stop: () => bar.stop() };
}
