import { type Remote, wrap } from 'comlink';
import type { LocalHost } from './api.ts';

/** The worker that holds the tables of this browser. */
export const localHost: Remote<LocalHost> = wrap<LocalHost>(
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'holdout-tables' }),
);
