import { type Code, type CoreState, type Run, type Seat, seatOf, TABLE } from '@holdout/kernel';

/**
 * Compares what is offered with what is explained, for every option the language of the game knows: an option is open
 * exactly if nothing speaks against it.
 *
 * @returns keys for which the two disagree.
 */
export function unexplained<S extends CoreState>(run: Run<S>, seat: Seat): string[] {
  const { vocabulary } = run.game;
  const open = new Set<Code>();
  for (let i = 0; i < run.count(); i++) open.add(run.pick(i));
  const wrong: string[] = [];
  for (const code of vocabulary.all(seat)) {
    const key = vocabulary.key(code);
    if (vocabulary.parse(key, seat) !== code) continue;
    const offered =
      open.has(code) || [...open].some((other) => seatOf(other) === TABLE && vocabulary.key(other) === key);
    if (offered !== (run.explain(seat, key) === null)) wrong.push(key);
  }
  return wrong;
}

/** How often each kind of option has been taken, to see that a run of random games has tried everything. */
export class Coverage {
  readonly counts = new Map<string, number>();

  add(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  /** Names that were met fewer times than wanted. */
  below(names: readonly string[], times: number): string[] {
    return names.filter((name) => (this.counts.get(name) ?? 0) < times);
  }
}
