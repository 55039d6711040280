// A lock between processes: one installs or builds, the others wait for it instead of spoiling its work.
import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const heartbeatMs = 2_000;
const silentMs = 30_000;
const retryMs = 300;

/** Runs `body` while no other process does so with the same file. `onWait` is called once if it has to wait. */
export async function withLock(file, onWait, body) {
  const mine = await take(file, onWait);
  const heartbeat = setInterval(() => touch(file), heartbeatMs);
  try {
    return await body();
  } finally {
    clearInterval(heartbeat);
    if (contentOf(file) === mine) rmSync(file, { force: true });
  }
}

export function contentOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

async function take(file, onWait) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), token: randomUUID() });
  let waiting = false;
  while (!create(file, mine)) {
    if (removeIfStale(file)) continue;
    if (!waiting) onWait();
    waiting = true;
    await sleep(retryMs);
  }
  return mine;
}

function create(file, content) {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Shows the others that the owner still works, also where they cannot see its process (another container). */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Taken away by hand: nothing to keep alive.
  }
}

/** True when the lock is gone and worth another try. */
function removeIfStale(file) {
  const content = contentOf(file);
  if (content === null) return true;
  if (!isStale(file, content)) return false;
  // Renaming is atomic: of several waiting processes only one gets it, and it can see what it took.
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== content) linkSync(aside, file);
  } catch {
    // Another waiting process was faster.
  }
  rmSync(aside, { force: true });
  return true;
}

function isStale(file, content) {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
  if (Date.now() - mtimeMs > silentMs) return true;
  try {
    const { pid, host } = JSON.parse(content);
    return host === hostname() && !isAlive(pid);
  } catch {
    // Just created and not written yet: its age decides.
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
