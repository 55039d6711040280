import type { Budget } from './stats.ts';

/** A figure that a contender measures, as a line of the report. */
export interface Row {
  /** Name of the figure in a sample. */
  readonly figure: string;
  readonly what: string;
  readonly unit: string;
  readonly budget?: Budget;
}

/** One repeat: the figures, and the checksum of what was done. */
export interface Sample {
  readonly figures: Readonly<Record<string, number>>;
  readonly checksum: string;
}

/** A program that is measured, in a process of its own. */
export interface Contender {
  readonly title: string;
  /** What the figures mean, in a sentence or two. */
  readonly meaning: string;
  readonly rows: readonly Row[];
  /** Why it can't be measured here. */
  readonly absent?: string;
  readonly warmUp: () => void;
  /** Does its fixed work, which the seeds decide, once more. */
  readonly measure: () => Sample;
}

export type About = Pick<Contender, 'title' | 'meaning' | 'rows' | 'absent'>;

/** What the process of a contender tells the one that started it. */
export type Message =
  | { readonly t: 'ready'; readonly about: About }
  | { readonly t: 'sample'; readonly sample: Sample };

/** `--quick` does a fifth of the work. */
const quick = process.argv.includes('--quick');

/** An amount of work: full, or what a quick run does of it. */
export const amount = (full: number): number => (quick ? Math.ceil(full / 5) : full);

/** The number that follows `--name` on the command line of a contender. */
export function argument(name: string, usual: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : Number(process.argv[at + 1]);
}

/** A word from the command line, or null. */
export function wordArgument(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : process.argv[at + 1];
}

/**
 * Offers a contender to the process that started this one: it measures whenever it is told to. Started by hand it
 * measures once and prints what it came to, which is what a profiler wants.
 */
export function offer(contender: Contender): void {
  const { title, meaning, rows, absent } = contender;
  if (absent === undefined) contender.warmUp();
  const send = process.send?.bind(process);
  if (!send) {
    console.log(title, absent ?? contender.measure());
    return;
  }
  process.on('message', () => send({ t: 'sample', sample: contender.measure() } satisfies Message));
  process.on('disconnect', () => process.exit());
  const about: About = { title, meaning, rows, ...(absent === undefined ? {} : { absent }) };
  send({ t: 'ready', about } satisfies Message);
}
