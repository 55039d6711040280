import { describe, expect, test } from 'vitest';
import { type Scene, type SceneOptions, scene, sceneWith } from './scene.ts';

const SPECIALS = ['evil-twins', 'mas-shotgun'];
const by = (kind: string, ...ids: string[]): Scene =>
  scene(...(ids.length > 0 ? ids : ['amy'])).car(kind, 'A1.NE');

describe('where', () => {
  test('S1-CAR-14: beside the car, in the street', () => {
    const s = by('police-car').finds('pistol').do('search-car:c1', 'put:found1:left', 'done');
    expect(s.cardsOf('amy')).toEqual(['pistol', '-', '-', '-', '-']);
    expect(s.state.actions).toBe(2);
  });

  test('S1-CAR-14: not from another zone, and not without an action', () => {
    const s = by('police-car').at('amy', 'A1.N');
    expect(s.options('search-car')).toEqual([]);
    expect(s.refusal('search-car:c1')).toBe('S1-CAR-14');
    expect(by('police-car').actions(0).refusal('search-car:c1')).toBe('S1-ROUND-04');
  });

  test.each([
    ['beside', false],
    ['inside', true],
  ])('S1-CAR-14: not with a zombie in the zone, %s the car', (_, inside) => {
    const s = by('police-car').zombies('A1.NE', { walker: 1 });
    if (inside) s.sits('amy', 0, 0);
    expect(s.options('search-car')).toEqual([]);
    expect(s.refusal('search-car:c1')).toBe('S1-SEARCH-01');
  });

  test('S1-CAR-14: it is the one Search of the turn, and a free Search pays for it', () => {
    const s = by('police-car', 'ned').finds('pistol').do('search-car:c1', 'drop:found1');
    expect([s.state.actions, s.free('search')]).toEqual([3, 0]);
    expect(s.refusal('search-car:c1')).toBe('S1-SEARCH-02');
  });

  test('S1-CAR-14: a room searched before leaves no search for the car', () => {
    const s = by('police-car').at('amy', 'A1.r1').finds('water').do('search', 'drop:found1');
    s.at('amy', 'A1.NE').next();
    expect(s.refusal('search-car:c1')).toBe('S1-SEARCH-02');
  });

  const seated = (options: SceneOptions): Scene =>
    sceneWith(options, 'amy').car('police-car', 'A1.NE').sits('amy', 0, 0);

  test.each([
    ['season1', {}],
    ['carSearchFromInside: true', { preset: 'rueMorgue', rules: { carSearchFromInside: true } }],
  ] as const)('S1-CAR-14: with %s also by who sits in it', (_, options) => {
    const s = seated(options).finds('pistol').do('search-car:c1', 'put:found1:left', 'done');
    expect(s.cardsOf('amy')[0]).toBe('pistol');
    expect(s.view.survivors[0].car).toBe('c1');
  });

  test.each([
    ['rueMorgue', { preset: 'rueMorgue' }],
    ['hungarianAid', { preset: 'hungarianAid' }],
    ['carSearchFromInside: false', { rules: { carSearchFromInside: false } }],
  ] as const)('S1-CAR-14: with %s not by who sits in it', (_, options) => {
    const s = seated(options);
    expect(s.options('search-car')).toEqual([]);
    expect(s.refusal('search-car:c1')).toBe('S1-CAR-14');
    s.do('get-out');
    expect(s.refusal('search-car:c1')).toBeNull();
  });
});

