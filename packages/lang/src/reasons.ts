import type { Json, Reason } from '@holdout/kernel';
import { type Speaker, say } from './speaker.ts';
import type { ReasonText } from './speech.ts';
import type { Values } from './translate.ts';

/** What a refusal fills its sentence with. */
export type Args = Readonly<Record<string, Json>>;
/** Name of the sentence that says what is in the way, or null. */
export type Detail = (args: Args) => string | null;

export const has = (args: Args, ...names: string[]): boolean =>
  names.every((name) => args[name] !== undefined);

/** The first of these arguments that is there decides the sentence. */
export const byArgument =
  (sentences: Readonly<Record<string, string>>, otherwise: string | null = null): Detail =>
  (args) =>
    Object.entries(sentences).find(([name]) => has(args, name))?.[1] ?? otherwise;

export const always =
  (sentence: string): Detail =>
  () =>
    sentence;

/** The rules of the table itself, which are the same in every game. */
const TABLE_DETAILS: Readonly<Record<string, Detail>> = {
  'HO-SEAT': byArgument({ seat: 'reason.otherSeat' }),
  'HO-KEY': byArgument({ key: 'reason.unknownKey' }),
  'HO-UNDO': (args) => `undo.${args.why}`,
};

/** Puts the refusals of a game into words: by rule the sentences below `<game>.reason`, and what fills them. */
export const reasonTeller =
  (
    game: string,
    details: Readonly<Record<string, Detail>>,
    valuesOf: (speaker: Speaker, args: Args) => Values,
  ) =>
  (speaker: Speaker, { rule, args = {} }: Reason): ReasonText => {
    const own = details[rule]?.(args);
    const detail = own ? `${game}.reason.${own}` : TABLE_DETAILS[rule]?.(args);
    return {
      rule,
      statement: say(speaker, `rule.${rule}`),
      detail: detail ? say(speaker, detail, valuesOf(speaker, args)) : null,
    };
  };
