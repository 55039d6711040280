import {
  type Ask,
  argA,
  type Code,
  encode,
  kindOf,
  no,
  optionKind,
  pass,
  type Reason,
  seatOf,
  steps,
} from '@holdout/kernel';
import { DEEDS, deedOf } from '../content/terrorist/actions.ts';
import {
  begin,
  beginTerroristTurn,
  discardSecret,
  endTerroristTurn,
  note,
  terroristOf,
  theTerrorist,
} from '../ops/terrorist.ts';
import { beginTerror } from '../ops/turn.ts';
import { CITIES } from '../state/ids.ts';
import { LOG_SKIP, LOG_START, TERRORIST_HAND } from '../state/terrorist.ts';
import { infectionWord } from '../state/words.ts';
import { cannotPlay, isMoment, offerEvents, playMoment } from './events.ts';
import type { G } from './hooks.ts';
import { overLimit, reduceHands } from './limit.ts';

const START = optionKind('bt-start', 'city');
const DISCARD = optionKind('bt-discard', 'city');
const END = optionKind('bt-end');

export const TERRORIST_KINDS = [START, DISCARD, END, ...DEEDS.map((def) => def.kind)];
/** Whether an option belongs to the bio-terrorist. */
export const isTerroristKind = (code: Code): boolean =>
  TERRORIST_KINDS.some((kind) => kind.id === kindOf(code));

const { act, ask, program, repeat, when } = steps<G>();

/** He begins in any city, and nobody is told which. OB-BT-08 */
export const hideProgram = program('terrorist hides', [
  ask('start', {
    ask: 'btStart',
    secret: true,
    owner: (g) => theTerrorist(g).seat,
    list: (g, _, out) => {
      for (let city = 0; city < CITIES; city++) out.push(encode(START, theTerrorist(g).seat, city));
    },
    take: (g, _, code) => {
      note(g, LOG_START, argA(code));
      begin(g, argA(code));
    },
  }),
]);

/** As long as he can do something that is neither over nor needs more than is left. OB-BT-11, OB-BT-35 */
function isActing(g: G): boolean {
  const { actions, drives, captor, out } = theTerrorist(g);
  return !out && (actions > 0 || (drives > 0 && captor < 0));
}

/** One by one, and nobody is told which; the team may play events meanwhile (ruling OQ-15). OB-BT-12 to OB-BT-15 */
const deedAsk: Ask<G> = {
  ask: 'btAction',
  secret: true,
  always: () => true,
  owner: (g) => theTerrorist(g).seat,
  list: (g, _, out) => {
    for (const def of DEEDS) def.list(g, out);
    out.push(encode(END, theTerrorist(g).seat));
    offerEvents(g, out);
  },
  explain: explainDeed,
  take: (g, _, code) => {
    if (isMoment(code)) playMoment(g, code);
    else if (kindOf(code) === END.id) skipRest(g);
    else deedOf(kindOf(code))?.perform(g, argA(code));
  },
};

/** OB-BT-13 */
function skipRest(g: G): void {
  const t = theTerrorist(g);
  for (let i = 0; i < t.actions; i++) note(g, LOG_SKIP);
  t.actions = 0;
  t.drives = 0;
}

function explainDeed(g: G, _: unknown, code: Code): Reason | null {
  if (isMoment(code)) return cannotPlay(g, code, 'stable');
  const def = deedOf(kindOf(code));
  if (!def || seatOf(code) !== theTerrorist(g).seat) return null;
  return def.cannot(g, argA(code)) ?? pass;
}

/** Two terrorist actions and a drive beside; no cards are drawn and nothing is flipped. OB-BT-10, OB-BT-11 */
export const terroristProgram = program('terrorist turn', [
  act('begin', (g) => {
    beginTerror(g);
    beginTerroristTurn(g);
  }),
  repeat('deeds', isActing, [
    ask('deed', deedAsk),
    // OB-BT-17: the eighth card goes, or another one.
    when('too many', (g) => theTerrorist(g).hand.length > TERRORIST_HAND, [
      ask('discard', {
        ask: 'btDiscard',
        secret: true,
        owner: (g) => theTerrorist(g).seat,
        list: (g, _, out) => {
          const { hand, seat } = theTerrorist(g);
          for (const card of hand) out.push(encode(DISCARD, seat, card));
        },
        explain: (g, _, code) =>
          kindOf(code) === DISCARD.id && seatOf(code) === theTerrorist(g).seat
            ? no('OB-BT-17', { card: infectionWord(argA(code)) })
            : null,
        take: (g, _, code) => {
          const t = theTerrorist(g);
          discardSecret(g, argA(code));
          if (g.loud)
            g.emit({ t: 'bt-card', seat: t.seat, card: infectionWord(argA(code)), n: t.hand.length });
        },
      }),
    ]),
    when('hands', overLimit, [reduceHands('reduce')]),
  ]),
  act('end', endTerroristTurn),
]);

/** Whether the bio-terrorist has a turn after that of a team player. OB-BT-10, OB-BT-49 */
export const terroristFollows = (g: G): boolean => terroristOf(g)?.out === false;

/** Why the bio-terrorist can't do something at another time. */
export const explainTerrorist = (g: G, code: Code): Reason | null => {
  if (!isTerroristKind(code)) return null;
  return terroristOf(g)?.seat === seatOf(code) ? no('OB-BT-10') : no('OB-BT-01');
};
