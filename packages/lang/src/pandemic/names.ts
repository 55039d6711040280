import type { Translate } from '../translate.ts';

/** Cards of these ids are events; all others but the Epidemic are cities. */
const EVENT_CARDS: ReadonlySet<string> = new Set([
  'airlift',
  'forecast',
  'government-grant',
  'one-quiet-night',
  'resilient-population',
]);

export const isEventCard = (card: string): boolean => EVENT_CARDS.has(card);

export const cityName = (intl: Translate, id: string): string => intl.formatMessage({ id: `city.${id}` });
export const roleName = (intl: Translate, id: string): string => intl.formatMessage({ id: `role.${id}` });
export const eventName = (intl: Translate, id: string): string => intl.formatMessage({ id: `event.${id}` });

/** The colour by itself: “Blue”. */
export const diseaseName = (intl: Translate, id: string): string =>
  intl.formatMessage({ id: `disease.${id}` });

/** The colour inside a sentence: “blue”. */
export const diseaseWord = (intl: Translate, id: string): string =>
  intl.formatMessage({ id: `word.disease.${id}` });

/** Name of a City card, an event, or Epidemic. */
export function cardText(intl: Translate, card: string): string {
  if (card === 'epidemic') return intl.formatMessage({ id: 'card.epidemic' });
  return isEventCard(card) ? eventName(intl, card) : cityName(intl, card);
}
