// The browser for the tests: the one that is there, or Debian's if this is a machine of ours to install it on.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { installWithApt, isExecutable, isRoot, mayInstall, onPath } from './programs.mjs';

/** For every launch. The sandbox is only given up where Chromium refuses to have one: as root. */
export const launchArguments = [
  '--headless',
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const usualPaths = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((variable) => {
    const folder = process.env[variable];
    if (folder === undefined) return [];
    return ['Chromium\\Application\\chrome.exe', 'Google\\Chrome\\Application\\chrome.exe'].map((path) =>
      join(folder, path),
    );
  }),
};

const advice = {
  linux:
    'Install it (Debian, Ubuntu: `sudo apt-get install chromium fonts-noto-cjk`; Fedora: `sudo dnf install chromium`)',
  darwin: 'Install it (`brew install --cask chromium`, or Google Chrome)',
  win32: 'Install Google Chrome (`winget install Google.Chrome`)',
};

/** Path of a Chromium or Chrome; installs it if nobody has to be asked for that. */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no program`);
  }
  const found = findChromium();
  if (found !== undefined) return found;
  if (mayInstall()) {
    await installWithApt('Chromium', ['chromium', 'fonts-noto-cjk']);
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  const how = advice[process.platform] ?? 'Install it';
  throw new Error(`no Chromium or Chrome found. ${how}, or set CHROMIUM_PATH to the program.`);
}

function findChromium() {
  const candidates = [...names.flatMap(onPath), ...(usualPaths[process.platform] ?? [])];
  return candidates.find((path) => isExecutable(path) && answers(path));
}

/** On Ubuntu `chromium-browser` may be a script that only says "install the snap". */
function answers(path) {
  if (process.platform !== 'linux') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
