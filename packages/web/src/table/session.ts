import {
  type Decision,
  type Fault,
  type GameEvent,
  type Reason,
  type Seat,
  TABLE,
  type UndoState,
} from '@holdout/kernel';
import type { Command, MoveView, PlannedStep, Step, TableUpdate } from '@holdout/protocol';
import { createStore, type StoreApi } from 'zustand';
import type { Speed } from '../app/settings.ts';
import type { Place, TableLink } from './link.ts';
import { type Stretch, within } from './log/stretch.ts';
import { NOBODY, Seating, type Sides, sitsHere } from './seating.ts';

/** What a game's screen tells of itself to the table it shows. */
export interface Profile<V extends object> {
  /** Milliseconds a step stays on the screen at normal speed. Steps that are not named are shown at once. */
  readonly durations: Readonly<Record<string, number>>;
  /** Kinds of events that have no words: there is nothing to look at again. */
  readonly silent: readonly string[];
  readonly sides: (view: V) => Sides;
  /** While others have the screen one looks away: what has happened meanwhile is shown. */
  readonly looksAway?: (view: V) => boolean;
}

/**
 * What the screen of a table shows and can do. It has no rule of the game: it shows views of the game (`V`) and sends
 * choices.
 */
export interface TableState<V extends object = object> {
  readonly link: TableLink;
  /** The seats of this screen; null where it answers for all of them. Empty: it only looks on. */
  readonly own: readonly Seat[] | null;
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
  /** What is on the screen is only thought of: these answers. */
  readonly planning: Planning | null;
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
  /** Shows these moves once more, one after the other: from `first` up to and with `last`. */
  readonly lookThrough: (first: number, last: number) => Promise<void>;
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
  /** From now on what is chosen is only thought of; with steps, what somebody else has thought of is shown. */
  readonly think: (steps?: readonly PlannedStep[]) => Promise<void>;
  /** Takes back the last step that was thought of. */
  readonly thinkBack: () => Promise<void>;
  /** Back to how it is. */
  readonly stopThinking: () => void;
  readonly close: () => void;
}

/** Answers that are only thought of, and how it would be after them. */
interface Planning {
  readonly steps: readonly PlannedStep[];
  /** Nobody can say how it goes on from there. */
  readonly end: boolean;
  /** Somebody else has thought of it: it is only looked at. */
  readonly shown: boolean;
}

export type TableStore<V extends object = object> = StoreApi<TableState<V>>;

const NOTHING_TO_UNDO: UndoState = { can: false, to: 0, why: 'nothing' };

const FACTOR: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.4, instant: 0, step: 0 };
/** A move that is looked at again shows everything, also what was somebody's own doing. */
const LOOKING_AT_LEAST = 1400;
/** What others do takes as long as it takes to read. */
const FOREIGN_AT_LEAST = 900;

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
  planning: null,
  busy: false,
  refusal: null,
  fault: null,
};

/** Opens a table, wherever it is kept. `speed` is asked anew for every step. */
export function openTable<V extends object>(
  link: TableLink,
  profile: Profile<V>,
  speed: () => Speed,
): TableStore<V> {
  const session = new Session(link, profile, speed);
  void session.begin();
  return session.store;
}

/** Where the screen has gone, or is about to: while the table is read, the old place is still on it. */
interface Goal {
  readonly place: Place;
  readonly handover: Seat | null;
}

/** One table on one screen, from the first look to its close: what it shows, and what it asks of the host. */
class Session<V extends object> {
  readonly store: TableStore<V>;
  private readonly link: TableLink;
  private readonly profile: Profile<V>;
  private readonly speed: () => Speed;
  private seating: Seating<V>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private stopListening: (() => void) | null = null;
  /** What is being shown came of an answer: the next one may be another seat's. */
  private answered = false;
  /** While this seat must choose, somebody else has asked for the screen. */
  private lent: Seat | null = null;
  /** How many moves each side had seen when it last had the screen. */
  private readonly seen = new Map<string, number>();
  /** How often the table was read; what was asked for before is out of date. */
  private readings = 0;
  /** The table is being read; what others do meanwhile is kept until that is on the screen. */
  private reading = false;
  private early: TableUpdate[] = [];
  private goal: Goal = { place: NOBODY, handover: null };
  /** What has happened while somebody looked back, to be shown when he is done. */
  private news: readonly Step[] = [];

