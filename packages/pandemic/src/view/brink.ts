import type { Seat, Viewer } from '@holdout/kernel';
import { CITY_IDS } from '../content/base/map.ts';
import { roleWord } from '../content/registry.ts';
import type { G } from '../rules/hooks.ts';
import { freeRoles } from '../rules/roles.ts';
import { DISEASE_IDS, NONE } from '../state/ids.ts';
import { cardWord, cardWords } from '../state/words.ts';
import { type TerroristView, terroristView } from './terrorist.ts';

/** What everybody sees of On the Brink. */
export interface BrinkView {
  readonly contents: boolean;
  readonly virulent: boolean;
  readonly mutation: boolean;
  /** Roles nobody plays: New Assignment offers them (ruling OQ-31). */
  readonly freeRoles: readonly string[];
  /** The card that lies before a seat until its next turn. OB-EV-03 */
  readonly laid: { readonly card: string; readonly seat: Seat } | null;
  /** Events in force until the end of the turn. */
  readonly hospital: boolean;
  readonly orders: { readonly pawn: Seat | null } | null;
  /** Cubes on the Field Operative's card, by disease. OB-ROLE-09 */
  readonly samples: readonly number[];
  /** The virulent strain, its continuing effects, and cities that may be left in spite of it. OB-VS-03 */
  readonly strain: string | null;
  readonly effects: readonly string[];
  readonly permits: readonly string[];
  /** Cubes that have left the game, by disease. OB-VS-18 */
  readonly lost: readonly number[];
  /** Null where nobody is one. */
  readonly terrorist: TerroristView | null;
}

export function brinkView(g: G, viewer: Viewer): BrinkView | null {
  const { brink, options } = g.state;
  if (!brink || !options.brink) return null;
  return {
    contents: options.brink.contents,
    virulent: options.brink.virulent,
    mutation: options.brink.mutation,
    freeRoles: freeRoles(g).map(roleWord),
    laid: brink.travelBan === NONE ? null : { card: cardWord(brink.laid), seat: brink.travelBan },
    hospital: brink.hospital,
    orders: brink.orders ? { pawn: brink.ordered === NONE ? null : brink.ordered } : null,
    samples: brink.samples.slice(),
    strain: brink.strain === NONE ? null : DISEASE_IDS[brink.strain],
    effects: cardWords(brink.effects),
    permits: brink.permits.map((city) => CITY_IDS[city]),
    lost: brink.lost.slice(),
    terrorist: brink.terrorist ? terroristView(g, brink.terrorist, viewer) : null,
  };
}
