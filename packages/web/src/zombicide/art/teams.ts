/** What tells teams apart: a colour and a shape, and the number on it. Outlines in a box of 100 by 100. */
interface TeamSign {
  readonly colour: string;
  readonly ink: string;
  readonly outline: string;
  /** How far down the number stands. */
  readonly middle: number;
}

const SIGNS: readonly TeamSign[] = [
  { colour: '#f2d13c', ink: '#241a05', outline: 'M50 4A46 46 0 1 1 49.9 4Z', middle: 52 },
  { colour: '#2f4fa8', ink: '#ffffff', outline: 'M8 8H92V92H8Z', middle: 52 },
  { colour: '#f4f1e6', ink: '#1b1712', outline: 'M50 0L100 50L50 100L0 50Z', middle: 52 },
  { colour: '#c8431f', ink: '#ffffff', outline: 'M50 2L98 92H2Z', middle: 64 },
];

export const teamSign = (team: number): TeamSign => SIGNS[team % SIGNS.length];
