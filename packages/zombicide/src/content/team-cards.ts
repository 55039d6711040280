/** Team action cards: three of each. RM-COMP-05 */
export const TEAM_CARDS = ['charge', 'move', 'shoot'] as const;
export const TEAM_CARD_COPIES = 3;
/** Cards that a team owns at most. RM-SETUP-10 */
export const MOST_TEAM_CARDS = 2;

/** The two ways to use each card: with one zone that it leads to, or out of the zone in which all stand. RM-TEAM-06 */
export interface TeamAction {
  readonly id: string;
  /** Number of its card. */
  readonly card: number;
  /** Out of a zone, instead of to one. */
  readonly out: boolean;
  readonly moves: boolean;
  readonly attack?: 'melee' | 'ranged';
}

/** In the order of their numbers in option keys. RM-TEAM-12 to RM-TEAM-20 */
export const TEAM_ACTIONS: readonly TeamAction[] = [
  { id: 'charge-to', card: 0, out: false, moves: true, attack: 'melee' },
  { id: 'charge-out', card: 0, out: true, moves: true, attack: 'melee' },
  { id: 'move-to', card: 1, out: false, moves: true },
  { id: 'move-out', card: 1, out: true, moves: true },
  { id: 'shoot-at', card: 2, out: false, moves: false, attack: 'ranged' },
  { id: 'shoot-out', card: 2, out: true, moves: false, attack: 'ranged' },
];
