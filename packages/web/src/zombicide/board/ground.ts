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

/** A room of a hospital is a ward, or a locker room if it can be searched; a hospital is a building with corridors. */
export function groundOf(board: Board, zone: number): GroundKind {
  const { type, building, searchable, tiles } = board.zones[zone];
  if (type === 'camp')
    return tiles.some((tile) => board.tiles[tile]?.id === WASTELAND) ? 'wasteland' : 'camp';
  if (type === 'room') {
    const hospital = board.zones.some((other) => other.building === building && other.type === 'corridor');
    if (!hospital && searchable) return 'room';
    return searchable ? 'locker' : 'ward';
  }
  return type === 'street' || type === 'corridor' || type === 'helipad' ? type : 'other';
}
