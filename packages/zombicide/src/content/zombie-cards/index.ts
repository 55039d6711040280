import type { BoxId, KindDef, ZombieCardDoes, ZombieCardRow } from '../define.ts';
import { RUE_MORGUE_ZOMBIE_CARDS } from './rue-morgue.ts';
import { SEASON1_ZOMBIE_CARDS } from './season1.ts';

const ROWS: Readonly<Partial<Record<BoxId, readonly ZombieCardRow[]>>> = {
  season1: SEASON1_ZOMBIE_CARDS,
  rueMorgue: RUE_MORGUE_ZOMBIE_CARDS,
};

export const ZOMBIE_CARD_ROWS: readonly ZombieCardRow[] = Object.values(ROWS).flat();

/** What a card says at one level. */
export interface CardLine {
  /** Place of the kind among those in play, or -1 where nothing appears. */
  readonly kind: number;
  readonly count: number;
}

export interface ZombieCard {
  readonly number: number;
  readonly does: ZombieCardDoes;
  /** By danger level. */
  readonly lines: readonly CardLine[];
}

/** The zombie cards of the boxes, by number. */
export function zombieCardsOf(boxes: readonly BoxId[], kinds: readonly KindDef[]): ZombieCard[] {
  const kindCalled = (id: string): number => kinds.findIndex((kind) => kind.id === id);
  const line = (text: string): CardLine => {
    if (text === '') return { kind: -1, count: 0 };
    const [first, second] = text.split(' ');
    return second
      ? { kind: kindCalled(second), count: Number(first) }
      : { kind: kindCalled(first), count: 0 };
  };
  const cards: ZombieCard[] = [];
  for (const box of boxes) {
    for (const [number, does, ...lines] of ROWS[box] ?? []) {
      cards[number] = { number, does, lines: lines.map(line) };
    }
  }
  return cards;
}
