import { argA, encode, no, optionKind, pass, steps, type Verdict } from '@holdout/kernel';
import type { Zone } from '../../map/board.ts';
import { markUsed, whoWord } from '../../ops/survivors.ts';
import { checkGoals } from '../../rules/goals.ts';
import { grabOneVars, grabsAtOnce } from '../../rules/grab.ts';
import { type G, happened } from '../../rules/hooks.ts';
import {
  chase,
  chaseWays,
  chasingGroup,
  type Group,
  type Leader,
  leaderKind,
  leadersOf,
  leaderZone,
} from '../../rules/horde.ts';
import { WAY } from '../../rules/options.ts';
import { deciderOf, isLiving, survivor, ways, zombiesIn, zombiesOf } from '../../rules/query.ts';
import { type ShortVars, shortSteps, shortWays } from '../../rules/shortage.ts';
import { setting } from '../../setting.ts';
import { type Kind, NONE, type Who } from '../../state/ids.ts';
import { zoneWord } from '../../state/words.ts';
import { action, skill } from '../define.ts';

const NUMBER = 90;
const TAUNT = optionKind('taunt', 'zone');

function cannotTaunt(g: G, who: Who, zone: number): Verdict {
  const s = survivor(g, who);
  const size = setting(g).board.zones.length;
  const can = s.skills.includes(NUMBER) && !s.used.includes(NUMBER) && zone < size;
  const sees = can && ways(g).range[s.zone * size + zone] >= 0;
  return sees && zombiesIn(g, zone) > 0 ? pass : no('RM-SKILL-70');
}

/** Once a turn, for nothing, all zombies of a zone that he sees act once more, and want only him. RM-SKILL-70 */
const taunt = action({
  kind: TAUNT,
  list: (g, who, out) => {
    const s = survivor(g, who);
    for (const zone of [s.zone, ...ways(g).visible[s.zone]]) {
      if (!cannotTaunt(g, who, zone)) out.push(encode(TAUNT, s.seat, zone));
    }
  },
  cannot: cannotTaunt,
  perform: (g, who, zone) => {
    markUsed(g, who, NUMBER);
    if (g.loud) g.emit({ t: 'taunt', who: whoWord(g, who), zone: zoneWord(zone) });
    const taunted = setting(g).kinds.flatMap((_, kind) => leadersOf(zone, kind, zombiesOf(g, zone, kind)));
    g.call('taunt', { who, taunted, next: [], blows: [], alone: [], zombie: NONE, pass: 0 });
  },
});

type TauntVars = ShortVars & {
  who: Who;
  /** The zombies that act in this pass, and those that have, each by itself. */
  taunted: Leader[];
  next: Leader[];
  /** Kinds of those that attack. */
  blows: Kind[];
  /** Those whose way the players choose, and the one that is asked about. */
  alone: Leader[];
  zombie: Leader;
  pass: number;
  /** Where the A-Bombs among them have ended, only if there are any. */
  bombs?: Zone[];
};
const { act, ask, call, each, program, repeat, when } = steps<G, TauntVars>();

const target = (g: G, { who }: TauntVars): Zone => survivor(g, who).zone;
const lives = (g: G, { who }: TauntVars): boolean => isLiving(survivor(g, who));

/** First those beside him attack, then the others come nearer; who is faster does it again. S1-ZACT-01 */
const activation = program('taunt', [
  repeat('passes', (g, vars) => vars.taunted.length > 0 && lives(g, vars), [
    act('blows', findBlows),
    repeat('blow', (g, vars) => vars.blows.length > 0 && lives(g, vars), [
      call('bite', (_, vars) => ['bite', { who: vars.who, kind: vars.blows.shift() as Kind }]),
    ]),
    when('alive', lives, [
      ...shortSteps<TauntVars>(groupsOf),
      act('go', moveGroups),
      each('alone', 'alone', 'zombie', [
        ask('way', {
          ask: 'leaderWay',
          owner: (g) => deciderOf(g),
          about: (_, vars) => zoneWord(leaderZone(vars.zombie)),
          list: (g, vars, out) => {
            for (const zone of chaseWays(g, leaderZone(vars.zombie), target(g, vars)))
              out.push(encode(WAY, deciderOf(g), zone));
          },
          explain: () => no('S1-SPLIT-03'),
          take: (g, vars, code) => {
            const { zombie } = vars;
            const alone = chasingGroup(g, leaderZone(zombie), leaderKind(zombie), 1, target(g, vars));
            vars.next.push(...chase(g, alone, argA(code), []));
          },
        }),
      ]),
      act('moved', (g, vars) => {
        happened['zombies.moved'](g);
        checkGoals(g);
        vars.pass += 1;
        noteBombs(g, vars);
        vars.taunted = vars.next.filter((zombie) => actionsOf(g, leaderKind(zombie)) > vars.pass);
        vars.next = [];
      }),
    ]),
  ]),
  // RM-ABOMB-09: it does not notice anybody else.
  when('grabs', (_, vars) => vars.bombs !== undefined, [
    call('grab', (g, vars) => ['grab', grabOneVars(g, vars.who, vars.bombs ?? [])]),
  ]),
]);

/** They have one action, so they are among those of the first pass alone. RM-ABOMB-05 */
function noteBombs(g: G, vars: TauntVars): void {
  const bombs = vars.next.filter((zombie) => grabsAtOnce(g, 1 << leaderKind(zombie))).map(leaderZone);
  if (bombs.length > 0) vars.bombs = bombs;
}

/** Actions that an activation out of turn gives a kind. S1-SPAWN-07 */
const actionsOf = (g: G, kind: Kind): number =>
  setting(g).rules.extraActivationFull ? setting(g).kinds[kind].actions : 1;

function findBlows(g: G, vars: TauntVars): void {
  const here = vars.taunted.filter((zombie) => leaderZone(zombie) === target(g, vars));
  vars.taunted = vars.taunted.filter((zombie) => !here.includes(zombie));
  vars.next = here.slice();
  vars.blows = here.map(leaderKind);
  if (g.loud && here.length > 0) g.emit({ t: 'attack', zone: zoneWord(target(g, vars)), n: here.length });
}

/** Zombies of a kind in one zone go together. */
function groupsOf(g: G, vars: TauntVars): Group[] {
  return [...new Set(vars.taunted)].flatMap((zombie) => {
    const [zone, kind] = [leaderZone(zombie), leaderKind(zombie)];
    const count = Math.min(vars.taunted.filter((one) => one === zombie).length, zombiesOf(g, zone, kind));
    return count === 0 ? [] : [chasingGroup(g, zone, kind, count, target(g, vars))];
  });
}

/** One that never splits is asked about where ways part. S1-SPLIT-03 */
function moveGroups(g: G, vars: TauntVars): void {
  for (const group of groupsOf(g, vars)) {
    const { zone, kind, count } = group;
    const alone = setting(g).kinds[kind].single && chaseWays(g, zone, target(g, vars)).length > 1;
    if (alone) vars.alone.push(...leadersOf(zone, kind, count));
    else vars.next.push(...chase(g, group, NONE, shortWays(vars, zone, kind)));
  }
  delete vars.short;
}

export const skills = [
  skill({
    id: 'taunt',
    number: NUMBER,
    uses: 'turn',
    kinds: [TAUNT],
    actions: [taunt],
    programs: [activation],
  }),
];
