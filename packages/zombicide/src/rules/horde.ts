import type { Zone } from '../map/board.ts';
import { type Ways, waysAllOpen } from '../map/ways.ts';
import { addZombies, kindWord, moveZombies, queueActivation } from '../ops/zombies.ts';
import { setting } from '../setting.ts';
import type { Kind } from '../state/ids.ts';
import { zoneWord } from '../state/words.ts';
import type { G } from './hooks.ts';
import { isPrey, noiseMap, preyIn, ways, zombiesOf } from './query.ts';

/** Why a group goes where it goes. */
type Lure = 'sight' | 'noise' | 'closed';

/** What draws the zombies of a zone, and the zones they enter next; none if they stay. */
interface Course {
  readonly why: Lure;
  readonly targets: readonly Zone[];
  readonly steps: readonly Zone[];
  /** Some stay where they are, for that is as loud as what the others go to. */
  readonly stays: boolean;
}

/** What the whole board sounds and looks like, for all groups of one step. */
interface Scene {
  readonly g: G;
  readonly ways: Ways;
  readonly noise: readonly number[];
  /** Zones with survivors whom they notice. */
  readonly prey: readonly Zone[];
}

function sceneOf(g: G): Scene {
  const prey = new Set(g.state.survivors.flatMap(({ zone }, who) => (isPrey(g, who) ? [zone] : [])));
  return { g, ways: ways(g), noise: noiseMap(g), prey: [...prey].sort((a, b) => a - b) };
}

/** Where the zombies of a zone go. S1-ZMOVE-01 */
const courseOf = (g: G, zone: Zone): Course => course(sceneOf(g), zone);

function course(scene: Scene, zone: Zone): Course {
  const seen = scene.prey.filter((other) => inSight(scene, zone, other));
  if (seen.length > 0) return heading(scene, zone, 'sight', bestVisible(scene, zone, seen));
  const { unseenTarget } = setting(scene.g).rules;
  const isOpen = (target: Zone): boolean => scene.ways.to(target)[zone] >= 0;
  if (unseenTarget === 'reachableFirst' && wanted(scene).some(isOpen))
    return heading(scene, zone, 'noise', loudest(scene, isOpen));
  return heading(
    scene,
    zone,
    'closed',
    loudest(scene, () => true),
  );
}

/** What zombies that see nobody look for a way to: survivors, or where they notice none at all (ruling OQ-32) noise. */
const wanted = ({ prey, noise }: Scene): readonly Zone[] =>
  prey.length > 0 ? prey : noise.flatMap((tokens, zone) => (tokens > 0 ? [zone] : []));

function inSight({ g, ways: { range } }: Scene, from: Zone, to: Zone): boolean {
  return range[from * g.state.noise.length + to] >= 0;
}

/** a) and b): the only zone with survivors in sight, or the loudest of them. S1-ZMOVE-01 */
function bestVisible(scene: Scene, zone: Zone, seen: readonly Zone[]): readonly Zone[] {
  const { visibleTarget } = setting(scene.g).rules;
  if (visibleTarget === 'noise') return tied(scene, seen);
  const away = (other: Zone): number => scene.ways.range[zone * scene.noise.length + other];
  const nearest = Math.min(...seen.map(away));
  return tied(
    scene,
    seen.filter((other) => away(other) === nearest),
  );
}

/** c) and d): the loudest of all zones that count. Silence draws nobody. */
function loudest(scene: Scene, counts: (zone: Zone) => boolean): readonly Zone[] {
  const zones: Zone[] = [];
  scene.noise.forEach((noise, zone) => {
    if (noise > 0 && counts(zone)) zones.push(zone);
  });
  return zones.length === 0 ? [] : noisiest(scene, zones);
}

function noisiest(scene: Scene, zones: readonly Zone[]): Zone[] {
  const most = Math.max(...zones.map((zone) => scene.noise[zone]));
  return zones.filter((zone) => scene.noise[zone] === most);
}

/** Of zones in sight that are equally noisy, with the option the one with more survivors. CF-16 */
function tied(scene: Scene, zones: readonly Zone[]): readonly Zone[] {
  const loud = noisiest(scene, zones);
  if (loud.length === 1 || setting(scene.g).rules.noiseTieBreak === 'split') return loud;
  const size = (zone: Zone): number => preyIn(scene.g, zone).length;
  const biggest = Math.max(...loud.map(size));
  return loud.filter((zone) => size(zone) === biggest);
}

/** The next zones of all shortest ways: where they differ, the group splits. S1-ZMOVE-03, S1-SPLIT-05 */
function heading(scene: Scene, zone: Zone, why: Lure, targets: readonly Zone[]): Course {
  const steps = new Set<Zone>();
  let stays = targets.includes(zone);
  for (const target of targets) {
    const open = scene.ways.to(target)[zone] >= 0;
    const map = open && why !== 'closed' ? scene.ways : waysAllOpen(setting(scene.g).board);
    for (const next of firstSteps(map, zone, target)) {
      // S1-ZMOVE-02: it goes as if the door were open, and stops at it.
      if (scene.ways.next[zone].includes(next)) steps.add(next);
      else stays = true;
    }
  }
  return { why, targets, steps: [...steps].sort((a, b) => a - b), stays };
}

function firstSteps(map: Ways, zone: Zone, target: Zone): Zone[] {
  const steps = map.to(target);
  if (steps[zone] <= 0) return [];
  return map.next[zone].filter((next) => steps[next] === steps[zone] - 1);
}

