import { argA, type Code, CodeList, encode, kindOf, no, steps } from '@holdout/kernel';
import { skillByNumber } from '../content/skills/index.ts';
import type { Zone } from '../map/board.ts';
import { makeNoise } from '../ops/board.ts';
import { discardCard, fire, setCard } from '../ops/cards.ts';
import { markUsed, renewUses, whoWord } from '../ops/survivors.ts';
import { setting } from '../setting.ts';
import { firstPlace, GRIP_PLACES, type Grip, gripAt, isDouble } from '../state/grips.ts';
import { type Card, NONE, RIGHT, type Who } from '../state/ids.ts';
import { gripDomain, zoneWord } from '../state/words.ts';
import { leaveCrawlers, leaversIn } from './crawlers.ts';
import { burnZone } from './fire.ts';
import { AIMED, BY_ORDER, FREELY, hitVars, STYLES } from './hits.ts';
import { changers, type G, happened, modified, offered, type Style } from './hooks.ts';
import { AMMO, CROWD, KEEP, REROLL } from './options.ts';
import { cardDef, equipmentAt, strikableIn, survivor } from './query.ts';
import {
  actorsIn,
  aims,
  cardsOfGrip,
  damageOf,
  gripAttack,
  gripDice,
  gripGun,
  gripWeapon,
  hasScope,
} from './weapons.ts';

export type AttackVars = {
  who: Who;
  grip: Grip;
  style: number;
  zone: Zone;
  /** A second zone, for the second weapon of a trick shot, or -1. */
  other: Zone;
  /** The grip of that weapon; left out for the right hand. */
  second?: Grip;
  dice: number;
  need: number;
  damage: number;
  rolled: number[];
  /** All dice are to be rolled (again). */
  rolling: number;
  /** Places of ammunition that this attack has used. S1-FAQ-10 */
  spent: number[];
  /** Zombies there before its hits that can crawl on after their death, if there are any. */
  before?: number;
  /** 1 if the figures of the zone count as dice of the weapon. RM-SKILL-20 */
  crowd: number;
  /** Dice that sixes have brought, and how many are still to be rolled. RM-SKILL-75 */
  extra: number[];
  more: number;
};
const { act, ask, call, program, repeat, roll, when } = steps<G, AttackVars>();

/** An attack with dice: rolled, perhaps rolled again, and then its hits are assigned. S1-COMBAT-01 */
export const attackProgram = program('attack', [
  act('prepare', prepare),
  ask('crowd', {
    ask: 'crowd',
    owner: (g, vars) => survivor(g, vars.who).seat,
    about: (_, vars) => zoneWord(vars.zone),
    when: (g, vars) => vars.crowd === 1 && endangers(g, vars),
    list: (g, vars, out) => {
      const { seat } = survivor(g, vars.who);
      out.push(encode(CROWD, seat));
      out.push(encode(KEEP, seat));
    },
    take: (g, vars, code) => {
      if (kindOf(code) === KEEP.id) countDice(g, vars, false);
    },
  }),
  repeat('rolls', (_, vars) => vars.rolling === 1, [
    act('clear', (_, vars) => {
      vars.rolling = 0;
      vars.rolled = [];
    }),
    roll('roll', { stream: 'dice', sides: 6, dice: (_, vars) => vars.dice, into: 'rolled' }),
    act('show', showDice),
    ask('reroll', {
      ask: 'reroll',
      owner: (g, vars) => survivor(g, vars.who).seat,
      when: canImprove,
      list: listRerolls,
      explain: (_, __, code) => {
        if (kindOf(code) === AMMO.id) return no('S1-FAQ-10');
        return kindOf(code) === REROLL.id ? no('S1-SKILL-14') : null;
      },
      take: takeReroll,
    }),
  ]),
  act('sixes', (g, vars) => {
    vars.more = sixes(vars.rolled) * dicePerSix(g, vars);
  }),
  repeat('more', (_, vars) => vars.more > 0, [
    roll('roll more', { stream: 'dice', sides: 6, dice: (_, vars) => vars.more, into: 'extra' }),
    act('add', addDice),
  ]),
  act('count', (g, vars) => {
    const leavers = leaversIn(g, vars.zone);
    if (leavers > 0) vars.before = leavers;
  }),
  call('hits', (g, vars) => ['hits', hitsOf(g, vars)]),
  act('crawlers', (g, vars) => {
    if (vars.before === undefined || isClean(g, vars)) return;
    leaveCrawlers(g, vars.zone, vars.before - leaversIn(g, vars.zone), vars.rolled);
  }),
  when('second', (_, vars) => vars.other !== NONE, [
    call('second attack', (_, vars) => [
      'attack',
      attackVars({
        who: vars.who,
        grip: vars.second ?? RIGHT,
        style: 'ranged',
        zone: vars.other,
        spent: vars.spent,
      }),
    ]),
  ]),
]);