  constructor(link: TableLink, profile: Profile<V>, speed: () => Speed) {
    this.link = link;
    this.profile = profile;
    this.speed = speed;
    this.seating = new Seating<V>(link.seats, profile.sides);
    this.store = createStore<TableState<V>>()(() => ({
      ...CLOSED,
      link,
      own: link.seats,
      choose: (key, seat) => this.choose(key, seat),
      letGo: () => this.send({ t: 'go', seat: this.ownSeat }),
      setSwitch: (seat, name, to) => this.send({ t: 'set', seat, name, to }),
      undoLast: () => this.send({ t: 'undo', seat: this.ownSeat }),
      redo: () => this.send({ t: 'redo', seat: this.ownSeat }),
      explain: (key, seat) => this.explain(key, seat),
      look: (n) => this.guard(() => this.look(n, n, (_, steps) => steps)),
      lookAt: (stretch) =>
        this.guard(() => this.look(stretch.from.n, stretch.to.n, (n, steps) => within(stretch, n, steps))),
      lookThrough: (first, last) => this.guard(() => this.look(first, last, (_, steps) => steps)),
      next: () => this.play(),
      skip: () => this.settle(),
      fail: (fault) => this.set({ fault }),
      dismiss: () => this.dismiss(),
      handOver: (seat) => this.lend(seat),
      takeScreen: (seat) => this.sit(this.seating.placeOf(seat, this.state.update), null),
      think: (steps) => this.guard(() => this.think(steps ?? [], steps !== undefined)),
      thinkBack: () => this.guard(() => this.think(this.state.planning?.steps.slice(0, -1) ?? [], false)),
      stopThinking: () => this.stopThinking(),
      close: () => this.close(),
    }));
  }

  /** The first look, with nobody's eyes, decides whether everybody may sit at the screen together. */
  begin(): Promise<void> {
    return this.read(async (stands) => {
      const result = await this.link.open(NOBODY);
      if (!stands()) return;
      if (!result.ok) {
        this.set({ fault: result.fault });
        return;
      }
      const first = this.seating.nextAtScreen(result.value, NOBODY);
      if (first === null) await this.sit(this.seating.placeOfAll(result.value), null);
      else await this.giveTo(first, result.value);
    });
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
    this.stopListening?.();
  }

  // Showing

  /** Shows what is waiting, one step after the other, and then what is true now. */
  private play(): void {
    clearTimeout(this.timer);
    const { waiting, update, looking, shown, planning } = this.state;
    if (this.closed || !update || planning) return;
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
    const { update, place, looking, planning } = this.state;
    if (!update || planning) return;
    if (looking !== null && this.news.length > 0) {
      this.showNews();
      return;
    }
    this.set({
      view: update.view as V,
      event: null,
      waiting: [],
      looking: null,
      decision: this.asked(update.decision),
      undo: update.undo,
    });
    if (this.answered) this.changeSeats(update, place);
    this.answered = false;
  }

  /** Who has looked back sees now what has happened meanwhile. */
  private showNews(): void {
    const { news } = this;
    this.news = [];
    this.set({ looking: null, event: null, waiting: news });
    this.play();
  }

  /** What anybody may choose is nothing for those who only look on. */
  private asked(decision: Decision | null): Decision | null {
    return decision && this.seating.looksOn ? { ...decision, options: [] } : decision;
  }

  /** After an answer somebody else may be asked: the screen goes to the right one, or to the same one's other eyes. */
  private changeSeats(update: TableUpdate, place: Place): void {
    const open = this.seating.sidesOf(update) === null;
    const seat = this.seating.nextAtScreen(update, place);
    const owner = update.decision?.owner;
    // Once the game is over nothing is hidden any more.
    if (open && place.viewer !== 'everyone') void this.sit(this.seating.together, null);
    if (open || owner === this.lent) return;
    if (seat !== null) {
      if (seat !== this.state.handover) void this.giveTo(seat, update);
    } else if (place.viewer === 'everyone') return;
    else if (owner !== undefined && owner !== place.viewer && place.seats.includes(owner))
      void this.sit({ viewer: owner, seats: place.seats }, null);
  }

  /** Takes what the host says; `known` is what of the history is there already. */
  private receive(update: TableUpdate, known: readonly MoveView[]): void {
    this.news = [];
    this.set({
      ...this.told(update, known),
      waiting: update.steps,
      looking: null,
      decision: null,
      refusal: null,
      fault: null,
      busy: false,
    });
    this.play();
  }

  /** The same where others act, too: what comes of it is shown after what is still waiting to be shown. */
  private join(update: TableUpdate): void {
    const { update: before, history, waiting, looking, event } = this.state;
    const undone = before !== null && update.moves < before.moves;
    const later = looking !== null;
    this.answered = true;
    // What was taken back is not worth a look any more.
    this.news = undone || !later ? [] : [...this.news, ...update.steps];
    const after = undone ? [] : [...waiting, ...update.steps];
    this.set({ ...this.told(update, history), decision: null, waiting: later ? waiting : after });
    if (this.state.planning) void this.guard(() => this.thinkAnew());
    else if (!later && (undone || event === null)) this.play();
  }

