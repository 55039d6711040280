import { type Fault, InputError, type Viewer } from '@holdout/kernel';
import {
  type AnyCommand,
  BYE,
  type Bye,
  type Grants,
  type Key,
  type Pointer,
  type Question,
  type RoomView,
  type ServerFrame,
  type TableUpdate,
  type Talk,
  type Told,
  unpackChange,
  unpackSnap,
} from '@holdout/protocol';
import { type Api, type Outcome, UNREACHABLE } from './api.ts';
import type { Outbox, Pending } from './outbox.ts';
import { openSocket, openStream, UNPACKS, type Wire, type WireEvents } from './wire.ts';

/**
 * How a connection is: `live`, `connecting`, `waiting` for the next try at `retryAt`, or `ended` for good because of
 * `why`.
 */
export interface Condition {
  readonly state: 'connecting' | 'live' | 'waiting' | 'ended';
  readonly retryAt: number | null;
  readonly why: Bye | null;
  readonly fault: Fault | null;
  /** Without a socket, by requests. */
  readonly fallback: boolean;
}

/** Who wants to know what comes from a table. */
export interface Hearer {
  condition?(condition: Condition): void;
  /** All anew: what was there before does not count. */
  snapped?(update: TableUpdate): void;
  /** Something has happened. `update.history.from` says what to keep. */
  changed?(update: TableUpdate): void;
  room?(room: RoomView): void;
  grants?(grants: Grants): void;
  talked?(talk: readonly Talk[]): void;
  pointed?(pointer: Pointer): void;
}

export interface ConnectionOptions {
  readonly api: Api;
  /** Address of the server, without a slash at its end. */
  readonly base: string;
  readonly code: string;
  readonly keys: readonly Key[];
  readonly viewer?: Viewer | undefined;
  readonly outbox: Outbox;
  readonly hearer: Hearer;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly Socket?: typeof WebSocket;
  /** From 0 to below 1, to spread those who come back at once. */
  readonly random?: () => number;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** So often a socket may fail to open before it goes without. */
const SOCKET_TRIES = 2;
/** The server speaks every 25 seconds: after so long it is not there any more. */
const SILENCE = 60_000;
/** So long it may take to come in. */
const ENTRY = 15_000;
/** A question that nobody answers. */
const PATIENCE = 20_000;
/** There is no use in trying again. */
const FINAL: readonly Bye[] = ['keys', 'gone', 'version', 'message'];

/** A place at a table of a server, over a connection that may break and is made again. */
export class Connection {
  private readonly options: ConnectionOptions;
  private readonly now: () => number;
  private wire: Wire | null = null;
  /** Over which all that waits is about to be sent once more. */
  private resending: Wire | null = null;
  private keys: readonly Key[];
  private viewer: Viewer | undefined;
  private pending: readonly Pending[];
  private readonly settlers = new Map<string, (outcome: Outcome) => void>();
  private readonly questions = new Map<
    string,
    { readonly tell: (told: Told) => void; readonly fail: (fault: Fault) => void }
  >();
  private readonly waitingForSnap: ((update: TableUpdate) => void)[] = [];
  private raw: TableUpdate | null = null;
  private counted = 0;
  private tries = 0;
  private failures = 0;
  private welcome = false;
  /** Requests have come through where no socket did. */
  private blocked = false;
  private lastHeard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly watchdog: ReturnType<typeof setInterval>;
  private made = 0;
  condition: Condition = { state: 'connecting', retryAt: null, why: null, fault: null, fallback: false };

  constructor(options: ConnectionOptions) {
    this.options = options;
    this.now = options.now ?? Date.now;
    this.keys = options.keys;
    this.viewer = options.viewer;
    this.pending = options.outbox.load();
    this.watchdog = setInterval(() => this.look(), SILENCE / 4);
    (this.watchdog as { unref?: () => void }).unref?.();
    this.connect();
  }

  /** What was last told, as it is now. */
  get update(): TableUpdate | null {
    return this.raw;
  }

  // Connecting

  private become(change: Partial<Condition>): void {
    this.condition = { ...this.condition, ...change };
    this.options.hearer.condition?.(this.condition);
  }

  private connect(): void {
    clearTimeout(this.timer);
    const { base, Socket, api, code } = this.options;
    this.welcome = false;
    const fallback = this.failures >= SOCKET_TRIES;
    this.become({ state: 'connecting', retryAt: null, fallback });
    this.lastHeard = this.now();
    const events: WireEvents = {
      opened: (wire) => this.opened(wire),
      heard: (frame) => this.heard(frame),
      closed: (reached, closedBy) => this.lost(reached, closedBy),
    };
    if (fallback) {
      this.wire = openStream(
        (signal) => api.events(code, this.keys, this.viewer, signal),
        events,
        (error) => this.refused(error),
      );
    } else this.wire = openSocket(base, events, Socket);
  }

