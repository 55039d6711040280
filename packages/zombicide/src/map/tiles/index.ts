import type { TileSide } from '../tile.ts';
import { NEIGHBORS_TILES } from './angry-neighbors.ts';
import { PRISON_TILES } from './prison-outbreak.ts';
import { RUE_MORGUE_TILES } from './rue-morgue.ts';
import { SEASON1_TILES } from './season1.ts';
import { MALL_TILES } from './toxic-city-mall.ts';

/** All tile sides, two to a piece of cardboard. */
export const TILES: readonly TileSide[] = [
  ...SEASON1_TILES,
  ...PRISON_TILES,
  ...MALL_TILES,
  ...RUE_MORGUE_TILES,
  ...NEIGHBORS_TILES,
];

const byId = new Map(TILES.map((side) => [side.id, side]));

export const tileCalled = (id: string): TileSide | undefined => byId.get(id);
