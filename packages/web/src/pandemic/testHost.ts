import { type CoreState, type Game, Table, type TableSetup } from '@holdout/kernel';
import { greedy, pandemic } from '@holdout/pandemic';
import { type BotPlayers, TableHost } from '@holdout/protocol';
import type { Speed } from '../app/settings.ts';
import { localLink } from '../local/link.ts';
import { openTable } from '../table/session.ts';
import { PROFILE, type TableStore } from './table.ts';
import { host } from './testClient.ts';

const BOTS: BotPlayers = new Map([['greedy', { choose: greedy as never }]]);

/** Sets up a table and opens it, up to the first choice or the first curtain. */
export async function openSetup(
  setup: Pick<TableSetup, 'options' | 'seats'> & { readonly seed?: string },
  speed: Speed = 'instant',
): Promise<TableStore> {
  const game = pandemic as unknown as Game<CoreState>;
  const table = new Table(game, { seed: 'store', undo: 'keepFate', ...setup });
  host.table = TableHost.create(game, table.setup, { bots: BOTS });
  host.failing = false;
  const store = openTable(localLink('here'), PROFILE, () => speed);
  for (let n = 0; n < PATIENCE && !isOpen(store); n++) await settled();
  return store;
}

/** So often it is looked whether the table is there; a test that waits for it in vain fails by itself. */
const PATIENCE = 200;

const isOpen = (store: TableStore): boolean =>
  (store.getState().decision ?? store.getState().handover) !== null;

/** Lets answers of the host come in. */
export const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

/** Takes the first open option that fits. */
export async function take(store: TableStore, wanted: string | RegExp): Promise<void> {
  const options = store.getState().decision?.options ?? [];
  const option = options.find(({ key }) => (typeof wanted === 'string' ? key === wanted : wanted.test(key)));
  if (!option) throw new Error(`no option ${wanted} among ${options.map(({ key }) => key)}`);
  await store.getState().choose(option.key, option.seat);
  await settled();
}
