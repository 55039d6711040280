import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Batch, BatchResult, Series } from './batch.ts';

/** Games in a batch: long enough that handing it over costs nothing, short enough to stop soon and share out well. */
const LARGEST_BATCH = 100;
/** Batches that wait for each worker, so that none stands idle while an earlier batch is still being played. */
const AHEAD = 4;

/**
 * Plays games 0 to `games - 1` on worker threads and hands over the results in the order of the games.
 *
 * @param stop when it is aborted, no new batch begins; those under way are played to their end.
 */
export async function* playAll(
  series: Series,
  games: number,
  workers: number,
  stop: AbortSignal,
): AsyncGenerator<BatchResult> {
  // Few games are shared out as well: one of them may take a while.
  const batch = Math.min(LARGEST_BATCH, Math.max(1, Math.floor(games / (workers * AHEAD))));
  const threads = Math.min(workers, Math.ceil(games / batch));
  const pool = new Piscina<Batch, BatchResult>({
    filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    minThreads: threads,
    maxThreads: threads,
  });
  const underWay: Promise<BatchResult>[] = [];
  let from = 0;
  const handOut = (): void => {
    while (from < games && underWay.length < threads * AHEAD && !stop.aborted) {
      const count = Math.min(batch, games - from);
      const result = pool.run({ series, from, count });
      // It is thrown where the result is waited for; until then it is nobody's unhandled rejection.
      result.catch(() => undefined);
      underWay.push(result);
      from += count;
    }
  };
  try {
    handOut();
    for (let first = underWay.shift(); first; first = underWay.shift()) {
      yield await first;
      handOut();
    }
  } finally {
    await pool.destroy();
  }
}