/** Dice, accuracy and damage, with what skills add. S1-FAQ-12, S1-SKILL-03 */
function prepare(g: G, vars: AttackVars): void {
  const style = STYLES[vars.style];
  const attack = gripAttack(g, vars.who, vars.grip, style);
  if (!attack) {
    vars.rolling = 0;
    return;
  }
  countDice(g, vars, modified['attack.crowd'](g, false, vars.who, style));
  vars.damage = damageOf(g, vars.who, vars.grip, style);
  // At best 2+ is needed: a 1 misses whatever is added. S1-SKILL-03
  vars.need = Math.max(2, attack.accuracy - modified['attack.roll'](g, 0, vars.who, style));
  if (style === 'ranged') for (const card of cardsOfGrip(g, vars.who, vars.grip, style)) fire(g, card);
}

/** Nothing crawls on that was killed with such a weapon. */
const isClean = (g: G, { who, grip, style }: AttackVars): boolean =>
  cardsOfGrip(g, who, grip, STYLES[style]).some((card) => cardDef(g, card)?.clean);

/**
 * Dice of an attack. Where its figures may be counted, they are if they are more: fewer dice are of use only to spare a
 * friend. RM-SKILL-20, RM-SKILL-72
 */
function countDice(g: G, vars: AttackVars, crowd: boolean): void {
  const { who, grip, zone } = vars;
  const style = STYLES[vars.style];
  const own = gripDice(g, who, grip, style);
  const actors = crowd ? actorsIn(g, zone) : 0;
  vars.crowd = actors > own ? 1 : 0;
  vars.dice = modified['attack.dice'](g, Math.max(own, actors), who, style) * (isDouble(grip) ? 2 : 1);
}

const sixes = (rolled: readonly number[]): number => rolled.filter((pips) => pips === 6).length;

const dicePerSix = (g: G, { who, style }: AttackVars): number =>
  modified['attack.sixes'](g, 0, who, STYLES[style]);

/** Dice that sixes have brought count as all others do, and their sixes bring more. RM-SKILL-74 to RM-SKILL-76 */
function addDice(g: G, vars: AttackVars): void {
  const { extra, need } = vars;
  vars.rolled.push(...extra);
  vars.more = sixes(extra) * dicePerSix(g, vars);
  // Dice are put to those that lie there.
  vars.extra = [];
  if (!g.loud) return;
  const hits = extra.filter((pips) => pips >= need).length;
  g.emit({ t: 'sixes', who: whoWord(g, vars.who), rolled: extra.slice(), need, hits });
}

const hitCount = ({ rolled, need }: AttackVars): number => rolled.filter((pips) => pips >= need).length;

function showDice(g: G, vars: AttackVars): void {
  if (!g.loud) return;
  const { who, grip, style, zone, rolled, need, damage } = vars;
  g.emit({
    t: 'dice',
    who: whoWord(g, who),
    weapon: gripWeapon(g, who, grip)?.id ?? '',
    grip: gripDomain.format(grip),
    style: STYLES[style],
    zone: zoneWord(zone),
    rolled: rolled.slice(),
    need,
    damage,
    hits: hitCount(vars),
    by: modifiersOf(g, vars),
  });
}

/** Skills that made the dice, what they need or the damage other than the weapon has them. S1-FAQ-12 */
function modifiersOf(g: G, { who, grip, style: number, crowd }: AttackVars): string[] {
  const style = STYLES[number];
  const attack = gripAttack(g, who, grip, style);
  if (!attack) return [];
  const skills = [
    ...(crowd === 1 ? changers['attack.crowd'](g, false, who, style) : []),
    ...changers['attack.dice'](g, gripDice(g, who, grip, style), who, style),
    ...changers['attack.roll'](g, 0, who, style),
    ...changers['weapon.damage'](g, attack.damage, who, style),
    ...changers['attack.damage'](g, attack.damage, who, style, gripWeapon(g, who, grip)?.id ?? ''),
  ];
  return [...new Set(skills)];
}

/** Filled and emptied within one question. */
const rerollList = new CodeList();

/** Nobody is asked where all dice hit already, unless a hit may strike a friend or a six would bring more. */
function canImprove(g: G, vars: AttackVars): boolean {
  const s = survivor(g, vars.who);
  if (vars.dice === 0 || !g.state.switches.askRerolls[s.seat]) return false;
  if (hitCount(vars) === vars.dice && !endangers(g, vars) && !gainsBySixes(g, vars)) return false;
  rerollList.clear();
  listRerolls(g, vars, rerollList);
  return rerollList.length > 1;
}

const endangers = (g: G, vars: AttackVars): boolean =>
  aimOf(g, vars) !== FREELY && strikableIn(g, vars.zone, vars.who, 'shot').length > 0;