  private opened(wire: Wire): void {
    const { code } = this.options;
    if (!wire.speaks && !this.blocked) {
      // The server may only have been down: now that it is there, a socket gets one more chance.
      this.blocked = true;
      this.failures = SOCKET_TRIES - 1;
      wire.close();
      this.connect();
      return;
    }
    if (!wire.speaks) return;
    this.blocked = false;
    wire.send({
      t: 'hello',
      table: code,
      keys: [...this.keys],
      ...(UNPACKS ? { deflate: true } : {}),
      ...(this.viewer === undefined ? {} : { viewer: this.viewer }),
    });
  }

  /** A stream that the server would not begin, and why. */
  private refused(error: unknown): void {
    if (!(error instanceof InputError) || error.code === UNREACHABLE || error.code === 'unavailable') return;
    const { code } = error;
    const why: Bye | null = code.startsWith('key.')
      ? 'keys'
      : code.startsWith('table.unknown')
        ? 'gone'
        : null;
    if (why) this.end(why, error.fault);
  }

  private lost(reached: boolean, code: number): void {
    if (this.condition.state === 'ended') return;
    this.wire = null;
    const why = (Object.keys(BYE) as Bye[]).find((bye) => BYE[bye] === code);
    if (why && FINAL.includes(why)) {
      this.end(why, this.condition.fault);
      return;
    }
    this.dropQuestions();
    // A socket that never opens may be blocked on the way; one that did open was lost, and opens again.
    if (!this.condition.fallback) this.failures = reached ? 0 : this.failures + 1;
    else {
      this.failures = reached ? SOCKET_TRIES - 1 : 0;
      this.blocked &&= reached;
    }
    const random = this.options.random ?? Math.random;
    const pause = Math.min(FIRST_PAUSE * 2 ** this.tries, LONGEST_PAUSE) * (0.5 + random() / 2);
    this.tries += 1;
    this.become({ state: 'waiting', retryAt: this.now() + pause });
    this.timer = setTimeout(() => this.connect(), pause);
  }

  /** Tries at once: the network is said to be there again. */
  retry(): void {
    if (this.condition.state !== 'waiting') return;
    this.tries = 0;
    this.connect();
  }

  /** Nothing was heard for too long: a connection can be dead without a word, as after a laptop was closed. */
  private look(): void {
    const patience = this.welcome ? SILENCE : ENTRY;
    if (this.condition.state === 'ended' || !this.wire || this.now() - this.lastHeard < patience) return;
    this.wire.close();
    this.lost(this.welcome, 1006);
  }

  private end(why: Bye, fault: Fault | null): void {
    clearTimeout(this.timer);
    clearInterval(this.watchdog);
    this.wire?.close();
    this.wire = null;
    this.dropQuestions();
    this.become({ state: 'ended', retryAt: null, why, fault });
  }

  /** Leaves the table. Commands that are not answered yet stay in the outbox. */
  close(): void {
    clearTimeout(this.timer);
    clearInterval(this.watchdog);
    this.wire?.close();
    this.wire = null;
    this.dropQuestions();
    this.condition = { ...this.condition, state: 'ended' };
  }

  /** Other keys are there from now on. */
  rekey(keys: readonly Key[]): void {
    if (String(keys) === String(this.keys)) return;
    this.keys = keys;
    this.reconnect();
  }

  private reconnect(): void {
    this.wire?.close();
    this.wire = null;
    if (this.condition.state !== 'ended') this.connect();
  }

  // Hearing

  private heard(frame: ServerFrame): void {
    this.lastHeard = this.now();
    const { hearer } = this.options;
    switch (frame.t) {
      case 'welcome':
        this.welcome = true;
        this.tries = 0;
        this.viewer = frame.viewer;
        hearer.grants?.(frame.grants);
        break;
      case 'snap':
        this.snapped(unpackSnap(frame));
        break;
      case 'change':
        this.changed(frame);
        break;
      case 'room':
        hearer.room?.(frame.room);
        break;
      case 'grants':
        hearer.grants?.(frame.grants);
        break;
      case 'talk':
        hearer.talked?.(frame.talk);
        break;
      case 'point':
        hearer.pointed?.(frame.pointer);
        break;
      case 'ack':
        this.settle(frame.id, { ok: true });
        break;
      case 'nack':
        this.nacked(frame);
        break;
      case 'told':
        this.told(frame);
        break;
      case 'ping':
        this.wire?.send({ t: 'pong' });
        break;
      case 'bye':
        if (FINAL.includes(frame.why)) this.end(frame.why, frame.fault ?? null);
    }
  }

  private snapped(update: TableUpdate): void {
    this.raw = update;
    this.counted += 1;
    const told = { ...update, version: this.counted };
    const waiting = this.waitingForSnap.splice(0);
    if (waiting.length > 0) for (const tell of waiting) tell(told);
    else this.options.hearer.snapped?.(told);
    if (this.condition.state !== 'live') {
      this.become({ state: 'live', retryAt: null });
      this.sendPending();
    }
  }

