import type { Zone } from '../../map/board.ts';
import { type Ways, waysAllOpen, waysOf } from '../../map/ways.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../schema.ts';
import type { Report } from './finding.ts';

/** Everybody can get everywhere once the doors are open. */
export function checkReach({ board, start, exit, tokens, spawns }: Setting, error: Report): void {
  if (start.length === 0) {
    error('noStart', 'start');
    return;
  }
  const map = waysAllOpen(board);
  const lost = (zone: Zone): boolean => map.to(start[0])[zone] < 0;
  const nameOf = (zone: Zone): string => board.zones[zone].label;
  board.zones.forEach((_, zone) => {
    if (lost(zone)) error('unreachable', 'map', { zone: nameOf(zone) });
  });
  const places = {
    start,
    exit,
    objectives: tokens.map(({ zone }) => zone),
    spawns: spawns.map(({ zone }) => zone),
  };
  for (const [path, zones] of Object.entries(places)) {
    zones.forEach((zone, i) => {
      if (lost(zone)) error('unreachable', `${path}[${i}]`, { zone: nameOf(zone) });
    });
  }
}

/** A key must not lie behind its own door. */
export function checkKeys(setting: Setting, error: Report): void {
  if (!setting.rule('coloured-doors')) return;
  const colours = new Set(setting.doorColours.filter((colour) => colour !== null));
  const taken = new Set<Colour>();
  for (let before = -1; before !== taken.size; ) {
    before = taken.size;
    const open = openable(setting, taken);
    for (const { zone, colour } of setting.tokens)
      if (colour && open.to(setting.start[0])[zone] >= 0) taken.add(colour);
  }
  for (const colour of colours) if (!taken.has(colour)) error('noKey', 'doors', { colour });
}

function openable({ board, doorColours }: Setting, keys: ReadonlySet<Colour>): Ways {
  return waysOf(
    board,
    doorColours.map((colour) => (colour === null || keys.has(colour) ? 1 : 0)),
  );
}
