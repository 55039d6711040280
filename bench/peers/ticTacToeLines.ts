export const CELLS = 9;

const LINES: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** Whether a player has three in a line. */
export const completes = <P>(cells: readonly (P | null)[], player: P): boolean =>
  LINES.some((line) => line.every((cell) => cells[cell] === player));
