/** PD-SETUP-01 */
export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;
/** PD-SETUP-11 */
export const EPIDEMIC_LEVELS = [4, 5, 6] as const;
