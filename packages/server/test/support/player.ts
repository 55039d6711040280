import { Api, Connection, type ConnectionOptions, memoryOutbox, type Outcome } from '@holdout/client';
import type { Decision, Option, Seat, Viewer } from '@holdout/kernel';
import type {
  Created,
  CreateRequest,
  Grants,
  Key,
  Pointer,
  RoomView,
  TableUpdate,
  Talk,
} from '@holdout/protocol';
import { newKey } from '@holdout/protocol';

export const freshKey = (): Key => newKey((bytes) => crypto.getRandomValues(bytes));

/** Waits until something is so. */
export async function until(
  what: () => boolean,
  name = 'what was waited for',
  patience = 10_000,
): Promise<void> {
  const end = Date.now() + patience;
  while (!what()) {
    if (Date.now() > end) throw new Error(`${name} did not come`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** A table of Pandemic as a form would ask for it; always the same deal, unless another is wanted. */
export const pandemicTable = (players = 2, change: Partial<CreateRequest> = {}): CreateRequest => ({
  game: 'pandemic',
  options: { players, epidemics: 4 },
  seats: ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil'].slice(0, players).map((name) => ({ name })),
  undo: 'keepFate',
  // It lasts long, also when all turns are ended at once.
  seed: 'deal 124',
  ...change,
});

export const zombicideTable = (players = 2, change: Partial<CreateRequest> = {}): CreateRequest => ({
  game: 'zombicide',
  options: { mission: 's1-01', players },
  seats: ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'].slice(0, players).map((name) => ({ name })),
  undo: 'keepFate',
  // It lasts long, also when all turns are ended at once.
  seed: 'deal 124',
  ...change,
});

/** Somebody who plays at a table over a connection, and remembers all he was told. */
export class Player {
  readonly api: Api;
  readonly code: string;
  readonly keys: readonly Key[];
  readonly connection: Connection;
  update: TableUpdate | null = null;
  snaps = 0;
  changes = 0;
  room: RoomView | null = null;
  grants: Grants | null = null;
  readonly talk: Talk[] = [];
  readonly pointers: Pointer[] = [];

  constructor(url: string, code: string, keys: readonly Key[], options: Partial<ConnectionOptions> = {}) {
    const base = url.replace(/\/$/, '');
    this.api = new Api(base);
    this.code = code;
    this.keys = keys;
    this.connection = new Connection({
      api: this.api,
      base,
      code,
      keys,
      outbox: memoryOutbox(),
      ...options,
      hearer: {
        snapped: (update) => {
          this.snaps += 1;
          this.update = update;
        },
        changed: (update) => {
          this.changes += 1;
          this.update = update;
        },
        room: (room) => {
          this.room = room;
        },
        grants: (grants) => {
          this.grants = grants;
        },
        talked: (talk) => this.talk.push(...talk),
        pointed: (pointer) => this.pointers.push(pointer),
      },
    });
  }

  live(): Promise<void> {
    return until(() => this.connection.condition.state === 'live', 'a live connection');
  }

  get decision(): Decision | null {
    return this.update?.decision ?? null;
  }

  /** What it can choose now. */
  options(): readonly Option[] {
    return this.decision?.options ?? [];
  }

  /** Answers; by default with the first option of the own seats. */
  answer(option: Option, seat: Seat = this.grants?.seats[0] ?? 0): Promise<Outcome> {
    const { decision } = this;
    if (!decision) throw new Error('nothing is asked');
    const by = this.grants?.seats.includes(option.seat) ? option.seat : seat;
    return this.connection.do({ t: 'answer', seq: decision.seq, seat: by, key: option.key });
  }

  async sit(viewer: Viewer): Promise<TableUpdate> {
    this.update = await this.connection.sit(viewer);
    return this.update;
  }

  close(): void {
    this.connection.close();
  }
}

/** A new table with a key for each seat, claimed. */
export async function seated(
  url: string,
  request: CreateRequest,
): Promise<{ created: Created; seats: Key[] }> {
  const api = new Api(url.replace(/\/$/, ''));
  const created = await api.create(request);
  const seats: Key[] = [];
  for (const [seat, invite] of created.seats.entries()) {
    const key = freshKey();
    if (invite !== null) await api.claim(created.code, invite, key, request.seats[seat].name);
    seats.push(key);
  }
  return { created, seats };
}
