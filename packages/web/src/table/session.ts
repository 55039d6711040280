import type { Decision, GameEvent, Reason, Seat, UndoState } from '@holdout/kernel';
import type { Command, MoveView, Step, TableUpdate } from '@holdout/protocol';
import { createStore, type StoreApi } from 'zustand';
import type { Speed } from '../app/settings.ts';
import type { Fault, Place } from '../local/api.ts';
import { localHost } from '../local/client.ts';
import { type Stretch, within } from './log/stretch.ts';

/** What a game's screen tells of itself to the table it shows. */
export interface Profile<V extends object> {
  /** Milliseconds a step stays on the screen at normal speed. Steps that are not named are shown at once. */
  readonly durations: Readonly<Record<string, number>>;
  /** Kinds of events that have no words: there is nothing to look at again. */
  readonly silent: readonly string[];
  /** The seats in groups that may look at the screen together; null where nobody hides anything from the others. */
  readonly sides: (view: V) => readonly (readonly Seat[])[] | null;
  /** While others have the screen one looks away: what has happened meanwhile is shown. */
  readonly looksAway?: (view: V) => boolean;
}

/**
 * What the screen of a table shows and can do. It has no rule of the game: it shows views of the game (`V`) and sends
 * choices.
 */
export interface TableState<V extends object = object> {
  readonly id: string;
  readonly place: Place;
  /** The last word of the host; null until the table is open. */
  readonly update: TableUpdate | null;
  /** What is on the screen: behind `update.view` while the last steps are being shown. */
  readonly view: V | null;
  /** The event that is being shown, or null. */
  readonly event: GameEvent | null;
  /** Grows with every event that is shown, so that the same one twice is animated twice. */
  readonly shown: number;
  /** Steps that are still to be shown. */
  readonly waiting: readonly Step[];
  /** An older move is being looked at again; its number. */
  readonly looking: number | null;
  /** What can be chosen; null while something is being shown or the game is over. */
  readonly decision: Decision | null;
  readonly undo: UndoState;
  readonly opening: readonly GameEvent[];
  /** Moves that those who look had seen when they sat down. */
  readonly since: number;
  readonly history: readonly MoveView[];
  /** Where something is hidden: the seat that has to be given the screen before anything of it is shown. */
  readonly handover: Seat | null;
  /** A wish is on its way to the host. */
  readonly busy: boolean;
  /** Why the last wish was refused; cleared by the next. */
  readonly refusal: Reason | null;
  readonly fault: Fault | null;

  readonly choose: (key: string, seat: Seat) => Promise<void>;
  /** Lets a bot go on that waits in case somebody wants to do something first. */
  readonly letGo: () => Promise<void>;
  readonly setSwitch: (seat: Seat, name: string, to: boolean) => Promise<void>;
  readonly undoLast: () => Promise<void>;
  readonly redo: () => Promise<void>;
  /** Why a seat can't choose something now; null if it can. */
  readonly explain: (key: string, seat: Seat) => Promise<Reason | null>;
  /** Shows an older move once more. */
  readonly look: (n: number) => Promise<void>;
  /** The same with a part of what has happened, which may reach over several moves. */
  readonly lookAt: (stretch: Stretch) => Promise<void>;
  /** Shows the next step now. */
  readonly next: () => void;
  /** Leaves out the rest of the steps. */
  readonly skip: () => void;
  readonly dismiss: () => void;
  /** Tells of a fault that came up outside of the table itself. */
  readonly fail: (fault: Fault) => void;
  /** Hides what one side may see, until somebody of the side of this seat says that they have the screen. */
  readonly handOver: (seat: Seat) => Promise<void>;
  /** The side of this seat has the screen. */
  readonly takeScreen: (seat: Seat) => Promise<void>;
  readonly close: () => void;
}

export type TableStore<V extends object = object> = StoreApi<TableState<V>>;

