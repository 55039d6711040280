import {
  argA,
  type Code,
  CodeList,
  encode,
  kindOf,
  no,
  type Seat,
  seatOf,
  steps,
  TABLE,
} from '@holdout/kernel';
import { INDESTRUCTIBLE } from '../content/define.ts';
import type { Zone } from '../map/board.ts';
import { markUsed } from '../ops/survivors.ts';
import { killZombie } from '../ops/zombies.ts';
import { setting } from '../setting.ts';
import { type Kind, NONE, type Skill, type Who } from '../state/ids.ts';
import { zoneWord } from '../state/words.ts';
import { byId } from './activation.ts';
import { burnZone } from './fire.ts';
import { type G, modified, offered, type Style } from './hooks.ts';
import { BLOW_UP, HIT, REAP, SPARE, STRIKE } from './options.ts';
import { rivalsIn, strikableIn, survivor, zombiesOf } from './query.ts';
import { harmNumber } from './wound.ts';

/** How hits find their targets. */
export const BY_ORDER = 0;
/** Any zombie, no survivor: melee. S1-MELEE-02 */
export const FREELY = 1;
/** Anybody in the zone. S1-SKILL-31 */
export const AIMED = 2;

/** Styles of an attack, as numbers for a program's variables. */
export const STYLES: readonly Style[] = ['melee', 'ranged'];

export type HitVars = {
  zone: Zone;
  hits: number;
  damage: number;
  by: Who;
  aim: number;
  /** Occupants of this car are not hit by it. */
  car: number;
  /** Whether it was a shot or a car. */
  harm: number;
  /** Style of the attack, or -1 for a car. */
  style: number;
  /** Hits among them that have more damage, and how much more; left out where all are equal. RM-EQ-01 */
  strong?: number;
  more?: number;
  /** 1 for a shot with a Scope. */
  scoped?: number;
};
const { act, ask, program, repeat } = steps<G, HitVars>();

/** Hits are assigned one after the other; what is too weak for its target is lost. S1-COMBAT-02, S1-COMBAT-03 */
export const hitsProgram = program('hits', [
  repeat('hits', (g, vars) => vars.hits > 0 && hasTarget(g, vars), [
    ask('target', {
      ask: 'target',
      owner: chooser,
      about: (_, vars) => zoneWord(vars.zone),
      list: listTargets,
      explain: (g, vars, code) =>
        mayChoose(g, vars, seatOf(code)) && [HIT.id, STRIKE.id, SPARE.id, REAP.id].includes(kindOf(code))
          ? no(kindOf(code) === REAP.id && reaper(g, vars) === NONE ? 'RM-SKILL-59' : orderRule(vars))
          : null,
      take: takeHit,
    }),
  ]),
  act('wasted', (g, vars) => tellWasted(g, vars.zone, vars.hits)),
]);

const orderRule = ({ aim }: HitVars): string => (aim === BY_ORDER ? 'S1-RANGED-04' : 'S1-MELEE-02');

/** S1-RANGED-06, S1-RANGED-07 */
function chooser(g: G, { by, aim }: HitVars): Seat {
  const { rules, mission } = setting(g);
  // RM-COMPET-06: against rivals the attacker chooses.
  const agreed = aim === BY_ORDER && rules.equalRankChoice === 'players' && !mission.rivals;
  return agreed ? TABLE : survivor(g, by).seat;
}

const mayChoose = (g: G, vars: HitVars, seat: Seat): boolean => [seat, TABLE].includes(chooser(g, vars));

function listTargets(g: G, vars: HitVars, out: CodeList): void {
  const seat = chooser(g, vars);
  if (canSpare(g, vars)) out.push(encode(SPARE, seat));
  for (const who of [...strikable(g, vars), ...opponents(g, vars)])
    out.push(encode(STRIKE, seat, survivor(g, who).id));
  offered['hits.targets'](g, out, vars.by, vars.zone, vars.scoped === 1);
  const reaps = reaper(g, vars) !== NONE;
  for (const kind of killable(g, vars)) {
    out.push(encode(HIT, seat, setting(g).kinds[kind].number));
    if (reaps && zombiesOf(g, vars.zone, kind) > 1 && isFit(g, vars, kind))
      out.push(encode(REAP, seat, setting(g).kinds[kind].number));
  }
}

/** The skill by which a hit may kill a second zombie, or -1. Nobody reaps with a car. RM-SKILL-58 to RM-SKILL-60 */
const reaper = (g: G, { by, style }: HitVars): Skill =>
  style >= 0 ? modified['attack.reaper'](g, NONE, by, STYLES[style]) : NONE;

const isFit = (g: G, vars: HitVars, kind: Kind): boolean =>
  mostDamage(vars) >= setting(g).kinds[kind].toughness;

