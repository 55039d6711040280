import type { GameEvent } from '@holdout/kernel';
import type { ZombicideView } from '@holdout/zombicide';
import type { Course, Lesson, Moment } from '../../table/learner/lessons.ts';
import { missionOfView } from '../useBoard.ts';

type When = Lesson<ZombicideView>['when'];

/** Something has happened. */
const on =
  (t: string, fits: (event: GameEvent) => boolean = () => true): When =>
  ({ event }) =>
    event?.t === t && fits(event);

const onPhase = (phase: string): When => on('phase', (event) => event.phase === phase);
const onLevel = (level: string): When => on('level', (event) => event.level === level);

/** A question is being asked. */
const asked =
  (...asks: readonly string[]): When =>
  ({ decision }) =>
    decision !== null && asks.includes(decision.ask);

/** Something can be chosen, in a survivor’s turn. */
const offered =
  (...kinds: readonly string[]): When =>
  ({ decision }) =>
    decision?.ask === 'action' && decision.options.some(({ kind }) => kinds.includes(kind));

const anyOf =
  (...whens: readonly When[]): When =>
  (moment) =>
    whens.some((when) => when(moment));

/** Something of the table counts when somebody can look at it, not in the middle of a phase. */
const seen =
  (there: (view: ZombicideView) => boolean): When =>
  ({ view, decision }) =>
    decision !== null && there(view);

const stands = (kind: string): When =>
  anyOf(
    on('appear', (event) => event.kind === kind),
    seen(({ zones }) => zones.some(({ zombies }) => (zombies[kind] ?? 0) > 0)),
  );

/** Both weapons of a pair can be used at once. */
const offersPair = ({ decision }: Moment<ZombicideView>): boolean =>
  decision?.ask === 'action' &&
  decision.options.some(({ kind, args }) => (kind === 'melee' || kind === 'shoot') && args[0] === 'both');

const missionId = (view: ZombicideView): string => missionOfView(view.mission).id;

/** The rules of one of our missions: `s1-04` has those that begin with `S1-M04-`. */
const missionRules = (view: ZombicideView): readonly string[] => {
  const number = /^s1-(\d\d)$/.exec(missionId(view))?.[1];
  return number ? [`S1-M${number}-OBJ`, `S1-M${number}-WIN`] : ['S1-END-02'];
};

const hasSpecialRules = ({ mission }: ZombicideView): boolean => missionOfView(mission).rules.length > 0;

/** Everything that is new to somebody who plays for the first time, in the order of reading. */
export const ZOMBICIDE_COURSE: Course<ZombicideView> = {
  game: 'zombicide',
  texts: 'zombicide.lesson',
  lessons: [
    { id: 'mission', rules: missionRules, anewFor: missionId, when: asked('activate', 'action') },
    {
      id: 'special',
      rules: ['S1-END-04'],
      anewFor: missionId,
      when: (moment) => asked('activate', 'action')(moment) && hasSpecialRules(moment.view),
    },
    { id: 'turn', rules: ['S1-ROUND-03', 'S1-ROUND-04', 'S1-ACT-05'], when: asked('activate', 'action') },
    {
      id: 'objective',
      rules: ['S1-ACT-03', 'S1-MOD-XP5'],
      when: (moment) => asked('action')(moment) && moment.view.tokens.some(({ taken }) => !taken),
    },
    {
      id: 'crowd',
      rules: ['S1-MOVE-04', 'S1-MOVE-05'],
      when: (moment) => asked('action')(moment) && moment.view.turn.moveCost > 1,
    },
    { id: 'noise', rules: ['S1-NOISE-01', 'S1-NOISE-04', 'S1-NOISE-05'], when: on('noise') },
    { id: 'door', rules: ['S1-DOOR-01', 'S1-DOOR-02', 'S1-DOOR-03'], when: offered('open') },
    { id: 'reveal', rules: ['S1-DOOR-03', 'S1-DOOR-05'], when: anyOf(on('reveal'), asked('revealNext')) },
    {
      id: 'search',
      rules: ['S1-SEARCH-01', 'S1-SEARCH-02', 'S1-SEARCH-03'],
      when: offered('search', 'search-car'),
    },
    { id: 'aaahh', rules: ['S1-SEARCH-07'], when: on('sprung') },
    { id: 'organise', rules: ['S1-INV-01', 'S1-INV-02', 'S1-SEARCH-04'], when: asked('organise') },
    { id: 'trade', rules: ['S1-TRADE-01', 'S1-TRADE-02'], when: offered('trade') },
    { id: 'melee', rules: ['S1-COMBAT-01', 'S1-COMBAT-03', 'S1-MELEE-02'], when: offered('melee') },
    { id: 'ranged', rules: ['S1-RANGED-01', 'S1-RANGED-03', 'S1-RANGED-04'], when: offered('shoot') },
    { id: 'reload', rules: ['S1-RELOAD-01', 'S1-RELOAD-02'], when: offered('reload') },
    { id: 'dual', rules: ['S1-COMBAT-04'], when: offersPair },
    {
      id: 'cars',
      rules: ['S1-CAR-01', 'S1-CAR-05', 'S1-CAR-06', 'S1-CAR-09'],
      when: offered('get-in', 'search-car'),
    },
    { id: 'yellow', rules: ['S1-XP-02', 'S1-XP-03', 'S1-XP-07'], when: onLevel('yellow') },
    { id: 'orange', rules: ['S1-XP-04', 'S1-XP-07'], when: onLevel('orange') },
    { id: 'red', rules: ['S1-XP-05', 'S1-XP-07'], when: onLevel('red') },
    { id: 'skill', rules: ['S1-XP-04', 'S1-XP-06'], when: asked('skill') },
    { id: 'zombies', rules: ['S1-ZACT-01', 'S1-ZATT-01'], when: onPhase('zombies') },
    { id: 'sight', rules: ['S1-ZMOVE-01', 'S1-ZMOVE-03'], when: on('shamble') },
    {
      id: 'split',
      rules: ['S1-SPLIT-01', 'S1-SPLIT-02'],
      when: on('shamble', ({ ways }) => Number(ways) > 1),
    },
    {
      id: 'wound',
      rules: ['S1-ZATT-02', 'S1-ZATT-03', 'S1-INV-05'],
      when: anyOf(on('wound'), asked('wound', 'victim')),
    },
    { id: 'runner', rules: ['S1-ZACT-02', 'S1-ZOM-02'], when: stands('runner') },
    { id: 'fatty', rules: ['S1-ZOM-02', 'S1-ZOM-03', 'S1-COMBAT-03'], when: stands('fatty') },
    { id: 'abomination', rules: ['S1-ZOM-02', 'S1-ZOM-04', 'S1-SPLIT-03'], when: stands('abomination') },
    { id: 'spawn', rules: ['S1-SPAWN-01', 'S1-SPAWN-03'], when: onPhase('spawn') },
    {
      id: 'extra',
      rules: ['S1-SPAWN-06', 'S1-SPAWN-07'],
      when: on('zombie-card', ({ does }) => does === 'extra'),
    },
    { id: 'lack', rules: ['S1-SPAWN-05', 'S1-SPLIT-06'], when: on('lack') },
    { id: 'end', rules: ['S1-ROUND-05'], when: onPhase('end') },
  ],
};
