import type { Decision, GameEvent, Reason, Seat, UndoState } from '@holdout/kernel';
import type { PandemicView } from '@holdout/pandemic';
import type { Command, MoveView, Step, TableUpdate } from '@holdout/protocol';
import { createStore, type StoreApi } from 'zustand';
import type { Speed } from '../app/settings.ts';
import type { Fault, Place } from '../local/api.ts';
import { localHost } from '../local/client.ts';

/** What the screen of a table shows and can do. It has no rule of the game: it shows views and sends choices. */
export interface TableState {
  readonly id: string;
  readonly place: Place;
  /** The last word of the host; null until the table is open. */
  readonly update: TableUpdate | null;
  /** What is on the screen: behind `update.view` while the last steps are being shown. */
  readonly view: PandemicView | null;
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
  readonly history: readonly MoveView[];
  /** With closed hands: the seat that has to be given the screen before anything of it is shown. */
  readonly handover: Seat | null;
  /** A wish is on its way to the host. */
  readonly busy: boolean;
  /** Why the last wish was refused; cleared by the next. */
  readonly refusal: Reason | null;
  readonly fault: Fault | null;

  readonly choose: (key: string, seat: Seat) => Promise<void>;
  readonly setSwitch: (seat: Seat, name: string, to: boolean) => Promise<void>;
  readonly undoLast: () => Promise<void>;
  readonly redo: () => Promise<void>;
  /** Why a seat can't choose something now; null if it can. */
  readonly explain: (key: string, seat: Seat) => Promise<Reason | null>;
  /** Shows an older move once more. */
  readonly look: (n: number) => Promise<void>;
  /** Shows the next step now. */
  readonly next: () => void;
  /** Leaves out the rest of the steps. */
  readonly skip: () => void;
  readonly dismiss: () => void;
  /** Tells of a fault that came up outside of the table itself. */
  readonly fail: (fault: Fault) => void;
  /** Looks with other eyes, or answers for other seats. */
  readonly sit: (place: Place) => Promise<void>;
  /** Hides what one seat may see, until the one at this seat says that he has the screen. */
  readonly handOver: (seat: Seat) => Promise<void>;
  readonly close: () => void;
}

export type TableStore = StoreApi<TableState>;

const NOTHING_TO_UNDO: UndoState = { can: false, to: 0, why: 'nothing' };

/** Milliseconds a step stays on the screen at normal speed. Steps of the players' own doing are shown at once. */
const DURATION: Readonly<Record<string, number>> = {
  draw: 1600,
  epidemic: 1600,
  rate: 1100,
  bottom: 1300,
  intensify: 1400,
  flip: 900,
  infect: 800,
  spared: 1300,
  outbreak: 1700,
  quiet: 1400,
  eradicated: 1700,
  clear: 1000,
  cure: 1700,
  lost: 1600,
};
const FACTOR: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.4, instant: 0, step: 0 };
/** A move that is looked at again shows everything, also what was somebody's own doing. */
const LOOKING_AT_LEAST = 1400;

const EVERY_SEAT: readonly Seat[] = [0, 1, 2, 3, 4];
/** At a table with closed hands nobody sits at the screen until he has said so. */
const NOBODY: Place = { viewer: 'spectator', seats: [] };
const OPEN_TABLE: Place = { viewer: 'everyone', seats: EVERY_SEAT };
/** Another tab has gone on with this table: what is on the screen is not true any more. */
const CHANGED_ELSEWHERE = 'table.changedElsewhere';
/** A defect of the program, not of the input; the catalogues have a sentence for it. */
const BROKEN: Fault = { code: 'internal', path: '', args: {} };

