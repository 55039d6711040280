import { describe, expect, it } from 'vitest';
import { chartOf, LIMIT } from './chart.ts';
import type { TurnStatistics } from './statistics.ts';

const turns = (...outbreaks: number[]): TurnStatistics[] =>
  outbreaks.map((outbreaksSoFar, i) => ({
    turn: i + 1,
    seat: 0,
    epidemics: 0,
    cures: [],
    eradicated: [],
    outbreaks: 0,
    outbreaksSoFar,
  }));

describe('the chart of a game', () => {
  it('goes up by steps, turn after turn, and never above the limit', () => {
    const chart = chartOf(turns(0, 2, 9), 328);
    expect(chart.step).toBe(100);
    expect(chart.line).toBe(
      `M28,${chart.bottom}V${chart.bottom}h100V${chart.y(2)}h100V${chart.y(LIMIT)}h100`,
    );
    expect(chart.area.endsWith('Z')).toBe(true);
  });

  it('writes as many turns below the axis as there is room for', () => {
    const many = turns(...new Array<number>(24).fill(0));
    expect(chartOf(many, 1000).labels).toHaveLength(24);
    expect(chartOf(many, 320).labels).toEqual([1, 4, 7, 10, 13, 16, 19, 22]);
  });

  it('is empty before the first turn', () => {
    expect(chartOf([], 300).labels).toEqual([]);
  });
});
