import {
  fewestPlayers,
  fewestSurvivors,
  type Mission,
  missionCalled,
  PRESETS,
  presetRules,
} from '@holdout/zombicide';
import { numberOrWord, textOf } from '../flags.ts';
import type { FlagDef, GameFlags } from '../textGame.ts';
import { readMissionFile } from './missionFile.ts';

/** Options that a new game of Zombicide has on the command line. */
export const flags: readonly FlagDef[] = [
  { name: 'players', usage: '--players <n>' },
  { name: 'mission', usage: '--mission <id|file>' },
  { name: 'boxes', usage: '--boxes <a,b>' },
  { name: 'survivors', usage: '--survivors <a,b|n>' },
  { name: 'teams', usage: '--teams <1,2>' },
  { name: 'teamCards', usage: '--team-cards <0-2>' },
  { name: 'preset', usage: '--preset <name>' },
  { name: 'rules', usage: '--rules <a=b,c=d>' },
  { name: 'entered', usage: '--entered', atTable: true },
];

const RANDOM = 'random';
const DEFAULT_MISSION = 's1-00';

/**
 * What they ask the game for. A mission is one of ours by its id, or a file; survivors are a number of them or a list,
 * and who is missing from it is drawn.
 *
 * @throws UsageError or InputError for a mission file that can't be used.
 */
export async function optionsFrom(given: GameFlags): Promise<Record<string, unknown>> {
  const mission = await missionAsked(textOf(given, 'mission'));
  const players = numberOrWord(textOf(given, 'players') ?? String(fewestSeats(mission)));
  const preset = textOf(given, 'preset');
  const boxes = textOf(given, 'boxes')
    ?.split(',')
    .map((box) => box.trim());
  const survivors = survivorsAsked(textOf(given, 'survivors'), fewest(mission, players, preset));
  const rules = textOf(given, 'rules');
  return {
    mission,
    players,
    ...(boxes && { boxes }),
    ...(survivors && { survivors }),
    ...teamsFrom(given),
    ...(preset !== undefined && { preset }),
    ...(rules !== undefined && { rules: switchesIn(rules) }),
    ...(given.entered && { entered: true }),
  };
}

/** Rivals are at least as many as their teams. */
function fewestSeats(mission: string | Mission): number {
  const known = typeof mission === 'string' ? missionCalled(mission) : mission;
  return known ? fewestPlayers(known) : 1;
}

/** Teams are counted from 1 where people name them. */
function teamsFrom(given: GameFlags): Record<string, unknown> {
  const teams = textOf(given, 'teams');
  const teamCards = textOf(given, 'teamCards');
  const from0 = (word: string): number | string => {
    const team = numberOrWord(word.trim());
    return typeof team === 'number' ? team - 1 : team;
  };
  return {
    ...(teams !== undefined && { teams: teams.split(',').map(from0) }),
    ...(teamCards !== undefined && { teamCards: numberOrWord(teamCards) }),
  };
}

async function missionAsked(asked: string | undefined): Promise<string | Mission> {
  if (asked === undefined) return DEFAULT_MISSION;
  return asked.endsWith('.json') ? readMissionFile(asked) : asked;
}

/** What the game itself refuses asks for nobody. */
function fewest(mission: string | Mission, players: number | string, preset?: string): number {
  const known = typeof mission === 'string' ? missionCalled(mission) : mission;
  if (!known || typeof players !== 'number') return 0;
  const asked = PRESETS.find((id) => id === preset);
  return fewestSurvivors(known, players, asked && presetRules(asked, known.boxes)) || 0;
}

function survivorsAsked(asked: string | undefined, least: number): string[] | undefined {
  if (asked === undefined) return undefined;
  const number = numberOrWord(asked);
  if (typeof number === 'number') return new Array<string>(Math.min(number, 99)).fill(RANDOM);
  const named = asked.split(',').map((id) => id.trim());
  return [...named, ...new Array<string>(Math.max(0, least - named.length)).fill(RANDOM)];
}

/** `tradeScope=single,molotovNoise=false`: the game knows which there are. */
function switchesIn(list: string): Record<string, string | boolean> {
  const entries = list.split(',').map((part): [string, string | boolean] => {
    const [name, value = 'true'] = part.split('=').map((word) => word.trim());
    return [name, value === 'true' || value === 'false' ? value === 'true' : value];
  });
  return Object.fromEntries(entries);
}
