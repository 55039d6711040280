// `npm run bench`: measures what the budgets speak of and writes bench/results.md.
//   --quick              two repeats with a fifth of the work, shown on the screen only
//   --only clone,apply   single benches, shown on the screen only
//   --out FILE           writes what was measured to another file, in these cases too
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BENCHES, type Bench, NAMES } from './lib/benches.ts';
import { measureBench, nothing, type Result } from './lib/measure.ts';
import { installPeers } from './lib/peers.ts';
import { markdown, screenTable, settingLines, settingNow } from './lib/report.ts';
import { loadSection } from './load/report.ts';

const RESULTS = new URL('results.md', import.meta.url);
const REPEATS = 7;
const QUICK_REPEATS = 2;

interface Wanted {
  readonly benches: readonly Bench[];
  readonly repeats: number;
  readonly args: readonly string[];
  readonly work: string;
  readonly out: string | URL | null;
}

function readArguments(): Wanted {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      out: { type: 'string' },
    },
  });
  const { quick } = values;
  const only = values.only.flatMap((list) => list.split(','));
  const unknown = only.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw new Error(`there is no bench "${unknown}", only ${NAMES.join(', ')}`);
  const all = !quick && only.length === 0;
  const repeats = quick ? QUICK_REPEATS : REPEATS;
  return {
    benches: BENCHES.filter(({ name }) => only.length === 0 || only.includes(name)),
    repeats,
    args: quick ? ['--quick'] : [],
    work: `${repeats} repeats${quick ? ' of a fifth of the work: a quick run, the figures are rough' : ''}`,
    out: values.out ?? (all ? RESULTS : null),
  };
}

/** What a bench comes to. One that breaks down is void, and the others go on. */
async function attempt(bench: Bench, wanted: Wanted): Promise<Result> {
  try {
    return await measure(bench, wanted);
  } catch (error) {
    const title = bench.against?.title ?? bench.name;
    const reason = error instanceof Error ? error.message : String(error);
    return { title, meaning: '', lines: [], checksum: '', absent: null, void: reason };
  }
}

async function measure(bench: Bench, { repeats, args }: Wanted): Promise<Result> {
  if (bench.against && !(await installPeers())) {
    return nothing(bench, bench.against, `${bench.against.peer} could not be installed`);
  }
  return measureBench(bench, repeats, args);
}

function show(result: Result): void {
  console.log(`\n${result.title}`);
  if (result.absent !== null) console.log(`  not measured: ${result.absent}`);
  if (result.lines.length > 0) console.log(screenTable(result.lines));
  if (result.void !== null) console.log(`  VOID: ${result.void}`);
}

/** The exit code: 1 if a run is void. A missed budget is a finding, not a failure. */
async function main(): Promise<number> {
  const wanted = readArguments();
  const setting = settingNow(wanted.work);
  console.log(settingLines(setting).join('\n'));
  const results: Result[] = [];
  for (const bench of wanted.benches) {
    const result = await attempt(bench, wanted);
    show(result);
    results.push(result);
  }
  const judged = results.flatMap(({ lines }) => lines).flatMap(({ verdict }) => verdict ?? []);
  const met = judged.filter((verdict) => verdict.met).length;
  console.log(`\nbudgets: ${met} met, ${judged.length - met} missed`);
  if (wanted.out !== null) {
    // What `npm run bench -- load` has written stays.
    const load = existsSync(wanted.out) ? loadSection(readFileSync(wanted.out, 'utf8')) : '';
    writeFileSync(wanted.out, markdown(setting, results) + (load && `\n${load}`));
  }
  const invalid = results.filter((result) => result.void !== null);
  for (const { title } of invalid) console.log(`void: ${title}`);
  return invalid.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
