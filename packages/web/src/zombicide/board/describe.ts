import type { SurvivorView, ZombicideView } from '@holdout/zombicide';
import type { Mark } from '../decision/group.ts';
import { teamShown } from '../panels/teams.ts';
import type { Scene } from '../useBoard.ts';
import type { Words } from '../words.ts';
import { isAloft, isHidden } from './decals.ts';
import { KIND_ORDER, zoneWord } from './pieces.ts';

/** The words that tell of a zone. */
type ZoneWords = Pick<
  Words,
  'text' | 'survivor' | 'zombies' | 'thing' | 'list' | 'equipment' | 'carSeat' | 'colour'
>;

/** What is in a zone, item by item, in words: people, zombies, cars, noise, what lies on its floor. */
export function contentsOf(words: ZoneWords, view: ZombicideView, scene: Scene, zone: number): string[] {
  const { zombies } = view.zones[zone];
  return [
    ...peopleIn(words, view, zone),
    ...KIND_ORDER.flatMap((kind) => (zombies[kind] ? [words.zombies(kind, zombies[kind])] : [])),
    ...carsIn(words, view, zone),
    ...noiseIn(words, view, zone),
    ...tokensIn(words, view, scene, zone),
    ...campIn(words, view, zone),
    ...floorOf(words, view, scene, zone),
  ];
}

/** Doors in the walls of a zone, each with where it leads. */
export function doorsOf(words: ZoneWords, view: ZombicideView, scene: Scene, zone: number): string[] {
  const { doors, zones } = scene.board;
  return doors.flatMap(({ a, b }, door) => {
    if (a !== zone && b !== zone) return [];
    const { open, colour } = view.doors[door];
    const what = coloured(words, `zombicide.token.door.${open ? 'open' : 'closed'}`, colour);
    return [words.text('zombicide.zone.door', { door: what, zone: zones[a === zone ? b : a].label })];
  });
}

/** The zones that one can go to from a zone, each with the door between, if there is one. */
export function waysFrom(words: ZoneWords, view: ZombicideView, scene: Scene, zone: number): string[] {
  return scene.board.links.flatMap(({ a, b, door }) => {
    if (a !== zone && b !== zone) return [];
    const other = words.thing(zoneWord(a === zone ? b : a));
    if (climbs(scene, a, b))
      return [words.text('zombicide.zone.way', { zone: other, door: words.text('marker.stairs') })];
    if (door < 0) return [other];
    const { open, colour } = view.doors[door];
    const what = words.text(`zombicide.token.door.${open ? 'open' : 'closed'}`);
    const shown = words.list(colour === null ? [what] : [what, words.colour(colour)]);
    return [words.text('zombicide.zone.way', { zone: other, door: shown })];
  });
}

/** Whether stairs join two zones. */
const climbs = ({ stairs }: Scene, a: number, b: number): boolean =>
  stairs.some((pair) => pair.includes(a) && pair.includes(b));

/** The name of a zone for those who can’t see it: where it is, what is in it, and whether it can be chosen. */
export function describeZone(
  words: ZoneWords,
  view: ZombicideView,
  scene: Scene,
  zone: number,
  mark: Mark | undefined,
): string {
  const items = [...contentsOf(words, view, scene, zone), ...doorsOf(words, view, scene, zone)];
  const contents = items.length > 0 ? words.list(items) : words.text('zombicide.zone.empty');
  const about = words.text('zombicide.zone.about', { zone: words.thing(zoneWord(zone)), contents });
  return mark ? `${about} ${words.text(`zombicide.zone.mark.${mark}`)}` : about;
}

/** Those who are on foot. */
function peopleIn(words: ZoneWords, view: ZombicideView, zone: number): string[] {
  return view.survivors
    .filter((survivor) => survivor.zone === zoneWord(zone) && survivor.car === null)
    .map((survivor) => person(words, view, survivor));
}

/** “Ned (team 2, driver’s seat, acting, 1 wound)”. */
function person(words: ZoneWords, view: ZombicideView, survivor: SurvivorView): string {
  const { id, wounds, carSeat, rotten } = survivor;
  const team = teamShown(view, id);
  const states = [
    ...(team === null ? [] : [words.text('team.name', { n: team + 1 })]),
    ...(carSeat === null ? [] : [words.carSeat(carSeat)]),
    ...(id === view.turn.active ? [words.text('zombicide.survivor.state.active')] : []),
    ...(wounds > 0 ? [words.text('zombicide.survivor.wounds', { n: wounds })] : []),
    ...(rotten ? [words.text('zombicide.survivor.rotten')] : []),
    ...(id === view.carrier ? [words.text('zombicide.survivor.carrier')] : []),
  ];
  if (states.length === 0) return words.survivor(id);
  return words.text('zombicide.zone.person', { survivor: words.survivor(id), state: words.list(states) });
}

