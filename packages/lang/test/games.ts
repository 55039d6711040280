import {
  type CoreState,
  type Decision,
  type Game,
  type GameEvent,
  type Reason,
  seenBy,
  TABLE,
  Table,
  type TableSetup,
} from '@holdout/kernel';
import { randomNumbers } from '@holdout/testkit';
import { vi } from 'vitest';
import {
  askText,
  createTranslate,
  eventText,
  type GameSpeech,
  optionShort,
  optionText,
  reasonText,
  type Speaker,
} from '../src/index.ts';
import { allMessages, LANGS } from './catalogues.ts';

/** Signs that a text is not one: an id instead of it, a value that was missing, ICU syntax left over. */
const NO_TEXT = /\bundefined\b|NaN|\bnull\b|[{}]|^$|^[a-z]\w*(?:\.[\w-]+)+$/;

export const NAMES: readonly string[] = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'];

/** One for each language, in the order of `LANGS`. */
export const speakersOf = (speech: GameSpeech, names: readonly string[] = NAMES): Speaker[] =>
  LANGS.map((lang) => ({ intl: createTranslate(lang, allMessages(lang)), speech, names }));

/** All that was to be told at a table. */
export interface Course {
  readonly events: readonly GameEvent[];
  readonly decisions: readonly Decision[];
  readonly reasons: readonly Reason[];
}

/** More than that is only said again. */
const LONGEST = 400;

/** Plays at random, and asks for some of `refused` at every step. */
export function playRandomly<S extends CoreState>(
  game: Game<S>,
  setup: TableSetup,
  refused: readonly string[],
): Course {
  const random = randomNumbers(refused.length);
  const table = new Table(game, setup);
  const seats = setup.seats.map((_, seat) => seat);
  const decisions: Decision[] = [];
  const reasons: Reason[] = [];
  while (!table.over && decisions.length < LONGEST) {
    const decision = table.decision(seats);
    if (!decision) break;
    decisions.push(decision);
    for (let i = 0; i < 8; i++) {
      const reason = table.run.explain(random(seats.length), refused[random(refused.length)]);
      if (reason) reasons.push(reason);
    }
    const option = decision.options[random(decision.options.length)];
    table.answer({ seq: decision.seq, seat: option.seat === TABLE ? 0 : option.seat, key: option.key });
  }
  const events = [table.opening, ...table.moves.map((move) => move.events)].flat();
  // As those see them who may see everything, and those who see the least.
  const seen = (['everyone', 'spectator'] as const).flatMap((viewer) =>
    events.flatMap((event) => seenBy(event, viewer) ?? []),
  );
  return { events: seen, decisions, reasons };
}

/** Every text of a course that is none, and what was complained about on the console. */
export function gapsIn(speaker: Speaker, { events, decisions, reasons }: Course): string[] {
  const complaints: string[] = [];
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation((...words) => {
    complaints.push(String(words[0]));
  });
  const texts = [
    ...events.map((event) => eventText(speaker, event)),
    ...decisions.map((decision) => askText(speaker, decision)),
    ...decisions
      .flatMap(({ options }) => options)
      .flatMap((option) => [optionText(speaker, option), optionShort(speaker, option)]),
    ...reasons.flatMap((reason) => Object.values(reasonText(speaker, reason) as object)),
  ] as (string | null)[];
  console.mockRestore();
  const gaps = texts.filter((text): text is string => text !== null && NO_TEXT.test(text));
  return [...new Set([...gaps, ...complaints])];
}
