import { Api } from '@holdout/client';
import { afterEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/index.ts';
import { receive } from '../notify/support.ts';
import { balance } from '../support/balancer.ts';
import { until } from '../support/player.ts';
import { databaseUrl, freshSchema, ownCluster } from '../support/postgres.ts';
import { account } from './account.ts';
import { Game, tableWhere } from './game.ts';
import { fixedPort, Launcher, type Node } from './nodes.ts';
import { pause, randomOf } from './robot.ts';

const { HOLDOUT_CHAOS_SEED = '1' } = process.env;
const database = await databaseUrl();

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
}, 60_000);

/** Three servers that share a database, each of them a process. */
async function three(url: string, env: Readonly<Record<string, string>> = {}) {
  const launcher = new Launcher({ DATABASE_URL: url, BEAT: '1s', ...env });
  undo.push(() => launcher.close());
  const nodes: Node[] = [];
  for (let n = 0; n < 3; n++) nodes.push(await launcher.start(await fixedPort()));
  return { launcher, nodes, urls: nodes.map((node) => node.url) };
}

async function schema(): Promise<string> {
  const made = await freshSchema(database ?? '');
  undo.push(made.drop);
  return made.url;
}

/** A table of three, who are at different nodes. */
async function tableOf(bases: readonly string[], seed: string, most = 0): Promise<Game> {
  const random = randomOf(seed);
  const request = tableWhere(
    random,
    seed,
    ({ seats }) => seats.length === 3 && !seats.some(({ bot }) => bot),
  );
  const game = await Game.begin(bases, seed, most, request);
  undo.push(async () => game.close());
  return game;
}

const said = (game: Game): string[][] =>
  game.robots.map(({ talk }) => talk.map(({ n, seat, text }) => `${n} ${seat} ${text}`));

describe.skipIf(database === null)('three nodes of one database', () => {
  test('who is there, what is said and where somebody points is known at all of them', async () => {
    const { nodes, urls } = await three(await schema());
    const game = await tableOf(urls, 'here');
    const [ann, ben, cleo] = game.robots;
    const here = () => game.robots.map(({ room }) => room?.seats.map((seat) => seat.here).join());
    await until(() => here().every((word) => word === 'true,true,true'), 'everybody is there');

    await ann.do({ t: 'say', seat: 0, text: 'to all' });
    await ben.do({ t: 'point', seat: 1, at: 'paris', to: 'london' });
    await until(() => said(game).every((talk) => talk.join() === '0 0 to all'), 'what Ann has said');
    await until(() => game.robots.every(({ pointers }) => pointers.length === 1), 'where Ben points');
    expect(cleo.pointers).toEqual([{ seat: 1, at: 'paris', to: 'london' }]);

    ben.close();
    await until(() => cleo.room?.seats[1].here === false, 'Ben is gone', 3000);
    ben.reload();
    await until(() => here().every((word) => word === 'true,true,true'), 'Ben is back');

    // A node that dies does not say goodbye: it has to be missed.
    await nodes[2].kill();
    await until(
      () => [ann, ben].every(({ room }) => room?.seats.map((seat) => seat.here).join() === 'true,true,false'),
      'Cleo is away',
      8000,
    );
    expect(cleo.isLive).toBe(false);
  });

  test('what is done at the same moment at different nodes is done once each, in one order', async () => {
    const url = await schema();
    const { launcher, urls } = await three(url);
    const games = await Promise.all([0, 1, 2].map((n) => tableOf(urls, `at once ${n}`)));
    await until(() => games.every(({ robots }) => robots.every(({ isLive }) => isLive)), 'all are there');
    const outcomes = await Promise.all(
      games.flatMap(({ robots }) =>
        robots.flatMap((robot) =>
          Array.from({ length: 25 }, (_, n) => robot.do({ t: 'say', seat: robot.seat, text: `${n}` })),
        ),
      ),
    );
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    for (const game of games) {
      await until(() => game.robots.every(({ talk }) => talk.length === 75), 'all that was said');
      const [first, ...others] = said(game);
      for (const other of others) expect(other).toEqual(first);
      for (const { seat, talk } of game.robots) {
        const own = talk.filter((one) => one.seat === seat).map(({ text }) => text);
        expect([...own].sort()).toEqual(Array.from({ length: 25 }, (_, n) => `${n}`).sort());
      }
    }
    const store = await openPostgres(url);
    undo.push(() => store.close());
    for (const game of games) expect(await account(store, game)).toMatchObject({ acknowledged: 75 });
    expect(launcher.crashes).toEqual([]);
  });

  test('who is asked and away is told once, though all three look for whom to tell', async () => {
    const { launcher, urls } = await three(await schema(), { PATIENCE: '2s', ALLOW_PRIVATE_HOOKS: 'true' });
    const receiver = await receive();
    const expected: string[] = [];
    for (let n = 0; n < 12; n++) {
      const game = await tableOf(urls, `notice ${n}`);
      const { code, host } = game.created;
      const api = new Api(urls[n % 3]);
      const { asked } = await api.header(code, [host]);
      for (const [seat, key] of game.keys.entries()) {
        const url = `${receiver.url}/${code}/${seat}`;
        const from = new Api(urls[seat % 3], ((input, init) =>
          fetch(input, {
            ...init,
            headers: { ...init?.headers, 'x-forwarded-for': `10.1.${n}.${seat}` },
          })) as typeof fetch);
        await from.addTarget(code, seat, [key], { kind: 'webhook', format: 'json', url, lang: 'en' });
      }
      // At every other table all stay, each at another node.
      await until(() => game.robots.every(({ isLive }) => isLive), 'all are there');
      if (n % 2 === 0) {
        game.close();
        for (const seat of asked) expected.push(`/${code}/${seat}`);
      }
      for (const to of [true, false]) {
        await api.do(code, [host], `pause-${n}-${to}`, { t: 'pause', seat: null, to });
      }
    }
    await until(() => receiver.got.length >= expected.length, 'all notices', 15_000);
    await pause(3000);
    expect(receiver.got.map(({ path }) => path).sort()).toEqual(expected.sort());
    expect(launcher.crashes).toEqual([]);
  });
});

