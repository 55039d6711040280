import { Run, seedStreams } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { POPULATION } from '../../src/content/base/map.ts';
import { pandemic } from '../../src/game.ts';
import { isEventCard } from '../../src/state/ids.ts';
import { type OptionInput, readOptions } from '../../src/state/options.ts';
import type { PandemicView } from '../../src/view/view.ts';
import { terrorScene, terrorSceneWith } from './scene.ts';

/** A table up to its first question. */
function deal(input: OptionInput, seed = 'deal') {
  const options = pandemic.readOptions({ module: 'bioterrorist', ...input });
  const run = new Run(pandemic, pandemic.create({ ...options }, seedStreams(seed, pandemic.streams)));
  run.events = [];
  run.advance();
  return run;
}

const answer = (run: ReturnType<typeof deal>, seat: number, key: string) =>
  run.answer({ seq: run.state.seq, seat, key });

describe('the deal', () => {
  test('T-094 OB-BT-05 OB-BT-06 OB-EVSEL-01: three and him: eight events, three cards each, two secret ones for him', () => {
    const { state } = deal({ players: 4, btPlayer: 4 });
    const { terrorist, unused } = state.brink ?? { terrorist: null, unused: [] };
    expect(state.hands.map((hand) => hand.length)).toEqual([3, 3, 3, 0]);
    expect([...state.hands.flat(), ...state.playerDeck].filter(isEventCard)).toHaveLength(8);
    expect(unused).toHaveLength(5);
    expect(terrorist?.hand).toHaveLength(2);
    expect(state.infectionDeck).toHaveLength(37);
    expect(state.infectionDiscard).toHaveLength(9);
  });

  test.each([
    [3, 'team', 4],
    [4, 'team', 3],
    [5, 'team', 2],
    [3, 'all', 3],
    [4, 'all', 2],
  ] as const)('OB-BT-06 OQ-03: %i at the table, hands by %s: %i cards each', (players, btHands, cards) => {
    const { hands } = deal({ players, btPlayer: players, btHands }).state;
    expect(hands.slice(0, -1).every((hand) => hand.length === cards)).toBe(true);
  });

  test('T-153 OB-BT-03 OB-BT-04 OB-BT-07: everybody knows who he is; his pawn is off the board, and he does not start', () => {
    const run = deal({ players: 4, btPlayer: 2 });
    expect(run.events?.find(({ t }) => t === 'terrorist')).toEqual({ t: 'terrorist', seat: 1 });
    expect(run.state.pawns[1]).toBe(-1);
    expect(run.state.supply[4]).toBe(12);
    expect(run.asking).toBe('startPlayer');
    expect(run.decision([0, 1, 2, 3])?.options.map(({ key }) => key)).toEqual([
      'starts:p1',
      'starts:p3',
      'starts:p4',
    ]);
  });

  test('OB-BT-07 OQ-04 PD-SETUP-13: who would start as usual says who of the team does', () => {
    const run = deal({ players: 3, btPlayer: 1 });
    const best = [1, 2].toSorted(
      (a, b) =>
        Math.max(...run.state.hands[b].map((card) => POPULATION[card] ?? 0)) -
        Math.max(...run.state.hands[a].map((card) => POPULATION[card] ?? 0)),
    )[0];
    expect(run.owner()).toBe(best);
    expect(answer(run, best, 'starts:p1')?.rule).toBe('OB-BT-07');
    expect(answer(run, best, `starts:p${3 - best + 1}`)).toBeNull();
    expect(run.state.active).toBe(3 - best);
  });

  test('OB-BT-03: by lot it can be anybody', () => {
    const seats = Array.from(
      { length: 40 },
      (_, i) => deal({ players: 4 }, `lot ${i}`).state.brink?.terrorist?.seat,
    );
    expect([...new Set(seats)].sort()).toEqual([0, 1, 2, 3]);
  });

  test('OB-BT-01: he has no role and no hand of the team, and is given nothing in the deal', () => {
    const run = deal({ players: 3, btPlayer: 3 });
    expect(run.state.roles[2]).toBe(-1);
    expect(run.events?.filter(({ t }) => t === 'deal').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(run.events?.filter(({ t }) => t === 'role').map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe('where he begins', () => {
  test('OB-BT-08: he writes down any of the 48 cities, and nobody is told', () => {
    const run = deal({ players: 3, btPlayer: 3 });
    answer(run, run.owner() ?? 0, 'starts:p1');
    expect(run.asking).toBe('btStart');
    expect(run.decision([2])?.options).toHaveLength(48);
    expect(run.decision([0, 1])?.options).toEqual([]);
    run.events = [];
    expect(answer(run, 2, 'bt-start:lima')).toBeNull();
    expect(run.events.map(({ t }) => t)).toEqual(['turn']);
    const seen = (pandemic.view(run, 0) as PandemicView).brink?.terrorist;
    expect(seen).toMatchObject({ secret: null, pawn: null, handCount: 2, sightings: [] });
    expect(seen?.suspects).toHaveLength(47);
  });

  test('T-118 OQ-25 OB-BT-28: in Atlanta he is discovered at once, and the first player can capture him', () => {
    const s = terrorScene('medic', 'scientist').hides('atlanta');
    expect(s.start().seen.pawn).toBe('atlanta');
    expect(s.keys('medic')).toContain('capture');
  });
});

describe('who can play it', () => {
  test('T-115 OB-COMB-01 OB-BT-02: with the Virulent Strain, not with the Mutation; three to five', () => {
    expect(readOptions({ module: 'virulent+bioterrorist', players: 3 })).toMatchObject({
      players: 3,
      epidemics: 4,
    });
    expect(readOptions({ module: 'bioterrorist', players: 5 })).toMatchObject({
      players: 5,
      btPlayer: 'random',
    });
    expect(() => readOptions({ module: 'mutation+bioterrorist' })).toThrow(
      expect.objectContaining({ code: 'option.purpleTwice', path: 'module' }),
    );
    expect(() => readOptions({ module: 'bioterrorist', players: 2 })).toThrow(
      expect.objectContaining({ code: 'option.range', path: 'players' }),
    );
  });

  test.each<[OptionInput, string, string]>([
    [{ module: 'bioterrorist', btPlayer: 4 }, 'option.range', 'btPlayer'],
    [{ btPlayer: 1 }, 'option.needsModule', 'btPlayer'],
    [{ module: 'bioterrorist', entered: true }, 'option.enteredTerrorist', 'entered'],
  ])('OB-BT-02: %o is refused', (input, code, path) => {
    expect(() => readOptions(input)).toThrow(expect.objectContaining({ code, path }));
  });

  test('OB-BT-01 OB-ROLE-01 T-143: New Assignment never offers his role, nor him a new one', () => {
    const s = terrorSceneWith({}, 'medic', 'scientist').hand('medic', 'new-assignment');
    s.do('event:new-assignment');
    expect(s.keys('medic')).toEqual(['assign:p1', 'assign:p2', 'back']);
    s.do('assign:p2');
    expect(s.keys('scientist').filter((key) => key.startsWith('take-role'))).toHaveLength(11);
  });
});
