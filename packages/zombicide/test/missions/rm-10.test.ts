import { describe, expect, test } from 'vitest';
import type { Scene } from '../scene.ts';
import { faultOf, headOf } from './moments.ts';
import { begun, calm, goesThrough, legendOf, markersOf, spent, TEAM, tilesOf } from './morgue.ts';

const EXIT = 'A1.b';
const PAD = 'B3.hp';
const BESIDE = 'A1.W';
/** The door of the backyard. */
const YARD_DOOR = 1;
const CLOSED = [1, 2, 3, 4, 5, 6, 7];
/** As many as it takes, out of what the box holds. */
const HORDE = { 'skinner-walker': 25, 'skinner-fatty': 4, 'a-bomb': 1 };

/** The helicopter has landed at the exit, and Bear stands in the street beside it. */
function landed(): Scene {
  const s = calm(spent(begun('rm-10')));
  s.state.cars[0].zone = s.zone(EXIT);
  return s.active('bear').at('bear', BESIDE);
}

const opened = (s: Scene): Scene => s.open(...CLOSED);
const throws = (s: Scene): Scene =>
  s
    .carries('bear', 'molotov')
    .next()
    .do(`shoot:left:${s.z(EXIT)}`);

/** Two zones with every action, as far as there are. */
const flies = (s: Scene, ...zones: string[]): Scene => {
  for (let i = 0; i < zones.length; i += 2)
    s.do(`fly:${s.z(zones[i])}`, zones[i + 1] === undefined ? 'stay' : `on:${s.z(zones[i + 1])}`);
  return s;
};

/** Parker sits in it, in the air over the helipad. */
function inTheAir(): Scene {
  const s = calm(spent(begun('rm-10')))
    .at('parker', PAD)
    .actions(9)
    .next();
  return s.do('get-in:c1:driver', 'take-off');
}