/** Cars with those who sit in them and what is loaded. */
function carsIn(words: ZoneWords, view: ZombicideView, zone: number): string[] {
  return view.cars.flatMap((car, i) => {
    if (car.zone !== zoneWord(zone)) return [];
    const word = `c${i + 1}`;
    const name = car.flying
      ? words.text('zombicide.zone.flying', { car: words.thing(word) })
      : words.thing(word);
    const inside = [
      ...view.survivors
        .filter((survivor) => survivor.car === word)
        .map((survivor) => person(words, view, survivor)),
      ...car.cargo.map(words.equipment),
    ];
    if (inside.length === 0) return [name];
    return [words.text('zombicide.zone.car', { car: name, inside: words.list(inside) })];
  });
}

function noiseIn({ text }: ZoneWords, view: ZombicideView, zone: number): string[] {
  const { noise } = view.zones[zone];
  if (noise === 0) return [];
  return [
    text(view.loud === zoneWord(zone) ? 'zombicide.zone.loudest' : 'zombicide.zone.noise', { n: noise }),
  ];
}

/** Objectives that are still there, and spawn zones. */
function tokensIn(words: ZoneWords, view: ZombicideView, scene: Scene, zone: number): string[] {
  const at = zoneWord(zone);
  const { text } = words;
  return [
    ...view.tokens.flatMap((token, i) => {
      if (token.zone !== at || token.taken) return [];
      if (isHidden(scene, view, i)) return [text('zombicide.token.objective.hidden')];
      return [coloured(words, 'zombicide.token.objective', token.colour)];
    }),
    ...view.spawns
      .filter((spawn) => spawn.zone === at)
      .map(({ status, colour, markers }) => {
        const spawn = coloured(words, `zombicide.token.spawn.${status}`, colour);
        if (markers.length === 0) return spawn;
        return text('zombicide.token.spawn.dice', { spawn, markers: words.list(markers.map(String)) });
      }),
    ...view.laidOut
      .filter((thing) => thing.zone === at)
      .map(({ card }) => text('zombicide.token.laidOut', { card: words.equipment(card) })),
  ];
}

/** Tents and event triggers. */
function campIn(words: ZoneWords, { tents, triggers }: ZombicideView, zone: number): string[] {
  const at = zoneWord(zone);
  const { text } = words;
  return [
    ...tents.flatMap((tent) => {
      if (tent.zone !== at) return [];
      const what = tent.open ? (tent.is ?? 'beds') : 'closed';
      return [text(`tent.${what}`), ...bedsText(words, tent.beds)];
    }),
    ...triggers
      .filter((trigger) => trigger.zone === at)
      .map(({ used }) => text(used ? 'zombicide.token.trigger.used' : 'marker.trigger')),
  ];
}

/** “2 beds (blue)”, “1 bed (green)”. */
const bedsText = (words: ZoneWords, beds: readonly string[]): string[] =>
  [...new Set(beds)].map((colour) => {
    const n = beds.filter((bed) => bed === colour).length;
    return coloured(words, 'zombicide.token.bed', colour, { n });
  });

function floorOf(words: ZoneWords, view: ZombicideView, scene: Scene, zone: number): string[] {
  const { text } = words;
  const word = zoneWord(zone);
  const kind = scene.plan.zones[zone]?.kind;
  const beds = scene.board.beds.filter((bed) => bed.zone === zone).map(({ colour }) => colour);
  const manholes = scene.board.manholes.filter((manhole) => manhole.zone === zone).length;
  return [
    ...(scene.start.has(zone) ? [text('zombicide.token.start')] : []),
    ...(view.exit.includes(word) ? [text('zombicide.token.exit')] : []),
    ...(isAloft(view) && view.lands.includes(word) ? [text('zombicide.token.landing')] : []),
    ...(scene.wreck.has(zone) ? [text('marker.wreck')] : []),
    ...(kind === 'wasteland' || kind === 'locker' ? [text(`marker.${kind}`)] : []),
    ...bedsText(words, beds),
    ...(manholes > 0 ? [text('zombicide.token.manhole', { n: manholes })] : []),
    ...fencesOf(words, scene, zone),
  ];
}

/** Zones that only a fence parts from this one: they are seen, and grabbed from, but not walked into. RM-LOS-10 */
function fencesOf({ text, list }: ZoneWords, scene: Scene, zone: number): string[] {
  const { board } = scene;
  const behind = board.borders.flatMap(({ a, b, kind }) => {
    if (kind !== 'fence' || b < 0 || (a !== zone && b !== zone) || climbs(scene, a, b)) return [];
    return [board.zones[a === zone ? b : a].label];
  });
  return behind.length > 0 ? [text('zombicide.zone.fence', { zones: list([...new Set(behind)]) })] : [];
}

function coloured(
  { text, colour: named }: ZoneWords,
  id: string,
  colour: string | null,
  values?: Record<string, number>,
): string {
  const what = text(id, values);
  return colour === null ? what : text('zombicide.token.coloured', { what, colour: named(colour) });
}
