import type { Fault, Viewer } from '@holdout/kernel';
import type { Bye, Grants, ServerFrame } from '@holdout/protocol';
import type { Word } from './word.ts';

/** Somebody at the other end of a connection, of whatever kind. */
export interface Peer {
  /** Sends a frame: as it is, or as it was written down once for many. */
  send(frame: ServerFrame | Word): void;
  /** Ends the connection and says why. */
  end(why: Bye, fault?: Fault): void;
}

/** A connection that is at a table: what it may do there, and with whose eyes it looks. */
export interface Attendance {
  readonly peer: Peer;
  /** Hashes of its keys. */
  readonly hashes: readonly string[];
  grants: Grants;
  viewer: Viewer;
}
