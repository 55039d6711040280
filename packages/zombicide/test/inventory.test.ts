import { describe, expect, test } from 'vitest';
import { scene, sceneWith } from './scene.ts';

const FULL = ['machete', 'pan', 'water', 'rice', 'canned-food'];

describe('places', () => {
  test('S1-INV-01: five cards, two in the hands and three in reserve', () => {
    const s = scene('amy').carries('amy', ...FULL);
    expect(s.view.survivors[0].cards).toHaveLength(5);
    expect([0, 1, 2, 3, 4].map((place) => s.place(place))).toEqual([
      'left',
      'right',
      'back1',
      'back2',
      'back3',
    ]);
    s.do('organise');
    expect(s.refusal('put:left:back4')).toBe('S1-INV-01');
    expect(s.refusal('put:left:back3')).toBeNull();
  });

  test('S1-INV-02: a weapon in reserve can not attack', () => {
    const s = scene('amy').carries('amy', '-', '-', 'fire-axe', 'pistol').zombies('A1.NE', { walker: 1 });
    expect(s.options('melee', 'shoot')).toEqual([]);
    for (const hand of ['left', 'right']) {
      expect(s.refusal(`melee:${hand}`)).toBe('S1-INV-02');
      expect(s.refusal(`shoot:${hand}:${s.z('A1.NE')}`)).toBe('S1-INV-02');
    }
  });

  test('S1-INV-02: in either hand it attacks', () => {
    const s = scene('amy').carries('amy', 'pistol', 'fire-axe').zombies('A1.NE', { walker: 1 });
    expect(s.options('melee', 'shoot')).toEqual(['melee:right', `shoot:left:${s.z('A1.NE')}`]);
  });

  test('S1-INV-02 ZB011: a Crowbar in reserve opens no door, in a hand it does', () => {
    const s = sceneWith({ doors: [{ between: ['A1.r2', 'A1.NE'] }] }, 'amy');
    s.carries('amy', '-', '-', 'crowbar');
    expect(s.options('open')).toEqual([]);
    for (const grip of ['left', 'right', 'both']) expect(s.refusal(`open:d1:${grip}`)).toBe('S1-DOOR-01');
    s.do('organise', 'put:back1:right', 'done');
    expect(s.options('open')).toEqual(['open:d1:right']);
  });

  test('S1-INV-02: ammunition, a mask and parts of a weapon work from the reserve', () => {
    const shot = scene('amy').carries('amy', 'pistol', '-', '-', '-', 'ammo-light');
    shot
      .zombies('A1.N', { walker: 1 })
      .rolls(1)
      .do(`shoot:left:${shot.z('A1.N')}`);
    expect(shot.options()).toEqual(['ammo:back3', 'keep']);
    shot.rolls(6).do('ammo:back3');
    expect(shot.zombiesAt('A1.N')).toEqual({});

    const mask = scene('amy').carries('amy', '-', '-', '-', 'goalie-mask').zombies('A1.NE', { walker: 1 });
    mask.zombiesAct();
    expect(mask.options()).toEqual(['lose:back2', 'shield:back2']);
    mask.do('shield:back2');
    expect(mask.view.survivors[0].wounds).toBe(0);

    const parts = scene('amy').carries('amy', '-', '-', 'glass-bottles', 'gasoline');
    expect(parts.options('combine')).toEqual(['combine:back2:back1']);
  });

  test('S1-INV-03: with a sixth card he discards until he has five', () => {
    const s = scene('doug')
      .at('doug', 'A1.r2')
      .carries('doug', ...FULL)
      .finds('goalie-mask');
    s.do('search');
    expect(s.asking).toBe('organise');
    expect(s.options('drop')).toEqual([
      'drop:left',
      'drop:right',
      'drop:back1',
      'drop:back2',
      'drop:back3',
      'drop:found1',
    ]);
    expect(s.options('done')).toEqual([]);
    expect(s.options('put').filter((key) => key.includes('found'))).toEqual([]);
    expect(s.refusal('put:found1:left')).toBe('S1-INV-03');
    s.do('drop:back1');
    expect(s.options('done')).toEqual([]);
    s.do('put:found1:back1', 'done');
    expect(s.cardsOf('doug')).toEqual(['machete', 'pan', 'goalie-mask', 'rice', 'canned-food']);
    expect(s.view.equipment.discard).toEqual(['water']);
  });

  test('S1-INV-03: a found card may be the one that goes', () => {
    const s = scene('doug')
      .at('doug', 'A1.r2')
      .carries('doug', ...FULL)
      .finds('goalie-mask');
    s.do('search', 'drop:found1', 'done');
    expect(s.cardsOf('doug')).toEqual(FULL);
    expect(s.view.equipment.discard).toEqual(['goalie-mask']);
  });
});

describe('discarding', () => {
  test('S1-INV-04: it costs no action, also when none is left', () => {
    const s = scene('amy').carries('amy', 'water', 'rice', 'scope').do('discard:left');
    expect(s.state.actions).toBe(3);
    s.do('noise', 'noise', 'noise', 'discard:back1');
    expect(s.cardsOf('amy')).toEqual(['-', 'rice', '-', '-', '-']);
    expect(s.view.equipment.discard).toEqual(['water', 'scope']);
    expect(s.free('move')).toBe(1);
    expect(s.view.turn.active).toBe('amy');
  });

  test('S1-INV-04: there has to be a card, and one of his own', () => {
    const s = scene('amy', 'doug').carries('amy', 'water').carries('doug', 'rice');
    expect(s.options('discard')).toEqual(['discard:left']);
    expect(s.refusal('discard:their-left')).toBe('S1-INV-04');
    expect(s.refusal('discard:right')).not.toBeNull();
  });

  test('S1-INV-04: in the middle of a trade both may discard', () => {
    const s = scene('amy', 'doug').carries('amy', 'water', 'pan').carries('doug', 'rice', 'scope');
    s.do('trade:doug', 'drop:their-right', 'drop:left', 'done');
    expect(s.state.actions).toBe(2);
    expect(s.cardsOf('amy')).toEqual(['-', 'pan', '-', '-', '-']);
    expect(s.cardsOf('doug')).toEqual(['rice', '-', '-', '-', '-']);
    expect(s.view.equipment.discard).toEqual(['scope', 'water']);
  });
});

