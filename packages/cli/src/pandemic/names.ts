import { cardText, cityName, diseaseName, roleName, type Translate } from '@holdout/lang';
import { CITY_FACTS } from '@holdout/pandemic';

/** Shapes of the diseases: colour alone tells nothing. */
export const SHAPES: Readonly<Record<string, string>> = {
  blue: '●',
  yellow: '▲',
  black: '■',
  red: '◆',
  purple: '✚',
};

const DISEASE_OF: ReadonlyMap<string, string> = new Map(CITY_FACTS.map(({ id, disease }) => [id, disease]));

/** The shape of a city's disease, empty for what is no city. */
export const shapeOf = (city: string): string => SHAPES[DISEASE_OF.get(city) ?? ''] ?? '';

/** The name of a word of an option's key. `argument` says what it is: city, card, infection card, disease, seat or role. */
export function argumentName(
  intl: Translate,
  seats: readonly string[],
  argument: string,
  word: string,
): string {
  switch (argument) {
    case 'city':
      return cityName(intl, word);
    case 'card':
    case 'infection':
      return cardText(intl, word);
    case 'disease':
      return diseaseName(intl, word);
    case 'role':
      return roleName(intl, word);
    case 'seat':
      return seats[Number(word.slice(1)) - 1] ?? word;
    default:
      return word;
  }
}
