import { type Seat, TABLE } from '@holdout/kernel';
import type { EquipmentDef } from '../content/define.ts';
import type { Zone } from '../map/board.ts';
import { type Ways, waysOf } from '../map/ways.ts';
import type { Colour } from '../missions/schema.ts';
import { setting } from '../setting.ts';
import {
  BLUE,
  type Card,
  HANDS,
  type Kind,
  levelOf,
  MAX_WOUNDS,
  NONE,
  TAKEN,
  type Who,
  WOUNDED,
} from '../state/ids.ts';
import type { Survivor } from '../state/state.ts';
import { type G, type Harm, modified } from './hooks.ts';

/** Questions about the state that several rules ask. None of them changes anything. */

export const ways = (g: G): Ways => waysOf(setting(g).board, g.state.doors);

export const survivor = (g: G, who: Who): Survivor => g.state.survivors[who];

export const isLiving = (s: Survivor): boolean => s.zone !== NONE;

export function livingCount(g: G): number {
  let count = 0;
  for (const s of g.state.survivors) if (isLiving(s)) count += 1;
  return count;
}

export function survivorsIn(g: G, zone: Zone): Who[] {
  const list: Who[] = [];
  const { survivors } = g.state;
  for (let who = 0; who < survivors.length; who++) if (survivors[who].zone === zone) list.push(who);
  return list;
}

/** Whether zombies want him: he is there, and they notice him. RM-SKILL-69 */
export const isPrey = (g: G, who: Who): boolean =>
  isLiving(g.state.survivors[who]) && modified['survivor.noticed'](g, true, who);

/** Survivors of a zone whom zombies want. */
export const preyIn = (g: G, zone: Zone): Who[] => survivorsIn(g, zone).filter((who) => isPrey(g, who));

/** The team of a survivor, from 0. RM-SETUP-02 */
export const teamOf = (g: G, who: Who): number => g.state.options.teams?.[survivor(g, who).seat] ?? 0;

/** Members of each team. */
export function teamsOf(g: G): Who[][] {
  const teams: Who[][] = [];
  g.state.survivors.forEach((_, who) => {
    const team = teamOf(g, who);
    while (teams.length <= team) teams.push([]);
    teams[team].push(who);
  });
  return teams;
}

/** Whether two survivors play against each other. RM-COMPET-01 */
export const isRival = (g: G, who: Who, other: Who): boolean =>
  setting(g).mission.rivals !== undefined && teamOf(g, who) !== teamOf(g, other);

/** Who decides what all would have to agree on: anybody, or against rivals the first player. RM-COMPET-05 */
export const deciderOf = (g: G): Seat => (setting(g).mission.rivals ? g.state.first : TABLE);

/** Of several who may act at one moment: all, in any order; against rivals those of the first seat from the first player on. */
export function nextAmong(
  g: G,
  whos: readonly Who[],
): { readonly owner: Seat; readonly whos: readonly Who[] } {
  const { mission } = setting(g);
  if (!mission.rivals || whos.length === 0) return { owner: TABLE, whos };
  const { players } = g.state.options;
  const away = (who: Who): number => (survivor(g, who).seat - g.state.first + players) % players;
  const nearest = Math.min(...whos.map(away));
  return {
    owner: (g.state.first + nearest) % players,
    whos: whos.filter((who) => away(who) === nearest),
  };
}

/** Rivals of a survivor in a zone. RM-COMPET-08 */
export const rivalsIn = (g: G, zone: Zone, of: Who): Who[] =>
  setting(g).mission.rivals ? survivorsIn(g, zone).filter((who) => isRival(g, of, who)) : [];

/** Whom the shots or the car of one survivor can strike in a zone. S1-RANGED-03, RM-SKILL-67, RM-SKILL-81 */
export const strikableIn = (g: G, zone: Zone, by: Who, harm: Harm): Who[] =>
  survivorsIn(g, zone).filter((who) => who !== by && modified['survivor.struck'](g, true, by, who, harm));

export const zombiesOf = (g: G, zone: Zone, kind: Kind): number =>
  g.state.zombies[zone * g.state.supply.length + kind];

export function zombiesIn(g: G, zone: Zone): number {
  const { zombies, supply } = g.state;
  const from = zone * supply.length;
  let sum = 0;
  for (let kind = 0; kind < supply.length; kind++) sum += zombies[from + kind];
  return sum;
}

/** Figures of a kind on the whole board. */
export function onBoard(g: G, kind: Kind): number {
  const { zombies, supply } = g.state;
  let sum = 0;
  for (let i = kind; i < zombies.length; i += supply.length) sum += zombies[i];
  return sum;
}

export function woundsOf(s: Survivor): number {
  let wounds = 0;
  for (const card of s.cards) if (card === WOUNDED) wounds += 1;
  return wounds;
}

