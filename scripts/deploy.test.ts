import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../packages/server/src/config.ts';
import { type Copy, copiesOf, programOf, stagesOf, wholeStage } from './lib/dockerfile.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The names of all settings, as the schema of the server has them. */
const SETTINGS = [...read('packages/server/src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
  ([, name]) => name,
);
const KEYS = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'];
const NAMES = [...SETTINGS, ...KEYS].sort();

describe('.env.sample', () => {
  const sample = parseEnv(read('.env.sample')) as Record<string, string>;

  test('names every setting there is, and no other', () => {
    expect(SETTINGS.length).toBeGreaterThan(15);
    expect(Object.keys(sample).sort()).toEqual(NAMES);
  });

  test('has the usual values', () => {
    const home = { HOME: '/home/ann' };
    // A port that is named is the only one that is tried.
    expect(readConfig({ ...sample, ...home })).toEqual({ ...readConfig(home), exactPort: true });
  });
});

interface Service {
  readonly build?: string;
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, object>>;
  readonly networks?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly env_file?: readonly { readonly path: string; readonly required: boolean }[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
  readonly networks?: object;
}

describe.each(['compose.yaml', 'compose.scale.yaml'])('%s', (file) => {
  const compose = parse(read(file), { merge: true }) as Compose;
  const services = Object.entries(compose.services);
  const ours = services.filter(([, { build }]) => build !== undefined);

  test('its servers get settings that there are, and write to the volume only', () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const [name, service] of ours) {
      const { environment = {} } = service;
      expect(NAMES, name).toEqual(expect.arrayContaining(Object.keys(environment)));
      expect(readConfig({ HOME: '/', ...environment }), name).toMatchObject({ port: 8080, dataDir: '/data' });
      expect(service, name).toMatchObject({
        read_only: true,
        tmpfs: ['/tmp'],
        cap_drop: ['ALL'],
        volumes: ['data:/data'],
        env_file: [{ path: '.env', required: false }],
      });
    }
  });

  test('every part has an image of a certain version and gets no more rights', () => {
    for (const [name, { image, security_opt }] of services) {
      expect(image, name).toMatch(/^[a-z]+:(?!latest)\w+$/);
      expect(security_opt, name).toContain('no-new-privileges:true');
    }
  });

  test('what it speaks of is there', () => {
    for (const [name, { volumes = [], depends_on = {}, networks = [] }] of services) {
      expect(Object.keys(compose.services), name).toEqual(expect.arrayContaining(Object.keys(depends_on)));
      expect(Object.keys(compose.networks ?? {}), name).toEqual(expect.arrayContaining([...networks]));
      for (const volume of volumes) {
        const [source] = volume.split(':');
        if (source.startsWith('.')) expect(existsSync(join(root, source)), `${name}: ${source}`).toBe(true);
        else expect(Object.keys(compose.volumes), name).toContain(source);
      }
    }
  });

  test('whether a server is ready, it is asked itself', () => {
    for (const [name, { healthcheck }] of ours) {
      expect(healthcheck?.test.slice(0, 3), name).toEqual(['CMD', 'node', '--eval']);
      expect(healthcheck?.test[3], name).toContain('http://127.0.0.1:8080/readyz');
    }
  });
});

test('the balancer knows the servers of compose.scale.yaml', () => {
  const { services } = parse(read('compose.scale.yaml'), { merge: true }) as Compose;
  const nodes = Object.keys(services).filter((name) => services[name].build !== undefined);
  const [, to = ''] = /^\t+to (.*)$/m.exec(read('deploy/Caddyfile.scale')) ?? [];
  expect(to.split(' ')).toEqual(nodes.map((name) => `${name}:8080`));
});

test.each(['deploy/Caddyfile', 'deploy/Caddyfile.scale', 'deploy/nginx.conf'])(
  '%s keeps metrics inside',
  (file) => {
    expect(read(file)).toMatch(/\/metrics/);
  },
);

