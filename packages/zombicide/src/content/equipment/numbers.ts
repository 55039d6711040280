import type { Attack, RangedAttack } from '../define.ts';

/** Numbers of weapons as they stand on the cards: dice, accuracy and damage in this order. */

export const silent = (dice: number, accuracy: number, damage: number): Attack => ({
  dice,
  accuracy,
  damage,
  noisy: false,
});
export const noisy = (dice: number, accuracy: number, damage: number): Attack => ({
  dice,
  accuracy,
  damage,
  noisy: true,
});
export const gun = (
  range: readonly [number, number],
  dice: number,
  accuracy: number,
  damage: number,
  more: Partial<RangedAttack> = {},
): RangedAttack => ({ min: range[0], max: range[1], ...noisy(dice, accuracy, damage), ...more });
