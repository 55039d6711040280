import type { Option } from '@holdout/kernel';
import { describe, expect, it } from 'vitest';
import { byGroup, cardOf, cityOf, costOf, GROUPS, groupOf, marksOf, optionsFor } from './group.ts';
import { TestTable } from './testTable.ts';

const keysOf = (options: readonly Option[]): string[] => options.map(({ key }) => key);

function option(key: string, seat = 0): Option {
  const [kind, ...args] = key.split(':');
  return { key, kind, args, seat };
}

describe('options by what is pointed at', () => {
  const table = new TestTable(['dispatcher', 'medic', 'scientist']);
  const { view, decision } = table;
  const me = view.turn.active;

  it('finds at a neighbouring city the ways that lead there', () => {
    const keys = keysOf(optionsFor(decision, { t: 'city', city: 'chicago' }, view));
    expect(keys).toContain('drive:chicago');
    expect(keys.every((key) => key.endsWith(':chicago'))).toBe(true);
  });

  it('finds in the city of the active pawn what is done there', () => {
    expect(cityOf(option('build', me), view)).toBe('atlanta');
    expect(cityOf(option('treat:blue', me), view)).toBe('atlanta');
    expect(cityOf(option(`give:p2:paris`, me), view)).toBe('atlanta');
  });

  it('finds at a card what it pays for', () => {
    const options = [
      option('fly:paris'),
      option('charter:paris'),
      option('cure:blue'),
      option('drive:paris'),
    ];
    const asking = { ...decision, options };
    const keys = keysOf(optionsFor(asking, { t: 'card', seat: 0, card: 'paris' }, view));
    expect(keys).toEqual(['fly:paris', 'cure:blue']);
  });

  it('takes a card that somebody else holds for his card', () => {
    const wanted = option('take:p2:paris', 0);
    const asking = { ...decision, options: [wanted] };
    expect(keysOf(optionsFor(asking, { t: 'card', seat: 1, card: 'paris' }, view))).toEqual([
      'take:p2:paris',
    ]);
    expect(optionsFor(asking, { t: 'card', seat: 0, card: 'paris' }, view)).toEqual([]);
  });

  it('finds at a seat what moves its pawn', () => {
    const asking = { ...decision, options: [option('lead-drive:p2:chicago'), option('drive:miami')] };
    expect(keysOf(optionsFor(asking, { t: 'seat', seat: 1 }, view))).toEqual(['lead-drive:p2:chicago']);
  });

  it('finds nothing while nothing is asked', () => {
    expect(optionsFor(null, { t: 'city', city: 'chicago' }, view)).toEqual([]);
  });
});

describe('the card an option costs', () => {
  const { view } = new TestTable(['dispatcher', 'operations-expert']);

  it('is the one of the destination, of the own city, or of the city a led pawn leaves', () => {
    expect(cardOf(option('fly:paris'), view)).toBe('paris');
    expect(cardOf(option('charter:paris'), view)).toBe('atlanta');
    expect(cardOf(option('lead-charter:p2:paris'), view)).toBe('atlanta');
    expect(cardOf(option('build', 0), view)).toBe('atlanta');
  });

  it('is told where the words of the option do not name it', () => {
    expect(costOf(option('charter:paris'), view)).toBe('atlanta');
    expect(costOf(option('build', 0), view)).toBe('atlanta');
    expect(costOf(option('fly:paris'), view)).toBeNull();
  });

  it('is none where nothing is discarded', () => {
    expect(costOf(option('drive:chicago'), view)).toBeNull();
    expect(costOf(option('give:p2:atlanta'), view)).toBeNull();
    // The Operations Expert builds for nothing. PD-ROLE-09
    expect(costOf(option('build', 1), view)).toBeNull();
  });
});

describe('groups', () => {
  it('hold every option of a decision once', () => {
    const { decision } = new TestTable(['dispatcher', 'medic', 'contingency-planner', 'operations-expert']);
    const grouped = [...byGroup(decision.options).values()].flat();
    expect(keysOf(grouped).sort()).toEqual(keysOf(decision.options).sort());
  });

  it('come in the order of the bar', () => {
    const { decision } = new TestTable(['dispatcher', 'medic']);
    const order = [...byGroup(decision.options).keys()].map((group) => GROUPS.indexOf(group));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('put what answers a question in one', () => {
    for (const key of ['agree', 'back', 'discard:paris', 'to:lima', 'order:cairo', 'continue']) {
      expect(groupOf(option(key))).toBe('answer');
    }
  });
});

describe('marks on the map', () => {
  const { view, decision } = new TestTable(['scientist', 'medic']);

  it('tell free ways from paid ones, and prefer the free', () => {
    const asking = {
      ...decision,
      options: [option('fly:chicago'), option('drive:chicago'), option('fly:paris')],
    };
    expect(marksOf(asking, view).get('chicago')).toBe('free');
    expect(marksOf(asking, view).get('paris')).toBe('paid');
  });

  it('single out the cities a question names', () => {
    const asking = { ...decision, ask: 'moveStation', options: [option('station:atlanta'), option('back')] };
    expect([...marksOf(asking, view)]).toEqual([['atlanta', 'asked']]);
  });
});
