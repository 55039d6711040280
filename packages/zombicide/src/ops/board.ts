import { carByNumber } from '../content/cars.ts';
import type { Door, Zone } from '../map/board.ts';
import { type G, happened, modified } from '../rules/hooks.ts';
import { ridersOf, survivor, tokenColour } from '../rules/query.ts';
import { setting } from '../setting.ts';
import { NONE, SPAWN_ACTIVE, SPAWN_CLOSED, SPAWN_WAITING, TAKEN, type Who } from '../state/ids.ts';
import { carWord, doorWord, spawnWord, tokenWord, zoneWord } from '../state/words.ts';
import { carrySurvivor, whoWord } from './survivors.ts';

/** A noise token, unless he who makes it makes none. S1-NOISE-01, S1-SKILL-29 */
export function makeNoise(g: G, who: Who, zone: Zone): void {
  if (!modified['noise.made'](g, true, who)) return;
  putNoise(g, who, zone);
}

/** A noise token, whatever skills he has: noise made on purpose. S1-ACT-04 */
export function putNoise(g: G, who: Who, zone: Zone): void {
  g.state.noise[zone] += 1;
  if (g.loud) g.emit({ t: 'noise', zone: zoneWord(zone), n: 1 });
  happened['noise.put'](g, who);
}

/** S1-ROUND-05, S1-NOISE-05 */
export function clearNoise(g: G): void {
  g.state.noise.fill(0);
}

/** S1-SKILL-25 */
export function makeLoud(g: G, who: Who, zone: Zone): void {
  g.state.loudZone = zone;
  g.state.loudBy = who;
  if (g.loud) g.emit({ t: 'loud', who: whoWord(g, who), zone: zoneWord(zone) });
}

export function openDoor(g: G, door: Door, who: Who): void {
  g.state.doors[door] = 1;
  if (!g.loud) return;
  g.emit({ t: 'door', door: doorWord(door), open: true, ...(who === NONE ? {} : { who: whoWord(g, who) }) });
}

/** S1-SKILL-24 */
export function closeDoor(g: G, door: Door, who: Who): void {
  g.state.doors[door] = 0;
  if (g.loud) g.emit({ t: 'door', door: doorWord(door), open: false, who: whoWord(g, who) });
}

/** A zone is revealed once in a game. S1-DOOR-07 */
export function markRevealed(g: G, zones: readonly Zone[]): void {
  for (const zone of zones) g.state.revealed[zone] = 1;
}

export function takeToken(g: G, token: number, who: Who): void {
  g.state.tokens[token] = TAKEN;
  if (setting(g).groups[token] > 0) g.reveal();
  if (!g.loud) return;
  const { zone } = setting(g).tokens[token];
  const colour = tokenColour(g, token);
  g.emit({ t: 'token', who: whoWord(g, who), token: tokenWord(token), zone: zoneWord(zone), colour });
}

export function setFaces(g: G, faces: number[]): void {
  g.state.faces = faces;
  g.shuffle('setup', g.state.faces);
}

/** Tokens that lie face down change their places among each other. RM-MIS-05 */
export function mixTokens(g: G, group: readonly number[]): void {
  const mixed = group.slice();
  g.shuffle('setup', mixed);
  group.forEach((token, i) => {
    g.state.faces[token] = mixed[i];
  });
}

/** Two tokens that lie face down change their places: what one of them shows at a real table is in its place then. */
export function swapFaces(g: G, token: number, other: number): void {
  const { faces } = g.state;
  [faces[token], faces[other]] = [faces[other], faces[token]];
}

/** S1-M08-SP2 */
export function wakeSpawn(g: G, spawn: number): void {
  if (g.state.spawns[spawn] !== SPAWN_WAITING) return;
  g.state.spawns[spawn] = SPAWN_ACTIVE;
  if (g.loud) g.emit({ t: 'spawn-wakes', spawn: spawnWord(spawn) });
}

/** S1-M07-SP4 */
export function closeSpawn(g: G, spawn: number, who: Who): void {
  g.state.spawns[spawn] = SPAWN_CLOSED;
  if (g.loud) g.emit({ t: 'spawn-closed', spawn: spawnWord(spawn), who: whoWord(g, who) });
}

/** A counter of the mission's own. */
export function count(g: G, tally: number, by: number): void {
  g.state.tally[tally] += by;
}

export function setTally(g: G, tally: number, value: number): void {
  g.state.tally[tally] = value;
}

/** A counter whose bits are things that have happened. */
export function mark(g: G, tally: number, bit: number): void {
  g.state.tally[tally] |= 1 << bit;
}

/** A car goes one zone, with everybody in it. S1-CAR-06 */
export function moveCar(g: G, car: number, zone: Zone): void {
  const from = g.state.cars[car].zone;
  g.state.cars[car].zone = zone;
  if (g.loud) g.emit({ t: 'drive', car: carWord(car), from: zoneWord(from), to: zoneWord(zone) });
  for (const who of ridersOf(g, car)) carrySurvivor(g, who, zone);
}

export function placeCar(g: G, kind: number, zone: Zone): void {
  g.state.cars.push({ kind, zone, searchedBy: [], cargo: [] });
}

export function markCarSearched(g: G, car: number, who: Who): void {
  g.state.cars[car].searchedBy.push(survivor(g, who).id);
}

/** A car leaves the board with what it carries. S1-M06-EXIT */
export function carLeaves(g: G, car: number): number {
  const { state } = g;
  const leaving = state.cars[car];
  const cargo = leaving.cargo.splice(0);
  state.aside.push(...cargo);
  leaving.zone = NONE;
  if (g.loud)
    g.emit({ t: 'car-left', car: carWord(car), kind: carByNumber(leaving.kind).id, n: cargo.length });
  return cargo.length;
}

export function loadCargo(g: G, car: number, card: number): void {
  g.state.cars[car].cargo.push(card);
}

export function unloadCargo(g: G, car: number, at: number): number {
  return g.state.cars[car].cargo.splice(at, 1)[0];
}