/**
 * All groups move that did not attack; nobody moves twice, and nobody sees where the others have gone.
 *
 * @returns zombies whose way the players have to choose, one entry for each. S1-SPLIT-03
 */
export function moveGroups(g: G, kinds: readonly Kind[], busy: readonly Zone[]): Leader[] {
  const scene = sceneOf(g);
  const { zombies, supply } = g.state;
  const size = supply.length;
  const before = zombies.slice();
  const leaders: Leader[] = [];
  for (let zone = 0; zone < scene.noise.length; zone++) {
    if (busy.includes(zone)) continue;
    let planned: Course | null = null;
    const here = kinds.filter((kind) => before[zone * size + kind] > 0);
    for (const kind of here) {
      const count = before[zone * size + kind];
      planned ??= course(scene, zone);
      const { steps } = planned;
      if (steps.length === 0) {
        const n = here.reduce((sum, other) => sum + before[zone * size + other], 0);
        tellStay(g, zone, planned, n);
        break;
      }
      const single = setting(g).kinds[kind].single !== undefined;
      if (single && steps.length + (planned.stays ? 1 : 0) > 1) leaders.push(...leadersOf(zone, kind, count));
      else sendGroup(g, zone, kind, count, planned);
    }
  }
  return leaders;
}

/** A group goes, evenly over its ways; where figures are missing for that, they are added. S1-SPLIT-01, S1-SPLIT-02 */
function sendGroup(
  g: G,
  zone: Zone,
  kind: Kind,
  count: number,
  { why, targets, steps, stays }: Course,
): void {
  const ways = steps.length + (stays ? 1 : 0);
  const missing = (ways - (count % ways)) % ways;
  const added = missing === 0 ? 0 : addZombies(g, zone, kind, missing, 'split');
  if (added < missing && setting(g).rules.splitShortage === 's1') queueActivation(g, kind);
  const total = count + added;
  const share = Math.floor(total / ways);
  const left = total % ways;
  steps.forEach((to, i) => {
    const n = share + (i < left ? 1 : 0);
    if (n === 0) return;
    moveZombies(g, zone, to, kind, n);
    if (!g.loud) return;
    g.emit({
      t: 'shamble',
      kind: kindWord(g, kind),
      n,
      from: zoneWord(zone),
      to: zoneWord(to),
      why,
      targets: targets.map(zoneWord),
      ways,
    });
  });
}

function tellStay(g: G, zone: Zone, { why, targets }: Course, n: number): void {
  if (g.loud) g.emit({ t: 'waits', zone: zoneWord(zone), why, targets: targets.map(zoneWord), n });
}

/** A zombie that goes its own way: its zone and its kind in one number, to be kept in a program's list. */
export type Leader = number;
const KIND_BITS = 5;
export const leadersOf = (zone: Zone, kind: Kind, count: number): Leader[] =>
  new Array<Leader>(count).fill((zone << KIND_BITS) | kind);
export const leaderZone = (leader: Leader): Zone => leader >> KIND_BITS;
export const leaderKind = (leader: Leader): Kind => leader & ((1 << KIND_BITS) - 1);

/** Ways that a zombie of its own can take: nothing that happens in between changes them. S1-SPLIT-03 */
export function leaderWays(g: G, zone: Zone): readonly Zone[] {
  const { steps, stays } = courseOf(g, zone);
  return stays ? [...steps, zone].sort((a, b) => a - b) : steps;
}

export function moveLeader(g: G, leader: Leader, to: Zone): void {
  const zone = leaderZone(leader);
  const kind = leaderKind(leader);
  const { why, targets, steps } = courseOf(g, zone);
  if (to !== zone) moveZombies(g, zone, to, kind, 1);
  if (!g.loud) return;
  const there = { from: zoneWord(zone), to: zoneWord(to), why, targets: targets.map(zoneWord) };
  g.emit({ t: 'shamble', kind: kindWord(g, kind), n: 1, ...there, ways: steps.length, chosen: true });
}

/** Where zombies go that want one survivor and nobody else: by an open way, or as far as the doors let them. */
function chaseCourse(g: G, zone: Zone, target: Zone): Course {
  const scene = sceneOf(g);
  return heading(scene, zone, scene.ways.to(target)[zone] >= 0 ? 'sight' : 'closed', [target]);
}

/** Ways to a zone that zombies of another one can take. */
export function chaseWays(g: G, zone: Zone, target: Zone): readonly Zone[] {
  const { steps, stays } = chaseCourse(g, zone, target);
  return stays ? [...steps, zone] : steps;
}

/**
 * So many zombies of a kind go one zone towards another. RM-SKILL-70
 *
 * @param way the way of a zombie of its own, or -1.
 * @returns where they are now, each by itself.
 */
export function chase(g: G, zone: Zone, kind: Kind, count: number, target: Zone, way: Zone): Leader[] {
  const course = chaseCourse(g, zone, target);
  const chosen =
    way >= 0 ? { ...course, steps: [way].filter((to) => to !== zone), stays: way === zone } : course;
  if (chosen.steps.length === 0) {
    tellStay(g, zone, chosen, count);
    return [];
  }
  const before = chosen.steps.map((to) => zombiesOf(g, to, kind));
  sendGroup(g, zone, kind, count, chosen);
  return chosen.steps.flatMap((to, i) => leadersOf(to, kind, zombiesOf(g, to, kind) - before[i]));
}
