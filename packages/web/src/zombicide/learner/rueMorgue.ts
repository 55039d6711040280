import type { ZombicideView } from '@holdout/zombicide';
import { isHidden } from '../board/decals.ts';
import { zoneNumber } from '../board/pieces.ts';
import { missionOfView, type Scene, sceneOf } from '../useBoard.ts';
import {
  andThere,
  anyOf,
  asked,
  atTurn,
  isHelicopter,
  offered,
  offeredAs,
  on,
  stands,
  type When,
  type ZombicideLesson,
} from './when.ts';

const sceneOfView = ({ mission }: ZombicideView): Scene => sceneOf(missionOfView(mission));

const acting = ({ survivors, turn }: ZombicideView) => survivors.find(({ id }) => id === turn.active);

/** In a survivor’s turn, with this at the zone where he stands. */
const where = (fits: (zone: number, scene: Scene, view: ZombicideView) => boolean): When =>
  andThere(asked('action'), (view) => {
    const zone = acting(view)?.zone;
    return zone != null && fits(zoneNumber(zone), sceneOfView(view), view);
  });

const HOSPITAL_GROUND: ReadonlySet<string | undefined> = new Set(['ward', 'locker', 'corridor']);

/** He could walk into a tent that nobody has entered. */
const besideTent = offeredAs(['move'], ([to], { view }) =>
  view.tents.some(({ zone, open }) => zone === to && !open),
);

/** He could walk into a tile that is watched. */
const besideTrigger = offeredAs(['move'], ([to], { view }) => {
  const { zones } = sceneOfView(view).board;
  const { indoors, tiles } = zones[zoneNumber(to)];
  const watches = (at: string): boolean => zones[zoneNumber(at)].tiles.some((tile) => tiles.includes(tile));
  return indoors && view.triggers.some(({ zone, used }) => !used && watches(zone));
});

const atFence = where(
  (zone, { board, stairs }) =>
    stairs.some((pair) => pair.includes(zone)) ||
    board.borders.some(({ a, b, kind }) => kind === 'fence' && (a === zone || b === zone)),
);

/** Doors of a colour are those of Rue Morgue only where its cards are played. */
const atColouredDoor = where(
  (zone, { board, mission }, { doors }) =>
    mission.boxes.includes('rueMorgue') &&
    mission.rules.some(({ use }) => use === 'coloured-doors') &&
    board.doors.some(
      ({ a, b }, door) => (a === zone || b === zone) && !doors[door].open && doors[door].colour !== null,
    ),
);

const wearsVest = andThere(
  asked('action'),
  (view) =>
    missionOfView(view.mission).rivals !== undefined &&
    (acting(view)?.cards ?? []).some((card) => card?.id === 'bulletproof-vest'),
);

const hasHidden = (view: ZombicideView): boolean =>
  view.tokens.some(({ taken }, token) => !taken && isHidden(sceneOfView(view), view, token));

/** His turn can come now, whoever’s turn it would be. */
const awaitsTactician = andThere(asked('activate'), ({ survivors }) =>
  survivors.some(({ skills, acted, zone }) => skills.includes('tactician') && !acted && zone !== null),
);

