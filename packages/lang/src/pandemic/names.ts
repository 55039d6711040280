import type { Translate } from '../translate.ts';

/** Cards of these ids are events. */
const EVENT_CARDS: ReadonlySet<string> = new Set([
  'airlift',
  'forecast',
  'government-grant',
  'one-quiet-night',
  'resilient-population',
  'borrowed-time',
  'commercial-travel-ban',
  'mobile-hospital',
  'new-assignment',
  'rapid-vaccine-deployment',
  're-examined-research',
  'remote-treatment',
  'special-orders',
]);
/** The usual Epidemic and the virulent ones. */
const EPIDEMIC_CARDS: ReadonlySet<string> = new Set([
  'epidemic',
  'chronic-effect',
  'complex-molecular-structure',
  'government-interference',
  'hidden-pocket',
  'rate-effect',
  'slippery-slope',
  'unacceptable-loss',
  'uncounted-populations',
]);
/** Cards that happen when they are drawn. */
const MUTATION_EVENTS: ReadonlySet<string> = new Set([
  'the-mutation-threatens',
  'the-mutation-spreads',
  'the-mutation-intensifies',
]);

export const isEventCard = (card: string): boolean => EVENT_CARDS.has(card);
export const isEpidemicCard = (card: string): boolean => EPIDEMIC_CARDS.has(card);
export const isMutationEvent = (card: string): boolean => MUTATION_EVENTS.has(card);
/** An infection card that names no city: `mutation-1` and `mutation-2`. */
export const isMutationCard = (card: string): boolean => /^mutation-\d$/.test(card);

export const cityName = (intl: Translate, id: string): string => intl.formatMessage({ id: `city.${id}` });
export const roleName = (intl: Translate, id: string): string => intl.formatMessage({ id: `role.${id}` });
export const eventName = (intl: Translate, id: string): string => intl.formatMessage({ id: `event.${id}` });

/** The colour by itself: “Blue”. */
export const diseaseName = (intl: Translate, id: string): string =>
  intl.formatMessage({ id: `disease.${id}` });

/** The colour inside a sentence: “blue”. */
export const diseaseWord = (intl: Translate, id: string): string =>
  intl.formatMessage({ id: `word.disease.${id}` });

/** Where a card has its name in the catalogue; its effect, if it has one, is below that, under `effect`. */
export function cardMessage(card: string): string {
  if (isEventCard(card)) return `event.${card}`;
  if (isMutationCard(card)) return 'card.mutation';
  return isEpidemicCard(card) || isMutationEvent(card) ? `card.${card}` : `city.${card}`;
}

/** Name of any player or infection card. */
export const cardText = (intl: Translate, card: string): string =>
  intl.formatMessage({ id: cardMessage(card) });
