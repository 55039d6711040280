import type { Zone } from '../map/board.ts';
import { SUPPLIES } from '../missions/block.ts';
import type { G } from '../rules/hooks.ts';
import { cardDef, equipmentAt, exitOf, isLiving, survivor } from '../rules/query.ts';
import { setting } from '../setting.ts';
import type { Who } from '../state/ids.ts';
import type { Survivor } from '../state/state.ts';
import { searchPlaces } from './loot.ts';
import { once } from './mind.ts';

/** Food and water: who carries what, where it has to go. S1-M01-OBJ, S1-M06-OBJ */

/** Supplies the mission asks for. */
export function suppliesWanted(g: G): readonly string[] {
  return once('supplies', () => {
    const { win } = setting(g).mission;
    const carried = win.flatMap((rule) => (rule.use === 'carried-to-exit' ? rule.cards : []));
    const loaded = win.some(({ use }) => use === 'supplies-out')
      ? (setting(g).rule('cargo')?.cards ?? [])
      : [];
    return [...carried, ...loaded];
  });
}

const supplyIds = (g: G, s: Survivor): string[] =>
  s.cards.flatMap((_, place) => {
    const def = equipmentAt(g, s, place);
    return def?.supply ? [def.id] : [];
  });

/** What of the wanted cards one has and the carrier has not. */
export function missingFrom(g: G, carrier: Who, other: Who, wanted: readonly string[]): string[] {
  const ids = (who: Who): string[] => survivor(g, who).cards.map((card) => cardDef(g, card)?.id ?? '');
  const held = ids(carrier);
  return wanted.filter((id) => !held.includes(id) && ids(other).includes(id));
}

/** Supplies that nobody has yet; where many have to be driven out, any will do. */
export function suppliesMissing(g: G): readonly string[] {
  if (setting(g).rule('cargo')) return suppliesWanted(g);
  return once('missing', () => {
    const found = g.state.survivors.filter(isLiving).flatMap((s) => supplyIds(g, s));
    return suppliesWanted(g).filter((id) => !found.includes(id));
  });
}

/** The survivor with most of the kinds of supplies that are wanted. */
export function carrierOf(g: G): Who {
  return once('carrier', () => {
    const wanted = suppliesWanted(g);
    const count = (s: Survivor): number =>
      isLiving(s) ? new Set(supplyIds(g, s).filter((id) => wanted.includes(id))).size : -1;
    let best = 0;
    g.state.survivors.forEach((s, who) => {
      if (count(s) > count(g.state.survivors[best])) best = who;
    });
    return best;
  });
}

/** Who has most of what is needed carries it all; the others bring him theirs. */
export function carrying(g: G, who: Who): Zone[] {
  const wanted = suppliesWanted(g);
  const found = new Set(g.state.survivors.filter(isLiving).flatMap((s) => supplyIds(g, s)));
  if (!wanted.every((id) => found.has(id))) return searchPlaces(g);
  const carrier = carrierOf(g);
  if (who !== carrier) {
    const brings = missingFrom(g, carrier, who, wanted).length > 0;
    return brings ? [survivor(g, carrier).zone] : exitOf(g).slice();
  }
  const own = supplyIds(g, survivor(g, who));
  if (wanted.every((id) => own.includes(id))) return exitOf(g).slice();
  return g.state.survivors.flatMap((s, other) =>
    isLiving(s) && missingFrom(g, carrier, other, wanted).length > 0 ? [s.zone] : [],
  );
}

/** Supplies are found, brought to a car, and driven out. */
export function hauling(g: G, who: Who): Zone[] {
  const s = survivor(g, who);
  const rule = setting(g).rule('cargo');
  const cars = g.state.cars.filter((car) => car.zone >= 0);
  if (!rule || cars.length === 0) return [];
  const own = supplyIds(g, s).filter((id) => rule.cards.includes(id)).length;
  const loaded = Math.max(...cars.map((car) => car.cargo.length));
  const car = cars.find(({ cargo }) => cargo.length === loaded) ?? cars[0];
  if (own > 0 && own + inHands(g, who) + loaded + g.state.tally[SUPPLIES] >= needed(g)) return [car.zone];
  if (loaded + g.state.tally[SUPPLIES] >= needed(g)) return [car.zone];
  const room = s.cards.some((card) => card === -1);
  return own >= 2 || (own > 0 && !room) ? [car.zone] : searchPlaces(g);
}

/** Supplies that the others carry. */
const inHands = (g: G, who: Who): number =>
  g.state.survivors.reduce(
    (sum, s, other) => sum + (other !== who && isLiving(s) ? supplyIds(g, s).length : 0),
    0,
  );

/** Supplies that have to be out. */
export function needed(g: G): number {
  const rule = setting(g).mission.win.find((win) => win.use === 'supplies-out');
  return rule && 'count' in rule ? rule.count : 0;
}
