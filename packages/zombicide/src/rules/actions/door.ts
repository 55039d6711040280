import { encode, no, optionKind, type Verdict } from '@holdout/kernel';
import { type ActionDef, action } from '../../content/define.ts';
import type { Door, Zone } from '../../map/board.ts';
import { makeNoise, openDoor } from '../../ops/board.ts';
import { setting } from '../../setting.ts';
import { HANDS, type Who } from '../../state/ids.ts';
import { doorWord } from '../../state/words.ts';
import { forbidden, type G, happened } from '../hooks.ts';
import { cannotPay, pay } from '../pay.ts';
import { equipmentAt, survivor } from '../query.ts';
import { revealBehind } from '../reveal.ts';

const OPEN = optionKind('open', 'door', 'grip');

/** Why a door can't be opened from a zone, whatever he holds. S1-DOOR-01 */
export function cannotOpenHere(g: G, who: Who, door: Door): Verdict {
  const { doors } = setting(g).board;
  const s = survivor(g, who);
  if (door >= doors.length) return no('S1-DOOR-01');
  if (doors[door].a !== s.zone && doors[door].b !== s.zone) return no('S1-DOOR-01', { door: doorWord(door) });
  if (g.state.doors[door] === 1) return no('S1-DOOR-01', { open: doorWord(door) });
  return forbidden['door.opens'](g, who, door);
}

/** Opens with the tool in one of his hands. S1-DOOR-01, S1-DOOR-02 */
export const openDoorAction: ActionDef = action({
  kind: OPEN,
  list: (g, who, out) => {
    const s = survivor(g, who);
    const { doors } = setting(g).board;
    if (cannotPay(g, 'other')) return;
    for (let door = 0; door < doors.length; door++) {
      if (g.state.doors[door] === 1 || cannotOpenHere(g, who, door)) continue;
      for (let hand = 0; hand < HANDS; hand++) {
        if (equipmentAt(g, s, hand)?.opens && !sameInOther(g, who, hand))
          out.push(encode(OPEN, s.seat, door, hand));
      }
    }
  },
  cannot: (g, who, door, hand) => {
    const unfit = cannotOpenHere(g, who, door);
    if (unfit) return unfit;
    const tool = hand < HANDS ? equipmentAt(g, survivor(g, who), hand) : undefined;
    if (!tool?.opens || sameInOther(g, who, hand)) return no('S1-DOOR-01', { door: doorWord(door) });
    return cannotPay(g, 'other');
  },
  perform: (g, who, door, hand) => {
    const s = survivor(g, who);
    pay(g, 'other');
    const noisy = equipmentAt(g, s, hand)?.opens === 'noisy';
    openDoor(g, door, who);
    if (noisy)
      makeNoise(g, who, setting(g).rules.doorNoiseZone === 'door' ? beyond(g, door, s.zone) : s.zone);
    revealOpened(g, who, door);
  },
});

/** What follows once a door is open. */
export function revealOpened(g: G, who: Who, door: Door): void {
  happened['door.opened'](g, who, door);
  revealBehind(g, who, door);
}

/** Two equal tools open a door in the same way: only the left one is offered. */
function sameInOther(g: G, who: Who, hand: number): boolean {
  const s = survivor(g, who);
  return hand === 1 && equipmentAt(g, s, 0) === equipmentAt(g, s, 1);
}

/** The zone on the other side of a door. */
function beyond(g: G, door: Door, zone: Zone): Zone {
  const { a, b } = setting(g).board.doors[door];
  return a === zone ? b : a;
}
