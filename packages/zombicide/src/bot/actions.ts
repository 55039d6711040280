import { argA, argB, type Code } from '@holdout/kernel';
import { carByNumber } from '../content/cars.ts';
import type { Zone } from '../map/board.ts';
import { costOfMove } from '../rules/actions/move.ts';
import { byId } from '../rules/activation.ts';
import type { G } from '../rules/hooks.ts';
import { available } from '../rules/pay.ts';
import { freePlace, survivor, survivorsIn, ways, zombiesIn } from '../rules/query.ts';
import { cardsOfGrip, gripWeapon } from '../rules/weapons.ts';
import { setting } from '../setting.ts';
import { HANDS, NONE, ON_BOARD, type Who } from '../state/ids.ts';
import { bangWorth, hasFire, isRipe } from './bang.ts';
import { swapWorth, tradeGain } from './cards.ts';
import { driveWorth, getInWorth, getOutWorth } from './cars.ts';
import { blowsAt, dreadAt, fear, loomingAt } from './danger.ts';
import { isGoodTime, lootDoor } from './doors.ts';
import { killsAt, meleeWorth, shotWorth } from './fight.ts';
import { flyWorth, landWorth, takeOffWorth } from './flight.ts';
import { stepsToGoal, wantsTokens } from './goals.ts';
import { lootNear } from './loot.ts';
import { carrierOf, missingFrom, suppliesMissing, suppliesWanted } from './supplies.ts';
import { closeDoorWorth, wantsDoor } from './tasks.ts';
import { armsOf, awayFromFriends, isArmed, leaderOf, living, raisesDanger } from './team.ts';

/** What each thing the acting survivor could do is worth to a greedy bot; nothing at all ends his turn. */
export type Worth = (g: G, who: Who, a: number, b: number) => number;

const NOT_NOW = -10;
/** Less than this is not worth an attack. */
const HARDLY = 0.05;
const STEP = 3.5;
const LONELY = 0.8;
/** From this round on the goal gets more important, for the streets only get fuller. */
const HURRY = 6;
/** From this round on waiting makes nothing better. */
const LATE = 12;

/** How good it is to be in a zone with so many actions left. */
function placeWorth(g: G, who: Who, zone: Zone, left: number): number {
  const lonely = Math.max(0, awayFromFriends(g, who, zone) - 2) * LONELY;
  const hurry = 1 + Math.max(0, g.state.round - HURRY) * 0.2;
  return -stepsToGoal(g, who, zone) * STEP * hurry - fear(g, who, zone, left) - lonely;
}

export const moveWorth: Worth = (g, who, zone) => {
  const { zone: here } = survivor(g, who);
  const cost = costOfMove(g, who);
  const left = available(g, 'move');
  // With fire in hand, and time enough to throw it, nothing frightens him.
  if (isRipe(g) && hasFire(g, who) && stepsToGoal(g, who, here) < left)
    return (stepsToGoal(g, who, here) - stepsToGoal(g, who, zone)) * 50;
  const gain = placeWorth(g, who, zone, left - cost) - placeWorth(g, who, here, left);
  return gain + sally(g, who, zone, left - cost) - desertion(g, who, left) - (cost - 1) * 0.8;
};

/** Who goes leaves to his friends what he could have done for them. */
function desertion(g: G, who: Who, left: number): number {
  const { zone } = survivor(g, who);
  if (zombiesIn(g, zone) === 0 || survivorsIn(g, zone).length < 2) return 0;
  const kills = killsAt(g, who, zone, zone, left);
  return Math.min(kills, zombiesIn(g, zone)) * 2;
}

/** What it is worth to go at zombies beside him before they come. */
function sally(g: G, who: Who, zone: Zone, left: number): number {
  const { zone: here } = survivor(g, who);
  if (left <= 0 || zombiesIn(g, zone) === 0 || zombiesIn(g, here) > 0) return 0;
  const kills = killsAt(g, who, zone, zone, left);
  return kills >= 0.5 ? kills * 2 - price(g, who, kills) : 0;
}

/** Experience that makes the cards of all worse is no reward. S1-XP-07 */
const price = (g: G, who: Who, kills: number): number => (raisesDanger(g, who, Math.ceil(kills)) ? 3 : 0);

const fightWorth: Worth = (g, who, grip) => {
  const worth = meleeWorth(g, who, grip, survivor(g, who).zone);
  if (worth <= HARDLY) return NOT_NOW;
  return 4 + worth * 6 - price(g, who, worth) * 0.5;
};

const shootWorth: Worth = (g, who, grip, zone) => {
  const bang = bangWorth(g, cardsOfGrip(g, who, grip, 'ranged'), zone);
  if (bang !== null) return bang;
  const worth = shotWorth(g, who, grip, zone);
  if (worth <= HARDLY) return NOT_NOW;
  const { zone: here } = survivor(g, who);
  const near = zone === here || ways(g).next[here].includes(zone);
  return worth * (near ? 6 : 3) - price(g, who, worth);
};

/** Zombies are with him, or behind the door is one that nobody can kill. */
const isRisky = (g: G, zone: Zone, beyond: Zone): boolean =>
  blowsAt(g, zone) > 0 || (dreadAt(g, beyond) > 0 && g.state.round < LATE);

