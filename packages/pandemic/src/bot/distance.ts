import { NEIGHBOURS } from '../content/base/map.ts';
import { CITIES, type City } from '../state/ids.ts';

/** Steps by Drive/Ferry between any two cities. */
const STEPS: readonly Uint8Array[] = Array.from({ length: CITIES }, (_, from) => stepsFrom(from));

/** Steps to the nearest of some cities; far away where there is none. */
export const nearest = (from: City, cities: readonly City[]): number =>
  cities.reduce((least, city) => Math.min(least, STEPS[from][city]), CITIES);

function stepsFrom(from: City): Uint8Array {
  const away = new Uint8Array(CITIES).fill(CITIES);
  away[from] = 0;
  const queue = [from];
  for (const city of queue) {
    for (const next of NEIGHBOURS[city]) {
      if (away[next] <= away[city] + 1) continue;
      away[next] = away[city] + 1;
      queue.push(next);
    }
  }
  return away;
}