const NOTHING_TO_UNDO: UndoState = { can: false, to: 0, why: 'nothing' };

const FACTOR: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.4, instant: 0, step: 0 };
/** A move that is looked at again shows everything, also what was somebody's own doing. */
const LOOKING_AT_LEAST = 1400;
/** What others do takes as long as it takes to read. */
const FOREIGN_AT_LEAST = 900;

const EVERY_SEAT: readonly Seat[] = [0, 1, 2, 3, 4, 5];
/** Where something is hidden nobody sits at the screen until he has said so. */
const NOBODY: Place = { viewer: 'spectator', seats: [] };
const OPEN_TABLE: Place = { viewer: 'everyone', seats: EVERY_SEAT };
/** Another tab has gone on with this table: what is on the screen is not true any more. */
const CHANGED_ELSEWHERE = 'table.changedElsewhere';
/** A defect of the program, not of the input; the catalogues have a sentence for it. */
const BROKEN: Fault = { code: 'internal', path: '', args: {} };

/** What is on the screen before the host has answered. */
const CLOSED = {
  place: NOBODY,
  update: null,
  view: null,
  event: null,
  shown: 0,
  waiting: [],
  looking: null,
  decision: null,
  undo: NOTHING_TO_UNDO,
  opening: [],
  since: 0,
  history: [],
  handover: null,
  busy: false,
  refusal: null,
  fault: null,
};

/** Opens a table of this browser. `speed` is asked anew for every step. */
export function openTable<V extends object>(
  id: string,
  profile: Profile<V>,
  speed: () => Speed,
): TableStore<V> {
  const session = new Session(id, profile, speed);
  void session.begin();
  return session.store;
}

/** One table on one screen, from the first look to its close: what it shows, and what it asks of the host. */
class Session<V extends object> {
  readonly store: TableStore<V>;
  private readonly id: string;
  private readonly profile: Profile<V>;
  private readonly speed: () => Speed;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** What is being shown came of an answer: the next one may be another seat's. */
  private answered = false;
  /** How many moves each side had seen when it last had the screen. */
  private readonly seen = new Map<string, number>();

  constructor(id: string, profile: Profile<V>, speed: () => Speed) {
    this.id = id;
    this.profile = profile;
    this.speed = speed;
    this.store = createStore<TableState<V>>()(() => ({
      ...CLOSED,
      id,
      choose: (key, seat) => this.choose(key, seat),
      letGo: () => this.send({ t: 'go', seat: this.ownSeat }),
      setSwitch: (seat, name, to) => this.send({ t: 'set', seat, name, to }),
      undoLast: () => this.send({ t: 'undo', seat: this.ownSeat }),
      redo: () => this.send({ t: 'redo', seat: this.ownSeat }),
      explain: (key, seat) => localHost.explain(id, seat, key),
      look: (n) => this.look(n, n, (_, steps) => steps),
      lookAt: (stretch) => this.look(stretch.from.n, stretch.to.n, (n, steps) => within(stretch, n, steps)),
      next: () => this.play(),
      skip: () => this.settle(),
      fail: (fault) => this.set({ fault }),
      dismiss: () => this.dismiss(),
      handOver: (seat) => this.sit(NOBODY, seat),
      takeScreen: (seat) => this.sit(this.placeOf(seat), null),
      close: () => this.close(),
    }));
  }

  /** The first look, with nobody's eyes, decides whether everybody may sit at the screen together. */
  async begin(): Promise<void> {
    await this.sit(NOBODY, null);
    const { update } = this.state;
    if (!update) return;
    const sides = this.sidesOf(update);
    const first = this.nextAtScreen(update, NOBODY);
    if (!sides || first === null) await this.sit(OPEN_TABLE, null);
    else if (sides.length === 1) await this.sit(this.placeOf(first), null);
    else await this.sit(NOBODY, first);
  }

  private get state(): TableState<V> {
    return this.store.getState();
  }

