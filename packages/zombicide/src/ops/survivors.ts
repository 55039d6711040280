import type { Seat } from '@holdout/kernel';
import { skillByNumber, skillNumber } from '../content/skills/index.ts';
import { survivorByNumber } from '../content/survivors/index.ts';
import type { Zone } from '../map/board.ts';
import { type G, type Harm, happened, modified } from '../rules/hooks.ts';
import { freePlace, isLiving, survivor, woundsOf } from '../rules/query.ts';
import {
  FREE_KINDS,
  LEVELS,
  levelOf,
  MAX_WOUNDS,
  MOST_PLACES,
  NONE,
  type Skill,
  type Who,
  WOUNDED,
} from '../state/ids.ts';
import type { Survivor } from '../state/state.ts';
import { survivorDomain, zoneWord } from '../state/words.ts';
import { discardAll } from './cards.ts';

export const whoWord = (g: G, who: Who): string => survivorDomain.format(survivor(g, who).id);

/** A survivor comes into play, with his first skills. S1-SETUP-07 */
export function bringIn(g: G, id: number, seat: Seat, zone: Zone): Who {
  const { skills } = survivorByNumber(id);
  const made: Survivor = {
    id,
    seat,
    zone,
    dead: false,
    xp: 0,
    level: 0,
    skills: skills.blue.map(skillNumber),
    cards: new Array<number>(MOST_PLACES).fill(NONE),
    car: NONE,
    carSeat: NONE,
    gift: 0,
    acted: false,
    searched: false,
    used: [],
  };
  const who = g.state.survivors.push(made) - 1;
  g.refreshHooks();
  return who;
}

/** He goes, or is carried, to another zone. */
export function moveSurvivor(g: G, who: Who, zone: Zone): void {
  const s = survivor(g, who);
  const from = s.zone;
  s.zone = zone;
  if (g.loud) g.emit({ t: 'move', who: whoWord(g, who), from: zoneWord(from), to: zoneWord(zone) });
  happened['survivor.moved'](g, who, zone);
}

/** He is pulled away, out of a car too: no move of his own, so nothing follows from it. RM-ABOMB-06, RM-ABOMB-07 */
export function grabSurvivor(g: G, who: Who, zone: Zone): void {
  const s = survivor(g, who);
  const from = s.zone;
  s.zone = zone;
  s.car = NONE;
  s.carSeat = NONE;
  if (g.loud) g.emit({ t: 'grab', who: whoWord(g, who), from: zoneWord(from), to: zoneWord(zone) });
}

/** Somebody pulls him into his own zone. RM-SKILL-40 */
export function pullSurvivor(g: G, who: Who, by: Who): void {
  const s = survivor(g, who);
  const { zone } = survivor(g, by);
  if (g.loud)
    g.emit({
      t: 'pull',
      who: whoWord(g, who),
      by: whoWord(g, by),
      from: zoneWord(s.zone),
      to: zoneWord(zone),
    });
  carrySurvivor(g, who, zone);
}

/** The occupants go where the car goes. */
export function carrySurvivor(g: G, who: Who, zone: Zone): void {
  survivor(g, who).zone = zone;
  happened['survivor.moved'](g, who, zone);
}

export function gainXp(g: G, who: Who, xp: number): void {
  if (xp === 0) return;
  const s = survivor(g, who);
  s.xp += xp;
  if (g.loud) g.emit({ t: 'xp', who: whoWord(g, who), n: xp, xp: s.xp });
}

/** He is given the skills of a level he has reached, or the one that was chosen. S1-XP-03 to S1-XP-06 */
export function reachLevel(g: G, who: Who, level: number): void {
  survivor(g, who).level = level;
  if (g.loud) g.emit({ t: 'level', who: whoWord(g, who), level: LEVELS[level] });
}

/** A new skill works at once, also for what is left of his turn. S1-XP-06 */
export function learn(g: G, who: Who, number: Skill): void {
  const before = allowance(g, who);
  survivor(g, who).skills.push(number);
  g.refreshHooks();
  if (g.loud) g.emit({ t: 'learn', who: whoWord(g, who), skill: skillByNumber(number).id });
  happened['skill.learned'](g, who, number);
  if (g.state.active !== who) return;
  const after = allowance(g, who);
  g.state.actions += after.actions - before.actions;
  for (let free = 0; free < FREE_KINDS; free++) g.state.free[free] += after.free[free] - before.free[free];
}

/** Actions and free actions that a turn of his begins with. S1-ROUND-04 */
export function allowance(g: G, who: Who): { actions: number; free: number[] } {
  const free: number[] = [];
  for (let kind = 0; kind < FREE_KINDS; kind++) free.push(modified['actions.free'](g, 0, who, kind));
  return { actions: modified['actions.each turn'](g, 3, who), free };
}

