import {
  argA,
  argB,
  type Code,
  type CodeList,
  encode,
  kindOf,
  no,
  steps,
  type Verdict,
} from '@holdout/kernel';
import { discardFound, layDown, load, setCard, takeFound, tellDiscard } from '../ops/cards.ts';
import { whoWord } from '../ops/survivors.ts';
import { setting } from '../setting.ts';
import { type Card, HANDS, NONE, type Who } from '../state/ids.ts';
import { FOUND, PLACE_WORDS, THEIRS } from '../state/words.ts';
import type { G } from './hooks.ts';
import { DONE, DROP, PUT } from './options.ts';
import { cardDef, isRival, placesOf, survivor } from './query.ts';

/** What cards are moved for. */
export const REORGANISE = 0;
export const TRADE = 1;
/** After a search: found cards find a place. S1-SEARCH-04 */
export const FIND = 2;
/** One card may be taken into a hand. S1-SPECIAL-01 */
export const TO_HAND = 3;

/** More moves than any order of so few cards needs: a bot that shuffles about comes to an end. */
const MOST_MOVES = 24;

type OrganiseVars = {
  who: Who;
  mode: number;
  /** With whom cards are exchanged, or -1. */
  partner: Who;
  /** The only card that is moved, by its place, or -1. */
  only: number;
  moves: number;
  /** Cards have gone from one to the other. */
  traded: number;
  /** Cards that he had when it began. */
  before: Card[];
};
const { act, ask, program, repeat } = steps<G, OrganiseVars>();

/** What was found has to go somewhere, however much has been moved. S1-SEARCH-03 */
const goesOn = (g: G, { who, moves }: OrganiseVars): boolean =>
  survivor(g, who).zone !== NONE && (moves < MOST_MOVES || g.state.found.length > 0);

export const organiseVars = (who: Who, mode: number, partner: Who = NONE, only = NONE): OrganiseVars => ({
  who,
  mode,
  partner,
  only,
  moves: 0,
  traded: 0,
  before: [],
});

/**
 * Cards are moved one by one until it is enough: between the places of one survivor, to a partner, or from what was
 * found. S1-TRADE-01 to S1-TRADE-03
 */
export const organiseProgram = program('organise', [
  act('begin', (g, vars) => {
    vars.before = survivor(g, vars.who).cards.filter((card) => card >= 0);
  }),
  repeat('moves', goesOn, [
    ask('card', {
      ask: 'organise',
      owner: (g, vars) => survivor(g, vars.who).seat,
      about: (g, vars) => (vars.partner === NONE ? whoWord(g, vars.who) : whoWord(g, vars.partner)),
      list: listMoves,
      explain: (g, vars, code) => {
        if (kindOf(code) === PUT.id) return cannotPut(g, vars, argA(code), argB(code)) ?? no('S1-TRADE-01');
        if (kindOf(code) === DROP.id) return cannotDrop(g, vars, argA(code)) ?? no('S1-INV-05');
        return kindOf(code) === DONE.id ? no('S1-SEARCH-03') : null;
      },
      take: takeMove,
    }),
  ]),
  act('end', (g, vars) => {
    for (const who of [vars.who, vars.partner]) loadTaken(g, who, vars);
  }),
  repeat('left over', (g) => g.state.found.length > 0, [act('drop', (g, vars) => dropFound(g, vars.who, 0))]),
]);

/** Where each group of places begins: his own, those of his partner, and what was found. */
const GROUPS: readonly number[] = [0, THEIRS, FOUND];

/** How many places of a group take part. Nothing is made for it: this is asked very often. */
function sizeOf(g: G, { who, partner, mode }: OrganiseVars, group: number): number {
  if (group === 0) return placesOf(g, who);
  if (group === 1) return partner === NONE ? 0 : placesOf(g, partner);
  return mode === FIND ? g.state.found.length : 0;
}

const takesPart = (g: G, vars: OrganiseVars, place: number): boolean =>
  place - GROUPS[side(place)] < sizeOf(g, vars, side(place));

function cardAt(g: G, { who, partner }: OrganiseVars, place: number): number {
  if (place >= FOUND) return g.state.found[place - FOUND] ?? NONE;
  if (place >= THEIRS) return partner === NONE ? NONE : survivor(g, partner).cards[place - THEIRS];
  return survivor(g, who).cards[place];
}

function listMoves(g: G, vars: OrganiseVars, out: CodeList): void {
  const { seat } = survivor(g, vars.who);
  const places: number[] = [];
  GROUPS.forEach((from, group) => {
    const size = sizeOf(g, vars, group);
    for (let i = 0; i < size; i++) places.push(from + i);
  });
  for (const from of places) {
    if (cardAt(g, vars, from) === NONE) continue;
    for (const to of places) if (!cannotMove(g, vars, from, to)) out.push(encode(PUT, seat, from, to));
  }
  for (const place of places) if (!cannotDrop(g, vars, place)) out.push(encode(DROP, seat, place));
  if (g.state.found.length === 0) out.push(encode(DONE, seat));
}

