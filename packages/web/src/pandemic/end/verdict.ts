import type { PandemicView } from '@holdout/pandemic';

/** Catalogue ids of what the end screen says of who has won; `why` is null where the outcome itself says it all. */
interface Verdict {
  readonly headline: string;
  readonly why: string | null;
  /** The side that looks at it has won, or the team if all look together. */
  readonly held: boolean;
}

type Side = 'team' | 'terror' | 'all';

/** Who looks: one of the team, the bio-terrorist, or all at one screen. */
function sideOf({ viewer, brink }: PandemicView): Side {
  if (!brink?.terrorist) return 'team';
  if (typeof viewer !== 'number') return 'all';
  return viewer === brink.terrorist.seat ? 'terror' : 'team';
}

/** Won by the team, by the bio-terrorist, or by nobody. OB-BT-45, OB-BT-47, OB-BT-48 */
function winnerOf({ over, brink }: PandemicView): 'team' | 'terror' | 'nobody' {
  if (over?.result === 'won') return 'team';
  const seat = brink?.terrorist?.seat;
  return seat !== undefined && over?.winners.includes(seat) ? 'terror' : 'nobody';
}

export function verdictOf(view: PandemicView): Verdict {
  const winner = winnerOf(view);
  const side = sideOf(view);
  return {
    headline: headlineFor(side, winner),
    why: whyOf(view, winner),
    held: winner === 'team' ? side !== 'terror' : winner === side,
  };
}

function headlineFor(side: Side, winner: 'team' | 'terror' | 'nobody'): string {
  if (side === 'team') return winner === 'team' ? 'end.won' : 'end.lost';
  if (winner === 'nobody') return 'end.nobody';
  if (side === 'all') return `end.all.${winner}`;
  return winner === 'terror' ? 'end.terror.won' : 'end.terror.lost';
}

/** Why the bio-terrorist has won, or has not although the team has lost. OB-BT-47 to OB-BT-49 */
function whyOf({ brink }: PandemicView, winner: 'team' | 'terror' | 'nobody'): string | null {
  if (!brink?.terrorist || winner === 'team') return null;
  if (winner === 'terror') return 'end.why.purple';
  return brink.terrorist.out ? 'end.why.out' : 'end.why.noPurple';
}