/** Level whose skills are due to him, or his own if none is. S1-XP-08 */
export const dueLevel = (s: Survivor): number => Math.min(s.level + 1, Math.max(s.level, levelOf(s.xp)));

/**
 * A Wounded card takes a place of his: that of the card he has lost, else a free one. S1-ZATT-02
 *
 * The second one kills him. S1-ZATT-03
 */
export function wound(g: G, who: Who, place: number, harm: Harm): void {
  const s = survivor(g, who);
  const at = place >= 0 ? place : freePlace(g, who);
  if (at >= 0) s.cards[at] = WOUNDED;
  if (g.loud) g.emit({ t: 'wound', who: whoWord(g, who), harm, wounds: Math.max(woundsOf(s), 1) });
  if (woundsOf(s) >= MAX_WOUNDS || at < 0) die(g, who, harm);
}

/** He is dead: his equipment is discarded and he leaves the board. S1-ZATT-03 */
export function die(g: G, who: Who, harm: Harm): void {
  const s = survivor(g, who);
  if (!isLiving(s)) return;
  if (g.loud) g.emit({ t: 'death', who: whoWord(g, who), zone: zoneWord(s.zone), harm });
  discardAll(g, who);
  s.dead = true;
  takeOff(g, who);
  g.refreshHooks();
}

/** He is on the board no more, and what he shouted is forgotten. */
function takeOff(g: G, who: Who): void {
  const s = survivor(g, who);
  delete s.rotten;
  s.zone = NONE;
  s.car = NONE;
  s.carSeat = NONE;
  if (g.state.loudBy === who) endLoud(g);
  if (g.state.active === who) endActions(g);
}

/** He has left the board alive, with what he carries. S1-M06-EXIT */
export function leaveBoard(g: G, who: Who): void {
  if (g.loud) g.emit({ t: 'escape', who: whoWord(g, who) });
  takeOff(g, who);
}

/** Nothing is the loudest any more. S1-SKILL-25 */
export function endLoud(g: G): void {
  g.state.loudZone = NONE;
  g.state.loudBy = NONE;
}

/** What is left of his actions is lost. S1-ACT-05, S1-ROUND-04 */
export function endActions(g: G): void {
  g.state.actions = 0;
  g.state.free.fill(0);
  g.state.active = NONE;
}

/** One of his wounds is healed. S1-SKILL-28, S1-M02-SP */
export function heal(g: G, who: Who): void {
  const { cards } = survivor(g, who);
  cards[cards.indexOf(WOUNDED)] = NONE;
  if (g.loud) g.emit({ t: 'heal', who: whoWord(g, who) });
}

/** He can not use this skill again for now. */
export function markUsed(g: G, who: Who, number: Skill): void {
  survivor(g, who).used.push(number);
}

/** A Rotten marker is laid beside him. RM-SKILL-69 */
export function markRotten(g: G, who: Who): void {
  survivor(g, who).rotten = true;
  if (g.loud) g.emit({ t: 'rotten', who: whoWord(g, who), on: true });
}

/** He loses it again. RM-SKILL-69 */
export function loseRotten(g: G, who: Who): void {
  delete survivor(g, who).rotten;
  if (g.loud) g.emit({ t: 'rotten', who: whoWord(g, who), on: false });
}

/** Skills of this use can be used again. */
export function renewUses(g: G, who: Who, uses: string): void {
  const s = survivor(g, who);
  s.used = s.used.filter((number) => skillByNumber(number).uses !== uses);
}

/** He does without a skill, or has it again. RM-SKILL-43 */
export function switchSkill(g: G, who: Who, number: Skill, on: boolean): void {
  const s = survivor(g, who);
  const off = (s.off ?? []).filter((other) => other !== number);
  s.off = on ? off : [...off, number];
  if (g.loud) g.emit({ t: 'skill-switched', who: whoWord(g, who), skill: skillByNumber(number).id, on });
}

export function markSearched(g: G, who: Who): void {
  survivor(g, who).searched = true;
}

export function giveAction(g: G, who: Who, by: Who): void {
  survivor(g, who).gift += 1;
  if (g.loud) g.emit({ t: 'gift', who: whoWord(g, who), by: whoWord(g, by) });
}

/** He sits down on a seat of a car, or gets out (-1). S1-CAR-01, S1-CAR-02, S1-CAR-04 */
export function sit(g: G, who: Who, car: number, seat: number): void {
  const s = survivor(g, who);
  s.car = car;
  s.carSeat = seat;
}
