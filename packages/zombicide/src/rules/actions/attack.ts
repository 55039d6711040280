import {
  argA,
  argB,
  type Code,
  type CodeList,
  encode,
  kindOf,
  no,
  optionKind,
  pass,
  steps,
  type Verdict,
} from '@holdout/kernel';
import { type ActionDef, action } from '../../content/define.ts';
import type { Zone } from '../../map/board.ts';
import { waysAllOpen } from '../../map/ways.ts';
import { load } from '../../ops/cards.ts';
import { whoWord } from '../../ops/survivors.ts';
import { setting } from '../../setting.ts';
import { firstPlace, GRIP_PLACES, type Grip, gripAt, isDouble } from '../../state/grips.ts';
import { BOTH, NONE, type Who } from '../../state/ids.ts';
import { gripDomain, zoneWord } from '../../state/words.ts';
import { startAttack } from '../attack.ts';
import { type G, modified, type Style } from '../hooks.ts';
import { ON } from '../options.ts';
import { cannotPay, pay } from '../pay.ts';
import { rivalsIn, strikableIn, survivor, survivorsIn, ways, zombiesIn } from '../query.ts';
import {
  aims,
  cardsOfGrip,
  gripAttack,
  gripGun,
  gripsOf,
  gripWeapon,
  handsOf,
  isPair,
  isUnloaded,
  rangeOf,
  twinOf,
} from '../weapons.ts';

const MELEE = optionKind('melee', 'grip');
const SHOOT = optionKind('shoot', 'grip', 'zone');
const RELOAD = optionKind('reload', 'grip');

/** Why a grip can't be used for an attack of this style, wherever it goes. S1-INV-02, S1-COMBAT-01, S1-COMBAT-04 */
function cannotUse(g: G, who: Who, grip: Grip, style: Style): Verdict {
  if (isDouble(grip)) {
    if (!isPair(g, who, grip, style)) return no('S1-COMBAT-04');
  } else if (!gripAttack(g, who, grip, style)) return no('S1-INV-02');
  const twin = twinOf(g, who, grip);
  if (twin !== NONE) return no('S1-COMBAT-04', { hand: gripDomain.format(gripAt(twin)) });
  if (style === 'ranged' && isUnloaded(g, cardsOfGrip(g, who, grip, style)))
    return no('S1-RELOAD-01', { weapon: gripDomain.format(grip) });
  return pass;
}

export const melee: ActionDef = action({
  kind: MELEE,
  list: (g, who, out) => {
    if (!cannotPay(g, 'melee')) listMelee(g, who, out);
  },
  cannot: (g, who, grip) => cannotUse(g, who, grip, 'melee') ?? cannotPay(g, 'melee') ?? nobodyHere(g, who),
  perform: (g, who, grip) => {
    pay(g, 'melee');
    startAttack(g, who, grip, 'melee', survivor(g, who).zone);
  },
});

/** Nothing to strike at: no zombie, and no rival. S1-MELEE-01, RM-MELEE-04 */
function nobodyHere(g: G, who: Who): Verdict {
  const { zone } = survivor(g, who);
  return zombiesIn(g, zone) === 0 && rivalsIn(g, zone, who).length === 0 ? no('S1-MELEE-01') : pass;
}

function listMelee(g: G, who: Who, out: CodeList): void {
  const s = survivor(g, who);
  if (nobodyHere(g, who)) return;
  for (const grip of gripsOf(g, who))
    if (!cannotUse(g, who, grip, 'melee')) out.push(encode(MELEE, s.seat, grip));
}

/** Why a zone can't be shot at with a grip. S1-RANGED-01, S1-RANGED-02 */
function cannotAim(g: G, who: Who, grip: Grip, zone: Zone): Verdict {
  const { zone: from } = survivor(g, who);
  const { board, rules } = setting(g);
  if (zone === board.air) return no('RM-HELI-16');
  const { range } = ways(g);
  const away = zone < board.zones.length ? range[from * board.zones.length + zone] : -1;
  if (away < 0) return no(hiddenBy(g, from, zone), { zone: zoneWord(zone) });
  const { min, max } = rangeOf(g, who, firstPlace(grip)) ?? { min: 0, max: 0 };
  if (away < min || away > max) return no('S1-RANGED-01', { range: away, min, max });
  if (!someoneThere(g, who, grip, zone)) return no('S1-RANGED-03', { zone: zoneWord(zone) });
  if (!rules.shootThroughOccupied && !aims(g, who, grip, zone) && isBlocked(g, from, zone))
    return no('S1-RANGED-02');
  return pass;
}

