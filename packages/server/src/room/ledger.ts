import {
  type Fault,
  InputError,
  type Reason,
  type Seat,
  saveTable,
  TABLE,
  type Viewer,
} from '@holdout/kernel';
import { progressOf } from '../games.ts';
import type { Appended, KeyChange, PlannedNotice, TableHead } from '../store/index.ts';
import type { Act } from './acts.ts';
import type { Context } from './context.ts';
import { Keyring } from './keyring.ts';
import { linesOf, type RecordBody } from './record.ts';
import { fold, type RoomState } from './state.ts';
import { type Awake, bodyOf, seatSetup, wake } from './wake.ts';

/** What has come of a wish. */
export type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason?: Reason; readonly fault?: Fault };

/** A record that is to be written, with the keys that change with it, or why there is none. */
export type Draft = Act & { readonly keys?: KeyChange };

/** Who hears what has happened at a table. */
export interface Listener {
  /** The eyes that want to see it step by step. */
  viewers(): Viewer[];
  /** A record has been written, here or by another node. */
  applied(body: RecordBody, awake: Awake): void;
  /** Several have been written, and this node has only now read them. */
  jumped(awake: Awake): void;
}

const DONE: Outcome = { ok: true };
/** The store does not answer; it may be tried again. */
export const UNAVAILABLE: Outcome = { ok: false, fault: { code: 'unavailable', path: '', args: {} } };
const TRIES = 10;
/** Moves between two snapshots. */
const SNAPSHOT = 50;

/**
 * The log of one table: it is read once, goes on with every record, and is read anew when something went wrong. Nobody
 * may call two of its methods at once.
 */
export class Ledger {
  readonly code: string;
  private readonly context: Context;
  private readonly listener: Listener;
  private awake: Awake | null = null;
  private ring: Keyring | null = null;
  /** Moves in the last snapshot, and records when it was taken. */
  private kept = { moves: 0, n: -1 };
  /** Who is to be told of what, as far as it was planned here. */
  private noticed: string | null = null;
  /** What was last told of this table: it has gone on since. */
  private known = 0;

  constructor(context: Context, code: string, listener: Listener) {
    this.context = context;
    this.code = code;
    this.listener = listener;
  }

  /** @throws InputError if there is no such table, or it can't be read. */
  async open(): Promise<Awake> {
    if (this.awake) return this.awake;
    const awake = await wake(this.context, this.code);
    if (!awake) throw new InputError('table.unknown', '', { id: this.code });
    this.awake = awake;
    if (this.kept.n < 0) this.kept = { moves: awake.host.moves, n: awake.n };
    const jumped = awake.n > this.known && this.known > 0;
    this.known = awake.n;
    if (jumped) {
      this.ring = null;
      this.listener.jumped(awake);
    }
    return awake;
  }

  get isAwake(): boolean {
    return this.awake !== null;
  }

  /** @throws Error if the store does not answer. */
  async keyring(): Promise<Keyring> {
    this.ring ??= new Keyring(await this.context.store.keys(this.code));
    return this.ring;
  }

  /**
   * Writes one record. `draft` is asked for it, and asked again when another node was faster. The same `id` twice is
   * written once.
   *
   * @throws InputError if there is no such table.
   */
  async write(id: string | null, draft: (awake: Awake) => Draft): Promise<Outcome> {
    for (let n = 0; n < TRIES; n++) {
      const awake = await this.open();
      if (id !== null && awake.ids.has(id)) return DONE;
      const drafted = this.drafted(awake, draft);
      if (drafted.t !== 'record') return refusal(drafted);
      const outcome = await this.append(awake, id, drafted.body, drafted.keys);
      if (outcome === 'done') return DONE;
      if (outcome === 'failed') return UNAVAILABLE;
      if (outcome === 'gone') throw new InputError('table.unknown', '', { id: this.code });
      if (outcome === 'spent') {
        this.ring = null;
        return { ok: false, fault: { code: 'key.spent', path: '', args: {} } };
      }
    }
    return UNAVAILABLE;
  }

  private drafted(awake: Awake, draft: (awake: Awake) => Draft): Draft {
    try {
      return draft(awake);
    } catch (error) {
      // Nobody knows how far it came.
      this.forget();
      if (error instanceof InputError) return { t: 'fault', fault: error.fault };
      // The same wish would end in the same way: it must not be tried again and again.
      this.context.watch.trouble(`a defect at table ${this.code}`, error);
      return { t: 'fault', fault: { code: 'defect', path: '', args: {} } };
    }
  }

  private async append(
    awake: Awake,
    id: string | null,
    body: RecordBody,
    keys?: KeyChange,
  ): Promise<Appended | 'failed'> {
    const { context, code } = this;
    const at = context.now();
    const state = fold(awake.state, body, at);
    const record = { n: awake.n, id, body: JSON.stringify(body), at };
    try {
      const outcome = await context.store.append({
        code,
        record,
        // What is only said or pointed at shows in no list.
        head: 'lines' in body ? headOf(awake, state) : undefined,
        quiet: isUnheard(awake, body),
        keys,
        notices: this.changedNotices(awake, state, at),
      });
      if (outcome !== 'done') this.forget();
      else this.applied(awake, state, id, body, keys);
      context.watch.written(body.t, context.now() - at);
      return outcome;
    } catch (error) {
      this.forget();
      context.watch.trouble(`table ${code} could not be written`, error);
      return 'failed';
    }
  }