/** One more wound kills him. S1-ZATT-03 */
export const isDying = (s: Survivor): boolean => woundsOf(s) >= MAX_WOUNDS - 1;

/** Places of his cards. S1-INV-01, S1-SKILL-21 */
export const placesOf = (g: G, who: Who): number => HANDS + modified['reserve.places'](g, 3, who);

/** First empty place, hands last, or -1. */
export function freePlace(g: G, who: Who): number {
  const { cards } = survivor(g, who);
  const places = placesOf(g, who);
  for (let place = HANDS; place < places; place++) if (cards[place] === NONE) return place;
  for (let place = 0; place < HANDS; place++) if (cards[place] === NONE) return place;
  return NONE;
}

export const cardDef = (g: G, card: Card): EquipmentDef | undefined => setting(g).cards[card];

/** Whether a place holds an equipment card, not a wound. */
export const holdsCard = (s: Survivor, place: number): boolean => (s.cards[place] ?? NONE) >= 0;

export const equipmentAt = (g: G, s: Survivor, place: number): EquipmentDef | undefined =>
  cardDef(g, s.cards[place]);

/** S1-XP-07 */
export function dangerLevel(g: G): number {
  let most = 0;
  for (const s of g.state.survivors) if (isLiving(s) && s.xp > most) most = s.xp;
  return most === 0 ? BLUE : levelOf(most);
}

/** Noise of every zone; a zone made loud by a survivor is above all others. S1-SKILL-25 */
export function noiseMap(g: G): number[] {
  const { fixedNoise, board } = setting(g);
  const { noise, survivors, loudZone } = g.state;
  const map: number[] = [];
  for (let zone = 0; zone < noise.length; zone++) map.push(noise[zone] + fixedNoise[zone]);
  for (let who = 0; who < survivors.length; who++) {
    const { zone } = survivors[who];
    if (zone !== NONE) map[zone] += modified['noise.of survivor'](g, 1, who);
  }
  // Nobody on the ground hears what is made in the air: the helicopter is louder. RM-HELI-18
  if (board.air >= 0) map[board.air] = 0;
  const loudest = modified['noise.loudest'](g, loudZone);
  if (loudest !== NONE && loudest !== board.air) map[loudest] = Math.max(...map) + 1;
  return map;
}

/** Where the survivors have to get to. */
export const exitOf = (g: G): readonly Zone[] => modified['exit.zones'](g, setting(g).exit);

/** The colour that an objective has: one of those it was mixed with, or its own. RM-MIS-05 */
export const tokenColour = (g: G, token: number): Colour | null => {
  const { tokens, mixed } = setting(g);
  return tokens[mixed ? (g.state.faces[token] ?? token) : token].colour;
};

/** Whether a bit of a mission's counter is set. */
export const isMarked = (g: G, tally: number, bit: number): boolean =>
  ((g.state.tally[tally] >> bit) & 1) === 1;

/** Whether an objective of this colour has been taken. S1-M08-SP1 */
export const isColourTaken = (g: G, colour: Colour): boolean =>
  g.state.tokens.some((token, i) => token === TAKEN && tokenColour(g, i) === colour);

/** Tiles that a survivor stands on. S1-SPAWN-08 */
export function survivorTiles(g: G, whos: readonly Survivor[]): Set<number> {
  const { zones } = setting(g).board;
  const tiles = new Set<number>();
  for (const s of whos) if (isLiving(s)) for (const tile of zones[s.zone].tiles) tiles.add(tile);
  return tiles;
}

/** Survivors who sit in a car. */
export function ridersOf(g: G, car: number): Who[] {
  return g.state.survivors.flatMap((s, who) => (s.car === car && isLiving(s) ? [who] : []));
}

/**
 * Zones that a car can go to from a zone: along streets, over a camp where no tent is, and along corridors, but into a
 * building or out of it only by a door. One between a street and a corridor is a double one. S1-CAR-06, RM-CAMP-02,
 * RM-TENT-06, RM-HOSP-10
 */
export function roads(g: G, zone: Zone): Zone[] {
  const { board, tents } = setting(g);
  const { zones } = board;
  return ways(g).next[zone].filter((next) => {
    const { drivable, type, indoors } = zones[next];
    if (!drivable && type !== 'camp' && type !== 'corridor') return false;
    if (tents.some((tent) => tent.zone === next)) return false;
    return indoors === zones[zone].indoors || hasOpenDoor(g, zone, next);
  });
}

const hasOpenDoor = (g: G, a: Zone, b: Zone): boolean =>
  setting(g).board.doors.some(
    (door, i) => g.state.doors[i] === 1 && ((door.a === a && door.b === b) || (door.a === b && door.b === a)),
  );
