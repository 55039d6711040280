import { HELICOPTER } from '../content/cars.ts';
import type { Zone } from '../map/board.ts';
import type { G } from '../rules/hooks.ts';
import { freePlace, ridersOf, survivor } from '../rules/query.ts';
import { setting } from '../setting.ts';
import { NONE, type Who } from '../state/ids.ts';
import { zoneWord } from '../state/words.ts';
import { cardWord, setCard } from './cards.ts';
import { carrySurvivor, moveSurvivor, whoWord } from './survivors.ts';

/** The helicopter stands on the ground. RM-HELI-01 */
export function placeHelicopter(g: G, zone: Zone): void {
  g.state.cars.push({ kind: HELICOPTER, zone, searchedBy: [], cargo: [], flying: 0 });
}

/** It is over its zone, and those in it are in the air. RM-HELI-09 */
export function takeOff(g: G, car: number, pilot: Who): void {
  const { zone } = g.state.cars[car];
  g.state.cars[car].flying = 1;
  for (const who of ridersOf(g, car)) survivor(g, who).zone = setting(g).board.air;
  if (g.loud) g.emit({ t: 'take-off', who: whoWord(g, pilot), zone: zoneWord(zone) });
}

/** It stands in the zone it was over, and so do they. RM-HELI-09 */
export function land(g: G, car: number, pilot: Who): void {
  const { zone } = g.state.cars[car];
  g.state.cars[car].flying = 0;
  if (g.loud) g.emit({ t: 'land', who: whoWord(g, pilot), zone: zoneWord(zone) });
  for (const who of ridersOf(g, car)) carrySurvivor(g, who, zone);
}

/** RM-HELI-11 */
export function flyTo(g: G, car: number, zone: Zone): void {
  const from = g.state.cars[car].zone;
  g.state.cars[car].zone = zone;
  if (g.loud) g.emit({ t: 'fly', from: zoneWord(from), to: zoneWord(zone) });
}

/** He slides down a rope. RM-HELI-04 */
export const ropeDown = (g: G, who: Who, car: number): void => moveSurvivor(g, who, g.state.cars[car].zone);

/** A card is left in the helicopter. RM-HELI-19 */
export function store(g: G, who: Who, car: number, place: number): void {
  const card = survivor(g, who).cards[place];
  setCard(g, who, place, NONE);
  g.state.cars[car].cargo.push(card);
  if (g.loud) g.emit({ t: 'store', who: whoWord(g, who), card: cardWord(g, card) });
}

/** A card is taken out of it. RM-HELI-20 */
export function retrieve(g: G, who: Who, car: number, at: number): void {
  const [card] = g.state.cars[car].cargo.splice(at, 1);
  setCard(g, who, freePlace(g, who), card);
  if (g.loud) g.emit({ t: 'retrieve', who: whoWord(g, who), card: cardWord(g, card) });
}

/** It is gone, with everything in it. RM-MIS-M10-04 */
export function blowUp(g: G, car: number): void {
  const wreck = g.state.cars[car];
  g.state.aside.push(...wreck.cargo.splice(0));
  if (g.loud) g.emit({ t: 'blown-up', zone: zoneWord(wreck.zone) });
  wreck.zone = NONE;
}
