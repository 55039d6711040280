import { type Json, Run, seedStreams } from '@holdout/kernel';
import { expect } from 'vitest';
import { pandemic } from '../src/game.ts';
import type { OptionInput } from '../src/state/options.ts';
import type { PandemicState } from '../src/state/state.ts';
import type { PandemicView } from '../src/view/view.ts';

const FIRST_CITIES = ['lima', 'tokyo', 'cairo', 'essen', 'delhi', 'bogota', 'osaka', 'paris', 'lagos'];
const OPENING_CARDS = [
  ...['milan', 'seoul', 'miami', 'tehran', 'london', 'manila', 'sydney', 'riyadh', 'kolkata'],
];

/** A table at which real cards are turned over and told to the game. */
export class RealTable {
  readonly run: Run<PandemicState>;

  constructor(input: OptionInput) {
    const options = { players: 2, roles: ['scientist', 'researcher'], entered: true, ...input };
    const parsed = pandemic.readOptions(options) as Json & object;
    this.run = new Run(pandemic, pandemic.create(parsed, seedStreams('real', pandemic.streams)));
    this.run.advance();
  }

  /** Nine first cities and the opening hands of two or three players, up to the first action. */
  setUp(): this {
    for (const city of FIRST_CITIES) this.enter(`infection:${city}`);
    for (const card of OPENING_CARDS) if (this.run.asking === 'enterOpeningCard') this.enter(`card:${card}`);
    return this.asks('action');
  }

  /** Answers one question after the other; the state is sound after each. */
  enter(...keys: string[]): this {
    for (const key of keys) {
      const reason = this.run.answer({ seq: this.run.state.seq, seat: this.run.state.active, key });
      expect(reason, `${key} at ${this.run.asking}`).toBeNull();
      expect(pandemic.faults(this.run), `after ${key}`).toEqual([]);
    }
    return this;
  }

  asks(ask: string): this {
    expect(this.run.asking).toBe(ask);
    return this;
  }

  refuses(key: string): this {
    const before = JSON.stringify(this.run.state);
    const { seq, active } = this.run.state;
    expect(this.run.answer({ seq, seat: active, key }), key).not.toBeNull();
    expect(JSON.stringify(this.run.state)).toBe(before);
    return this;
  }

  /** What can be told now, without the kind. */
  get offered(): string[] {
    const options = this.run.decision([this.run.state.active])?.options ?? [];
    return options.map(({ key }) => key.split(':').slice(1).join(':')).sort();
  }

  get view(): PandemicView {
    return pandemic.view(this.run, 0) as PandemicView;
  }
}
