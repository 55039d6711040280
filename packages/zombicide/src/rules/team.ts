import { no, type Seat, TABLE, type Verdict } from '@holdout/kernel';
import { TEAM_ACTIONS, type TeamAction } from '../content/team-cards.ts';
import type { Zone } from '../map/board.ts';
import { setting } from '../setting.ts';
import { NONE, type Who } from '../state/ids.ts';
import { canAttack, canShootAt } from './actions/attack.ts';
import { costOfMove, zonesOfMove } from './actions/move.ts';
import { forbidden, type G, modified } from './hooks.ts';
import { isLiving, rivalsIn, survivor, teamOf, ways, zombiesIn } from './query.ts';

/** Who can do what together. Nothing here changes anything. */

/** Whether there is somebody to attack in a zone: zombies, or a rival. RM-TEAM-12 */
const hasPrey = (g: G, who: Who, zone: Zone): boolean =>
  zombiesIn(g, zone) > 0 || rivalsIn(g, zone, who).length > 0;

/**
 * Zones that one single Move leads him to, each with the zones he enters on the way, itself the last. Whatever makes a
 * Move longer or easier counts; what gives more actions does not. RM-TEAM-15, RM-TEAM-18, RM-TEAM-21
 */
export function pathsOf(g: G, who: Who): Map<Zone, readonly Zone[]> {
  const paths = new Map<Zone, readonly Zone[]>();
  const s = survivor(g, who);
  if (s.zone === NONE || s.car !== NONE || costOfMove(g, who) > 1) return paths;
  const passes = modified['move.passes'](g, false, who);
  const queue: (readonly Zone[])[] = [[]];
  for (const path of queue) {
    const at = path.at(-1) ?? s.zone;
    const stops = path.length > 0 && zombiesIn(g, at) > 0 && !passes;
    if (stops || path.length >= zonesOfMove(g, who)) continue;
    for (const next of ways(g).next[at]) {
      if (next === s.zone || paths.has(next)) continue;
      paths.set(next, [...path, next]);
      queue.push([...path, next]);
    }
  }
  return paths;
}

/** Whether a Move! may not begin or end in a zone. CF-98 */
const isBarred = (g: G, who: Who, { attack }: TeamAction, zone: Zone): boolean =>
  attack === undefined && setting(g).rules.teamMoveStrictZones === true && hasPrey(g, who, zone);

/** Zones that he can go to in a team action that leads out of his own. RM-TEAM-13, RM-TEAM-17 */
export function waysOut(g: G, who: Who, action: TeamAction): Zone[] {
  if (isBarred(g, who, action, survivor(g, who).zone)) return [];
  const fits = (zone: Zone): boolean =>
    action.attack ? hasPrey(g, who, zone) : !isBarred(g, who, action, zone);
  return [...pathsOf(g, who).keys()].filter(fits).sort((a, b) => a - b);
}

/** Whether he can do his part: to or at a zone, or out of it. RM-TEAM-05 */
function canTakePart(g: G, who: Who, action: TeamAction, zone: Zone): boolean {
  const s = survivor(g, who);
  if (action.attack === 'melee' && !canAttack(g, who, 'melee')) return false;
  if (!action.moves) {
    const zones = action.out ? [s.zone, ...ways(g).visible[s.zone]] : [zone];
    return (!action.out || s.zone === zone) && zones.some((other) => canShootAt(g, who, other));
  }
  if (action.out) return s.zone === zone && waysOut(g, who, action).length > 0;
  if (action.attack && !hasPrey(g, who, zone)) return false;
  if (s.zone === zone) return action.attack !== undefined;
  if ([s.zone, zone].some((end) => isBarred(g, who, action, end))) return false;
  return pathsOf(g, who).has(zone);
}

/** Fewest who take part. RM-TEAM-04, CF-97 */
export const fewestIn = (g: G): number => (setting(g).rules.teamActionMinOthers === 'none' ? 1 : 2);

/** Members of his team who can take part, beside himself. RM-TEAM-04, RM-HELI-15 */
export const partners = (g: G, who: Who, action: TeamAction, zone: Zone): Who[] =>
  g.state.survivors.flatMap((s, other) => {
    const near = other !== who && isLiving(s) && teamOf(g, other) === teamOf(g, who);
    return near && !forbidden['survivors.meet'](g, who, other) && canTakePart(g, other, action, zone)
      ? [other]
      : [];
  });

/** Whether his team can still play a card in this round, and he it. RM-TEAM-01, RM-TEAM-02, RM-SKILL-08 */
export function cannotPlay(g: G, who: Who, card: number): Verdict {
  const team = teamOf(g, who);
  const { cards, played } = g.state.teams ?? { cards: [], played: [] };
  const count = (list: readonly number[] | undefined): number =>
    (list ?? []).filter((one) => one === card).length;
  if (count(cards[team]) === 0) return no('RM-TEAM-01');
  const may = played[team].length === 0 || modified['team.again'](g, NONE, who) !== NONE;
  return may && count(cards[team]) > count(played[team]) ? null : no('RM-TEAM-02');
}

/** Why he can't call a team action. RM-TEAM-02 to RM-TEAM-06 */
export function cannotCall(g: G, who: Who, number: number, zone: Zone): Verdict {
  const action = TEAM_ACTIONS[number];
  if (!action || zone >= setting(g).board.zones.length) return no('RM-TEAM-06');
  const unplayed = cannotPlay(g, who, action.card);
  if (unplayed) return unplayed;
  if (action.out && survivor(g, who).zone !== zone) return no('RM-TEAM-06');
  if (!canTakePart(g, who, action, zone)) return no('RM-TEAM-05');
  return partners(g, who, action, zone).length + 1 < fewestIn(g) ? no('RM-TEAM-04') : null;
}

/** Zones that a team action of his can name: those it may lead to, or his own. */
export function zonesOfCall(g: G, who: Who, action: TeamAction): Zone[] {
  const { zone } = survivor(g, who);
  if (action.out) return [zone];
  const there = action.moves ? [...pathsOf(g, who).keys()] : ways(g).visible[zone];
  return [zone, ...there].sort((a, b) => a - b);
}

/** Who speaks for a team: the first of its seats. */
export const speakerOf = (g: G, team: number): Seat => {
  const { players } = g.state.options;
  for (let seat = 0; seat < players; seat++) if ((g.state.options.teams?.[seat] ?? 0) === team) return seat;
  return TABLE;
};
