import type { GameEvent } from '@holdout/kernel';

/** What makes a group split: zones that draw it equally, ways that are equally short, or both. */
export interface SplitReason {
  /** Zones that draw it equally; none if there is only one. */
  readonly targets: readonly string[];
  /** There are more ways than such zones. */
  readonly ways: boolean;
}

/** Why a group goes several ways; null if it does not. S1-SPLIT-01 */
export function splitReason({ t, ways, targets }: GameEvent): SplitReason | null {
  if (t !== 'shamble' || Number(ways) < 2) return null;
  const drawn = Array.isArray(targets) ? targets.filter((zone) => typeof zone === 'string') : [];
  return { targets: drawn.length > 1 ? drawn : [], ways: Number(ways) > drawn.length };
}
