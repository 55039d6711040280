import type { KindDef } from '../define.ts';

/** S1-ZOM-01 to S1-ZOM-04; the ranks are those of S1-RANGED-03, RM-TP-01, RM-VET-01 and CF-41. */
export const SEASON1_KINDS: readonly KindDef[] = [
  {
    id: 'walker',
    number: 0,
    actions: 1,
    toughness: 1,
    xp: 1,
    rank: { s1: 2, rm: 2, rmExtended: 3, hu: 3 },
    figures: { season1: 40 },
  },
  {
    id: 'runner',
    number: 1,
    actions: 2,
    toughness: 1,
    xp: 1,
    rank: { s1: 4, rm: 4, rmExtended: 9, hu: 12 },
    figures: { season1: 16 },
  },
  {
    id: 'fatty',
    number: 2,
    actions: 1,
    toughness: 2,
    xp: 1,
    rank: { s1: 3, rm: 3, rmExtended: 6, hu: 6 },
    escort: { kind: 'walker', count: 2 },
    figures: { season1: 8 },
  },
  {
    id: 'abomination',
    number: 3,
    actions: 1,
    toughness: 3,
    xp: 5,
    rank: { s1: 3, rm: 3, rmExtended: 6, hu: 9 },
    single: { instead: 'fatty' },
    figures: { season1: 1 },
  },
];
