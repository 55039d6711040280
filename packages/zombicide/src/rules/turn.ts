import { argA, type Code, type CodeList, encode, steps } from '@holdout/kernel';
import { skillNumber } from '../content/skills/index.ts';
import { survivorByNumber } from '../content/survivors/index.ts';
import { clearNoise } from '../ops/board.ts';
import { loadAll } from '../ops/cards.ts';
import {
  activate,
  beginRound,
  endTurn,
  nextSeat,
  renewPhase,
  setFirst,
  setPhase,
  setTurn,
} from '../ops/round.ts';
import { dueLevel, endLoud, learn, reachLevel, whoWord } from '../ops/survivors.ts';
import { nextQueued } from '../ops/zombies.ts';
import { setting } from '../setting.ts';
import {
  LEVELS,
  NONE,
  PHASE_END,
  PHASE_PLAYERS,
  PHASE_SPAWN,
  PHASE_ZOMBIES,
  SPAWN_ACTIVE,
  type Who,
} from '../state/ids.ts';
import { actionAsk } from './actions.ts';
import { allActs, byId } from './activation.ts';
import { dealVars, isDealt } from './deal.ts';
import { checkGoals } from './goals.ts';
import { grabsBeforeSpawn, grabVars } from './grab.ts';
import { type G, happened, modified } from './hooks.ts';
import { ACTIVATE, LEARN } from './options.ts';
import { isLiving, survivor } from './query.ts';
import { extra } from './spawn.ts';
import { hasMarkers, spawnDice, spawnsByDice } from './spawnDice.ts';

/** A survivor's turn: one action after the other. S1-ROUND-03 */
const turn = steps<G>();
export const turnProgram = turn.program('turn', [
  turn.repeat('actions', (g) => g.state.active !== NONE, [
    turn.ask('action', actionAsk),
    turn.call('settle', () => ['settle', { who: NONE }]),
  ]),
  turn.act('end', endTurn),
]);

type SettleVars = { who: Who };
const settle = steps<G, SettleVars>();

/** What follows from an action: zombies that act because figures ran out, new skills, and the end of the game. */
export const settleProgram = settle.program('settle', [
  settle.act('stopped', (g) => happened['survivor.stopped'](g)),
  settle.repeat('queue', (g) => g.state.queue.length > 0, [
    settle.call('extra', (g) => ['activation', extra(g, nextQueued(g))]),
  ]),
  settle.act('goals', checkGoals),
  settle.repeat('levels', (g, vars) => findDue(g, vars), [
    settle.act('level', (g, vars) => {
      const s = survivor(g, vars.who);
      reachLevel(g, vars.who, dueLevel(s));
      const skills = skillsOf(g, vars.who, s.level);
      if (skills.length === 1) learn(g, vars.who, skills[0]);
    }),
    settle.ask('skill', {
      ask: 'skill',
      when: (g, vars) => newSkills(g, vars.who).length > 1,
      owner: (g, vars) => survivor(g, vars.who).seat,
      about: (g, vars) => whoWord(g, vars.who),
      list: (g, vars, out) => {
        const { seat } = survivor(g, vars.who);
        for (const number of newSkills(g, vars.who)) out.push(encode(LEARN, seat, number));
      },
      take: (g, vars, code) => learn(g, vars.who, argA(code)),
    }),
  ]),
]);

function findDue(g: G, vars: SettleVars): boolean {
  vars.who = g.state.survivors.findIndex((s) => isLiving(s) && dueLevel(s) > s.level);
  return vars.who >= 0;
}

/** Numbers of the skills that his card has at a level. */
const skillsOf = (g: G, who: Who, level: number): number[] =>
  survivorByNumber(survivor(g, who).id).skills[LEVELS[level]].map(skillNumber);

/** Skills he can choose from at the level he has just reached. S1-XP-04, S1-XP-05 */
const newSkills = (g: G, who: Who): number[] => {
  const skills = skillsOf(g, who, survivor(g, who).level);
  return skills.length === 1 ? [] : skills;
};

type RoundVars = {
  seats: number[];
  seat: number;
  spawns: number[];
  spawn: number;
  /** Spawn dice, only where a mission has markers. */
  rolled?: number[];
};
const { act, ask, call, each, program, repeat, roll, when } = steps<G, RoundVars>();

