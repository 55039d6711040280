import { encode, kindOf, optionKind, steps } from '@holdout/kernel';
import { whoWord } from '../../ops/survivors.ts';
import { giveVest, setCards, startIn } from '../../ops/teams.ts';
import type { G } from '../../rules/hooks.ts';
import { isRival, survivor, teamsOf } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import type { Card, Who } from '../../state/ids.ts';
import type { PartDef } from '../part.ts';

const AGREE = optionKind('agree');
const DECLINE = optionKind('decline');

type BargainVars = { who: Who; partner: Who; mine: Card[]; theirs: Card[] };
const { ask, program } = steps<G, BargainVars>();

const isSame = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.every((card, place) => card === b[place]);

/** A rival has to agree to what was exchanged, or nothing is (ruling OQ-37). RM-ACT-20 */
const bargain = program('bargain', [
  ask('agreed', {
    ask: 'bargain',
    owner: (g, vars) => survivor(g, vars.partner).seat,
    about: (g, vars) => `${whoWord(g, vars.who)}:${whoWord(g, vars.partner)}`,
    when: (g, vars) => !isSame(vars.theirs, survivor(g, vars.partner).cards),
    list: (g, vars, out) => {
      const { seat } = survivor(g, vars.partner);
      out.push(encode(AGREE, seat));
      out.push(encode(DECLINE, seat));
    },
    take: (g, vars, code) => {
      if (kindOf(code) === AGREE.id) return;
      setCards(g, vars.who, vars.mine);
      setCards(g, vars.partner, vars.theirs);
      if (g.loud) g.emit({ t: 'declined', who: whoWord(g, vars.partner) });
    },
  }),
]);

/** Each team begins in a zone of its own, which chance gives it. RM-MIS-M11-01 */
function place(g: G): void {
  const zones = setting(g).start.slice();
  g.shuffle('setup', zones);
  teamsOf(g).forEach((members, team) => {
    for (const who of members) startIn(g, who, zones[team % zones.length]);
  });
}

/** As many Vests for each team, for its members by chance; those that are left over are out of the game. RM-COMPET-09 */
function shareVests(g: G): void {
  const vest = setting(g).cards.find((def) => def.wards);
  if (!vest) return;
  const teams = teamsOf(g);
  const each = Math.floor(setting(g).cards.filter((def) => def === vest).length / teams.length);
  for (const members of teams) {
    g.shuffle('setup', members);
    for (let n = 0; n < each; n++) giveVest(g, members[n % members.length], vest.id);
  }
}

/** Teams that play against each other. RM-COMPET-01, RM-COMPET-09 */
export const rivalsPart: PartDef = {
  id: 'rivals',
  programs: [bargain],
  kinds: [AGREE, DECLINE],
  build: ({ rivals }) =>
    rivals
      ? {
          hooks: {
            'setup.board': (g) => {
              place(g);
              shareVests(g);
            },
            'trade.begins': (g, _, who, partner) => {
              if (!isRival(g, who, partner)) return;
              const [mine, theirs] = [who, partner].map((one) => survivor(g, one).cards.slice());
              g.call('bargain', { who, partner, mine, theirs });
            },
          },
        }
      : null,
};
