import type { ZombicideView } from '@holdout/zombicide';
import type { Course, Moment } from '../../table/learner/lessons.ts';
import { missionOfView } from '../useBoard.ts';
import { RUE_MORGUE_LESSONS } from './rueMorgue.ts';
import {
  andThere,
  anyOf,
  asked,
  atTurn,
  hasSpawnDice,
  isHelicopter,
  offered,
  offeredAs,
  on,
  stands,
  type When,
} from './when.ts';

const onPhase = (phase: string): When => on('phase', (event) => event.phase === phase);
const onLevel = (level: string): When => on('level', (event) => event.level === level);

/** Both weapons of a pair can be used at once. */
const offersPair = ({ decision }: Moment<ZombicideView>): boolean =>
  decision?.ask === 'action' &&
  decision.options.some(({ kind, args }) => (kind === 'melee' || kind === 'shoot') && args[0] === 'both');

const missionId = (view: ZombicideView): string => missionOfView(view.mission).id;

/** The rules of one of our missions: `s1-04` has those that begin with `S1-M04-`. */
const missionRules = (view: ZombicideView): readonly string[] => {
  const number = /^s1-(\d\d)$/.exec(missionId(view))?.[1];
  if (number) return [`S1-M${number}-OBJ`, `S1-M${number}-WIN`];
  return missionOfView(view.mission).boxes.includes('rueMorgue')
    ? ['RM-ROUND-10', 'RM-ROUND-09']
    : ['S1-END-02'];
};

const hasSpecialRules = ({ mission }: ZombicideView): boolean => missionOfView(mission).rules.length > 0;

/** Every spawn zone gets a card; where dice are rolled, another lesson tells of them. */
const spawnsEverywhere = andThere(onPhase('spawn'), (view) => !hasSpawnDice(view));

/** Everything that is new to somebody who plays for the first time, in the order of reading. */
export const ZOMBICIDE_COURSE: Course<ZombicideView> = {
  game: 'zombicide',
  texts: 'zombicide.lesson',
  lessons: [
    { id: 'mission', rules: missionRules, anewFor: missionId, when: atTurn },
    {
      id: 'special',
      rules: ['S1-END-04'],
      anewFor: missionId,
      when: andThere(atTurn, hasSpecialRules),
    },
    { id: 'turn', rules: ['S1-ROUND-03', 'S1-ROUND-04', 'S1-ACT-05'], when: atTurn },
    {
      id: 'objective',
      rules: ['S1-ACT-03', 'S1-MOD-XP5'],
      when: andThere(asked('action'), ({ tokens }) => tokens.some(({ taken }) => !taken)),
    },
    {
      id: 'crowd',
      rules: ['S1-MOVE-04', 'S1-MOVE-05'],
      when: andThere(asked('action'), ({ turn }) => turn.moveCost > 1),
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
      when: anyOf(
        offered('search-car'),
        offeredAs(['get-in'], ([car], { view }) => !isHelicopter(view, car)),
      ),
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
    { id: 'runner', rules: ['S1-ZACT-02', 'S1-ZOM-02'], when: stands('runner', 'skinner-runner') },
    {
      id: 'fatty',
      rules: ['S1-ZOM-02', 'S1-ZOM-03', 'S1-COMBAT-03'],
      when: stands('fatty', 'skinner-fatty'),
    },
    { id: 'abomination', rules: ['S1-ZOM-02', 'S1-ZOM-04', 'S1-SPLIT-03'], when: stands('abomination') },
    { id: 'spawn', rules: ['S1-SPAWN-01', 'S1-SPAWN-03'], when: spawnsEverywhere },
    {
      id: 'extra',
      rules: ['S1-SPAWN-06', 'S1-SPAWN-07'],
      when: on('zombie-card', ({ does }) => does === 'extra'),
    },
    { id: 'lack', rules: ['S1-SPAWN-05', 'S1-SPLIT-06'], when: on('lack') },
    { id: 'end', rules: ['S1-ROUND-05'], when: onPhase('end') },
    ...RUE_MORGUE_LESSONS,
  ],
};