/** Players' Phase, Zombies' Phase, End Phase. S1-ROUND-01 */
export const roundProgram = program('round', [
  act('begin', (g, vars) => {
    beginRound(g);
    setPhase(g, PHASE_PLAYERS);
    vars.seats = seatsInOrder(g);
  }),
  // S1-ROUND-02
  each('turns', 'seats', 'seat', [
    act('seat', (g, vars) => setTurn(g, vars.seat)),
    repeat('survivors', (g, vars) => waiting(g, vars.seat).some((who) => !isRoving(g, who)), [
      act('again', (g, vars) => setTurn(g, vars.seat)),
      ask('activate', {
        ask: 'activate',
        owner: (_, vars) => vars.seat,
        list: (g, vars, out) => {
          listTurns(g, waiting(g, vars.seat), out);
          listTurns(
            g,
            roving(g).filter((who) => survivor(g, who).seat !== vars.seat),
            out,
          );
        },
        take: takeTurn,
      }),
      call('turn', () => ['turn', {}]),
    ]),
  ]),
  // Whose turn may come at any moment has had it by now, or has it here. RM-SKILL-65
  repeat('late', (g) => roving(g).length > 0, [
    ask('last', {
      ask: 'activate',
      owner: (g) => survivor(g, roving(g)[0]).seat,
      list: (g, _, out) => listTurns(g, roving(g), out),
      take: takeTurn,
    }),
    call('late turn', () => ['turn', {}]),
  ]),
  act('zombies', (g) => {
    setPhase(g, PHASE_ZOMBIES);
    renewPhase(g);
  }),
  call('activation', (g) => ['activation', allActs(g)]),
  when('grabs', grabsBeforeSpawn, [call('grab', (g) => ['grab', grabVars(g)])]),
  act('spawn', (g, vars) => {
    setPhase(g, PHASE_SPAWN);
    vars.spawns = setting(g).spawns.map((_, spawn) => spawn);
  }),
  // RM-SPAWN-03
  when('marked', hasMarkers, [
    roll('dice', { stream: 'zombies', sides: 6, dice: spawnDice, into: 'rolled' }),
    act('by dice', (g, vars) => {
      vars.spawns = spawnsByDice(g, vars.rolled ?? []);
      vars.rolled = [];
    }),
  ]),
  // RM-SKILL-71
  when('dealt', (g, vars) => isDealt(g, vars.spawns), [
    call('deal', (g, vars) => dealVars(g, vars.spawns.splice(0))),
  ]),
  // S1-SPAWN-01, S1-SPAWN-02
  each('spawns', 'spawns', 'spawn', [
    when('active', (g, vars) => g.state.spawns[vars.spawn] === SPAWN_ACTIVE, [
      call('card', (g, vars) => [
        'zombieCard',
        { zone: setting(g).spawns[vars.spawn].zone, card: NONE, inside: 0 },
      ]),
    ]),
  ]),
  // S1-ROUND-05
  act('end', (g) => {
    setPhase(g, PHASE_END);
    clearNoise(g);
    loadAll(g);
    if (setting(g).rules.loudUntil === 'endOfRound') endLoud(g);
    happened['round.ends'](g);
    setFirst(g, nextSeat(g, g.state.first));
    checkGoals(g);
  }),
]);

/** Each turn is for the seat of the survivor to begin. */
function listTurns(g: G, whos: readonly Who[], out: CodeList): void {
  for (const who of whos) out.push(encode(ACTIVATE, survivor(g, who).seat, survivor(g, who).id));
}

function takeTurn(g: G, _: RoundVars, code: Code): void {
  const who = byId(g, argA(code));
  setTurn(g, survivor(g, who).seat);
  activate(g, who);
}

const isRoving = (g: G, who: Who): boolean => modified['turn.anytime'](g, false, who);

/** Survivors of all seats who have not acted and may do so at any moment. RM-SKILL-65 */
const roving = (g: G): Who[] =>
  seatsInOrder(g).flatMap((seat) => waiting(g, seat).filter((who) => isRoving(g, who)));

/** Survivors of a seat who have not acted in this round. */
function waiting(g: G, seat: number): Who[] {
  return g.state.survivors.flatMap((s, who) => (s.seat === seat && isLiving(s) && !s.acted ? [who] : []));
}

function seatsInOrder(g: G): number[] {
  const { first, options } = g.state;
  return Array.from({ length: options.players }, (_, i) => (first + i) % options.players);
}

const game = steps<G>();
/** Set-up, then round after round until the game is over. */
export const gameProgram = game.program('game', [
  game.call('setup', () => ['setup', { i: 0 }]),
  game.repeat('rounds', () => true, [
    game.call('round', () => ['round', { seats: [], seat: 0, spawns: [], spawn: 0 }]),
  ]),
]);
