import { no, pass, type Verdict } from '@holdout/kernel';
import { spend } from '../ops/round.ts';
import { FREE_COMBAT, FREE_MELEE, FREE_MOVE, FREE_RANGED, FREE_SEARCH } from '../state/ids.ts';
import type { G } from './hooks.ts';

/** What an action is paid with: free actions that fit, those for the narrowest purpose first. S1-ACT-06 */
const FITTING = {
  other: [],
  move: [FREE_MOVE],
  search: [FREE_SEARCH],
  melee: [FREE_MELEE, FREE_COMBAT],
  ranged: [FREE_RANGED, FREE_COMBAT],
} as const;
export type Purpose = keyof typeof FITTING;

export function available(g: G, purpose: Purpose): number {
  let sum = g.state.actions;
  for (const kind of FITTING[purpose]) sum += g.state.free[kind];
  return sum;
}

export function cannotPay(g: G, purpose: Purpose, cost = 1): Verdict {
  return available(g, purpose) >= cost ? pass : no('S1-ROUND-04', { cost, left: available(g, purpose) });
}

export function pay(g: G, purpose: Purpose, cost = 1): void {
  spend(g, cost, FITTING[purpose]);
}
