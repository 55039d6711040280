import { encode, no, optionKind, type Verdict } from '@holdout/kernel';
import { action } from '../../content/define.ts';
import type { Door } from '../../map/board.ts';
import { closeDoor, mark, openDoor } from '../../ops/board.ts';
import { gainXp } from '../../ops/survivors.ts';
import { revealOpened } from '../../rules/actions/door.ts';
import type { G } from '../../rules/hooks.ts';
import { cannotPay, pay } from '../../rules/pay.ts';
import { isColourTaken, isMarked, survivor } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import type { Who } from '../../state/ids.ts';
import { doorWord } from '../../state/words.ts';
import { block, PAID_DOORS } from '../block.ts';

const HAND_OPEN = optionKind('hand-open', 'door');
const HAND_CLOSE = optionKind('hand-close', 'door');

/** RM-MIS-M09-06 */
function cannotWork(g: G, who: Who, door: Door, open: number): Verdict {
  const rule = setting(g).rule('doors-by-hand');
  const here = setting(g).board.doors[door];
  if (!rule?.doors.includes(door) || !here) return no('RM-MIS-M09-06');
  const { zone } = survivor(g, who);
  if (here.a !== zone && here.b !== zone) return no('RM-MIS-M09-06', { door: doorWord(door) });
  if (!rule.needs.every((colour) => isColourTaken(g, colour)))
    return no('RM-MIS-M09-06', { colours: rule.needs.join(', ') });
  return g.state.doors[door] === open ? no('RM-MIS-M09-06', { open }) : cannotPay(g, 'other');
}

const working = (kind: typeof HAND_OPEN, open: number, perform: (g: G, who: Who, door: Door) => void) =>
  action({
    kind,
    list: (g, who, out) => {
      for (const door of setting(g).rule('doors-by-hand')?.doors ?? [])
        if (!cannotWork(g, who, door, open)) out.push(encode(kind, survivor(g, who).seat, door));
    },
    cannot: (g, who, door) => cannotWork(g, who, door, open),
    perform: (g, who, door) => {
      pay(g, 'other');
      perform(g, who, door);
    },
  });

const opening = working(HAND_OPEN, 1, (g, who, door) => {
  openDoor(g, door, who);
  revealOpened(g, who, door);
});
const closing = working(HAND_CLOSE, 0, (g, who, door) => closeDoor(g, door, who));

export const blocks = [
  /** Doors that need no tool once certain objectives are taken. RM-MIS-M09-06 */
  block({
    use: 'doors-by-hand',
    actions: [opening, closing],
    build: () => ({ actions: [opening, closing] }),
  }),
  /** Whoever opens a door for the first time learns from it. RM-MIS-M10-03 */
  block({
    use: 'door-xp',
    build: ({ xp }) => ({
      hooks: {
        'door.opened': (g, _, who, door) => {
          if (isMarked(g, PAID_DOORS, door)) return;
          mark(g, PAID_DOORS, door);
          gainXp(g, who, xp);
        },
      },
    }),
  }),
];
