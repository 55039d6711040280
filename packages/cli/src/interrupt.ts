import process from 'node:process';

/**
 * A signal that is aborted by the first Ctrl+C or termination. A second one ends the program the usual way.
 *
 * @returns the signal, and how to stop listening.
 */
export function untilInterrupted(): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController();
  const release = (): void => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  };
  const stop = (): void => {
    release();
    controller.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return { signal: controller.signal, release };
}