  private get ownSeat(): Seat {
    return this.state.place.seats[0] ?? 0;
  }

  private set(change: Partial<TableState<V>>): void {
    if (!this.closed) this.store.setState(change);
  }

  private close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  // Showing

  /** Shows what is waiting, one step after the other, and then what is true now. */
  private play(): void {
    clearTimeout(this.timer);
    const { waiting, update, looking, shown } = this.state;
    if (this.closed || !update) return;
    const [step, ...rest] = waiting;
    if (!step || (this.speed() === 'instant' && looking === null)) {
      this.settle();
      return;
    }
    this.set({ view: step.view as V, event: step.event, shown: shown + 1, waiting: rest });
    this.wait(step, looking !== null);
  }

  private wait({ event, foreign }: Step, looking: boolean): void {
    const usual = this.profile.durations[event.t] ?? 0;
    const told = foreign && !this.profile.silent.includes(event.t);
    const least = looking ? LOOKING_AT_LEAST : told ? FOREIGN_AT_LEAST : 0;
    const duration = Math.max(usual, least);
    // Who looks back says himself when he has seen enough.
    if (looking && this.state.waiting.length === 0) return;
    if (duration === 0) this.play();
    else if (this.speed() !== 'step') {
      this.timer = setTimeout(() => this.play(), duration * (FACTOR[this.speed()] || 1));
    }
  }

  /** Leaves out what is still waiting: from here on what is true now is on the screen. */
  private settle(): void {
    clearTimeout(this.timer);
    const { update, place } = this.state;
    if (!update) return;
    this.set({
      view: update.view as V,
      event: null,
      waiting: [],
      looking: null,
      decision: update.decision,
      undo: update.undo,
    });
    if (this.answered) this.changeSeats(update, place);
    this.answered = false;
  }

  /** After an answer somebody else may be asked: the screen goes to the right one, or to the same one's other eyes. */
  private changeSeats(update: TableUpdate, place: Place): void {
    const seat = this.nextAtScreen(update, place);
    const owner = update.decision?.owner;
    if (seat !== null) void this.sit(NOBODY, seat);
    else if (place.viewer === 'everyone') return;
    // Once the game is over nothing is hidden any more.
    else if (!this.sidesOf(update)) void this.sit(OPEN_TABLE, null);
    else if (owner !== undefined && owner !== place.viewer && place.seats.includes(owner))
      void this.sit({ viewer: owner, seats: place.seats }, null);
  }

  /** Takes what the host says; `known` is what of the history is there already. */
  private receive(update: TableUpdate, known: readonly MoveView[]): void {
    const { place } = this.state;
    if (place.seats.length > 0) this.seen.set(String(place.seats), update.moves);
    this.set({
      update,
      history: [...known.slice(0, update.history.from), ...update.history.moves],
      opening: update.opening.length > 0 ? update.opening : this.state.opening,
      waiting: update.steps,
      looking: null,
      decision: null,
      refusal: null,
      fault: null,
      busy: false,
    });
    this.play();
  }

  // Asking the host

  private async choose(key: string, seat: Seat): Promise<void> {
    const { decision } = this.state;
    if (!decision) return;
    const by = EVERY_SEAT.includes(seat) ? seat : this.ownSeat;
    await this.send({ t: 'answer', seq: decision.seq, seat: by, key });
  }

  private async send(command: Command): Promise<void> {
    const { busy, history, place } = this.state;
    if (busy) return;
    this.set({ busy: true });
    await this.guard(async () => {
      const result = await localHost.send(this.id, command, place, history.length);
      if (this.closed) return;
      if (!result.ok) this.set({ fault: result.fault, busy: false });
      else if (!result.value.reply.ok) this.set({ refusal: result.value.reply.reason, busy: false });
      else {
        this.answered = true;
        this.receive(result.value.update, this.state.history);
      }
    });
  }

