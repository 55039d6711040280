import type { AnyCommand } from '@holdout/protocol';

/** A command that has not been answered yet. The id stays the same however often it is sent. */
export interface Pending {
  readonly id: string;
  readonly command: AnyCommand;
}

/** Where commands wait, so that they outlast a closed page. */
export interface Outbox {
  load(): readonly Pending[];
  store(pending: readonly Pending[]): void;
}

/** An outbox that lasts as long as the program. */
export function memoryOutbox(): Outbox {
  let kept: readonly Pending[] = [];
  return {
    load: () => kept,
    store: (pending) => {
      kept = pending;
    },
  };
}
