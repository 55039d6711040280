import { afterEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/index.ts';
import { databaseUrl, freshSchema, proxyTo } from '../support/postgres.ts';
import { startServer } from '../support/serving.ts';
import { account } from './account.ts';
import { Game } from './game.ts';
import { pause, randomOf } from './robot.ts';

const { HOLDOUT_CHAOS_SEED = '1' } = process.env;
const database = await databaseUrl();

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
}, 60_000);

async function behindProxy() {
  const schema = await freshSchema(database ?? '');
  undo.push(schema.drop);
  const address = new URL(schema.url);
  const proxy = await proxyTo(Number(address.port || 5432));
  undo.push(proxy.close);
  address.hostname = '127.0.0.1';
  address.port = String(proxy.port);
  const served = await startServer({ trustProxy: 1, databaseUrl: address.href.replaceAll('+', '%20') });
  undo.push(served.close);
  return { proxy, direct: schema.url, url: served.url.replace(/\/$/, '') };
}

describe.skipIf(database === null)('a database that is slow, or not there at all', () => {
  const troubles: readonly [string, number, boolean][] = [
    ['does not answer for two seconds', 2000, false],
    ['breaks its connections', 0, true],
    ['does not answer for so long that it counts as dead', 7000, false],
    ['does not answer, and then breaks its connections', 2000, true],
  ];

  test.each(troubles)('%s: nothing is lost, and games go on', async (what, silence, breaks) => {
    const { proxy, direct, url } = await behindProxy();
    const seed = `slow-${HOLDOUT_CHAOS_SEED}-${what.replaceAll(/\W+/g, '-').slice(0, 20)}`;
    const random = randomOf(seed);
    let over = false;
    const troubling = (async () => {
      for (let n = 0; n < (silence > 0 ? 1 : 4) && !over; n++) {
        await pause(200 + random(300));
        if (silence > 0) {
          proxy.block();
          await pause(silence);
        }
        if (breaks) proxy.cut();
        proxy.unblock();
      }
    })();
    const games = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => {
        const game = await Game.begin([url], `${seed}-${n}`, 40);
        undo.push(async () => game.close());
        await game.play();
        return game;
      }),
    );
    over = true;
    await troubling;
    for (const game of games) await game.converge();
    const store = await openPostgres(direct);
    undo.push(() => store.close());
    let acknowledged = 0;
    for (const game of games) acknowledged += (await account(store, game)).acknowledged;
    expect(acknowledged).toBeGreaterThan(100);
    const lost = games.flatMap(({ robots }) => robots).filter(({ states }) => states.includes('waiting'));
    console.info(
      `a database that ${what}: ${acknowledged} acknowledged commands, ${lost.length} lost their connection`,
    );
  });
});
