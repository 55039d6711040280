import {
  argA,
  argB,
  type Code,
  CodeList,
  encode,
  kindOf,
  optionKind,
  type Seat,
  steps,
  TABLE,
} from '@holdout/kernel';
import { action } from '../../content/define.ts';
import { MOST_TEAM_CARDS, TEAM_ACTIONS, TEAM_CARD_COPIES, TEAM_CARDS } from '../../content/team-cards.ts';
import type { Zone } from '../../map/board.ts';
import { moveSurvivor, whoWord } from '../../ops/survivors.ts';
import { giveTeamCard, newTeamRound, playTeamCard } from '../../ops/teams.ts';
import { attackFreely, freeAttacks } from '../../rules/actions/attack.ts';
import { byId } from '../../rules/activation.ts';
import { type G, happened, modified } from '../../rules/hooks.ts';
import { DONE, ON, STAY } from '../../rules/options.ts';
import { isLiving, survivor, zombiesIn } from '../../rules/query.ts';
import {
  cannotCall,
  cannotPlay,
  fewestIn,
  partners,
  pathsOf,
  speakerOf,
  waysOut,
  zonesOfCall,
} from '../../rules/team.ts';
import { setting } from '../../setting.ts';
import { NONE, type Who } from '../../state/ids.ts';
import type { PartDef } from '../part.ts';

const TEAM = optionKind('team', 'teamAction', 'zone');
const JOIN = optionKind('join', 'survivor');
const TEAM_CARD = optionKind('team-card', 'teamCard');

type PickVars = { left: number[]; team: number };
const pick = steps<G, PickVars>();

const teamWord = (_: G, vars: PickVars): string => String(vars.team + 1);
const takeCard = (g: G, vars: PickVars, code: Code): void => giveTeamCard(g, vars.team, argA(code));

/** Cards of a kind that no team has. RM-COMP-05 */
const leftOf = (g: G, card: number): number =>
  TEAM_CARD_COPIES - (g.state.teams?.cards.flat().filter((one) => one === card).length ?? 0);

const areDrawn = (g: G): boolean => setting(g).rules.teamCards === 'random';

const listCards = (g: G, seat: Seat, out: CodeList): void =>
  TEAM_CARDS.forEach((_, card) => {
    if (leftOf(g, card) > 0) out.push(encode(TEAM_CARD, seat, card));
  });

/** Each team picks its cards, or tells at a real table which it has drawn. RM-SETUP-10, CF-07 */
const pickCards = pick.program('team cards', [
  pick.each('teams', 'left', 'team', [
    pick.ask('card', {
      ask: 'teamCard',
      owner: (g, vars) => speakerOf(g, vars.team),
      when: (g) => !areDrawn(g),
      about: teamWord,
      list: (g, vars, out) => listCards(g, speakerOf(g, vars.team), out),
      take: takeCard,
    }),
    pick.ask('entered', {
      ask: 'enterTeamCard',
      owner: () => TABLE,
      when: areDrawn,
      about: teamWord,
      list: (g, _, out) => listCards(g, TABLE, out),
      take: takeCard,
    }),
  ]),
]);

/** He plays a card of his team, for nothing, and goes on afterwards. RM-TEAM-02, RM-TEAM-03, RM-TEAM-08 */
const call = action({
  kind: TEAM,
  list: (g, who, out) => {
    if (!g.state.teams) return;
    TEAM_ACTIONS.forEach((one, number) => {
      if (cannotPlay(g, who, one.card)) return;
      for (const zone of zonesOfCall(g, who, one))
        if (!cannotCall(g, who, number, zone)) out.push(encode(TEAM, survivor(g, who).seat, number, zone));
    });
  },
  cannot: cannotCall,
  perform: (g, who, number, zone) => {
    g.call('team action', { who, number, zone, joined: [who], one: NONE });
  },
});

type TeamVars = { who: Who; number: number; zone: Zone; joined: Who[]; one: Who };
const team = steps<G, TeamVars>();

/** Members who can still join. */
const others = (g: G, { who, number, zone, joined }: TeamVars): Who[] =>
  partners(g, who, TEAM_ACTIONS[number], zone).filter((other) => !joined.includes(other));

const idsOf = (g: G, whos: readonly Who[]): string[] => whos.map((who) => whoWord(g, who));

/** Who takes part, and then one after the other, whatever becomes of it on the way. RM-TEAM-04, RM-TEAM-07, RM-TEAM-10, RM-TEAM-11 */
const teamAction = team.program('team action', [
  team.repeat('join', (g, vars) => vars.one === NONE && others(g, vars).length > 0, [
    team.ask('who', {
      ask: 'teamJoin',
      owner: (g, vars) => survivor(g, vars.who).seat,
      about: (_, vars) => TEAM_ACTIONS[vars.number].id,
      list: (g, vars, out) => {
        const { seat } = survivor(g, vars.who);
        for (const other of others(g, vars)) out.push(encode(JOIN, seat, survivor(g, other).id));
        if (vars.joined.length >= fewestIn(g)) out.push(encode(DONE, seat));
      },
      take: (g, vars, code) => {
        if (kindOf(code) === DONE.id) vars.one = vars.who;
        else vars.joined.push(byId(g, argA(code)));
      },
    }),
  ]),
  team.act('play', (g, vars) => {
    playTeamCard(g, vars.who, vars.number, vars.zone, idsOf(g, vars.joined));
  }),
  team.repeat('parts', (_, vars) => vars.joined.length > 0, [
    team.ask('next', {
      ask: 'teamNext',
      owner: (g, vars) => survivor(g, vars.who).seat,
      about: (_, vars) => TEAM_ACTIONS[vars.number].id,
      list: (g, vars, out) => {
        for (const one of vars.joined)
          out.push(encode(JOIN, survivor(g, vars.who).seat, survivor(g, one).id));
      },
      take: (g, vars, code) => {
        vars.one = byId(g, argA(code));
        vars.joined = vars.joined.filter((who) => who !== vars.one);
      },
    }),
    team.call('part', (_, { one, number, zone }) => ['team part', { who: one, number, zone, path: [] }]),
    team.call('settle', () => ['settle', { who: NONE }]),
  ]),
]);