describe.skipIf(database === null)('three nodes that are not safe', () => {
  test('nothing is lost and nothing done twice when nodes and the database die in the middle', async ({
    skip,
  }) => {
    const cluster = await ownCluster();
    if (cluster === null) return skip('no programs of PostgreSQL here, so none can be restarted');
    undo.push(cluster.stop);
    const begun = Date.now();
    const { launcher, nodes } = await three(cluster.url);
    const ports = nodes.map(({ port }) => port);
    const ways = await Promise.all([0, 1, 2].map((n) => balance([...ports.slice(n), ...ports.slice(0, n)])));
    undo.push(() => Promise.all(ways.map(({ close }) => close())));
    const games: Game[] = [];
    const numbers = Array.from({ length: 40 }, (_, n) => n).values();
    const seed = `nodes-${HOLDOUT_CHAOS_SEED}`;
    const bases = ways.map(({ url }) => url);
    const playing = Promise.all(
      Array.from({ length: 10 }, async () => {
        for (const n of numbers) {
          const game = await tableOf(
            [n, n + 1, n + 2].map((at) => bases[at % 3]),
            `${seed}-${n}`,
            40,
          );
          games.push(game);
          await game.play();
          await game.converge();
          game.close();
        }
      }),
    );
    let over = false;
    void playing.catch(() => undefined).then(() => (over = true));
    const played = () => games.reduce((sum, game) => sum + game.played, 0);
    let troubles = 0;
    const suffering = (async () => {
      for (let next = 150; !over; next += 120) {
        await until(() => played() >= next || over, `${next} answers`, 100_000);
        if (over) break;
        const n = troubles % 4;
        troubles += 1;
        if (n === 3) {
          await cluster.restart();
          continue;
        }
        await nodes[n].kill();
        await pause(300);
        nodes[n] = await launcher.start(ports[n]);
      }
    })();
    await Promise.all([playing, suffering]);
    expect(launcher.crashes).toEqual([]);
    const store = await openPostgres(cluster.url);
    undo.push(() => store.close());
    let acknowledged = 0;
    for (const game of games) acknowledged += (await account(store, game)).acknowledged;
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    console.info(
      `${games.length} games at three nodes, ${troubles} times a node or the database has died, ${acknowledged} acknowledged commands, connections ${ways.map(({ passed }) => passed.join('/'))}, ${launcher.complaints.length} complaints, ${seconds} s`,
    );
    if (process.env.HOLDOUT_CHAOS_LOG) console.info(launcher.complaints.join('\n'));
    expect(troubles).toBeGreaterThan(3);
  });
});
