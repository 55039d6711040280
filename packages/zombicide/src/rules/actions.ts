import {
  type Ask,
  argA,
  argB,
  type Code,
  encode,
  kindOf,
  no,
  pass,
  type Reason,
  seatOf,
} from '@holdout/kernel';
import type { ActionDef } from '../content/define.ts';
import { skillActions } from '../content/skills/index.ts';
import { blockActions } from '../missions/blocks.ts';
import { partActions } from '../missions/parts.ts';
import { endActions, renewUses, whoWord } from '../ops/survivors.ts';
import { setting } from '../setting.ts';
import { NONE } from '../state/ids.ts';
import { melee, reload, shoot } from './actions/attack.ts';
import { changeSeat, drive, getIn, getOut } from './actions/cars.ts';
import { openDoorAction } from './actions/door.ts';
import { combine, discard, organise, trade } from './actions/inventory.ts';
import { move } from './actions/move.ts';
import { search, searchCar } from './actions/search.ts';
import { makeNoiseAction, takeObjective } from './actions/simple.ts';
import { byId } from './activation.ts';
import { type G, happened, offered } from './hooks.ts';
import { END } from './options.ts';
import { survivor } from './query.ts';

/** What everybody can do, in the order in which it is shown. S1-ACT-01 */
const COMMON: readonly ActionDef[] = [
  move,
  melee,
  shoot,
  reload,
  openDoorAction,
  search,
  searchCar,
  takeObjective,
  getIn,
  getOut,
  changeSeat,
  drive,
  organise,
  trade,
  combine,
  makeNoiseAction,
  discard,
];
export const ALL_ACTIONS: readonly ActionDef[] = [
  ...COMMON,
  ...skillActions,
  ...blockActions,
  ...partActions,
];

const byKind: ActionDef[] = [];
/** Called once the vocabulary has numbered the kinds. */
export function indexActions(): void {
  for (const def of ALL_ACTIONS) byKind[def.kind.id] = def;
}

export const actionOf = (code: Code): ActionDef | undefined => byKind[kindOf(code)];

/** What the acting survivor does next. S1-ROUND-03, S1-ROUND-04 */
export const actionAsk: Ask<G> = {
  ask: 'action',
  owner: (g) => survivor(g, g.state.active).seat,
  about: (g) => whoWord(g, g.state.active),
  // He says himself that it is enough: laying down a card or combining two costs nothing.
  always: () => true,
  list: (g, _, out) => {
    const { active } = g.state;
    for (let i = 0; i < COMMON.length; i++) COMMON[i].list(g, active, out);
    offered['actions.more'](g, out, active);
    for (const def of setting(g).actions) def.list(g, active, out);
    out.push(encode(END, survivor(g, active).seat));
  },
  explain: explainAction,
  take: (g, _, code) => {
    const { active } = g.state;
    renewUses(g, active, 'action');
    if (kindOf(code) === END.id) {
      endActions(g);
      happened['turn.ends'](g, active);
    } else byKind[kindOf(code)].perform(g, active, argA(code), argB(code));
  },
};

function explainAction(g: G, _: unknown, code: Code): Reason | null {
  const { active } = g.state;
  const def = actionOf(code);
  if (!def) return kindOf(code) === END.id ? no('S1-ROUND-03', { who: whoWord(g, active) }) : null;
  const doer = def.anyTurn ? byId(g, argA(code)) : active;
  if (doer === NONE || survivor(g, doer).seat !== seatOf(code)) return no('S1-ROUND-03');
  return def.cannot(g, active, argA(code), argB(code)) ?? pass;
}
