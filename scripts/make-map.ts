/**
 * Draws the world map of the Pandemic table and writes it as a TypeScript module.
 *
 * Run it with `node scripts/make-map.ts` after changing `map-cities.json` or a table below. The result
 * depends on those two files and the Natural Earth land shapes only: no seed, no clock, no network.
 * All lengths and positions are units of the board's SVG viewBox, y pointing down, unless noted.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
// @ts-expect-error -- d3-geo ships no type declarations
import { geoEqualEarth as untypedEqualEarth, geoPath as untypedGeoPath } from 'd3-geo';
// @ts-expect-error -- topojson-client ships no type declarations
import { feature as untypedFeature } from 'topojson-client';

/* ---------------------------------------------------------------- types */

interface Point {
  readonly x: number;
  readonly y: number;
}

type Anchor = 'start' | 'middle' | 'end';

/** Where a text sits: the baseline's height, and the x of its start, middle or end. */
interface Label extends Point {
  readonly anchor: Anchor;
}

interface PlacedCity extends Point {
  readonly label: Label;
}

interface Edge {
  readonly a: string;
  readonly b: string;
  /** SVG path data. */
  readonly d: string;
  /** Whether the connection leaves the map at one rim and comes back at the other. */
  readonly wrap: boolean;
}

interface WorldMap {
  readonly width: number;
  readonly height: number;
  /** SVG path data of all land. */
  readonly land: string;
  readonly cities: ReadonlyMap<string, PlacedCity>;
  readonly edges: readonly Edge[];
}

interface CityFacts {
  readonly id: string;
  readonly colour: string;
  /** Degrees north. */
  readonly lat: number;
  /** Degrees east. */
  readonly lon: number;
  /** The name in every language of the table; the widest one decides how much room the label needs. */
  readonly names: Readonly<Record<string, string>>;
  readonly neighbours: readonly string[];
}

interface MapFacts {
  readonly cities: readonly CityFacts[];
  /** Connections that cross the Pacific, and with it the rims of the map. */
  readonly wraps: readonly (readonly [string, string])[];
}

/** A TopoJSON topology with the one object used here. */
interface LandTopology {
  readonly type: 'Topology';
  readonly objects: { readonly land: unknown };
}

interface MapInputs {
  readonly facts: MapFacts;
  readonly topology: LandTopology;
}

interface GeoFeature {
  readonly type: string;
}

/** The part of a canvas context that a geo path draws on. */
interface PathSink {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  arc(): void;
  closePath(): void;
}

