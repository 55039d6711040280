import { argA, argB, type Code, type Run, TABLE } from '@holdout/kernel';
import { INDESTRUCTIBLE } from '../content/define.ts';
import { skillByNumber } from '../content/skills/index.ts';
import { byId } from '../rules/activation.ts';
import type { G } from '../rules/hooks.ts';
import { cardDef, isDying, survivor, survivorsIn, woundsOf, zombiesIn } from '../rules/query.ts';
import { setting } from '../setting.ts';
import { NONE, type Who } from '../state/ids.ts';
import type { ZombicideState } from '../state/state.ts';
import { FOUND, THEIRS } from '../state/words.ts';
import { moveWorth as stepWorth, worthOfAction } from './actions.ts';
import { isRipe } from './bang.ts';
import { cardAt, costOfCard, moveWorth, roomWorth } from './cards.ts';
import { driveOnWorth } from './cars.ts';
import { blowsAt, loomingAt } from './danger.ts';
import { flyWorth } from './flight.ts';
import { stepsToGoal } from './goals.ts';
import { forget } from './mind.ts';
import { carrierOf, missingFrom, suppliesWanted } from './supplies.ts';

/** A whole number from 0 to below `n`. */
type Random = (n: number) => number;
type Answer = (g: G, code: Code, key: string) => number;

const vars = (g: G): Record<string, number | number[]> => g.state.frames[g.state.frames.length - 1].vars;
const whoOf = (g: G): Who => vars(g).who as Who;
const kindOf = (key: string): string => key.split(':')[0];

/** Skills in the order in which he would like to have them. */
const LIKED = [
  'free-combat',
  'die-combat',
  'roll-combat',
  'die-ranged',
  'roll-ranged',
  'free-move',
  'lucky',
  're-roll',
  'die-melee',
  'roll-melee',
  'slippery',
  'tough',
  'ambidextrous',
  'sniper',
];

const like = (number: number): number => {
  const at = LIKED.indexOf(skillByNumber(number).id);
  return at < 0 ? 0 : LIKED.length - at;
};

/** How much a survivor can still take: the soundest is attacked first. */
function hardiness(g: G, who: Who): number {
  const s = survivor(g, who);
  const cards = s.cards.filter((card) => card >= 0);
  const shield = cards.some((card) => cardDef(g, card)?.shields);
  return (isDying(s) ? -20 : 0) - woundsOf(s) * 5 + (shield ? 6 : 0) + cards.length - s.xp * 0.05;
}

function answerWound(g: G, code: Code, key: string): number {
  const who = whoOf(g);
  const lost = costOfCard(g, who, argA(code));
  if (kindOf(key) === 'shield') return isDying(survivor(g, who)) ? 100 : 2 - lost;
  if (kindOf(key) === 'shrug') return 10 - lost;
  return kindOf(key) === 'bear' ? 0 : -lost;
}

/** To lay down makes room for what was found, if that is better; otherwise it is only a loss. */
function dropWorth(g: G, who: Who, partner: Who, place: number): number {
  if (place >= FOUND) return 0;
  if (g.state.found.length > 0 && place < THEIRS) return roomWorth(g, who, place);
  return -5 - costOfCard(g, place >= THEIRS ? partner : who, place >= THEIRS ? place - THEIRS : place);
}

/** Cards go where they are of use; supplies to him who carries them. */
function answerOrganise(g: G, code: Code, key: string): number {
  const who = whoOf(g);
  const partner = vars(g).partner as Who;
  const kind = kindOf(key);
  if (kind === 'done') return 0.2;
  if (kind === 'drop') return dropWorth(g, who, partner, argA(code));
  const supply = partner === NONE ? 0 : tradeWorth(g, who, partner, argA(code), argB(code));
  return supply + moveWorth(g, who, partner, argA(code), argB(code));
}

