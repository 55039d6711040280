/** Number of one equipment card, as it lies in the box: two Pistols have two. */
export type Card = number;
/** Place of a kind of zombie in the list of the kinds in play. */
export type Kind = number;
/** Place of a survivor in the list of the survivors of this game. */
export type Who = number;
/** Number of a skill; it stands in states and saves and is never reused. */
export type Skill = number;

export const NONE = -1;
/** Fills the place of a card that a wound has taken. S1-ZATT-02, S1-INV-05 */
export const WOUNDED: Card = -2;

/** Danger levels. S1-XP-02 */
export const BLUE = 0;
export const YELLOW = 1;
const ORANGE = 2;
const RED = 3;
export const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;
export type LevelId = (typeof LEVELS)[number];

/** Experience at which each level begins. S1-XP-02 */
export const THRESHOLDS: readonly number[] = [0, 7, 19, 43];

export function levelOf(xp: number): number {
  if (xp >= THRESHOLDS[RED]) return RED;
  if (xp >= THRESHOLDS[ORANGE]) return ORANGE;
  return xp >= THRESHOLDS[YELLOW] ? YELLOW : BLUE;
}

/** What a free action of a skill may be used for. S1-ACT-06 */
export const FREE_COMBAT = 0;
export const FREE_MELEE = 1;
export const FREE_RANGED = 2;
export const FREE_MOVE = 3;
export const FREE_SEARCH = 4;
export const FREE_KINDS = 5;
export const FREE_IDS = ['combat', 'melee', 'ranged', 'move', 'search'] as const;

/** Parts of a round. S1-ROUND-01 */
export const PHASE_SETUP = 0;
export const PHASE_PLAYERS = 1;
export const PHASE_ZOMBIES = 2;
export const PHASE_SPAWN = 3;
export const PHASE_END = 4;
export const PHASE_IDS = ['setup', 'players', 'zombies', 'spawn', 'end'] as const;

/** Places of an inventory: two hands, then the reserve. S1-INV-01 */
export const LEFT = 0;
export const RIGHT = 1;
export const HANDS = 2;
/** With `Hoard` there is one more. */
export const MOST_PLACES = 6;
/** How one weapon or a pair of them is held: a pair in the two hands. All others stand in `grips.ts`. */
export const BOTH = 2;

/** What became of an objective token. */
export const ON_BOARD = 0;
export const TAKEN = 1;

/** What a spawn zone does. */
export const SPAWN_ACTIVE = 0;
export const SPAWN_WAITING = 1;
export const SPAWN_CLOSED = 2;

export const MAX_WOUNDS = 2;
