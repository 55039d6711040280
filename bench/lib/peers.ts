import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../peers/', import.meta.url);

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

function manifest(file: string): Manifest | null {
  const url = new URL(file, FOLDER);
  return existsSync(url) ? (JSON.parse(readFileSync(url, 'utf8')) as Manifest) : null;
}

function areInstalled(): boolean {
  const wanted = Object.entries(manifest('package.json')?.dependencies ?? {});
  return wanted.every(
    ([name, version]) => manifest(`node_modules/${name}/package.json`)?.version === version,
  );
}

/** Installs the programs to compare with into a folder of their own, once. False if that was not possible. */
export async function installPeers(): Promise<boolean> {
  if (areInstalled()) return true;
  console.log('installing the programs to compare with (bench/peers), this is needed once ...');
  const code = await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  return code === 0 && areInstalled();
}

function npm(args: readonly string[]): Promise<number> {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  // On Windows npm is a .cmd file, which only a shell can start.
  const shell = command === 'npm' && process.platform === 'win32';
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...args], {
      cwd: fileURLToPath(FOLDER),
      stdio: 'inherit',
      shell,
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
