import {
  argA,
  type Code,
  type CodeList,
  encode,
  kindOf,
  no,
  pass,
  type Seat,
  seatOf,
  type Verdict,
} from '@holdout/kernel';
import type { MomentDef } from '../content/define.ts';
import { eventOf, moments } from '../content/registry.ts';
import { type Card, isEventCard, NONE } from '../state/ids.ts';
import { cardWord } from '../state/words.ts';
import { holds } from './hands.ts';
import { type G, offered } from './hooks.ts';
import { PLAY_EVENT } from './options.ts';

/** When an event may be played: at a stable point any of them, inside an epidemic hardly one. PD-EVT-02, PD-EPI-07 */
export type Moment = 'stable' | 'inside epidemic';

const hasEvent = (g: G, seat: Seat, card: Card): boolean =>
  g.state.stored[seat] === card || holds(g, seat, card);

function fits(g: G, seat: Seat, card: Card, moment: Moment): boolean {
  const def = eventOf(card);
  return (moment === 'stable' || def.insideEpidemic === true) && def.cannot(g, seat) === pass;
}

/** Adds what every seat may play now, whoever's turn it is. PD-EVT-01 */
export function offerEvents(g: G, out: CodeList, moment: Moment = 'stable'): void {
  const { hands, stored } = g.state;
  for (let seat = 0; seat < hands.length; seat++) {
    const hand = hands[seat];
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i];
      if (isEventCard(card) && fits(g, seat, card, moment)) out.push(encode(PLAY_EVENT, seat, card));
    }
    const kept = stored[seat];
    if (kept !== NONE && fits(g, seat, kept, moment)) out.push(encode(PLAY_EVENT, seat, kept));
  }
  if (moment === 'stable') offered['moments.more'](g, out);
}

/** Whether the game has to wait here, because a seat that wants to be asked could play something. */
export function someoneMayPlay(g: G, moment: Moment): boolean {
  const { hands, stored, switches } = g.state;
  for (let seat = 0; seat < hands.length; seat++) {
    if (!switches.holdForEvents[seat]) continue;
    for (const card of hands[seat]) if (isEventCard(card) && fits(g, seat, card, moment)) return true;
    if (stored[seat] !== NONE && fits(g, seat, stored[seat], moment)) return true;
    if (moment === 'stable' && g.state.brink && moments.some((def) => def.waits(g, seat))) return true;
  }
  return false;
}

function cannotPlayEvent(g: G, seat: Seat, card: Card, moment: Moment): Verdict {
  if (!isEventCard(card) || !eventOf(card)) return no('PD-EVT-01', { card: cardWord(card) });
  if (!hasEvent(g, seat, card)) return no('PD-EVT-01', { card: cardWord(card) });
  const def = eventOf(card);
  if (moment !== 'stable' && !def.insideEpidemic) return no('PD-EPI-07', { card: def.id });
  return def.cannot(g, seat);
}

const momentOf = (code: Code): MomentDef | undefined => moments.find((def) => def.kind.id === kindOf(code));

/** What can be chosen at every stable point: an event, or what a role can do then. */
export const isMoment = (code: Code): boolean =>
  kindOf(code) === PLAY_EVENT.id || momentOf(code) !== undefined;

export function cannotPlay(g: G, code: Code, moment: Moment): Verdict {
  const seat = seatOf(code);
  const def = momentOf(code);
  if (!def) return cannotPlayEvent(g, seat, argA(code), moment);
  return moment === 'stable' ? def.cannot(g, seat, argA(code)) : no('PD-EPI-07');
}

export function playMoment(g: G, code: Code): void {
  const def = momentOf(code);
  if (def) def.perform(g, seatOf(code), argA(code));
  else eventOf(argA(code)).play(g, seatOf(code), argA(code));
}
