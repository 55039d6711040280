// What every script needs first: the dependencies installed, and a Node that runs TypeScript.
// Plain JavaScript without any import from node_modules, because it runs before there is one.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { contentOf, withLock } from './lock.mjs';

export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

const onWindows = process.platform === 'win32';
const platform = `${process.platform}-${process.arch}`;
const modules = join(root, 'node_modules');
const binaries = join(modules, '.bin');
const packageLock = join(root, 'package-lock.json');
const stampFile = join(modules, '.holdout-installed');
// Outside node_modules, because `npm ci` empties that folder; `tmp/` is ignored by git.
const lockFile = join(root, 'tmp', 'install.lock');

/** Installs the dependencies unless what the lock file asks for is there already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock(lockFile, announceWaiting, async () => {
    // Another run may have done the work while this one waited.
    if (isInstalled()) return;
    if (!matchesLockFile()) await install();
    if (!hasNodeBinary()) await fetchNodeBinary();
    writeFileSync(stampFile, stamp());
  });
}

/** A Node that runs TypeScript: the running one, or that of the npm package `node`. @public */
export function nodeBinary() {
  return runsTypeScript() ? process.execPath : bundledNode();
}

/** Runs Node with the binaries of node_modules first on the PATH. Resolves to the exit code. */
export function runNode(args, options = {}) {
  return run(nodeBinary(), args, { ...options, env: binariesFirst(options.env ?? process.env) });
}

/** Runs a program, passes signals on to it and resolves to its exit code (128 + n after signal n). */
export function run(command, args, { onSignal, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const forward = (signal) => {
      onSignal?.(signal);
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, forward);
    const settle = (finish) => {
      for (const signal of signals) process.off(signal, forward);
      finish();
    };
    child.on('error', (error) => {
      settle(() => reject(new Error(`Could not start ${command}: ${error.message}`)));
    });
    child.on('close', (code, signal) => {
      settle(() => resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]));
    });
  });
}

/** Runs the body of a script: its result is the exit code, an error is one line instead of a stack. */
export async function main(body) {
  try {
    process.exitCode = await body(process.argv.slice(2));
  } catch (error) {
    console.error(process.env.HOLDOUT_DEBUG ? error : `holdout: ${error.message}`);
    process.exitCode = 1;
  }
}

function announceWaiting() {
  console.error('holdout: waiting for another run that is installing the dependencies ...');
}

function runsTypeScript() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 18);
}

function bundledNode() {
  return join(modules, 'node', 'bin', onWindows ? 'node.exe' : 'node');
}

function hasNodeBinary() {
  // An interrupted download leaves an empty or no file; the real one has tens of megabytes.
  return runsTypeScript() || (existsSync(bundledNode()) && statSync(bundledNode()).size > 1_000_000);
}

function isInstalled() {
  if (!hasNodeBinary()) return false;
  return contentOf(stampFile) === stamp();
}

/** What an installation is for: this lock file on this platform (a folder may be shared with a container). */
function stamp() {
  if (!existsSync(packageLock)) throw new Error('package-lock.json is missing, this is not a complete copy');
  const hash = createHash('sha256').update(readFileSync(packageLock)).digest('hex');
  return `${platform} ${hash}`;
}

/**
 * Whether node_modules holds what package-lock.json asks for, however it got there. npm writes down what it
 * installed as its very last act, so an interrupted install does not match, and one made by hand does.
 */
function matchesLockFile() {
  const hidden = join(modules, '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const stamped = contentOf(stampFile);
  if (stamped !== null && !stamped.startsWith(`${platform} `)) return false;
  try {
    const wanted = JSON.parse(readFileSync(packageLock, 'utf8')).packages;
    const present = JSON.parse(readFileSync(hidden, 'utf8')).packages;
    if (Object.keys(present).some((path) => wanted[path] === undefined)) return false;
    return Object.entries(wanted).every(([path, entry]) => {
      if (path === '') return true;
      const found = present[path];
      // Left out on purpose: packages for another platform.
      if (found === undefined) return entry.optional === true || entry.devOptional === true;
      return found.version === entry.version && (entry.link || versionOnDisk(path) === entry.version);
    });
  } catch {
    return false;
  }
}

function versionOnDisk(path) {
  const manifest = contentOf(join(root, path, 'package.json'));
  return manifest === null ? null : JSON.parse(manifest).version;
}

async function install() {
  // Windows cannot delete a running program, so `npm ci` would fail on the Node this script runs on.
  const command = onWindows && runsInsideModules() ? 'install' : 'ci';
  console.error(`holdout: installing the dependencies (npm ${command}), this is needed once ...`);
  // Named one by one because the user's npm settings could leave them out: the tools are devDependencies,
  // and the package `node` fetches its binary with an install script.
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  let interrupted = false;
  const code = await npm([command, ...flags], () => {
    interrupted = true;
  });
  if (interrupted || code >= 128) throw new Error('the installation was interrupted, start again');
  if (code !== 0) {
    throw new Error(
      `\`npm ${command}\` failed (exit code ${code}). It needs the npm registry to be reachable and ` +
        'package-lock.json to fit the package.json files (if you changed one of them, run `npm install`).',
    );
  }
}

/** Does what the install script of the package `node` does, when npm was told not to run scripts. */
async function fetchNodeBinary() {
  console.error('holdout: fetching a newer Node (npm package `node`) ...');
  const folder = join(modules, 'node');
  const code = await run(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    env: {
      ...withoutBinaries(process.env),
      npm_config_ignore_scripts: 'false',
      npm_config_loglevel: 'error',
    },
  });
  if (code !== 0 || !hasNodeBinary()) {
    throw new Error(
      `no Node that runs TypeScript: this is ${process.version}, and the npm package \`node\` could not fetch ` +
        `its binary for ${platform}. Install Node 24 and try again.`,
    );
  }
}

function npm(args, onSignal) {
  // Its output goes to stderr: stdout belongs to the command that is run after the installation.
  const options = { stdio: ['ignore', 2, 2], env: withoutBinaries(process.env), onSignal };
  const cli = process.env.npm_execpath;
  const known = cli !== undefined && /npm-cli\.c?js$/.test(cli) && existsSync(cli);
  if (known && !runsInsideModules()) return run(process.execPath, [cli, ...args], options);
  // On Windows npm is a .cmd file, which only a shell can start.
  return run('npm', args, { ...options, shell: onWindows });
}

function runsInsideModules() {
  return process.execPath.startsWith(modules);
}

function binariesFirst(env) {
  return withPath(env, (parts) => [binaries, ...parts]);
}

/** npm empties node_modules, so it must not run on the Node in there. */
function withoutBinaries(env) {
  return withPath(env, (parts) => parts);
}

function withPath(env, change) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const parts = (env[key] ?? '').split(delimiter).filter((part) => part !== '' && part !== binaries);
  return { ...env, [key]: change(parts).join(delimiter) };
}
