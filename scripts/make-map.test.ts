// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { CITY_LAYOUT, EDGES, WORLD } from '../packages/web/src/pandemic/board/world.generated.ts';
import { buildMap, findFaults, readInputs, renderModule } from './make-map.ts';

const inputs = readInputs();
const built = buildMap(inputs);
const drawn = { ...WORLD, cities: new Map(Object.entries(CITY_LAYOUT)), edges: EDGES };

describe('the world map', () => {
  it('is what the generator makes of its inputs today', () => {
    expect(drawn).toEqual(built);
  });

  it('is the same on every run', () => {
    expect(renderModule(buildMap(inputs))).toBe(renderModule(built));
  });

  it('keeps every rule of legibility', () => {
    expect(findFaults(drawn, inputs.facts)).toEqual([]);
  });

  it('has a place for each of the 48 cities', () => {
    expect(Object.keys(CITY_LAYOUT)).toEqual(inputs.facts.cities.map((city) => city.id));
    expect(Object.keys(CITY_LAYOUT)).toHaveLength(48);
  });

  it('draws each of the 93 connections once', () => {
    const pair = (a: string, b: string) => [a, b].sort().join(' ');
    const known = inputs.facts.cities.flatMap((city) => city.neighbours.map((other) => pair(city.id, other)));
    const lines = EDGES.map(({ a, b }) => pair(a, b));
    expect(lines).toHaveLength(93);
    expect(new Set(lines)).toEqual(new Set(known));
  });

  it('leads three connections around the back of the world, to the same height on both rims', () => {
    const wrapped = EDGES.filter((edge) => edge.wrap);
    expect(wrapped).toHaveLength(3);
    for (const { d } of wrapped) {
      const rims = /L0,(\d+)M.*L(\d+),(\d+)$/.exec(d)?.slice(1).map(Number);
      expect(rims).toEqual([rims?.[0], WORLD.width, rims?.[0]]);
    }
  });

  it('stays small', () => {
    expect(WORLD.land.length).toBeLessThanOrEqual(30_000);
  });
});

describe('the rules of legibility', () => {
  const moved = (id: string, to: string) => {
    const place = CITY_LAYOUT[to];
    if (place === undefined) throw new Error(`no ${to}`);
    return { ...drawn, cities: new Map([...drawn.cities, [id, { ...place, x: place.x + 20 }]]) };
  };

  it('notice two cities, and their labels, on top of each other', () => {
    const faults = findFaults(moved('essen', 'paris'), inputs.facts);
    expect(faults).toContain('essen and paris are too close');
    expect(faults).toContain('the labels of essen and paris overlap');
  });

  it('notice a city that is on the wrong side of its neighbour', () => {
    const faults = findFaults(moved('london', 'moscow'), inputs.facts);
    expect(faults).toContain('london lies in the wrong direction from essen');
  });

  it('notice a connection that runs through a foreign city', () => {
    const khartoum = drawn.cities.get('khartoum');
    const d = `M0,0L${khartoum?.x},${khartoum?.y}`;
    const edges = [...EDGES, { a: 'lagos', b: 'cairo', d, wrap: false }];
    const faults = findFaults({ ...drawn, edges }, inputs.facts);
    expect(faults).toContain('the connection of lagos and cairo passes too close to khartoum');
    expect(faults).toContain('94 connections instead of 93');
  });
});
