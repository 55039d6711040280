/** PD-SETUP-01 */
export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;
/** OB-P5-01 */
export const MAX_PLAYERS_BRINK = 5;
/** OB-BT-02, ruling OQ-30 */
export const MIN_PLAYERS_TERRORIST = 3;
/** PD-SETUP-11 */
export const EPIDEMIC_LEVELS = [4, 5, 6] as const;
/** OB-LEG-01 */
export const EPIDEMIC_LEVELS_BRINK = [4, 5, 6, 7] as const;

/** The challenges of On the Brink and how they can be combined. OB-COMB-01 */
export const MODULES = [
  'none',
  'virulent',
  'mutation',
  'bioterrorist',
  'virulent+mutation',
  'virulent+bioterrorist',
] as const;
export type ModuleId = (typeof MODULES)[number];
