import type { Bed, Zone } from '../map/board.ts';
import { setting } from '../setting.ts';
import { type G, modified } from './hooks.ts';
import { isLiving, survivorTiles } from './query.ts';

/**
 * Zones that a bed card brings somebody to, on tiles with survivors: one for each bed of its colour, or with the option
 * one for each room with a bed of any colour. RM-SCARD-13, RM-SCARD-14, CF-76
 */
export function bedsFilled(g: G, colour: Bed['colour']): Zone[] {
  const { board, rules } = setting(g);
  const tiles = survivorTiles(g, g.state.survivors.filter(isLiving));
  const near = modified['beds.there'](g, board.beds).filter(({ tile }) => tiles.has(tile));
  if (rules.bedCards !== 'single') return near.filter((bed) => bed.colour === colour).map(({ zone }) => zone);
  const rooms = near.filter(({ zone }) => board.zones[zone].type === 'room');
  return [...new Set(rooms.map(({ zone }) => zone))];
}
