import { describe, expect, test } from 'vitest';
import { zombicide } from '../../src/game.ts';
import { settingOf } from '../../src/setting.ts';
import { readOptions } from '../../src/state/options.ts';
import { deal, seen } from '../deal.ts';

describe('boxes that are mixed in', () => {
  test('RM-VET-11: a mission of Season 1 with Rue Morgue has the zombies, cards and survivors of both', () => {
    const table = deal({ mission: 's1-01', boxes: ['rueMorgue'], survivors: new Array(12).fill('random') });
    expect(seen(table).boxes).toEqual(['season1', 'rueMorgue']);
    expect(Object.keys(seen(table).supply)).toEqual(
      expect.arrayContaining(['walker', 'skinner-walker', 'a-bomb']),
    );
    const { cards, zombieCards } = settingOf(table.state.options);
    const ids = new Set(cards.map(({ id }) => id));
    expect(ids.has('pan') && ids.has('mac-10')).toBe(true);
    expect(zombieCards[1] !== undefined && zombieCards[192] !== undefined).toBe(true);
  });

  test('RM-VET-11: the other way round too, by the rules of the newest box', () => {
    const options = readOptions({
      mission: 'rm-01',
      boxes: ['season1'],
      survivors: ['amy', ...new Array(5).fill('random')],
    });
    expect(options.preset).toBe('rueMorgue');
    expect(options.boxes).toEqual(['season1']);
    expect(readOptions({ mission: 's1-01', boxes: ['rueMorgue'] }).preset).toBe('rueMorgue');
  });

  test('what the mission has itself need not be said, and a game without them is as it was', () => {
    expect(readOptions({ mission: 's1-01', boxes: ['season1'] }).boxes).toBeUndefined();
    expect(readOptions({ mission: 's1-01' })).not.toHaveProperty('boxes');
  });

  test('boxes that are not built are refused', () => {
    expect(() => readOptions({ mission: 's1-01', boxes: ['toxicCityMall'] })).toThrow(/option.boxes/);
    expect(() => readOptions({ mission: 's1-01', boxes: 'rueMorgue' })).toThrow(/option.boxes/);
  });

  test('a save keeps them', () => {
    const table = deal({ mission: 's1-01', boxes: ['rueMorgue'] });
    const again = zombicide.readState(JSON.parse(JSON.stringify(table.state)));
    expect(settingOf(again.options).mission.boxes).toEqual(['season1', 'rueMorgue']);
  });
});