  private changed(frame: Extract<ServerFrame, { t: 'change' }>): void {
    if (!this.raw || this.raw.version !== frame.base) {
      // Something is missing in between.
      if (this.wire?.speaks) this.wire.send({ t: 'resync' });
      else this.reconnect();
      return;
    }
    this.raw = unpackChange(this.raw, frame);
    this.counted += 1;
    this.options.hearer.changed?.({ ...this.raw, version: this.counted });
  }

  // Doing

  /** Does something; the promise is kept when the server has answered, however long that takes. */
  do(command: AnyCommand, id = this.newId()): Promise<Outcome> {
    this.pending = [...this.pending, { id, command }];
    this.options.outbox.store(this.pending);
    const outcome = new Promise<Outcome>((resolve) => this.settlers.set(id, resolve));
    if (this.condition.state === 'live') this.sendOne({ id, command });
    return outcome;
  }

  /** What has not been answered yet. */
  get unanswered(): readonly Pending[] {
    return this.pending;
  }

  private sendPending(): void {
    for (const one of this.pending) this.sendOne(one);
  }

  private sendOne({ id, command }: Pending): void {
    if (this.wire?.speaks) this.wire.send({ t: 'do', id, command });
    else if (this.wire) void this.post({ id, command });
  }

  private async post({ id, command }: Pending): Promise<void> {
    const { api, code } = this.options;
    try {
      const outcome = await api.do(code, this.keys, id, command);
      if (outcome.ok || !mayPass(outcome.fault)) this.settle(id, outcome);
      else this.again();
    } catch {
      // It is sent again when the stream is there again.
      this.again();
    }
  }

  /** The server could not just now: all that waits is sent once more, a little later. */
  private again(): void {
    const { wire } = this;
    if (this.resending === wire) return;
    this.resending = wire;
    setTimeout(() => {
      if (this.resending === wire) this.resending = null;
      if (this.wire === wire && this.condition.state === 'live') this.sendPending();
    }, FIRST_PAUSE * 2);
  }

  private nacked({ id, reason, fault }: Extract<ServerFrame, { t: 'nack' }>): void {
    if (mayPass(fault)) this.again();
    else this.settle(id, { ok: false, ...(reason ? { reason } : {}), ...(fault ? { fault } : {}) });
  }

  private settle(id: string, outcome: Outcome): void {
    this.pending = this.pending.filter((one) => one.id !== id);
    this.options.outbox.store(this.pending);
    this.settlers.get(id)?.(outcome);
    this.settlers.delete(id);
  }

  // Asking

  /** @throws InputError with the server's fault, or `unreachable`. */
  async ask(question: Question): Promise<Told> {
    const { api, code } = this.options;
    const { wire } = this;
    if (!wire || this.condition.state !== 'live') throw new InputError(UNREACHABLE);
    if (!wire.speaks) return api.question(code, this.keys, this.viewer ?? 'spectator', question);
    const id = this.newId();
    return new Promise<Told>((resolve, reject) => {
      const timer = setTimeout(() => fail({ code: UNREACHABLE, path: '', args: {} }), PATIENCE);
      const done = () => {
        clearTimeout(timer);
        this.questions.delete(id);
      };
      const fail = ({ code: why, path, args }: Fault) => {
        done();
        reject(new InputError(why, path, { ...args }));
      };
      const tell = (told: Told) => {
        done();
        resolve(told);
      };
      this.questions.set(id, { tell, fail });
      wire.send({ t: 'ask', id, question });
    });
  }

  private told({ id, told, fault }: Extract<ServerFrame, { t: 'told' }>): void {
    const question = this.questions.get(id);
    if (told) question?.tell(told);
    else question?.fail(fault ?? { code: UNREACHABLE, path: '', args: {} });
  }

  private dropQuestions(): void {
    for (const { fail } of [...this.questions.values()]) fail({ code: UNREACHABLE, path: '', args: {} });
  }

  /** Looks with other eyes from now on, and hears all that they see. */
  sit(viewer: Viewer): Promise<TableUpdate> {
    this.viewer = viewer;
    const update = new Promise<TableUpdate>((resolve) => this.waitingForSnap.push(resolve));
    if (this.condition.state === 'live' && this.wire?.speaks) this.wire.send({ t: 'sit', viewer });
    else if (this.wire) this.reconnect();
    return update;
  }

  private newId(): string {
    this.made += 1;
    const random = crypto.getRandomValues(new Uint32Array(3));
    return `${Array.from(random, (one) => one.toString(36)).join('')}-${this.made}`.slice(0, 40);
  }
}

/** The server could not, but may well be able to in a moment. */
const mayPass = (fault: Fault | undefined): boolean =>
  fault !== undefined && [UNREACHABLE, 'unavailable', 'limit.requests', 'limit.waiting'].includes(fault.code);
