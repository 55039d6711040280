import { argA, encode, no, type Step, steps, type Vars } from '@holdout/kernel';
import type { Zone } from '../map/board.ts';
import { kindWord } from '../ops/zombies.ts';
import { setting } from '../setting.ts';
import type { Kind } from '../state/ids.ts';
import { zoneWord } from '../state/words.ts';
import type { G } from './hooks.ts';
import { type Group, type Leader, lacksOf, leadersOf, spreadOf } from './horde.ts';
import { ON } from './options.ts';
import { deciderOf, ways, zombiesOf } from './query.ts';

/** What is chosen where figures do not suffice for a split, left out where they do. */
export type ShortVars = {
  /** Ways that go without a figure: the group and its way in one number. */
  short?: number[];
  /** Zone of the group that is being asked about. */
  from?: Zone;
};

const GROUP_BITS = 13;
const groupNumber = (zone: Zone, kind: Kind): Leader => leadersOf(zone, kind, 1)[0];
const inGroup = (short: number, zone: Zone, kind: Kind): boolean =>
  (short & ((1 << GROUP_BITS) - 1)) === groupNumber(zone, kind);

/** Ways of a group that go without a figure. */
export const shortWays = ({ short = [] }: ShortVars, zone: Zone, kind: Kind): Zone[] =>
  short.filter((one) => inGroup(one, zone, kind)).map((one) => one >> GROUP_BITS);

/** Whether splits may need more figures of a kind than there are; nothing is worked out where they can't. */
export function runsLow(g: G, kind: Kind): boolean {
  const { splitShortage, miniatureLimit } = setting(g).rules;
  if (splitShortage === 's1' || miniatureLimit === 'unlimited') return false;
  let most = 0;
  ways(g).next.forEach((next, zone) => {
    if (zombiesOf(g, zone, kind) > 0) most += next.length;
  });
  return most > g.state.supply[kind];
}

/** Groups of the first kind that lacks figures one of which can still be told to go without. RM-SPLIT-06 */
function shortGroups(g: G, vars: ShortVars, groups: readonly Group[]): Group[] {
  for (const kind of new Set(groups.map((group) => group.kind))) {
    if (!runsLow(g, kind)) continue;
    const splits = groups.filter((group) => group.kind === kind && lacksOf(g, group) > 0);
    const open = (group: Group): number => lacksOf(g, group) - shortWays(vars, group.zone, kind).length;
    const lacking = splits.reduce((sum, group) => sum + open(group), 0);
    if (lacking > g.state.supply[kind]) return splits.filter((group) => open(group) > 0);
  }
  return [];
}

/**
 * Where figures do not suffice for all splits of one step, the players say which ways go without one, before anybody
 * moves. RM-SPLIT-06, RM-SPLIT-07
 */
export function shortSteps<V extends Vars & ShortVars>(groupsOf: (g: G, vars: V) => Group[]): Step<G, V>[] {
  const { ask, repeat } = steps<G, V>();
  const left = (g: G, vars: V): Group[] => shortGroups(g, vars, groupsOf(g, vars));
  const chosen = (g: G, vars: V): Group => left(g, vars).find((group) => group.zone === vars.from) as Group;
  return [
    repeat('move', (g, vars) => left(g, vars).length > 0, [
      ask('short group', {
        ask: 'shortGroup',
        owner: (g) => deciderOf(g),
        about: (g, vars) => kindWord(g, left(g, vars)[0].kind),
        list: (g, vars, out) => {
          for (const { zone } of left(g, vars)) out.push(encode(ON, deciderOf(g), zone));
        },
        explain: () => no('RM-SPLIT-06'),
        take: (_, vars, code) => {
          vars.from = argA(code);
        },
      }),
      ask('short way', {
        ask: 'shortWay',
        owner: (g) => deciderOf(g),
        about: (g, vars) => {
          const { kind, zone } = chosen(g, vars);
          return `${kindWord(g, kind)}:${zoneWord(zone)}`;
        },
        list: (g, vars, out) => {
          const group = chosen(g, vars);
          const told = shortWays(vars, group.zone, group.kind);
          for (const way of spreadOf(group)) if (!told.includes(way)) out.push(encode(ON, deciderOf(g), way));
        },
        explain: () => no('RM-SPLIT-06'),
        take: (g, vars, code) => {
          const { zone, kind } = chosen(g, vars);
          vars.short = [...(vars.short ?? []), (argA(code) << GROUP_BITS) | groupNumber(zone, kind)];
          delete vars.from;
        },
      }),
    ]),
  ];
}
