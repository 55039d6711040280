// `npm run bench -- load`: many tables and many who play at them, on this machine, and bench/results.md told of it.
//   --quick              a tenth of the tables and answers for ten seconds, shown on the screen only
//   --only sqlite,nodes  single servers, or `footprint`; shown on the screen only
//   --out FILE           writes the section to another file, in these cases too
//   --profile FOLDER     profiles of the servers' processor time (*.cpuprofile) go there
import { parseArgs } from 'node:util';
import { installPeers } from '../lib/peers.ts';
import { settingLines, settingNow } from '../lib/report.ts';
import { type Amount, FULL, QUICK } from './amounts.ts';
import { CONTENDERS, type LoadContender } from './contenders.ts';
import { type Footprint, measureFootprint } from './footprint.ts';
import { type LoadResult, playLoad, type Watching } from './play.ts';
import { type LoadReport, screen, writeSection } from './report.ts';

const RESULTS = new URL('../results.md', import.meta.url);
const FOOTPRINT = 'footprint';
const NAMES = [...CONTENDERS.map(({ name }) => name), FOOTPRINT];

interface Wanted {
  readonly amount: Amount;
  readonly names: readonly string[];
  readonly work: string;
  readonly out: string | URL | null;
  readonly watching: Watching;
}

function readArguments(): Wanted {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      out: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const only = values.only.flatMap((list) => list.split(','));
  const unknown = only.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw new Error(`there is no "${unknown}", only ${NAMES.join(', ')}`);
  const all = !values.quick && only.length === 0;
  return {
    amount: values.quick ? QUICK : FULL,
    names: all || only.length === 0 ? NAMES : only,
    work: values.quick ? 'a quick run: a tenth of the work, the figures are rough' : 'one run',
    out: values.out ?? (all ? RESULTS : null),
    watching: { profile: values.profile ?? null },
  };
}

/** What a server came to, or why that is not known. */
async function attempt(contender: LoadContender, { amount, watching }: Wanted): Promise<LoadResult | string> {
  const { title, isOurs } = contender;
  try {
    if (!isOurs && !(await installPeers())) return `${title} could not be installed`;
    const place = await contender.place();
    if (place === null) return `${title}: there is no database`;
    try {
      return await playLoad(contender, place, amount, watching);
    } finally {
      await place.remove();
    }
  } catch (error) {
    return `${title}: ${error instanceof Error ? error.message : error}`;
  }
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return result;
}

async function main(): Promise<void> {
  const wanted = readArguments();
  const setting = settingNow(wanted.work);
  console.log(settingLines(setting).join('\n'));
  const results: LoadResult[] = [];
  const absent: string[] = [];
  const report = await timed('all', async (): Promise<LoadReport> => {
    for (const contender of CONTENDERS.filter(({ name }) => wanted.names.includes(name))) {
      const result = await timed(contender.title, () => attempt(contender, wanted));
      if (typeof result === 'string') absent.push(result);
      else results.push(result);
    }
    const footprint = wanted.names.includes(FOOTPRINT)
      ? await timed(FOOTPRINT, () => attemptFootprint(wanted, absent))
      : null;
    return { setting, amount: wanted.amount, results, footprint, absent };
  });
  console.log(`\n${screen(report)}`);
  if (wanted.out !== null) writeSection(wanted.out, report);
}

async function attemptFootprint({ amount, watching }: Wanted, absent: string[]): Promise<Footprint | null> {
  try {
    return await measureFootprint(amount, watching);
  } catch (error) {
    absent.push(`memory of a table: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

try {
  await main();
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
