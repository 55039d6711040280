#!/usr/bin/env node
// The command itself is TypeScript, which Node runs without a build step from 22.18 on. Under an older Node
// this file starts the Node that the npm package `node` brought along, and passes everything through.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const runsTypeScript = major >= 24 || (major === 22 && minor >= 18);

if (runsTypeScript) {
  await import('../src/main.ts');
} else {
  runUnder(bundledNode());
}

/** Path of the binary inside the npm package `node`, or null when it is not installed. */
function bundledNode() {
  try {
    const manifest = createRequire(import.meta.url).resolve('node/package.json');
    const binary = join(dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    return existsSync(binary) ? binary : null;
  } catch {
    return null;
  }
}

function runUnder(binary) {
  if (binary === null) {
    console.error(`holdout needs Node 22.18 or newer, this is ${process.version}.`);
    console.error('Run `npm install` in the folder of the project: it brings a newer Node along.');
    process.exitCode = 1;
    return;
  }
  const child = spawn(binary, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // The child decides when to stop; this process only passes the request on and waits for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Could not start ${binary}: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exit(signal === null ? code : 128 + constants.signals[signal]);
  });
}
