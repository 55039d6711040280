import { randomUUID } from 'node:crypto';
import { type Seat, TABLE } from '@holdout/kernel';
import { type Created, type Key, newKey } from '@holdout/protocol';
import { randomNumbers } from '@holdout/testkit';
import type { Flight, Playable } from './driver.ts';
import { addressOf, post, remove } from './http.ts';
import { gameUnderWay, type Party, party } from './population.ts';
import { SeatSocket } from './seat.ts';

const freshKey = (): Key => newKey((bytes) => crypto.getRandomValues(bytes));
/** Addresses that a table uses: one for each of its people. */
const MOST_PEOPLE = 8;
/** In which order the cards of a forecast go back is told to nobody else. */
const SECRET = /^order:/;

/** A table of our server, with all who sit at it or look on. */
export class SwarmTable implements Playable {
  readonly party: Party;
  private readonly index: number;
  /** Address of all tables of the server that made it. */
  private readonly games: string;
  private readonly created: Created;
  private readonly keys: readonly Key[];
  private readonly random: (below: number) => number;
  private readonly broken: (why: string) => void;
  private sockets: SeatSocket[] = [];
  private flight: Flight | null = null;
  private wish = '';
  private sender: SeatSocket | null = null;

  private constructor(
    index: number,
    games: string,
    created: Created,
    keys: readonly Key[],
    broken: (why: string) => void,
  ) {
    this.index = index;
    this.games = games;
    this.party = party(index);
    this.created = created;
    this.keys = keys;
    this.broken = broken;
    this.random = randomNumbers(index + 1);
  }

  /** Makes it at a server, and takes its seats. A game `underWay` is brought there; else it begins. */
  static async make(
    index: number,
    url: string,
    underWay: boolean,
    broken: (why: string) => void,
  ): Promise<SwarmTable> {
    const { request } = party(index);
    const address = addressOf(index * MOST_PEOPLE);
    const games = new URL('/api/v1/games', url).href;
    const created = underWay
      ? await post<Created>(`${games}/import`, { save: gameUnderWay(index) }, address)
      : await post<Created>(games, request, address);
    const keys: Key[] = [];
    for (const [seat, invite] of created.seats.entries()) {
      const key = freshKey();
      const { name } = request.seats[seat];
      await post(
        `${games}/${created.code}/claim`,
        { invite, key, name },
        addressOf(index * MOST_PEOPLE + seat),
      );
      keys.push(key);
    }
    return new SwarmTable(index, games, created, keys, broken);
  }

  get wires(): readonly SeatSocket[] {
    return this.sockets;
  }

  get isOver(): boolean {
    return this.sockets[0].decision === null;
  }

  /** All come; with several nodes each of them to another one. */
  async connect(urls: readonly string[]): Promise<void> {
    const seats = this.keys.map((key, seat) => ({ key, seat: seat as Seat | 'spectator' }));
    const watchers = Array.from({ length: this.party.watchers }, () => ({
      key: this.created.watch,
      seat: 'spectator' as const,
    }));
    for (const [n, { key, seat }] of [...seats, ...watchers].entries()) {
      const options = {
        url: urls[(this.index + n) % urls.length],
        code: this.created.code,
        key,
        seat,
        address: addressOf(this.index * MOST_PEOPLE + n),
      };
      this.sockets.push(await SeatSocket.open(options, this.listener));
    }
  }

  private readonly listener = {
    changed: (seat: SeatSocket) => {
      if (seat !== this.sender) this.flight?.heard(seat.seat !== 'spectator');
    },
    acknowledged: (id: string) => {
      if (id === this.wish) this.flight?.acknowledged();
    },
    refused: (id: string, why: string) => {
      if (id === this.wish) this.flight?.refused(why);
    },
    broken: (why: string) => this.broken(why),
  };

  answer(flight: Flight): void {
    const { sender, keys } = this.toMove();
    this.flight = flight;
    this.sender = sender;
    this.wish = randomUUID();
    const key = keys[this.random(keys.length)];
    flight.isSecret = SECRET.test(key);
    sender.say({
      t: 'do',
      id: this.wish,
      command: {
        t: 'answer',
        seq: sender.decision?.seq,
        seat: sender.seat,
        key,
      },
    });
  }

  /** The one who is asked; where all are, or he can't answer, anybody who can. */
  private toMove(): { readonly sender: SeatSocket; readonly keys: readonly string[] } {
    const seats = this.sockets.filter(({ seat }) => seat !== 'spectator');
    const owner = seats[0].decision?.owner ?? TABLE;
    const first = owner === TABLE ? this.random(seats.length) : owner;
    for (let n = 0; n < seats.length; n++) {
      const sender = seats[(first + n) % seats.length];
      const keys = sender.keys();
      if (keys.length > 0) return { sender, keys };
    }
    throw new Error(`nobody can answer at table ${this.created.code}`);
  }

  /** For good. */
  async remove(): Promise<void> {
    await remove(`${this.games}/${this.created.code}`, this.created.host);
  }

  leave(): void {
    for (const socket of this.sockets) socket.leave();
    this.sockets = [];
  }
}
