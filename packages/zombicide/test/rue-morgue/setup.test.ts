import type { Table } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import type { BoxId } from '../../src/content/define.ts';
import { survivorCalled } from '../../src/content/survivors/index.ts';
import { setAside } from '../../src/ops/cards.ts';
import { bringIn } from '../../src/ops/survivors.ts';
import { startingCards, teamHands } from '../../src/rules/starting.ts';
import { setting } from '../../src/setting.ts';
import { NONE } from '../../src/state/ids.ts';
import type { ZombicideState } from '../../src/state/state.ts';
import { deal, dealtTo, plan } from '../deal.ts';
import { type Scene, sceneWith } from '../scene.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `rue morgue ${i}`);
const ALL_SIX = ['amy', 'doug', 'josh', 'ned', 'phil', 'wanda'];
const KINDS = ['bow', 'crowbar', 'fire-axe'];
const BOTH: BoxId[] = ['season1', 'rueMorgue'];
/** Cards that no search of a game with both boxes finds. */
const NEVER = ['bulletproof-vest', 'evil-twins', 'la-guillotine', 'mas-shotgun', 'molotov', 'nailbat', 'pan'];

const table = (seed: string, survivors: readonly string[] = ALL_SIX): Table<ZombicideState> =>
  deal(
    {
      mission: plan({ boxes: BOTH, survivors: { min: 1, each: survivors.length } }),
      preset: 'rueMorgue',
      survivors,
    },
    seed,
  );

describe('starting weapons', () => {
  test('RM-SETUP-05 RM-SETUP-06 CF-03: of six everybody has exactly one, each kind is there, and no Pan or Pistol', () => {
    for (const seed of SEEDS) {
      const hands = ALL_SIX.filter((id) => id !== 'phil').map((id) => dealtTo(table(seed), id));
      expect(
        hands.map((cards) => cards.length),
        seed,
      ).toEqual([1, 1, 1, 1, 1]);
      const all = [...hands.flat(), dealtTo(table(seed), 'phil')[0]];
      expect([...new Set(all)].toSorted(), seed).toEqual(KINDS);
    }
  });

  test('RM-SETUP-05: who gets which weapon of the team is chance', () => {
    for (const id of ALL_SIX) {
      const found = SEEDS.map((seed) => dealtTo(table(seed), id)[0]);
      expect([...new Set(found)].toSorted(), id).toEqual(KINDS);
    }
  });

  test('RM-SETUP-06: what the other three get of what is left is chance too', () => {
    const deals = SEEDS.map((seed) => ALL_SIX.map((id) => dealtTo(table(seed), id)[0]));
    const bows = deals.map((cards) => cards.filter((card) => card === 'bow').length);
    expect(new Set(bows).size).toBeGreaterThan(1);
  });

  test('RM-SETUP-05 RM-SETUP-08: a team of two arms both and leaves the third weapon, not always the same', () => {
    const left = SEEDS.map((seed) => {
      const made = table(seed, ['amy', 'wanda']);
      const cards = [dealtTo(made, 'amy'), dealtTo(made, 'wanda')];
      expect(cards.map(({ length }) => length)).toEqual([1, 1]);
      expect(cards[0]).not.toEqual(cards[1]);
      return KINDS.find((id) => !cards.flat().includes(id));
    });
    expect([...new Set(left)].toSorted()).toEqual(KINDS);
  });

  test('RM-SETUP-07: the Pistol of Phil is in addition, whatever else he was dealt, and comes out of the deck', () => {
    for (const seed of SEEDS) {
      const made = table(seed);
      const phil = dealtTo(made, 'phil');
      expect(phil, seed).toHaveLength(2);
      expect(KINDS, seed).toContain(phil[0]);
      expect(phil[1], seed).toBe('pistol');
      expect(countIn(made, 'pistol'), seed).toBe(3 + 4 - 1);
    }
  });

  test('RM-SETUP-18: nobody needs a Pan, so all of them stay aside', () => {
    const { state } = table(SEEDS[0]);
    expect(state.survivors.every((s) => s.cards.some((card) => card >= 0))).toBe(true);
    expect(ALL_SIX.flatMap((id) => dealtTo(table(SEEDS[0]), id))).not.toContain('pan');
  });

  test('CF-03: a game of Season 1 alone is dealt as ever, whatever the preset', () => {
    const made = deal({ mission: plan(), preset: 'rueMorgue', survivors: ['amy', 'doug', 'josh', 'ned'] });
    const cards = ['amy', 'doug', 'josh', 'ned'].flatMap((id) => dealtTo(made, id));
    expect(cards.toSorted()).toEqual(['crowbar', 'fire-axe', 'pan', 'pistol']);
  });
});

