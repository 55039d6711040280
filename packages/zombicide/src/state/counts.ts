import { SURVIVORS } from '../content/survivors/index.ts';
import type { Mission } from '../missions/schema.ts';
import { presetRules, type Ruleset, usualPreset } from '../rules/ruleset.ts';

export const MAX_PLAYERS = 6;
/** RM-SETUP-02 */
export const MOST_TEAMS = 4;

/** Survivors of each player by the number of players. S1-SETUP-04 */
const EACH: readonly number[] = [0, 4, 3, 2, 1, 1, 1];
/** Survivors of a game of Rue Morgue, by whomever they are played. RM-SETUP-03 */
const FEWEST = 6;
const MOST = 12;
/** Most survivors by the number of players: six at first, then one each, of whom two can have another one. CF-01 */
const MOST_OF_AID: readonly number[] = [0, 6, 6, 6, 6, 7, 8];

type Count = Pick<Ruleset, 'survivorCount'>;
const usual = ({ boxes }: Mission): Count => presetRules(usualPreset(boxes), boxes);

/** Fewest and most survivors by the rules alone, whatever a mission says. S1-SETUP-04, RM-SETUP-03, CF-01 */
export function countsBy({ survivorCount }: Count, players: number): readonly [least: number, most: number] {
  if (survivorCount === 'rm') return [FEWEST, MOST];
  return [EACH[players] * players, survivorCount === 'hu' ? MOST_OF_AID[players] : Infinity];
}

/** How many survivors a mission is played with, at least: by the rules, raised to what it needs. S1-SETUP-05 */
export function fewestSurvivors(mission: Mission, players: number, rules = usual(mission)): number {
  const { each, min } = mission.survivors;
  return each === undefined ? Math.max(countsBy(rules, players)[0], min) : each * players;
}

/** Survivors in the boxes of a mission. */
export const survivorsThere = ({ boxes }: Mission): number =>
  SURVIVORS.filter((def) => boxes.includes(def.box)).length;

/**
 * All survivors of the boxes, as far as the rules let so many take part; a mission that says how many each begins with
 * has just those. S1-M09-SP1, CF-01
 */
export function mostSurvivors(mission: Mission, players: number, rules = usual(mission)): number {
  const fewest = fewestSurvivors(mission, players, rules);
  if (mission.survivors.each !== undefined) return fewest;
  return Math.min(survivorsThere(mission), Math.max(fewest, countsBy(rules, players)[1]));
}

/** Rivals are at least two. RM-COMPET-01 */
export const fewestPlayers = ({ rivals }: Mission): number => rivals?.teams ?? 1;

/** Number of players a mission takes, with a survivor for each. */
export function mostPlayers(mission: Mission): number {
  const { survivors, players } = mission;
  return Math.min(players?.max ?? MAX_PLAYERS, Math.floor(survivorsThere(mission) / (survivors.each ?? 1)));
}

/** Teams counted from 0 without gaps. */
export function numberedTeams(teams: readonly number[]): number[] {
  const there = [...new Set(teams)].sort((a, b) => a - b);
  return teams.map((team) => there.indexOf(team));
}

/** Who plays which survivor where nothing is said: every team gets one in turn, and within it every seat. RM-SETUP-02 */
export function sharedOut(teams: readonly number[], survivors: number): number[] {
  const members: number[][] = [];
  numberedTeams(teams).forEach((team, seat) => {
    while (members.length <= team) members.push([]);
    members[team].push(seat);
  });
  return Array.from({ length: survivors }, (_, i) => {
    const seats = members[i % members.length];
    return seats[Math.floor(i / members.length) % seats.length];
  });
}
