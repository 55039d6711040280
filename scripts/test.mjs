// `npm test`: installs what is missing, then every check there is. The last line is the result.
// `npm test -- --only unit` (or format, types, dead-code, database, build, browser; several with commas) runs
// single steps, any other argument goes to vitest: `npm test -- --only unit kernel -t "undo"`.
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { buildClient } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { ensureInstalled, main, root, runNode } from './lib/setup.mjs';

const steps = [
  { id: 'format', title: 'format and lint', run: checkFormat },
  { id: 'types', title: 'types', run: checkTypes },
  { id: 'dead-code', title: 'dead code', run: checkDeadCode },
  { id: 'database', title: 'database for the tests', run: findDatabase, neededBy: ['unit', 'browser'] },
  { id: 'unit', title: 'unit tests', run: (context) => runVitest('unit*', context) },
  { id: 'build', title: 'build of the web client', run: build },
  { id: 'browser', title: 'browser tests', run: runBrowserTests },
];

main(async (args) => {
  const { only, forVitest } = parseArguments(args);
  const context = { forVitest, results: new Map(), env: {} };
  const installed = await attempt(ensureInstalled);
  if (installed === failure) return report([{ ...failure, title: 'installation' }]);
  for (const step of steps) {
    if (isWanted(step, only)) context.results.set(step.id, await runStep(step, context));
  }
  return report([...context.results.values()]);
});

function parseArguments(args) {
  const only = [];
  const forVitest = [];
  for (let i = 0; i < args.length; i++) {
    if (args[i] === '--only') only.push(...(args[++i] ?? '').split(','));
    else if (args[i].startsWith('--only=')) only.push(...args[i].slice('--only='.length).split(','));
    else forVitest.push(args[i]);
  }
  const ids = steps.map((step) => step.id);
  const unknown = only.find((id) => !ids.includes(id));
  if (unknown !== undefined) throw new Error(`there is no step "${unknown}", only ${ids.join(', ')}`);
  return { only, forVitest };
}

function isWanted({ id, neededBy = [] }, only) {
  return only.length === 0 || [id, ...neededBy].some((wanted) => only.includes(wanted));
}

/** A step never stops the run: what it throws is its failure. */
async function runStep(step, context) {
  console.log(`\n=== ${step.title}`);
  const start = performance.now();
  const result = await attempt(() => step.run(context));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`=== ${step.title}: ${outcome(result)} (${seconds} s)`);
  return { ...result, title: step.title };
}

function outcome({ passed, failed, skipped }) {
  if (failed > 0) return 'FAILED';
  return passed === 0 && skipped > 0 ? 'skipped' : 'passed';
}

async function attempt(body) {
  try {
    return await body();
  } catch (error) {
    console.log(error.message);
    return failure;
  }
}

const success = { passed: 1, failed: 0, skipped: 0 };
const failure = { passed: 0, failed: 1, skipped: 0 };

function report(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failedSteps = results.filter((result) => result.failed > 0).map((result) => result.title);
  console.log();
  if (failedSteps.length > 0) console.log(`failed: ${failedSteps.join(', ')}`);
  console.log(`${sum('skipped')} skipped or todo`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

/** Checks that are no tests count as one each. They are silent when they pass. */
async function checkFormat() {
  const colors = process.stdout.isTTY ? '--colors=force' : '--colors=off';
  // Warnings do not fail the check, so they must not bury the errors that do.
  const limits = ['--diagnostic-level=error', '--max-diagnostics=200'];
  return (await passes('@biomejs/biome', 'biome', ['ci', colors, ...limits, '.'])) ? success : failure;
}

async function checkTypes() {
  let result = success;
  for (const project of typeScriptProjects()) {
    if (!(await passes('typescript', 'tsc', ['-p', project]))) {
      console.log(`^ ${project}`);
      result = failure;
    }
  }
  return result;
}

async function checkDeadCode() {
  return (await passes('knip', 'knip', ['--no-progress', '--no-config-hints'])) ? success : failure;
}

async function build() {
  return (await buildClient({ force: true })) === 0 ? success : failure;
}

/** Without a database the tests that need one skip themselves, so that counts as skipped and not as failed. */
async function findDatabase(context) {
  const { url, skipped } = await ensurePostgres();
  if (skipped) console.log(skipped);
  else context.env.HOLDOUT_TEST_DATABASE_URL = url;
  return { passed: 0, failed: 0, skipped: skipped ? 1 : 0 };
}

function typeScriptProjects() {
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
  const folders = packages.flatMap((folder) => [folder, ...subfolders(folder)]);
  return [...folders, 'scripts', 'bench']
    .map((folder) => join(folder, 'tsconfig.json'))
    .filter((file) => existsSync(join(root, file)));
}

function subfolders(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => join(folder, entry.name));
}

/** Runs a tool of node_modules and shows what it wrote only when it was not content. */
async function passes(packageName, binary, args) {
  const file = temporaryFile('txt');
  const output = openSync(file, 'w');
  try {
    const script = binaryScript(packageName, binary);
    const code = stopIfInterrupted(await runNode([script, ...args], { stdio: ['ignore', output, output] }));
    if (code !== 0) process.stdout.write(readFileSync(file));
    return code === 0;
  } finally {
    closeSync(output);
    rmSync(file, { force: true });
  }
}

async function runBrowserTests(context) {
  if (context.results.get('build')?.failed > 0) throw new Error('not run, because the build failed');
  // Up to date already if this run built it; with `--only browser` it may not be.
  if ((await buildClient()) !== 0) return failure;
  return runVitest('browser', context, { CHROMIUM_PATH: await ensureChromium() });
}

async function runVitest(project, { forVitest, env }, more = {}) {
  const file = temporaryFile('json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // Whoever narrows the run down may leave a project without any test; a full run must not.
  const filters = forVitest.length > 0 ? ['--passWithNoTests', ...forVitest] : [];
  const script = binaryScript('vitest', 'vitest');
  const args = [script, 'run', '--project', project, '--allowOnly=false', ...reporters, ...filters];
  try {
    const environment = { ...colors(), ...process.env, ...env, ...more };
    const code = stopIfInterrupted(await runNode(args, { env: environment }));
    return countTests(file, code);
  } finally {
    rmSync(file, { force: true });
  }
}

/** vitest's own numbers, plus one failure for what it has no number for: a broken file, a crash of its own. */
function countTests(file, code) {
  if (!existsSync(file)) {
    console.log(`vitest ended without a report (exit code ${code})`);
    return failure;
  }
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const brokenFiles = report.testResults.filter(
    (result) =>
      result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Log files are read without a terminal. */
function colors() {
  return process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' };
}

function stopIfInterrupted(code) {
  if (code !== 128 + constants.signals.SIGINT && code !== 128 + constants.signals.SIGTERM) return code;
  console.log('\ninterrupted');
  process.exit(code);
}

function temporaryFile(extension) {
  const folder = join(root, 'tmp');
  mkdirSync(folder, { recursive: true });
  return join(folder, `test-${process.pid}-${Date.now()}.${extension}`);
}

function binaryScript(packageName, binary) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, bin[binary]);
}
