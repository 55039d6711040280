import type { Zone } from '../map/board.ts';
import { type Ways, waysAllOpen } from '../map/ways.ts';
import { addZombies, kindWord, moveZombies, queueActivation, tellLack } from '../ops/zombies.ts';
import { setting } from '../setting.ts';
import { type Kind, NONE } from '../state/ids.ts';
import { zoneWord } from '../state/words.ts';
import type { G } from './hooks.ts';
import { isPrey, noiseMap, preyIn, ways, zombiesOf } from './query.ts';

/** Why a group goes where it goes. */
type Lure = 'sight' | 'noise' | 'closed';

/** What draws the zombies of a zone, and the zones they enter next; none if they stay. */
export interface Course {
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
  if (unseenTarget === 'reachableFirst' && wanted(scene).some(isOpen)) {
    const reachable = loudest(scene, isOpen);
    // Survivors who make no noise draw nobody past a noise behind a door (ruling OQ-32).
    if (reachable.length > 0) return heading(scene, zone, 'noise', drawing(scene, zone, reachable));
  }
  const loud = loudest(scene, () => true);
  return heading(scene, zone, 'closed', drawing(scene, zone, loud));
}

/**
 * Which of several noises that tie draw the zombies of a zone. By the newer rules of splitting nobody leaves the zone
 * he has come to (ruling OQ-48), and what can be reached counts alone (ruling OQ-32).
 */
function drawing(scene: Scene, zone: Zone, loud: readonly Zone[]): readonly Zone[] {
  if (setting(scene.g).rules.splitShortage === 's1') return loud;
  if (loud.includes(zone)) return [zone];
  const reachable = loud.filter((other) => scene.ways.to(other)[zone] >= 0);
  return reachable.length > 0 ? reachable : loud;
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

/** Zombies of one kind that set out together. */
export interface Group {
  readonly zone: Zone;
  readonly kind: Kind;
  readonly count: number;
  readonly course: Course;
}

/** All groups of some kinds that did not attack, each with its way. RM-ZMOVE-01 */
function groupsOf(g: G, kinds: readonly Kind[], busy: readonly Zone[]): Group[] {
  if (kinds.length === 0) return [];
  const scene = sceneOf(g);
  const groups: Group[] = [];
  for (let zone = 0; zone < scene.noise.length; zone++) {
    if (busy.includes(zone)) continue;
    let planned: Course | null = null;
    for (const kind of kinds) {
      const count = zombiesOf(g, zone, kind);
      if (count === 0) continue;
      planned ??= course(scene, zone);
      groups.push({ zone, kind, count, course: planned });
    }
  }
  return groups;
}

const goes = ({ course: { steps } }: Group): boolean => steps.length > 0;

/** Those of them that do not stay where they are. */
export const movingGroups = (g: G, kinds: readonly Kind[], busy: readonly Zone[]): Group[] =>
  groupsOf(g, kinds, busy).filter(goes);

/** Zones over which a group spreads: those it enters, and its own if some stay. */
export const spreadOf = ({ zone, course: { steps, stays } }: Group): readonly Zone[] =>
  stays ? [...steps, zone] : steps;

/** Figures that a group lacks to be the same on all its ways. RM-SPLIT-02 */
export function lacksOf(g: G, group: Group): number {
  const ways = spreadOf(group).length;
  if (setting(g).kinds[group.kind].single) return 0;
  return (ways - (group.count % ways)) % ways;
}

/**
 * All groups move that did not attack; nobody moves twice, and nobody sees where the others have gone.
 *
 * @param short where figures do not suffice and somebody has chosen: the ways of a group that go without one.
 * @returns zombies whose way the players have to choose, one entry for each. S1-SPLIT-03
 */
export function moveGroups(
  g: G,
  kinds: readonly Kind[],
  busy: readonly Zone[],
  short: (zone: Zone, kind: Kind) => readonly Zone[],
): Leader[] {
  const groups = groupsOf(g, kinds, busy);
  const leaders: Leader[] = [];
  let told = NONE;
  for (const group of groups) {
    const { zone, kind, count, course } = group;
    const single = setting(g).kinds[kind].single !== undefined;
    if (!goes(group)) {
      if (zone !== told) tellStay(g, zone, course, sizeIn(groups, zone));
      told = zone;
    } else if (single && spreadOf(group).length > 1) leaders.push(...leadersOf(zone, kind, count));
    else sendGroup(g, group, short(zone, kind));
  }
  return leaders;
}

const sizeIn = (groups: readonly Group[], zone: Zone): number =>
  groups.reduce((sum, group) => (group.zone === zone ? sum + group.count : sum), 0);

/** A group goes, evenly over its ways; where figures are missing for that, they are added. S1-SPLIT-01, S1-SPLIT-02 */
function sendGroup(g: G, group: Group, short: readonly Zone[]): void {
  const { zone, kind, count, course } = group;
  const { why, targets, steps } = course;
  const spread = spreadOf(group);
  const ways = spread.length;
  const missing = lacksOf(g, group);
  const wanted = missing - short.length;
  const added = wanted === 0 ? 0 : addZombies(g, zone, kind, wanted, 'split');
  if (short.length > 0) tellLack(g, kind, short.length);
  if (added < wanted && setting(g).rules.splitShortage === 's1') queueActivation(g, kind);
  const share = (count + missing) / ways;
  // Where nobody has chosen, the last ways are those that go without.
  const without = short.length > 0 ? short : spread.slice(ways - (wanted - added));
  for (const to of steps) {
    const n = without.includes(to) ? share - 1 : share;
    if (n === 0) continue;
    moveZombies(g, zone, to, kind, n);
    if (!g.loud) continue;
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
  }
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

/** Zombies of a kind that go after one survivor. */
export const chasingGroup = (g: G, zone: Zone, kind: Kind, count: number, target: Zone): Group => ({
  zone,
  kind,
  count,
  course: chaseCourse(g, zone, target),
});

/**
 * They go one zone towards him. RM-SKILL-70
 *
 * @param way the way of a zombie of its own, or -1.
 * @param short the ways that go without a figure, where that was chosen.
 * @returns where they are now, each by itself.
 */
export function chase(g: G, group: Group, way: Zone, short: readonly Zone[]): Leader[] {
  const { zone, kind, count, course } = group;
  const chosen =
    way >= 0 ? { ...course, steps: [way].filter((to) => to !== zone), stays: way === zone } : course;
  if (chosen.steps.length === 0) {
    tellStay(g, zone, chosen, count);
    return leadersOf(zone, kind, count);
  }
  // Of those in their own zone that do not act, all stay.
  const others = (to: Zone): number => zombiesOf(g, to, kind) - (to === zone ? count : 0);
  const spread = spreadOf({ ...group, course: chosen });
  const before = spread.map(others);
  sendGroup(g, { ...group, course: chosen }, short);
  return spread.flatMap((to, i) => leadersOf(to, kind, zombiesOf(g, to, kind) - before[i]));
}
