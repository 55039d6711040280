import { wordDomain } from '@holdout/kernel';
import { type City, DISEASE_IDS, type Disease } from '../../state/ids.ts';
import { CITY_FACTS } from './cities.ts';

export const CITY_IDS: readonly string[] = CITY_FACTS.map((city) => city.id);
export const cityDomain = wordDomain(CITY_IDS);
export const diseaseDomain = wordDomain(DISEASE_IDS);

export const DISEASE_OF: readonly Disease[] = CITY_FACTS.map((city) => DISEASE_IDS.indexOf(city.disease));
export const POPULATION: readonly number[] = CITY_FACTS.map((city) => city.population);
/** Connected cities, in the order of the table. PD-DEF-05 */
export const NEIGHBOURS: readonly (readonly City[])[] = CITY_FACTS.map((city) =>
  city.neighbours.map((id) => cityDomain.parse(id)),
);

const LINKED: readonly (readonly boolean[])[] = NEIGHBOURS.map((cities) =>
  CITY_FACTS.map((_, city) => cities.includes(city)),
);

/** PD-DEF-05: joined by one line of the map, nothing else. */
export const adjacent = (a: City, b: City): boolean => LINKED[a][b];

/** The city with this id. @throws RangeError if there is none. */
export function city(id: string): City {
  const number = cityDomain.parse(id);
  if (number < 0) throw new RangeError(`no city ${id}`);
  return number;
}

export const ATLANTA = city('atlanta');