  /** Shows moves once more, of each what is picked. The table of the host stays as it is. */
  private async look(
    first: number,
    last: number,
    pick: (n: number, steps: readonly Step[]) => readonly Step[],
  ): Promise<void> {
    const steps: Step[] = [];
    for (let n = first; n <= last; n++) {
      const result = await localHost.look(this.id, n, this.state.place);
      if (!result.ok) {
        this.set({ fault: result.fault });
        return;
      }
      steps.push(...pick(n, result.value));
    }
    const told = steps.filter(({ event }) => !this.profile.silent.includes(event.t));
    this.set({ looking: first, waiting: told.length > 0 ? told : steps, decision: null });
    this.play();
  }

  /** Reads the table anew with these eyes; `handover` is the seat that must first be given the screen. */
  private async sit(place: Place, handover: Seat | null): Promise<void> {
    // Nothing is left on the screen for others; for those who take it, it is there at once with all that is theirs.
    if (handover !== null) this.set({ place, handover });
    await this.guard(async () => {
      const result = await localHost.open(this.id, place);
      if (this.closed) return;
      if (result.ok) await this.show(result.value, place, handover);
      else this.set({ fault: result.fault });
    });
  }

  /** Shows a table that was read anew, and first what those who sit there have not seen of it yet. */
  private async show(update: TableUpdate, place: Place, handover: Seat | null): Promise<void> {
    const { moves } = update.history;
    const from = this.profile.looksAway?.(update.view as V) ? this.seenBy(place, moves.length) : moves.length;
    const steps: Step[] = [];
    for (let n = from; n < moves.length; n++) {
      const result = await localHost.look(this.id, n, place);
      if (result.ok) steps.push(...result.value.map((step) => ({ ...step, foreign: true })));
    }
    if (this.closed) return;
    this.set({ place, handover, since: from, opening: update.opening });
    this.receive({ ...update, steps, history: { from, moves: moves.slice(from) } }, moves.slice(0, from));
  }

  /** How many of the moves those who sit there have seen; whoever has just come needs no more than how it stands. */
  private seenBy({ seats }: Place, moves: number): number {
    return Math.min(this.seen.get(String(seats)) ?? moves, moves);
  }

  /** A notice is put away. If another tab has gone on with the table, what is true by now is read. */
  private dismiss(): void {
    const { fault, place, handover } = this.state;
    this.set({ refusal: null, fault: null });
    if (fault?.code === CHANGED_ELSEWHERE) void this.sit(place, handover);
  }

  /** A defect of the program is told like a fault, and in the console. */
  private async guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      console.error(error);
      this.set({ fault: BROKEN, busy: false });
    }
  }

  /** The people at the table in groups that may look together, or null where nothing is hidden. */
  private sidesOf({ view, seats }: TableUpdate): readonly (readonly Seat[])[] | null {
    const sides = this.profile.sides(view as V);
    const people = sides?.map((side) => side.filter((seat) => seats[seat]?.bot === undefined));
    return people?.filter((side) => side.length > 0) ?? null;
  }

  /** With the eyes of a seat, and with an answer for all of its side. */
  private placeOf(seat: Seat): Place {
    const { update } = this.state;
    const sides = update && this.sidesOf(update);
    return { viewer: seat, seats: sides?.find((side) => side.includes(seat)) ?? [seat] };
  }

  /** The seat that has to be given the screen, or null if the right one has it, or everybody may look. */
  private nextAtScreen(update: TableUpdate, place: Place): Seat | null {
    const sides = this.sidesOf(update);
    const owner = update.decision?.owner;
    if (!sides || owner === undefined) return null;
    if (place.viewer !== 'everyone' && place.seats.includes(owner)) return null;
    const asked = sides.some((side) => side.includes(owner));
    // Where a bot is asked, whoever has the screen keeps it.
    if (!asked) return place.seats.length > 0 ? null : (sides[0]?.[0] ?? null);
    return owner;
  }
}
