import { type CoreState, type Game, type Seat, Table, type TableSetup } from '@holdout/kernel';
import { pandemic } from '@holdout/pandemic';
import { type Command, type PlannedStep, TableHost } from '@holdout/protocol';
import type { Speed } from '../app/settings.ts';
import type { Place, TableLink, TableListener } from '../table/link.ts';
import { openTable } from '../table/session.ts';
import { PROFILE, type TableStore } from './table.ts';

/** More moves than any game has: what is told anew begins with what has changed last. */
const ALL = Number.MAX_SAFE_INTEGER;

/** A host at which several screens play, as a server lets them: each is told what the others do. */
export class TestServer {
  readonly host: TableHost;
  readonly links: TestLink[] = [];

  constructor(options: object, names: readonly string[], undo: TableSetup['undo'] = 'keepFate') {
    const game = pandemic as unknown as Game<CoreState>;
    const seats = names.map((name) => ({ name }));
    const { setup } = new Table(game, {
      seed: 'store',
      undo,
      seats,
      options: { players: names.length, ...options },
    });
    this.host = TableHost.create(game, setup);
  }

  link(seats: readonly Seat[]): TestLink {
    const link = new TestLink(this, seats);
    this.links.push(link);
    return link;
  }

  /** Opens a screen with these seats, up to the first thing on it. */
  async screen(seats: readonly Seat[], speed: Speed = 'instant'): Promise<TestScreen> {
    const link = this.link(seats);
    const store = openTable(link, PROFILE, () => speed);
    await settled();
    return { link, store };
  }

  perform(command: Command, by: TestLink): ReturnType<TableHost['do']> {
    const reply = this.host.do(
      command,
      this.links.map(({ place }) => place.viewer),
    );
    if (reply.ok) for (const link of this.links) if (link !== by) link.tell();
    return reply;
  }
}

interface TestScreen {
  readonly link: TestLink;
  readonly store: TableStore;
}

/** The connection of one screen. */
class TestLink implements TableLink {
  seats: readonly Seat[];
  place: Place = { viewer: 'spectator', seats: [] };
  listener: TableListener | null = null;
  playAgain = null;
  /** Commands wait for this before they are done, and replies after it. */
  before: Promise<void> = Promise.resolve();
  after: Promise<void> = Promise.resolve();
  /** Nothing of what others do comes through. */
  deaf = false;
  opened = 0;
  readonly explained: string[] = [];
  private readonly server: TestServer;

  constructor(server: TestServer, seats: readonly Seat[]) {
    this.server = server;
    this.seats = seats;
  }

  tell(): void {
    if (!this.deaf) this.listener?.changed(this.update(ALL));
  }

  update(from = 0) {
    return this.server.host.update(this.place.viewer, this.place.seats, from);
  }

  async open(place: Place) {
    this.opened += 1;
    this.place = place;
    return { ok: true as const, value: this.update() };
  }

  async send(command: Command, _: Place, from: number) {
    await this.before;
    const reply = this.server.perform(command, this);
    const update = this.update(from);
    await this.after;
    return { ok: true as const, value: { reply, update } };
  }

  async explain(seat: Seat, key: string) {
    this.explained.push(key);
    return this.server.host.explain(seat, key);
  }

  async look(n: number, { viewer }: Place) {
    return { ok: true as const, value: this.server.host.look(n, viewer) };
  }

  async attempt(steps: readonly PlannedStep[]) {
    const { host } = this.server;
    const all = host.table.setup.seats.map((_, seat) => seat);
    const { taken, end, update } = host.attempt(steps, this.place.viewer, all);
    return { ok: true as const, value: { taken, end, update } };
  }

  async exportSave() {
    return { ok: true as const, value: { name: '', text: '' } };
  }

  listen(listener: TableListener): () => void {
    this.listener = listener;
    return () => {
      this.listener = null;
    };
  }
}

/** Lets what is under way come in. */
export const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

/** Takes the first open option that fits. */
export async function take(store: TableStore, wanted: RegExp): Promise<void> {
  const options = store.getState().decision?.options ?? [];
  const option = options.find(({ key }) => wanted.test(key));
  if (!option) throw new Error(`no option ${wanted} among ${options.map(({ key }) => key)}`);
  await store.getState().choose(option.key, option.seat);
  await settled();
}