/** A door on the way, or the one behind which there is something to search. */
const doorWorth: Worth = (g, who, door, grip) => {
  const { a, b } = setting(g).board.doors[door];
  const { zone } = survivor(g, who);
  const beyond = a === zone ? b : a;
  const progress = stepsToGoal(g, who, zone) - stepsToGoal(g, who, beyond);
  const wanted =
    progress > 0 || wantsDoor(g, door) || (stepsToGoal(g, who, zone) === 0 && lootDoor(g) === door);
  if (!wanted || isRisky(g, zone, beyond) || !isGoodTime(g, who, door)) return NOT_NOW;
  const loud = grip !== NONE && gripWeapon(g, who, grip)?.opens === 'noisy' ? 0.5 : 0;
  return 8 - loud;
};

const searchWorth: Worth = (g, who) => {
  if (suppliesMissing(g).length > 0 && freePlace(g, who) !== NONE) return 6;
  if (lootNear(g, who).length > 0) return 5;
  return isArmed(g, who) ? 1 : 4;
};

/** What lies in a special car is worth the most; the others are searched until there are weapons enough. */
const searchCarWorth: Worth = (g, who, car) => {
  if (carByNumber(g.state.cars[car].kind).search === 'special') return 7;
  return armsOf(g, who) < 1.3 ? 7 : 1.5;
};

/** Objectives go to those whom experience makes no danger for all, if such are near. */
const takeWorth: Worth = (g, who) => {
  const { rules, win } = setting(g).mission;
  if (win.some(({ use }) => use === 'level-reached')) return who === leaderOf(g) ? 40 : NOT_NOW;
  const xp = rules.find((rule) => rule.use === 'objective-xp')?.xp ?? 0;
  const last = g.state.tokens.filter((token) => token === ON_BOARD).length === 1;
  const wins = last && win.every(({ use }) => use === 'objectives-taken');
  if (wins || !raisesDanger(g, who, xp)) return 40;
  const steps = ways(g).to(survivor(g, who).zone);
  const better = living(g).some((other) => {
    const away = steps[survivor(g, other).zone];
    return !raisesDanger(g, other, xp) && away >= 0 && away <= 4;
  });
  return better ? NOT_NOW : 40;
};

const organiseWorth: Worth = (g, who) => {
  const { cards } = survivor(g, who);
  let best = 0;
  for (let from = HANDS; from < cards.length; from++) {
    for (let hand = 0; hand < HANDS; hand++) best = Math.max(best, swapWorth(g, who, from, hand));
  }
  return best > 1.5 ? best : NOT_NOW;
};

/** Supplies go to the one who carries them. */
const tradeWorth: Worth = (g, who, id) => {
  const wanted = suppliesWanted(g);
  const carrier = carrierOf(g);
  const partner = byId(g, id);
  const gain = tradeGain(g, who, partner);
  if (gain > 3) return Math.min(gain, 8);
  if (wanted.length === 0 || setting(g).rule('cargo')) return NOT_NOW;
  if (who !== carrier && partner !== carrier) return NOT_NOW;
  const other = who === carrier ? partner : who;
  return missingFrom(g, carrier, other, wanted).length > 0 ? 15 : NOT_NOW;
};

/** Nobody goes before everything is taken that has to be. */
const leaveWorth: Worth = (g) => (wantsTokens(g) ? NOT_NOW : 60);

const always =
  (worth: number): Worth =>
  () =>
    worth;

const threatened = (g: G, who: Who): boolean =>
  blowsAt(g, survivor(g, who).zone) + loomingAt(g, survivor(g, who).zone) > 0;

/** By kind of option. What is not listed is never done of his own accord. */
const WORTHS: Readonly<Record<string, Worth>> = {
  move: moveWorth,
  melee: fightWorth,
  shoot: shootWorth,
  reload: (g, who) => (threatened(g, who) ? 4 : NOT_NOW),
  open: doorWorth,
  'break-in': (g, who, door) => doorWorth(g, who, door, NONE),
  search: searchWorth,
  'search-car': searchCarWorth,
  take: takeWorth,
  'get-in': getInWorth,
  'get-out': getOutWorth,
  drive: driveWorth,
  organise: organiseWorth,
  trade: tradeWorth,
  combine: always(5),
  'take-off': takeOffWorth,
  fly: (g, _, zone) => flyWorth(g, zone),
  land: landWorth,
  leave: leaveWorth,
  'pick-up': always(7),
  'hand-close': closeDoorWorth,
  'close-spawn': always(40),
  load: always(25),
  heal: always(30),
  lead: always(20),
};

/** What an option of the acting survivor is worth. */
export function worthOfAction(g: G, code: Code): number {
  const key = g.game.vocabulary.key(code);
  const colon = key.indexOf(':');
  const kind = colon < 0 ? key : key.slice(0, colon);
  if (kind === 'end') return 0;
  const worth = WORTHS[kind];
  return worth ? worth(g, g.state.active, argA(code), argB(code)) : NOT_NOW;
}
