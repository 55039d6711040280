import type { Seat } from '@holdout/kernel';
import type { Consent, Phrase, PlannedStep } from '@holdout/protocol';

/**
 * What happens at a table, in the order in which it happened: the log that a table is made of. `lines` are what came to
 * the log of the game by it, bots' answers among them.
 */
export type RecordBody =
  | { readonly t: 'play'; readonly by: Seat; readonly lines: readonly string[] }
  /** Another one sits there: a person under this name, or a bot. `taken`: a person has the key. */
  | {
      readonly t: 'seat';
      readonly seat: Seat;
      readonly name: string;
      readonly bot: string | null;
      readonly taken: boolean;
      readonly lines: readonly string[];
    }
  /** Who holds which key has changed, and nothing else. */
  | { readonly t: 'keys' }
  | {
      readonly t: 'say';
      readonly seat: Seat | null;
      readonly name: string;
      readonly text?: string;
      readonly phrase?: Phrase;
    }
  | { readonly t: 'point'; readonly seat: Seat; readonly at: string; readonly to?: string }
  | { readonly t: 'plan'; readonly id: string; readonly seat: Seat; readonly steps: readonly PlannedStep[] }
  /** Somebody asks to go back to this number of moves in force. */
  | { readonly t: 'vote'; readonly id: string; readonly seat: Seat; readonly to: number }
  | {
      readonly t: 'voice';
      readonly seat: Seat | null;
      readonly about: string;
      readonly yes: boolean;
      /** It can't come to anything any more. */
      readonly end?: true;
      readonly lines: readonly string[];
    }
  | { readonly t: 'withdraw'; readonly about: string }
  | { readonly t: 'pause'; readonly seat: Seat | null; readonly to: boolean }
  | { readonly t: 'consent'; readonly consent: Consent };

/** What of it came to the log of the game. */
export const linesOf = (body: RecordBody): readonly string[] => ('lines' in body ? body.lines : []);
