import type { Decision, Option, Seat } from '@holdout/kernel';
import type { Context } from '../context.ts';
import type { Desk } from './desk.ts';
import { lexiconOf } from './lexicon.ts';
import { type Lexicon, normalise, type Reading, readMove } from './notation.ts';

/** Understands what is typed at a desk. */
export class Words {
  private readonly desk: Desk;
  private readonly lexicon: Lexicon;
  private all: readonly Option[] | null = null;

  constructor(context: Context, desk: Desk) {
    this.desk = desk;
    this.lexicon = lexiconOf(context, desk.host.table.game, desk.face);
  }

  /** The option a line means, by number, key or name. `numbered` are the open ones as they are shown. */
  read(line: string, numbered: readonly Option[]): Reading {
    const typed = line.trim().normalize('NFKC');
    const option = /^\d+$/.test(typed)
      ? numbered[Number(typed) - 1]
      : numbered.find(({ key }) => key === typed.toLowerCase());
    return option ? { t: 'one', option } : readMove(line, numbered, this.lexicon);
  }

  /** The key of anything the game knows, open or not; null if no one could tell. */
  keyMeant(line: string, decision: Decision | null): string | null {
    const typed = line.trim().toLowerCase();
    if (this.desk.host.table.game.vocabulary.parse(typed, 0) !== null) return typed;
    for (const options of [decision?.options ?? [], this.everything()]) {
      const reading = readMove(line, options, this.lexicon);
      if (reading.t !== 'none') return reading.t === 'one' ? reading.option.key : reading.options[0].key;
    }
    return null;
  }

  /** All there are words for in this game, made when it is first needed. */
  private everything(): readonly Option[] {
    const { vocabulary } = this.desk.host.table.game;
    this.all ??= [...vocabulary.all(0)]
      .map((code) => ({ code, key: vocabulary.key(code) }))
      .filter(({ code, key }) => vocabulary.parse(key, 0) === code)
      .map(({ key }) => optionOf(key));
    return this.all;
  }

  /** All verbs of moves. */
  get verbs(): Iterable<string> {
    return this.lexicon.verbs.keys();
  }

  /** Kinds of options a verb means. */
  kindsCalled(verb: string): readonly string[] {
    return this.lexicon.verbs.get(normalise(verb)) ?? [];
  }

  seatCalled(name: string): Seat | null {
    const kind = this.desk.host.table.game.vocabulary.kinds.find(({ args }) => String(args) === 'seat');
    const keys = this.desk.names.map((_, seat) => `${kind?.name}:p${seat + 1}`);
    const word = this.called(name, keys);
    return word === null ? null : Number(word.slice(1)) - 1;
  }

  /** The argument of one of these keys that has this name. */
  called(name: string, keys: readonly string[]): string | null {
    const reading = readMove(name, keys.map(optionOf), this.lexicon);
    return reading.t === 'one' ? reading.option.args[0] : null;
  }
}

function optionOf(key: string): Option {
  const [kind, ...args] = key.split(':');
  return { key, kind, args, seat: 0 };
}
