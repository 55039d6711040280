import { setting } from '../setting.ts';
import { type G, modified } from './hooks.ts';

const LEAST_DICE = 4;
/** For so many survivors these are enough. */
const SMALL_TEAM = 6;

/** Whether spawn zones of this mission carry markers. RM-SPAWN-02 */
export const hasMarkers = (g: G): boolean => setting(g).spawns.some(({ markers }) => markers.length > 0);

/** Four, and one for every two survivors above six who began; with the option, for every two players. RM-SPAWN-04, CF-80 */
export function spawnDice(g: G): number {
  const { players, survivors } = g.state.options;
  const many = setting(g).rules.spawnDiceBasis === 'players' ? players : survivors.length;
  return modified['spawn.dice'](g, LEAST_DICE + Math.ceil(Math.max(0, many - SMALL_TEAM) / 2));
}

/**
 * Spawn zones in the order in which they get a card: for each die the zone with its marker, the lowest number first;
 * then those without a marker. RM-SPAWN-05, RM-SPAWN-06, RM-SPAWN-11
 */
export function spawnsByDice(g: G, dice: readonly number[]): number[] {
  const { spawns } = setting(g);
  const marked = [...dice]
    .sort((a, b) => a - b)
    .flatMap((pips) => spawns.flatMap(({ markers }, spawn) => (markers.includes(pips) ? [spawn] : [])));
  const others = spawns.flatMap(({ markers }, spawn) => (markers.length === 0 ? [spawn] : []));
  if (g.loud) g.emit({ t: 'spawn-dice', rolled: [...dice].sort((a, b) => a - b) });
  return [...marked, ...others];
}
