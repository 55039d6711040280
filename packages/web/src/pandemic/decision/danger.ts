import type { PandemicView, SeatView } from '@holdout/pandemic';
import { cityOnMap, diseaseOf, isCity } from '../board/geometry.ts';
import { cardsHeld } from '../panels/counted.ts';

/** What the next infect phase can do, as far as anybody can know it. */
export interface Threat {
  /** Infection cards that will be turned over. */
  readonly cards: number;
  /** Cards that are turned over for certain. */
  readonly certain: readonly string[];
  /** Cards out of which the others come. */
  readonly possible: readonly string[];
  /** Cities that would break out: those whose card comes for certain first. */
  readonly breaking: readonly string[];
  /** Rules of On the Brink that have to do with it. */
  readonly hints: readonly Hint[];
}

/**
 * `more`: one card more is turned over for certain; `moreMaybe`: it may be. `chronic`: some cities get two cubes.
 * `purple`: some get a purple one as well. `mutation`: a mutation card may come. `slope`: outbreaks of the strain count
 * twice. `held`: some of the cards may be in the hand of the bio-terrorist.
 */
type Hint = 'more' | 'moreMaybe' | 'chronic' | 'purple' | 'mutation' | 'slope' | 'held';

const FULL = 3;
const PURPLE = 'purple';

/** What may be infected at the end of this turn. Epidemics that may be drawn before are not in it. */
export function threatOf(view: PandemicView): Threat {
  const cards = view.turn.quietNight ? 0 : view.rate.value;
  if (cards === 0) return { cards, certain: [], possible: [], breaking: [], hints: [] };
  const first = nextCards(view, cards);
  const more = oneMore(view, first);
  const { certain, possible } = more ? withOneMore(view, cards, first, more) : first;
  const coming = [...certain, ...possible];
  const breaking = [
    ...coming.filter((card) => isCity(card) && wouldBreakOut(view, card)),
    ...bottomCities(view, coming).filter((city) => breaksOut(view, city, PURPLE)),
  ];
  return {
    cards: cards + (more === 'more' ? 1 : 0),
    certain,
    possible,
    breaking: [...new Set(breaking)],
    hints: [...(more ? [more] : []), ...hintsOf(view, coming, breaking)],
  };
}

interface Next {
  readonly certain: readonly string[];
  readonly possible: readonly string[];
}

/** The next cards: those whose place is known, whole layers that will be used up, and one that won't. */
function nextCards(view: PandemicView, cards: number): Next {
  const { known, layers, discard } = view.infectionDeck;
  const held = cardsHeld(view);
  const certain = known.slice(0, cards);
  const possible: string[] = [];
  let left = cards - certain.length;
  for (const layer of layers) {
    if (left <= 0) return { certain, possible };
    const rest = layer.filter((card) => !known.includes(card));
    // Any card of a layer may be one that the bio-terrorist has taken out of it.
    if (held === 0 && rest.length <= left) certain.push(...rest);
    else possible.push(...rest);
    left -= Math.max(0, rest.length - held);
  }
  // The deck is made anew out of the discard pile.
  if (left > 0) possible.push(...discard);
  return { certain, possible };
}

/** Whether a card of the strain's colour brings one card more. OB-VS-15 */
function oneMore(view: PandemicView, { certain, possible }: Next): 'more' | 'moreMaybe' | null {
  const { brink } = view;
  if (!brink?.effects.includes('rate-effect') || !brink.strain) return null;
  if (statusOf(view, brink.strain) === 'eradicated') return null;
  const ofStrain = (card: string): boolean => diseaseOf(card) === brink.strain;
  if (certain.some(ofStrain)) return 'more';
  return possible.some(ofStrain) ? 'moreMaybe' : null;
}

/** What may be the additional card is only possible if it is not sure to come. */
function withOneMore(view: PandemicView, cards: number, first: Next, more: 'more' | 'moreMaybe'): Next {
  const all = nextCards(view, cards + 1);
  if (more === 'more') return all;
  const added = all.certain.filter((card) => !first.certain.includes(card));
  const possible = new Set([...first.possible, ...added, ...all.possible]);
  return { certain: first.certain, possible: [...possible].filter((card) => !first.certain.includes(card)) };
}

/** A mutation card infects the city of the bottom card, as long as purple is not eradicated. OB-MUT-10, OB-MUT-11 */
function bottomCities(view: PandemicView, coming: readonly string[]): readonly string[] {
  if (!coming.some(isMutation) || statusOf(view, PURPLE) === 'eradicated') return [];
  const bottom = view.infectionDeck.layers.findLast((layer) => layer.some(isCity)) ?? [];
  return bottom.filter(isCity);
}

const isMutation = (card: string): boolean => card.startsWith('mutation-');

function hintsOf(view: PandemicView, coming: readonly string[], breaking: readonly string[]): Hint[] {
  const { brink } = view;
  if (!brink) return [];
  const strain = brink.strain ?? '';
  const inForce = (card: string): boolean => brink.effects.includes(card);
  const hints: readonly [Hint, boolean][] = [
    ['chronic', inForce('chronic-effect') && coming.some((card) => getsTwo(view, card, strain))],
    ['purple', coming.some((card) => cubesOf(view, card, PURPLE) > 0 && !isSpared(view, card, PURPLE))],
    ['mutation', bottomCities(view, coming).length > 0],
    ['slope', inForce('slippery-slope') && breaking.some((city) => breaksOut(view, city, strain))],
    ['held', cardsHeld(view) > 0],
  ];
  return hints.flatMap(([hint, holds]) => (holds ? [hint] : []));
}

/** OB-VS-10 */
const getsTwo = (view: PandemicView, card: string, strain: string): boolean =>
  diseaseOf(card) === strain && cubesOf(view, card, strain) === 0 && !isSpared(view, card, strain);

/**
 * Whether a city breaks out when its own card is turned over: full of its own colour, or of purple, which comes as well
 * wherever it lies. PD-INF-03, OB-MUT-07, OB-BT-40. An empty city that gets two cubes doesn't. OB-VS-10
 */
export const wouldBreakOut = (view: PandemicView, city: string): boolean =>
  breaksOut(view, city, cityOnMap(city).disease) || breaksOut(view, city, PURPLE);

const breaksOut = (view: PandemicView, city: string, disease: string): boolean =>
  cubesOf(view, city, disease) >= FULL && !isSpared(view, city, disease);

/** A role or an eradication keeps the cubes of a disease out of a city. */
function isSpared(view: PandemicView, city: string, disease: string): boolean {
  const status = statusOf(view, disease);
  if (status === 'eradicated') return true;
  return view.seats.some((seat) => protects(seat, city, status === 'cured'));
}

const statusOf = ({ diseases }: PandemicView, disease: string): string | undefined =>
  diseases.find(({ id }) => id === disease)?.status;

function cubesOf({ cubes, diseases }: PandemicView, city: string, disease: string): number {
  return cubes[city]?.[diseases.findIndex(({ id }) => id === disease)] ?? 0;
}

/** PD-ROLE-08 and PD-ROLE-11, to tell what will happen; what does happen is the rules' own matter. */
function protects({ role, city: at }: SeatView, city: string, cured: boolean): boolean {
  if (role === 'medic') return cured && at === city;
  if (role !== 'quarantine-specialist') return false;
  return at === city || cityOnMap(at).neighbours.includes(city);
}