type PartVars = { who: Who; number: number; zone: Zone; path: Zone[] };
const part = steps<G, PartVars>();

/** Whether he can go on: zombies stop him, and the dead go nowhere. RM-TEAM-21 */
function goesOn(g: G, { who, path }: PartVars): boolean {
  const { zone } = survivor(g, who);
  return path.length > 0 && zone !== NONE;
}

function step(g: G, vars: PartVars): void {
  const [next, ...rest] = vars.path;
  // What he has met on the way may stop him.
  vars.path = rest;
  moveSurvivor(g, vars.who, next);
  if (zombiesIn(g, next) > 0 && !modified['move.passes'](g, false, vars.who)) vars.path = [];
}

/** Filled and emptied within one question. */
const attacks = new CodeList();

/** Who has not reached the zone that the card names does not attack elsewhere. RM-TEAM-10 */
const hasCome = (g: G, { who, number, zone }: PartVars): boolean => {
  const { out, moves } = TEAM_ACTIONS[number];
  return out || !moves || survivor(g, who).zone === zone;
};

/** The part of one survivor: a Move and an attack, as the card says, both for nothing. RM-TEAM-09, RM-TEAM-12 to RM-TEAM-20 */
const partProgram = part.program('team part', [
  part.when('moves', (g, vars) => TEAM_ACTIONS[vars.number].moves && isLiving(survivor(g, vars.who)), [
    part.ask('where', {
      ask: 'teamMove',
      owner: (g, vars) => survivor(g, vars.who).seat,
      about: (g, vars) => whoWord(g, vars.who),
      when: (_, vars) => TEAM_ACTIONS[vars.number].out,
      list: (g, vars, out) => {
        const { seat } = survivor(g, vars.who);
        for (const zone of waysOut(g, vars.who, TEAM_ACTIONS[vars.number])) out.push(encode(ON, seat, zone));
        out.push(encode(STAY, seat));
      },
      take: (g, vars, code) => {
        vars.path = kindOf(code) === ON.id ? (pathsOf(g, vars.who).get(argA(code))?.slice() ?? []) : [];
      },
    }),
    part.act('path', (g, vars) => {
      if (!TEAM_ACTIONS[vars.number].out) vars.path = pathsOf(g, vars.who).get(vars.zone)?.slice() ?? [];
    }),
    part.repeat('walk', goesOn, [part.act('step', step)]),
    // RM-EVENT-08, RM-EVENT-09
    part.act('stopped', (g) => happened['survivor.stopped'](g)),
  ]),
  part.ask('attack', {
    ask: 'teamAttack',
    owner: (g, vars) => survivor(g, vars.who).seat,
    about: (g, vars) => whoWord(g, vars.who),
    when: (g, vars) => TEAM_ACTIONS[vars.number].attack !== undefined && isLiving(survivor(g, vars.who)),
    list: (g, vars, out) => {
      const { attack, out: anywhere } = TEAM_ACTIONS[vars.number];
      attacks.clear();
      if (attack && hasCome(g, vars)) freeAttacks[attack].list(g, vars.who, attacks);
      for (let i = 0; i < attacks.length; i++) {
        const code = attacks.at(i);
        if (attack === 'melee' || anywhere || argB(code) === vars.zone) out.push(code);
      }
      out.push(encode(STAY, survivor(g, vars.who).seat));
    },
    explain: (g, vars, code) => {
      const { attack } = TEAM_ACTIONS[vars.number];
      const fits = attack && freeAttacks[attack].kind.id === kindOf(code);
      return fits ? freeAttacks[attack].cannot(g, vars.who, argA(code), argB(code)) : null;
    },
    take: (g, vars, code) => {
      if (kindOf(code) !== STAY.id) attackFreely(g, vars.who, code);
    },
  }),
]);

/** Cards for one team after the other, as often as each gets one. */
function dealCards(g: G): void {
  const { teamCards = 0 } = g.state.options;
  const teams = g.state.teams?.cards.length ?? 0;
  const left: number[] = [];
  for (let n = 0; n < Math.min(teamCards, MOST_TEAM_CARDS); n++)
    for (let one = 0; one < teams; one++) left.push(one);
  if (left.length === 0) return;
  // At a real table somebody draws them, and tells which.
  if (areDrawn(g) && !g.state.entered) drawCards(g, left);
  else g.call('team cards', { left, team: NONE });
}

/** By lot instead. CF-07 */
function drawCards(g: G, teams: readonly number[]): void {
  const deck = TEAM_CARDS.flatMap((_, card) => new Array<number>(TEAM_CARD_COPIES).fill(card));
  g.shuffle('setup', deck);
  teams.forEach((team, i) => {
    giveTeamCard(g, team, deck[i]);
  });
}

/** Teams and their cards. RM-SETUP-10, RM-TEAM-01 to RM-TEAM-21 */
export const teamsPart: PartDef = {
  id: 'teams',
  programs: [pickCards, teamAction, partProgram],
  actions: [call],
  kinds: [JOIN, TEAM_CARD],
  build: ({ boxes }) =>
    boxes.includes('rueMorgue')
      ? {
          actions: [call],
          hooks: {
            'setup.board': dealCards,
            'round.ends': newTeamRound,
          },
        }
      : null,
};
