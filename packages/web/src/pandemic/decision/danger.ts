import type { PandemicView, SeatView } from '@holdout/pandemic';
import { cityOnMap } from '../board/geometry.ts';

/** What the next infect phase can do, as far as anybody can know it. */
export interface Threat {
  /** Infection cards that will be turned over. */
  readonly cards: number;
  /** Cities that are turned over for certain. */
  readonly certain: readonly string[];
  /** Cities out of which the other cards come. */
  readonly possible: readonly string[];
  /** Of both, those that would break out: certain ones first. */
  readonly breaking: readonly string[];
}

const FULL = 3;

/** Cities that may be infected at the end of this turn. Epidemics that may be drawn before are not in it. */
export function threatOf(view: PandemicView): Threat {
  const cards = view.turn.quietNight ? 0 : view.rate.value;
  const { certain, possible } = nextCities(view, cards);
  const breaking = [...certain, ...possible].filter((city) => wouldBreakOut(view, city));
  return { cards, certain, possible, breaking };
}

function nextCities(view: PandemicView, cards: number): { certain: string[]; possible: string[] } {
  const { known, layers } = view.infectionDeck;
  const certain = known.slice(0, cards);
  let left = cards - certain.length;
  for (const layer of layers) {
    if (left <= 0) break;
    const rest = layer.filter((city) => !known.includes(city));
    if (rest.length > left) return { certain, possible: rest };
    certain.push(...rest);
    left -= rest.length;
  }
  return { certain, possible: [] };
}

/** A full city breaks out when its own card is turned over, unless a role or an eradication prevents it. */
export function wouldBreakOut(view: PandemicView, city: string): boolean {
  const { disease } = cityOnMap(city);
  const index = view.diseases.findIndex(({ id }) => id === disease);
  if ((view.cubes[city]?.[index] ?? 0) < FULL) return false;
  const status = view.diseases[index]?.status;
  if (status === 'eradicated') return false;
  return !view.seats.some((seat) => protects(seat, city, status === 'cured'));
}

/** PD-ROLE-08 and PD-ROLE-11, to tell what will happen; what does happen is the rules' own matter. */
function protects({ role, city: at }: SeatView, city: string, cured: boolean): boolean {
  if (role === 'medic') return cured && at === city;
  if (role !== 'quarantine-specialist') return false;
  return at === city || cityOnMap(at).neighbours.includes(city);
}
