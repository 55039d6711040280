import { INDESTRUCTIBLE, type KindDef } from '../define.ts';

/** RM-ZOM-01, RM-COMP-09; the ranks are those of RM-TP-01 and RM-VET-01. */
export const RUE_MORGUE_KINDS: readonly KindDef[] = [
  {
    id: 'skinner-walker',
    number: 4,
    actions: 1,
    toughness: 1,
    xp: 1,
    rank: { s1: 2 },
    leaves: 'crawler',
    figures: { rueMorgue: 40 },
  },
  {
    id: 'skinner-runner',
    number: 5,
    actions: 2,
    toughness: 1,
    xp: 1,
    rank: { s1: 4 },
    leaves: 'crawler',
    figures: { rueMorgue: 16 },
  },
  {
    id: 'skinner-fatty',
    number: 6,
    actions: 1,
    toughness: 2,
    xp: 1,
    rank: { s1: 3 },
    escort: { kind: 'skinner-walker', count: 2 },
    leaves: 'crawler',
    figures: { rueMorgue: 8 },
  },
  { id: 'crawler', number: 7, actions: 1, toughness: 1, xp: 1, rank: { s1: 5 }, figures: { rueMorgue: 15 } },
  {
    id: 'a-bomb',
    number: 8,
    actions: 1,
    toughness: INDESTRUCTIBLE,
    xp: 5,
    rank: { s1: 3 },
    single: { instead: 'skinner-fatty' },
    grabs: true,
    figures: { rueMorgue: 1 },
  },
];