test('nginx holds back nothing of a stream', () => {
  const [, pattern = '', body = ''] = /location ~ (\S+) \{([^}]*)\}/.exec(read('deploy/nginx.conf')) ?? [];
  expect('/api/v1/games/ABC1234/events').toMatch(new RegExp(pattern));
  expect(body).toContain('proxy_buffering off;');
});

const stages = stagesOf(read('Dockerfile'));
const last = stages[stages.length - 1];
/** Files of the repository that a stage takes over. */
const fromHere = (copies: readonly Copy[]): string[] =>
  copies.filter(({ stage }) => stage === null).flatMap(({ sources }) => sources);

describe('Dockerfile', () => {
  const steps = (word: string) => last.steps.filter((step) => step.word === word).map(({ rest }) => rest);
  const workspaces = globSync('packages/*/package.json', { cwd: root }).sort();

  test('begins with images of a certain version', () => {
    const names = stages.map(({ name }) => name);
    for (const { from } of stages) if (!names.includes(from)) expect(from).toMatch(/:(?!latest\b)[\w.-]+$/);
  });

  test('copies only what is there, and is not kept out by .dockerignore', () => {
    for (const stage of stages) {
      for (const source of fromHere(copiesOf(stage))) {
        expect(existsSync(join(root, source)), source).toBe(true);
        expect(isLeftOut(source), source).toBe(false);
      }
      const others = copiesOf(stage).flatMap(({ stage: other }) => other ?? []);
      expect(stages.map(({ name }) => name)).toEqual(expect.arrayContaining(others));
    }
  });

  test('installs by the lock file, with the manifest of every package before it', () => {
    for (const stage of stages) {
      const commands = stage.steps.filter(({ word, rest }) => word === 'RUN' && rest.includes('npm '));
      for (const { rest } of commands) {
        expect(rest).toMatch(/npm ci .*--ignore-scripts/);
        const before = fromHere(copiesOf({ steps: wholeStage(stages, stage) }));
        expect(before).toEqual(expect.arrayContaining(['package.json', 'package-lock.json', ...workspaces]));
      }
    }
  });

  test('where the client is built there are the settings of TypeScript that its own ones go on from', () => {
    const client = stages.find(({ name }) => name === 'client');
    const copied = client ? fromHere(copiesOf(client)) : [];
    for (const file of globSync('packages/*/tsconfig.json', { cwd: root })) {
      expect(copied).toContain(join(dirname(file), JSON.parse(read(file)).extends));
    }
  });

  test('runs as nobody in particular, says how it is, and stops when asked', () => {
    expect(steps('USER')).toEqual([expect.stringMatching(/^[1-9]\d*(:[1-9]\d*)?$/)]);
    expect(steps('EXPOSE')).toEqual(['8080']);
    expect(steps('VOLUME')).toEqual(['/data']);
    expect(steps('STOPSIGNAL')).toEqual(['SIGTERM']);
    expect(steps('HEALTHCHECK').map(programOf)).toEqual([
      ['node', '--eval', expect.stringContaining('/healthz')],
    ]);
    expect(steps('CMD').map(programOf)).toEqual([['holdout', 'serve', '--no-open']]);
    expect(steps('ENTRYPOINT')).toEqual([]);
    for (const label of ['title', 'description', 'licenses', 'version', 'revision']) {
      expect(steps('LABEL').join()).toContain(`org.opencontainers.image.${label}=`);
    }
  });

  test('its settings are settings', () => {
    const set = [
      ...steps('ENV')
        .join(' ')
        .matchAll(/([A-Z_]+)=/g),
    ].map(([, name]) => name);
    expect([...NAMES, 'NODE_ENV']).toEqual(expect.arrayContaining(set));
  });
});