/** Filled and emptied within one question. */
const otherTargets = new CodeList();

function hasTarget(g: G, vars: HitVars): boolean {
  if (strikable(g, vars).length > 0 || killable(g, vars).length > 0 || opponents(g, vars).length > 0)
    return true;
  if (vars.scoped !== 1) return false;
  otherTargets.clear();
  offered['hits.targets'](g, otherTargets, vars.by, vars.zone, true);
  return otherTargets.length > 0;
}

/** Who aims hits nobody he does not want to hit. S1-SKILL-31 */
const canSpare = (g: G, vars: HitVars): boolean => vars.aim === AIMED && killable(g, vars).length === 0;

/** Survivors that hits can go to. In the order of targets they come first. S1-RANGED-03 */
function strikable(g: G, { zone, by, aim, car }: HitVars): Who[] {
  if (aim === FREELY) return [];
  return strikableIn(g, zone, by, car === NONE ? 'shot' : 'car').filter(
    (who) => car === NONE || survivor(g, who).car !== car,
  );
}

/** Rivals that a blow may go to, as the attacker likes. RM-MELEE-04 */
const opponents = (g: G, { zone, by, aim }: HitVars): Who[] => (aim === FREELY ? rivalsIn(g, zone, by) : []);

/**
 * Kinds that a hit can go to: those it kills, of the first rank that is still there or of all. Who aims past a survivor
 * may also name one that the hit is too weak for. S1-RANGED-04, S1-COMBAT-03
 */
function killable(g: G, vars: HitVars): Kind[] {
  const { zone, aim } = vars;
  const { kinds, rules } = setting(g);
  const present = kinds.flatMap((_, kind) => (zombiesOf(g, zone, kind) > 0 ? [kind] : []));
  const fit = (kind: Kind): boolean => isFit(g, vars, kind);
  if (aim === AIMED && strikable(g, vars).length > 0) return present;
  if (aim !== BY_ORDER) return present.filter(fit);
  if (present.length === 0 || strikable(g, vars).length > 0) return [];
  const rank = (kind: Kind): number => kinds[kind].rank[rules.targetTable ?? 's1'];
  const first = Math.min(...present.map(rank));
  const ranked = present.filter((kind) => rank(kind) === first);
  // Beside one that it kills, a hit may also go to one that nothing hurts (ruling OQ-16).
  if (!ranked.some(fit)) return [];
  return ranked.filter((kind) => fit(kind) || kinds[kind].toughness === INDESTRUCTIBLE);
}

function takeHit(g: G, vars: HitVars, code: Code): void {
  if (kindOf(code) === SPARE.id) {
    useHit(vars, 0);
    tellWasted(g, vars.zone, 1);
    return;
  }
  if (kindOf(code) === BLOW_UP.id) {
    vars.hits = 0;
    burnZone(g, vars.by, vars.zone);
    return;
  }
  if (kindOf(code) === STRIKE.id) {
    const harm = vars.aim === FREELY ? harmNumber('blow') : vars.harm;
    g.call('wound', { who: byId(g, argA(code)), harm, left: useHit(vars, 0) });
    return;
  }
  const kind = setting(g).kinds.findIndex((def) => def.number === argA(code));
  const { toughness } = setting(g).kinds[kind];
  if (useHit(vars, toughness) < toughness) {
    tellWasted(g, vars.zone, 1);
    return;
  }
  if (kindOf(code) === REAP.id) {
    markUsed(g, vars.by, reaper(g, vars));
    killZombie(g, vars.zone, kind, vars.by);
  }
  killZombie(g, vars.zone, kind, vars.by);
}

/** Damage of the strongest hit that is left. */
const mostDamage = ({ damage, strong = 0, more = 0 }: HitVars): number => damage + (strong > 0 ? more : 0);

/**
 * Uses up the weakest hit that is enough, for the stronger ones may be needed behind its target. RM-EQ-01
 *
 * @returns its damage.
 */
function useHit(vars: HitVars, enough: number): number {
  const { hits, damage, strong = 0, more = 0 } = vars;
  const asStrong = strong > 0 && (hits === strong || (damage < enough && damage + more >= enough));
  vars.hits -= 1;
  if (!asStrong) return damage;
  vars.strong = strong - 1;
  return damage + more;
}

function tellWasted(g: G, zone: Zone, n: number): void {
  if (n > 0 && g.loud) g.emit({ t: 'wasted', n, zone: zoneWord(zone) });
}

/** Frame of the hits of an attack. */
export const hitVars = (vars: Omit<HitVars, 'harm' | 'car'>): HitVars => ({
  ...vars,
  car: NONE,
  harm: harmNumber('shot'),
});
