import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** What a process has used up to now. */
export interface Usage {
  /** Seconds of processor time, of all its threads. */
  readonly cpu: number;
  readonly rss: number;
  /** Bytes of the heap in use, and of buffers outside of it. */
  readonly heap: number;
}

const MICROSECONDS = 1_000_000;

export function usageNow(): Usage {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpu: (user + system) / MICROSECONDS, rss, heap: heapUsed + external };
}

/** The same when all that nobody needs has been let go of; for a process started with `--expose-gc`. */
export async function usageWhenClean(): Promise<Usage> {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return usageNow();
}

/** Seconds that the processors of this machine have been busy. */
export function machineBusy(): number {
  const times = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return times.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000;
}

/** The kernel counts processor time in these. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time of all processes of a name, those that have ended under one of them included. Linux only. */
export function cpuOfAll(name: string): number {
  const ticks = processes().map((pid) => {
    const stat = statOf(pid);
    if (!stat.includes(`(${name})`)) return 0;
    // After the name, which may have blanks in it: the state and ten more fields, then user, system and those of children.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  });
  return ticks.reduce((sum, value) => sum + value, 0) / TICKS_PER_SECOND;
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  } catch {
    return [];
  }
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
