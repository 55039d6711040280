import type { TerroristView } from '@holdout/pandemic';
import type { Words } from '../words.ts';

/** How many turns ago a city saw him last, or null. */
function ageOfSighting({ sightings }: TerroristView, city: string, turn: number): number | null {
  const last = sightings.findLast((sighting) => sighting.city === city);
  return last ? turn - last.turn : null;
}

/** What there is to say of the bio-terrorist in a city, as far as those at the screen may know. */
export function terrorFacts(
  { text }: Words,
  terrorist: TerroristView | null,
  city: string,
  turn: number,
  suspects: boolean,
): string[] {
  if (!terrorist) return [];
  const { pawn, secret } = terrorist;
  const age = ageOfSighting(terrorist, city, turn);
  const hidden = pawn === null && secret?.city === city;
  return [
    ...(pawn === city ? [text('pandemic.terror.map.pawn')] : []),
    ...(hidden ? [text('pandemic.terror.map.you')] : []),
    ...(age === null ? [] : [text('pandemic.terror.map.sighting', { age })]),
    ...(suspects && pawn === null && terrorist.suspects.includes(city)
      ? [text('pandemic.terror.map.suspect')]
      : []),
  ];
}
