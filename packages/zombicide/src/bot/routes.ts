import { familyOf } from '../content/define.ts';
import type { Door, Zone } from '../map/board.ts';
import { forbidden, type G } from '../rules/hooks.ts';
import { zombiesOf } from '../rules/query.ts';
import { setting } from '../setting.ts';
import { roomsBehind, teamHasTool } from './doors.ts';
import { once } from './mind.ts';

/** Ways as a bot sees them: longer where zombies stand, and where a door has to be opened first. */

/** Farther than anything: no way leads there. */
const NO_WAY = 999;

/** How much longer each zombie makes a way that leads past it. */
const TOLL: Readonly<Record<string, number>> = {
  walker: 0.6,
  runner: 0.8,
  fatty: 0.8,
  abomination: 5,
  crawler: 0.5,
};

const tollOf = (g: G, zone: Zone): number =>
  once(`toll ${zone}`, () => {
    let toll = 0;
    setting(g).kinds.forEach((def, kind) => {
      toll += zombiesOf(g, zone, kind) * (TOLL[familyOf(def)] ?? 1);
    });
    return toll;
  });

/** What a door adds to a way; -1 where it stays closed. */
function costOfDoor(g: G, door: Door): number {
  if (door < 0 || g.state.doors[door] === 1) return 0;
  return once(`door ${door}`, () => {
    if (!teamHasTool(g) || forbidden['door.opens'](g, 0, door)) return -1;
    return 1.5 + roomsBehind(g, door).length * 0.3;
  });
}

interface Edge {
  readonly to: Zone;
  readonly door: Door;
}

const edges = new WeakMap<object, readonly (readonly Edge[])[]>();

/** All links of a map, from both sides. */
function edgesOf(g: G): readonly (readonly Edge[])[] {
  const { board } = setting(g);
  const known = edges.get(board);
  if (known) return known;
  const made: Edge[][] = board.zones.map(() => []);
  for (const { a, b, door } of board.links) {
    made[a].push({ to: b, door });
    made[b].push({ to: a, door });
  }
  edges.set(board, made);
  return made;
}

/** Ways to the nearest of some goals: how hard they are, and how many steps they have. */
export interface Routes {
  readonly cost: readonly number[];
  readonly steps: readonly number[];
}

/** The easiest ways from every zone to the nearest of some goals, for somebody with a tool for doors or without. */
export function routesTo(g: G, goals: readonly Zone[], tool: boolean): Routes {
  return once(`routes ${goals.join(' ')} ${tool}`, () => workOut(g, goals, tool));
}

function workOut(g: G, goals: readonly Zone[], tool: boolean): Routes {
  const links = edgesOf(g);
  const cost = new Array<number>(links.length).fill(NO_WAY);
  const steps = new Array<number>(links.length).fill(NO_WAY);
  const queue: Zone[] = [];
  for (const goal of goals) {
    cost[goal] = 0;
    steps[goal] = 0;
    queue.push(goal);
  }
  // Costs are small and maps are too: what gets nearer is simply looked at again.
  for (const zone of queue) {
    for (const { to, door } of links[zone]) {
      const extra = costOfDoor(g, door);
      const whole = cost[zone] + 1 + tollOf(g, zone) + extra + (tool || extra === 0 ? 0 : 4);
      if (extra < 0 || whole >= cost[to]) continue;
      cost[to] = whole;
      steps[to] = steps[zone] + 1 + (door >= 0 && extra > 0 ? 1 : 0);
      queue.push(to);
    }
  }
  return { cost, steps };
}
