import type { Board, Zone } from '../../map/board.ts';
import { type Ways, waysAllOpen } from '../../map/ways.ts';
import type { Setting } from '../../setting.ts';
import type { Mission, MissionRule, SingleWinRule } from '../schema.ts';
import type { Report } from './finding.ts';

/** All ways to win, also those of a choice, with their paths. */
export function winsOf({ win }: Mission): { readonly rule: SingleWinRule; readonly path: string }[] {
  return win.flatMap((rule, i) =>
    rule.use === 'any'
      ? rule.of.flatMap((way, k) => way.map((one, j) => ({ rule: one, path: `win[${i}].of[${k}][${j}]` })))
      : [{ rule, path: `win[${i}]` }],
  );
}

/** Goals that nobody reaches without a special rule. */
const NEEDED_RULES: Readonly<Partial<Record<SingleWinRule['use'], MissionRule['use']>>> = {
  'spawns-closed': 'spawns-close',
  'building-cleared': 'entry-counts',
  'all-left': 'exit-leaves',
  delivered: 'deliver',
  'deck-run-out': 'deck-ends',
  'blown-up': 'explosion',
};

const AT_EXIT = ['all-at-exit', 'carried-to-exit', 'all-left', 'helicopter-at-exit', 'blown-up'];

/** What is to be won can be had. */
export function checkGoals(setting: Setting, error: Report): void {
  const { mission, exit, tokens, spawns } = setting;
  for (const { rule, path } of winsOf(mission)) {
    const { use } = rule;
    if (AT_EXIT.includes(use) && exit.length === 0) error('needsExit', path);
    if (use === 'objectives-taken' && tokens.length === 0) error('needsObjectives', path);
    if (use === 'colour-taken' && !tokens.some(({ colour }) => colour === rule.colour))
      error('needsColour', path, { colour: rule.colour });
    if ((use === 'spawns-held' || use === 'spawns-closed') && spawns.length === 0) error('needsSpawns', path);
    if (use === 'doors-opened' && mission.doors.length === 0) error('needsDoors', path);
    const needed = NEEDED_RULES[use];
    if (needed && !setting.rule(needed)) error('needsRule', path, { rule: needed });
    if (use === 'supplies-out') checkSupplies(setting, path, error);
    if (use === 'helicopter-at-exit' || use === 'blown-up') checkFlight(setting, path, error);
  }
  for (const loss of mission.lose ?? []) {
    if (loss.use === 'zombies-escaped' && !setting.rule('zombies-escape')) {
      error('needsRule', 'lose', { rule: 'zombies-escape' });
    }
  }
}

/** It gets to the exit by air and has to land there. RM-HELI-08 */
function checkFlight({ mission, exit, lands }: Setting, path: string, error: Report): void {
  if (!mission.helicopter?.flies) error('needsFlight', path);
  else if (!exit.some((zone) => lands.includes(zone))) error('exitNoLanding', path);
}

function checkSupplies(setting: Setting, path: string, error: Report): void {
  if (setting.exit.length === 0) error('needsExit', path);
  for (const rule of ['cargo', 'cars-drive'] as const)
    if (!setting.rule(rule)) error('needsRule', path, { rule });
  if ((setting.mission.cars ?? []).length === 0) error('needsCar', path);
  const { board } = setting;
  const { next } = waysAllOpen(board);
  for (const zone of setting.exit)
    if (!board.zones[zone].drivable) error('exitOffRoad', 'exit', { zone: board.zones[zone].label });
  for (const [i, { zone }] of (setting.mission.cars ?? []).entries()) {
    const from = board.named.get(zone);
    if (from !== undefined && !drivesTo(board, next, from, setting.exit))
      error('carCutOff', `cars[${i}]`, { zone });
  }
}

function drivesTo(board: Board, next: Ways['next'], from: Zone, goals: readonly Zone[]): boolean {
  const road = [from];
  for (const zone of road) {
    for (const other of next[zone])
      if (board.zones[other].drivable && !road.includes(other)) road.push(other);
  }
  return goals.some((zone) => road.includes(zone));
}
