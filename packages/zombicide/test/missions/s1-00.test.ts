import { describe, expect, test } from 'vitest';
import { setting } from '../../src/setting.ts';
import { deal, dealtTo, seen } from '../deal.ts';
import { sceneOf } from '../scene.ts';
import { faultOf, headOf, reveals, room, street, takes } from './moments.ts';

const TEAM = ['amy', 'doug', 'josh', 'ned'];
const SEEDS = Array.from({ length: 60 }, (_, i) => `tutorial ${i}`);
const WEAPONS = ['crowbar', 'fire-axe', 'pistol'];

describe('the heading', () => {
  test('S1-M00-HEAD: a tutorial of 20 minutes for four survivors and more', () => {
    expect(headOf('s1-00')).toEqual({ difficulty: 'tutorial', minutes: 20, survivors: [4, 6, 6, 4, 5, 6] });
  });

  test('S1-M00-HEAD S1-SETUP-05: three survivors are too few', () => {
    expect(faultOf({ mission: 's1-00', survivors: TEAM.slice(1) })).toEqual({
      field: 'survivors',
      code: 'option.survivors',
      found: 3,
      min: 4,
      max: 6,
    });
  });
});

describe('the zombie deck', () => {
  test('S1-M00-SP1: the cards 1, 2, 3, 4 and 41, shuffled, and no others', () => {
    const decks = SEEDS.map((seed) => deal({ mission: 's1-00' }, seed).state.zombieDeck);
    for (const deck of decks) expect(deck.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 41]);
    expect(new Set(decks.map((deck) => deck.join(' '))).size).toBeGreaterThan(20);
  });

  test('S1-M00-SP1: when they are used up, the same five are shuffled and come again', () => {
    const s = sceneOf('s1-00', ...TEAM);
    // Three rounds with two spawn zones each. Nobody may die of it, so the zombies are taken off again.
    for (let round = 0; round < 3; round++) s.roundEnds().noZombies().next();
    const drawn = s.told('zombie-card').map(({ card }) => Number(card));
    expect(drawn).toHaveLength(6);
    expect(drawn.slice(0, 5).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 41]);
    expect(drawn.slice(0, 5)).toContain(drawn[5]);
    expect(s.view.zombieDeck).toEqual({ count: 4, discard: [drawn[5]] });
  });
});

describe('the weapons', () => {
  test('S1-M00-SP2: Pistol, Fire Axe and Crowbar lie on top of the deck, in any order', () => {
    const tops = SEEDS.map((seed) => {
      const table = deal({ mission: 's1-00', survivors: TEAM }, seed);
      const deck = table.state.equipment.map((card) => setting(table.run).cards[card].id);
      expect(deck).toHaveLength(55);
      return deck.slice(-3);
    });
    for (const top of tops) expect(top.toSorted()).toEqual(WEAPONS);
    expect(new Set(tops.map((top) => top.join(' '))).size).toBe(6);
  });

  test('S1-M00-SP2: everybody has a Pan and nothing else', () => {
    const table = deal({ mission: 's1-00', players: 6 });
    for (const { id, skills } of seen(table).survivors) {
      const own = skills.includes('starts-with-pistol') ? ['pan', 'pistol'] : ['pan'];
      expect(dealtTo(table, id), id).toEqual(own);
    }
  });

  test('S1-M00-SP2: with tutorialPans: false all begin with bare hands', () => {
    const table = deal({ mission: 's1-00', survivors: TEAM, rules: { tutorialPans: false } });
    expect(TEAM.flatMap((id) => dealtTo(table, id))).toEqual([]);
  });

  test('S1-M00-SP2: the first three searches find one of the three each', () => {
    const s = sceneOf('s1-00', 'amy', 'doug', 'josh', 'wanda');
    s.do('search', 'put:found1:back1', 'done', 'end');
    for (const id of ['doug', 'josh']) s.do(`activate:${id}`, 'search', 'put:found1:back1', 'done', 'end');
    const found = ['amy', 'doug', 'josh'].map((id) => s.cardsOf(id)[2]);
    expect(found.toSorted()).toEqual(WEAPONS);
    s.do('search');
    expect(WEAPONS).not.toContain(s.view.found[0]);
  });
});

describe('the goal', () => {
  test('S1-M00-OBJ S1-M00-WIN: who stands on the objective has to take it, and then all have won', () => {
    const s = sceneOf({ mission: 's1-00', players: 2 }, 'amy', 'doug', 'josh', 'ned', 'phil', 'wanda');
    expect(s.view.tokens).toHaveLength(1);
    s.at('amy', s.mission.objectives[0].zone).next();
    expect(s.over).toBeNull();
    expect(s.options('take')).toEqual(['take:t1']);
    s.do('take:t1');
    expect(s.over).toBe('won: mission');
    expect(s.state.over?.winners).toEqual([0, 1]);
    expect(s.options()).toEqual([]);
  });

  test('S1-M00-OBJ: from anywhere else it is out of reach', () => {
    expect(sceneOf('s1-00', ...TEAM).refusal('take:t1')).toBe('S1-ACT-03');
  });

  test('S1-M00-WIN: whoever takes it gains no experience by it', () => {
    const s = sceneOf('s1-00', ...TEAM);
    takes(s, 'amy', 0);
    expect(s.survivor('amy').xp).toBe(0);
  });

  test('S1-M00-WIN: out through one door, in through another, past what comes out of the deck', () => {
    const s = sceneOf('s1-00', ...TEAM)
      .carries('amy', 'crowbar')
      .actions(9);
    s.at('amy', room(s, 0))
      .next()
      .do('open:d1:left', `move:${s.z(street(s, 0))}`);
    expect(s.told('zombie-card'), 'nobody was in the house they started in').toEqual([]);
    s.at('amy', street(s, 1)).next().do('open:d2:left');
    reveals(s);
    const cards = s.told('zombie-card').map(({ card }) => Number(card));
    expect(cards.length).toBeGreaterThan(0);
    expect([1, 2, 3, 4, 41]).toEqual(expect.arrayContaining(cards));
    takes(s, 'amy', 0);
    expect(s.over).toBe('won: mission');
  });
});
