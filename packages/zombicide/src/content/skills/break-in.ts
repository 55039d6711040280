import { encode, no, optionKind, type Verdict } from '@holdout/kernel';
import { openDoor } from '../../ops/board.ts';
import { markUsed } from '../../ops/survivors.ts';
import { cannotOpenHere, revealOpened } from '../../rules/actions/door.ts';
import type { G } from '../../rules/hooks.ts';
import { cannotPay, pay } from '../../rules/pay.ts';
import { survivor } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import type { Who } from '../../state/ids.ts';
import { action, skill } from '../define.ts';

const NUMBER = 63;
const BREAK_IN = optionKind('break-in', 'door');

/** The first door of a turn is opened for nothing. */
const costOf = (g: G, who: Who): number => (survivor(g, who).used.includes(NUMBER) ? 1 : 0);

function cannotBreakIn(g: G, who: Who, door: number): Verdict {
  if (!survivor(g, who).skills.includes(NUMBER)) return no('RM-SKILL-28');
  return cannotOpenHere(g, who, door) ?? cannotPay(g, 'other', costOf(g, who));
}

/** Opens a door with bare hands and without noise. RM-SKILL-28 */
const breakIn = action({
  kind: BREAK_IN,
  list: (g, who, out) => {
    const { doors } = setting(g).board;
    for (let door = 0; door < doors.length; door++) {
      if (!cannotBreakIn(g, who, door)) out.push(encode(BREAK_IN, survivor(g, who).seat, door));
    }
  },
  cannot: cannotBreakIn,
  perform: (g, who, door) => {
    pay(g, 'other', costOf(g, who));
    markUsed(g, who, NUMBER);
    openDoor(g, door, who);
    revealOpened(g, who, door);
  },
});

export const skills = [
  skill({
    id: 'break-in',
    number: NUMBER,
    uses: 'turn',
    kinds: [BREAK_IN],
    actions: [breakIn],
  }),
];
