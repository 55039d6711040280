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
import { contentActions } from '../content/registry.ts';
import { endActions } from '../ops/turn.ts';
import { NONE } from '../state/ids.ts';
import { cardWord } from '../state/words.ts';
import { buildStation } from './actions/build.ts';
import { discoverCure } from './actions/cure.ts';
import { charter, drive, fly, shuttle } from './actions/move.ts';
import { give, request, take } from './actions/share.ts';
import { treat } from './actions/treat.ts';
import { cannotPlay, isMoment, offerEvents, playMoment } from './events.ts';
import { type G, offered } from './hooks.ts';
import { DISCARD, END_ACTIONS } from './options.ts';

/** What everybody can do with an action, in the order in which it is shown. */
const COMMON: readonly ActionDef[] = [
  drive,
  fly,
  charter,
  shuttle,
  buildStation,
  treat,
  give,
  take,
  request,
  discoverCure,
];
export const ALL_ACTIONS: readonly ActionDef[] = [...COMMON, ...contentActions];

const byKind: ActionDef[] = [];
/** Called once the vocabulary has numbered the kinds. */
export function indexActions(): void {
  for (const def of ALL_ACTIONS) byKind[def.kind.id] = def;
}

export const actionOf = (code: Code): ActionDef | undefined => byKind[kindOf(code)];

export function performAction(g: G, code: Code): void {
  byKind[kindOf(code)].perform(g, seatOf(code), argA(code), argB(code));
}

function takeAction(g: G, code: Code): void {
  const def = byKind[kindOf(code)];
  const seat = seatOf(code);
  const asked = def.consent ? def.consent(g, seat, argA(code), argB(code)) : NONE;
  if (asked === NONE || asked === seat || g.state.switches.autoConsent[asked]) performAction(g, code);
  else g.call('consent', { code, asked });
}

/** The choice of the active player, before each action and after the last. PD-TURN-02, PD-TURN-03, PD-TURN-06 */
export const actionAsk: Ask<G> = {
  ask: 'action',
  owner: (g) => g.state.active,
  // Even with no action left the turn does not go on by itself: events may follow. PD-TURN-06
  always: () => true,
  list: (g, _, out) => {
    const { active, actions } = g.state;
    if (actions > 0) {
      for (let i = 0; i < COMMON.length; i++) COMMON[i].list(g, active, out);
      offered['actions.more'](g, out, active);
    }
    offered['actions.free'](g, out, active);
    out.push(encode(END_ACTIONS, active));
    offerEvents(g, out);
  },
  explain: explainAction,
  take: (g, _, code) => {
    const kind = kindOf(code);
    if (kind === END_ACTIONS.id) endActions(g);
    else if (isMoment(code)) playMoment(g, code);
    else takeAction(g, code);
  },
};

function explainAction(g: G, _: unknown, code: Code): Reason | null {
  const seat = seatOf(code);
  const kind = kindOf(code);
  if (isMoment(code)) return cannotPlay(g, code, 'stable');
  if (kind === DISCARD.id) return no('PD-ACT-13', { card: cardWord(argA(code)) });
  const def = actionOf(code);
  if (!def && kind !== END_ACTIONS.id) return null;
  if (seat !== g.state.active) return no('PD-TURN-05', { seat: g.state.active });
  if (!def) return pass;
  if (g.state.actions <= 0 && !def.free) return no('PD-TURN-02');
  return def.cannot(g, seat, argA(code), argB(code));
}