  /** What a word of the host brings, with what of the history was there before. */
  private told(
    update: TableUpdate,
    before: readonly MoveView[],
  ): Pick<TableState, 'update' | 'history' | 'opening'> {
    const { place, opening } = this.state;
    if (place.seats.length > 0) this.seen.set(String(place.seats), update.moves);
    return {
      update,
      history: [...before.slice(0, update.history.from), ...update.history.moves],
      opening: update.opening.length > 0 ? update.opening : opening,
    };
  }

  // What others do

  private listen(): void {
    this.stopListening ??=
      this.link.listen?.({ changed: (update) => this.changed(update), reopen: () => void this.reopen() }) ??
      null;
  }

  private changed(update: TableUpdate): void {
    if (this.closed) return;
    if (this.reading) this.early.push(update);
    else this.take(update);
  }

  private take(update: TableUpdate): void {
    const { update: now, history, place } = this.state;
    if (!now || update.version <= now.version) return;
    // Told with other eyes, or something before it was lost.
    if (!isFor(place, update) || update.history.from > history.length) void this.reopen();
    else this.join(update);
  }

  /** Reads the table anew for those who look. If they have other seats now, they sit down anew, too. */
  private async reopen(): Promise<void> {
    if (this.closed) return;
    const { seats } = this.link;
    if (String(seats) === String(this.seating.own)) {
      await this.sitAgain(true);
      return;
    }
    this.seating = new Seating<V>(seats, this.profile.sides);
    this.set({ own: seats });
    await this.begin();
  }

  // Asking the host

  private async choose(key: string, seat: Seat): Promise<void> {
    const { decision, place, planning } = this.state;
    if (!decision) return;
    if (planning) {
      await this.guard(() => this.thinkOf(planning, key, seat === TABLE ? decision.owner : seat));
      return;
    }
    const by = place.seats.includes(seat) ? seat : this.ownSeat;
    await this.send({ t: 'answer', seq: decision.seq, seat: by, key });
  }

  // Thinking ahead

  private async think(steps: readonly PlannedStep[], shown: boolean): Promise<void> {
    const result = await this.link.attempt?.(steps);
    if (!result || this.closed) return;
    if (!result.ok) {
      this.set({ fault: result.fault });
      return;
    }
    clearTimeout(this.timer);
    const { taken, end, update } = result.value;
    this.set({
      planning: { steps: steps.slice(0, taken), end, shown },
      // Where nobody hides anything, one may think for the others, too.
      own: shown ? this.seating.own : null,
      view: update.view as V,
      event: null,
      waiting: [],
      looking: null,
      decision: shown || end ? null : update.decision,
    });
  }

  private thinkOf({ steps, shown }: Planning, key: string, seat: Seat): Promise<void> {
    return shown
      ? Promise.resolve()
      : this.think([...steps, { seat: seat === TABLE ? this.ownSeat : seat, key }], false);
  }

  /** Something has happened meanwhile: what was thought of may not be possible any more. */
  private thinkAnew(): Promise<void> {
    const { planning } = this.state;
    return planning ? this.think(planning.steps, planning.shown) : Promise.resolve();
  }

  private stopThinking(): void {
    this.set({ planning: null, own: this.seating.own });
    this.settle();
  }

  /** Only for those who look: what others can't do, and why, would tell of what they hide. */
  private async explain(key: string, seat: Seat): Promise<Reason | null> {
    const { own, place } = this.state;
    if (seat === TABLE && own) return place.seats.length > 0 ? this.link.explain(this.ownSeat, key) : null;
    return seat === TABLE || place.seats.includes(seat) ? this.link.explain(seat, key) : null;
  }

  private async send(command: Command): Promise<void> {
    const { busy, history, place } = this.state;
    if (busy || this.seating.looksOn) return;
    this.set({ busy: true });
    const { readings, reading } = this;
    await this.guard(async () => {
      const result = await this.link.send(command, place, history.length);
      if (this.closed) return;
      if (!result.ok) this.set({ fault: result.fault, busy: false });
      else if (!result.value.reply.ok) this.set({ refusal: result.value.reply.reason, busy: false });
      else if (reading || readings !== this.readings) await this.answeredElsewhere();
      else this.answeredBy(result.value.update);
    });
  }

  private answeredBy(update: TableUpdate): void {
    this.lent = null;
    if (!this.link.listen) {
      this.answered = true;
      this.receive(update, this.state.history);
      return;
    }
    this.set({ refusal: null, fault: null, busy: false });
    this.take(update);
  }

  /** Others look at the screen by now, or with other eyes: they read for themselves what has come of the answer. */
  private answeredElsewhere(): Promise<void> {
    this.lent = null;
    this.set({ busy: false });
    return this.sitAgain(false);
  }

