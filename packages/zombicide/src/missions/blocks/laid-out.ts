import { encode, no, optionKind, type Verdict } from '@holdout/kernel';
import { action } from '../../content/define.ts';
import { equipmentCalled } from '../../content/equipment/index.ts';
import type { Zone } from '../../map/board.ts';
import { mark } from '../../ops/board.ts';
import { layOut, putFound, takeAside } from '../../ops/cards.ts';
import { markSearched, whoWord } from '../../ops/survivors.ts';
import { cannotLook } from '../../rules/actions/search.ts';
import type { G } from '../../rules/hooks.ts';
import { FIND, organiseVars } from '../../rules/organise.ts';
import { pay } from '../../rules/pay.ts';
import { isMarked, survivor } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import { NONE, type Who } from '../../state/ids.ts';
import { block, PICKED } from '../block.ts';
import { openTentAt } from '../parts/tents.ts';
import type { MissionRule } from '../schema.ts';

const PICK_UP = optionKind('pick-up', 'equipment');

type Thing = Extract<MissionRule, { use: 'laid-out' }>['things'][number];
const things = (g: G): readonly Thing[] => setting(g).rule('laid-out')?.things ?? [];

/** Whether it lies in a zone: where the mission says, or in the tent that it belongs to once that lies open. */
function liesIn(g: G, thing: Thing, zone: Zone): boolean {
  if (thing.tent) return openTentAt(g, zone)?.is === thing.tent;
  return thing.zone !== undefined && setting(g).board.named.get(thing.zone) === zone;
}

/** Those that nobody has taken yet, with the zone they are known to lie in. */
export const thingsLeft = (g: G): { readonly card: string; readonly zone: Zone }[] =>
  things(g).flatMap((thing, i) => {
    const zone = setting(g).board.zones.findIndex((_, at) => liesIn(g, thing, at));
    return isThere(g, i) ? [{ card: thing.card, zone }] : [];
  });

const isThere = (g: G, i: number): boolean => !isMarked(g, PICKED, i);

/** Place in the mission's list of a card of this number that lies in a zone, or -1. */
const found = (g: G, zone: Zone, number: number): number =>
  things(g).findIndex(
    (thing, i) => equipmentCalled(thing.card)?.number === number && isThere(g, i) && liesIn(g, thing, zone),
  );

/** What lies there counts as ground that can be searched, for just that (ruling OQ-45). RM-ACT-14 */
function cannotPickUp(g: G, who: Who, number: number): Verdict {
  return found(g, survivor(g, who).zone, number) < 0 ? no('RM-ACT-14') : cannotLook(g, who);
}

/** A search that takes what lies there, instead of drawing a card. RM-ACT-14 */
const pickUp = action({
  kind: PICK_UP,
  list: (g, who, out) => {
    for (const { card } of things(g)) {
      const number = equipmentCalled(card)?.number ?? NONE;
      if (!cannotPickUp(g, who, number)) out.push(encode(PICK_UP, survivor(g, who).seat, number));
    }
  },
  cannot: cannotPickUp,
  perform: (g, who, number) => {
    pay(g, 'search');
    markSearched(g, who);
    const i = found(g, survivor(g, who).zone, number);
    mark(g, PICKED, i);
    const { card } = things(g)[i];
    if (g.loud) g.emit({ t: 'find', who: whoWord(g, who), card });
    putFound(g, takeAside(g, card));
    g.call('organise', organiseVars(who, FIND));
  },
});

export const blocks = [
  /** Cards that lie in marked zones or in certain tents. RM-MIS-M03-06, RM-MIS-M08-03, RM-MIS-M09-07, RM-MIS-M10-07 */
  block({
    use: 'laid-out',
    actions: [pickUp],
    build: (rule) => ({
      actions: [pickUp],
      hooks: {
        'setup.decks': (g) => {
          for (const { card } of rule.things) layOut(g, card);
        },
      },
    }),
  }),
];