describe('pimpmobile', () => {
  test('S1-CAR-15 S1-CAR-17: at random one of the two special weapons', () => {
    const found = [1, 2].map((roll) => {
      const s = by('pimpmobile').rolls(roll).do('search-car:c1', 'put:found1:left', 'done');
      return s.cardsOf('amy')[0];
    });
    expect(found.toSorted()).toEqual(SPECIALS);
  });

  test('S1-CAR-15: once in the game, whoever searches', () => {
    const s = by('pimpmobile', 'amy', 'josh').rolls(1).do('search-car:c1', 'drop:found1');
    expect(s.view.cars[0].searched).toBe(true);
    s.do('end');
    expect(s.view.turn.active).toBe('josh');
    expect(s.options('search-car')).toEqual([]);
    expect(s.refusal('search-car:c1')).toBe('S1-CAR-15');
    s.do('end', 'activate:amy');
    expect(s.refusal('search-car:c1'), 'in the next round').toBe('S1-CAR-15');
  });

  test('S1-CAR-15: a second pimpmobile holds the other card', () => {
    const s = by('pimpmobile', 'amy', 'josh').car('pimpmobile', 'A1.NE').rolls(1);
    s.do('search-car:c1', 'put:found1:left', 'done', 'end');
    s.rolls(1).do('search-car:c2', 'put:found1:left', 'done');
    expect([s.cardsOf('amy')[0], s.cardsOf('josh')[0]].toSorted()).toEqual(SPECIALS);
  });

  test('S1-CAR-15 ZR098: a Flashlight finds no second weapon there', () => {
    const s = by('pimpmobile').carries('amy', '-', '-', 'flashlight').rolls(1);
    s.do('search-car:c1');
    expect(s.view.found).toHaveLength(1);
    s.do('put:found1:left', 'done');
  });

  const shared = (rules: SceneOptions): Scene =>
    sceneWith(rules, 'amy', 'josh').car('pimpmobile', 'A1.NE').car('pimpmobile', 'A1.N').rolls(1);

  test('S1-CAR-15: pimpmobileLimit: oncePerCar leaves nothing for the next', () => {
    const s = shared({ rules: { pimpmobileLimit: 'oncePerCar' } }).do('search-car:c1', 'drop:found1', 'end');
    expect(s.refusal('search-car:c1')).toBe('S1-CAR-15');
  });

  test.each([
    ['hungarianAid', { preset: 'hungarianAid' }],
    ['pimpmobileLimit: oncePerSurvivor', { rules: { pimpmobileLimit: 'oncePerSurvivor' } }],
  ] as const)('S1-CAR-15: with %s everybody searches it once', (_, options) => {
    const s = shared(options).do('search-car:c1', 'put:found1:left', 'done', 'end');
    s.rolls(1).do('search-car:c1', 'put:found1:left', 'done');
    expect([s.cardsOf('amy')[0], s.cardsOf('josh')[0]].toSorted()).toEqual(SPECIALS);
  });

  test('S1-CAR-15: pimpmobileLimit: oncePerSurvivor lets nobody search it again in a later round', () => {
    const s = shared({ rules: { pimpmobileLimit: 'oncePerSurvivor' } });
    s.do('search-car:c1', 'drop:found1', 'end', 'end', 'activate:amy');
    expect(s.state.round).toBe(2);
    expect(s.refusal('search-car:c1')).toBe('S1-CAR-15');
  });

  test('S1-CAR-15: pimpmobileLimit: oncePerSurvivor counts all pimpmobiles together', () => {
    const s = shared({ rules: { pimpmobileLimit: 'oncePerSurvivor' } });
    s.do('search-car:c1', 'drop:found1', 'end', 'end', 'activate:amy').at('amy', 'A1.N').next();
    expect(s.refusal('search-car:c2')).toBe('S1-CAR-15');
  });
});

describe('police car', () => {
  test('S1-CAR-16 S1-CAR-17: cards are drawn until a weapon comes; the others are discarded', () => {
    const s = by('police-car').finds('water', 'scope', 'ammo-light', 'katana').do('search-car:c1');
    expect(s.view.found).toEqual(['katana']);
    s.do('put:found1:right', 'done');
    expect(s.cardsOf('amy')).toEqual(['-', 'katana', '-', '-', '-']);
    expect(s.view.equipment.discard).toEqual(['water', 'scope', 'ammo-light']);
    expect(s.told('discard').map(({ card }) => card)).toEqual(['water', 'scope', 'ammo-light']);
  });

  test('S1-CAR-16: Aaahh! puts a Walker into the zone, and nothing is found', () => {
    const s = by('police-car').finds('water', 'aaahh').do('search-car:c1');
    expect(s.asking).toBe('action');
    expect(s.zombiesAt('A1.NE')).toEqual({ walker: 1 });
    expect(s.view.equipment.discard).toEqual(['water', 'aaahh']);
    expect(s.cardsOf('amy')).toEqual(['-', '-', '-', '-', '-']);
  });

  test('S1-CAR-16: any number of times, by anybody, in any round', () => {
    const s = by('police-car', 'amy', 'josh').finds('pistol', 'rifle', 'machete');
    s.do('search-car:c1', 'put:found1:left', 'done', 'end');
    s.do('search-car:c1', 'put:found1:left', 'done', 'end');
    s.do('activate:amy', 'search-car:c1', 'put:found1:right', 'done');
    expect(s.cardsOf('amy').slice(0, 2)).toEqual(['pistol', 'machete']);
    expect(s.cardsOf('josh')[0]).toBe('rifle');
  });

  test('S1-CAR-16 ZR098: a Flashlight changes nothing: one weapon', () => {
    const s = by('police-car').carries('amy', '-', '-', 'flashlight').finds('water', 'pistol');
    s.do('search-car:c1');
    expect(s.view.found).toEqual(['pistol']);
    s.do('put:found1:left', 'done');
    expect(s.view.equipment.discard).toEqual(['water']);
  });

  test('S1-CAR-16: when the deck runs out it goes on with the shuffled discards', () => {
    const s = by('police-car').deckOf('water', 'rice', 'machete');
    s.state.equipmentDiscard = s.state.equipment.splice(0, 2);
    s.do('search-car:c1');
    expect(s.view.found).toEqual(['machete']);
    s.do('put:found1:left', 'done');
  });
});