/** Opens a table of this browser. `speed` is asked anew for every step. */
export function openTable(id: string, speed: () => Speed): TableStore {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  /** What is being shown came of an answer: the next one may be another seat's. */
  let answered = false;

  const store: TableStore = createStore<TableState>()((set, get) => {
    /** Shows what is waiting, one step after the other, and then what is true now. */
    const play = (): void => {
      clearTimeout(timer);
      const { waiting, update, looking } = get();
      if (closed || !update) return;
      const [step, ...rest] = waiting;
      if (!step || (speed() === 'instant' && looking === null)) {
        settle();
        return;
      }
      set({ view: step.view as PandemicView, event: step.event, shown: get().shown + 1, waiting: rest });
      wait(step.event, looking !== null);
    };

    const wait = (event: GameEvent, looking: boolean): void => {
      const usual = DURATION[event.t] ?? 0;
      const duration = looking ? Math.max(usual, LOOKING_AT_LEAST) : usual;
      // Who looks back says himself when he has seen enough.
      if (looking && get().waiting.length === 0) return;
      if (duration === 0) play();
      else if (speed() !== 'step') timer = setTimeout(play, duration * (FACTOR[speed()] || 1));
    };

    const settle = (): void => {
      const { update } = get();
      if (!update) return;
      set({
        view: update.view as PandemicView,
        event: null,
        waiting: [],
        looking: null,
        decision: update.decision,
        undo: update.undo,
      });
      const seat = answered ? nextAtScreen(update, get().place) : null;
      answered = false;
      if (seat !== null) void get().handOver(seat);
    };

    /** Takes what the host says; `known` is what of the history is there already. */
    const receive = (update: TableUpdate, known: readonly MoveView[]): void => {
      set({
        update,
        history: [...known.slice(0, update.history.from), ...update.history.moves],
        opening: update.history.from === 0 ? update.opening : get().opening,
        waiting: update.steps,
        looking: null,
        decision: null,
        refusal: null,
        fault: null,
        busy: false,
      });
      play();
    };

    const send = async (command: Command): Promise<void> => {
      if (get().busy) return;
      set({ busy: true });
      const { history, place } = get();
      try {
        const result = await localHost.send(id, command, place, history.length);
        if (closed) return;
        if (!result.ok) set({ fault: result.fault, busy: false });
        else if (!result.value.reply.ok) set({ refusal: result.value.reply.reason, busy: false });
        else {
          answered = true;
          receive(result.value.update, get().history);
        }
      } catch (error) {
        breakDown(error);
      }
    };

    const breakDown = (error: unknown): void => {
      console.error(error);
      if (!closed) set({ fault: BROKEN, busy: false });
    };

    const reopen = async (): Promise<void> => {
      try {
        const result = await localHost.open(id, get().place);
        if (closed) return;
        if (!result.ok) set({ fault: result.fault });
        else receive({ ...result.value, steps: [] }, []);
      } catch (error) {
        breakDown(error);
      }
    };

    const sit = async (place: Place): Promise<void> => {
      set({ place });
      await reopen();
    };

    return {
      id,
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
      history: [],
      handover: null,
      busy: false,
      refusal: null,
      fault: null,

      choose: async (key, seat) => {
        const { decision, place } = get();
        if (!decision) return;
        const by = EVERY_SEAT.includes(seat) ? seat : (place.seats[0] ?? 0);
        await send({ t: 'answer', seq: decision.seq, seat: by, key });
      },
      setSwitch: (seat, name, to) => send({ t: 'set', seat, name, to }),
      undoLast: () => send({ t: 'undo', seat: get().place.seats[0] ?? 0 }),
      redo: () => send({ t: 'redo', seat: get().place.seats[0] ?? 0 }),
      explain: (key, seat) => localHost.explain(id, seat, key),
      look: async (n) => {
        const result = await localHost.look(id, n, get().place);
        if (closed) return;
        if (!result.ok) {
          set({ fault: result.fault });
          return;
        }
        set({ looking: n, waiting: result.value, decision: null });
        play();
      },
      next: play,
      skip: () => {
        clearTimeout(timer);
        settle();
      },
      fail: (fault) => set({ fault }),
      dismiss: () => {
        const behind = get().fault?.code === CHANGED_ELSEWHERE;
        set({ refusal: null, fault: null });
        if (behind) void reopen();
      },
      sit: async (place) => {
        set({ handover: null });
        await sit(place);
      },
      handOver: async (seat) => {
        set({ handover: seat });
        await sit(NOBODY);
      },
      close: () => {
        closed = true;
        clearTimeout(timer);
      },
    };
  });
  void begin(store);
  return store;
}

/** The first look, with nobody's eyes, decides whether everybody may sit at the screen together. */
async function begin(store: TableStore): Promise<void> {
  const { sit, handOver } = store.getState();
  await sit(NOBODY);
  const { update, view } = store.getState();
  if (!update || !view) return;
  const first = nextAtScreen(update, NOBODY);
  if (first !== null) await handOver(first);
  else await sit(OPEN_TABLE);
}

/** The seat that has to be given the screen, or null if the right one has it, or everybody may look. */
function nextAtScreen(update: TableUpdate, place: Place): Seat | null {
  const { openHands, over } = update.view as PandemicView;
  const owner = update.decision?.owner;
  if (openHands || over || owner === undefined || !EVERY_SEAT.includes(owner)) return null;
  return place.seats.includes(owner) ? null : owner;
}