/** The rule that hides a zone: how streets run, a wall or closed door, a room too far inside. */
function hiddenBy(g: G, from: Zone, to: Zone): string {
  const { board } = setting(g);
  if (to >= board.zones.length) return 'S1-SIGHT-01';
  if (waysAllOpen(board).range[from * board.zones.length + to] >= 0) return 'S1-SIGHT-05';
  const inside = [from, to].filter((zone) => board.zones[zone].indoors).length;
  return ['S1-SIGHT-01', 'S1-SIGHT-05', 'S1-SIGHT-03'][inside];
}

/** A shot at nobody is not offered, not even with fire; noise can be made without it. S1-ACT-04 */
function someoneThere(g: G, who: Who, grip: Grip, zone: Zone): boolean {
  if (zombiesIn(g, zone) > 0) return true;
  if (!survivorsIn(g, zone).some((other) => other !== who)) return false;
  // Fire asks nobody. RM-SKILL-67, RM-SKILL-81
  return gripGun(g, who, grip)?.burns === true || strikableIn(g, zone, who, 'shot').length > 0;
}

/** Zombies stand in every zone that leads on towards the target. CF-49 */
function isBlocked(g: G, from: Zone, to: Zone): boolean {
  const { next, range } = ways(g);
  const size = setting(g).board.zones.length;
  let at = to;
  for (let left = range[from * size + to]; left > 1; left--) {
    const nearer: Zone | undefined = next[at].find((zone) => range[from * size + zone] === left - 1);
    if (nearer === undefined) return false;
    if (zombiesIn(g, nearer) > 0) return true;
    at = nearer;
  }
  return false;
}

export const shoot: ActionDef = action({
  kind: SHOOT,
  list: (g, who, out) => {
    if (!cannotPay(g, 'ranged')) listShots(g, who, out);
  },
  cannot: (g, who, grip, zone) =>
    cannotUse(g, who, grip, 'ranged') ?? cannotPay(g, 'ranged') ?? cannotAim(g, who, grip, zone),
  perform: (g, who, grip, zone) => {
    pay(g, 'ranged');
    fireAt(g, who, grip, zone);
  },
});

function listShots(g: G, who: Who, out: CodeList): void {
  const s = survivor(g, who);
  for (const grip of gripsOf(g, who)) {
    if (cannotUse(g, who, grip, 'ranged')) continue;
    for (const zone of zonesInRange(g, who)) {
      if (!cannotAim(g, who, grip, zone)) out.push(encode(SHOOT, s.seat, grip, zone));
    }
  }
}

function fireAt(g: G, who: Who, grip: Grip, zone: Zone): void {
  if (isDouble(grip) && modified['attack.splits'](g, false, who))
    g.call('trick', grip === BOTH ? { who, zone } : { who, zone, grip });
  else startAttack(g, who, grip, 'ranged', zone);
}

/** Attacks that a skill gives for nothing: what stands against them is all but the price. RM-SKG-04 */
export const freeAttacks: Readonly<Record<Style, Omit<ActionDef, 'perform'>>> = {
  melee: {
    kind: MELEE,
    list: listMelee,
    cannot: (g, who, grip) => cannotUse(g, who, grip, 'melee') ?? nobodyHere(g, who),
  },
  ranged: {
    kind: SHOOT,
    list: listShots,
    cannot: (g, who, grip, zone) => cannotUse(g, who, grip, 'ranged') ?? cannotAim(g, who, grip, zone),
  },
};

/** An attack out of `freeAttacks`. */
export function attackFreely(g: G, who: Who, code: Code): void {
  if (kindOf(code) === MELEE.id) startAttack(g, who, argA(code), 'melee', survivor(g, who).zone);
  else fireAt(g, who, argA(code), argB(code));
}

