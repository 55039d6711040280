import type { Seat } from '@holdout/kernel';
import type { PandemicView } from '@holdout/pandemic';
import type { Profile, TableStore as Store } from '../table/session.ts';

export type TableStore = Store<PandemicView>;

/** Steps of the players' own doing are shown at once. */
export const PROFILE: Profile<PandemicView> = {
  durations: {
    draw: 1600,
    epidemic: 1600,
    rate: 1100,
    bottom: 1300,
    intensify: 1400,
    flip: 900,
    infect: 800,
    spared: 1300,
    outbreak: 1700,
    quiet: 1400,
    eradicated: 1700,
    clear: 1000,
    cure: 1700,
    lost: 1600,
    incident: 1700,
    strain: 1900,
    effect: 1900,
    'cubes-lost': 1500,
    revived: 1700,
    'ban-over': 1400,
    'bt-turn': 1200,
    'bt-flight': 1700,
    'bt-card': 1300,
    sabotage: 1700,
    discovered: 1700,
    hidden: 1300,
    captured: 1700,
    escaped: 1700,
    'bt-out': 1900,
  },
  silent: ['forced'],
  sides: sidesOf,
  looksAway: ({ brink }) => Boolean(brink?.terrorist),
};

/** With closed hands everybody looks alone; with open ones the team looks together, and the bio-terrorist alone. */
function sidesOf({ openHands, over, seats, brink }: PandemicView): readonly (readonly Seat[])[] | null {
  const hiding = brink?.terrorist?.seat;
  if (over || (openHands && hiding === undefined)) return null;
  const all = seats.map(({ seat }) => seat);
  if (!openHands || hiding === undefined) return all.map((seat) => [seat]);
  return [all.filter((seat) => seat !== hiding), [hiding]];
}