const side = (place: number): number => (place >= FOUND ? 2 : place >= THEIRS ? 1 : 0);

/** Why a card can't be moved from one place to another; two cards change places. */
function cannotPut(g: G, vars: OrganiseVars, from: number, to: number): Verdict {
  if (!takesPart(g, vars, from) || !takesPart(g, vars, to)) return no('S1-INV-01');
  return cannotMove(g, vars, from, to);
}

/** The same of two places that take part. */
function cannotMove(g: G, vars: OrganiseVars, from: number, to: number): Verdict {
  if (from === to) return no('S1-INV-01');
  const moved = cardAt(g, vars, from);
  const met = cardAt(g, vars, to);
  if (moved === NONE || to >= FOUND) return no('S1-TRADE-01');
  if (vars.moves >= MOST_MOVES && from < FOUND) return no('S1-SEARCH-03');
  // Of a swap of two cards one way is enough.
  if (met !== NONE && (from >= FOUND || from > to)) return no(from >= FOUND ? 'S1-INV-03' : 'S1-TRADE-01');
  if (side(from) !== side(to) && (moved < NONE || met < NONE))
    return no('S1-INV-05', { place: PLACE_WORDS[moved < NONE ? from : to] });
  if (vars.mode === TO_HAND && !(to < HANDS && from === vars.only) && !(from < HANDS && to === vars.only)) {
    return no('S1-SPECIAL-01');
  }
  return cannotExchange(g, vars, from, to);
}

/** With the option a trade moves one thing. CF-29 */
function cannotExchange(g: G, vars: OrganiseVars, from: number, to: number): Verdict {
  const exchange = vars.mode === TRADE && side(from) !== side(to);
  return exchange && vars.traded > 0 && setting(g).rules.tradeScope === 'single' ? no('S1-TRADE-02') : null;
}

/** Laying down is free at any time, a wound can't be laid down. S1-INV-04, S1-INV-05 */
function cannotDrop(g: G, vars: OrganiseVars, place: number): Verdict {
  if (vars.mode === TO_HAND || !takesPart(g, vars, place)) return no('S1-INV-04');
  // What a rival does not agree to has to be undone.
  if (vars.partner !== NONE && isRival(g, vars.who, vars.partner)) return no('RM-ACT-20');
  return cardAt(g, vars, place) >= 0 ? null : no('S1-INV-05');
}

function takeMove(g: G, vars: OrganiseVars, code: Code): void {
  const kind = kindOf(code);
  vars.moves += 1;
  if (kind === DONE.id) vars.moves = MOST_MOVES;
  else if (kind === DROP.id) drop(g, vars, argA(code));
  else put(g, vars, argA(code), argB(code));
  if (vars.mode === TO_HAND) vars.moves = MOST_MOVES;
}

function drop(g: G, vars: OrganiseVars, place: number): void {
  if (place >= FOUND) dropFound(g, vars.who, place - FOUND);
  else if (place >= THEIRS) layDown(g, vars.partner, place - THEIRS);
  else layDown(g, vars.who, place);
}

function dropFound(g: G, who: Who, place: number): void {
  tellDiscard(g, who, g.state.found[place]);
  discardFound(g, place);
}

function put(g: G, vars: OrganiseVars, from: number, to: number): void {
  const moved = cardAt(g, vars, from);
  const met = cardAt(g, vars, to);
  if (from >= FOUND) {
    takeFound(g, from - FOUND);
    place(g, vars, to, moved);
    tellKept(g, vars.who, moved);
    return;
  }
  place(g, vars, to, moved);
  place(g, vars, from, met);
  if (side(from) === side(to)) return;
  vars.traded += 1;
  if (!g.loud) return;
  const [giver, taker] = side(from) === 0 ? [vars.who, vars.partner] : [vars.partner, vars.who];
  if (moved >= 0)
    g.emit({ t: 'give', from: whoWord(g, giver), to: whoWord(g, taker), card: cardDef(g, moved)?.id ?? '' });
  if (met >= 0)
    g.emit({ t: 'give', from: whoWord(g, taker), to: whoWord(g, giver), card: cardDef(g, met)?.id ?? '' });
}

function place(g: G, { who, partner }: OrganiseVars, at: number, card: number): void {
  if (at >= THEIRS) setCard(g, partner, at - THEIRS, card);
  else setCard(g, who, at, card);
}

/** An empty weapon that has come into other hands is loaded. S1-RELOAD-03 */
function loadTaken(g: G, who: Who, { who: giver, mode, before }: OrganiseVars): void {
  if (who === NONE || mode !== TRADE || setting(g).rules.reloadOnTrade !== 'loaded') return;
  for (const card of survivor(g, who).cards) {
    if (card >= 0 && before.includes(card) !== (who === giver)) load(g, card);
  }
}

function tellKept(g: G, who: Who, card: number): void {
  if (g.loud) g.emit({ t: 'keep', who: whoWord(g, who), card: cardDef(g, card)?.id ?? '' });
}
