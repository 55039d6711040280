import type { Seat } from './state.ts';

/**
 * Inside, an option is one small integer (kind, seat, two arguments): thousands are listed without making an object.
 * Outside it is a key of words, `drive:chicago`; only keys are saved and sent.
 *
 * Layout, from the top: 7 bits kind, 4 bits seat, 10 bits `a`, 10 bits `b`.
 */
export type Code = number;

export const kindOf = (code: Code): number => code >> 24;
export const seatOf = (code: Code): Seat => (code >> 20) & 15;
export const argA = (code: Code): number => (code >> 10) & 1023;
export const argB = (code: Code): number => code & 1023;

/**
 * The options of one choice, in order. One list is filled again and again: emptying an array would throw its room
 * away at every choice.
 */
export class CodeList {
  private readonly codes: Code[] = [];
  private count = 0;

  get length(): number {
    return this.count;
  }

  push(code: Code): void {
    this.codes[this.count] = code;
    this.count += 1;
  }

  clear(): void {
    this.count = 0;
  }

  at(i: number): Code {
    return this.codes[i];
  }

  includes(code: Code): boolean {
    for (let i = 0; i < this.count; i++) if (this.codes[i] === code) return true;
    return false;
  }
}

/** How the values of one argument are written: `city` 3 as `essen`. */
export interface Domain {
  readonly format: (value: number) => string;
  /** The value, or -1 if there is no such word. */
  readonly parse: (word: string) => number;
  /** Number of values; they run from 0. */
  readonly size: () => number;
}

/** A kind of option: its name and what its arguments range over. Its number is given by the vocabulary. */
export interface OptionKind {
  readonly name: string;
  readonly args: readonly string[];
  id: number;
}

export function optionKind(name: string, ...args: string[]): OptionKind {
  return { name, args, id: -1 };
}

export function encode(kind: OptionKind, seat: Seat, a = 0, b = 0): Code {
  return (kind.id << 24) | (seat << 20) | (a << 10) | b;
}

/** All option kinds of a game, and the words for them. */
export class Vocabulary {
  readonly kinds: readonly OptionKind[];
  private readonly domains: Readonly<Record<string, Domain>>;
  private readonly byName = new Map<string, OptionKind>();

  constructor(kinds: readonly OptionKind[], domains: Readonly<Record<string, Domain>>) {
    this.kinds = kinds;
    this.domains = domains;
    kinds.forEach((kind, id) => {
      if (this.byName.has(kind.name)) throw new TypeError(`two option kinds are named ${kind.name}`);
      for (const arg of kind.args) if (!domains[arg]) throw new TypeError(`${kind.name}: no domain ${arg}`);
      kind.id = id;
      this.byName.set(kind.name, kind);
    });
  }

  /** `give:p2:paris`. The seat that may answer is not part of the key. */
  key(code: Code): string {
    const kind = this.kinds[kindOf(code)];
    const values = [argA(code), argB(code)];
    return [kind.name, ...kind.args.map((arg, i) => this.domains[arg].format(values[i]))].join(':');
  }

  /** The words of an option's arguments by position, `['p2', 'paris']`. */
  words(code: Code): string[] {
    return this.key(code).split(':').slice(1);
  }

  /** The code of a key for a seat, or null if the key is not one of this game. */
  parse(key: string, seat: Seat): Code | null {
    const [name, ...words] = key.split(':');
    const kind = this.byName.get(name);
    if (!kind || words.length !== kind.args.length) return null;
    const values = [0, 0];
    for (let i = 0; i < words.length; i++) {
      values[i] = this.domains[kind.args[i]].parse(words[i]);
      if (values[i] < 0) return null;
    }
    return encode(kind, seat, values[0], values[1]);
  }

  /** Every code of every kind for a seat: what a test checks `explain` against. */
  *all(seat: Seat): Generator<Code> {
    for (const kind of this.kinds) {
      const [m, n] = [0, 1].map((i) => (kind.args[i] ? this.domains[kind.args[i]].size() : 1));
      for (let a = 0; a < m; a++) for (let b = 0; b < n; b++) yield encode(kind, seat, a, b);
    }
  }
}

/** A domain of a fixed list of words. Numbers that nothing has stand there with an empty word. */
export function wordDomain(words: readonly string[]): Domain {
  const index = new Map<string, number>();
  words.forEach((word, i) => {
    if (word !== '') index.set(word, i);
  });
  return {
    format: (value) => words[value],
    parse: (word) => index.get(word) ?? -1,
    size: () => words.length,
  };
}

/** Seats are written `p1`, `p2`, … */
export function seatDomain(seats: number): Domain {
  return wordDomain(Array.from({ length: seats }, (_, i) => `p${i + 1}`));
}
