import type { Board, Zone } from '../../map/board.ts';
import { type Ways, waysAllOpen } from '../../map/ways.ts';
import type { Setting } from '../../setting.ts';
import type { Report } from './finding.ts';

/** What is to be won can be had. */
export function checkGoals(setting: Setting, error: Report): void {
  const { mission, exit, tokens, spawns } = setting;
  mission.win.forEach(({ use }, i) => {
    const path = `win[${i}]`;
    if ((use === 'all-at-exit' || use === 'carried-to-exit') && exit.length === 0) error('needsExit', path);
    if (use === 'objectives-taken' && tokens.length === 0) error('needsObjectives', path);
    if ((use === 'spawns-held' || use === 'spawns-closed') && spawns.length === 0) error('needsSpawns', path);
    if (use === 'spawns-closed' && !setting.rule('spawns-close'))
      error('needsRule', path, { rule: 'spawns-close' });
    if (use === 'building-cleared' && !setting.rule('entry-counts'))
      error('needsRule', path, { rule: 'entry-counts' });
    if (use === 'supplies-out') checkSupplies(setting, path, error);
  });
  for (const loss of mission.lose ?? []) {
    if (loss.use === 'zombies-escaped' && !setting.rule('zombies-escape')) {
      error('needsRule', 'lose', { rule: 'zombies-escape' });
    }
  }
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