interface Projection {
  (lonLat: readonly [number, number]): readonly [number, number] | null;
  rotate(degrees: readonly [number, number]): Projection;
  scale(unitsPerRadian: number): Projection;
  translate(centre: readonly [number, number]): Projection;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Link {
  readonly a: string;
  readonly b: string;
  readonly wrap: boolean;
}

type Stroke = readonly [Point, Point];

const equalEarth: () => Projection = untypedEqualEarth;
const drawGeo: (projection: Projection, sink: PathSink) => (shape: GeoFeature) => void = untypedGeoPath;
const toFeature: (topology: LandTopology, object: unknown) => GeoFeature = untypedFeature;

/* ---------------------------------------------------------------- measures */

const WIDTH = 1600;
const HEIGHT = 850;

const NODE_RADIUS = 15;
/** Least distance of two node centres. */
const NODE_SPACING = 58;
/** Distance the relaxation aims at: the free rings of two nodes then just touch. */
const ROOMY_SPACING = 78;
/** Least distance of a connection from the centre of a city it does not serve. */
const EDGE_CLEARANCE = 20;
/** Width of the ring around a node kept free of foreign labels, for cubes and pawns, where possible. */
const FREE_RING = 24;
/** Least distance of a node's centre from the rim of the map: node, ring, and a little air. */
const RIM = NODE_RADIUS + FREE_RING + 5;

const FONT_SIZE = 15;
const LATIN_EM = 0.58;
const LABEL_ASCENT = 12;
const LABEL_DESCENT = 4;
/** Free space between the node's rim and its own label. */
const LABEL_GAP = 5;
/** Least free space around a label. */
const LABEL_AIR = 2;
const LABEL_RIM = 6;

/**
 * Longitude in the middle of the map. It puts the cut at 168.9° W, through the Bering strait, where it
 * severs no land but a few islets.
 */
const CENTRAL_LONGITUDE = 11.1;
const UNITS_PER_RADIAN = 394.8;
/** Where latitude 0 on the central meridian lies before the land is bent. */
const EQUATOR: Point = { x: 800, y: 500 };

/** Triangles of the coast smaller than this (square units) are smoothed away. */
const COAST_DETAIL = 2.2;
/** Islands smaller than this (square units) are left out. */
const LEAST_ISLAND = 14;
/** Most bytes (all of them ASCII) of the land path. */
const MOST_LAND_BYTES = 30_000;
/** No land of this latitude (degrees) or further south is drawn: it is Antarctica. */
const ANTARCTIC = -60;

/** Degrees within which two cities must keep their compass relation although they are not connected. */
const NEARBY = 25;
/** Difference (degrees) below which two cities count as equally far north or east. */
const SAME_BEARING = 2;

/* ---------------------------------------------------------------- hand corrections */

/** Where a city wants to be, as an offset from its true place on the projection. */
const NUDGES: Readonly<Record<string, readonly [number, number]>> = {
  'san-francisco': [-18, 35],
  'los-angeles': [-14, 102],
  chicago: [-25, 29],
  montreal: [21, 8],
  'new-york': [95, 33],
  washington: [42, 76],
  atlanta: [-5, 50],
  miami: [22, 62],
  'mexico-city': [26, 46],
  bogota: [26, 26],
  lima: [-11, 6],
  santiago: [-44, -9],
  'buenos-aires': [-13, 7],
  'sao-paulo': [8, -8],
  london: [-56, 19],
  essen: [9, 11],
  paris: [-15, 65],
  madrid: [-58, 61],
  milan: [41, 45],
  'st-petersburg': [19, 7],
  moscow: [44, 31],
  istanbul: [3, 55],
  algiers: [-12, 101],
  cairo: [2, 79],
  baghdad: [8, 68],
  tehran: [42, 28],
  riyadh: [8, 89],
  karachi: [-6, 24],
  delhi: [17, 2],
  mumbai: [-33, 63],
  chennai: [-9, 72],
  kolkata: [23, 8],
  lagos: [-10, 24],
  khartoum: [4, 68],
  kinshasa: [6, 27],
  johannesburg: [12, -14],
  bangkok: [-36, 35],
  'ho-chi-minh-city': [-16, 84],
  'hong-kong': [-5, 44],
  taipei: [35, 37],
  manila: [47, 71],
  shanghai: [-20, 31],
  beijing: [-15, -3],
  seoul: [16, -13],
  tokyo: [40, -13],
  osaka: [36, 48],
  jakarta: [-45, 26],
  sydney: [-17, 10],
};

type Slant = 'below-right' | 'below-left' | 'above-right' | 'above-left';
type Side = 'below' | 'above' | 'right' | 'left' | Slant;

/** Labels whose side is chosen by eye. */
const LABEL_SIDES: Readonly<Record<string, Side>> = { karachi: 'below', kolkata: 'below', chennai: 'below' };

/* ---------------------------------------------------------------- geometry */

const distance = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);

/** The point of the segment from `a` to `b` that is nearest to `p`. */
function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const length2 = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  if (length2 === 0) return a;
  const t = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length2;
  const clamped = Math.min(1, Math.max(0, t));
  return { x: a.x + clamped * (b.x - a.x), y: a.y + clamped * (b.y - a.y) };
}

/** Consecutive pairs of a list. */
function pairs<T>(list: readonly T[]): [T, T][] {
  const result: [T, T][] = [];
  let previous: T | undefined;
  for (const item of list) {
    if (previous !== undefined) result.push([previous, item]);
    previous = item;
  }
  return result;
}

const distanceToStroke = (p: Point, [a, b]: Stroke): number => distance(p, nearestOnSegment(p, a, b));

function distanceToBox(p: Point, box: Box): number {
  const dx = Math.max(box.left - p.x, 0, p.x - box.right);
  const dy = Math.max(box.top - p.y, 0, p.y - box.bottom);
  return Math.hypot(dx, dy);
}

