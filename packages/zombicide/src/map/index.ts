export { mapPlan } from '../missions/plan.ts';
export type { Bed, Board, BoardDoor, BoardTile, BoardZone, Border, Door, Manhole, Zone } from './board.ts';
export { compileBoard, type DoorPlace, type MapPlan } from './compile.ts';
export { GROUND, TILE, type TileSide, type ZoneType } from './tile.ts';
export { TILES, tileCalled } from './tiles/index.ts';
export { type Ways, waysAllOpen, waysOf } from './ways.ts';
