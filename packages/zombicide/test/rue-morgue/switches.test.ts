import { describe, expect, test } from 'vitest';
import type { BoxId } from '../../src/content/define.ts';
import { PRESETS, presetRules, RULES, rulesOf } from '../../src/rules/ruleset.ts';
import { type GameOptions, internalOptions, type OptionInput, readOptions } from '../../src/state/options.ts';
import { plan } from '../deal.ts';

const BOTH: BoxId[] = ['season1', 'rueMorgue'];
const mission = (boxes: BoxId[]) => plan({ boxes, survivors: { min: 1, each: 1 } });
const read = (boxes: BoxId[], input: OptionInput = {}): GameOptions =>
  readOptions({ mission: mission(boxes), ...input });

describe('the preset of a game', () => {
  test('CF: where nothing is said the newest rulebook of its boxes counts, and what is said counts always', () => {
    expect([read(['season1']).preset, read(BOTH).preset]).toEqual(['season1', 'rueMorgue']);
    for (const preset of PRESETS) {
      expect(read(['season1'], { preset }).preset).toBe(preset);
      expect(read(BOTH, { preset }).preset).toBe(preset);
    }
  });
});

describe('a switch that only concerns Rue Morgue', () => {
  test.each(PRESETS)('is no part of a game of Season 1, by the preset %s', (preset) => {
    const { rules } = internalOptions(read(['season1'], { preset }));
    const boxed = Object.entries(RULES).flatMap(([name, { boxes }]) => (boxes ? [name] : []));
    expect(boxed).toContain('crawlers');
    expect(Object.keys(rules).filter((name) => boxed.includes(name))).toEqual([]);
    expect(rulesOf(['season1']).filter((name) => boxed.includes(name))).toEqual([]);
  });

  test.each(PRESETS)('is set in every game with that box, by the preset %s', (preset) => {
    const { rules } = internalOptions(read(BOTH, { preset }));
    expect(Object.keys(rules).toSorted()).toEqual(Object.keys(RULES).toSorted());
    expect(Object.values(rules)).not.toContain(undefined);
  });

  test('can be set there, and is refused by its name in a game of Season 1', () => {
    const rules = { crawlers: false };
    expect(internalOptions(read(BOTH, { rules })).rules.crawlers).toBe(false);
    expect(() => read(['season1'], { rules })).toThrow(
      expect.objectContaining({ code: 'option.ruleOfBox', path: 'rules.crawlers' }),
    );
    expect(() => read(BOTH, { rules: { crawlers: 'few' } as never })).toThrow(
      expect.objectContaining({ code: 'option.word', path: 'rules.crawlers' }),
    );
  });
});

test('every preset has a value for every switch, and it is one the switch has', () => {
  for (const preset of PRESETS) {
    for (const boxes of [['season1'], ['rueMorgue'], BOTH] as const) {
      const rules = presetRules(preset, boxes);
      for (const name of rulesOf(boxes))
        expect(RULES[name].values, `${preset} ${name}`).toContain(rules[name]);
    }
  }
});
