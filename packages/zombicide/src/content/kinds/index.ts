import type { BoxId, KindDef } from '../define.ts';
import { RUE_MORGUE_KINDS } from './rue-morgue.ts';
import { SEASON1_KINDS } from './season1.ts';

export const KINDS: readonly KindDef[] = [...SEASON1_KINDS, ...RUE_MORGUE_KINDS];

/** Kinds that the boxes hold figures of, in the order of their numbers. */
export const kindsOf = (boxes: readonly BoxId[]): KindDef[] =>
  KINDS.filter((kind) => boxes.some((box) => (kind.figures[box] ?? 0) > 0));

export const figuresOf = (kind: KindDef, boxes: readonly BoxId[]): number =>
  boxes.reduce((sum, box) => sum + (kind.figures[box] ?? 0), 0);
