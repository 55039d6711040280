import type { Bench } from './benches.ts';
import type { About, Row, Sample } from './contender.ts';
import { Side } from './side.ts';
import { agree, type Budget, ratios, type Summary, summary, type Verdict, verdict } from './stats.ts';

/** A line of the report with its figures. */
export interface Line {
  readonly what: string;
  readonly unit: string;
  readonly summary: Summary;
  readonly budget: Budget | null;
  readonly verdict: Verdict | null;
}

/** What became of one bench. */
export interface Result {
  readonly title: string;
  readonly meaning: string;
  readonly lines: readonly Line[];
  readonly checksum: string;
  /** Why nothing was measured, or why what was measured is void. */
  readonly absent: string | null;
  readonly void: string | null;
}

/** Measures the sides of a bench by turns, each in its own process. */
export async function measureBench(bench: Bench, repeats: number, args: readonly string[]): Promise<Result> {
  const sides: Side[] = [];
  try {
    for (const spec of bench.sides) sides.push(await Side.start(spec, args));
    const absent = sides.find((side) => side.about.absent !== undefined)?.about.absent;
    if (absent !== undefined) return nothing(bench, sides[0].about, absent);
    const samples: Sample[][] = sides.map(() => []);
    for (let repeat = 0; repeat < (bench.untimed ? 2 : repeats); repeat++)
      for (const [i, side] of sides.entries()) samples[i].push(await side.measure());
    return resultOf(bench, sides, samples);
  } finally {
    for (const side of sides) side.stop();
  }
}

/** A bench that can't be measured here, and why. */
export function nothing(bench: Bench, about: Pick<About, 'title' | 'meaning'>, absent: string): Result {
  const { title, meaning } = bench.against ?? about;
  return { title, meaning, lines: [], checksum: '', absent, void: null };
}

function resultOf(bench: Bench, sides: readonly Side[], samples: readonly Sample[][]): Result {
  const checksums = samples.flat().map((sample) => sample.checksum);
  const { title, meaning } = bench.against ?? sides[0].about;
  const compared = sides.map(({ about }) => `- ${about.title}: ${about.meaning}`);
  const own = sides.flatMap(({ about }, i) =>
    about.rows.map((row) => lineOf(row, samples[i], bench.against && about.title)),
  );
  return {
    title,
    meaning: bench.against ? `${meaning}\n\n${compared.join('\n')}` : meaning,
    lines: [...own, ...ratioLines(bench, sides, samples)],
    checksum: checksums[0],
    absent: null,
    void: agree(checksums) ? null : `the checksums differ: ${[...new Set(checksums)].join(', ')}`,
  };
}

const valuesOf = (samples: readonly Sample[], figure: string): number[] =>
  samples.map(({ figures }) => figures[figure]);

function lineOf(row: Row, samples: readonly Sample[], side: string | undefined): Line {
  const summed = summary(valuesOf(samples, row.figure));
  return {
    what: side === undefined ? row.what : `${side}: ${row.what}`,
    unit: row.unit,
    summary: summed,
    budget: row.budget ?? null,
    verdict: row.budget ? verdict(summed.median, row.budget) : null,
  };
}

/** How many times as fast as the peer each of our sides is, repeat by repeat. */
function ratioLines({ against }: Bench, sides: readonly Side[], samples: readonly Sample[][]): Line[] {
  if (!against) return [];
  const theirs = valuesOf(samples[samples.length - 1], against.figure);
  return sides.slice(0, -1).map(({ about }, i) => ({
    what: `${about.title}: times as fast as ${against.peer}`,
    unit: '×',
    summary: summary(ratios(valuesOf(samples[i], against.figure), theirs)),
    budget: null,
    verdict: null,
  }));
}
