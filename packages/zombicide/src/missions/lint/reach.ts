import type { Zone } from '../../map/board.ts';
import { type Ways, waysAllOpen, waysOf } from '../../map/ways.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../schema.ts';
import type { Report } from './finding.ts';

/** Everybody can get everywhere once the doors are open. */
export function checkReach(setting: Setting, error: Report): void {
  const { board, start, exit, tokens, spawns, mission } = setting;
  if (start.length === 0) {
    error('noStart', 'start');
    return;
  }
  const map = waysAllOpen(board);
  const lost = (zone: Zone): boolean => map.to(start[0])[zone] < 0;
  const nameOf = (zone: Zone): string => board.zones[zone].label;
  // Nobody walks in the air, nor under a wreck. RM-CRASH-01, RM-HELI-15
  const walked = (zone: Zone): boolean => zone !== board.air && !board.barren.has(zone);
  board.zones.forEach((_, zone) => {
    if (walked(zone) && lost(zone)) error('unreachable', 'map', { zone: nameOf(zone) });
  });
  const places = {
    start,
    exit,
    objectives: tokens.map(({ zone }) => zone),
    spawns: spawns.map(({ zone }) => zone),
    'tents.zones': setting.tents.map(({ zone }) => zone),
    triggers: setting.triggers.map(({ zone }) => zone),
    helicopter: mission.helicopter ? [board.named.get(mission.helicopter.zone) ?? 0] : [],
  };
  for (const [path, zones] of Object.entries(places)) {
    zones.forEach((zone, i) => {
      if (lost(zone)) error('unreachable', `${path}[${i}]`, { zone: nameOf(zone) });
    });
  }
}

/** A key must not lie behind its own door, nor where it could lie if chance has it so. RM-MIS-04, RM-MIS-05 */
export function checkKeys(setting: Setting, error: Report): void {
  if (!setting.rule('coloured-doors')) return;
  const colours = new Set(setting.doorKeys.filter((colour) => colour !== null));
  const taken = new Set<Colour>();
  for (let before = -1; before !== taken.size; ) {
    before = taken.size;
    const open = openable(setting, taken);
    const isFree = (zone: Zone): boolean => open.to(setting.start[0])[zone] >= 0;
    setting.tokens.forEach(({ colour }, token) => {
      if (colour && hidingPlaces(setting, token).every(isFree)) taken.add(colour);
    });
  }
  for (const colour of colours) if (!taken.has(colour)) error('noKey', 'doors', { colour });
}

/** Where a token can turn out to lie. */
function hidingPlaces({ tokens, groups }: Setting, token: number): Zone[] {
  const group = groups[token];
  return tokens.flatMap(({ zone }, other) =>
    other === token || (group > 0 && groups[other] === group) ? [zone] : [],
  );
}

function openable({ board, doorKeys }: Setting, keys: ReadonlySet<Colour>): Ways {
  return waysOf(
    board,
    doorKeys.map((colour) => (colour === null || keys.has(colour) ? 1 : 0)),
  );
}
