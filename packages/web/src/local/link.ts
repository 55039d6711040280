import type { TableLink } from '../table/link.ts';
import { localHost } from './client.ts';

/** A table of this browser: whoever sits at this screen answers for all seats, and nobody else does anything. */
export const localLink = (id: string): TableLink => ({
  open: (place) => localHost.open(id, place),
  send: (command, place, from) => localHost.send(id, command, place, from),
  explain: (seat, key) => localHost.explain(id, seat, key),
  look: (n, place) => localHost.look(id, n, place),
  exportSave: () => localHost.exportSave(id),
  playAgain: () => localHost.playAgain(id),
  replay: `/replay/${id}`,
  seats: null,
});