const boxesOverlap = (a: Box, b: Box, air: number): boolean =>
  a.left < b.right + air && b.left < a.right + air && a.top < b.bottom + air && b.top < a.bottom + air;

/** How much of a stroke runs inside the box (Liang and Barsky's clipping). */
function lengthInBox([a, b]: Stroke, box: Box): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [enter, leave] = [0, 1];
  const limits: readonly (readonly [number, number])[] = [
    [-dx, a.x - box.left],
    [dx, box.right - a.x],
    [-dy, a.y - box.top],
    [dy, box.bottom - a.y],
  ];
  for (const [towards, room] of limits) {
    if (towards === 0 && room < 0) return 0;
    if (towards < 0) enter = Math.max(enter, room / towards);
    if (towards > 0) leave = Math.min(leave, room / towards);
  }
  return Math.max(0, leave - enter) * Math.hypot(dx, dy);
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The map has no ${what}.`);
  return value;
}

/* ---------------------------------------------------------------- projection */

function makeProjection(): (city: { lon: number; lat: number }) => Point {
  const projection = worldProjection();
  return ({ lon, lat }) => {
    const [x, y] = required(projection([lon, lat]) ?? undefined, `place at ${lat}, ${lon}`);
    return { x, y };
  };
}

const worldProjection = (): Projection =>
  equalEarth().rotate([-CENTRAL_LONGITUDE, 0]).scale(UNITS_PER_RADIAN).translate([EQUATOR.x, EQUATOR.y]);

/** Every coastline as a closed ring of projected points. */
function projectLand(topology: LandTopology): Point[][] {
  const rings: Point[][] = [];
  const sink: PathSink = {
    moveTo: (x, y) => rings.push([{ x, y }]),
    lineTo: (x, y) => rings.at(-1)?.push({ x, y }),
    arc: () => undefined,
    closePath: () => undefined,
  };
  drawGeo(worldProjection(), sink)(toFeature(topology, topology.objects.land));
  const southernRim = makeProjection()({ lon: CENTRAL_LONGITUDE, lat: ANTARCTIC }).y;
  return rings.filter((ring) => Math.min(...ring.map((p) => p.y)) < southernRim);
}

/* ---------------------------------------------------------------- layout of the cities */

/** Finds room for every city near the place it wants: pushes apart what is too close, pulls back the rest. */
function relax(wanted: ReadonlyMap<string, Point>, links: readonly Link[]): Map<string, Point> {
  const ids = [...wanted.keys()];
  const places = new Map([...wanted].map(([id, p]) => [id, { x: p.x, y: p.y }]));
  const at = (id: string) => required(places.get(id), id);
  const rounds = 400;
  for (let round = 0; round < rounds; round += 1) {
    const pull = round < rounds - 60 ? 0.03 : 0;
    for (const [id, p] of places) {
      const home = required(wanted.get(id), id);
      p.x += (home.x - p.x) * pull;
      p.y += (home.y - p.y) * pull;
    }
    ids.forEach((a, i) => {
      for (const b of ids.slice(i + 1)) pushApart(at(a), at(b), ROOMY_SPACING);
    });
    for (const link of links) {
      if (link.wrap) continue;
      for (const id of ids) {
        if (id !== link.a && id !== link.b) pushOffLine(at(id), at(link.a), at(link.b));
      }
    }
    for (const p of places.values()) {
      p.x = Math.min(WIDTH - RIM, Math.max(RIM, p.x));
      p.y = Math.min(HEIGHT - RIM - FONT_SIZE, Math.max(RIM, p.y));
    }
  }
  return new Map([...places].map(([id, p]) => [id, { x: Math.round(p.x), y: Math.round(p.y) }]));
}

interface Movable {
  x: number;
  y: number;
}

function pushApart(p: Movable, q: Movable, least: number): void {
  const gap = distance(p, q);
  if (gap >= least || gap === 0) return;
  const step = ((least - gap) / gap) * 0.25;
  const [dx, dy] = [(p.x - q.x) * step, (p.y - q.y) * step];
  p.x += dx;
  p.y += dy;
  q.x -= dx;
  q.y -= dy;
}

/** Moves a city off a straight connection of two others, and that connection a little away from it. */
function pushOffLine(p: Movable, a: Movable, b: Movable): void {
  const foot = nearestOnSegment(p, a, b);
  const gap = distance(p, foot);
  const least = NODE_RADIUS + FREE_RING / 2;
  if (gap >= least || gap === 0) return;
  const step = ((least - gap) / gap) * 0.1;
  const [dx, dy] = [(p.x - foot.x) * step, (p.y - foot.y) * step];
  p.x += dx;
  p.y += dy;
  for (const end of [a, b]) {
    end.x -= dx / 2;
    end.y -= dy / 2;
  }
}

/* ---------------------------------------------------------------- land that follows its cities */

/** A wish to move the place `at` by `dx`, `dy`. */
interface Shift {
  readonly at: Point;
  readonly dx: number;
  readonly dy: number;
}

type Bend = (p: Point) => Point;

/** The bend goes in small strides, so that none of them can fold the land. */
const BEND_STRIDES = 5;
/** Reach (units) of the successive passes of each stride: broad strokes first, then finer ones. */
const BEND_REACHES = [260, 150, 90, 60];
/** Weight (1 is that of a city close by) of the wish of every place to stay where it is. */
const BEND_INERTIA = 0.15;

/**
 * A smooth deformation of the plane that carries the true place of each city about to the place it has
 * on the board, so that London stays on Britain although Europe gets more room than it has on a globe.
 */
function bendLand(truth: ReadonlyMap<string, Point>, places: ReadonlyMap<string, Point>): Bend {
  const strides: Bend[] = [];
  let cities = [...truth].map(([id, at]) => ({ at, goal: required(places.get(id), id) }));
  for (let left = BEND_STRIDES; left > 0; left -= 1) {
    const stride = bendTowards(
      cities.map(({ at, goal }) => ({ at, dx: (goal.x - at.x) / left, dy: (goal.y - at.y) / left })),
    );
    strides.push(stride);
    cities = cities.map(({ at, goal }) => ({ at: stride(at), goal }));
  }
  const bend: Bend = (p) => strides.reduce((moved, stride) => stride(moved), p);
  if (folds(bend)) throw new Error('The land is bent so much that it folds: make the nudges smoother.');
  return bend;
}

/** One stride: each pass averages what the wider ones before it have left undone. */
function bendTowards(allWishes: readonly Shift[]): Bend {
  const passes: Bend[] = [];
  let wishes = allWishes;
  for (const reach of BEND_REACHES) {
    const pass = averageShift(wishes, reach);
    passes.push(pass);
    wishes = wishes.map(({ at, dx, dy }) => {
      const done = pass(at);
      return { at, dx: dx - done.x, dy: dy - done.y };
    });
  }
  return (p) => {
    const offsets = passes.map((pass) => pass(p));
    return {
      x: offsets.reduce((sum, offset) => sum + offset.x, p.x),
      y: offsets.reduce((sum, offset) => sum + offset.y, p.y),
    };
  };
}

/** The mean of all wishes at a point, near ones weighing more. */
function averageShift(wishes: readonly Shift[], reach: number): Bend {
  return (p) => {
    let [x, y, weights] = [0, 0, BEND_INERTIA];
    for (const { at, dx, dy } of wishes) {
      const weight = Math.exp(-(distance(p, at) ** 2) / (2 * reach * reach));
      x += weight * dx;
      y += weight * dy;
      weights += weight;
    }
    return { x: x / weights, y: y / weights };
  };
}

/** Whether two places swap sides somewhere, checked along the lines of a grid. */
function folds(bend: Bend): boolean {
  const step = 20;
  for (let x = 0; x < WIDTH; x += step) {
    for (let y = 0; y < HEIGHT; y += step) {
      const here = bend({ x, y });
      if (bend({ x: x + step, y }).x <= here.x || bend({ x, y: y + step }).y <= here.y) return true;
    }
  }
  return false;
}

/* ---------------------------------------------------------------- coastline */

const triangleArea = (a: Point, b: Point, c: Point): number =>
  Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;

function ringArea(ring: readonly Point[]): number {
  const last = ring.at(-1);
  if (last === undefined) return 0;
  return Math.abs(pairs([last, ...ring]).reduce((sum, [p, q]) => sum + p.x * q.y - q.x * p.y, 0)) / 2;
}

/** Visvalingam's method: drops the point that matters least until all that are left matter enough. */
function simplify(ring: readonly Point[], detail: number): Point[] {
  const points = [...ring];
  while (points.length > 4) {
    let least = Number.POSITIVE_INFINITY;
    let index = -1;
    points.forEach((point, i) => {
      const before = points.at(i - 1) ?? point;
      const after = points.at((i + 1) % points.length) ?? point;
      const area = triangleArea(before, point, after);
      if (area < least) [least, index] = [area, i];
    });
    if (least >= detail) break;
    points.splice(index, 1);
  }
  return points;
}

/** Writes a number of tenths without superfluous characters. */
function tenths(value: number): string {
  const text = String(value / 10);
  return text.replace(/^(-?)0\./, '$1.');
}

/** Joins numbers of a path, leaving out the separator wherever a sign does its work. */
const joinNumbers = (texts: readonly string[]): string =>
  texts.reduce((line, text) => (line === '' || text.startsWith('-') ? line + text : `${line} ${text}`), '');

/** A closed ring as path data: absolute start, then relative steps, all in tenths of a unit. */
function ringPath(ring: readonly Point[]): string {
  const grid = ring.map((p) => ({ x: Math.round(p.x * 10), y: Math.round(p.y * 10) }));
  const [start] = grid;
  if (start === undefined) return '';
  const steps = pairs(grid)
    .map(([p, q]) => [q.x - p.x, q.y - p.y] as const)
    .filter(([dx, dy]) => dx !== 0 || dy !== 0);
  const numbers = steps.flatMap(([dx, dy]) => [tenths(dx), tenths(dy)]);
  return `M${joinNumbers([tenths(start.x), tenths(start.y)])}l${joinNumbers(numbers)}z`;
}

function drawLand(topology: LandTopology, bend: Bend): string {
  return projectLand(topology)
    .map((ring) => ring.map(bend))
    .filter((ring) => ringArea(ring) >= LEAST_ISLAND)
    .filter((ring) => ring.some((p) => p.x > 0 && p.x < WIDTH && p.y > 0 && p.y < HEIGHT))
    .map((ring) => ringPath(simplify(ring, COAST_DETAIL)))
    .join('');
}

/* ---------------------------------------------------------------- labels */

/** Estimated width of a name: full-width scripts take one em per character. */
function nameWidth(name: string): number {
  const ems = [...name].map((sign) => (/[\u3000-\u9fff\uff00-\uffef]/u.test(sign) ? 1 : LATIN_EM));
  return ems.reduce((sum, em) => sum + em, 0) * FONT_SIZE;
}

const labelWidth = (city: CityFacts): number => Math.max(...Object.values(city.names).map(nameWidth));

function labelBox(label: Label, width: number): Box {
  const left = { start: label.x, middle: label.x - width / 2, end: label.x - width }[label.anchor];
  return { left, right: left + width, top: label.y - LABEL_ASCENT, bottom: label.y + LABEL_DESCENT };
}

const SIDES: readonly { readonly side: Side; readonly cost: number }[] = [
  { side: 'below', cost: 0 },
  { side: 'above', cost: 12 },
  { side: 'right', cost: 8 },
  { side: 'left', cost: 10 },
  { side: 'below-right', cost: 16 },
  { side: 'below-left', cost: 18 },
  { side: 'above-right', cost: 20 },
  { side: 'above-left', cost: 22 },
];

function labelAt(p: Point, side: Side): Label {
  const below = p.y + NODE_RADIUS + LABEL_GAP + LABEL_ASCENT;
  const above = p.y - NODE_RADIUS - LABEL_GAP - LABEL_DESCENT + 1;
  const beside = NODE_RADIUS + LABEL_GAP;
  const slant = NODE_RADIUS - 2;
  const labels: Record<Side, Label> = {
    below: { x: p.x, y: below, anchor: 'middle' },
    above: { x: p.x, y: above, anchor: 'middle' },
    right: { x: p.x + beside, y: p.y + 5, anchor: 'start' },
    left: { x: p.x - beside, y: p.y + 5, anchor: 'end' },
    'below-right': { x: p.x + slant, y: below - 5, anchor: 'start' },
    'below-left': { x: p.x - slant, y: below - 5, anchor: 'end' },
    'above-right': { x: p.x + slant, y: above + 5, anchor: 'start' },
    'above-left': { x: p.x - slant, y: above + 5, anchor: 'end' },
  };
  return labels[side];
}

interface LabelScene {
  readonly facts: MapFacts;
  readonly places: ReadonlyMap<string, Point>;
  readonly strokes: readonly Stroke[];
}

/** Chooses a side for every label: each in turn takes the best given the others, until none moves. */
function placeLabels(scene: LabelScene): Map<string, Label> {
  const sides = new Map<string, Side>(
    scene.facts.cities.map((city) => [city.id, LABEL_SIDES[city.id] ?? 'below']),
  );
  for (let round = 0; round < 30; round += 1) {
    let moved = false;
    for (const city of scene.facts.cities) {
      if (LABEL_SIDES[city.id] !== undefined) continue;
      const best = cheapestSide(city, sides, scene);
      if (best !== sides.get(city.id)) moved = true;
      sides.set(city.id, best);
    }
    if (!moved) break;
  }
  return new Map([...sides].map(([id, side]) => [id, labelAt(required(scene.places.get(id), id), side)]));
}

function cheapestSide(city: CityFacts, sides: ReadonlyMap<string, Side>, scene: LabelScene): Side {
  const place = required(scene.places.get(city.id), city.id);
  const others = scene.facts.cities
    .filter((other) => other.id !== city.id)
    .map((other) => {
      const at = required(scene.places.get(other.id), other.id);
      return { at, box: labelBox(labelAt(at, sides.get(other.id) ?? 'below'), labelWidth(other)) };
    });
  const costs = SIDES.map(({ side, cost }) => {
    const box = labelBox(labelAt(place, side), labelWidth(city));
    let sum = cost;
    if (!isInside(box)) sum += 1000;
    for (const other of others) {
      if (boxesOverlap(box, other.box, LABEL_AIR)) sum += 500;
      const gap = distanceToBox(other.at, box) - NODE_RADIUS;
      if (gap < LABEL_AIR) sum += 500;
      if (gap < FREE_RING) sum += FREE_RING - gap;
    }
    for (const stroke of scene.strokes) sum += lengthInBox(stroke, box) * 1.5;
    return { side, sum };
  });
  return costs.reduce((best, next) => (next.sum < best.sum ? next : best)).side;
}

const isInside = (box: Box): boolean =>
  box.left >= LABEL_RIM &&
  box.right <= WIDTH - LABEL_RIM &&
  box.top >= LABEL_RIM &&
  box.bottom <= HEIGHT - LABEL_RIM;

/* ---------------------------------------------------------------- connections */

/** Every connection once, its ends in the order of the city list. */
function linksOf(facts: MapFacts): Link[] {
  const order = facts.cities.map((city) => city.id);
  const isWrap = (a: string, b: string) =>
    facts.wraps.some(([p, q]) => (p === a && q === b) || (p === b && q === a));
  return facts.cities.flatMap((city, index) =>
    city.neighbours
      .filter((other) => order.indexOf(other) > index)
      .map((other) => ({ a: city.id, b: other, wrap: isWrap(city.id, other) })),
  );
}

function drawEdge(link: Link, places: ReadonlyMap<string, Point>): Edge {
  const from = required(places.get(link.a), link.a);
  const to = required(places.get(link.b), link.b);
  return { ...link, d: link.wrap ? wrappedPath(from, to) : `M${from.x},${from.y}L${to.x},${to.y}` };
}

/**
 * Two stubs of the straight line that would join the cities if the map were a cylinder: they meet the
 * left and the right rim at the same height and with the same slope.
 */
function wrappedPath(from: Point, to: Point): string {
  const [west, east] = from.x < to.x ? [from, to] : [to, from];
  const share = west.x / (west.x + WIDTH - east.x);
  const height = Math.round(west.y + (east.y - west.y) * share);
  return `M${west.x},${west.y}L0,${height}M${east.x},${east.y}L${WIDTH},${height}`;
}

/** Reads the straight strokes of a connection back from its path data. */
function strokesOf(d: string): Stroke[] {
  return [...d.matchAll(/M(-?\d+),(-?\d+)L(-?\d+),(-?\d+)/g)].map((match) => {
    const [x1, y1, x2, y2] = match.slice(1).map(Number);
    return [
      { x: required(x1, 'x'), y: required(y1, 'y') },
      { x: required(x2, 'x'), y: required(y2, 'y') },
    ];
  });
}

/* ---------------------------------------------------------------- the whole map */

/** Builds the map; the same inputs always give the same map. */
export function buildMap({ facts, topology }: MapInputs): WorldMap {
  const project = makeProjection();
  const truth = new Map(facts.cities.map((city) => [city.id, project(city)]));
  const links = linksOf(facts);
  const places = relax(nudged(truth), links);
  const edges = links.map((link) => drawEdge(link, places));
  const labels = placeLabels({ facts, places, strokes: edges.flatMap((edge) => strokesOf(edge.d)) });
  const cities = new Map(
    [...places].map(([id, p]) => [id, { ...p, label: required(labels.get(id), `label of ${id}`) }]),
  );
  return { width: WIDTH, height: HEIGHT, land: drawLand(topology, bendLand(truth, places)), cities, edges };
}

function nudged(truth: ReadonlyMap<string, Point>): Map<string, Point> {
  return new Map(
    [...truth].map(([id, p]) => {
      const [dx, dy] = NUDGES[id] ?? [0, 0];
      return [id, { x: p.x + dx, y: p.y + dy }];
    }),
  );
}

/* ---------------------------------------------------------------- legibility */

/** Every broken rule of legibility as a sentence; none if the map is fit to print. */
export function findFaults(map: WorldMap, facts: MapFacts): string[] {
  return [
    ...countFaults(map),
    ...nodeFaults(map),
    ...labelFaults(map, facts),
    ...edgeFaults(map),
    ...compassFaults(map, facts),
  ];
}

function countFaults(map: WorldMap): string[] {
  const counts: readonly (readonly [string, number, number])[] = [
    ['cities', map.cities.size, 48],
    ['connections', map.edges.length, 93],
    ['wrapped connections', map.edges.filter((edge) => edge.wrap).length, 3],
  ];
  const faults = counts
    .filter(([, found, wanted]) => found !== wanted)
    .map(([what, found, wanted]) => `${found} ${what} instead of ${wanted}`);
  if (map.land.length > MOST_LAND_BYTES) faults.push(`the land path has ${map.land.length} bytes`);
  return faults;
}

/** Every unordered pair of different items. */
const combinations = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((first, index) => list.slice(index + 1).map((second): [T, T] => [first, second]));

function nodeFaults(map: WorldMap): string[] {
  const tooClose = combinations([...map.cities])
    .filter(([[, p], [, q]]) => distance(p, q) < NODE_SPACING)
    .map(([[a], [b]]) => `${a} and ${b} are too close`);
  const atRim = [...map.cities]
    .filter(([, p]) => Math.min(p.x, p.y, map.width - p.x, map.height - p.y) < NODE_RADIUS + FREE_RING)
    .map(([id]) => `${id} is too close to the rim`);
  return [...tooClose, ...atRim];
}

function labelFaults(map: WorldMap, facts: MapFacts): string[] {
  const boxes = facts.cities.map((city) => {
    const placed = required(map.cities.get(city.id), city.id);
    return { id: city.id, box: labelBox(placed.label, labelWidth(city)) };
  });
  const outside = boxes.filter(({ box }) => !isInside(box)).map(({ id }) => `the label of ${id} sticks out`);
  const overlapping = combinations(boxes)
    .filter(([a, b]) => boxesOverlap(a.box, b.box, 0))
    .map(([a, b]) => `the labels of ${a.id} and ${b.id} overlap`);
  const onNodes = boxes.flatMap(({ id, box }) =>
    [...map.cities]
      .filter(([, p]) => distanceToBox(p, box) < NODE_RADIUS)
      .map(([other]) => `the label of ${id} covers the node of ${other}`),
  );
  return [...outside, ...overlapping, ...onNodes];
}

function edgeFaults(map: WorldMap): string[] {
  return map.edges.flatMap(({ a, b, d }) => {
    const strokes = strokesOf(d);
    return [...map.cities]
      .filter(([id]) => id !== a && id !== b)
      .filter(([, p]) => strokes.some((stroke) => distanceToStroke(p, stroke) < EDGE_CLEARANCE))
      .map(([id]) => `the connection of ${a} and ${b} passes too close to ${id}`);
  });
}

/**
 * Neighbours and near cities must lie in the direction from each other that they have on the globe. Far
 * from the middle the projection slants the meridians; where it already turns a direction round, either
 * is right.
 */
function compassFaults(map: WorldMap, facts: MapFacts): string[] {
  const project = makeProjection();
  const wraps = map.edges.filter((edge) => edge.wrap).map(({ a, b }) => `${a} ${b}`);
  return combinations(facts.cities)
    .filter(([a, b]) => a.neighbours.includes(b.id) || Math.hypot(a.lat - b.lat, a.lon - b.lon) < NEARBY)
    .filter(([a, b]) => !wraps.includes(`${a.id} ${b.id}`))
    .filter(([a, b]) => {
      const [p, q] = [required(map.cities.get(a.id), a.id), required(map.cities.get(b.id), b.id)];
      const [trueP, trueQ] = [project(a), project(b)];
      return (
        isReversed(b.lon - a.lon, trueQ.x - trueP.x, q.x - p.x) ||
        isReversed(a.lat - b.lat, trueQ.y - trueP.y, q.y - p.y)
      );
    })
    .map(([a, b]) => `${b.id} lies in the wrong direction from ${a.id}`);
}

/** Whether a distance on the board runs against both the one in degrees and the one of the projection. */
const isReversed = (degrees: number, projected: number, onBoard: number): boolean =>
  Math.abs(degrees) >= SAME_BEARING &&
  Math.sign(degrees) === Math.sign(projected) &&
  Math.sign(onBoard) !== Math.sign(degrees);

/* ---------------------------------------------------------------- output */

const literal = (text: string): string => `'${text}'`;

const key = (id: string): string => (/^[a-z]+$/.test(id) ? id : literal(id));

/** The map as the source text of a TypeScript module. */
export function renderModule(map: WorldMap): string {
  const cities = [...map.cities].map(([id, { x, y, label }]) => {
    const text = `{ x: ${label.x}, y: ${label.y}, anchor: '${label.anchor}' }`;
    return `  ${key(id)}: { x: ${x}, y: ${y}, label: ${text} },`;
  });
  const edges = map.edges.map(({ a, b, d, wrap }) => `  { a: '${a}', b: '${b}', d: '${d}', wrap: ${wrap} },`);
  return [
    '// Written by scripts/make-map.ts from Natural Earth land shapes (public domain). Do not edit.',
    '',
    'interface CityPlace {',
    '  x: number;',
    '  y: number;',
    "  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };",
    '}',
    '',
    '/** The land as SVG path data, in units of a viewBox of this size. */',
    'export const WORLD = {',
    `  width: ${map.width},`,
    `  height: ${map.height},`,
    `  land: '${map.land}',`,
    '} as const;',
    '',
    '/** The centre of each city node, and the anchored baseline position of its label. */',
    'export const CITY_LAYOUT: Readonly<Record<string, CityPlace>> = {',
    ...cities,
    '};',
    '',
    '/** The connections; a wrapped one leaves at one rim of the map and returns at the other. */',
    'export const EDGES: readonly { a: string; b: string; d: string; wrap: boolean }[] = [',
    ...edges,
    '];',
    '',
  ].join('\n');
}

export function readInputs(): MapInputs {
  const facts: MapFacts = JSON.parse(readFileSync(new URL('./map-cities.json', import.meta.url), 'utf8'));
  const landFile = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
  const topology: LandTopology = JSON.parse(readFileSync(landFile, 'utf8'));
  return { facts, topology };
}

const OUTPUT = fileURLToPath(
  new URL('../packages/web/src/pandemic/board/world.generated.ts', import.meta.url),
);

function main(): void {
  const inputs = readInputs();
  const map = buildMap(inputs);
  const faults = findFaults(map, inputs.facts);
  if (faults.length > 0) {
    console.error(`The map is not legible:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
    process.exitCode = 1;
    return;
  }
  writeFileSync(OUTPUT, renderModule(map));
  console.log(`Wrote ${OUTPUT}: ${map.land.length} bytes of land, ${map.edges.length} connections.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
