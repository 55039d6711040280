import type { Seat } from '@holdout/kernel';
import type { Zone } from '../map/board.ts';
import type { G } from '../rules/hooks.ts';
import { isLiving, survivor } from '../rules/query.ts';
import { setting } from '../setting.ts';
import { NONE, PHASE_IDS, type Who } from '../state/ids.ts';
import { allowance, endLoud, renewUses, whoWord } from './survivors.ts';

export function beginRound(g: G): void {
  g.state.round += 1;
  for (const s of g.state.survivors) s.acted = false;
  if (g.loud) g.emit({ t: 'round', n: g.state.round });
}

export function setPhase(g: G, phase: number): void {
  g.state.phase = phase;
  if (g.loud) g.emit({ t: 'phase', phase: PHASE_IDS[phase] });
}

export function setTurn(g: G, seat: Seat): void {
  g.state.turn = seat;
}

/** S1-SETUP-10, S1-ROUND-05 */
export function setFirst(g: G, seat: Seat): void {
  g.state.first = seat;
  if (g.loud) g.emit({ t: 'first', seat });
}

/** A survivor is activated. S1-ROUND-03, S1-ROUND-04 */
function beginTurn(g: G, who: Who): void {
  const { state } = g;
  const s = survivor(g, who);
  const { actions, free } = allowance(g, who);
  state.active = who;
  state.actions = actions + s.gift;
  state.free = free;
  state.kills = [];
  s.gift = 0;
  s.acted = true;
  s.searched = false;
  renewUses(g, who, 'turn');
  if (g.loud) g.emit({ t: 'turn', who: whoWord(g, who), seat: s.seat, actions: state.actions });
}

export function endTurn(g: G): void {
  g.state.active = NONE;
  g.state.actions = 0;
  g.state.free.fill(0);
}

/** His turn begins; with the option, what he had made the loudest is so no longer. S1-SKILL-25 */
export function activate(g: G, who: Who): void {
  if (g.state.loudBy === who && setting(g).rules.loudUntil === 'ownersNextTurn') endLoud(g);
  beginTurn(g, who);
}

/** What is kept of a turn while somebody else has one in the middle of it. */
export type Held = {
  active: Who;
  turn: Seat;
  actions: number;
  free: number[];
  kills: Zone[];
  searched: number;
  used: number[];
};

export function heldTurn({ state }: G): Held {
  const { active, turn, actions, free, kills } = state;
  const s = state.survivors[active];
  const [searched, used] = s ? [s.searched ? 1 : 0, s.used.slice()] : [0, []];
  return { active, turn, actions, free: free.slice(), kills: kills.slice(), searched, used };
}

/** A turn out of order. */
export function beginExtraTurn(g: G, who: Who): void {
  setTurn(g, survivor(g, who).seat);
  activate(g, who);
}

export function endExtraTurn(g: G, who: Who, acted: boolean): void {
  survivor(g, who).acted = acted;
}

/** The turn that was interrupted goes on, if he who had it still lives. */
export function resumeTurn({ state }: G, held: Held): void {
  const s = state.survivors[held.active];
  state.turn = held.turn;
  state.kills = held.kills.slice();
  if (!s || !isLiving(s)) return;
  state.active = held.active;
  state.actions = held.actions;
  state.free = held.free.slice();
  s.searched = held.searched === 1;
  s.used = held.used.slice();
}

/** Pays for an action: free actions for just this purpose first. S1-ACT-06 */
export function spend(g: G, count: number, free: readonly number[]): void {
  const { state } = g;
  let left = count;
  for (const kind of free) {
    const paid = Math.min(left, state.free[kind]);
    state.free[kind] -= paid;
    left -= paid;
  }
  state.actions -= left;
}

/** A zone in which the acting survivor has killed. CF-88 */
export function markKill(g: G, zone: Zone): void {
  if (!g.state.kills.includes(zone)) g.state.kills.push(zone);
}

/** One more free action in this turn. S1-SKILL-22 */
export function addFree(g: G, free: number): void {
  g.state.free[free] += 1;
}

/** What is used once in a phase can be used again. S1-SKILL-34 */
export function renewPhase(g: G): void {
  for (let who = 0; who < g.state.survivors.length; who++) renewUses(g, who, 'phase');
}

/** The next seat to the left that still has somebody on the board, or the same. */
export function nextSeat(g: G, from: Seat): Seat {
  const { players } = g.state.options;
  for (let i = 1; i <= players; i++) {
    const seat = (from + i) % players;
    if (g.state.survivors.some((s) => s.seat === seat && isLiving(s))) return seat;
  }
  return from;
}
