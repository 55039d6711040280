import { describe, expect, test } from 'vitest';
import type { BoxId } from '../../src/content/define.ts';
import { type PresetId, presetRules } from '../../src/rules/ruleset.ts';
import { setting } from '../../src/setting.ts';
import { countsBy, fewestSurvivors } from '../../src/state/counts.ts';
import { readOptions } from '../../src/state/options.ts';
import { deal, dealtTo, plan } from '../deal.ts';

const BOTH: BoxId[] = ['season1', 'rueMorgue'];
const ALL_SIX = ['amy', 'doug', 'josh', 'ned', 'phil', 'wanda'];
const mission = plan({ boxes: BOTH, survivors: { min: 1 } });
const PLAYERS = [1, 2, 3, 4, 5, 6];

describe('survivorCount', () => {
  test.each([
    ['season1', [4, 6, 6, 4, 5, 6]],
    ['rueMorgue', [6, 6, 6, 6, 6, 6]],
    ['hungarianAid', [4, 6, 6, 4, 5, 6]],
  ] as const)(
    'CF-01 RM-SETUP-03 OQ-44: by %s from one to six players have at least %j survivors',
    (preset, least) => {
      const rules = presetRules(preset, BOTH);
      expect(PLAYERS.map((players) => fewestSurvivors(mission, players, rules))).toEqual(least);
      const few = ALL_SIX.slice(0, 4);
      const made = () => readOptions({ mission, preset, survivors: few });
      if (least[0] > 4) expect(made).toThrow(expect.objectContaining({ code: 'option.survivors' }));
      else expect(made().survivors).toEqual(few);
    },
  );

  test('RM-SETUP-03 OQ-01: nothing said, one player has six, and six players may have them unevenly', () => {
    expect(readOptions({ mission }).survivors).toHaveLength(6);
    const owners = [0, 0, 0, 0, 0, 1];
    expect(readOptions({ mission, players: 2, owners }).owners).toEqual(owners);
  });

  test.each([
    ['s1', 1, [4, Infinity]],
    ['s1', 5, [5, Infinity]],
    ['rm', 1, [6, 12]],
    ['rm', 6, [6, 12]],
    ['hu', 1, [4, 6]],
    ['hu', 3, [6, 6]],
    ['hu', 4, [4, 6]],
    ['hu', 6, [6, 8]],
  ] as const)(
    'CF-01 RM-SETUP-03: by %s %i players have so few or many: %j',
    (survivorCount, players, range) => {
      expect(countsBy({ survivorCount }, players)).toEqual(range);
    },
  );

  test('CF-01: what the mission asks for counts before all of them', () => {
    for (const survivorCount of ['s1', 'rm', 'hu'] as const) {
      const each = plan({ boxes: BOTH, survivors: { min: 1, each: 1 } });
      expect(fewestSurvivors(each, 2, { survivorCount })).toBe(2);
      const many = plan({ boxes: BOTH, survivors: { min: 8 } });
      expect(fewestSurvivors(many, 1, { survivorCount })).toBe(8);
    }
  });
});

describe('startingEquipment', () => {
  const hands = (preset: PresetId, boxes: BoxId[] = BOTH): string[] => {
    const survivors = ALL_SIX.filter((id) => id !== 'phil').slice(0, 4);
    const table = plan({ boxes, survivors: { min: 1, each: 4 } });
    const made = deal({ mission: table, preset, survivors });
    return survivors.flatMap((id) => dealtTo(made, id)).toSorted();
  };

  test.each([
    ['season1', ['crowbar', 'fire-axe', 'pan', 'pistol']],
    ['rueMorgue', null],
    ['hungarianAid', null],
  ] as const)('CF-03 RM-SETUP-05: by %s four survivors are dealt: %j', (preset, cards) => {
    const dealt = hands(preset);
    expect(dealt).toHaveLength(4);
    if (cards) expect(dealt).toEqual(cards);
    else expect([...new Set(dealt)]).toEqual(['bow', 'crowbar', 'fire-axe']);
  });

  test('CF-03 RM-SETUP-08: dealt as in Season 1, all Bows are in the deck and the spare Crowbars too', () => {
    const made = deal({ mission, preset: 'season1', survivors: ALL_SIX.slice(0, 4) });
    const deck = made.state.equipment.map((card) => setting(made.run).cards[card].id);
    const count = ['bow', 'crowbar', 'fire-axe'].map((id) => deck.filter((one) => one === id).length);
    expect(count).toEqual([4, 4 + 2 - 1, 4 + 2 - 1]);
  });
});
