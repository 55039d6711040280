import {
  type Code,
  type CoreState,
  kindOf,
  type Run,
  type Seat,
  seatOf,
  TABLE,
  type Vocabulary,
} from '@holdout/kernel';

interface Word {
  readonly code: Code;
  readonly key: string;
}

/** All that the language of a game can say for a seat. It stays the same, and takes long to write down. */
const wordsOf = new WeakMap<Vocabulary, Map<Seat, readonly Word[]>>();

function allWords(vocabulary: Vocabulary, seat: Seat): readonly Word[] {
  const seats = wordsOf.get(vocabulary) ?? new Map<Seat, readonly Word[]>();
  wordsOf.set(vocabulary, seats);
  const known = seats.get(seat);
  if (known) return known;
  const words: Word[] = [];
  for (const code of vocabulary.all(seat)) {
    const key = vocabulary.key(code);
    if (vocabulary.parse(key, seat) === code) words.push({ code, key });
  }
  seats.set(seat, words);
  return words;
}

/**
 * Compares what is offered with what is explained, for every option the language of the game knows: an option is open
 * exactly if nothing speaks against it.
 *
 * @returns keys for which the two disagree.
 */
export function unexplained<S extends CoreState>(run: Run<S>, seat: Seat): string[] {
  const { vocabulary } = run.game;
  const open = new Set<Code>();
  const ofTable = new Set<string>();
  for (let i = 0; i < run.count(); i++) {
    const code = run.pick(i);
    open.add(code);
    if (seatOf(code) === TABLE) ofTable.add(vocabulary.key(code));
  }
  const disagree = ({ code, key }: Word): boolean =>
    (open.has(code) || ofTable.has(key)) !== (run.explain(seat, key) === null);
  return allWords(vocabulary, seat)
    .filter(disagree)
    .map(({ key }) => key);
}

/** The options of a choice by the names of their kinds. */
export function optionsByKind<S extends CoreState>(run: Run<S>): Map<string, Code[]> {
  const byKind = new Map<string, Code[]>();
  for (let i = 0; i < run.count(); i++) {
    const code = run.pick(i);
    const { name } = run.game.vocabulary.kinds[kindOf(code)];
    const codes = byKind.get(name);
    if (codes) codes.push(code);
    else byKind.set(name, [code]);
  }
  return byKind;
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

/** One of these options: every other time of the kind that was taken least so far. */
export function rarely(
  byKind: ReadonlyMap<string, readonly Code[]>,
  random: (below: number) => number,
  { counts }: Coverage,
): Code {
  const kinds = [...byKind.keys()].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
  const codes = byKind.get(random(2) === 0 ? kinds[0] : kinds[random(kinds.length)]) ?? [];
  return codes[random(codes.length)];
}
