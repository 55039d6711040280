import {
  BRINK_ROLE_IDS,
  EPIDEMIC_LEVELS,
  EPIDEMIC_LEVELS_BRINK,
  MAX_PLAYERS,
  MAX_PLAYERS_BRINK,
  MIN_PLAYERS,
  MIN_PLAYERS_TERRORIST,
  ROLE_IDS,
} from '@holdout/pandemic/facts';
import { type Choices, RANDOM } from './choices.ts';

/** What comes of the wishes at the table that is chosen: nothing here changes them. */

/** A module alone brings the fifth seat and the seventh Epidemic too. */
const hasBrink = ({ onTheBrink, module }: Choices): boolean => onTheBrink || module !== 'none';

export const hasTerrorist = ({ module }: Choices): boolean => module.includes('bioterrorist');
export const isVirulent = ({ module }: Choices): boolean => module.includes('virulent');

/** How many can play. PD-SETUP-01, OB-P5-01, OB-BT-02 */
export function playerCounts(choices: Choices): number[] {
  const least = hasTerrorist(choices) ? MIN_PLAYERS_TERRORIST : MIN_PLAYERS;
  const most = hasBrink(choices) ? MAX_PLAYERS_BRINK : MAX_PLAYERS;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

export function playersOf(choices: Choices): number {
  const counts = playerCounts(choices);
  return Math.min(Math.max(choices.players, counts[0]), counts[counts.length - 1]);
}

/** PD-SETUP-11, OB-LEG-01 */
export const levelsOf = (choices: Choices): readonly number[] =>
  hasBrink(choices) ? EPIDEMIC_LEVELS_BRINK : EPIDEMIC_LEVELS;

export function levelOf(choices: Choices): number {
  const wished = isVirulent(choices) ? choices.virulentEpidemics : choices.epidemics;
  return Math.min(wished, Math.max(...levelsOf(choices)));
}

export const withLevel = (choices: Choices, level: number): Partial<Choices> =>
  isVirulent(choices) ? { virulentEpidemics: level } : { epidemics: level };

/** One person sits at the screen: there is nobody to hide a hand from, and nobody to ask. */
export const isAlone = ({ sides }: Choices): boolean => sides !== 'friends';

/** Nobody could type in for the table what the bio-terrorist draws in secret. */
export const isEntered = (choices: Choices): boolean => choices.entered && !hasTerrorist(choices);

/** Who enters cards has seen them. */
export const canHideHands = (choices: Choices): boolean => !isAlone(choices) && !isEntered(choices);

/** Seat of the bio-terrorist, from 1; null where there is none. Against a bot it has to be a certain one. OB-BT-03 */
export function terroristOf(choices: Choices): Choices['btPlayer'] | null {
  if (!hasTerrorist(choices)) return null;
  const { btPlayer, sides } = choices;
  const players = playersOf(choices);
  if (btPlayer !== RANDOM && btPlayer <= players) return btPlayer;
  if (sides === 'friends') return RANDOM;
  // The seats of the person at the screen come first.
  return sides === 'terrorist' ? 1 : players;
}

export const isTerrorist = (choices: Choices, seat: number): boolean => terroristOf(choices) === seat + 1;

/** Whoever is alone plays one side, and bots have the seats of the other. */
export function isBot(choices: Choices, seat: number): boolean {
  if (!hasTerrorist(choices) || !isAlone(choices)) return false;
  return isTerrorist(choices, seat) === (choices.sides === 'team');
}

/** All roles of the boxes on the table. OB-ROLE-01 */
export const roleIds = ({ onTheBrink }: Choices): readonly string[] =>
  onTheBrink ? [...ROLE_IDS, ...BRINK_ROLE_IDS] : ROLE_IDS;

/** The roles by seat. The bio-terrorist has none of the team's. */
export function rolesOf(choices: Choices): string[] {
  const known = roleIds(choices);
  return choices.roles
    .slice(0, playersOf(choices))
    .map((role, seat) => (known.includes(role) && !isTerrorist(choices, seat) ? role : RANDOM));
}

/** The roles that other seats of this table have chosen. No role is played twice. PD-SETUP-07 */
export function takenRoles(choices: Choices, seat: number): string[] {
  return rolesOf(choices).filter((role, other) => other !== seat && role !== RANDOM);
}

/** The same for a table that others come to from their own devices: nobody is alone there, so everybody is asked. */
export const forOnline = (choices: Choices): Choices =>
  hasTerrorist(choices) || choices.sides === 'friends' ? choices : { ...choices, sides: 'friends' };