  private applied(
    awake: Awake,
    state: RoomState,
    id: string | null,
    body: RecordBody,
    keys?: KeyChange,
  ): void {
    if (id !== null) awake.ids.add(id);
    if (keys || body.t === 'keys' || body.t === 'seat') this.ring = null;
    this.awake = { ...awake, state, n: awake.n + 1 };
    this.known = this.awake.n;
    this.listener.applied(body, this.awake);
    const { host } = awake;
    if (host.moves >= this.kept.moves + SNAPSHOT || host.table.over) void this.keepSnapshot();
  }

  /** Whoever has been told, or is about to be, is not told of the same thing again. */
  private changedNotices(awake: Awake, state: RoomState, now: number): PlannedNotice[] | undefined {
    const notices = this.notices(awake, state, now);
    const about = notices.map(({ seat, event }) => `${seat} ${event}`).join();
    if (about === this.noticed) return undefined;
    this.noticed = about;
    return notices;
  }

  /** Those who are asked now are told so if they stay away. */
  private notices({ host }: Awake, { seats, vote, paused }: RoomState, now: number): PlannedNotice[] {
    const due = now + this.context.patience;
    const people = seats.flatMap(({ taken, bot }, seat) => (taken && bot === null ? [seat] : []));
    if (host.table.over) return people.map((seat) => ({ seat, event: 'over', due }));
    if (paused) return [];
    const owner = host.table.run.owner();
    const asked = people.filter((seat) => owner === TABLE || owner === seat);
    const voting = vote ? people.filter((seat) => vote.voices[seat] === undefined) : [];
    return [
      ...asked.map((seat): PlannedNotice => ({ seat, event: owner === TABLE ? 'asked' : 'turn', due })),
      ...voting.map((seat): PlannedNotice => ({ seat, event: 'vote', due })),
    ];
  }

  /** Reads what other nodes have written meanwhile. `n` is how many records there are, if that is known. */
  async catchUp(n = Number.POSITIVE_INFINITY): Promise<void> {
    if (!this.awake) {
      this.ring = null;
      // Who comes to it later reads it all.
      if (this.known > 0) await this.open();
      return;
    }
    if (n <= this.awake.n) return;
    try {
      const records = await this.context.store.records(this.code, this.awake.n);
      for (const record of records) {
        const body = bodyOf(record);
        const { host } = this.awake;
        if (body.t === 'seat') host.seat(body.seat, seatSetup(body));
        host.follow(linesOf(body), this.listener.viewers());
        this.applied(this.awake, fold(this.awake.state, body, record.at), record.id, body);
        // The other node has planned what it takes.
        this.noticed = null;
      }
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  /** What is in memory may not be what is in the store. */
  forget(): void {
    this.awake = null;
    this.ring = null;
    this.noticed = null;
  }

  /** Nobody plays here for now: the game is let go of, and is read again when it goes on. */
  async sleep(): Promise<void> {
    if (this.awake && this.awake.n > this.kept.n) await this.keepSnapshot();
    this.forget();
  }

  private async keepSnapshot(): Promise<void> {
    const { awake, context, code } = this;
    if (!awake) return;
    const { host, n } = awake;
    this.kept = { moves: host.moves, n };
    try {
      await context.store.keepSnapshot(code, n, JSON.stringify(saveTable(host.table, context.engine)));
    } catch (error) {
      context.watch.trouble(`no snapshot of table ${code}`, error);
    }
  }
}

/** Whether nobody but the one who did it learns that something was done. */
function isUnheard({ host }: Awake, body: RecordBody): boolean {
  if (body.t !== 'play') return false;
  const { moves } = host.table;
  const latest = moves.slice(-body.lines.length);
  return (
    latest.length > 0 && latest.every(({ secret, events }) => secret && events.every(({ hidden }) => hidden))
  );
}

function refusal(drafted: Draft): Outcome {
  if (drafted.t === 'reason') return { ok: false, reason: drafted.reason };
  return drafted.t === 'fault' ? { ok: false, fault: drafted.fault } : DONE;
}

type HeadChange = Pick<TableHead, 'names' | 'moves' | 'turn' | 'over'>;

/** How a table is shown in a list: by what everybody may know. */
export function headOf(
  { host, served }: Pick<Awake, 'host' | 'served'>,
  { seats }: Pick<RoomState, 'seats'>,
): HeadChange {
  const { state } = host.table;
  return {
    names: seats.map(({ name }) => name),
    moves: host.movesFor('spectator'),
    turn: progressOf(served, state),
    over: state.over && { result: state.over.result, cause: state.over.cause },
  };
}

/** The seats that are asked now. */
export function askedOf({ host }: Pick<Awake, 'host'>): Seat[] {
  const owner = host.table.run.owner();
  if (owner === null) return [];
  return owner === TABLE ? host.table.setup.seats.map((_, seat) => seat) : [owner];
}
