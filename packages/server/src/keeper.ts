import { join } from 'node:path';
import type { Config } from './config.ts';
import { writeWhole } from './files.ts';
import type { Metrics } from './http/metrics.ts';
import { createSender, loadVapid, readTarget, type Send, type Vapid } from './notify/index.ts';
import type { Context } from './room/context.ts';
import type { Rooms } from './room/rooms.ts';
import type { DueNotice } from './store/index.ts';

const DAY = 86_400_000;
/** Notices taken at once, and how long they are nobody else's. */
const AT_ONCE = 20;
const LEASE = 60_000;
const MOST_TRIES = 3;
/** Milliseconds before one place is tried once more. All tries together take less time than the lease. */
const PAUSES = [1000, 5000];
const SEND_TIMEOUT = 8000;
const MOST_EXPIRED = 50;

/** How a notice names the way to the table. Without a public address nobody outside could follow it. */
const linkTo = (config: Config, code: string): string => `${config.publicUrl ?? ''}/g/${code}`;

/** What a server does by itself: it tells those who stay away, and puts tables into the archive. */
export class Keeper {
  private readonly context: Context;
  private readonly config: Config;
  private readonly rooms: Rooms;
  private readonly metrics: Metrics;
  readonly vapid: Vapid;
  private readonly deliver: Send;
  private readonly timers: ReturnType<typeof setInterval>[] = [];
  private running: Promise<void> = Promise.resolve();

  private constructor(context: Context, config: Config, rooms: Rooms, metrics: Metrics, vapid: Vapid) {
    this.context = context;
    this.config = config;
    this.rooms = rooms;
    this.metrics = metrics;
    this.vapid = vapid;
    this.deliver = createSender({
      allowPrivate: config.allowPrivateHooks,
      vapid,
      timeoutMs: SEND_TIMEOUT,
    });
  }

  /** @throws Error if the keys for notices can't be read. */
  static async begin(
    context: Context,
    config: Config,
    rooms: Rooms,
    metrics: Metrics,
    env: Readonly<Record<string, string | undefined>>,
  ): Promise<Keeper> {
    const keeper = new Keeper(context, config, rooms, metrics, await loadVapid(config.dataDir, env));
    keeper.every(Math.min(5000, Math.max(200, config.patience / 4)), () => keeper.notify());
    if (config.maxGameDays > 0) keeper.every(3_600_000, () => keeper.expire());
    return keeper;
  }

  private every(pause: number, work: () => Promise<void>): void {
    const timer = setInterval(() => {
      this.running = this.running.then(work).catch((error) => this.context.watch.trouble('by itself', error));
    }, pause);
    timer.unref();
    this.timers.push(timer);
  }

  /** Tells those who are asked and are not here. */
  async notify(): Promise<void> {
    const { store, now } = this.context;
    const due = await store.takeNotices(now(), LEASE, AT_ONCE);
    await Promise.all(due.map((notice) => this.tell(notice)));
  }

  private async tell(notice: DueNotice): Promise<void> {
    const { store } = this.context;
    // A node that dies over it leaves it to another one, when the lease is over.
    if (notice.tries <= MOST_TRIES) await this.sendAll(notice);
    await store.settleNotice(notice.id);
  }

  private async sendAll({ code, seat, event }: DueNotice): Promise<void> {
    const { store } = this.context;
    if (await this.isHere(code, seat)) return;
    const [head, targets] = await Promise.all([store.head(code), store.targets(code, seat)]);
    if (!head) return;
    await Promise.all(
      targets.map(async ({ id, target }) => {
        const outcome = await this.sendPatiently(target, {
          event: event as 'turn',
          table: code,
          game: head.game as 'pandemic',
          seat,
          seatName: head.names[seat] ?? '',
        });
        if (outcome === 'gone') await store.removeTargets(code, seat, id);
      }),
    );
  }

  /** A place that can't take it just now is tried again, by itself: the others have it already. */
  private async sendPatiently(target: string, notice: Parameters<Keeper['send']>[1]): Promise<string> {
    for (const pause of PAUSES) {
      const outcome = await this.send(target, notice);
      if (outcome !== 'retry') return outcome;
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
    return this.send(target, notice);
  }

  /** Sends one notice. What came of it: `sent`, `gone`, `retry` or `failed`. */
  async send(target: string, notice: Omit<Parameters<Send>[1], 'link' | 'at'>): Promise<string> {
    const { now } = this.context;
    const read = readTarget(JSON.parse(target), { allowHttp: this.config.allowPrivateHooks });
    const sent = await this.deliver(read, { ...notice, link: linkTo(this.config, notice.table), at: now() });
    const outcome = sent.ok ? 'sent' : sent.gone ? 'gone' : sent.retry ? 'retry' : 'failed';
    this.metrics.notified(outcome);
    return outcome;
  }

  private async isHere(code: string, seat: number): Promise<boolean> {
    if (this.rooms.isHere(code, seat)) return true;
    const elsewhere = await this.rooms.elsewhere(code);
    return elsewhere.some(({ seats }) => seats.includes(seat));
  }

  /** Tables that nobody has touched for so long go to the archive; what can't be written there stays. */
  async expire(): Promise<void> {
    const { store, now, watch } = this.context;
    const { maxGameDays, dataDir } = this.config;
    for (const { code } of await store.idle(now() - maxGameDays * DAY, MOST_EXPIRED)) {
      try {
        const save = await this.rooms.at(code, (room) => room.wholeSave());
        const day = new Date(now()).toISOString().slice(0, 10);
        await writeWhole(join(dataDir, 'archive'), `${code}-${day}.game.json`, JSON.stringify(save));
        await store.remove(code);
      } catch (error) {
        watch.trouble(`table ${code} could not go to the archive`, error);
      }
    }
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.running;
  }
}
