import { encode, no, optionKind, type Verdict } from '@holdout/kernel';
import { closeDoor } from '../../ops/board.ts';
import type { G } from '../../rules/hooks.ts';
import { cannotPay, pay } from '../../rules/pay.ts';
import { survivor } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import type { Who } from '../../state/ids.ts';
import { action, skill } from '../define.ts';

const NUMBER = 24;
const CLOSE = optionKind('close', 'door');

function cannotClose(g: G, who: Who, number: number): Verdict {
  const s = survivor(g, who);
  const door = setting(g).board.doors[number];
  const near = door !== undefined && (door.a === s.zone || door.b === s.zone);
  if (!s.skills.includes(NUMBER) || !near || g.state.doors[number] === 0) return no('S1-SKILL-24');
  return cannotPay(g, 'other');
}

/** S1-SKILL-24 */
const close = action({
  kind: CLOSE,
  list: (g, who, out) => {
    const { doors } = setting(g).board;
    for (let door = 0; door < doors.length; door++) {
      if (!cannotClose(g, who, door)) out.push(encode(CLOSE, survivor(g, who).seat, door));
    }
  },
  cannot: cannotClose,
  perform: (g, who, door) => {
    pay(g, 'other');
    closeDoor(g, door, who);
  },
});

export const skills = [
  skill({
    id: 'lock-it-down',
    number: NUMBER,
    kinds: [CLOSE],
    actions: [close],
  }),
];
