import type { Seat } from '@holdout/kernel';
import { DISEASE_OF } from '../content/base/map.ts';
import { type G, modified } from '../rules/hooks.ts';
import { diseasesInPlay } from '../state/brink.ts';
import { CITIES, type City, DISEASES, type Disease, isCityCard, isEventCard, PURPLE } from '../state/ids.ts';
import { ERADICATED, UNCURED } from '../state/state.ts';
import { nearest } from './distance.ts';

/** How good a position is for the team, out of what everybody may know. */

/** What cubes of one disease in one city are worth getting rid of. */
const CUBES: readonly number[] = [0, 1, 3, 9];
const CURE = 70;
const GONE = 15;
const STATION = 4;
const EVENT = 3;
const OUTBREAK = 14;
/** So few cubes in a supply are too few, and what each missing one is worth. */
const SCARCE = 7;
const SHORTAGE = 2.5;
/** There are only twelve purple cubes. */
const FEW_PURPLE = 3;
/** Cards of one colour in one hand. */
const SET: readonly number[] = [0, 0.5, 2, 6, 13, 24, 25, 26, 27];

export function worthForTeam(g: G): number {
  const { state } = g;
  if (state.over) return state.over.result === 'won' ? 1000 : -1000;
  let worth = -state.outbreaks * OUTBREAK - danger(g) + Math.min(4, state.stations.length) * STATION;
  for (let disease = 0; disease < diseasesInPlay(state); disease++) {
    if (state.diseases[disease] !== UNCURED) worth += CURE;
    if (state.diseases[disease] === ERADICATED) worth += GONE;
  }
  const hot = hotCities(g);
  for (let seat = 0; seat < state.pawns.length; seat++)
    if (state.pawns[seat] >= 0) worth += worthOfSeat(g, seat, hot);
  return worth;
}

function danger(g: G): number {
  const { cubes, diseases, supply } = g.state;
  let sum = 0;
  for (let i = 0; i < CITIES * DISEASES; i++) {
    if (cubes[i] === 0) continue;
    const disease = i % DISEASES;
    const rare = disease === PURPLE ? FEW_PURPLE : 1;
    sum += CUBES[cubes[i]] * rare * (diseases[disease] === UNCURED ? 1 : 0.6);
  }
  for (let disease = 0; disease < diseasesInPlay(g.state); disease++)
    sum += Math.max(0, SCARCE - supply[disease]) * SHORTAGE;
  return sum;
}

/** Where somebody should go next: where an outbreak is near, or else where anything is. */
function hotCities(g: G): City[] {
  const { cubes } = g.state;
  for (const least of [3, 2, 1]) {
    const cities: City[] = [];
    for (let i = 0; i < CITIES * DISEASES; i++) {
      const purple = i % DISEASES === PURPLE ? 1 : 0;
      if (cubes[i] + purple >= least && cubes[i] > 0) cities.push(Math.floor(i / DISEASES));
    }
    if (cities.length > 0) return cities;
  }
  return [];
}

function worthOfSeat(g: G, seat: Seat, hot: readonly City[]): number {
  const { hands, pawns, stations, diseases } = g.state;
  let worth = -nearest(pawns[seat], hot) * 0.4;
  const held = new Array<number>(DISEASES).fill(0);
  for (const card of hands[seat]) {
    if (isEventCard(card)) worth += EVENT;
    else if (isCityCard(card)) held[DISEASE_OF[card]] += 1;
  }
  held.forEach((cards, disease) => {
    if (diseases[disease] !== UNCURED) return;
    worth += SET[Math.min(cards, SET.length - 1)];
    if (cards >= needed(g, seat, disease)) worth += 20 - nearest(pawns[seat], stations) * 3;
  });
  return worth;
}

const needed = (g: G, seat: Seat, disease: Disease): number =>
  disease === PURPLE ? 99 : modified['cure.cards'](g, 5, seat, disease);
