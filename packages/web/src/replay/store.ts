import type { Fault } from '@holdout/kernel';
import type { TableUpdate } from '@holdout/protocol';
import { createStore, type StoreApi } from 'zustand';
import type { Result } from '../app/result.ts';
import type { OpenedReplay } from '../local/api.ts';
import { localHost } from '../local/client.ts';
import type { Place, TableLink, TableListener } from '../table/link.ts';

/** A game that is shown once more, and how far it is. */
export interface ReplayState {
  readonly game: string;
  readonly moves: number;
  /** After how many moves the table is shown. */
  readonly step: number;
  /** One move after the other is shown by itself. */
  readonly playing: boolean;
  readonly link: TableLink;
  readonly goTo: (step: number) => void;
  /** Shows the next move, as it happened. */
  readonly forward: () => void;
  readonly setPlaying: (playing: boolean) => void;
  /** A new table of this browser that goes on from here. */
  readonly playFrom: () => Promise<Result<string>>;
  /** The link that opens it at this step. */
  readonly address: () => string;
  readonly close: () => void;
}

export type ReplayStore = StoreApi<ReplayState>;

export interface ReplayOptions {
  /** The save, under the name that its file has. */
  readonly save: { readonly name: string; readonly text: string };
  /** Where it begins; null is the beginning. */
  readonly step: number | null;
  readonly addressOf: (step: number) => string;
  readonly playAgain: TableLink['playAgain'];
}

/** Opens a game to be shown once more. Nothing of it is stored. */
export async function openReplay(options: ReplayOptions): Promise<Result<ReplayStore>> {
  const opened = await localHost.openReplay(options.save.text);
  return opened.ok ? { ok: true, value: new Replay(opened.value, options).store } : opened;
}

class Replay {
  readonly store: ReplayStore;
  private readonly handle: number;
  private readonly options: ReplayOptions;
  private readonly listeners = new Set<TableListener>();
  private place: Place = { viewer: 'everyone', seats: [] };
  private version = 0;
  /** The table is being read; whether it has to be once more, since somebody has gone elsewhere meanwhile. */
  private reading = false;
  private again = false;
  /** Grows with every step, forward or not: what was asked for before is out of date. */
  private going = 0;

  constructor({ handle, game, moves }: OpenedReplay, options: ReplayOptions) {
    this.handle = handle;
    this.options = options;
    this.store = createStore<ReplayState>()((set, get) => ({
      game,
      moves,
      step: Math.min(options.step ?? 0, moves),
      playing: false,
      link: this.link(),
      goTo: (step) => this.goTo(step),
      forward: () => void this.forward(),
      setPlaying: (playing) => {
        if (playing && get().step >= moves) this.goTo(0);
        set({ playing });
      },
      playFrom: () => localHost.playFrom(handle, get().step),
      address: () => options.addressOf(get().step),
      close: () => void localHost.closeReplay(handle),
    }));
  }

  /** Goes to a step without showing what lies between. */
  private goTo(wanted: number): void {
    const { moves, step } = this.store.getState();
    const next = Math.min(Math.max(wanted, 0), moves);
    if (next === step) return;
    this.going += 1;
    this.store.setState({ step: next });
    // While somebody drags the slider, one reading after the other is enough.
    if (this.reading) this.again = true;
    else this.reopen();
  }

  private reopen(): void {
    for (const listener of this.listeners) listener.reopen();
  }

  private async forward(): Promise<void> {
    const { moves, step } = this.store.getState();
    if (step >= moves) return;
    this.going += 1;
    const { going } = this;
    this.store.setState({ step: step + 1 });
    const [at, looked] = await Promise.all([
      localHost.replayAt(this.handle, step + 1),
      localHost.replayLook(this.handle, step),
    ]);
    if (going !== this.going) return;
    if (!at.ok || !looked.ok) {
      this.reopen();
      return;
    }
    const { history } = at.value;
    const update: TableUpdate = {
      ...this.told(at.value),
      opening: [],
      history: { from: step, moves: history.moves.slice(step) },
      // Nobody at the screen has just chosen it: all of it is worth a look.
      steps: looked.value.map((one) => ({ ...one, foreign: true })),
    };
    for (const listener of this.listeners) listener.changed(update);
  }

  /** Everybody may see all that the save shows, with whatever eyes the screen looks. */
  private told(update: TableUpdate): TableUpdate {
    this.version += 1;
    return { ...update, version: this.version, viewer: this.place.viewer };
  }

  private async open(place: Place): Promise<Result<TableUpdate>> {
    this.place = place;
    this.reading = true;
    const result = await localHost.replayAt(this.handle, this.store.getState().step);
    this.reading = false;
    if (this.again) {
      this.again = false;
      // What was read is shown before.
      setTimeout(() => this.reopen());
    }
    return result.ok ? { ok: true, value: this.told(result.value) } : result;
  }

  private link(): TableLink {
    const { save, playAgain } = this.options;
    return {
      seats: [],
      open: (place) => this.open(place),
      send: async () => ({ ok: false, fault: NOTHING_TO_CHOOSE }),
      explain: async () => null,
      look: (n) => localHost.replayLook(this.handle, n),
      exportSave: async () => ({ ok: true, value: save }),
      playAgain,
      listen: (listener) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
      },
    };
  }
}

const NOTHING_TO_CHOOSE: Fault = { code: 'rule', path: '', args: { rule: 'HO-ASK' } };