function tradeWorth(g: G, who: Who, partner: Who, from: number, to: number): number {
  const carrier = carrierOf(g);
  const other = who === carrier ? partner : who;
  const wanted = missingFrom(g, carrier, other, suppliesWanted(g));
  const carrierSide = (place: number): boolean => (who === carrier ? place < THEIRS : place >= THEIRS);
  const id = (place: number): string => cardDef(g, cardAt(g, who, partner, place))?.id ?? '';
  if (wanted.includes(id(from)) && carrierSide(to) && !suppliesWanted(g).includes(id(to))) return 20;
  if (wanted.includes(id(to)) && carrierSide(from) && !suppliesWanted(g).includes(id(from))) return 20;
  return 0;
}

/** Worth of each answer, by question. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  action: (g, code) => worthOfAction(g, code),
  activate: (g, code) => {
    const who = byId(g, argA(code));
    const { zone, seat } = survivor(g, who);
    // Others say themselves when their turn is. RM-SKILL-65
    if (![seat, TABLE].includes(g.owner() ?? TABLE)) return -1000;
    return zombiesIn(g, zone) * 5 + blowsAt(g, zone) + loomingAt(g, zone) - stepsToGoal(g, who, zone) * 0.1;
  },
  walkOn: (g, code, key) => (kindOf(key) === 'stay' ? 0 : stepWorth(g, whoOf(g), argA(code), 0)),
  driveOn: (g, code, key) => (kindOf(key) === 'stay' ? 0 : driveOnWorth(g, whoOf(g), argA(code))),
  flyOn: (g, code, key) => (kindOf(key) === 'stay' ? 0 : flyWorth(g, argA(code))),
  victim: (g, code) => hardiness(g, byId(g, argA(code))),
  wound: answerWound,
  target: (g, code, key) => {
    if (kindOf(key) === 'blow-up') return isRipe(g) ? 100 : -1000;
    if (kindOf(key) === 'strike') return hardiness(g, byId(g, argA(code))) - 100;
    const kind = setting(g).kinds.find((def) => def.number === argA(code));
    if (!kind || kind.toughness === INDESTRUCTIBLE) return 0;
    return kindOf(key) === 'reap' ? kind.rank.s1 + 0.5 : kind.rank.s1;
  },
  crowd: (_, __, key) => (kindOf(key) === 'keep' ? 1 : 0),
  reroll: (_, __, key) => (kindOf(key) === 'keep' ? 0 : kindOf(key) === 'ammo' ? 2 : 1),
  skill: (_, code) => like(argA(code)),
  organise: answerOrganise,
  foundCard: (_, __, key) => (kindOf(key) === 'keep' ? 0 : -1),
  leaderWay: (g, code) => -survivorsIn(g, argA(code)).length,
  shortWay: (g, code) => survivorsIn(g, argA(code)).length,
  hole: (g, code) => -survivorsIn(g, argA(code)).length,
  secondTarget: (g, code) => zombiesIn(g, argA(code)),
};

/** Whether re-rolling is likely to help: fewer hits than half of what was to be expected. */
function unlucky(g: G): boolean {
  const { rolled, need } = vars(g) as { rolled: number[]; need: number };
  const hits = rolled.filter((pips) => pips >= need).length;
  return hits < (rolled.length * (7 - need)) / 6;
}

/**
 * A simple player: fights what is beside him, looks for weapons, opens doors, goes for the objectives, and does not
 * stay where it hurts. It looks at what lies open only.
 *
 * @returns index of the option, from 0 to below `run.count()`.
 */
export function greedy(run: Run<ZombicideState>, random: Random): number {
  forget();
  const count = run.count();
  const answer = ANSWERS[run.asking ?? ''];
  if (!answer) return random(count);
  if (run.asking === 'reroll' && !unlucky(run)) return count - 1;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const code = run.pick(i);
    const worth = answer(run, code, run.game.vocabulary.key(code)) + random(1000) / 10_000;
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}
