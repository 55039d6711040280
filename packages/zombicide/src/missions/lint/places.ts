import { SEARCHED_TENTS } from '../../content/tents.ts';
import type { Zone } from '../../map/board.ts';
import { tileCalled } from '../../map/tiles/index.ts';
import type { Setting } from '../../setting.ts';
import type { Report } from './finding.ts';

/** What lies on the map in places where it can lie. */
export function checkPlaces(setting: Setting, error: Report): void {
  checkMarkers(setting, error);
  checkTents(setting, error);
  checkTriggers(setting, error);
  checkHelicopter(setting, error);
  checkTeams(setting, error);
}

/** Each of the six is there once. RM-SPAWN-02, RM-COMP-06 */
function checkMarkers({ spawns }: Setting, error: Report): void {
  const seen = new Set<number>();
  spawns.forEach(({ markers }, i) => {
    for (const marker of markers) {
      if (seen.has(marker)) error('markerTwice', `spawns[${i}].markers`, { marker });
      seen.add(marker);
    }
  });
}

/** On ground of a camp that is large enough for them, one in each zone. RM-CAMP-02, RM-TENT-01 */
function checkTents(setting: Setting, error: Report): void {
  const { board, tents, specialTents, mission } = setting;
  tents.forEach(({ zone }, i) => {
    const path = `tents.zones[${i}]`;
    const { label } = board.zones[zone];
    if (!hasTentGround(setting, zone)) error('noTentGround', path, { zone: label });
    if (tents.findIndex((tent) => tent.zone === zone) < i) error('tentTwice', path, { zone: label });
  });
  if (mission.tents?.special === undefined) return;
  specialTents.forEach((zone, i) => {
    const { label } = board.zones[zone];
    if (!tents.some((tent) => tent.zone === zone)) error('noTent', `tents.special[${i}]`, { zone: label });
  });
  const [found, least] = [specialTents.length, SEARCHED_TENTS.length];
  if (found < least) error('tooFewSpecial', 'tents.special', { found, least });
}

/** Whether one of the pieces that a zone is made of can hold a tent. */
function hasTentGround({ board }: Setting, zone: Zone): boolean {
  return [...board.named].some(([name, number]) => {
    if (number !== zone) return false;
    const [place, id] = name.split('.');
    const tile = board.tiles.find(
      ({ column, row }) => `${String.fromCharCode(65 + column)}${row + 1}` === place,
    );
    return tileCalled(tile?.id ?? '')?.zones.some((part) => part.id === id && part.tents);
  });
}

/** On tiles with rooms, one on each. RM-EVENT-01 */
function checkTriggers({ board, triggers }: Setting, error: Report): void {
  triggers.forEach(({ tile }, i) => {
    const { id, zones } = board.tiles[tile];
    if (!zones.some((zone) => board.zones[zone].indoors)) error('noRooms', `triggers[${i}]`, { tile: id });
    if (triggers.findIndex((other) => other.tile === tile) < i)
      error('triggerTwice', `triggers[${i}]`, { tile: id });
  });
}

/** It lands under the sky, and takes off where it can land. RM-HELI-08 */
function checkHelicopter({ board, lands, mission }: Setting, error: Report): void {
  if (!mission.helicopter?.flies) return;
  lands.forEach((zone, i) => {
    if (board.zones[zone].indoors)
      error('landsIndoors', `helicopter.lands[${i}]`, { zone: board.zones[zone].label });
  });
  const { zone } = mission.helicopter;
  if (!lands.includes(board.named.get(zone) ?? -1)) error('noTakeOff', 'helicopter.zone', { zone });
}

/** RM-MIS-M11-01 */
function checkTeams({ mission, start }: Setting, error: Report): void {
  const teams = mission.rivals?.teams ?? 0;
  if (teams > start.length) error('tooFewStarts', 'start', { found: start.length, teams });
}

/** Nothing that stops a game, but looks like a slip. */
export function checkOddities(setting: Setting, warning: Report): void {
  const { board, start, spawns, triggers, mission } = setting;
  const numbers = new Set(spawns.flatMap(({ markers }) => markers));
  for (let marker = 1; marker <= 6 && numbers.size > 0; marker++)
    if (!numbers.has(marker)) warning('markerMissing', 'spawns', { marker });
  triggers.forEach(({ tile }, i) => {
    const { zones, id } = board.tiles[tile];
    const inside = start.some((zone) => zones.includes(zone) && board.zones[zone].indoors);
    if (inside) warning('triggerAtStart', `triggers[${i}]`, { tile: id });
  });
  (mission.stairs ?? []).forEach((pair, i) => {
    const [a, b] = pair.map((name) => board.named.get(name));
    const touch = board.borders.some((border) => isPair(border.a, border.b, a, b) && border.kind !== 'line');
    if (!touch) warning('stairsNowhere', `stairs[${i}]`, { a: pair[0], b: pair[1] });
  });
  if (mission.helicopter?.flies && !mission.needs?.includes('helicopter-pilot'))
    warning('noPilot', 'helicopter');
}

const isPair = (a: Zone, b: Zone, c: Zone | undefined, d: Zone | undefined): boolean =>
  (a === c && b === d) || (a === d && b === c);
