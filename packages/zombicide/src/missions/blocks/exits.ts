import { encode, no, optionKind, type Verdict } from '@holdout/kernel';
import { action } from '../../content/define.ts';
import { leaveBoard } from '../../ops/survivors.ts';
import { helicopterOf } from '../../rules/helicopter.ts';
import type { G } from '../../rules/hooks.ts';
import { exitOf, onBoard, survivor, zombiesIn } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import { NONE, type Who } from '../../state/ids.ts';
import { block } from '../block.ts';

const LEAVE = optionKind('leave');

function cannotLeave(g: G, who: Who): Verdict {
  const { zone } = survivor(g, who);
  if (!setting(g).rule('exit-leaves') || !exitOf(g).includes(zone)) return no('RM-MIS-08');
  return zombiesIn(g, zone) > 0 ? no('RM-MIS-08', { zombies: zombiesIn(g, zone) }) : null;
}

/** He ends his turn and is gone. RM-MIS-08 */
const leave = action({
  kind: LEAVE,
  list: (g, who, out) => {
    if (!cannotLeave(g, who)) out.push(encode(LEAVE, survivor(g, who).seat));
  },
  cannot: cannotLeave,
  perform: leaveBoard,
});

export const blocks = [
  /** The exit is left one by one, at the end of a turn. RM-MIS-08 */
  block({ use: 'exit-leaves', actions: [leave], build: () => ({ actions: [leave] }) }),
  /** While there is an Abomination, the exit is where the helicopter stands. RM-MIS-M05-03 */
  block({
    use: 'moving-exit',
    build: () => ({
      hooks: {
        'exit.zones': (g, _, zones) => {
          const car = helicopterOf(g);
          const threatened = setting(g).kinds.some(({ single }, kind) => single && onBoard(g, kind) > 0);
          return threatened && car !== NONE ? [g.state.cars[car].zone] : zones;
        },
      },
    }),
  }),
];