const gainsBySixes = (g: G, vars: AttackVars): boolean =>
  sixes(vars.rolled) < vars.dice && dicePerSix(g, vars) > 0;

function listRerolls(g: G, vars: AttackVars, out: CodeList): void {
  const s = survivor(g, vars.who);
  const style = STYLES[vars.style];
  const attack = gripAttack(g, vars.who, vars.grip, style);
  offered['dice.rerolls'](g, out, vars.who);
  const ammo = attack && 'ammo' in attack ? attack.ammo : undefined;
  for (let place = 0; ammo && place < s.cards.length; place++) {
    if (equipmentAt(g, s, place)?.rerolls === ammo && !vars.spent.includes(place))
      out.push(encode(AMMO, s.seat, place));
  }
  out.push(encode(KEEP, s.seat));
}

/** All dice are rolled again, and the new result counts. S1-FAQ-09 */
function takeReroll(g: G, vars: AttackVars, code: Code): void {
  if (kindOf(code) === KEEP.id) return;
  vars.rolling = 1;
  if (kindOf(code) !== AMMO.id) {
    rollAgain(g, vars.who, code);
    return;
  }
  vars.spent.push(argA(code));
  if (g.loud) g.emit({ t: 'reroll', who: whoWord(g, vars.who), by: 'ammo' });
}

/** Uses the skill that an option names to roll again. S1-SKILL-14, S1-SKILL-26 */
export function rollAgain(g: G, who: Who, code: Code): void {
  markUsed(g, who, argA(code));
  if (g.loud) g.emit({ t: 'reroll', who: whoWord(g, who), by: skillByNumber(argA(code)).id });
}

function hitsOf(g: G, vars: AttackVars) {
  const { who, grip, zone, rolled, damage, style } = vars;
  const hits = hitCount(vars);
  const plain = hitVars({ zone, hits, damage, by: who, aim: aimOf(g, vars), style });
  const scoped =
    STYLES[style] === 'ranged' && cardsOfGrip(g, who, grip, 'ranged').some((one) => hasScope(g, one));
  const even = scoped ? { ...plain, scoped: 1 } : plain;
  const more = STYLES[style] === 'ranged' ? gripGun(g, who, grip)?.sixes : undefined;
  return more ? { ...even, strong: rolled.filter((pips) => pips === 6).length, more } : even;
}

function aimOf(g: G, { who, grip, style, zone }: AttackVars): number {
  if (STYLES[style] === 'melee') return FREELY;
  if (aims(g, who, grip, zone)) return AIMED;
  if (zone === survivor(g, who).zone && setting(g).rules.rangeZeroShotIsMelee) return FREELY;
  return BY_ORDER;
}

/** Frame of an attack. */
const attackVars = (attack: {
  readonly who: Who;
  readonly grip: Grip;
  readonly style: Style;
  readonly zone: Zone;
  readonly other?: Zone;
  readonly spent?: readonly number[];
}): AttackVars => ({
  who: attack.who,
  grip: attack.grip,
  style: STYLES.indexOf(attack.style),
  zone: attack.zone,
  other: attack.other ?? NONE,
  dice: 0,
  need: 0,
  damage: 0,
  rolled: [],
  rolling: 1,
  spent: attack.spent?.slice() ?? [],
  crowd: 0,
  extra: [],
  more: 0,
});

/** The two weapons of a pair, each at a zone of its own. S1-SKILL-35 */
function trickVars(attack: Parameters<typeof attackVars>[0]): AttackVars {
  const [first, second] = GRIP_PLACES[attack.grip].map(gripAt);
  const vars = attackVars({ ...attack, grip: first });
  return second === RIGHT ? vars : { ...vars, second };
}

/** Starts an attack: once an action, whatever it is made with, it makes noise. S1-NOISE-01, S1-NOISE-02 */
export function startAttack(g: G, who: Who, grip: Grip, style: Style, zone: Zone, other = NONE): void {
  const s = survivor(g, who);
  renewUses(g, who, 'action');
  happened['attack.begins'](g, who, zone, other);
  const attack = gripAttack(g, who, grip, style);
  const cards = cardsOfGrip(g, who, grip, style);
  const burns = style === 'ranged' && gripGun(g, who, grip)?.burns === true;
  if (attack?.noisy && (!burns || setting(g).rules.molotovNoise)) makeNoise(g, who, s.zone);
  if (burns) throwFire(g, who, firstPlace(grip), cards[0], zone);
  else if (other === NONE) g.call('attack', attackVars({ who, grip, style, zone }));
  else g.call('attack', trickVars({ who, grip, style, zone, other }));
}

/** Everybody and everything in the zone dies, without dice. S1-SPECIAL-05, S1-SPECIAL-06 */
function throwFire(g: G, who: Who, place: number, card: Card, zone: Zone): void {
  setCard(g, who, place, NONE);
  discardCard(g, card);
  burnZone(g, who, zone);
}
