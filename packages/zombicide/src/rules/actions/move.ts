import {
  argA,
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
import { moveSurvivor, whoWord } from '../../ops/survivors.ts';
import { setting } from '../../setting.ts';
import { NONE, type Who } from '../../state/ids.ts';
import { carWord, zoneWord } from '../../state/words.ts';
import { type G, modified } from '../hooks.ts';
import { ON, STAY } from '../options.ts';
import { cannotPay, type Purpose, pay } from '../pay.ts';
import { survivor, ways, zombiesIn } from '../query.ts';

const MOVE = optionKind('move', 'zone');

/** What leaving his zone costs: one action, and one for each zombie there. S1-MOVE-04 */
export function costOfMove(g: G, who: Who): number {
  const toll = zombiesIn(g, survivor(g, who).zone);
  return 1 + (toll === 0 ? 0 : modified['move.toll'](g, toll, who));
}

/** Why he can't leave his zone on foot for so many actions. S1-MOVE-04 */
export function cannotLeave(g: G, who: Who, purpose: Purpose, cost: number): Verdict {
  const s = survivor(g, who);
  if (s.car !== NONE) return no('S1-CAR-02', { car: carWord(s.car) });
  return cannotPay(g, purpose, cost) ? no('S1-MOVE-04', { cost, zombies: zombiesIn(g, s.zone) }) : pass;
}

/** Why one can't walk from a zone into another. S1-MOVE-01, S1-MOVE-02, S1-MOVE-03 */
export function cannotWalk(g: G, from: Zone, to: Zone): Verdict {
  if (ways(g).next[from].includes(to)) return pass;
  const { board } = setting(g);
  const walled = board.borders.some(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  if (walled || (to < board.zones.length && waysAllOpen(board).next[from].includes(to))) {
    return no('S1-MOVE-03', { zone: zoneWord(to) });
  }
  return no('S1-MOVE-01', { zone: zoneWord(to) });
}

export const move: ActionDef = action({
  kind: MOVE,
  list: (g, who, out) => {
    const s = survivor(g, who);
    if (s.car !== NONE || cannotPay(g, 'move', costOfMove(g, who))) return;
    for (const zone of ways(g).next[s.zone]) out.push(encode(MOVE, s.seat, zone));
  },
  cannot: (g, who, zone) => {
    const s = survivor(g, who);
    if (s.car !== NONE) return no('S1-CAR-02', { car: carWord(s.car) });
    return cannotWalk(g, s.zone, zone) ?? cannotLeave(g, who, 'move', costOfMove(g, who));
  },
  perform: (g, who, zone) => {
    pay(g, 'move', costOfMove(g, who));
    walk(g, who, zone, zonesOfMove(g, who));
  },
});

/** Zones that a Move may cover: one, or as many as a skill says, and what others add. S1-MOVE-05, RM-SKILL-16, RM-SKILL-18 */
export const zonesOfMove = (g: G, who: Who, reach = 1): number =>
  modified['move.zones'](g, modified['move.reach'](g, reach, who), who);

/** He enters a zone, the first of so many that he may. */
export function walk(g: G, who: Who, zone: Zone, zones: number): void {
  // What his coming sets off runs before he goes on.
  if (zones > 1) g.call('walk', { who, left: zones - 1 });
  moveSurvivor(g, who, zone);
}

/** Whether his walk goes on from the zone he has just entered. S1-MOVE-05 */
function walksOn(g: G, who: Who): boolean {
  const s = survivor(g, who);
  if (g.state.active !== who || s.zone === NONE) return false;
  return zombiesIn(g, s.zone) === 0 || modified['move.passes'](g, false, who);
}

/** Into a zone beside his own, or no further. */
function listSteps(g: G, who: Who, out: CodeList): void {
  const s = survivor(g, who);
  for (const zone of ways(g).next[s.zone]) out.push(encode(ON, s.seat, zone));
  out.push(encode(STAY, s.seat));
}

const cannotStep = (g: G, who: Who, code: Code): Verdict =>
  kindOf(code) === ON.id ? cannotWalk(g, survivor(g, who).zone, argA(code)) : pass;

/** A Move action of several zones goes on, zone by zone, as long as he likes. S1-SKILL-13, S1-SKILL-16 */
type WalkVars = { who: Who; left: number };
const { ask, program, repeat } = steps<G, WalkVars>();
export const walkProgram = program('walk', [
  repeat('on', (g, vars) => vars.left > 0 && walksOn(g, vars.who), [
    ask('where', {
      ask: 'walkOn',
      owner: (g, vars) => survivor(g, vars.who).seat,
      about: (_, vars) => String(vars.left),
      list: (g, vars, out) => listSteps(g, vars.who, out),
      explain: (g, vars, code) => cannotStep(g, vars.who, code),
      take: (g, vars, code) => {
        vars.left -= 1;
        if (kindOf(code) === STAY.id) vars.left = 0;
        else moveSurvivor(g, vars.who, argA(code));
      },
    }),
  ]),
]);

/** A Move that a skill gives for nothing. Without the toll not even the zombies of his zone cost. RM-SKG-04 */
type FreeMoveVars = { who: Who; toll: number };
const free = steps<G, FreeMoveVars>();
const tollOf = (g: G, { who, toll }: FreeMoveVars): number => (toll === 0 ? 0 : costOfMove(g, who) - 1);

export const freeMoveProgram = free.program('free move', [
  free.ask('where', {
    ask: 'freeMove',
    when: (g, vars) => g.state.active === vars.who && !cannotLeave(g, vars.who, 'move', tollOf(g, vars)),
    owner: (g, vars) => survivor(g, vars.who).seat,
    about: (g, vars) => whoWord(g, vars.who),
    list: (g, vars, out) => listSteps(g, vars.who, out),
    explain: (g, vars, code) => cannotStep(g, vars.who, code),
    take: (g, vars, code) => {
      if (kindOf(code) === STAY.id) return;
      pay(g, 'move', tollOf(g, vars));
      walk(g, vars.who, argA(code), zonesOfMove(g, vars.who));
    },
  }),
]);
