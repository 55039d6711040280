import { argA, encode, no, steps } from '@holdout/kernel';
import type { Zone } from '../map/board.ts';
import { clearQueue, nextQueued } from '../ops/zombies.ts';
import { setting } from '../setting.ts';
import type { Kind, Who } from '../state/ids.ts';
import { zoneWord } from '../state/words.ts';
import { checkGoals } from './goals.ts';
import { grabsAtOnce, grabVars } from './grab.ts';
import { type G, happened } from './hooks.ts';
import { type Leader, leaderWays, leaderZone, moveGroups, moveLeader, movingGroups } from './horde.ts';
import { VICTIM, WAY } from './options.ts';
import { deciderOf, isPrey, preyIn, survivor, zombiesOf } from './query.ts';
import { runsLow, type ShortVars, shortSteps, shortWays } from './shortage.ts';
import { activationVars, extra } from './spawn.ts';

/** Extra activations because of splits that follow from each other: then enough is enough. */
const MOST_CHAINED = 8;

type ActivationVars = ShortVars & {
  /** Kinds that act, as bits. */
  kinds: number;
  pass: number;
  passes: number;
  /** Zones where zombies still have to attack, and all in which they did. */
  fights: Zone[];
  busy: Zone[];
  zone: Zone;
  /** The kind of every zombie whose attack is still to come. */
  blows: Kind[];
  /** Zombies whose way the players choose, and the one that is being asked about. */
  leaders: Leader[];
  leader: Leader;
  depth: number;
};
const { act, ask, call, each, program, repeat, when } = steps<G, ActivationVars>();

/** All zombies act: everything that can attack does, then the others move; who is faster does it again. */
export const activationProgram = program('activation', [
  repeat('passes', (_, vars) => vars.pass < vars.passes, [
    act('fights', (g, vars) => {
      vars.fights = fightsOf(g, vars);
      vars.busy = vars.fights.slice();
    }),
    // S1-ZACT-01: first all attacks of all zombies.
    each('attacks', 'fights', 'zone', [
      act('blows', (g, vars) => {
        vars.blows = blowsOf(g, vars);
        if (g.loud) g.emit({ t: 'attack', zone: zoneWord(vars.zone), n: vars.blows.length });
      }),
      // S1-FAQ-04: surplus attacks come to nothing once nobody of the zone is left.
      repeat('blow', (g, vars) => vars.blows.length > 0 && preyIn(g, vars.zone).length > 0, [
        ask('victim', {
          ask: 'victim',
          owner: (g) => deciderOf(g),
          about: (_, vars) => zoneWord(vars.zone),
          list: (g, vars, out) => {
            for (const who of preyIn(g, vars.zone))
              out.push(encode(VICTIM, deciderOf(g), survivor(g, who).id));
          },
          explain: () => no('S1-ZATT-04'),
          take: (g, vars, code) => {
            const kind = vars.blows.shift() as Kind;
            g.call('bite', { who: byId(g, argA(code)), kind });
          },
        }),
      ]),
    ]),
    act('attacked', checkGoals),
    ...shortSteps<ActivationVars>((g, vars) =>
      movingGroups(
        g,
        actingKinds(g, vars).filter((kind) => runsLow(g, kind)),
        vars.busy,
      ),
    ),
    act('go', (g, vars) => {
      vars.leaders = moveGroups(g, actingKinds(g, vars), vars.busy, (zone, kind) =>
        shortWays(vars, zone, kind),
      );
      delete vars.short;
    }),
    // S1-SPLIT-03
    each('leaders', 'leaders', 'leader', [
      ask('way', {
        ask: 'leaderWay',
        owner: (g) => deciderOf(g),
        about: (_, vars) => zoneWord(leaderZone(vars.leader)),
        list: (g, vars, out) => {
          for (const zone of leaderWays(g, leaderZone(vars.leader)))
            out.push(encode(WAY, deciderOf(g), zone));
        },
        explain: () => no('S1-SPLIT-03'),
        take: (g, vars, code) => moveLeader(g, vars.leader, argA(code)),
      }),
    ]),
    act('moved', (g, vars) => {
      happened['zombies.moved'](g);
      vars.pass += 1;
      checkGoals(g);
    }),
    act('calm', (g, vars) => {
      if (vars.depth >= MOST_CHAINED) clearQueue(g);
    }),
    // S1-SPLIT-04: after the sub-step, not in the middle of it.
    when('short', (_, vars) => vars.depth < MOST_CHAINED, [
      repeat('more', (g) => g.state.queue.length > 0, [
        call('extra', (g, vars) => ['activation', extra(g, nextQueued(g), vars.depth + 1)]),
      ]),
    ]),
  ]),
  // RM-ABOMB-09
  when('grabs', (g, vars) => grabsAtOnce(g, vars.kinds), [call('grab', (g) => ['grab', grabVars(g)])]),
]);

export const byId = (g: G, id: number): Who => g.state.survivors.findIndex((s) => s.id === id);

/** Kinds that still have an action in this pass. S1-ZACT-02 */
function actingKinds(g: G, { kinds, pass }: ActivationVars): Kind[] {
  const acting: Kind[] = [];
  setting(g).kinds.forEach((def, kind) => {
    if (kinds & (1 << kind) && def.actions > pass) acting.push(kind);
  });
  return acting;
}

/** Zones in which zombies that act stand with survivors. S1-ZATT-01 */
function fightsOf(g: G, vars: ActivationVars): Zone[] {
  const kinds = actingKinds(g, vars);
  const zones = new Set<Zone>();
  g.state.survivors.forEach(({ zone }, who) => {
    if (isPrey(g, who) && kinds.some((kind) => zombiesOf(g, zone, kind) > 0)) zones.add(zone);
  });
  return [...zones].sort((a, b) => a - b);
}

/** One attack of every zombie in the zone that acts. S1-ZATT-05 */
function blowsOf(g: G, vars: ActivationVars): Kind[] {
  return actingKinds(g, vars).flatMap((kind) => new Array<Kind>(zombiesOf(g, vars.zone, kind)).fill(kind));
}

/** Everything that acts in the Activation step. S1-ZACT-01, S1-ZACT-02 */
export function allActs(g: G) {
  const { kinds } = setting(g);
  const passes = Math.max(...kinds.map((kind) => kind.actions));
  return activationVars((1 << kinds.length) - 1, passes, 0);
}
