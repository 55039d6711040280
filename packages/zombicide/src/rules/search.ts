import { argA, CodeList, encode, kindOf, no, steps, TABLE } from '@holdout/kernel';
import { type EquipmentDef, familyOf } from '../content/define.ts';
import { skillByNumber } from '../content/skills/index.ts';
import {
  bringToTop,
  discardAside,
  discardCard,
  discardFound,
  drawEquipment,
  drawSpecial,
  layAside,
  putFound,
  renewEquipment,
  tellDiscard,
  tellNothing,
} from '../ops/cards.ts';
import { markUsed, whoWord } from '../ops/survivors.ts';
import { setting } from '../setting.ts';
import { type Card, type Kind, NONE, type Who } from '../state/ids.ts';
import { zoneWord } from '../state/words.ts';
import { type G, happened, modified, offered } from './hooks.ts';
import { ENTER_CARD, KEEP, REDRAW } from './options.ts';
import { FIND, organiseVars } from './organise.ts';
import { cardDef, survivor } from './query.ts';
import { bring, kindNumber } from './spawn.ts';

/** How a search goes: in a room, or until a weapon turns up. S1-SEARCH-03, S1-CAR-16 */
export const ROOM_SEARCH = 0;
export const WEAPON_SEARCH = 1;

type SearchVars = {
  who: Who;
  mode: number;
  left: number;
  /** Traps that were drawn: they are discarded when all cards are. S1-FAQ-24 */
  sprung: Card[];
};
const { act, ask, call, program, repeat, when } = steps<G, SearchVars>();

export const searchVars = (who: Who, mode: number, left: number): SearchVars => ({
  who,
  mode,
  left,
  sprung: [],
});

/** How many cards a search in a room draws. Lamps do not add up. S1-SEARCH-08 */
export function drawsOf(g: G, who: Who): number {
  let more = 0;
  for (const card of survivor(g, who).cards) more = Math.max(more, cardDef(g, card)?.searches ?? 0);
  return modified['search.draws'](g, 1 + more, who);
}

export const searchProgram = program('search', [
  repeat('cards', (_, vars) => vars.left > 0, [
    act('renew', renewEquipment),
    when('some', (g) => g.state.equipment.length > 0, [
      ask('entered', {
        ask: 'enterEquipment',
        when: (g) => g.state.entered,
        owner: () => TABLE,
        about: (g, vars) => whoWord(g, vars.who),
        list: (g, _, out) => {
          for (const number of numbersIn(g)) out.push(encode(ENTER_CARD, TABLE, number));
        },
        take: (g, _, code) => bringToTop(g, argA(code)),
      }),
    ]),
    act('draw', draw),
    ask('answer', {
      ask: 'foundCard',
      owner: (g, vars) => survivor(g, vars.who).seat,
      when: canAnswer,
      about: (g) => cardDef(g, g.state.found[g.state.found.length - 1])?.id ?? '',
      list: listAnswers,
      explain: (_, __, code) => (kindOf(code) === REDRAW.id ? no('S1-SKILL-19') : null),
      take: (g, vars, code) => {
        if (kindOf(code) === KEEP.id) return;
        markUsed(g, vars.who, argA(code));
        if (g.loud) g.emit({ t: 'redraw', who: whoWord(g, vars.who), by: skillByNumber(argA(code)).id });
        discardFound(g, g.state.found.length - 1);
        vars.left += 1;
      },
    }),
  ]),
  act('kept', (g, vars) => {
    for (const card of vars.sprung) discardAside(g, card);
    for (const card of g.state.found.slice()) happened['search.kept'](g, vars.who, card);
  }),
  // S1-SEARCH-04: also when nothing was found.
  when('something', (g, vars) => g.state.active === vars.who && hasCards(g, vars.who), [
    call('place', (_, vars) => ['organise', organiseVars(vars.who, FIND)]),
  ]),
]);

const hasCards = (g: G, who: Who): boolean =>
  g.state.found.length > 0 || survivor(g, who).cards.some((card) => card !== NONE);

function draw(g: G, vars: SearchVars): void {
  vars.left = vars.mode === WEAPON_SEARCH ? vars.left : vars.left - 1;
  const card = drawEquipment(g);
  const def = cardDef(g, card);
  if (!def) {
    vars.left = 0;
    tellNothing(g);
    return;
  }
  if (g.loud) g.emit({ t: 'find', who: whoWord(g, vars.who), card: def.id });
  if (def.springs) spring(g, vars, card, def.springs);
  else if (vars.mode === WEAPON_SEARCH) lookForWeapon(g, vars, card, def);
  else putFound(g, card);
}

/** A trap: a zombie appears where he stands. Cards that were drawn with it still count. S1-SEARCH-07, S1-FAQ-24 */
function spring(g: G, vars: SearchVars, card: Card, kind: string): void {
  const { zone } = survivor(g, vars.who);
  layAside(g, card);
  vars.sprung.push(card);
  if (g.loud) g.emit({ t: 'sprung', who: whoWord(g, vars.who), zone: zoneWord(zone) });
  bring(g, zone, trapKind(g, kind), 1, 'search');
  if (vars.mode === WEAPON_SEARCH || !setting(g).rules.flashlightDrawsTogether) vars.left = 0;
}

/** What the card shows, or the Standard zombie of that name where there is one in the boxes. CF-23 */
function trapKind(g: G, id: string): Kind {
  const { kinds, rules } = setting(g);
  const shown = kindNumber(g, id);
  const standard = rules.aaahhKind === 'standard' ? kindNumber(g, familyOf(kinds[shown])) : NONE;
  return standard === NONE ? shown : standard;
}

/** S1-CAR-16 */
function lookForWeapon(g: G, vars: SearchVars, card: Card, def: EquipmentDef): void {
  if (!def.melee && !def.ranged) {
    tellDiscard(g, vars.who, card);
    discardCard(g, card);
    return;
  }
  putFound(g, card);
  vars.left = 0;
}

/** Filled and emptied within one question. */
const answers = new CodeList();

/** Whether he can do anything but keep the card he has just drawn. */
function canAnswer(g: G, vars: SearchVars): boolean {
  if (g.state.found.length === 0) return false;
  answers.clear();
  listAnswers(g, vars, answers);
  return answers.length > 1;
}

function listAnswers(g: G, vars: SearchVars, out: CodeList): void {
  offered['search.card'](g, out, vars.who, g.state.found[g.state.found.length - 1]);
  out.push(encode(KEEP, survivor(g, vars.who).seat));
}

/** Kinds of cards that can lie on top. */
function numbersIn(g: G): number[] {
  const numbers = new Set(g.state.equipment.map((card) => cardDef(g, card)?.number ?? NONE));
  return [...numbers].sort((a, b) => a - b);
}

/** One of the special cards of a car, at random. S1-CAR-15 */
export function findSpecial(g: G, who: Who): void {
  const card = drawSpecial(g);
  if (card === NONE) {
    tellNothing(g);
    return;
  }
  if (g.loud) g.emit({ t: 'find', who: whoWord(g, who), card: cardDef(g, card)?.id ?? '' });
  putFound(g, card);
  g.call('organise', organiseVars(who, FIND));
}
