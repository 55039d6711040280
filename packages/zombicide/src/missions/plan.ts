import type { MapPlan } from '../map/compile.ts';
import type { Mission } from './schema.ts';

/** What of a mission makes its board: everybody who compiles it takes it from here, and has the same zones. */
export const mapPlan = ({ map, doors, stairs, tents, wreck, helicopter }: Mission): MapPlan => ({
  tiles: map.tiles,
  doors,
  stairs,
  tents: tents?.zones,
  wreck,
  flies: helicopter?.flies,
});
