/** The value below which the share `q` (0 to 1) of the values lies, between neighbours by proportion. */
export function quantile(values: ArrayLike<number>, q: number): number {
  if (values.length === 0) throw new RangeError('no values, no quantile');
  const sorted = Float64Array.from(values).sort();
  const place = (sorted.length - 1) * q;
  const below = Math.floor(place);
  const above = Math.ceil(place);
  return sorted[below] + (sorted[above] - sorted[below]) * (place - below);
}

export const median = (values: ArrayLike<number>): number => quantile(values, 0.5);

/** What the repeats of one measurement came to. */
export interface Summary {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function summary(values: ArrayLike<number>): Summary {
  return { median: median(values), min: quantile(values, 0), max: quantile(values, 1) };
}

/** One ratio for each pair of repeats that ran one after the other. */
export function ratios(ours: readonly number[], theirs: readonly number[]): number[] {
  if (ours.length !== theirs.length) throw new RangeError('repeats that have no partner');
  return ours.map((value, i) => value / theirs[i]);
}

/** What a figure has to reach, or must not pass. */
export interface Budget {
  readonly atLeast?: number;
  readonly atMost?: number;
  /** A higher figure that it should come to one day. */
  readonly aim?: number;
}

export interface Verdict {
  readonly met: boolean;
  /** How far off it is, as a share of the budget; 0 if it is met. */
  readonly missedBy: number;
  /** How much is missing to the aim, as a share of it; 0 if it is reached or there is none. */
  readonly shortBy: number;
}

export function verdict(value: number, { atLeast = -Infinity, atMost = Infinity, aim }: Budget): Verdict {
  const shortBy = aim === undefined || value >= aim ? 0 : (aim - value) / aim;
  if (value < atLeast) return { met: false, missedBy: (atLeast - value) / atLeast, shortBy };
  if (value > atMost) return { met: false, missedBy: (value - atMost) / atMost, shortBy };
  return { met: true, missedBy: 0, shortBy };
}

/** A run by the same seeds comes to the same checksum every time and on every side, or it is void. */
export function agree(checksums: readonly string[]): boolean {
  return checksums.length > 0 && checksums.every((checksum) => checksum === checksums[0]);
}
