import type { PandemicView, SeatView } from '@holdout/pandemic';
import { CITIES, cityOnMap, diseaseOf, isCity } from '../board/geometry.ts';
import type { Group } from './group.ts';

/** An option of this group whose refusal says best why there is none; null if there is nothing to say. */
export function keyToExplain(group: Group, view: PandemicView): string | null {
  const me = view.seats[view.turn.active];
  const city = cityOnMap(me.city);
  const near = city.neighbours[0];
  switch (group) {
    case 'drive':
      return `drive:${near}`;
    case 'fly':
      return `fly:${(me.hand ?? []).find((card) => isCity(card)) ?? near}`;
    case 'charter':
      return `charter:${near}`;
    case 'shuttle':
      return `shuttle:${view.stations.find((station) => station !== me.city) ?? near}`;
    case 'build':
      return 'build';
    case 'treat':
      return `treat:${city.disease}`;
    case 'share':
      return `give:p${partner(view) + 1}:${me.city}`;
    case 'cure':
      return `cure:${nearestCure(view)}`;
    case 'capture':
      return 'capture';
    case 'events':
      return 'event:airlift';
    case 'role':
      return roleKey(view);
    default:
      return null;
  }
}

/** The action that only the role of the active seat has. */
function roleKey(view: PandemicView): string | null {
  const { role, city, seat } = view.seats[view.turn.active];
  const elsewhere = teamOf(view).find((other) => other.city !== city)?.city ?? city;
  switch (role) {
    case 'operations-expert':
      return `expert-fly:${cityOnMap(city).neighbours[0]}`;
    case 'contingency-planner':
      return 'fetch:airlift';
    case 'dispatcher':
      return `summon:p${seat + 1}:${elsewhere}`;
    case 'archivist':
      return 'archive';
    case 'epidemiologist':
      return view.openHands ? `consult:p${partner(view) + 1}:${city}` : `consult-ask:p${partner(view) + 1}`;
    case 'field-operative':
      return `sample:${cityOnMap(city).disease}`;
    default:
      return null;
  }
}

/** What a card of a hand is good for at other times. */
export function keysWithCard(card: string, owner: number, active: number): readonly string[] {
  if (!isCity(card)) return [`event:${card}`];
  return owner === active ? [`fly:${card}`, `discard:${card}`] : [`take:p${owner + 1}:${card}`];
}

/** The same with an infection card of the bio-terrorist. */
export const keysWithSecret = (card: string): readonly string[] => [`bt-fly:${card}`, `bt-remote:${card}`];

/** Ways of the bio-terrorist to a city: why none of them is open. */
export const secretKeysTo = (city: string): readonly string[] => [
  `bt-drive:${city}`,
  `bt-fly:${city}`,
  `bt-charter:${city}`,
];

/** Ways to a city, the likeliest first: why none of them is open. */
export function keysToCity(city: string, view: PandemicView): readonly string[] {
  const me = view.seats[view.turn.active];
  if (me.city === city) return [];
  const stationTrip = view.stations.includes(me.city) || view.stations.includes(city);
  return [`drive:${city}`, `fly:${city}`, `charter:${city}`, ...(stationTrip ? [`shuttle:${city}`] : [])];
}

/** Everybody but the bio-terrorist, who has no pawn of the team. */
const teamOf = ({ seats }: PandemicView): readonly SeatView[] => seats.filter(({ city }) => city !== '');

/** Somebody in the same city, or else the next of the team. */
function partner(view: PandemicView): number {
  const { active } = view.turn;
  const others = teamOf(view).filter(({ seat }) => seat !== active);
  const here = others.find(({ city }) => city === view.seats[active].city);
  const next = others.find(({ seat }) => seat > active) ?? others[0];
  return (here ?? next).seat;
}

/** The disease of which the active seat holds most cards, those without a cure first. */
function nearestCure(view: PandemicView): string {
  const hand = view.seats[view.turn.active].hand ?? [];
  const held = (disease: string): number => hand.filter((card) => diseaseOf(card) === disease).length;
  const open = view.diseases.filter(({ status }) => status === 'uncured');
  const candidates = open.length > 0 ? open : view.diseases;
  const sorted = candidates.map(({ id }) => id).sort((a, b) => held(b) - held(a));
  return sorted[0] ?? CITIES[0].disease;
}
