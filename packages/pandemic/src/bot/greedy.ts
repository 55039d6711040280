import type { Seat } from '@holdout/kernel';
import { seatOf, TABLE } from '@holdout/kernel';
import type { G } from '../rules/hooks.ts';
import { isTerroristKind } from '../rules/terrorist.ts';
import { worthForTeam } from './team.ts';
import { worthForTerrorist } from './terrorist.ts';

type Random = (n: number) => number;

/** What opens the way to something good, though nothing has changed yet. */
const PROMISES: Readonly<Record<string, number>> = {
  cure: 100,
  'cure-samples': 100,
  capture: 30,
  // An event that asks for more is worth less than one that is done; begun, it is carried out.
  event: -2,
  back: -8,
  refuse: -0.5,
};
/** What a card that nobody has seen yet is worth to the bio-terrorist. */
const DRAW = 2;
/** Less than this is no reason to do anything. */
const HARDLY = 0.05;

/**
 * A simple player of either side: it takes what looks best one step ahead. It never looks at what it may not know: an
 * option that turns something over counts as what it costs, not as what would come.
 *
 * @returns index of the option, from 0 to below `run.count()`.
 */
export function greedy(run: G, random: Random): number {
  const terrorist = run.state.brink?.terrorist ?? null;
  const his = terrorist !== null && run.owner() === terrorist.seat;
  const now = worthOf(run, his ? terrorist.seat : TABLE);
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < run.count(); i++) {
    const code = run.pick(i);
    // In his turn the team goes on waiting, and he does not play their events.
    if (his !== (isTerroristKind(code) && seatOf(code) === terrorist?.seat)) continue;
    const worth = promise(run, i, now, his) + random(1000) / 100_000;
    if (worth <= most) continue;
    most = worth;
    best = i;
  }
  return best < 0 ? random(run.count()) : best;
}

/** How much better an option makes the position. */
function promise(run: G, i: number, now: number, his: boolean): number {
  const code = run.pick(i);
  const kind = run.game.vocabulary.key(code).split(':')[0];
  if (kind === 'end' || kind === 'continue' || kind === 'bt-end') return HARDLY;
  const copy = run.clone();
  copy.play(code);
  const known = copy.barrier
    ? kind === 'bt-draw'
      ? DRAW
      : 0
    : worthOf(copy, his ? seatOf(code) : TABLE) - now;
  return known + (PROMISES[kind] ?? 0);
}

function worthOf(run: G, seat: Seat): number {
  const terrorist = run.state.brink?.terrorist;
  return terrorist && seat === terrorist.seat ? worthForTerrorist(run, terrorist) : worthForTeam(run);
}
