import type { PandemicView } from '@holdout/pandemic';

/** What the decks of a game were made of. */
export interface Box {
  /** Player cards before any epidemic is shuffled in, those that are dealt counted in. */
  readonly cards: number;
  /** Mutation cards that begin on the infection discard. OB-MUT-02 */
  readonly mutations: readonly string[];
}

const CITY_CARDS = 48;
/** PD-COMP-02 */
const EVENTS = 5;
/** OB-EVSEL-01: the bio-terrorist is counted. */
const EVENTS_EACH = 2;
/** OB-MUT-03 */
const MUTATION_EVENTS = 3;
const MUTATIONS = ['mutation-1', 'mutation-2'];

export const BASE_BOX: Box = { cards: CITY_CARDS + EVENTS, mutations: [] };

/** OB-EVSEL-05 */
export function boxOf({ brink, players }: Pick<PandemicView, 'brink' | 'players'>): Box {
  if (!brink) return BASE_BOX;
  const events = brink.contents ? EVENTS_EACH * players : EVENTS;
  const incidents = brink.mutation ? MUTATION_EVENTS : 0;
  return { cards: CITY_CARDS + events + incidents, mutations: brink.mutation ? MUTATIONS : [] };
}
