import type { CoreState, Game, Option } from '@holdout/kernel';
import type { PandemicView } from '@holdout/pandemic';
import type { Context } from '../context.ts';
import { argumentName } from './names.ts';
import { type Lexicon, normalise } from './notation.ts';

/** What a table calls things: the ids of the game, and the names in the reader's language. */
export function lexiconOf(
  context: Context,
  game: Game<CoreState>,
  names: readonly string[],
  view: () => PandemicView,
): Lexicon {
  const { text } = context;
  const known = new Map<string, readonly string[]>();
  const namesOf = (argument: string, word: string): readonly string[] => {
    const found = known.get(word) ?? unique([word, argumentName(context.intl, names, argument, word)]);
    known.set(word, found);
    return found;
  };
  const argumentsOf = new Map(game.vocabulary.kinds.map((kind) => [kind.name, kind.args]));
  return {
    verbs: verbsOf(context, [...argumentsOf.keys()]),
    fillers: new Set(listed(text('cli.play.fillers'))),
    names: ({ kind, args }: Option) =>
      args.map((word, i) => {
        const argument = argumentsOf.get(kind)?.[i] ?? '';
        const own = namesOf(argument, word);
        // Roles get their seats during the game: a player may be called by his role.
        return argument === 'seat' ? [...own, ...roleNames(context, view(), word)] : own;
      }),
  };
}

/** `p2` may be called by the role of its seat. */
function roleNames({ intl }: Context, { seats }: PandemicView, word: string): string[] {
  const role = seats.find(({ seat }) => word === `p${seat + 1}`)?.role;
  return role ? unique([role, argumentName(intl, [], 'role', role)]) : [];
}

/** The name of a kind itself, and the verbs of the catalogue. */
function verbsOf({ text }: Context, kinds: readonly string[]): Map<string, string[]> {
  const verbs = new Map<string, string[]>();
  for (const kind of kinds) {
    for (const verb of unique([kind, ...text(`cli.verb.${kind}`).split(',')])) {
      verbs.set(verb, [...(verbs.get(verb) ?? []), kind]);
    }
  }
  return verbs;
}

export const listed = (words: string): string[] => unique(words.split(','));

const unique = (words: readonly string[]): string[] => [
  ...new Set(words.map(normalise).filter((word) => word !== '')),
];