describe('a Wounded card', () => {
  test('S1-INV-05: it takes a place, so that a sixth card is too much', () => {
    const s = scene('doug').at('doug', 'A1.r2').carries('doug', 'machete', 'pan', 'water', 'rice', 'wounded');
    s.finds('goalie-mask').do('search');
    expect(s.options('done')).toEqual([]);
    expect(s.options('drop')).toEqual(['drop:left', 'drop:right', 'drop:back1', 'drop:back2', 'drop:found1']);
    expect(s.refusal('put:found1:back3')).toBe('S1-INV-03');
    s.do('drop:found1', 'done');
  });

  test('S1-INV-05: it moves from place to place', () => {
    const s = scene('amy').carries('amy', 'wounded', 'pan').do('organise', 'put:left:back2', 'done');
    expect(s.cardsOf('amy')).toEqual(['-', 'pan', '-', 'wounded', '-']);
    s.do('organise', 'put:right:back2', 'done');
    expect(s.cardsOf('amy')).toEqual(['-', 'wounded', '-', 'pan', '-']);
  });

  test('S1-INV-05: it is not discarded by choice', () => {
    const s = scene('amy').carries('amy', 'pan', 'wounded');
    expect(s.options('discard')).toEqual(['discard:left']);
    expect(s.refusal('discard:right')).toBe('S1-INV-05');
    s.do('organise');
    expect(s.options('drop')).toEqual(['drop:left']);
    expect(s.refusal('drop:right')).toBe('S1-INV-05');
  });

  test('S1-INV-05: it is not traded, neither given nor exchanged nor taken', () => {
    const s = scene('amy', 'doug').carries('amy', 'pan', 'wounded').carries('doug', 'wounded', 'rice');
    s.do('trade:doug');
    expect(s.refusal('put:right:their-back1')).toBe('S1-INV-05');
    expect(s.refusal('put:right:their-right')).toBe('S1-INV-05');
    expect(s.refusal('put:left:their-left')).toBe('S1-INV-05');
    expect(s.refusal('put:their-left:back1')).toBe('S1-INV-05');
    expect(s.refusal('drop:their-left')).toBe('S1-INV-05');
    // The partner lays it elsewhere among his own.
    s.do('put:their-left:their-back3', 'put:left:their-left', 'done');
    expect(s.cardsOf('amy')).toEqual(['-', 'wounded', '-', '-', '-']);
    expect(s.cardsOf('doug')).toEqual(['pan', 'rice', '-', '-', 'wounded']);
  });
});

describe('made weapons', () => {
  test('S1-FAQ-08: with five cards one of them has to go before the bottle can be taken', () => {
    const s = scene('amy', 'doug').carries('amy', 'pan', 'water', 'rice', 'canned-food', 'gasoline');
    s.carries('doug', 'glass-bottles');
    expect(s.options('combine')).toEqual([]);
    s.do('trade:doug');
    expect(s.options('combine')).toEqual([]);
    // Only in exchange for a card of hers.
    const taking = s.options('put').filter((key) => /(left|right|back\d):their-left$/.test(key));
    expect(taking).toEqual(
      ['left', 'right', 'back1', 'back2', 'back3'].map((place) => `put:${place}:their-left`),
    );
    expect(
      s.options('put').filter((key) => key.startsWith('put:their-left:') && !key.includes(':their', 5)),
    ).toEqual([]);
    s.do('drop:back1', 'put:their-left:back1', 'done', 'combine:back3:back1');
    expect(s.options()).toContain('done');
    s.do('done');
    expect(s.cardsOf('amy')).toEqual(['pan', 'water', '-', 'canned-food', 'molotov']);
    expect(s.state.actions).toBe(2);
  });

  test('S1-FAQ-08: the same with Rifle and Scope', () => {
    const s = scene('amy', 'doug').carries('amy', 'rifle', 'pan', 'water', 'rice', 'canned-food');
    s.carries('doug', 'scope').do('trade:doug', 'put:right:their-left', 'done');
    expect(s.cardsOf('amy')).toEqual(['rifle', 'scope', 'water', 'rice', 'canned-food']);
    s.do('combine:left:right');
    expect(s.cardsOf('amy')).toEqual(['rifle', '-', 'water', 'rice', 'canned-food']);
    expect(s.view.survivors[0].cards[0]).toMatchObject({ id: 'rifle', under: 'scope' });
  });

  test('S1-FAQ-22: a Molotov in reserve can not be thrown', () => {
    const s = scene('amy').carries('amy', 'pan', '-', 'molotov').zombies('A1.N', { walker: 2 });
    expect(s.options('shoot')).toEqual([]);
    expect(s.refusal(`shoot:right:${s.z('A1.N')}`)).toBe('S1-INV-02');
  });

  test('S1-FAQ-22: out of the hand it is thrown, and the hand is free', () => {
    const s = scene('amy').carries('amy', 'pan', 'molotov').zombies('A1.N', { walker: 2 });
    s.do(`shoot:right:${s.z('A1.N')}`);
    expect(s.zombiesAt('A1.N')).toEqual({});
    expect(s.cardsOf('amy')).toEqual(['pan', '-', '-', '-', '-']);
    expect(s.state.actions).toBe(2);
  });
});