/** What Rue Morgue brings, in the order of reading. */
export const RUE_MORGUE_LESSONS: readonly ZombicideLesson[] = [
  {
    id: 'teams',
    rules: ['RM-SETUP-02', 'RM-TEAM-04'],
    when: andThere(atTurn, ({ teams }) => teams.length > 1),
  },
  {
    id: 'rivals',
    rules: ['RM-COMPET-01', 'RM-COMPET-02', 'RM-COMPET-05', 'RM-COMPET-08'],
    when: andThere(atTurn, ({ mission }) => missionOfView(mission).rivals !== undefined),
  },
  { id: 'vest', rules: ['RM-COMPET-10', 'RM-COMPET-11', 'RM-COMPET-12'], when: anyOf(on('vest'), wearsVest) },
  {
    id: 'teamCards',
    rules: ['RM-SETUP-10', 'RM-TEAM-01', 'RM-TEAM-02'],
    when: anyOf(asked('teamCard'), on('team-card')),
  },
  {
    id: 'teamCall',
    rules: ['RM-TEAM-02', 'RM-TEAM-03', 'RM-TEAM-04', 'RM-TEAM-06'],
    when: offered('team'),
  },
  {
    id: 'hidden',
    rules: ['RM-ACT-24', 'RM-ACT-18'],
    when: andThere(asked('action'), hasHidden),
  },
  { id: 'colouredDoors', rules: ['RM-ACT-18'], when: atColouredDoor },
  {
    id: 'hospital',
    rules: ['RM-HOSP-02', 'RM-HOSP-04', 'RM-HOSP-05', 'RM-HOSP-07'],
    when: where((zone, { plan }) => HOSPITAL_GROUND.has(plan.zones[zone]?.kind)),
  },
  {
    id: 'tents',
    rules: ['RM-TENT-02', 'RM-TENT-04', 'RM-TENT-05'],
    when: anyOf(besideTent, on('tent')),
  },
  {
    id: 'trigger',
    rules: ['RM-EVENT-02', 'RM-EVENT-03', 'RM-EVENT-06'],
    when: anyOf(besideTrigger, on('trigger')),
  },
  { id: 'fence', rules: ['RM-MOVE-05', 'RM-LOS-10'], when: atFence },
  {
    id: 'helicopter',
    rules: ['RM-HELI-01', 'RM-HELI-02', 'RM-HELI-19', 'RM-HELI-20'],
    when: anyOf(
      offered('store', 'retrieve'),
      offeredAs(['get-in'], ([car], { view }) => isHelicopter(view, car)),
    ),
  },
  {
    id: 'flight',
    rules: ['RM-HELI-07', 'RM-HELI-08', 'RM-HELI-11', 'RM-HELI-18'],
    when: offered('take-off', 'fly', 'land'),
  },
  {
    id: 'roping',
    rules: ['RM-HELI-03', 'RM-HELI-04', 'RM-SKILL-56'],
    when: andThere(offered('get-out'), ({ cars }) => cars.some(({ flying }) => flying)),
  },
  { id: 'laidOut', rules: ['RM-ACT-14'], when: offered('pick-up') },
  { id: 'leave', rules: ['RM-MIS-08'], when: offered('leave') },
  { id: 'tactician', rules: ['RM-ROUND-02', 'RM-ROUND-03'], when: awaitsTactician },
  {
    id: 'skinner',
    rules: ['RM-ZOM-01', 'RM-CRAWL-02', 'RM-CRAWL-05'],
    when: stands('skinner-walker', 'skinner-runner', 'skinner-fatty'),
  },
  { id: 'crawler', rules: ['RM-CRAWL-08', 'RM-CRAWL-09', 'RM-CRAWL-10'], when: stands('crawler') },
  { id: 'aBomb', rules: ['RM-ABOMB-02', 'RM-ABOMB-04'], when: stands('a-bomb') },
  {
    id: 'grab',
    rules: ['RM-ABOMB-05', 'RM-ABOMB-07', 'RM-ABOMB-09'],
    when: anyOf(on('grab'), asked('grab')),
  },
  {
    id: 'spawnDice',
    rules: ['RM-SPAWN-03', 'RM-SPAWN-04', 'RM-SPAWN-05', 'RM-SPAWN-11'],
    when: on('spawn-dice'),
  },
  {
    id: 'distributor',
    rules: ['RM-SPAWN-03', 'RM-SPAWN-05'],
    when: anyOf(on('deals'), asked('dealCard')),
  },
  {
    id: 'beds',
    rules: ['RM-SCARD-12', 'RM-SCARD-13', 'RM-SCARD-16'],
    when: on('zombie-card', ({ does }) => does === 'bed-blue' || does === 'bed-green'),
  },
];
