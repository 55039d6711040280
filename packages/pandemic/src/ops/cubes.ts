import type { Seat } from '@holdout/kernel';
import { CITY_IDS, NEIGHBOURS } from '../content/base/map.ts';
import { forbidden, type G, happened, modified } from '../rules/hooks.ts';
import { brinkOf } from '../state/brink.ts';
import { CITIES, type City, DISEASE_IDS, DISEASES, type Disease, EVERY_CITY, PURPLE } from '../state/ids.ts';
import { CURED, ERADICATED, MAX_CUBES, MAX_OUTBREAKS } from '../state/state.ts';
import { isWon, lose, win } from './outcome.ts';

export type InfectionCause = 'setup' | 'flip' | 'epidemic' | 'outbreak' | 'effect' | 'mutation' | 'terror';

export const cubesAt = (g: G, city: City, disease: Disease): number =>
  g.state.cubes[city * DISEASES + disease];

/** Cubes of a disease on the whole board. */
export function cubesOnBoard(g: G, disease: Disease): number {
  let sum = 0;
  for (let i = disease; i < CITIES * DISEASES; i += DISEASES) sum += g.state.cubes[i];
  return sum;
}

/**
 * The placement procedure: at most three cubes of a disease lie in a city, what goes beyond is one outbreak.
 * PD-INF-03, PD-INF-04, PD-CURE-04
 */
export function infect(g: G, city: City, disease: Disease, cubes: number, cause: InfectionCause): void {
  const { state } = g;
  if (state.diseases[disease] === ERADICATED) {
    if (g.loud)
      g.emit({ t: 'spared', city: CITY_IDS[city], disease: DISEASE_IDS[disease], rule: 'PD-CURE-04' });
    return;
  }
  if (cause !== 'setup' && prevented(g, city, disease)) return;
  const there = cubesAt(g, city, disease);
  const wanted = modified['infect.cubes'](g, cubes, city, disease, cause);
  const placed = Math.min(wanted, MAX_CUBES - there);
  if (state.supply[disease] < placed) {
    lose(g, 'cubes', { disease: DISEASE_IDS[disease] });
    return;
  }
  if (placed > 0) put(g, city, disease, placed, cause);
  if (there + wanted > MAX_CUBES) breakOut(g, city, disease);
}

function put(g: G, city: City, disease: Disease, cubes: number, cause: InfectionCause): void {
  const { state } = g;
  state.cubes[city * DISEASES + disease] += cubes;
  state.supply[disease] -= cubes;
  if (g.loud) g.emit({ t: 'infect', city: CITY_IDS[city], disease: DISEASE_IDS[disease], n: cubes, cause });
}

/** A role that keeps cubes out says so: players otherwise think that the game forgot them. */
function prevented(g: G, city: City, disease: Disease): boolean {
  const reason = forbidden['infect.allowed'](g, city, disease);
  if (!reason) return false;
  if (g.loud) {
    g.emit({
      t: 'spared',
      city: CITY_IDS[city],
      disease: DISEASE_IDS[disease],
      rule: reason.rule,
      ...reason.args,
    });
  }
  return true;
}

/** Cities that broke out, or wait for it, in the chain that is being resolved. No choice happens inside a chain. */
const hit = new Uint8Array(CITIES);
const queue: City[] = [];

/** An outbreak with all that follow from it, first in, first out. PD-OUT-01 to PD-OUT-07 */
function breakOut(g: G, first: City, disease: Disease): void {
  const { state } = g;
  hit.fill(0);
  hit[first] = 1;
  queue.length = 0;
  queue.push(first);
  for (let i = 0; i < queue.length; i++) {
    const city = queue[i];
    state.outbreaks = Math.min(MAX_OUTBREAKS, state.outbreaks + modified['outbreak.steps'](g, 1, disease));
    takeBack(g, city, disease);
    if (g.loud) {
      g.emit({
        t: 'outbreak',
        city: CITY_IDS[city],
        disease: DISEASE_IDS[disease],
        outbreaks: state.outbreaks,
        chain: i > 0,
      });
    }
    if (state.outbreaks >= MAX_OUTBREAKS) {
      lose(g, 'outbreaks');
      return;
    }
    for (const next of NEIGHBOURS[city]) {
      if (hit[next] || prevented(g, next, disease)) continue;
      if (cubesAt(g, next, disease) === MAX_CUBES) {
        hit[next] = 1;
        queue.push(next);
        continue;
      }
      if (state.supply[disease] === 0) {
        lose(g, 'cubes', { disease: DISEASE_IDS[disease] });
        return;
      }
      put(g, next, disease, 1, 'outbreak');
    }
  }
}

/** Some cubes of a city that breaks out go back first. OB-BT-41 */
function takeBack(g: G, city: City, disease: Disease): void {
  const back = cubesAt(g, city, disease) - modified['outbreak.leaves'](g, MAX_CUBES, disease);
  if (back <= 0) return;
  g.state.cubes[city * DISEASES + disease] -= back;
  g.state.supply[disease] += back;
}

/** Cities with just so many cubes of a disease. */
export const citiesWith = (g: G, disease: Disease, cubes: number): City[] =>
  EVERY_CITY.filter((city) => cubesAt(g, city, disease) === cubes);

/** One cube for each of these cities, as long as the game is not lost by it. */
export function infectEach(g: G, cities: readonly City[], disease: Disease, cause: InfectionCause): void {
  for (const city of cities) if (!g.state.over) infect(g, city, disease, 1, cause);
}

/** An event removes cubes. */
export function treatByEvent(
  g: G,
  by: string,
  seat: Seat,
  city: City,
  disease: Disease,
  cubes: number,
): void {
  if (g.loud) g.emit({ t: 'treat', seat, city: CITY_IDS[city], disease: DISEASE_IDS[disease], n: cubes, by });
  removeCubes(g, city, disease, cubes);
}

/** Takes cubes back to the supply and looks whether the disease is gone for good. PD-ACT-08, PD-CURE-02 */
export function removeCubes(g: G, city: City, disease: Disease, cubes: number): void {
  const { state } = g;
  state.cubes[city * DISEASES + disease] -= cubes;
  state.supply[disease] += cubes;
  checkCleared(g, disease);
}

/** Cubes leave the game, out of their supply. OB-VS-18 */
export function loseCubes(g: G, disease: Disease, cubes: number): void {
  g.state.supply[disease] -= cubes;
  brinkOf(g).lost[disease] += cubes;
  if (g.loud) g.emit({ t: 'cubes-lost', disease: DISEASE_IDS[disease], n: cubes });
}

/** Cubes of a disease have left the board: it may be gone for good, and with the fifth one the game be won. OB-MUT-21 */
export function checkCleared(g: G, disease: Disease): void {
  checkEradicated(g, disease);
  if (disease === PURPLE && isWon(g.state)) win(g);
}

/** PD-CURE-02, PD-CURE-05: cured and not one cube on the board. */
export function checkEradicated(g: G, disease: Disease): void {
  if (g.state.diseases[disease] !== CURED || cubesOnBoard(g, disease) > 0) return;
  g.state.diseases[disease] = ERADICATED;
  if (g.loud) g.emit({ t: 'eradicated', disease: DISEASE_IDS[disease] });
  happened['disease.eradicated'](g, disease);
}
