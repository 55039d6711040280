import { type CoreState, canonical, Run, type Seat, type Viewer } from '@holdout/kernel';
import { allSeats } from './rewind.ts';

/**
 * Deals anew everything that a viewer can't see and compares what he gets, byte for byte: the view, and the decision
 * of his seat.
 *
 * @returns null, or what differs.
 */
export function interference<S extends CoreState>(
  run: Run<S>,
  viewer: Viewer,
  random: (below: number) => number,
): string | null {
  const other = new Run(run.game, run.game.sample(run, viewer, random));
  other.advance();
  const seen = bytes(run, viewer);
  const seenToo = bytes(other, viewer);
  if (seen === seenToo) return null;
  const at = [...seen].findIndex((char, i) => char !== seenToo[i]);
  return `${viewer} sees a difference: …${seen.slice(Math.max(0, at - 60), at + 60)}…`;
}

function seatsOf<S extends CoreState>(run: Run<S>, viewer: Viewer): readonly Seat[] {
  if (viewer === 'spectator') return [];
  return viewer === 'everyone' ? allSeats(run) : [viewer];
}

function bytes<S extends CoreState>(run: Run<S>, viewer: Viewer): string {
  const seats = seatsOf(run, viewer);
  const view = JSON.parse(JSON.stringify(run.game.view(run, viewer)));
  return canonical({ view, decision: JSON.parse(JSON.stringify(run.decision(seats))) });
}