describe('the heading', () => {
  test('RM-MIS-M10-08: hard, an hour and a half, six survivors; what its legend names lies on the map', () => {
    expect(headOf('rm-10')).toEqual({ difficulty: 'hard', minutes: 90, survivors: [6, 6, 6, 6, 6, 6] });
    expect(legendOf(begun('rm-10'))).toEqual([
      'door',
      'event trigger',
      'exit',
      'helicopter',
      'la-guillotine',
      'open door',
      'spawn zone',
    ]);
    expect(markersOf(begun('rm-10'))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('RM-MIS-M10-01: nobody of the six flies: the table is not set up', () => {
    const survivors = TEAM.filter((id) => id !== 'parker');
    expect(faultOf({ mission: 'rm-10', survivors: [...survivors, 'louise'] })).toMatchObject({
      code: 'option.needs',
    });
    expect(faultOf({ mission: 'rm-10', survivors: [...survivors, 'travis'] })).toBeNull();
  });
});

test('RM-MIS-12: the markers, the exit and the triggers come in the order that is known of its map', () => {
  const s = begun('rm-10');
  const { zones } = s.setting.board;
  const place = (zone: number): number => Math.min(...zones[zone].rects.map(([x, y]) => y * 10 + x));
  const [one, three, six, five] = s.setting.spawns.map(({ zone }) => place(zone));
  expect(s.view.spawns.map(({ markers }) => markers)).toEqual([[1, 2], [3, 4], [6], [5]]);
  expect([one, three, six, five]).toEqual([one, three, six, five].sort((a, b) => a - b));
  expect(s.view.triggers).toHaveLength(4);
  expect(tilesOf(s)[2]).toBe('2R 9R');
});

describe('doors', () => {
  test('RM-MIS-M10-03: each gives 5 experience to whoever opens it', () => {
    const s = calm(spent(begun('rm-10')))
      .carries('bear', 'crowbar')
      .active('bear')
      .at('bear', 'A2.r3');
    s.next().do(`open:d${YARD_DOOR + 1}:left`);
    expect(s.survivor('bear').xp).toBe(5);
    expect(s.survivor('joe').xp).toBe(0);
  });

  test('RM-MIS-M10-07: La Guillotine lies in the backyard, and a search there finds it', () => {
    const s = calm(begun('rm-10')).open(YARD_DOOR).active('bear').at('bear', 'A2.SE').next();
    expect(s.options('search', 'pick-up')).toEqual(['pick-up:la-guillotine']);
    s.do('pick-up:la-guillotine');
    expect(s.view.found).toEqual(['la-guillotine']);
  });
});

describe('the flight', () => {
  test('RM-MIS-M10-05: from the helipad along the street to the wasteland', () => {
    const s = flies(inTheAir(), 'B2.NW', 'A2.N', 'A1.SE', 'A1.S', EXIT);
    expect(s.view.cars[0]).toMatchObject({ zone: s.z(EXIT), flying: true });
    s.do('land', 'get-out');
    expect(s.view.cars[0].flying).toBe(false);
    expect(s.isAt('parker', EXIT)).toBe(true);
  });

  test('RM-MIS-M10-05: it lands nowhere else', () => {
    const s = flies(inTheAir(), 'B2.NW');
    expect(s.options('land')).toEqual([]);
    expect(s.refusal('land')).toBe('RM-HELI-08');
    const back = flies(s, PAD).do('land');
    expect(back.view.cars[0].flying).toBe(false);
  });

  test('RM-MIS-M10-06: in the wasteland it is as loud on the ground as in the air, on the helipad it is not', () => {
    const loudest = (s: Scene): string => {
      const noises = s.view.zones.map(({ noise }) => noise);
      return s.nameOf(noises.indexOf(Math.max(...noises)));
    };
    const crowd = 'A3.NE';
    expect(loudest(calm(begun('rm-10')).noise(crowd, 9))).toBe(crowd);
    expect(loudest(landed().noise(crowd, 9))).toBe(EXIT);
    const far = landed().zombies('A1.a', { 'skinner-walker': 2 }).at('bear', crowd).zombiesAct();
    expect(far.zombiesAt(EXIT)).toEqual({ 'skinner-walker': 2 });
  });
});

describe('the bang', () => {
  test('RM-MIS-M10-02: all doors open, thirty zombies at the exit, and a Molotov: won', () => {
    const s = throws(opened(landed()).zombies(EXIT, HORDE));
    expect(s.told('blown-up')).toHaveLength(1);
    expect(s.zombiesAt(EXIT)).toEqual({});
    expect(s.over).toBe('won: mission');
  });

  test('RM-MIS-M10-02: twenty-nine are too few, and there is no second helicopter', () => {
    const s = throws(opened(landed()).zombies(EXIT, { ...HORDE, 'skinner-walker': 24 }));
    expect(s.over).toBe('lost: out-of-reach');
  });

  test('RM-MIS-M10-02: with a door still shut it is not won yet, but with the last that opens', () => {
    const shut = landed().open(...CLOSED.filter((door) => door !== YARD_DOOR));
    throws(shut.zombies(EXIT, HORDE));
    while (shut.asking === 'skill') shut.do(shut.options('learn')[0]);
    expect(shut.over).toBeNull();
    shut.carries('joe', 'crowbar').active('joe').at('joe', 'A2.r3').next();
    goesThrough(shut.do(`open:d${YARD_DOOR + 1}:left`));
    expect(shut.over).toBe('won: mission');
  });

  test('RM-MIS-M10-04: one hit of a Sniper Rifle does it, and no A-Bomb is left either', () => {
    const s = opened(landed()).zombies(EXIT, HORDE).carries('bear', 'rifle', '-', 'scope').actions(3).next();
    s.do('combine:left:back1');
    if (s.asking !== 'action') s.do('done');
    s.rolls(6)
      .next()
      .do(`shoot:left:${s.z(EXIT)}`, 'blow-up');
    expect(s.zombiesAt(EXIT)).toEqual({});
    expect(s.over).toBe('won: mission');
  });

  test('RM-MIS-M10-04: on the helipad nothing blows up', () => {
    const s = calm(spent(begun('rm-10')))
      .active('bear')
      .at('bear', 'A3.N')
      .carries('bear', 'molotov');
    s.zombies(PAD, { 'skinner-walker': 3 })
      .next()
      .do(`shoot:left:${s.z(PAD)}`);
    expect(s.view.cars[0].zone).toBe(s.z(PAD));
    expect(s.told('blown-up')).toEqual([]);
  });
});
