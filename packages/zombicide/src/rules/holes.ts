import type { ZombieCardDoes } from '../content/define.ts';
import type { CardLine } from '../content/zombie-cards/index.ts';
import type { Zone } from '../map/board.ts';
import { setting } from '../setting.ts';
import { bedsFilled } from './beds.ts';
import type { G } from './hooks.ts';
import { isLiving, survivorTiles } from './query.ts';

/** Places out of which a card brings zombies all over the board: manholes, and beds of one colour. */
type HoleCard = Exclude<ZombieCardDoes, 'spawn' | 'extra'>;

export const opensHoles = (does: ZombieCardDoes): does is HoleCard => does !== 'spawn' && does !== 'extra';

/** The zone of each, one entry for each. S1-SPAWN-08, S1-SPAWN-09, RM-SCARD-13, RM-SCARD-14 */
export function zonesOfHoles(g: G, does: HoleCard): Zone[] {
  const { manholes } = setting(g).board;
  if (does === 'manhole') {
    const tiles = survivorTiles(g, scouts(g));
    return manholes.filter(({ tile }) => tiles.has(tile)).map(({ zone }) => zone);
  }
  return bedsFilled(g, does === 'bed-blue' ? 'blue' : 'green');
}

/** Survivors whose tiles a manhole card opens. */
function scouts(g: G) {
  const living = g.state.survivors.filter(isLiving);
  if (setting(g).rules.manholeScope === 'allSurvivorTiles') return living;
  const most = Math.max(...living.map((s) => s.xp));
  return living.filter((s) => s.xp === most).slice(0, 1);
}

/** Whether figures suffice for some of these holes, but not for all of them. RM-SCARD-10, RM-SCARD-15 */
export function prefersHoles(g: G, holes: readonly Zone[], { kind, count }: CardLine): boolean {
  const { kinds, rules } = setting(g);
  if (rules.shortageCapPerCard === 'none' || rules.miniatureLimit === 'unlimited') return false;
  const { supply } = g.state;
  const wanted = holes.length * count;
  const { escort } = kinds[kind];
  const partly = (of: number, need: number): boolean => supply[of] > 0 && supply[of] < need;
  if (partly(kind, wanted)) return true;
  if (!escort || supply[kind] === 0) return false;
  const walkers = kinds.findIndex(({ id }) => id === escort.kind);
  return partly(walkers, escort.count * wanted);
}
