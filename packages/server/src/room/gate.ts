import { InputError, type Seat } from '@holdout/kernel';
import type { Grants } from '@holdout/protocol';
import type { Context } from './context.ts';
import type { Ledger } from './ledger.ts';

/** What keys open at a table, and what is said to those whose keys don't. */
export class Gate {
  private readonly context: Context;
  private readonly ledger: Ledger;

  constructor(context: Context, ledger: Ledger) {
    this.context = context;
    this.ledger = ledger;
  }

  /** @throws InputError if the keys open nothing. */
  async granted(hashes: readonly string[]): Promise<Grants> {
    const grants = (await this.ledger.keyring()).grants(hashes);
    if (!grants.watch) throw await this.refusal('key.unknown');
    return grants;
  }

  /** Why a key opens nothing: there may be no such table. */
  async refusal(code: string): Promise<InputError> {
    const head = await this.context.store.head(this.ledger.code);
    return head ? new InputError(code) : new InputError('table.unknown', '', { id: this.ledger.code });
  }

  /** @throws InputError if there is no such seat, or it is not one's own and one is not the host. */
  async mayChange(hashes: readonly string[], seat: Seat): Promise<void> {
    const grants = await this.granted(hashes);
    const { state } = await this.ledger.open();
    if (!state.seats[seat]) throw new InputError('seat.unknown', 'seat', { found: seat + 1 });
    if (!grants.host && !grants.seats.includes(seat))
      throw new InputError('grant.seat', 'seat', { seat: seat + 1 });
  }

  /** @throws InputError if these are not the host's keys. */
  async mustHost(hashes: readonly string[]): Promise<void> {
    const grants = await this.granted(hashes);
    if (!grants.host) throw new InputError('grant.host');
  }
}