/** Whether he holds anything to attack with in this style. RM-TEAM-05 */
export const canAttack = (g: G, who: Who, style: Style): boolean =>
  gripsOf(g, who).some((grip) => !cannotUse(g, who, grip, style));

/** Whether he could shoot into a zone now. RM-TEAM-05 */
export const canShootAt = (g: G, who: Who, zone: Zone): boolean =>
  gripsOf(g, who).some((grip) => !freeAttacks.ranged.cannot(g, who, grip, zone));

function zonesInRange(g: G, who: Who): Zone[] {
  const { zone } = survivor(g, who);
  return [zone, ...ways(g).visible[zone]].sort((a, b) => a - b);
}

/** With a trick shot the second weapon may aim elsewhere. S1-SKILL-35 */
type TrickVars = {
  who: Who;
  zone: Zone;
  /** Left out for the two hands. */
  grip?: Grip;
};
const { ask, program } = steps<G, TrickVars>();
const secondOf = ({ grip = BOTH }: TrickVars): Grip => gripAt(GRIP_PLACES[grip][1]);
export const trickProgram = program('trick', [
  ask('second', {
    ask: 'secondTarget',
    owner: (g, vars) => survivor(g, vars.who).seat,
    about: (_, vars) => zoneWord(vars.zone),
    list: (g, vars, out) => {
      const { seat } = survivor(g, vars.who);
      for (const zone of zonesInRange(g, vars.who)) {
        if (!cannotAim(g, vars.who, secondOf(vars), zone)) out.push(encode(ON, seat, zone));
      }
    },
    explain: (g, vars, code) =>
      kindOf(code) === ON.id ? cannotAim(g, vars.who, secondOf(vars), argA(code)) : null,
    take: (g, vars, code) => {
      const { who, zone, grip = BOTH } = vars;
      const other = argA(code);
      startAttack(g, who, grip, 'ranged', zone, other === zone ? NONE : other);
    },
  }),
]);

/** One action loads a weapon, or both of a pair. S1-RELOAD-01, S1-RELOAD-04, RM-RELOAD-04 */
export const reload: ActionDef = action({
  kind: RELOAD,
  list: (g, who, out) => {
    const s = survivor(g, who);
    if (g.state.empty.length === 0 || cannotPay(g, 'other', modified['reload.cost'](g, 1, who))) return;
    for (const grip of gripsOf(g, who))
      if (!cannotReload(g, who, grip)) out.push(encode(RELOAD, s.seat, grip));
  },
  cannot: (g, who, grip) =>
    cannotReload(g, who, grip) ?? cannotPay(g, 'other', modified['reload.cost'](g, 1, who)),
  perform: (g, who, grip) => {
    const { cards } = survivor(g, who);
    pay(g, 'other', modified['reload.cost'](g, 1, who));
    for (const place of GRIP_PLACES[grip]) load(g, cards[place]);
    const weapon = gripWeapon(g, who, grip)?.id ?? '';
    if (g.loud) g.emit({ t: 'reload', who: whoWord(g, who), weapon, grip: gripDomain.format(grip) });
  },
});

/** A weapon that is one of an empty pair is not loaded alone. */
function cannotReload(g: G, who: Who, grip: Grip): Verdict {
  const fits = isDouble(grip)
    ? isEmptyPair(g, who, grip) && twinOf(g, who, grip) === NONE
    : isEmptyGrip(g, who, grip) && !gripsOf(g, who).some((pair) => isEmptyPair(g, who, pair, grip));
  return fits ? pass : no('S1-RELOAD-01', { loaded: gripDomain.format(grip) });
}

function isEmptyGrip(g: G, who: Who, grip: Grip): boolean {
  const { cards } = survivor(g, who);
  const hands = handsOf(g, who);
  return GRIP_PLACES[grip].every((place) => place < hands && isUnloaded(g, [cards[place]]));
}

/** Whether a grip is a pair that has to be reloaded, of which the weapon of another grip is one. */
const isEmptyPair = (g: G, who: Who, pair: Grip, single: Grip = pair): boolean =>
  isDouble(pair) &&
  GRIP_PLACES[pair].includes(firstPlace(single)) &&
  isEmptyGrip(g, who, pair) &&
  isPair(g, who, pair, 'ranged');
