import type { CoreState, Run, Viewer } from '@holdout/kernel';
import { interference } from './interference.ts';
import { unexplained } from './reasons.ts';
import { allSeats } from './rewind.ts';

/**
 * Looks at a game after every step. What it finds is an error that names the game, the step and the question.
 */
export class Watcher<S extends CoreState> {
  private before: readonly number[] = [];
  private readonly name: string;
  private readonly growing: (state: S) => readonly number[];

  /** @param growing numbers of a state that may only grow, in an order that never changes. */
  constructor(name: string, growing: (state: S) => readonly number[] = () => []) {
    this.name = name;
    this.growing = growing;
  }

  /** @throws Error if an invariant does not hold or a number has become less. */
  look(run: Run<S>): void {
    const faults = run.game.faults(run);
    if (faults.length > 0) this.fail(run, faults.join('; '));
    const now = this.growing(run.state);
    const less = now.findIndex((value, i) => value < (this.before[i] ?? value));
    if (less >= 0) this.fail(run, `number ${less} went from ${this.before[less]} down to ${now[less]}`);
    this.before = now;
  }

  /**
   * What nobody can know is in no view, and what is offered is what is explained. Slow.
   *
   * @throws Error naming what differs.
   */
  lookClosely(run: Run<S>, random: (below: number) => number): void {
    const seats = allSeats(run);
    const viewers: Viewer[] = [...seats, 'spectator', 'everyone'];
    for (const viewer of viewers) {
      const seen = interference(run, viewer, random);
      if (seen) this.fail(run, seen);
    }
    const wrong = unexplained(run, seats[random(seats.length)]);
    if (wrong.length > 0) this.fail(run, `offered and explained differ: ${wrong.join(' ')}`);
  }

  private fail(run: Run<S>, what: string): never {
    throw new Error(`${this.name} at ${run.state.seq}, ${run.asking}: ${what}`);
  }
}
