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
  /** Steps that are still to be shown. */
  readonly waiting: readonly Step[];
  /** An older move is being looked at again; its number. */
  readonly looking: number | null;
  /** What can be chosen; null while something is being shown or the game is over. */
  readonly decision: Decision | null;
  readonly undo: UndoState;
  readonly opening: readonly GameEvent[];
  readonly history: readonly MoveView[];
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
  /** Looks with other eyes, or answers for other seats. */
  readonly sit: (place: Place) => Promise<void>;
  readonly close: () => void;
}

export type TableStore = StoreApi<TableState>;

const NOTHING_TO_UNDO: UndoState = { can: false, to: 0, why: 'nothing' };

/** Milliseconds a step stays on the screen at normal speed. Steps of the players' own doing are shown at once. */
const DURATION: Readonly<Record<string, number>> = {
  draw: 1400,
  epidemic: 1500,
  rate: 900,
  bottom: 1100,
  intensify: 1200,
  flip: 900,
  infect: 700,
  spared: 1100,
  outbreak: 1500,
  quiet: 1300,
  eradicated: 1600,
  clear: 900,
  cure: 1600,
  lost: 1500,
};
const FACTOR: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.4, instant: 0, step: 0 };

/** Opens a table of this browser. `speed` is asked anew for every step. */
export function openTable(id: string, place: Place, speed: () => Speed): TableStore {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const store: TableStore = createStore<TableState>()((set, get) => {
    /** Shows what is waiting, one step after the other, and then what is true now. */
    const play = (): void => {
      clearTimeout(timer);
      const { waiting, update } = get();
      if (closed || !update) return;
      const [step, ...rest] = waiting;
      if (!step || speed() === 'instant') {
        settle();
        return;
      }
      set({ view: step.view as PandemicView, event: step.event, waiting: rest });
      const duration = DURATION[step.event.t] ?? 0;
      if (duration === 0) play();
      else if (speed() !== 'step') timer = setTimeout(play, duration * FACTOR[speed()]);
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
    };

    const receive = (update: TableUpdate): void => {
      const { history, opening } = get();
      set({
        update,
        history: [...history.slice(0, update.history.from), ...update.history.moves],
        opening: update.opening.length > 0 ? update.opening : opening,
        waiting: update.steps,
        looking: null,
        decision: null,
        refusal: null,
        fault: null,
      });
      play();
    };

    const send = async (command: Command): Promise<void> => {
      const { history, place } = get();
      const result = await localHost.send(id, command, place, history.length);
      if (closed) return;
      if (!result.ok) set({ fault: result.fault });
      else if (!result.value.reply.ok) set({ refusal: result.value.reply.reason });
      else receive(result.value.update);
    };

    const reopen = async (): Promise<void> => {
      const result = await localHost.open(id, get().place);
      if (closed) return;
      if (!result.ok) {
        set({ fault: result.fault });
        return;
      }
      set({ history: [], opening: [] });
      receive({ ...result.value, steps: [] });
    };
    void reopen();

    return {
      id,
      place,
      update: null,
      view: null,
      event: null,
      waiting: [],
      looking: null,
      decision: null,
      undo: NOTHING_TO_UNDO,
      opening: [],
      history: [],
      refusal: null,
      fault: null,

      choose: async (key, seat) => {
        const { decision } = get();
        if (decision) await send({ t: 'answer', seq: decision.seq, seat, key });
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
      dismiss: () => set({ refusal: null, fault: null }),
      sit: async (place) => {
        set({ place });
        await reopen();
      },
      close: () => {
        closed = true;
        clearTimeout(timer);
      },
    };
  });
  return store;
}
