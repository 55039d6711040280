// Programs of this machine: where they are, and how Debian's are installed.
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { run } from './setup.mjs';

export const isRoot = process.getuid?.() === 0;

/** Whether this is a file that may be run. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Folders in which programs are looked for. */
export const pathFolders = () => (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');

/** Where programs of this name are, the first being the one that would run. */
export const onPath = (name) =>
  pathFolders()
    .map((folder) => join(folder, name))
    .filter(isExecutable);

/** Whether something can be installed without asking anybody. */
export const mayInstall = () => isRoot && onPath('apt-get').length > 0;

/** Installs packages of Debian. `what` is what they are for. Throws an Error if that fails. */
export async function installWithApt(what, packages) {
  console.error(`holdout: installing ${what} for the tests (apt-get install ${packages.join(' ')}) ...`);
  const options = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  // Old package lists may still do, so a failed update is not the end.
  await run('apt-get', ['-qq', 'update'], options);
  const install = ['-qq', 'install', '-y', '--no-install-recommends', ...packages];
  const code = await run('apt-get', install, options);
  if (code === 0) return;
  throw new Error(
    `no ${what} found, and \`apt-get install ${packages.join(' ')}\` failed (exit code ${code})`,
  );
}
