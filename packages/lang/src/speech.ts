import type { Decision, GameEvent, Option, Reason } from '@holdout/kernel';
import type { Speaker } from './speaker.ts';

export type OptionWords = Pick<Option, 'key' | 'kind' | 'args' | 'seat'>;

/** What an event is about. */
export interface EventRefs {
  /** Cities; or zones and what lies on them. */
  readonly places: string[];
  readonly seats: number[];
  readonly cards: string[];
  /** Figures that have a name of their own beside their seat. */
  readonly figures: string[];
}

export interface ReasonText {
  /** Id of the rule. */
  readonly rule: string;
  /** What the rule says. */
  readonly statement: string;
  /** What is missing or in the way right now, where that helps. */
  readonly detail: string | null;
}

/** How one game is told. The ids of its sentences begin with its own id. */
export interface GameSpeech {
  readonly game: 'pandemic' | 'zombicide';
  /** One sentence for the log; null for events that are not worth a line. */
  readonly eventText: (speaker: Speaker, event: GameEvent) => string | null;
  /** What a log line points at. */
  readonly eventRefs: (event: GameEvent) => EventRefs;
  /** The full label of a choice: “Direct Flight to Tokyo (with the Tokyo card)”. */
  readonly optionText: (speaker: Speaker, option: OptionWords) => string;
  /** The label for a small button next to the thing: “Direct Flight”. */
  readonly optionShort: (speaker: Speaker, option: OptionWords) => string;
  /** The question that is open: “Ann: choose an action”. */
  readonly askText: (speaker: Speaker, decision: Decision) => string;
  /** A refusal in words: the rule it follows from, and what stands in the way. */
  readonly reasonText: (speaker: Speaker, reason: Reason) => ReasonText;
}

export const eventText: GameSpeech['eventText'] = (speaker, event) =>
  speaker.speech.eventText(speaker, event);
export const optionText: GameSpeech['optionText'] = (speaker, option) =>
  speaker.speech.optionText(speaker, option);
export const optionShort: GameSpeech['optionShort'] = (speaker, option) =>
  speaker.speech.optionShort(speaker, option);
export const askText: GameSpeech['askText'] = (speaker, decision) =>
  speaker.speech.askText(speaker, decision);
export const reasonText: GameSpeech['reasonText'] = (speaker, reason) =>
  speaker.speech.reasonText(speaker, reason);
