import { argA, encode, no, steps } from '@holdout/kernel';
import type { Zone } from '../map/board.ts';
import { grabSurvivor, whoWord } from '../ops/survivors.ts';
import { setting } from '../setting.ts';
import { NONE, type Who } from '../state/ids.ts';
import type { G } from './hooks.ts';
import { ON } from './options.ts';
import { isLiving, isPrey, survivor, ways, zombiesOf } from './query.ts';

type GrabVars = {
  prey: Who[];
  who: Who;
  /** Zones of the A-Bombs that grab, left out where all of them do. */
  from?: Zone[];
};
const { ask, each, program } = steps<G, GrabVars>();

/** Everybody around an A-Bomb is pulled into its zone; between several, one chooses. RM-ABOMB-05, RM-ABOMB-08 */
export const grabProgram = program('grab', [
  each('grabs', 'prey', 'who', [
    ask('into', {
      ask: 'grab',
      owner: (g, vars) => survivor(g, vars.who).seat,
      about: (g, vars) => whoWord(g, vars.who),
      list: (g, vars, out) => {
        for (const zone of grabbersOf(g, vars.who, vars.from))
          out.push(encode(ON, survivor(g, vars.who).seat, zone));
      },
      explain: () => no('RM-ABOMB-08'),
      take: (g, vars, code) => grabSurvivor(g, vars.who, argA(code)),
    }),
  ]),
]);

/** Whether survivors are pulled in at the end of an activation of some kinds, as bits. RM-ABOMB-09 */
export const grabsAtOnce = (g: G, kinds: number): boolean =>
  setting(g).rules.grabTiming !== 'beforeSpawn' &&
  setting(g).kinds.some((def, kind) => def.grabs === true && (kinds & (1 << kind)) !== 0);

/** Whether they are pulled in once a round, when all zombies have acted. CF-74 */
export const grabsBeforeSpawn = (g: G): boolean => setting(g).rules.grabTiming === 'beforeSpawn';

/** The frame of the grabs of all A-Bombs there are. */
export const grabVars = (g: G): GrabVars => ({
  prey: g.state.survivors.flatMap((_, who) => (isPrey(g, who) && grabbersOf(g, who).length > 0 ? [who] : [])),
  who: NONE,
});

/** The frame of the grabs of some A-Bombs that want one survivor alone. RM-SKILL-70 */
export const grabOneVars = (g: G, who: Who, from: Zone[]): GrabVars => ({
  prey: isLiving(survivor(g, who)) && grabbersOf(g, who, from).length > 0 ? [who] : [],
  who: NONE,
  from,
});

/** Zones with an A-Bomb beside that of a survivor; who stands with one stays there. RM-ABOMB-07 */
function grabbersOf(g: G, who: Who, from?: readonly Zone[]): Zone[] {
  const { zone } = survivor(g, who);
  const grabs = (other: Zone): boolean => (from ? from.includes(other) : hasGrabber(g, other));
  return grabs(zone) ? [] : besides(g, zone).filter(grabs);
}

const hasGrabber = (g: G, zone: Zone): boolean =>
  setting(g).kinds.some((def, kind) => def.grabs === true && zombiesOf(g, zone, kind) > 0);

/** Zones that nothing parts from this one but a fence: walls and closed doors protect (ruling OQ-12). */
function besides(g: G, zone: Zone): Zone[] {
  const zones = new Set(ways(g).next[zone]);
  for (const { a, b, kind } of setting(g).board.borders) {
    if (kind !== 'fence' || b < 0) continue;
    if (a === zone) zones.add(b);
    if (b === zone) zones.add(a);
  }
  return [...zones].sort((x, y) => x - y);
}
