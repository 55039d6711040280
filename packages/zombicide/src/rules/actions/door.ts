import { encode, no, optionKind, type Verdict } from '@holdout/kernel';
import { type ActionDef, action } from '../../content/define.ts';
import type { Door, Zone } from '../../map/board.ts';
import { makeNoise, openDoor } from '../../ops/board.ts';
import { setting } from '../../setting.ts';
import { type Grip, gripAt, isDouble } from '../../state/grips.ts';
import type { Who } from '../../state/ids.ts';
import { doorWord } from '../../state/words.ts';
import { forbidden, type G, happened } from '../hooks.ts';
import { cannotPay, pay } from '../pay.ts';
import { survivor } from '../query.ts';
import { revealBehind } from '../reveal.ts';
import { gripWeapon, handsOf, heldAt } from '../weapons.ts';

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
      for (let place = 0; place < handsOf(g, who); place++) {
        if (canForce(g, who, gripAt(place))) out.push(encode(OPEN, s.seat, door, gripAt(place)));
      }
    }
  },
  cannot: (g, who, door, grip) => {
    const unfit = cannotOpenHere(g, who, door);
    if (unfit) return unfit;
    if (!canForce(g, who, grip)) return no('S1-DOOR-01', { door: doorWord(door) });
    return cannotPay(g, 'other');
  },
  perform: (g, who, door, grip) => {
    const s = survivor(g, who);
    pay(g, 'other');
    const noisy = gripWeapon(g, who, grip)?.opens === 'noisy';
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

/** Whether a grip is one tool that opens doors. Equal tools open them in the same way: only the first is offered. */
function canForce(g: G, who: Who, grip: Grip): boolean {
  const tool = isDouble(grip) ? undefined : gripWeapon(g, who, grip);
  if (!tool?.opens) return false;
  for (let place = 0; place < handsOf(g, who); place++) {
    if (heldAt(g, who, place) === tool) return gripAt(place) === grip;
  }
  return false;
}

/** The zone on the other side of a door. */
function beyond(g: G, door: Door, zone: Zone): Zone {
  const { a, b } = setting(g).board.doors[door];
  return a === zone ? b : a;
}