/** Whether .dockerignore keeps a path away from the image. The last pattern that fits decides. */
function isLeftOut(path: string): boolean {
  const parts = path.split('/').map((_, i, all) => all.slice(0, i + 1).join('/'));
  let out = false;
  for (const line of read('.dockerignore').split('\n')) {
    const [, not, pattern] = /^(!?)([^#].*)$/.exec(line) ?? [];
    if (pattern && parts.some((part) => matchesGlob(part, pattern))) out = not === '';
  }
  return out;
}

describe('what the image holds, in a folder', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'holdout-image-')));
  const app = join(folder, 'app');
  const data = join(folder, 'data');
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    LANG: 'C',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: data,
  };
  let server: ChildProcess | undefined;

  beforeAll(() => {
    for (const copy of copiesOf({ steps: wholeStage(stages, last) })) take(copy, app);
    const [install] = last.steps.filter(({ word }) => word === 'RUN');
    const [, args = ''] = /npm (ci [^&]*)/.exec(install.rest) ?? [];
    // The packages have just been installed here, so npm has them.
    const npm = [...args.trim().split(/\s+/), '--prefer-offline', '--loglevel=error'];
    execFileSync('npm', npm, {
      cwd: app,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }, 300_000);

  afterAll(() => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test('is enough to serve tables, in any language, and nothing is written beside the data', async () => {
    const before = filesIn(app);
    const program = join(app, 'packages/cli/bin/holdout.mjs');
    server = spawn(execPath, [program, 'serve', '--no-open'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(server, 'exit');
    const url = await addressOf(server);
    expect(await (await fetch(url, { headers: { accept: 'text/html' } })).text()).toContain('Holdout');
    expect((await fetch(`${url}readyz`)).status).toBe(200);
    for (const [game, options] of [
      ['pandemic', { players: 2, epidemics: 4 }],
      ['zombicide', { mission: 's1-01', players: 2 }],
    ] as const) {
      const seats = [{ name: 'Ann' }, { name: 'Cleo', bot: 'greedy' }];
      const made = await post(`${url}api/v1/games`, { game, options, seats, undo: 'strict' });
      expect(made.status, game).toBe(201);
    }
    expect(healthOf(new URL(url).port)).toBe(0);
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(healthOf(new URL(url).port)).toBe(1);
    expect(filesIn(app)).toEqual(before);
    expect(readdirSync(data).sort()).toEqual(['holdout.sqlite', 'vapid.json']);
  });

  test('has what the other commands need as well', () => {
    const run = (...args: string[]) =>
      execFileSync(execPath, [join(app, 'packages/cli/bin/holdout.mjs'), ...args], { env, encoding: 'utf8' });
    expect(run('rules', 'PD-ACT-01', '--lang', 'ja')).toContain('PD-ACT-01');
    expect(run('simulate', 'zombicide', '--games', '1', '--json')).toContain('"games"');
    const copy = join(folder, 'copy.sqlite');
    run('backup', copy);
    expect(existsSync(copy)).toBe(true);
  });

  /** Runs the check that the image makes of itself. */
  function healthOf(port: string): number {
    const check = last.steps.find(({ word }) => word === 'HEALTHCHECK');
    const [, ...args] = programOf(check?.rest ?? '') ?? [];
    try {
      execFileSync(execPath, args, { env: { ...env, PORT: port }, stdio: 'ignore' });
      return 0;
    } catch (error) {
      return (error as { status: number }).status;
    }
  }
});

/** Takes over what a step copies. The client is not built for this test: a page stands for it. */
function take({ stage, sources, target }: Copy, app: string): void {
  if (stage !== null) {
    expect(target).toBe('packages/web/dist');
    mkdirSync(join(app, target), { recursive: true });
    writeFileSync(join(app, target, 'index.html'), '<title>Holdout</title>');
    return;
  }
  for (const source of sources) {
    const isFolder = target.endsWith('/');
    const to = join(app, target, isFolder ? basename(source) : '');
    const filter = (path: string) => !isLeftOut(path.slice(root.length).replaceAll('\\', '/'));
    cpSync(join(root, source), to, { recursive: true, filter });
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

const post = (url: string, body: object): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Where it says that it is ready. What it says later is read as well, or it could not go on. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk) => {
      said += chunk;
      const [url] = /http:\/\/localhost:\d+\//.exec(said) ?? [];
      if (url) resolve(url);
    });
    server.on('exit', () => reject(new Error(`it ended without a word of where it is: ${said}`)));
  });
}
