import type { Colour } from '../../src/missions/schema.ts';
import { tokenColour } from '../../src/rules/query.ts';
import { spawnDice } from '../../src/rules/spawnDice.ts';
import { deal } from '../deal.ts';
import { type Scene, sceneOf } from '../scene.ts';

/** Six of the box, the first of whom flies. */
export const TEAM = ['parker', 'bear', 'cathy', 'james', 'jane', 'joe'];

/** Zombie cards of the box that bring nobody while all are Blue. */
const QUIET = [145, 149, 153, 157, 161, 165, 181, 182, 183, 184];

/** A mission of Rue Morgue at its beginning, with the six; the first of them acts. */
export const begun = (id: string): Scene => sceneOf(id, ...TEAM);

/** Tiles by rows, whichever way they are turned. */
export function tilesOf(s: Scene): string[] {
  const { rows, tiles } = s.setting.board;
  return Array.from({ length: rows }, (_, y) =>
    tiles
      .filter(({ row }) => row === y)
      .map(({ id }) => id)
      .join(' '),
  );
}

/** What lies on the table, in words: each kind of thing once. */
export function legendOf(s: Scene): string[] {
  const { view, setting } = s;
  const words = [
    ...view.doors.map(({ colour, open }) => (open ? 'open door' : colour ? `${colour} door` : 'door')),
    ...view.tokens.map(({ colour }) => (colour ? `${colour} objective` : 'objective')),
    ...view.spawns.map(({ markers }) => (markers.length > 0 ? 'spawn zone' : 'spawn zone without marker')),
    ...view.triggers.map(() => 'event trigger'),
    ...view.tents.map(() => 'tent'),
    ...view.laidOut.map(({ card, zone }) => (zone === null ? `${card} in a tent` : card)),
    ...view.cars.map(({ kind }) => kind),
    ...(s.mission.stairs ?? []).map(() => 'stairs'),
    ...setting.exit.map(() => 'exit'),
  ];
  return [...new Set(words)].sort();
}

/** Markers of all spawn zones, in their order. */
export const markersOf = (s: Scene): number[] => s.view.spawns.flatMap(({ markers }) => [...markers]).sort();

/** Number of the objective that has a colour, as chance has laid them. */
export const tokenOf = (s: Scene, colour: Colour): number =>
  s.mission.objectives.findIndex((_, token) => tokenColour(s.run, token) === colour);

/** Numbers of the objectives that have a colour in different games. */
export function placesOf(id: string, colour: Colour): number[] {
  const places = Array.from({ length: 30 }, (_, i) => {
    const { run } = deal({ mission: id, survivors: TEAM }, `seed ${i}`);
    return run.state.faces.findIndex((_, token) => tokenColour(run, token) === colour);
  });
  return [...new Set(places)].sort();
}

/** No zombie is on the board, nobody has learnt anything. */
export function calm(s: Scene): Scene {
  const { state } = s;
  const kinds = state.supply.length;
  state.zombies.forEach((n, place) => {
    state.supply[place % kinds] += n;
    state.zombies[place] = 0;
  });
  for (const survivor of state.survivors) Object.assign(survivor, { xp: 0, level: 0 });
  return s;
}

/** The rest of the round goes by: the dice fall, and no card brings anybody. */
export function quietRound(s: Scene): Scene {
  const dice = spawnDice(s.run);
  const free = s.view.spawns.filter(({ markers }) => markers.length === 0).length;
  s.zombieCards(...QUIET.slice(0, dice + free)).rolls(...new Array<number>(dice).fill(1));
  return s.roundEnds();
}

/** Everybody stands in one zone. */
export function allAt(s: Scene, zone: string): Scene {
  for (const id of TEAM) if (!s.survivor(id).dead) s.at(id, zone);
  return s;
}

/** The triggers are used up. */
export function spent(s: Scene): Scene {
  s.state.triggers?.fill(1);
  return s;
}

/** Rooms are gone through, and triggers, as they come. */
export function goesThrough(s: Scene): Scene {
  while (s.asking === 'revealNext' || s.asking === 'nextTrigger') s.do(s.options('room', 'on')[0]);
  return s;
}
