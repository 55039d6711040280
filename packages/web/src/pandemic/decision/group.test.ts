import type { Option } from '@holdout/kernel';
import { type PandemicView, pandemic } from '@holdout/pandemic';
import { describe, expect, it } from 'vitest';
import {
  byGroup,
  cardOf,
  chosenForCure,
  cityOf,
  costOf,
  GROUPS,
  groupOf,
  isSorted,
  marksOf,
  optionsFor,
} from './group.ts';
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

  it.each(pandemic.vocabulary.kinds.map(({ name }) => name))('have a place for %s', (kind) => {
    expect(isSorted(kind)).toBe(true);
  });

  it('put what the bio-terrorist does where the team has the same, and his own deeds apart', () => {
    expect(
      ['bt-drive:lima', 'bt-fly:lima', 'bt-charter:lima', 'bt-end'].map((key) => groupOf(option(key))),
    ).toEqual(['drive', 'fly', 'charter', 'end']);
    for (const key of ['bt-draw', 'bt-local:lima', 'bt-remote:lima', 'bt-sabotage:lima', 'bt-escape:lima'])
      expect(groupOf(option(key))).toBe('terror');
  });

  it('put a cure with samples beside the other cures', () => {
    expect(groupOf(option('cure-samples:red'))).toBe('cure');
    expect(groupOf(option('sample:red'))).toBe('role');
  });

  it('put what answers a question in one', () => {
    for (const key of ['agree', 'back', 'discard:paris', 'to:lima', 'order:cairo', 'continue', 'look:2']) {
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

describe('options of On the Brink', () => {
  const { view, decision } = new TestTable(['field-operative', 'troubleshooter', 'archivist'], 'screen', {
    module: 'mutation',
  });
  const asking = (...keys: string[]) => ({ ...decision, options: keys.map((key) => option(key)) });

  it('happen where they lead to, where the pawn is, or where a cube lies', () => {
    expect(cityOf(option('lead-expert-fly:p2:lima'), view)).toBe('lima');
    for (const key of [
      'sample:blue',
      'archive',
      'capture',
      'heal:red',
      'cure-samples:red',
      'consult:p2:lima',
    ])
      expect(cityOf(option(key), view), key).toBe('atlanta');
    expect(cityOf(option('cube:lima:red'), view)).toBe('lima');
    expect(cityOf(option('clear:lima'), view)).toBe('lima');
  });

  it('belong to the card they are about', () => {
    expect(cardOf(option('archive'), view)).toBe('atlanta');
    for (const key of [
      'consult:p2:lima',
      'recover:lima',
      'hand-over:lima',
      'bt-discard:lima',
      'bt-remote:lima',
    ])
      expect(cardOf(option(key), view), key).toBe('lima');
    const consult = asking('consult:p2:lima');
    expect(optionsFor(consult, { t: 'card', seat: 1, card: 'lima' }, view)).toHaveLength(1);
    expect(optionsFor(consult, { t: 'card', seat: 0, card: 'lima' }, view)).toEqual([]);
  });

  it('take a City card of any colour for the purple cure', () => {
    const cures = asking('cure:purple', 'cure-samples:purple', 'cure:red');
    const keys = keysOf(optionsFor(cures, { t: 'card', seat: 0, card: 'lima' }, view));
    expect(keys).toEqual(['cure:purple', 'cure-samples:purple']);
    expect(optionsFor(cures, { t: 'card', seat: 0, card: 'airlift' }, view)).toEqual([]);
  });

  it('are found at the seat they are about', () => {
    const chosen = asking(
      'assign:p3',
      'research-by:p3',
      'starts:p3',
      'consult-ask:p3',
      'request:p3',
      'assign:p2',
    );
    expect(optionsFor(chosen, { t: 'seat', seat: 2 }, view)).toHaveLength(5);
    expect(
      keysOf(optionsFor(asking('sample:blue', 'return-sample:blue'), { t: 'seat', seat: 0 }, view)),
    ).toEqual(['sample:blue', 'return-sample:blue']);
  });

  it('mark a Direct Flight of the Troubleshooter as free, for she keeps the card', () => {
    const flights = { ...decision, options: [option('fly:paris', 1), option('fly:lima', 0)] };
    expect(Object.fromEntries(marksOf(flights, view))).toEqual({ paris: 'free', lima: 'paid' });
  });

  it.each(['remoteCube', 'rapidCity', 'btStart'])('%s is answered on the map', (ask) => {
    const key = { remoteCube: 'cube:lima:red', rapidCity: 'clear:lima', btStart: 'bt-start:lima' }[ask] ?? '';
    expect([...marksOf({ ...asking(key), ask }, view)]).toEqual([['lima', 'asked']]);
  });

  it('tell which cards have been picked for a cure', () => {
    const hand = ['lima', 'paris', 'tokyo', 'milan', 'airlift'];
    const seats = view.seats.map((seat) => (seat.seat === 0 ? { ...seat, hand } : seat));
    const cubes = { lima: [0, 0, 0, 0, 1], paris: [0, 0, 0, 0, 2] };
    const holding: PandemicView = { ...view, seats, cubes };
    const picking = (about: string, ...keys: string[]) =>
      chosenForCure({ ...asking(...keys, 'back'), ask: 'cureCard', about, owner: 0 }, holding);
    expect(picking('blue', 'spend:paris')).toEqual(['milan']);
    expect(picking('purple', 'spend:lima', 'spend:paris', 'spend:tokyo')).toEqual(['milan']);
    // Only a matching one is left to pick: nobody can tell from that which have been. OB-MUT-18
    expect(picking('purple', 'spend:lima', 'spend:paris')).toEqual([]);
  });
});

describe('options of the bio-terrorist', () => {
  const { view } = new TestTable(['medic', 'scientist', 'random'], 'screen', {
    module: 'bioterrorist',
    btPlayer: 3,
  });
  const terrorist = view.brink?.terrorist;
  if (!view.brink || !terrorist) throw new Error('nobody is the bio-terrorist');
  const secret = { city: 'essen', hand: ['lima'], actions: 2, drives: 1, log: [] };
  const his: PandemicView = { ...view, brink: { ...view.brink, terrorist: { ...terrorist, secret } } };
  const others: PandemicView = {
    ...view,
    brink: { ...view.brink, terrorist: { ...terrorist, secret: null } },
  };

  it('lead to the city they name', () => {
    for (const kind of ['start', 'drive', 'fly', 'charter', 'local', 'remote', 'escape'])
      expect(cityOf(option(`bt-${kind}:lima`, 2), his), kind).toBe('lima');
  });

  it('are done where he hides, for those who may know that', () => {
    expect(cityOf(option('bt-sabotage:milan', 2), his)).toBe('essen');
    expect(costOf(option('bt-charter:lima', 2), his)).toBe('essen');
    expect(cityOf(option('bt-sabotage:milan', 2), others)).toBeNull();
    expect(costOf(option('bt-charter:lima', 2), others)).toBeNull();
  });
});
