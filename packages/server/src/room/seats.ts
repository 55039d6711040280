import { InputError, type Seat, type Viewer } from '@holdout/kernel';
import { hashOfKey, hashOfWords, readWords, recoveryWords } from '@holdout/protocol';
import type { KeyChange, StoredKey } from '../store/index.ts';
import { linesSince } from './acts.ts';
import type { Context } from './context.ts';
import type { Gate } from './gate.ts';
import type { Draft, Ledger, Outcome } from './ledger.ts';
import type { RecordBody } from './record.ts';
import type { SeatState } from './state.ts';
import { cleanName } from './text.ts';
import { type Awake, seatSetup } from './wake.ts';

/** Who sits where at a table, and who holds which key. One thing after the other: the room sees to that. */
export class Seats {
  private readonly context: Context;
  private readonly ledger: Ledger;
  private readonly gate: Gate;
  private readonly viewers: () => Viewer[];

  constructor(context: Context, ledger: Ledger, gate: Gate, viewers: () => Viewer[]) {
    this.context = context;
    this.ledger = ledger;
    this.gate = gate;
    this.viewers = viewers;
  }

  /**
   * A seat is taken by whoever was invited to it. The same key twice is no harm.
   *
   * @returns the seat.
   * @throws InputError if the invitation was for nobody, or somebody else has used it.
   */
  async claim(invite: string, key: string, name: string): Promise<Seat> {
    const ring = await this.ledger.keyring();
    const own = ring.find(hashOfKey(key));
    if (own?.kind === 'seat' && own.seat !== null) return own.seat;
    const hash = hashOfKey(invite);
    const invited = ring.find(hash);
    const seat = invited?.seat;
    if (invited?.kind !== 'invite' || seat === null || seat === undefined)
      throw await this.gate.refusal('key.spent');
    await this.change(seat, () => ({ name: cleanName(name), bot: null, taken: true }), {
      spend: hash,
      drop: keysOfSeat(seat),
      add: newKeys('seat', seat, key),
    });
    return seat;
  }

  /**
   * A lost key is replaced by a new one. The same new key twice is no harm: the first answer may have been lost.
   *
   * @returns the seat, or null if it was the host's key.
   * @throws InputError if the words belong to no key of this table.
   */
  async recover(words: string, key: string): Promise<Seat | null> {
    const ring = await this.ledger.keyring();
    const own = ring.find(hashOfKey(key));
    if (own?.kind === 'seat' || own?.kind === 'host') return own.seat;
    const hash = hashOfWords(readWords(words));
    const found = ring.find(hash);
    if (found?.kind !== 'words') throw await this.gate.refusal('key.words');
    const kind = found.seat === null ? 'host' : 'seat';
    const keys = {
      spend: hash,
      drop: [{ kind, seat: found.seat }],
      add: newKeys(kind, found.seat, key),
    } as const;
    this.demand(await this.ledger.write(null, () => ({ t: 'record', body: { t: 'keys' }, keys })));
    return found.seat;
  }

  /**
   * Gives out a new invitation to a seat. Whoever has the seat keeps it until somebody comes; an older invitation is void.
   *
   * @throws InputError if the seat is not one's own and one is not the host.
   */
  async invite(hashes: readonly string[], seat: Seat, key: string): Promise<void> {
    await this.gate.mayChange(hashes, seat);
    const keys: KeyChange = {
      drop: [{ kind: 'invite', seat }],
      add: [{ hash: hashOfKey(key), kind: 'invite', seat }],
    };
    this.demand(await this.ledger.write(null, () => ({ t: 'record', body: { t: 'keys' }, keys })));
  }

  /** A new link for those who look on; the old one is void. @throws InputError if one is not the host. */
  async inviteWatchers(hashes: readonly string[], key: string): Promise<void> {
    await this.gate.mustHost(hashes);
    const keys: KeyChange = {
      drop: [{ kind: 'watch', seat: null }],
      add: [{ hash: hashOfKey(key), kind: 'watch', seat: null }],
    };
    this.demand(await this.ledger.write(null, () => ({ t: 'record', body: { t: 'keys' }, keys })));
  }

  /**
   * Somebody leaves his seat, or the host takes it from him: his key opens nothing any more, and `invite` is the next one
   * for whoever comes.
   *
   * @throws InputError if it is not one's own and one is not the host.
   */
  async vacate(hashes: readonly string[], seat: Seat, invite: string): Promise<void> {
    await this.gate.mayChange(hashes, seat);
    await this.change(seat, ({ name, bot }) => ({ name, bot, taken: false }), {
      drop: [...keysOfSeat(seat), { kind: 'invite', seat }],
      add: [{ hash: hashOfKey(invite), kind: 'invite', seat }],
    });
  }

  /**
   * A bot plays for somebody, or does not any more; or a seat gets another name.
   *
   * @throws InputError if it is not one's own seat and one is not the host, or there is no such bot.
   */
  async reseat(
    hashes: readonly string[],
    seat: Seat,
    change: { bot?: string | null; name?: string },
  ): Promise<void> {
    await this.gate.mayChange(hashes, seat);
    await this.change(seat, ({ name, bot, taken }) => ({
      name: change.name === undefined ? name : cleanName(change.name),
      bot: change.bot === undefined ? bot : change.bot,
      taken,
    }));
  }

  private async change(
    seat: Seat,
    whoAfter: (before: SeatState) => SeatState,
    keys?: KeyChange,
  ): Promise<void> {
    const draft = ({ host, state }: Awake): Draft => {
      const before = host.table.log.length;
      const who = whoAfter(state.seats[seat]);
      host.seat(seat, seatSetup(who));
      host.begin(this.viewers(), this.context.now());
      const body: RecordBody = { t: 'seat', seat, ...who, lines: linesSince(host, before) };
      return { t: 'record', body, ...(keys ? { keys } : {}) };
    };
    this.demand(await this.ledger.write(null, draft));
  }

  private demand(outcome: Outcome): void {
    if (outcome.ok) return;
    const { fault } = outcome;
    throw new InputError(fault?.code ?? 'unavailable', fault?.path, { ...fault?.args });
  }
}

const keysOfSeat = (seat: Seat): Pick<StoredKey, 'kind' | 'seat'>[] => [
  { kind: 'seat', seat },
  { kind: 'words', seat },
];

/** A key, and the words that bring it back. */
export const newKeys = (kind: 'host' | 'seat', seat: Seat | null, key: string): StoredKey[] => [
  { hash: hashOfKey(key), kind, seat },
  { hash: hashOfWords(recoveryWords(key)), kind: 'words', seat },
];
