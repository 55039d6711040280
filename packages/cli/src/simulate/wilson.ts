/** Two-sided 95 % point of the normal distribution. */
const Z = 1.959963984540054;

/**
 * Wilson's score interval: between which shares the true one lies, with 95 % confidence. Unlike the plain interval it
 * stays inside 0 to 1 and says something even for 0 of `n`.
 *
 * @returns lower and upper bound, 0 to 1; the whole range if nothing was counted.
 */
export function wilson(count: number, n: number): readonly [number, number] {
  if (n === 0) return [0, 1];
  const share = count / n;
  const z2 = Z * Z;
  const centre = share + z2 / (2 * n);
  const spread = Z * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n));
  const whole = 1 + z2 / n;
  // At the ends the bounds are exactly 0 and 1; the sums above would miss them by a rounding error.
  return [count === 0 ? 0 : (centre - spread) / whole, count === n ? 1 : (centre + spread) / whole];
}
