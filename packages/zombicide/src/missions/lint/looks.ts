import type { Setting } from '../../setting.ts';
import type { Report } from './finding.ts';

/** Nothing that stops a game, but looks like a slip. */
export function checkLooks({ board, start, spawns, mission }: Setting, warning: Report): void {
  spawns.forEach(({ zone }, i) => {
    if (start.includes(zone)) warning('spawnAtStart', `spawns[${i}]`, { zone: board.zones[zone].label });
    if (spawns.findIndex((other) => other.zone === zone) < i)
      warning('spawnTwice', `spawns[${i}]`, { zone: board.zones[zone].label });
    // Without a window or a way out of it nothing comes of it until a door opens.
    if (board.zones[zone].indoors) warning('spawnIndoors', `spawns[${i}]`, { zone: board.zones[zone].label });
  });
  if (spawns.length === 0) warning('noSpawns', 'spawns');
  const searchable = board.zones.some((zone) => zone.searchable);
  if (!searchable) warning('nothingToSearch', 'map');
  const withoutDoors = new Set(
    board.zones.map(({ building }) => building).filter((building) => building >= 0),
  );
  for (const { a, b } of board.doors)
    for (const zone of [a, b]) withoutDoors.delete(board.zones[zone].building);
  for (const zone of start) withoutDoors.delete(board.zones[zone].building);
  if (withoutDoors.size > 0) warning('buildingWithoutDoor', 'doors', { count: withoutDoors.size });
  const { rules, triggers, tents, helicopter } = mission;
  if (rules.length === 0 && !triggers && !tents && !helicopter) warning('noRules', 'rules');
}
