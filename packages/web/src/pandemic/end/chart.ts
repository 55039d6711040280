import type { TurnStatistics } from './statistics.ts';

/** The outbreaks at which a game is lost. PD-END-02 */
export const LIMIT = 8;

const LEFT = 28;
const TOP = 76;
const PLOT = 128;
const HEIGHT = TOP + PLOT + 40;
/** Room for the label of a turn. */
const LABEL = 34;

export interface Chart {
  readonly left: number;
  readonly bottom: number;
  readonly height: number;
  /** Width of one turn. */
  readonly step: number;
  /** Middle of a turn. */
  readonly x: (turn: number) => number;
  /** Height of a number of outbreaks. */
  readonly y: (outbreaks: number) => number;
  /** Steps of the outbreaks marker, and the same filled down to the axis. */
  readonly line: string;
  readonly area: string;
  /** Turns that are written below the axis. */
  readonly labels: readonly number[];
}

/** Lays out the course of a game in a given width. */
export function chartOf(turns: readonly TurnStatistics[], width: number): Chart {
  const bottom = TOP + PLOT;
  const step = (width - LEFT) / Math.max(turns.length, 1);
  const y = (outbreaks: number) => bottom - (Math.min(outbreaks, LIMIT) / LIMIT) * PLOT;
  const tops = turns.map(({ outbreaksSoFar }) => `V${y(outbreaksSoFar)}h${step}`).join('');
  const line = `M${LEFT},${bottom}${tops}`;
  const every = Math.max(1, Math.ceil(LABEL / Math.max(step, 1)));
  return {
    left: LEFT,
    bottom,
    height: HEIGHT,
    step,
    x: (turn) => LEFT + (turn - 0.5) * step,
    y,
    line,
    area: `${line}V${bottom}Z`,
    labels: turns.map(({ turn }) => turn).filter((turn) => (turn - 1) % every === 0),
  };
}
