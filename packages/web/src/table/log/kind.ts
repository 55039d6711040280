import type { GameEvent } from '@holdout/kernel';
import type { ComponentType } from 'react';
import type { LogTurn } from './turns.ts';

/** How the log of one game is read. */
export interface LogKind {
  /** The kind of event that a turn, or round, begins with. */
  readonly begins: string;
  /** Catalogue keys below `logPanel.filter.`; the first one is for everything. */
  readonly filters: readonly string[];
  readonly passes: (filter: string, event: GameEvent) => boolean;
  /**
   * Where a part of a turn begins that can be looked at again as a whole: tells the event that it ends before. Null for
   * any other event.
   */
  readonly part?: (event: GameEvent) => ((later: GameEvent) => boolean) | null;
  /** The heading of a turn. */
  readonly Title: ComponentType<LogTurn>;
  /** What a turn is remembered for, beside its heading. */
  readonly Marks: ComponentType<LogTurn>;
  /** A small sign to find one's way along the lines; the words say it all. */
  readonly LineMark: ComponentType<GameEvent>;
}
