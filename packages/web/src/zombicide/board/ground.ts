import type { Board } from '@holdout/zombicide/map';

/** What the ground of a zone looks like. */
export type GroundKind =
  | 'street'
  | 'room'
  | 'ward'
  | 'locker'
  | 'corridor'
  | 'camp'
  | 'wasteland'
  | 'helipad'
  | 'other';

/** The tile of the camp on which nothing has been built. RM-HELI-08 */
const WASTELAND = '7V';

/** A room of a hospital is a ward, or a locker room if it can be searched. */
export function groundOf(board: Board, zone: number): GroundKind {
  const { type, searchable, tiles } = board.zones[zone];
  if (type === 'camp')
    return tiles.some((tile) => board.tiles[tile]?.id === WASTELAND) ? 'wasteland' : 'camp';
  if (type === 'room') {
    if (!searchable) return 'ward';
    return tiles.some((tile) => isHospital(board, tile)) ? 'locker' : 'room';
  }
  return type === 'street' || type === 'corridor' || type === 'helipad' ? type : 'other';
}

/** Whether a tile has rooms that can’t be searched: only those of hospitals are like that. */
const isHospital = (board: Board, tile: number): boolean =>
  board.zones.some(({ type, searchable, tiles }) => type === 'room' && !searchable && tiles.includes(tile));
