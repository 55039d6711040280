import { argA, encode, kindOf, no, steps } from '@holdout/kernel';
import { layDown } from '../ops/cards.ts';
import { whoWord, wound } from '../ops/survivors.ts';
import { wearVest } from '../ops/teams.ts';
import { kindWord } from '../ops/zombies.ts';
import { NONE, type Who } from '../state/ids.ts';
import { type G, type Harm, modified, offered } from './hooks.ts';
import { BEAR, LOSE, SHIELD, SHRUG } from './options.ts';
import { equipmentAt, freePlace, holdsCard, isDying, isLiving, survivor } from './query.ts';

/** What hurts, as a number for a program's variables. */
const HARMS: readonly Harm[] = ['zombie', 'shot', 'car', 'fire', 'blow'];
export const harmNumber = (harm: Harm): number => HARMS.indexOf(harm);

type WoundVars = { who: Who; harm: number; left: number };
const { ask, program, repeat } = steps<G, WoundVars>();

/** Wounds of one hit, one after the other: each costs a card of the victim's choice. S1-ZATT-02, S1-RANGED-07 */
export const woundProgram = program('wound', [
  repeat('wounds', (g, vars) => vars.left > 0 && isLiving(survivor(g, vars.who)), [
    ask('how', {
      ask: 'wound',
      owner: (g, vars) => survivor(g, vars.who).seat,
      about: (g, vars) => whoWord(g, vars.who),
      list: (g, vars, out) => {
        const s = survivor(g, vars.who);
        const vest = vestOf(g, vars);
        // It is not a choice. RM-COMPET-11
        if (vest >= 0) {
          out.push(encode(SHIELD, s.seat, vest));
          return;
        }
        const dying = isDying(s);
        const keeps = keepsCards(g, vars.who);
        let cards = 0;
        for (let place = 0; place < s.cards.length; place++) {
          if (!holdsCard(s, place)) continue;
          cards += 1;
          // What the dying lose is all the same.
          if (!dying && !keeps) out.push(encode(LOSE, s.seat, place));
          if (equipmentAt(g, s, place)?.shields) out.push(encode(SHIELD, s.seat, place));
        }
        if (cards === 0 || dying || keeps) out.push(encode(BEAR, s.seat));
        offered['wound.answers'](g, out, vars.who, HARMS[vars.harm]);
      },
      explain: (g, vars, code) => {
        if (kindOf(code) === LOSE.id && keepsCards(g, vars.who)) return no('RM-SKILL-66');
        return kindOf(code) === LOSE.id || kindOf(code) === BEAR.id ? no('S1-ZATT-02') : null;
      },
      take: (g, vars, code) => {
        vars.left -= 1;
        answerWound(g, vars, code);
      },
    }),
  ]),
]);

/** Wounds that survivors deal. RM-COMPET-10 */
const BY_SURVIVORS: readonly Harm[] = ['shot', 'blow', 'car'];

/** Place of the Vest that takes a wound of his, or -1. RM-COMPET-10, RM-COMPET-14 */
function vestOf(g: G, { who, harm }: WoundVars): number {
  const s = survivor(g, who);
  if (!BY_SURVIVORS.includes(HARMS[harm])) return NONE;
  return s.cards.findIndex((_, place) => equipmentAt(g, s, place)?.wards);
}

/** A wound takes an empty place of his instead of a card. RM-SKILL-66 */
const keepsCards = (g: G, who: Who): boolean =>
  modified['wound.keeps'](g, false, who) && freePlace(g, who) >= 0;

function answerWound(g: G, vars: WoundVars, code: number): void {
  const { who, harm } = vars;
  const kind = kindOf(code);
  const place = argA(code);
  if (kind === SHIELD.id && vestOf(g, vars) === place) {
    wearVest(g, who, place);
    return;
  }
  if (kind !== BEAR.id) layDown(g, who, place);
  if (kind === SHIELD.id || kind === SHRUG.id) {
    if (g.loud) g.emit({ t: 'spared', who: whoWord(g, who), by: kind === SHIELD.id ? 'shield' : 'shrug' });
    return;
  }
  wound(g, who, kind === LOSE.id ? place : NONE, HARMS[harm]);
}

/** The attack of one zombie on a survivor. S1-ZATT-01, S1-SKILL-34 */
type BiteVars = { who: Who; kind: number };
const bite = steps<G, BiteVars>();
export const biteProgram = bite.program('bite', [
  bite.when('counts', (g, vars) => !isIgnored(g, vars), [
    bite.call('wound', (_, vars) => ['wound', { who: vars.who, harm: harmNumber('zombie'), left: 1 }]),
  ]),
]);

function isIgnored(g: G, { who, kind }: BiteVars): boolean {
  // Who can not be hurt keeps for others what protects him just once. RM-SKILL-44
  const immune = modified['wound.immune'](g, false, who, kind);
  if (!immune && !modified['wound.ignored'](g, false, who, kind)) return false;
  const by = immune ? 'immune' : 'tough';
  if (g.loud) g.emit({ t: 'spared', who: whoWord(g, who), by, kind: kindWord(g, kind) });
  return true;
}
