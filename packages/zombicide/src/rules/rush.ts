import { argA, encode, steps } from '@holdout/kernel';
import type { Zone } from '../map/board.ts';
import { moveSurvivor, whoWord } from '../ops/survivors.ts';
import { setting } from '../setting.ts';
import { NONE, type Who } from '../state/ids.ts';
import { type G, happened, modified } from './hooks.ts';
import { ON } from './options.ts';
import { rivalsIn, survivor, ways, zombiesIn } from './query.ts';

/**
 * Zones that somebody can rush through to a zone two steps away: a zone with zombies stops him, unless he slips through.
 * None if the zone is no such place.
 */
function between(g: G, who: Who, zone: Zone): Zone[] {
  const { next } = ways(g);
  const from = survivor(g, who).zone;
  if (zone === from || zone >= next.length || next[from].includes(zone)) return [];
  const passes = modified['move.passes'](g, false, who);
  return next[from].filter((mid) => next[mid].includes(zone) && (passes || zombiesIn(g, mid) === 0));
}

/** Whether a zone with zombies or rivals can be reached by a move of up to two zones. RM-SKILL-24, RM-SKILL-73 */
export function canRush(g: G, who: Who, zone: Zone): boolean {
  if (zone >= setting(g).board.zones.length) return false;
  if (zombiesIn(g, zone) === 0 && rivalsIn(g, zone, who).length === 0) return false;
  return ways(g).next[survivor(g, who).zone].includes(zone) || between(g, who, zone).length > 0;
}

/** Zones that can be rushed to, in their order. */
export function rushZones(g: G, who: Who): Zone[] {
  const { next } = ways(g);
  const from = survivor(g, who).zone;
  const near = new Set(next[from].flatMap((mid) => [mid, ...next[mid]]));
  near.delete(from);
  return [...near].filter((zone) => canRush(g, who, zone)).sort((a, b) => a - b);
}

export type RushVars = { who: Who; zone: Zone; mid: Zone };
const { act, ask, program, when } = steps<G, RushVars>();

/** He goes to a zone with zombies, and says through which zone if several ways lead there. */
export const rushProgram = program('rush', [
  when('far', (g, vars) => !ways(g).next[survivor(g, vars.who).zone].includes(vars.zone), [
    ask('through', {
      ask: 'rushThrough',
      owner: (g, vars) => survivor(g, vars.who).seat,
      about: (g, vars) => whoWord(g, vars.who),
      list: (g, vars, out) => {
        const { seat } = survivor(g, vars.who);
        for (const mid of between(g, vars.who, vars.zone)) out.push(encode(ON, seat, mid));
      },
      take: (_, vars, code) => {
        vars.mid = argA(code);
      },
    }),
    act('enter', (g, vars) => moveSurvivor(g, vars.who, vars.mid)),
  ]),
  act('arrive', (g, vars) => {
    if (survivor(g, vars.who).zone !== NONE) moveSurvivor(g, vars.who, vars.zone);
  }),
  // RM-EVENT-09: what his arrival sets off comes before what he came for.
  act('stopped', (g) => happened['survivor.stopped'](g)),
]);

/** Frame of a rush. */
export const rushVars = (who: Who, zone: Zone): RushVars => ({ who, zone, mid: NONE });
