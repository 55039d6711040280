import type { Seat } from '@holdout/kernel';
import { CITY_IDS } from '../content/base/map.ts';
import type { G } from '../rules/hooks.ts';
import { brinkOf } from '../state/brink.ts';
import { type City, type InfectionCard, NONE } from '../state/ids.ts';
import { PHASE_TERROR } from '../state/state.ts';
import {
  LOG_CAPTURED,
  LOG_ESCAPE,
  LOG_ROW,
  logEntry,
  newTerrorist,
  TERRORIST_ACTIONS,
  TERRORIST_DRIVES,
  type Terrorist,
} from '../state/terrorist.ts';
import { infectionWord, infectionWords } from '../state/words.ts';
import { flipTop } from './cards.ts';
import {
  beginSuspecting,
  clearSuspect,
  endSuspecting,
  seeAction,
  suspectAll,
  suspectOnly,
  watchSuspects,
} from './suspects.ts';

/** The bio-terrorist, or null where nobody is one. */
export const terroristOf = (g: G): Terrorist | null => g.state.brink?.terrorist ?? null;

/** @throws TypeError where nobody is one. */
export function theTerrorist(g: G): Terrorist {
  const { terrorist } = brinkOf(g);
  if (!terrorist) throw new TypeError('nobody is the bio-terrorist');
  return terrorist;
}

export const isTerrorist = (g: G, seat: Seat): boolean => terroristOf(g)?.seat === seat;

/** A player becomes the bio-terrorist; everybody knows who. OB-BT-03 */
export function appoint(g: G, seat: Seat): void {
  brinkOf(g).terrorist = newTerrorist(seat);
  g.state.pawns[seat] = NONE;
  if (g.loud) g.emit({ t: 'terrorist', seat });
}

/** Writes into the notebook. OB-BT-51 */
export function note(g: G, kind: number, city: City = 0): void {
  theTerrorist(g).log.push(logEntry(kind, city));
}

/** He takes the top infection card into his hand, unseen by the team. OB-BT-05, OB-BT-16 */
export function drawSecretly(g: G): void {
  const t = theTerrorist(g);
  // As long as the layer is not used up, nobody can tell which of its cards it was.
  const layer = g.state.layers.length - 1;
  const last = g.state.layers[layer] === 1;
  const card = takeTop(g);
  t.hand.push(card);
  t.layers.push(last ? NONE : layer);
  if (!g.loud) return;
  const only = { seats: [t.seat], card: infectionWord(card) };
  g.emit({ t: 'bt-draw', seat: t.seat, n: t.hand.length, only });
}

/** Like a flip, but the card is not shown. */
function takeTop(g: G): InfectionCard {
  const card = flipTop(g);
  g.state.infectionDiscard.pop();
  return card;
}

/** A card of his hand goes face up on the infection discard. OB-BT-14 */
export function discardSecret(g: G, card: InfectionCard): void {
  const { hand, layers } = theTerrorist(g);
  g.witness();
  const at = hand.indexOf(card);
  hand.splice(at, 1);
  layers.splice(at, 1);
  g.state.infectionDiscard.push(card);
}

/** @returns all his cards, which lie on the infection discard now. */
function discardHand(g: G, t: Terrorist): InfectionCard[] {
  const cards = t.hand.splice(0);
  g.witness();
  t.layers = [];
  g.state.infectionDiscard.push(...cards);
  return cards;
}

/** He is in a city now; whether somebody meets him is looked at at once. OB-BT-28, OB-BT-30 */
export function enter(g: G, city: City): void {
  theTerrorist(g).city = city;
  lookAround(g);
}

/** Somebody of the team is in his city: the black pawn comes on the board; nobody is any more: it leaves. OB-BT-28, OB-BT-29 */
export function lookAround(g: G): void {
  const t = terroristOf(g);
  if (!t) return;
  const met = t.city !== NONE && g.state.pawns.includes(t.city);
  // From one city with somebody of the team into another the black pawn goes with him.
  const elsewhere = met && t.visible && t.suspects[t.city] === 0;
  if (met === t.visible && !elsewhere) return;
  t.visible = met;
  g.witness();
  if (met) {
    suspectOnly(t, t.city);
    if (g.loud) g.emit({ t: 'discovered', seat: t.seat, city: CITY_IDS[t.city] });
  } else if (g.loud) g.emit({ t: 'hidden', seat: t.seat });
}

/** A team pawn has come into a city where he is not. */
export function watch(g: G, city: City): void {
  const t = terroristOf(g);
  if (!t || t.visible) return;
  if (t.suspects[city]) g.witness();
  if (g.state.phase === PHASE_TERROR) watchSuspects(g, t);
  else clearSuspect(t, city);
}

/** His start is written down: nobody knows where. OB-BT-08 */
export function begin(g: G, city: City): void {
  const t = theTerrorist(g);
  suspectAll(g, t);
  enter(g, city);
}

export function beginTerroristTurn(g: G): void {
  const t = theTerrorist(g);
  t.actions = TERRORIST_ACTIONS;
  t.drives = TERRORIST_DRIVES;
  t.used = 0;
  beginSuspecting(g, t);
  note(g, LOG_ROW);
  if (g.loud) g.emit({ t: 'bt-turn', seat: t.seat });
}

export function endTerroristTurn(g: G): void {
  const t = theTerrorist(g);
  t.actions = 0;
  t.drives = 0;
  endSuspecting(t);
  if (g.loud) g.emit({ t: 'bt-over', seat: t.seat });
}

export function spendTerrorist(g: G): void {
  theTerrorist(g).actions -= 1;
}

/** The additional drive first, then an action. OB-BT-11 */
export function spendDrive(g: G): void {
  const t = theTerrorist(g);
  if (t.drives > 0) t.drives -= 1;
  else t.actions -= 1;
}

export function markSecret(g: G, bit: number): void {
  theTerrorist(g).used |= bit;
}

/** Where he was seen, for everybody to remember. OB-BT-21, OB-BT-36 */
export function sight(g: G, city: City): void {
  theTerrorist(g).sightings.push(g.state.turn, city);
}

/** OB-BT-33, OB-BT-34 */
export function capture(g: G, seat: Seat): void {
  const t = theTerrorist(g);
  const cards = discardHand(g, t);
  const city = t.city;
  t.captor = seat;
  t.city = NONE;
  t.visible = false;
  suspectOnly(t, NONE);
  note(g, LOG_CAPTURED, city);
  if (g.loud) g.emit({ t: 'captured', seat, city: CITY_IDS[city], cards: infectionWords(cards) });
}

/** OB-BT-36 */
export function escapeTo(g: G, city: City): void {
  const t = theTerrorist(g);
  const { captor } = t;
  t.captor = NONE;
  note(g, LOG_ESCAPE, city);
  sight(g, city);
  seeAction(g, t, city);
  if (g.loud) g.emit({ t: 'escaped', seat: t.seat, from: captor, city: CITY_IDS[city], n: t.hand.length });
  enter(g, city);
}

/** The purple disease is eradicated: he has lost and plays no longer (ruling OQ-23). OB-BT-49 */
export function dropOut(g: G): void {
  const t = terroristOf(g);
  if (!t || t.out) return;
  t.out = true;
  t.city = NONE;
  t.captor = NONE;
  t.visible = false;
  suspectOnly(t, NONE);
  const cards = discardHand(g, t);
  if (g.loud) g.emit({ t: 'bt-out', seat: t.seat, cards: infectionWords(cards) });
}
