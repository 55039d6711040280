/** Small integers inside, words outside: cities, diseases, cards and roles by number and by id. */

export const DISEASE_IDS = ['blue', 'yellow', 'black', 'red', 'purple'] as const;
export type DiseaseId = (typeof DISEASE_IDS)[number];

/** Place in `DISEASE_IDS`. */
export type Disease = number;
/** Place in `CITY_FACTS`. */
export type City = number;
/** A player card: below 48 a City card, from 48 events, from 64 epidemics, from 80 what happens when it is drawn. */
export type Card = number;
/** An infection card: the number of its city, or from 48 a mutation. */
export type InfectionCard = number;
/** Number of a role; it is written in the role's own file. */
export type Role = number;

export const CITIES = 48;
/** All of them. */
export const EVERY_CITY: readonly City[] = Array.from({ length: CITIES }, (_, city) => city);
/** Room for the fifth disease is kept in every state, so that modules don't change its shape. */
export const DISEASES = 5;
export const STANDARD_DISEASES = 4;
/** The fifth disease, of two modules. */
export const PURPLE = 4;

const FIRST_EVENT = 48;
export const FIRST_EPIDEMIC = 64;
/** Epidemics that do more than the usual ones. OB-VS-01 */
export const FIRST_VIRULENT = 72;
const FIRST_INCIDENT = 80;
export const PLAYER_CARDS_END = 83;

export const isCityCard = (card: Card): boolean => card < FIRST_EVENT;
export const isEventCard = (card: Card): boolean => card >= FIRST_EVENT && card < FIRST_EPIDEMIC;
export const isEpidemic = (card: Card): boolean => card >= FIRST_EPIDEMIC && card < FIRST_INCIDENT;
/** It is resolved when it is drawn and never enters a hand. OB-MUT-12 */
export const isIncident = (card: Card): boolean => card >= FIRST_INCIDENT;
/** An infection card that names a city. */
export const namesCity = (card: InfectionCard): boolean => card < CITIES;

/** No seat, city or card. */
export const NONE = -1;