  /** Shows moves once more, of each what is picked. The table of the host stays as it is. */
  private async look(
    first: number,
    last: number,
    pick: (n: number, steps: readonly Step[]) => readonly Step[],
  ): Promise<void> {
    const { readings } = this;
    const steps: Step[] = [];
    for (let n = first; n <= last; n++) {
      const result = await this.link.look(n, this.state.place);
      // What was seen with other eyes is not for those who look now.
      if (readings !== this.readings) return;
      if (!result.ok) {
        this.set({ fault: result.fault });
        return;
      }
      steps.push(...pick(n, result.value));
    }
    this.lookBack(first, steps);
  }

  private lookBack(first: number, steps: readonly Step[]): void {
    const { looking, waiting } = this.state;
    // What others have done is shown when one is done looking.
    if (this.link.listen && looking === null) this.news = waiting;
    const told = steps.filter(({ event }) => !this.profile.silent.includes(event.t));
    this.set({ looking: first, waiting: told.length > 0 ? told : steps, decision: null });
    this.play();
  }

  /** Gives the screen to the side of a seat. */
  private giveTo(seat: Seat, update: TableUpdate): Promise<void> {
    this.lent = null;
    const { seating } = this;
    return seating.needsNoCurtain(update)
      ? this.sit(seating.placeOf(seat, update), null)
      : this.sit(NOBODY, seat);
  }

  /** Somebody who is not asked wants the screen, to play something. */
  private async lend(seat: Seat): Promise<void> {
    if (!sitsHere(this.seating.own, seat)) return;
    this.lent = this.state.update?.decision?.owner ?? null;
    await this.sit(NOBODY, seat);
  }

  /** Reads the table anew for those who look. Maybe it is not for them any more. */
  private async sitAgain(quietly: boolean): Promise<void> {
    await this.sit(this.goal.place, this.goal.handover, quietly);
    const { update, event, place } = this.state;
    if (this.reading || !update) return;
    if (event === null) this.changeSeats(update, place);
    else this.answered = true;
  }

  /**
   * Reads the table anew with these eyes; `handover` is the seat that must first be given the screen. Who looked away has
   * missed something, which is then shown unless it is done quietly.
   */
  private async sit(place: Place, handover: Seat | null, quietly = false): Promise<void> {
    this.goal = { place, handover };
    // Nothing is left on the screen for others; for those who take it, it is there at once with all that is theirs.
    if (handover !== null) this.set({ place, handover });
    await this.read(async (stands) => {
      const result = await this.link.open(place);
      if (!stands()) return;
      if (!result.ok) {
        this.set({ fault: result.fault });
        return;
      }
      this.listen();
      const since = quietly ? result.value.moves : this.seenBy(place, result.value);
      const steps = await this.missed(since, result.value, place);
      if (!stands()) return;
      this.show(result.value, since, steps);
    });
  }

  /** What those who sit there have not seen yet, after so many moves. */
  private async missed(since: number, { moves }: TableUpdate, place: Place): Promise<readonly Step[]> {
    const steps: Step[] = [];
    for (let n = since; n < moves; n++) {
      const result = await this.link.look(n, place);
      if (result.ok) steps.push(...result.value.map((step) => ({ ...step, foreign: true })));
    }
    return steps;
  }

  /** Shows a table that was read anew, and first what has happened since. */
  private show(update: TableUpdate, since: number, steps: readonly Step[]): void {
    const { moves } = update.history;
    this.set({ ...this.goal, since, opening: update.opening, planning: null, own: this.seating.own });
    this.receive(
      { ...update, steps, history: { from: since, moves: moves.slice(since) } },
      moves.slice(0, since),
    );
  }

  /** What others do while the table is read waits until the work is done, unless something newer is read by then. */
  private async read(work: (stands: () => boolean) => Promise<void>): Promise<void> {
    this.readings += 1;
    const { readings } = this;
    const stands = (): boolean => !this.closed && readings === this.readings;
    this.reading = true;
    await this.guard(() => work(stands));
    if (!stands()) return;
    this.reading = false;
    const { early } = this;
    this.early = [];
    for (const update of early) this.changed(update);
  }

  /** How many of the moves those who sit there have seen; whoever has just come needs no more than how it stands. */
  private seenBy({ seats }: Place, { view, moves }: TableUpdate): number {
    if (!this.profile.looksAway?.(view as V)) return moves;
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
}

/** Whether an update shows what those at a place may see. Where all look together, they may have no more than a spectator. */
const isFor = ({ viewer }: Place, update: TableUpdate): boolean =>
  update.viewer === viewer || (viewer === 'everyone' && update.viewer === 'spectator');
