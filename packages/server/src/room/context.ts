import type { Store } from '../store/index.ts';

/** What a room needs of the server it is in. */
export interface Context {
  readonly store: Store;
  /** Version of the program, for saves. */
  readonly engine: string;
  /** Name of this node among those on the same store. */
  readonly node: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How long a seat may be away before it is told that it is asked, in milliseconds. */
  readonly patience: number;
  readonly watch: Watch;
}

/** What is counted and told of for whoever keeps the server. */
interface Watch {
  /** A record was written. */
  readonly written: (kind: string, milliseconds: number) => void;
  readonly refused: (why: string) => void;
  /** A defect, or a store that does not answer. */
  readonly trouble: (what: string, error: unknown) => void;
}
