import type { G } from '../rules/hooks.ts';

/** Survivors that a mission can still bring into play, in an order that nobody knows. S1-M09-SP4 */
export function setWaiting(g: G, ids: number[]): void {
  g.state.waiting = ids;
  g.shuffle('setup', g.state.waiting);
}

/** At a real table somebody has drawn him. */
export function bringWaitingToTop(g: G, id: number): void {
  const { waiting } = g.state;
  waiting.push(...waiting.splice(waiting.indexOf(id), 1));
}

export const takeWaiting = (g: G): number => g.state.waiting.pop() ?? 0;
