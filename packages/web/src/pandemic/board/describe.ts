import type { PandemicView } from '@holdout/pandemic';
import type { Words } from '../words.ts';
import type { Mark } from './City.tsx';
import { cubeGroups } from './cubeGroups.ts';

/** “Ann (Medic)”. */
export const whoText = (words: Words, view: PandemicView, seat: number): string =>
  words.text('board.pawn', { name: words.name(seat), role: words.role(view.seats[seat].role) });

/** A city with all that is there, as a screen reader says it: “Paris, blue, 2 blue cubes, Ann (Medic)”. */
export function cityDescription(
  words: Words,
  view: PandemicView,
  city: string,
  disease: string,
  mark: Mark,
): string {
  const { text } = words;
  const cubes = cubeGroups(view, city, disease).map((group) =>
    text('board.cubes', { n: group.n, disease: words.disease(group.disease) }),
  );
  const team = view.seats.filter((seat) => seat.role !== '' && seat.city === city);
  const pawns = team.map(({ seat }) => whoText(words, view, seat));
  return words.list([
    words.city(city),
    words.disease(disease),
    ...cubes,
    ...(view.stations.includes(city) ? [text('board.station')] : []),
    ...pawns,
    ...(mark && mark !== 'aside' ? [text(`board.mark.${mark}`)] : []),
  ]);
}
