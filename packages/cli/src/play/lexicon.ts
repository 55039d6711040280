import type { CoreState, Game, Option } from '@holdout/kernel';
import type { Context } from '../context.ts';
import type { Face } from './face.ts';
import { type Lexicon, normalise } from './notation.ts';

/** What a table calls things: the ids of the game, and the names in the reader's language. */
export function lexiconOf(context: Context, { id, vocabulary }: Game<CoreState>, { namesOf }: Face): Lexicon {
  const { text } = context;
  const argumentsOf = new Map(vocabulary.kinds.map((kind) => [kind.name, kind.args]));
  return {
    verbs: verbsOf(context, id, [...argumentsOf.keys()]),
    fillers: new Set(listed(text('cli.play.fillers'))),
    names: ({ kind, args }: Option) =>
      args.map((word, i) => unique([word, ...namesOf(argumentsOf.get(kind)?.[i] ?? '', word)])),
  };
}

/** The name of a kind itself, and the verbs of the catalogue. */
function verbsOf({ text }: Context, game: string, kinds: readonly string[]): Map<string, string[]> {
  const verbs = new Map<string, string[]>();
  for (const kind of kinds) {
    for (const verb of unique([kind, ...text(`cli.verb.${game}.${kind}`).split(',')])) {
      verbs.set(verb, [...(verbs.get(verb) ?? []), kind]);
    }
  }
  return verbs;
}

export const listed = (words: string): string[] => unique(words.split(','));

const unique = (words: readonly string[]): string[] => [
  ...new Set(words.map(normalise).filter((word) => word !== '')),
];
