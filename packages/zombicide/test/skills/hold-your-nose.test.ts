import { describe, expect, test } from 'vitest';
import { type Scene, scene, sceneWith } from '../scene.ts';

describe('Hold your nose', () => {
  test('S1-SKILL-22: after a kill with the last action he may still search', () => {
    const s = nosy().at('amy', 'A1.r2').zombies('A1.r2', { walker: 1 }).actions(1);
    s.finds('water').rolls(3).do('melee:left');
    expect(s.state.actions).toBe(0);
    expect(s.options()).toEqual(['search', 'discard:left', 'end']);
    s.do('search', 'put:found1:right', 'done');
    expect(s.cardsOf('amy').slice(0, 2)).toEqual(['baseball-bat', 'water']);
  });

  test('S1-SKILL-22: without a kill there is none', () => {
    const s = nosy().at('amy', 'A1.r2').actions(0);
    expect(s.refusal('search')).toBe('S1-ROUND-04');
    s.actions(1).zombies('A1.r2', { walker: 1 }).next().rolls(2).do('melee:left');
    s.at('amy', 'A1.r1').next();
    expect(s.refusal('search')).toBe('S1-ROUND-04');
  });

  test('S1-SKILL-22: it is for a search only', () => {
    const s = nosy().zombies('A1.NE', { walker: 1 }).actions(1).rolls(3).do('melee:left');
    expect(s.options()).toEqual(['discard:left', 'end']);
    expect(s.refusal('noise')).toBe('S1-ROUND-04');
  });

  test('S1-SKILL-22: once per turn, however many he kills', () => {
    const s = scene('amy').skills('amy', 'hold-your-nose').carries('amy', 'katana');
    s.zombies('A1.NE', { walker: 3 }).rolls(4, 4).do('melee:left');
    expect(s.free('search')).toBe(1);
    s.rolls(4, 1).do('melee:left');
    expect(s.free('search')).toBe(1);
  });

  test('S1-SKILL-22 S1-SEARCH-02 ZR100: who has searched in this turn may not search again', () => {
    const s = scene('amy').skills('amy', 'hold-your-nose').carries('amy', 'pistol').at('amy', 'A1.r2');
    s.finds('water').zombies('A1.r1', { walker: 1 }).do('search', 'drop:found1', 'done').rolls(4);
    s.do(`shoot:left:${s.z('A1.r1')}`);
    expect(s.zombiesAt('A1.r1')).toEqual({});
    expect(s.refusal('search')).toBe('S1-SEARCH-02');
  });

  test('S1-SKILL-22 S1-SEARCH-02 ZR100: nor after he has used it', () => {
    const s = nosy().at('amy', 'A1.r2').zombies('A1.r2', { walker: 1 }).finds('water').rolls(3);
    s.do('melee:left', 'search', 'drop:found1', 'done');
    expect(s.state.actions).toBe(2);
    expect(s.refusal('search')).toBe('S1-SEARCH-02');
  });

  test('S1-SKILL-22 S1-SEARCH-01: not while another zombie is in the zone', () => {
    const s = nosy().at('amy', 'A1.r2').zombies('A1.r2', { walker: 2 }).rolls(3).do('melee:left');
    expect(s.refusal('search')).toBe('S1-SEARCH-01');
  });

  test('S1-SKILL-22: the kill of somebody else is none of his, and his own is not for others', () => {
    const s = scene('doug', 'amy').skills('amy', 'hold-your-nose').skills('doug').carries('doug', 'katana');
    s.at('doug', 'A1.r2').at('amy', 'A1.r2').zombies('A1.r2', { walker: 1 }).actions(1);
    s.rolls(4, 1).do('melee:left');
    expect(s.refusal('search')).toBe('S1-ROUND-04');
    s.do('end').actions(0).next();
    expect(s.view.turn.active).toBe('amy');
    expect(s.refusal('search')).toBe('S1-ROUND-04');
  });

  test('S1-SKILL-22: what was not used is lost; with a kill of the next turn it is there again', () => {
    const s = nosy().carries('amy', 'baseball-bat', 'water').zombies('A1.NE', { walker: 2 });
    s.rolls(3).do('melee:left', 'end', 'lose:right');
    expect(s.view.turn.round).toBe(2);
    expect(s.free('search')).toBe(0);
    s.rolls(3).do('melee:left');
    expect(s.free('search')).toBe(1);
  });

  test('S1-SKILL-22 S1-SEARCH-01 holdYourNoseAnywhere false: not in the street, where he killed', () => {
    const s = nosy(false).zombies('A1.NE', { walker: 1 }).rolls(3).do('melee:left');
    expect(s.refusal('search')).toBe('S1-SEARCH-01');
  });

  test('S1-SKILL-22 ZR100 holdYourNoseAnywhere true: in the street too, where he killed', () => {
    const s = nosy(true).zombies('A1.NE', { walker: 1 }).actions(1).finds('water').rolls(3).do('melee:left');
    s.do('search', 'put:found1:right', 'done');
    expect(s.cardsOf('amy').slice(0, 2)).toEqual(['baseball-bat', 'water']);
  });

  test('S1-SKILL-22 holdYourNoseAnywhere true: without a kill the street is not searched', () => {
    expect(nosy(true).refusal('search')).toBe('S1-SEARCH-01');
  });

  test('S1-SKILL-22 S1-SEARCH-01 S1-SEARCH-02 holdYourNoseAnywhere true: the other limits of a search hold', () => {
    const s = nosy(true).zombies('A1.NE', { walker: 2 }).rolls(3).do('melee:left');
    expect(s.refusal('search')).toBe('S1-SEARCH-01');
    s.finds('water').rolls(3).do('melee:left', 'search', 'drop:found1', 'done');
    expect(s.refusal('search')).toBe('S1-SEARCH-02');
  });

  test('S1-SKILL-22 holdYourNoseAnywhere true: no street zone but that of the kill', () => {
    const s = nosy(true).zombies('A1.NE', { walker: 1 }).rolls(3).do('melee:left');
    s.do(`move:${s.z('A1.N')}`);
    expect(s.refusal('search')).toBe('S1-SEARCH-01');
    s.do(`move:${s.z('A1.NE')}`);
    expect(s.refusal('search')).toBeNull();
  });
});

/** Amy with the skill and a Baseball Bat. */
function nosy(anywhere = false): Scene {
  const s = sceneWith({ rules: { holdYourNoseAnywhere: anywhere } }, 'amy');
  return s.skills('amy', 'hold-your-nose').carries('amy', 'baseball-bat');
}
