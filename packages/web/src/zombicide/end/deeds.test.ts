import type { GameEvent } from '@holdout/kernel';
import type { MoveView } from '@holdout/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { dealOf, GAMES_TIME, TestTable } from '../testTable.ts';
import { type Deeds, deedsOf, teamDeeds } from './deeds.ts';

const move = (n: number, ...events: GameEvent[]): MoveView => ({ n, by: 0, key: null, events });
const kill = (by: string): GameEvent => ({ t: 'kill', zone: 'z1', kind: 'walker', by });
const dice = (who: string, need: number, ...rolled: number[]): GameEvent => ({
  t: 'dice',
  who,
  need,
  rolled,
  hits: rolled.filter((pips) => pips >= need).length,
});

describe('the deeds of a survivor', () => {
  it('are his kills, wherever they come from', () => {
    const deeds = deedsOf([kill('ned')], [move(0, kill('ned'), kill('amy')), move(1, kill('ned'))]);
    expect(deeds.get('ned')?.kills).toBe(3);
    expect(deeds.get('amy')).toEqual({ kills: 1, hits: 0, expected: 0 });
    expect(deeds.has('phil')).toBe(false);
  });

  it('set the hits of his dice against those to be expected', () => {
    const deeds = deedsOf([], [move(0, dice('ned', 4, 1, 4, 6)), move(1, dice('ned', 2, 1, 1, 3))]);
    expect(deeds.get('ned')).toMatchObject({ kills: 0, hits: 3 });
    // Three dice of 4+ and three of 2+.
    expect(deeds.get('ned')?.expected).toBeCloseTo(1.5 + 2.5);
  });

  it('count a roll that was rolled again, and the new one: both were dice of his', () => {
    const again: GameEvent = { t: 'reroll', who: 'ned', by: 'ammo' };
    const deeds = deedsOf([], [move(0, dice('ned', 5, 1, 2)), move(1, again, dice('ned', 5, 5, 6))]);
    expect(deeds.get('ned')?.hits).toBe(2);
    expect(deeds.get('ned')?.expected).toBeCloseTo(4 / 3);
  });

  it('count the dice that sixes have brought', () => {
    const more: GameEvent = { t: 'sixes', who: 'ned', need: 4, rolled: [5], hits: 1 };
    const deeds = deedsOf([], [move(0, dice('ned', 4, 6), more)]);
    expect(deeds.get('ned')).toMatchObject({ hits: 2, expected: 1 });
  });

  it('leave out events that do not say what was rolled', () => {
    expect(deedsOf([], [move(0, { t: 'dice', who: 'ned', need: 4, hits: 1 })]).size).toBe(0);
  });
});

describe('the deeds of a team', () => {
  const six = ['terry', 'jane', 'bear', 'dan', 'laurie', 'joe'];
  const { view } = new TestTable({ mission: 'rm-11', players: 2, survivors: six });
  const [mine, theirs] = [0, 1].map((team) => view.survivors.filter((one) => one.team === team));
  const kills = (of: number, kind: string, by: string): GameEvent[] =>
    new Array(of).fill(0).map(() => ({ t: 'kill', zone: 'z1', kind, by }));
  const deeds = deedsOf(
    [],
    [
      move(0, ...kills(2, 'crawler', mine[0].id), ...kills(1, 'a-bomb', mine[1].id)),
      move(1, ...kills(4, 'skinner-walker', theirs[2].id), dice(mine[0].id, 4, 4, 5)),
    ],
  );

  it('are those of all its survivors together, Crawlers and the dead included', () => {
    const survivors = view.survivors.map((one) => ({ ...one, dead: one.id === mine[1].id }));
    const teams = view.teams.map((team, n) => ({ ...team, xp: 7 + n }));
    expect(teamDeeds({ teams, survivors }, deeds)).toEqual([
      { kills: 3, hits: 2, expected: 1, xp: 7, alive: 2, of: 3 },
      { kills: 4, hits: 0, expected: 0, xp: 8, alive: 3, of: 3 },
    ]);
  });

  it('are not told where all are one team', () => {
    expect(teamDeeds({ ...view, teams: view.teams.slice(0, 1) }, deeds)).toEqual([]);
  });
});

describe('the deeds of played games', () => {
  let hits = 0;
  let expected = 0;
  const totals: { readonly kills: number; readonly told: number; readonly known: boolean }[] = [];

  beforeAll(() => {
    for (let game = 0; game < 12; game++) {
      const { table, history, view } = new TestTable(dealOf(game), `deeds ${game}`).play(
        game,
        200,
        undefined,
        12,
      );
      const deeds = deedsOf(table.opening, history);
      const all: readonly Deeds[] = [...deeds.values()];
      hits += all.reduce((sum, one) => sum + one.hits, 0);
      expected += all.reduce((sum, one) => sum + one.expected, 0);
      totals.push({
        kills: all.reduce((sum, one) => sum + one.kills, 0),
        told: history.flatMap(({ events }) => events).filter(({ t }) => t === 'kill').length,
        known: [...deeds.keys()].every((id) => view.survivors.some((survivor) => survivor.id === id)),
      });
    }
  }, GAMES_TIME);

  it('are those of the survivors at the table, and every kill is somebody’s', () => {
    expect(totals.reduce((sum, { kills }) => sum + kills, 0)).toBeGreaterThan(20);
    for (const { kills, told, known } of totals) {
      expect(kills).toBe(told);
      expect(known).toBe(true);
    }
  });

  it('have about as many hits as are to be expected of so many dice', () => {
    expect(expected).toBeGreaterThan(30);
    expect(Math.abs(hits - expected) / expected).toBeLessThan(0.25);
  });
});
