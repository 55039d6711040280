import type { Reason, Seat } from '@holdout/kernel';
import type { Command, TableHost } from '@holdout/protocol';
import type { Place } from '../table/link.ts';

/** The host of the browser without its worker. */
export const host = { table: null as TableHost | null, failing: false };

const there = (): TableHost => {
  if (!host.table) throw new Error('no table');
  return host.table;
};

/** For `vi.mock('../local/client.ts', …)`. */
export const localHost = {
  open: async (_: string, { viewer, seats }: Place) => ({ ok: true, value: there().update(viewer, seats) }),
  send: async (_: string, command: Command, { viewer, seats }: Place, from: number) => {
    if (host.failing) return { ok: false, fault: { code: 'table.changedElsewhere', path: '', args: {} } };
    const reply = there().do(command, [viewer]);
    return { ok: true, value: { reply, update: there().update(viewer, seats, from) } };
  },
  explain: async (_: string, seat: Seat, key: string): Promise<Reason | null> => there().explain(seat, key),
  look: async (_: string, n: number, { viewer }: Place) => ({ ok: true, value: there().look(n, viewer) }),
};
