import { setFlagsFromString } from 'node:v8';

/**
 * How much larger the heap may become than what is alive in it before it is cleared, in percent. By itself V8 takes
 * several times as much on a machine with much memory: it is not asked how much the others there need.
 */
const GROWTH = 130;

/** Keeps the memory of this process in bounds; for a process that does nothing but serve. */
export function boundHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
