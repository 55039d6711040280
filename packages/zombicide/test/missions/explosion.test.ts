import { describe, expect, test } from 'vitest';
import { airfield } from '../rue-morgue/airfield.ts';
import type { Scene } from '../scene.ts';

const mission = {
  exit: ['A2.b'],
  rules: [{ use: 'explosion' as const }],
  win: [{ use: 'blown-up' as const, kills: 3 }],
};

/** The helicopter stands in the exit zone; Amy looks at it from the street. */
const field = (...survivors: string[]): Scene =>
  airfield({ mission }, ...survivors)
    .helicopter('A2.b')
    .at(survivors[0], 'A2.W');

/** A Rifle with a Scope under it, in the left hand. */
const sniper = (s: Scene): Scene => {
  s.carries('amy', 'rifle', '-', 'scope').do('combine:left:back1');
  if (s.asking !== 'action') s.do('done');
  return s;
};

describe('by a Molotov', () => {
  test('OQ-27: with enough zombies it is won, and nothing is left of it', () => {
    const s = field('amy', 'doug').at('doug', 'A2.b').carries('amy', 'molotov');
    s.state.cars[0].cargo.push(s.take('pan'));
    s.zombies('A2.b', { walker: 2, 'a-bomb': 1 }).do(`shoot:left:${s.z('A2.b')}`);
    expect(s.zombiesAt('A2.b')).toEqual({});
    expect(s.view.tally.blown).toBe(3);
    expect(s.view.cars[0]).toMatchObject({ zone: null, cargo: [] });
    expect(s.told('blown-up')).toEqual([{ t: 'blown-up', zone: s.z('A2.b') }]);
    expect(s.survivor('doug').dead).toBe(true);
    expect(s.over).toMatch(/^won/);
  });

  test('with too few it can not be won any more', () => {
    const s = field('amy').carries('amy', 'molotov').zombies('A2.b', { walker: 2 });
    expect(s.view.tally.blown).toBeNull();
    s.do(`shoot:left:${s.z('A2.b')}`);
    expect(s.view.cars[0].zone).toBeNull();
    expect(s.over).toBe('lost: out-of-reach');
  });

  test('not outside of the exit zone, and not in the air', () => {
    const elsewhere = airfield({ mission }, 'amy')
      .helicopter('A2.a')
      .at('amy', 'A2.b')
      .carries('amy', 'molotov');
    elsewhere.zombies('A2.a', { walker: 3 }).do(`shoot:left:${elsewhere.z('A2.a')}`);
    expect(elsewhere.view.cars[0].zone).toBe(elsewhere.z('A2.a'));
    const flying = airfield({ mission }, 'amy')
      .helicopter('A2.b', 1)
      .at('amy', 'A2.W')
      .carries('amy', 'molotov');
    flying.zombies('A2.b', { walker: 3 }).do(`shoot:left:${flying.z('A2.b')}`);
    expect(flying.view.cars[0].zone).toBe(flying.z('A2.b'));
    expect(flying.over).toBeNull();
  });

  test('fire in another zone does nothing to it', () => {
    const s = field('amy').carries('amy', 'molotov').at('amy', 'A2.b').zombies('A2.W', { walker: 3 });
    s.do(`shoot:left:${s.z('A2.W')}`);
    expect(s.view.cars[0].zone).toBe(s.z('A2.b'));
    expect(s.over).toBeNull();
  });
});

describe('by a Sniper Rifle', () => {
  test('OQ-27: one hit destroys everything in the zone, an A-Bomb too', () => {
    const s = sniper(field('amy')).zombies('A2.b', { 'skinner-fatty': 1, walker: 2, 'a-bomb': 1 });
    s.rolls(6)
      .next()
      .do(`shoot:left:${s.z('A2.b')}`);
    expect(s.asking).toBe('target');
    s.do('blow-up');
    expect(s.zombiesAt('A2.b')).toEqual({});
    expect(s.view.cars[0].zone).toBeNull();
    // A Fatty, two Walkers and the A-Bomb.
    expect(s.view.survivors[0].xp).toBe(8);
    expect(s.over).toMatch(/^won/);
  });

  test('OQ-27: also where only an A-Bomb stands, that no bullet hurts', () => {
    const s = sniper(field('amy'))
      .zombies('A2.b', { 'a-bomb': 1 })
      .rolls(6)
      .next()
      .do(`shoot:left:${s0('A2.b')}`);
    s.do('blow-up');
    expect(s.zombiesAt('A2.b')).toEqual({});
  });

  test('a hit may go to a zombie instead; a miss does nothing', () => {
    const s = sniper(field('amy'))
      .zombies('A2.b', { walker: 4 })
      .rolls(6)
      .next()
      .do(`shoot:left:${s0('A2.b')}`);
    s.do(s.options('hit')[0]);
    expect(s.zombiesAt('A2.b')).toEqual({ walker: 3 });
    const miss = sniper(field('amy'))
      .zombies('A2.b', { walker: 4 })
      .rolls(1)
      .next()
      .do(`shoot:left:${s0('A2.b')}`);
    expect(miss.asking).toBe('action');
    expect(miss.view.cars[0].zone).toBe(miss.z('A2.b'));
  });

  test('a Rifle without a Scope does not do it', () => {
    const s = field('amy').carries('amy', 'rifle').zombies('A2.b', { walker: 3, fatty: 1 });
    s.rolls(6).do(`shoot:left:${s.z('A2.b')}`);
    expect(s.view.cars[0].zone).toBe(s.z('A2.b'));
    expect(s.told('blown-up')).toEqual([]);
  });

  const s0 = (zone: string): string => field('amy').z(zone);
});

describe('the noise of a helicopter on the ground', () => {
  const rules = [{ use: 'noisy-helicopter' as const, zones: ['A2.b'] }];
  const loudest = (zone: string): number => {
    const s = airfield({ mission: { rules } }, 'amy').helicopter(zone).at('amy', 'A2.S').noise('A2.S', 4);
    const noises = s.view.zones.map(({ noise }) => noise);
    return noises.indexOf(Math.max(...noises));
  };

  test('in the zones that the mission names it is the loudest of all, elsewhere not', () => {
    const s = airfield({}, 'amy');
    expect(loudest('A2.b')).toBe(s.zone('A2.b'));
    expect(loudest('A1.hp')).toBe(s.zone('A2.S'));
  });
});