describe('teams', () => {
  test('RM-SETUP-05: each of two teams has a Bow, a Crowbar and a Fire Axe for three of its four', () => {
    for (const size of [3, 4]) {
      const { hands } = dealtTeams(2, size);
      for (const team of hands) {
        expect(team).toHaveLength(size);
        expect([...new Set(team)].toSorted()).toEqual(KINDS);
      }
    }
  });

  test('RM-SETUP-05 RM-SETUP-06: with four teams of three everybody has a weapon, and nothing is left', () => {
    const { hands, deck } = dealtTeams(4, 3);
    expect(hands.map((team) => team.toSorted())).toEqual(new Array(4).fill(KINDS));
    expect(deck.filter((id) => KINDS.includes(id))).toEqual([]);
  });

  test('RM-SETUP-06 RM-SETUP-08: one team of twelve takes all twelve cards', () => {
    const { hands, deck } = dealtTeams(1, 12);
    const count = KINDS.map((id) => hands[0].filter((card) => card === id).length);
    expect([count, deck.filter((id) => KINDS.includes(id))]).toEqual([[4, 4, 4], []]);
  });

  test('RM-SETUP-08: what four teams of two cannot use goes into the deck', () => {
    const { hands, deck, aside } = dealtTeams(4, 2);
    for (const team of hands) expect(new Set(team).size).toBe(2);
    expect(deck.filter((id) => KINDS.includes(id))).toHaveLength(12 - 8);
    expect(aside.filter((id) => KINDS.includes(id))).toEqual([]);
  });
});

describe('the deck', () => {
  test('RM-SETUP-04 RM-SETUP-08 RM-SETUP-11 CF-04 CF-05: all but these, and the weapons that were not dealt', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const made = table(seed);
      const deck = deckOf(made);
      const dealt = ALL_SIX.flatMap((id) => dealtTo(made, id));
      const all = setting(made.run).cards.map(({ id }) => id);
      const expected = all.filter((id) => !NEVER.includes(id)).toSorted();
      expect([...deck, ...dealt].toSorted(), seed).toEqual(expected);
    }
  });

  test('RM-SETUP-08: the surplus is shuffled in, so it does not lie on top', () => {
    const tops = SEEDS.map((seed) => deckOf(table(seed)).slice(-9));
    expect(tops.filter((cards) => cards.every((id) => KINDS.includes(id)))).toEqual([]);
    const orders = SEEDS.map((seed) => deckOf(table(seed)).join());
    expect(new Set(orders).size).toBe(SEEDS.length);
    expect(deckOf(table(SEEDS[0])).join()).toBe(orders[0]);
  });

  test('RM-SETUP-04: before the deal all Bows, Crowbars and Fire Axes lie aside, and no other starting weapon', () => {
    const { run } = mixed();
    const aside = [...startingCards(run)].map((card) => setting(run).cards[card].id);
    const count = [...KINDS, 'pistol'].map((id) => aside.filter((one) => one === id).length);
    expect(count).toEqual([4, 4 + 2, 4 + 2, 0]);
  });

  test('RM-SETUP-09 RM-ACT-12: laid down, Nailbat, Guillotine, Vest and Molotov never come into the new deck', () => {
    const s = sceneWith({ preset: 'rueMorgue', mission: { boxes: BOTH } }, 'amy').at('amy', 'A1.r2');
    s.carries('amy', 'nailbat', 'la-guillotine', 'bulletproof-vest', 'molotov', 'saber')
      .deckOf('water')
      .discarded('sword');
    s.do('discard:left', 'discard:right', 'discard:back1', 'discard:back2', 'discard:back3');
    expect(s.view.equipment.discard.toSorted()).toEqual(['saber', 'sword']);
    s.do('search', 'drop:found1', 'end', 'search', 'drop:found1');
    expect(s.state.equipment.map((card) => s.setting.cards[card].id).toSorted()).not.toContain('nailbat');
    expect([...idsOf(s, s.state.equipment), ...s.view.equipment.discard].toSorted()).toEqual([
      'saber',
      'sword',
      'water',
    ]);
  });

  test('RM-VET-07 CF-32: with Season 1 La Guillotine is one of the special cards of a Pimpmobile', () => {
    const { state, run } = table(SEEDS[0]);
    const specials = state.specials.map((card) => setting(run).cards[card].id);
    expect(specials.toSorted()).toEqual(['evil-twins', 'la-guillotine', 'mas-shotgun']);
  });
});

const mixed = (): Scene => sceneWith({ preset: 'rueMorgue', mission: { boxes: BOTH } }, 'amy');

/** What teams of one size are dealt out of four cards of each kind, as in the one box, and what lies where then. */
function dealtTeams(teams: number, size: number): Record<'deck' | 'aside', string[]> & { hands: string[][] } {
  const s = mixed();
  const { run, state } = s;
  const starting = startingCards(run);
  const four = KINDS.flatMap((id) => [...starting].filter((card) => idsOf(s, [card])[0] === id).slice(0, 4));
  for (let who = 1; who < teams * size; who++)
    bringIn(run, survivorCalled('amy')?.number ?? NONE, 0, s.setting.start[0]);
  setAside(run, [...state.aside, ...four], []);
  state.equipment = state.equipment.filter((card) => !starting.has(card));
  const whos = Array.from({ length: teams }, (_, team) =>
    Array.from({ length: size }, (__, i) => i * teams + team),
  );
  const hands = teamHands(run, whos);
  return {
    hands: whos.map((team) =>
      idsOf(
        s,
        team.map((who) => hands[who]),
      ),
    ),
    deck: idsOf(s, state.equipment),
    aside: idsOf(s, state.aside),
  };
}

const idsOf = (s: Scene, cards: readonly number[]): string[] => cards.map((card) => s.setting.cards[card].id);

const deckOf = ({ state, run }: Table<ZombicideState>): string[] =>
  state.equipment.map((card) => setting(run).cards[card].id);

const countIn = (made: Table<ZombicideState>, id: string): number =>
  deckOf(made).filter((one) => one === id).length;
