import { type Decision, type Json, mix, type Option, saveTable, TABLE, Table } from '@holdout/kernel';
import type { MoveView } from '@holdout/protocol';
import {
  greedy,
  type OptionInput,
  type ZombicideState,
  type ZombicideView,
  zombicide,
} from '@holdout/zombicide';
import { fewestSurvivors } from '@holdout/zombicide/facts';
import { OUR_MISSIONS } from '@holdout/zombicide/missions';
import { missionOfView, type Scene, sceneOf } from './useBoard.ts';

/** Milliseconds that a hook may take to play many games. */
export const GAMES_TIME = 120_000;

type Look = (decision: Decision, view: ZombicideView, table: TestTable) => void;

/** A table for the tests of the screen: what everybody sees and may choose, from the real rules. */
export class TestTable {
  readonly table: Table<ZombicideState>;
  readonly scene: Scene;

  constructor(options: OptionInput = {}, seed = 'screen') {
    this.table = new Table(zombicide, {
      options: zombicide.readOptions(options) as Json & object,
      seed,
      undo: 'keepFate',
      seats: Array.from({ length: options.players ?? 1 }, (_, i) => ({ name: `Player ${i + 1}` })),
    });
    this.scene = sceneOf(missionOfView(this.view.mission));
  }

  get view(): ZombicideView {
    return this.table.game.view(this.table.run, 'spectator') as ZombicideView;
  }

  /** With the options of all seats; null once the game is over. */
  get decision(): Decision | null {
    return this.table.decision(this.table.setup.seats.map((_, seat) => seat));
  }

  /** What everybody could choose at this moment. @throws Error if the game is over. */
  get asked(): Decision {
    const { decision } = this;
    if (!decision) throw new Error('the game is over');
    return decision;
  }

  /** Everything that was answered, as a client knows it. */
  get history(): readonly MoveView[] {
    return this.table.moves.map(({ entry, events }, n) => {
      return { n, by: entry.by, key: 'key' in entry ? entry.key : null, events };
    });
  }

  /** The text of its save file. */
  get save(): string {
    return JSON.stringify(saveTable(this.table, 'test'));
  }

  /** Takes the option of a key. @throws Error if there is none. */
  take(key: string): this {
    const option = this.asked.options.find((one) => one.key === key);
    if (!option) throw new Error(`no option ${key}`);
    this.choose(option);
    return this;
  }

  /** Plays at most `most` choices, one in `whims` of them at random, and looks at the table before each of them. */
  play(seed: number, most: number, look?: Look, whims = 2): this {
    const random = numbers(seed);
    for (let n = 0; n < most; n++) {
      const { decision } = this;
      if (!decision) break;
      look?.(decision, this.view, this);
      const whim = random(whims) === 0;
      const { options } = decision;
      this.choose(options[whim ? random(options.length) : greedy(this.table.run, random)]);
    }
    return this;
  }

  private choose({ seat, key }: Option): void {
    // What any seat may answer is answered by the first, as at a screen that all share.
    const by = seat === TABLE ? 0 : seat;
    const reason = this.table.answer({ seq: this.table.state.seq, seat: by, key });
    if (reason) throw new Error(`${key}: ${reason.rule}`);
  }
}

/** Options of the `index`-th of many games: all missions in turn, by one player or more, some with real cards. */
export function dealOf(index: number): OptionInput {
  const mission = OUR_MISSIONS[index % OUR_MISSIONS.length];
  const players = mission.rivals?.teams ?? 1 + (index % 3);
  const survivors = new Array<string>(fewestSurvivors(mission, players)).fill('random');
  return { mission: mission.id, players, survivors, entered: index % 7 === 6 };
}

/** The option of a key, as the host sends it. */
export function option(key: string, seat = 0): Option {
  const [kind, ...args] = key.split(':');
  return { key, kind, args, seat };
}

/** Whole numbers from 0 to below `n`, the same for the same seed. */
function numbers(seed: number): (n: number) => number {
  let state = mix(seed + 1);
  return (n) => {
    state = (state + 0x9e3779b9) | 0;
    return (mix(state) >>> 0) % n;
  };
}
